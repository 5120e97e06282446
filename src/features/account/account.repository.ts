import { isCommon } from "./passwords.content.ts";
import { and, desc, eq, gt } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import { accounts, deletedAccounts, sessions, users } from "#server/auth.tables.ts";
import { isListedPassword } from "#server/common-passwords.ts";
import type { Config } from "#server/config.ts";
import type { AppContext } from "#server/context.ts";
import type { MemberTx, Owner } from "#server/database.ts";
import { newId } from "#server/ids.ts";
import { hashPassword, isPassword } from "#server/passwords.ts";
import { messages } from "./account.messages.content.ts";
import { reminders } from "./account.tables.ts";
import { voidCredentials } from "./credentials.repository.ts";
import { endPushDeviceOf } from "./push.repository.ts";
import { passwordLimits } from "./password-limits.repository.ts";
import { removePasskeys } from "./passkey.repository.ts";
import { hasPassword, removeProviders } from "./provider.repository.ts";
import { providerMessages } from "./provider.rules.ts";
import { dailyNames, type Reminders } from "./reminder.rules.ts";
import { setOperatorContext } from "./webhook.repository.ts";

/** Preferences and switches of one member. Throws not-found for a deleted account. */
export async function readProfile(owner: Owner, memberId: string) {
  const [row] = await owner.select().from(users).where(eq(users.id, memberId));
  if (!row) throw new Problem("not-found", "This account is no longer here.");
  return {
    email: row.email,
    timeZone: row.timeZone,
    currency: row.currency,
    weekStartsOn: row.weekStartsOn as 1 | 6 | 7,
    hasSecondFactor: row.twoFactorEnabled,
    hasPassword: await hasPassword(owner, memberId),
  };
}

export const changeProfile = (
  owner: Owner,
  memberId: string,
  change: { timeZone?: string; currency?: string; weekStartsOn?: number },
  now: number,
) =>
  owner
    .update(users)
    // another time zone or first day of the week moves the reminders
    .set({ ...change, updatedAt: new Date(now), remindersNextAt: null })
    .where(eq(users.id, memberId));

export async function writeReminders(tx: MemberTx, preferences: Partial<Reminders>): Promise<void> {
  await tx
    .insert(reminders)
    .values({ ...preferences, userId: tx.memberId })
    .onConflictDoUpdate({ target: reminders.userId, set: { ...preferences, userId: tx.memberId } }); // never without a column
}

/** Records whether any reminder is chosen, by what is stored, and makes the job check this member in its next run. */
export async function recordConsent(owner: Owner, memberId: string): Promise<void> {
  await owner.transaction(async (tx) => {
    // locked before the choices are read: the later of two changes at once sees both
    await tx.select({ id: users.id }).from(users).where(eq(users.id, memberId)).for("no key update");
    await setOperatorContext(tx);
    const [row] = await tx.select().from(reminders).where(eq(reminders.userId, memberId));
    const emailConsent = dailyNames.some((name) => row?.[name]);
    await tx.update(users).set({ emailConsent, remindersNextAt: null }).where(eq(users.id, memberId));
  });
}

/** Makes the reminder job check this member in its next run. */
export const wakeReminders = (owner: Owner, memberId: string) =>
  owner.update(users).set({ remindersNextAt: null }).where(eq(users.id, memberId));

/** Sessions that have not ended, the most recently used first. `now` in UTC ms. */
export const listSessions = (owner: Owner, memberId: string, now: number) =>
  owner
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, memberId), gt(sessions.expiresAt, new Date(now))))
    .orderBy(desc(sessions.updatedAt));

/** The user agent that a session was started with, "" if unknown. */
export const userAgentOf = async (owner: Owner, sessionId: string): Promise<string> =>
  (await owner.select({ userAgent: sessions.userAgent }).from(sessions).where(eq(sessions.id, sessionId)))[0]?.userAgent ?? "";

/** Ends one session of this member. Throws not-found for any other. */
export async function endSession(owner: Owner, memberId: string, id: string): Promise<void> {
  const gone = await owner
    .delete(sessions)
    .where(and(eq(sessions.userId, memberId), eq(sessions.id, id)))
    .returning();
  if (gone.length === 0) throw new Problem("not-found", "This device is already signed out.");
  await endPushDeviceOf(owner, id);
}

type PasswordOwner = { id: string; sessionStartedAt: Date };

/** How recent a sign-in must be to replace the password of a member without one. */
const newSessionMs = 600_000;

/**
 * Requires the password again, rate-limited like a sign-in, because someone else may have the device. A member without one (an account
 * created by a sign-in provider) has to have signed in within the last ten minutes. With passwords switched off, a forgotten one cannot be
 * replaced, so either will do. Throws invalid.
 */
export async function requirePassword(context: AppContext, member: PasswordOwner, password: string, field: string) {
  const { config, database, clock } = context;
  const [row] = await database.owner
    .select({ password: accounts.password, epoch: users.credentialEpoch })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.userId, member.id), eq(accounts.providerId, "credential")));
  const isOff = config.PASSWORD_SIGN_IN === "off";
  if (!row || isOff) {
    if (clock() < member.sessionStartedAt.getTime() + newSessionMs) return;
    if (!row || password === "") throw new Problem("invalid", messages.signInAgain, { field });
  }
  if (password === "") throw new Problem("invalid", messages.passwordMissing, { field });
  const limit = passwordLimits(context, { purpose: "prove", subject: member.id, epoch: row.epoch });
  // counted before it is checked, as at sign-in
  await limit.count();
  if (await isPassword(password, row.password, { member: member.id })) return limit.release();
  throw new Problem("invalid", messages.wrongPassword, { field });
}

/** How long a change of the password may come again, because its answer was lost. */
const repeatedMs = 3_600_000;

/**
 * Whether this session has changed the password to `password` within the last hour, so that the same change has come again. Compared as one
 * more try, counted with those of `requirePassword`. Throws too-many.
 */
export async function isChangedTo(context: AppContext, member: PasswordOwner & { sessionId: string }, password: string): Promise<boolean> {
  const [row] = await context.database.owner
    .select({ password: accounts.password, changedAt: accounts.updatedAt, epoch: users.credentialEpoch, startedAt: sessions.createdAt })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .innerJoin(sessions, and(eq(sessions.userId, accounts.userId), eq(sessions.id, member.sessionId)))
    .where(and(eq(accounts.userId, member.id), eq(accounts.providerId, "credential")));
  // a change ends every other session: one that began before it has made it
  if (!row || row.changedAt <= row.startedAt || context.clock() > row.changedAt.getTime() + repeatedMs) return false;
  const limit = passwordLimits(context, { purpose: "prove", subject: member.id, epoch: row.epoch });
  await limit.count();
  if (!(await isPassword(password, row.password, { member: member.id }))) return false;
  // and of the password before, which was refused
  await limit.release();
  await limit.release();
  return true;
}

/** Throws invalid for a common password, where the operator chose that it is refused. */
export async function expectUncommon({ PASSWORD_BLOCKLIST }: Config, password: string, field: string): Promise<void> {
  if (PASSWORD_BLOCKLIST === "refuse" && (isCommon(password) || (await isListedPassword(password))))
    throw new Problem("invalid", messages.commonPassword, { field });
}

/** Throws refused if passwords are switched off. */
export function expectPasswords({ PASSWORD_SIGN_IN }: Config): void {
  if (PASSWORD_SIGN_IN === "off") throw new Problem("refused", providerMessages.passwordOff);
}

type Writer = Pick<Owner, "insert" | "update" | "delete" | "execute">;

/** Changes the address and ends all earlier access but the session `keepSessionId`. `tx` is a transaction of the tables' owner. */
export async function changeEmail(tx: Writer, memberId: string, email: string, now: number, keepSessionId?: string): Promise<void> {
  await tx
    .update(users)
    .set({ email, emailVerified: true, updatedAt: new Date(now) })
    .where(eq(users.id, memberId));
  await voidCredentials(tx, memberId, keepSessionId);
}

/** The hash for `setPassword`: made before its transaction, because it may wait for the hashes of others. */
export const hashOf = (password: string, memberId: string): Promise<string> => hashPassword(password, { member: memberId });

/**
 * Sets the password, ends all earlier access but the session `keepSessionId`, and removes every passkey and sign-in provider. The first password of
 * an account, set by a signed-in member, removes none, so that no one is locked out. `tx` is a transaction of the tables' owner.
 */
export async function setPassword(tx: Writer, memberId: string, hash: string, now: number, keepSessionId?: string): Promise<void> {
  const at = new Date(now);
  const changed = await tx
    .update(accounts)
    .set({ password: hash, updatedAt: at })
    .where(and(eq(accounts.userId, memberId), eq(accounts.providerId, "credential")))
    .returning({ id: accounts.id });
  const isFirst = changed.length === 0;
  const row = { id: newId(), userId: memberId, accountId: memberId, providerId: "credential", password: hash };
  if (isFirst) await tx.insert(accounts).values({ ...row, createdAt: at, updatedAt: at });
  await voidCredentials(tx, memberId, keepSessionId);
  if (!isFirst || keepSessionId === undefined) {
    await removePasskeys(tx, memberId);
    await removeProviders(tx, memberId, now);
  }
}

/** Deletes everything of a member at once, by foreign keys; the id stays as a tombstone for restored backups. */
export async function deleteMember(tx: Writer, memberId: string, now: number): Promise<void> {
  await tx
    .insert(deletedAccounts)
    .values({ id: memberId, deletedAt: new Date(now) })
    .onConflictDoNothing();
  // links and tickets name their member in a text, not by a foreign key
  await voidCredentials(tx, memberId);
  await tx.delete(users).where(eq(users.id, memberId));
}
