import { eq, type SQL } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgColumn } from "drizzle-orm/pg-core";
import { Problem } from "#shared/errors.ts";
import type { Rewritten } from "./rewrite.ts";

export type Owner = NodePgDatabase<Record<string, never>>;
type Transaction = Parameters<Parameters<Owner["transaction"]>[0]>[0];

/** The open transaction of one member: role app_user, row-level security on, `memberId` for the ownership clause of every query. */
export type MemberTx = Transaction & { memberId: string };

export type PoolState = { name: "owner" | "members"; most: number; busy: number; idle: number; waiting: number };

export type Database = {
  engine: "embedded" | "postgres";
  /** Where the database is, without any password. */
  place: string;
  /** Full rights: auth, jobs, migrations. Never hand it to a store. Never use it inside an open transaction: it would wait for a second connection of the pool. */
  owner: Owner;
  /** The only access to a member's data. Never await anything outside the database in `work`: it holds a connection of the pool. */
  withUser: <T>(memberId: string, work: (tx: MemberTx) => Promise<T>) => Promise<T>;
  /** The same for read-only `work`; the database refuses writes. The commit is not awaited, because nothing depends on it. */
  withUserReadOnly: <T>(memberId: string, work: (tx: MemberTx) => Promise<T>) => Promise<T>;
  /** Calls back with a member's id whenever that member's session or account row changed, in any process. */
  onMemberChanged: (notify: (memberId: string) => void) => void;
  /** False while changes might be missed; caches must not be used then. */
  receivesChanges: () => boolean;
  /** Whether a statement in a member's transaction could become the tables' owner, by resetting or setting the role. */
  canBecomeOwner: () => Promise<boolean>;
  isReady: () => Promise<boolean>;
  /** The pools of connections of this process as they are now. */
  pools: () => PoolState[];
  /** Writes the tables anew, so that nothing of a deleted row is left in their files; on the embedded engine in the write-ahead log neither. */
  rewriteTables: (mostBytes?: number) => Promise<Rewritten>;
  /** Of a Postgres that this process itself runs: its data folder, and the address of this database as superuser. */
  ownCluster?: { data: string; superUrl: string };
  close: () => Promise<void>;
};

/** The ownership clause, in every query in addition to row-level security: either one alone would be enough. */
export const ownedBy = (table: { userId: PgColumn }, tx: MemberTx): SQL => eq(table.userId, tx.memberId);

/**
 * SQL that sets the open transaction's role and user id, which row-level security compares, until it ends. Plain statements, so
 * that they can be sent in one packet with others.
 */
export function setUserContext(memberId: string): string {
  // an empty id matches no rows; anything else is refused, since it becomes part of the statement
  if (!/^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/i.test(memberId)) throw new Error("a member's id is a UUID");
  return `set local role app_user; set local app.user_id = '${memberId}'`;
}

const unreachable = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "57014", // statement timeout
  "55P03", // lock timeout
  "25P03",
  "25006", // read-only server, during a failover
  "08006",
  "08001",
  "08003",
  "08P01", // a pooler's refusals: its server is away (server_login_retry), or it admits no more clients
]);

const diskIsFull = "The server's disk is full, so nothing can be saved just now. Your text is still here; please try again later.";

/** Turns a lost or overloaded database into an expected error with a readable message; returns null for anything else. */
export function databaseProblem(error: unknown): Problem | null {
  for (let one: unknown = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    const { code = "", syscall } = one as NodeJS.ErrnoException;
    // the embedded Postgres says it in words when it cannot be set up or started
    if (code === "53100" || code === "ENOSPC" || one.message.includes("No space left on device"))
      return new Problem("unavailable", diskIsFull, { retryAfterSeconds: 60, cause: error });
    if (
      unreachable.has(code) ||
      (code === "ENOENT" && syscall === "connect") || // the embedded database is being started again
      /timeout exceeded when trying to connect|Query read timeout|Client was closed|Connection terminated|server closed the connection|is not queryable/.test(
        one.message,
      )
    ) {
      return new Problem("unavailable", "We cannot reach our database just now. Your text is still here; please try again in a moment.", {
        retryAfterSeconds: 5,
        cause: error,
      });
    }
  }
  return null;
}

/** The Postgres error code of a failed query, such as "23505", or "". */
export function databaseCode(error: unknown): string {
  for (let one: unknown = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    const code = (one as { code?: unknown }).code;
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return "";
}
