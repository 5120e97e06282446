import { eq } from "drizzle-orm";
import { users } from "#server/auth.tables.ts";
import type { Owner } from "#server/database.ts";
import type { AppContext } from "#server/context.ts";
import { endUnused, lostAnswerMs, replaceToken, sessionIdOf } from "#server/session.ts";
import { findLink, isSecret, noteDone } from "./email.repository.ts";
import { openedAs, type Browser } from "./open-session.repository.ts";

/*
 * A page that sends a request whose answer has a new session sends a secret with it, 150 random bits. When the answer was lost, it asks for the
 * session once more with the secret, for ten minutes. A session that was used is not given again: its answer has arrived.
 */

/** In ten minutes. */
const mostRenewed = 30;

const linkOf = (memberId: string, secret: string): string => `${memberId}.${secret}`;

const lockMember = (tx: Pick<Owner, "select">, memberId: string) =>
  tx
    .select({ id: users.id, email: users.email, credentialEpoch: users.credentialEpoch })
    .from(users)
    .where(eq(users.id, memberId))
    .for("no key update");

/**
 * Records that the session `sessionId` belongs to the page with this secret, in place of an unused one, which ends: the same request came twice
 * at once. `tx`: a transaction.
 */
export async function noteSession(
  tx: Pick<Owner, "select" | "insert" | "delete">,
  { memberId, secret, sessionId }: { memberId: string; secret: string; sessionId: string },
  now: number,
): Promise<void> {
  if (!isSecret(secret)) return;
  const [member] = await lockMember(tx, memberId);
  // deleted meanwhile: what names a member in a text is deleted before
  if (!member) return;
  const link = linkOf(memberId, secret);
  const before = await findLink(tx, "session", link, now);
  if (before) await endUnused(tx, { id: before.value, memberId });
  await noteDone(tx, "session", link, sessionId, now, lostAnswerMs);
}

/** The same for a session that was just begun, if this browser sent a secret. */
export async function noteSessionOf(
  { database, clock }: AppContext,
  { token, member }: { token: string; member: { id: string } },
  { retrySecret: secret }: Browser,
): Promise<void> {
  const sessionId = secret && (await sessionIdOf(database.owner, token));
  if (sessionId) await database.owner.transaction((tx) => noteSession(tx, { memberId: member.id, secret, sessionId }, clock()));
}

/**
 * The session that belongs to the page with this secret, with another token: the one before was lost with the answer. Null if there is none, also
 * when it was used or has ended since, by signing out or by a change of the account. Throws too-many.
 */
export async function renewSession(
  context: AppContext,
  { memberId, secret }: { memberId: string; secret: string | undefined },
  browser: Browser,
) {
  if (!secret) return null;
  const { owner } = context.database;
  const link = linkOf(memberId, secret);
  const find = (reader: Pick<Owner, "select">) => findLink(reader, "session", link, context.clock());
  if (!(await find(owner))) return null;
  // each locks the account
  await context.limits.count({ purpose: "renewed", subject: link, most: mostRenewed, windowMs: lostAnswerMs });
  const renewed = await owner.transaction(async (tx) => {
    // locked as by every change of the account, which forgets what is recorded
    const [member] = await lockMember(tx, memberId);
    const found = member && (await find(tx));
    const token = found && (await replaceToken(tx, context.config, { id: found.value, memberId }, browser));
    return token ? { member, opened: { id: found.value, token } } : null;
  });
  if (!renewed) return null;
  context.sessions.evict(memberId);
  return openedAs(context, renewed.member, renewed.opened);
}
