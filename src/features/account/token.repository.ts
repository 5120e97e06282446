import { dayMs } from "#shared/dates.ts";
import { expectSameCredentials } from "#server/session.ts";
import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import { newApiToken, storedCalls } from "#server/api-tokens.ts";
import { apiCalls, apiTokens } from "#server/auth.tables.ts";
import type { Owner } from "#server/database.ts";
import { fingerprint } from "#server/signing.ts";
import { mostTokens, tokenMessages, type TokenScope } from "./token.rules.ts";

type Writer = Pick<Owner, "delete">;

/** Valid tokens of this member, oldest first. `now` in UTC ms. */
export const listTokens = (owner: Pick<Owner, "select">, memberId: string, now: number) =>
  owner
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, memberId), gt(apiTokens.expiresAt, new Date(now))))
    .orderBy(asc(apiTokens.createdAt), asc(apiTokens.id));

/** The last calls of this member's tokens, newest first; `token` is the name, null when it was revoked. */
export const listCalls = (owner: Owner, memberId: string) =>
  owner
    .select({
      id: apiCalls.id,
      token: apiTokens.name,
      method: apiCalls.method,
      route: apiCalls.route,
      status: apiCalls.status,
      calledAt: apiCalls.calledAt,
    })
    .from(apiCalls)
    .leftJoin(apiTokens, and(eq(apiTokens.userId, apiCalls.userId), eq(apiTokens.id, apiCalls.tokenId)))
    .where(eq(apiCalls.userId, memberId))
    .orderBy(desc(apiCalls.id))
    .limit(storedCalls);

type NewToken = { id: string; name: string; scopes: TokenScope[]; days: number };

/**
 * Creates a token and returns it; the row has its hash. The same id again replaces the secret, for a lost answer. Expired ones are deleted.
 * Throws invalid beyond the limit of an account.
 */
export async function makeToken(
  tx: Pick<Owner, "select" | "insert" | "delete">,
  member: { id: string; credentialEpoch: number },
  { id, name, scopes, days }: NewToken,
  now: number,
) {
  // locks the account: two at once would both be within the limit
  await expectSameCredentials(tx, member);
  const memberId = member.id;
  const activeTokens = await listTokens(tx, memberId, now);
  if (activeTokens.length >= mostTokens && !activeTokens.some((one) => one.id === id)) throw new Problem("invalid", tokenMessages.tooMany);
  await tx
    .delete(apiTokens)
    .where(and(eq(apiTokens.userId, memberId), sql`${apiTokens.expiresAt} <= ${new Date(now).toISOString()}::timestamptz`));
  const token = newApiToken();
  const expiresAt = new Date(now + days * dayMs);
  const row = {
    tokenHash: fingerprint(token),
    name: name.trim(),
    scopes,
    createdAt: new Date(now),
    expiresAt,
    usedAt: null,
    usedFrom: null,
  };
  await tx
    .insert(apiTokens)
    .values({ userId: memberId, id, ...row })
    .onConflictDoUpdate({ target: [apiTokens.userId, apiTokens.id], set: row });
  return { token, expiresAt };
}

/** Throws not-found. */
export async function revokeToken(writer: Writer, memberId: string, id: string): Promise<void> {
  const gone = await writer
    .delete(apiTokens)
    .where(and(eq(apiTokens.userId, memberId), eq(apiTokens.id, id)))
    .returning({ id: apiTokens.id });
  if (gone.length === 0) throw new Problem("not-found", tokenMessages.gone);
}

/** Revokes every token of this member; the list of calls stays. */
export const revokeTokens = (writer: Writer, memberId: string) => writer.delete(apiTokens).where(eq(apiTokens.userId, memberId));
