import { and, asc, eq, inArray, isNotNull, ne, sql, type SQL } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import { accounts, deletedAccounts, passkeys, users } from "#server/auth.tables.ts";
import type { AppContext } from "#server/context.ts";
import type { Owner } from "#server/database.ts";
import { newId } from "#server/ids.ts";
import type { Identity } from "#server/providers.ts";
import { providerMessages } from "./provider.rules.ts";

const isProvider = ne(accounts.providerId, "credential");

/** Oldest first. */
export const listProviders = (owner: Pick<Owner, "select">, memberId: string) =>
  owner
    .select()
    .from(accounts)
    .where(and(eq(accounts.userId, memberId), isProvider))
    .orderBy(asc(accounts.createdAt), asc(accounts.id));

const columns = {
  id: users.id,
  email: users.email,
  credentialEpoch: users.credentialEpoch,
  hasSecondFactor: users.twoFactorEnabled,
} as const;

/** The member connected with an account at a provider, or null. */
export async function findByIdentity(owner: Pick<Owner, "select">, { issuer, subject }: Identity) {
  const [row] = await owner
    .select({ ...columns, link: accounts.id })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, issuer), eq(accounts.accountId, subject), isProvider));
  return row ?? null;
}

export const noteUse = (owner: Owner, link: string, now: number) =>
  owner
    .update(accounts)
    .set({ updatedAt: new Date(now) })
    .where(eq(accounts.id, link));

/** The row of an account at a provider: its identity, and none of its tokens. */
const providerRow = ({ issuer, subject }: Pick<Identity, "issuer" | "subject">, memberId: string, now: number) => ({
  id: newId(),
  userId: memberId,
  providerId: issuer,
  accountId: subject,
  createdAt: new Date(now),
  updatedAt: new Date(now),
});

/**
 * Connects it, and counts the address as confirmed, because the provider has verified it. False when it is connected with an account
 * already.
 */
export async function connectProvider(tx: Pick<Owner, "insert" | "update">, memberId: string, identity: Identity, now: number) {
  const added = await tx
    .insert(accounts)
    .values(providerRow(identity, memberId, now))
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  if (added.length === 0) return false;
  await tx.update(users).set({ emailVerified: true }).where(eq(users.id, memberId));
  return true;
}

type Writer = Pick<Owner, "delete" | "insert">;

/** Throws not-found. Returns the issuer. */
export async function removeProvider(tx: Writer, memberId: string, id: string, now: number): Promise<string> {
  const [gone] = await removed(tx, and(eq(accounts.userId, memberId), eq(accounts.id, id)), now);
  if (!gone) throw new Problem("not-found", providerMessages.gone);
  return gone.issuer;
}

/** Part of every new password, as for passkeys: a member who locks someone out has to lock out every way. */
export const removeProviders = (tx: Writer, memberId: string, now: number) => removed(tx, eq(accounts.userId, memberId), now);

/** Deletes the rows, and records their ids in the list of what a restored backup must not bring back. */
async function removed(tx: Writer, which: SQL | undefined, now: number) {
  const gone = await tx.delete(accounts).where(and(which, isProvider)).returning({ id: accounts.id, issuer: accounts.providerId });
  const at = new Date(now);
  // cleaned at once: the row contains only an id of ours, which needs no overwriting on disk
  if (gone.length > 0) await tx.insert(deletedAccounts).values(gone.map(({ id }) => ({ id, deletedAt: at, cleanedAt: at })));
  return gone;
}

/** Whether this account has a password. */
export async function hasPassword(tx: Pick<Owner, "select">, memberId: string): Promise<boolean> {
  const found = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userId, memberId), eq(accounts.providerId, "credential"), isNotNull(accounts.password)));
  return found.length > 0;
}

/** Throws invalid, which rolls back the transaction, when the member would have no way left to sign in. */
export async function expectWayIn({ config, providers }: AppContext, tx: Pick<Owner, "select" | "execute">, memberId: string) {
  // locked, because two simultaneous removals would each still see the other's way; no stronger than by expectSameCredentials, because a
  // stronger lock waits for rows that others add to the account
  await tx.execute(sql`select 1 from "user" where id = ${memberId} for no key update`);
  if (config.PASSWORD_SIGN_IN === "on" && (await hasPassword(tx, memberId))) return;
  const [passkey] = await tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, memberId)).limit(1);
  if (passkey) return;
  const issuers = providers.list.map(({ issuer }) => issuer);
  const ways = issuers.length > 0 ? await tx.select({ id: accounts.id }).from(accounts).where(connectedTo(memberId, issuers)) : [];
  if (ways.length === 0) throw new Problem("invalid", providerMessages.lastWay);
}

const connectedTo = (memberId: string, issuers: string[]) => and(eq(accounts.userId, memberId), inArray(accounts.providerId, issuers));
