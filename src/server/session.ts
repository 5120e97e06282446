import { dayMs } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { and, desc, eq, inArray } from "drizzle-orm";
import { accessColumns, sessions, users } from "./auth.tables.ts";
import type { Config } from "./config.ts";
import type { Database, Owner } from "./database.ts";
import { newId } from "./ids.ts";
import { fingerprint } from "./signing.ts";

/** The signed-in user with everything that the access check needs, from one statement. */
export type Member = {
  id: string;
  email: string;
  timeZone: string;
  currency: string;
  weekStartsOn: number;
  createdAt: Date;
  trialEndsAt: Date;
  billingStatus: string;
  paidUntil: Date | null;
  graceEndsAt: Date | null;
  cancelsAtEnd: boolean;
  customerId: string | null;
  credentialEpoch: number;
  sessionId: string;
  sessionStartedAt: Date;
  sessionEndsAt: Date;
  /** Only of a call with an API token: `sessionId` and its times are then the token's, and name no session. */
  token?: { id: string; scopes: readonly string[] };
};

export type Sessions = { find: (authorization: string | undefined) => Promise<Member | null>; evict: (memberId: string) => void };

const retentionMs = 30_000;
const cacheSize = 20_000;
/** For how long a session is given once more when the answer with its token was lost, ms. */
export const lostAnswerMs = 600_000;
/** Cache entries per member: many spellings of a header are valid, and no member has so many devices. */
const mostHeaders = 64;

/**
 * Reads `Authorization: Bearer <token>.<signature>`. Sessions are cached for 30 s at most and evicted the moment any process
 * changes the session or the account; while change notifications are unavailable, every call queries the database.
 */
export function openSessions(config: Config, database: Database, clock: () => number): Sessions {
  // by the whole header: a signature that was verified once need not be computed again
  const saved = new Map<string, { member: Member; until: number }>();
  const headersOf = new Map<string, Set<string>>();
  let changes = 0;

  const evict = (memberId: string) => {
    changes += 1;
    if (memberId === "") {
      saved.clear();
      headersOf.clear();
      return;
    }
    for (const header of headersOf.get(memberId) ?? []) saved.delete(header);
    headersOf.delete(memberId);
  };
  database.onMemberChanged(evict);

  const save = (header: string, member: Member) => {
    if (saved.size >= cacheSize) evict("");
    if ((headersOf.get(member.id)?.size ?? 0) >= mostHeaders) evict(member.id);
    saved.set(header, { member, until: clock() + retentionMs });
    const headers = headersOf.get(member.id) ?? new Set();
    headersOf.set(member.id, headers.add(header));
  };

  return {
    evict,
    find: async (authorization) => {
      if (!authorization) return null;
      const known = saved.get(authorization);
      if (known && known.until > clock() && database.receivesChanges()) return isAlive(known.member, config, clock()) ? known.member : null;
      const token = signedToken(authorization, config.AUTH_SECRET);
      if (!token) return null;
      const before = changes;
      const found = await read(database, token);
      if (!found || !isAlive(found.member, config, clock())) return null;
      const { member, isUsed } = found;
      // a change received while the row was being read may be newer than the row
      if (before === changes && database.receivesChanges()) save(authorization, member);
      if (!isUsed) await noteFirstUse(database, member, clock());
      await renew(database, member, config, clock());
      return member;
    },
  };
}

/** What every call needs of its member. */
export const memberColumns = {
  id: users.id,
  email: users.email,
  timeZone: users.timeZone,
  currency: users.currency,
  weekStartsOn: users.weekStartsOn,
  createdAt: users.createdAt,
  ...accessColumns,
  cancelsAtEnd: users.cancelsAtEnd,
  customerId: users.customerId,
  credentialEpoch: users.credentialEpoch,
};

async function read(database: Database, token: string): Promise<{ member: Member; isUsed: boolean } | null> {
  const ofSession = { sessionId: sessions.id, sessionStartedAt: sessions.createdAt, sessionEndsAt: sessions.expiresAt };
  const [row] = await database.owner
    .select({ ...memberColumns, ...ofSession, usedAt: sessions.updatedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, fingerprint(token)));
  if (!row) return null;
  const { usedAt, ...member } = row;
  return { member, isUsed: usedAt > member.sessionStartedAt };
}

const isUnused = eq(sessions.updatedAt, sessions.createdAt);

/** The answer with the token has arrived: the session is not given once more. */
async function noteFirstUse({ owner }: Database, { sessionId, sessionStartedAt }: Member, now: number): Promise<void> {
  const startedAt = sessionStartedAt.getTime();
  if (now > startedAt + lostAnswerMs) return;
  await owner
    .update(sessions)
    .set({ updatedAt: new Date(Math.max(now, startedAt + 1)) })
    .where(and(eq(sessions.id, sessionId), isUnused));
}

/** Where a session began; `address` is the result of `addressOf`. */
export type Origin = { userAgent: string; address: string };

/**
 * A hash to compare whether a later call comes from the network in which a session began. It includes the server's secret and the session's
 * id: the row alone reveals neither an address nor which sessions share one.
 */
export const networkHash = (secret: string, sessionId: string, address: string): string =>
  createHmac("sha256", secret).update(`network ${sessionId} ${address}`).digest("base64url");

/** A member as they proved who they are; `sessionId` of a call with a session. */
export type Proved = { id: string; credentialEpoch: number; sessionId?: string };

/**
 * Throws not-signed-in if the password, the address or the second factor was changed since `member` proved who they are: a check of a password
 * may wait longer than that takes. Throws conflict where their session has outlived the change, because it made it: the same request came again
 * while it was being answered. Locks the account until the transaction ends, so that a change comes before or after. The first statement of
 * every change that a password allows.
 */
export async function expectSameCredentials(tx: Pick<Owner, "select">, member: Proved): Promise<void> {
  const [now] = await tx.select({ credentialEpoch: users.credentialEpoch }).from(users).where(eq(users.id, member.id)).for("no key update");
  if (now?.credentialEpoch === member.credentialEpoch) return;
  const which = and(eq(sessions.userId, member.id), eq(sessions.id, member.sessionId ?? member.id));
  const open = await tx.select({ id: sessions.id }).from(sessions).where(which);
  if (open.length > 0) throw new Problem("conflict", "This account was changed meanwhile. Please try again.");
  throw new Problem("not-signed-in", "This account was changed meanwhile. Please sign in again.", { field: "password" });
}

/** Of one member: the right password may be entered any number of times, and the list of sessions is one answer. */
export const mostSessions = 100;

/**
 * Starts a session, and ends those used least recently beyond `mostSessions`. Returns its id and the signed token, which is only in this answer:
 * the row has its hash. `now` in UTC ms.
 */
export async function startSession(owner: Owner, config: Config, member: Proved, origin: Origin, now: number) {
  const id = newId();
  const { token, ...stored } = newToken(config, id, origin);
  const at = new Date(now);
  const expiresAt = new Date(now + config.SESSION_IDLE_DAYS * dayMs);
  const row = { id, userId: member.id, createdAt: at, updatedAt: at, expiresAt, ...stored };
  await owner.transaction(async (tx) => {
    await expectSameCredentials(tx, member);
    await tx.insert(sessions).values(row);
    const others = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, member.id));
    await tx.delete(sessions).where(inArray(sessions.id, others.orderBy(desc(sessions.updatedAt), desc(sessions.id)).offset(mostSessions)));
  });
  return { id, token };
}

/** A signed token for the session `id`, and what its row stores of it and of where it is used. */
function newToken({ AUTH_SECRET }: Config, id: string, { userAgent, address }: Origin) {
  const token = randomBytes(24).toString("base64url");
  return {
    token: encodeURIComponent(`${token}.${signatureOf(token, AUTH_SECRET)}`),
    tokenHash: fingerprint(token),
    ipAddress: networkHash(AUTH_SECRET, id, address),
    userAgent: userAgent.slice(0, 200),
  };
}

type Which = { id: string; memberId: string };
const unused = ({ id, memberId }: Which) => and(eq(sessions.userId, memberId), eq(sessions.id, id), isUnused);

/** Gives a session that nobody has used a new signed token in place of its own. Undefined if it was used or has ended. */
export async function replaceToken(tx: Pick<Owner, "update">, config: Config, which: Which, origin: Origin): Promise<string | undefined> {
  const { token, ...stored } = newToken(config, which.id, origin);
  const changed = await tx.update(sessions).set(stored).where(unused(which)).returning({ id: sessions.id });
  return changed.length > 0 ? token : undefined;
}

/** Ends a session that nobody has used. */
export const endUnused = (tx: Pick<Owner, "delete">, which: Which) => tx.delete(sessions).where(unused(which));

/** The id of the session of a signed token. */
export async function sessionIdOf(owner: Pick<Owner, "select">, signed: string): Promise<string | undefined> {
  const token = decoded(signed).split(".")[0] ?? "";
  const [row] = await owner
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.tokenHash, fingerprint(token)));
  return row?.id;
}

function isAlive(member: Member, config: Config, now: number): boolean {
  return now < member.sessionEndsAt.getTime() && now < member.sessionStartedAt.getTime() + config.SESSION_MAX_DAYS * dayMs;
}

/** Extends the idle timeout, at most once a day, never past the absolute end. */
async function renew(database: Database, member: Member, config: Config, now: number) {
  const last = member.sessionStartedAt.getTime() + config.SESSION_MAX_DAYS * dayMs;
  const requested = Math.min(now + config.SESSION_IDLE_DAYS * dayMs, last);
  const gained = requested - member.sessionEndsAt.getTime();
  if (gained <= 0 || (gained < dayMs && requested < last)) return;
  await database.owner
    .update(sessions)
    .set({ expiresAt: new Date(requested), updatedAt: new Date(now) })
    .where(eq(sessions.id, member.sessionId));
}

/** The token of a header with a valid signature; the database has its hash. */
function signedToken(authorization: string | undefined, secret: string): string | null {
  if (!authorization || authorization.length > 400 || !/^bearer /i.test(authorization)) return null;
  const input = decoded(authorization.slice(7).trim());
  const dot = input.lastIndexOf(".");
  if (dot < 1) return null;
  const token = input.slice(0, dot);
  // compared as text: decoding base64 would ignore characters after the signature
  const [expected, signature] = [Buffer.from(signatureOf(token, secret)), Buffer.from(input.slice(dot + 1))];
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : null;
}

const signatureOf = (token: string, secret: string) => createHmac("sha256", secret).update(token).digest("base64");

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return ""; // not a token of ours
  }
}
