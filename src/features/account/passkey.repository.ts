import { and, asc, eq } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import { passkeys, users } from "#server/auth.tables.ts";
import type { Owner } from "#server/database.ts";
import { expectSameCredentials, type Proved } from "#server/session.ts";
import { mostPasskeys, passkeyMessages } from "./passkey.rules.ts";

type Writer = Pick<Owner, "delete">;
type NewPasskey = Omit<typeof passkeys.$inferInsert, "userId" | "createdAt" | "usedAt">;

/** Oldest first. */
export const listPasskeys = (owner: Pick<Owner, "select">, memberId: string) =>
  owner.select().from(passkeys).where(eq(passkeys.userId, memberId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));

/**
 * Throws invalid beyond the limit of an account, conflict for a passkey that exists already, and not-signed-in if the account's credentials were
 * changed since `member` proved who they are.
 */
export async function addPasskey(tx: Pick<Owner, "select" | "insert">, member: Proved, passkey: NewPasskey, now: number) {
  // locks the account: two at once would both be within the limit
  await expectSameCredentials(tx, member);
  const memberId = member.id;
  if ((await listPasskeys(tx, memberId)).length >= mostPasskeys) throw new Problem("invalid", passkeyMessages.tooMany);
  const added = await tx
    .insert(passkeys)
    .values({ ...passkey, userId: memberId, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  if (added.length === 0) throw new Problem("conflict", passkeyMessages.notAdded);
}

const ownedBy = (memberId: string, id: string) => and(eq(passkeys.userId, memberId), eq(passkeys.id, id));

/** Whether this passkey was added under this id: the same request comes again, because its answer was lost. */
export const isAdded = async (
  owner: Pick<Owner, "select">,
  memberId: string,
  { id, credentialId }: Pick<NewPasskey, "id" | "credentialId">,
) =>
  (
    await owner
      .select({ id: passkeys.id })
      .from(passkeys)
      .where(and(ownedBy(memberId, id), eq(passkeys.credentialId, credentialId)))
  ).length > 0;

/** Throws not-found. */
export async function renamePasskey(owner: Owner, memberId: string, id: string, name: string): Promise<void> {
  const changed = await owner.update(passkeys).set({ name }).where(ownedBy(memberId, id)).returning({ id: passkeys.id });
  if (changed.length === 0) throw new Problem("not-found", passkeyMessages.gone);
}

/** Throws not-found. */
export async function removePasskey(writer: Writer, memberId: string, id: string): Promise<void> {
  const gone = await writer.delete(passkeys).where(ownedBy(memberId, id)).returning({ id: passkeys.id });
  if (gone.length === 0) throw new Problem("not-found", passkeyMessages.gone);
}

/** Part of every new password: a member who changes it because someone else had access may not notice a passkey of theirs. */
export const removePasskeys = (writer: Writer, memberId: string) => writer.delete(passkeys).where(eq(passkeys.userId, memberId));

/** The passkey with this credential id, with its owner; null if there is none. */
export async function findPasskey(owner: Owner, credentialId: string) {
  const [row] = await owner
    .select({ passkey: passkeys, member: { id: users.id, email: users.email, credentialEpoch: users.credentialEpoch } })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/** Records a use. False if the counter changed meanwhile: of two simultaneous uses with one counter, one is a copy. */
export async function notePasskeyUse(owner: Owner, { userId, id, counter }: typeof passkeys.$inferSelect, next: number, now: number) {
  const noted = await owner
    .update(passkeys)
    .set({ counter: next, usedAt: new Date(now) })
    .where(and(ownedBy(userId, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return noted.length > 0;
}
