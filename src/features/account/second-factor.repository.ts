import { and, eq } from "drizzle-orm";
import { secondFactors, users } from "#server/auth.tables.ts";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import type { Owner } from "#server/database.ts";
import { hasSameCredentials, sessionIdOf, throwChanged, type Proved } from "#server/session.ts";
import { messages } from "./account.messages.content.ts";
import { mailAbout } from "./account.deletion.repository.ts";
import { emails } from "./email.content.ts";
import { countChange, notify } from "./email.repository.ts";
import { knownDevice, readStepTicket, voidCredentials } from "./credentials.repository.ts";
import { noteNewSecondFactor } from "./new-second-factor.repository.ts";
import { connectIdentified } from "./provider-sign-in.repository.ts";
import { isFirstSignIn, openSession, reportNewDevice, type Browser } from "./sign-in.repository.ts";

type Holder = Proved & { email: string };

const headersOf = (authorization: string) => new Headers({ authorization });

/** Starts the setup: returns the address that an app reads as QR code or key, and recovery codes. */
export async function askSecondFactor(
  context: AppContext,
  memberId: string,
  authorization: string,
  password: string,
): Promise<{ uri: string; codes: string[] }> {
  await countChange(context, "second-factor", memberId);
  const request = await attempt(() =>
    context.auth.api.enableTwoFactor({ body: { password, method: "totp" }, headers: headersOf(authorization) }),
  );
  if (!("totpURI" in request)) throw new Problem("conflict", messages.secondFactorOn);
  return { uri: request.totpURI, codes: request.backupCodes };
}

/** Switches it on with the first code and ends all earlier access. The session is renewed; `token` is the new one. */
export async function confirmSecondFactor(context: AppContext, member: Holder, authorization: string, code: string) {
  const digits = code.replace(/\D/g, "");
  const [stored] = await context.database.owner.select({ isOn: users.twoFactorEnabled }).from(users).where(eq(users.id, member.id));
  if (stored?.isOn) throw new Problem("conflict", messages.secondFactorOn);
  const limit = { purpose: "second-factor-confirm", subject: member.id, most: context.config.LIMIT_SIGN_IN_FAILURES, windowMs: 900_000 };
  await context.limits.count({ ...limit, words: messages.codesWait });
  return onlyOne(context, member, async () => {
    const { headers } = await attempt(() =>
      context.auth.api.verifyTOTP({ body: { code: digits }, headers: headersOf(authorization), returnHeaders: true }),
    );
    // recorded, so that the same code does not sign in
    await isFirstUse(context, member.id, digits);
    await context.limits.release(limit);
    return renewed(context, member, true, headers.get("set-auth-token"));
  });
}

export async function endSecondFactor(context: AppContext, member: Holder, authorization: string, password: string) {
  return onlyOne(context, member, async () => {
    const [before] = await context.database.owner
      .select({ row: secondFactors })
      .from(secondFactors)
      .innerJoin(users, eq(users.id, secondFactors.userId))
      .where(and(eq(secondFactors.userId, member.id), eq(users.twoFactorEnabled, true)));
    const { headers } = await attempt(() =>
      context.auth.api.disableTwoFactor({ body: { password }, headers: headersOf(authorization), returnHeaders: true }),
    );
    return renewed(context, member, false, headers.get("set-auth-token"), before?.row);
  });
}

/**
 * Throws conflict if the second factor of the account, as `member` proved who they are, is being changed already: the library would let both
 * through, and the one that is saved last would count as begun before a change of the account.
 */
async function onlyOne<T>(context: AppContext, member: Proved, change: () => Promise<T>): Promise<T> {
  const limit = { purpose: "second-factor-change", subject: `${member.id} ${member.credentialEpoch}`, windowMs: 60_000 };
  try {
    if (!(await context.limits.first(limit))) throw new Problem("conflict", messages.secondFactorChanging);
    return await change();
  } catch (error) {
    await context.limits.release(limit);
    throw error;
  }
}

type Stored = typeof secondFactors.$inferSelect;

/**
 * Ends every session but the one that the change itself created. That one too, and throws not-signed-in, if the account's credentials were
 * changed since `member` proved who they are; the second factor is then as it was: off, or on with the row `before`.
 */
async function renewed(context: AppContext, member: Holder, isOn: boolean, token: string | null, before?: Stored) {
  const { owner } = context.database;
  const save = token ? await sessionIdOf(owner, token) : undefined;
  const isSame = await owner.transaction(async (tx) => {
    const isSame = await hasSameCredentials(tx, member);
    await voidCredentials(tx, member.id, isSame ? save : undefined);
    if (isSame)
      await notify(context, tx, "second-factor-changed", member, emails.secondFactorChanged(isOn, await mailAbout(context, tx, member.id)));
    else if (isOn || before) await restore(tx, member.id, before);
    return isSame;
  });
  if (isSame && isOn) await noteNewSecondFactor(context, member.id);
  context.mail.kick();
  context.sessions.evict(member.id);
  if (!isSame) throwChanged();
  return { token };
}

/** Undoes a change that the library has saved already. Nothing is restored to an account that was deleted meanwhile. */
async function restore(tx: Pick<Owner, "delete" | "insert" | "update">, memberId: string, before: Stored | undefined): Promise<void> {
  const found = await tx
    .update(users)
    .set({ twoFactorEnabled: before !== undefined })
    .where(eq(users.id, memberId))
    .returning({ id: users.id });
  // the library refuses to set up another one while a confirmed one exists
  await tx.delete(secondFactors).where(eq(secondFactors.userId, memberId));
  if (before && found.length > 0) await tx.insert(secondFactors).values(before);
}

type Second = Browser & { ticket: string; code: string };

/**
 * The second step of a sign-in. `ticket` is the result of the first step; `code` from the app, or a recovery code. Wrong codes of the two
 * kinds are counted separately, so that recovery codes still work when the app's codes have to wait.
 */
export async function secondStep(context: AppContext, { ticket, code, ...browser }: Second) {
  const read = await readStepTicket(context, ticket);
  if (!read) throw new Problem("invalid", messages.ticketOver, { field: "code" });
  const { member } = read;
  const digits = code.replace(/[\s-]/g, "");
  const isFromApp = /^\d{6}$/.test(digits);
  const limit = {
    purpose: isFromApp ? "second-step" : "second-step-paper",
    subject: (await knownDevice(context, browser.devices, member)) ?? member.id,
    most: context.config.LIMIT_SIGN_IN_FAILURES,
    windowMs: 900_000,
    ...(isFromApp ? { words: messages.codesWait } : {}),
  };
  await context.limits.count(limit);
  // Better Auth checks a code only with a session: this one is handed out only once the code was correct
  const isFirst = await isFirstSignIn(context, member.id);
  const created = await openSession(context, member, browser);
  const headers = headersOf(`Bearer ${created.token}`);
  try {
    if (isFromApp) await attempt(() => context.auth.api.verifyTOTP({ body: { code: digits }, headers }));
    else await attempt(() => context.auth.api.verifyBackupCode({ body: { code: code.trim() }, headers }));
    if (isFromApp && !(await isFirstUse(context, member.id, digits))) throw new Problem("invalid", messages.usedCode, { field: "code" });
    if (read.connect) await connectIdentified(context, read.connect, member);
  } catch (error) {
    await context.auth.api.signOut({ headers });
    throw error;
  }
  await context.limits.release(limit);
  if (!isFirst) await reportNewDevice(context, member, browser);
  return created;
}

/** A code is valid for about ninety seconds, and once. */
const isFirstUse = (context: AppContext, memberId: string, digits: string) =>
  context.limits.first({ purpose: "code", subject: `${memberId} ${digits}`, windowMs: 180_000 });

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { status, body } = error as { status?: string; body?: { code?: string } };
    const code = body?.code ?? "";
    if (code === "TOTP_ALREADY_ENABLED") throw new Problem("conflict", messages.secondFactorOn);
    // a recovery code that another request used at the same moment is refused by the library without a code
    if (status === "CONFLICT" || /INVALID|TWO_FACTOR|TOTP|BACKUP|TOO_MANY/.test(code))
      throw new Problem("invalid", messages.wrongCode, { field: "code" });
    throw error;
  }
}
