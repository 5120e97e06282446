import { eq, type SQL } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgColumn } from "drizzle-orm/pg-core";
import { Problem } from "#shared/errors.ts";
import type { Rewritten } from "./rewrite.ts";

export type Owner = NodePgDatabase<Record<string, never>>;
export type Transaction = Parameters<Parameters<Owner["transaction"]>[0]>[0];

/** The open transaction of one member: role app_user, row-level security on, `memberId` for the ownership clause of every query. */
export type MemberTx = Transaction & { memberId: string };

/** How many reads the replica answered, and how many the primary answered instead. */
export type ReplicaCounts = { answered: number; fallenBack: number };

export type PoolState = { name: "owner" | "members"; most: number; busy: number; idle: number; waiting: number };

export type Database = {
  engine: "embedded" | "postgres";
  /** The address of the database, without any password. */
  place: string;
  /**
   * Full rights: auth, jobs, migrations. Never pass it to a repository. Never use it inside an open transaction: it would wait for a second
   * connection of the pool.
   */
  owner: Owner;
  /** The only access to a member's data. Never await anything outside the database in `work`: it holds a connection of the pool. */
  withUser: <T>(memberId: string, work: (tx: MemberTx) => Promise<T>) => Promise<T>;
  /** The same for read-only `work`; the database refuses writes. The commit is not awaited, because nothing depends on it. */
  withUserReadOnly: <T>(memberId: string, work: (tx: MemberTx) => Promise<T>) => Promise<T>;
  /** The same for expensive reads: on a replica that has everything written before, if there is one, otherwise on the primary. */
  withUserOnReplica: <T>(memberId: string, work: (tx: MemberTx) => Promise<T>) => Promise<T>;
  /** With REPLICA_URL: reads that the replica answered, and that the primary answered in its place. */
  replicaCounts?: ReplicaCounts;
  /** Calls back with a member's id whenever that member's session or account row changed, in any process. */
  onMemberChanged: (notify: (memberId: string) => void) => void;
  /** False while changes might be missed; caches must not be used then. */
  receivesChanges: () => boolean;
  /** Whether a query in a member's transaction could become the tables' owner, by resetting or setting the role. */
  canBecomeOwner: () => Promise<boolean>;
  isReady: () => Promise<boolean>;
  /** The current state of this process's connection pools. */
  pools: () => PoolState[];
  /** Rewrites the tables, so that nothing of a deleted row remains in their files, and on the embedded Postgres in the write-ahead log. */
  rewriteTables: (mostBytes?: number) => Promise<Rewritten>;
  /** Only of an embedded Postgres: its data folder, and the address of this database as superuser. */
  ownCluster?: { data: string; superUrl: string };
  /** Ends its connections, and the embedded Postgres; a second call waits for the same end. */
  close: () => Promise<void>;
};

/** The ownership clause, in every query in addition to row-level security: either one alone would be enough. */
export const ownedBy = (table: { userId: PgColumn }, tx: MemberTx): SQL => eq(table.userId, tx.memberId);

/**
 * SQL that sets the open transaction's role and user id, which row-level security compares, until it ends. Plain statements, so
 * that they can be sent in one packet with others.
 */
export function setUserContext(memberId: string): string {
  // an empty id matches no rows; anything else but a UUID is refused, because it becomes part of the statement
  if (!/^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/i.test(memberId)) throw new Error("a member's id is a UUID");
  return `set local role app_user; set local app.user_id = '${memberId}'`;
}

const diskIsFull = "The server's disk is full, so nothing can be saved just now. Your text is still here; please try again later.";

/** Turns a lost or overloaded database into an expected error with a readable message; returns null for anything else. */
export function databaseProblem(error: unknown): Problem | null {
  for (let one: unknown = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    const { code = "", syscall } = one as NodeJS.ErrnoException;
    // the message of an error with a cause repeats the query, with the member's text
    const words = one.cause instanceof Error ? "" : one.message;
    // the embedded Postgres says so in its message when it cannot be created or started
    if (code === "53100" || code === "ENOSPC" || words.includes("No space left on device"))
      return new Problem("unavailable", diskIsFull, { retryAfterSeconds: 60, cause: error });
    // ENOENT: the embedded database is being restarted
    if (isOutage(code, words) || (code === "ENOENT" && syscall === "connect")) {
      return new Problem("unavailable", "We cannot reach our database just now. Your text is still here; please try again in a moment.", {
        retryAfterSeconds: 5,
        cause: error,
      });
    }
  }
  return null;
}

/** Node's errors of a connection that cannot be opened, or was lost. */
const lostConnection =
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOST(UNREACH|DOWN)|ENET(UNREACH|DOWN|RESET)|EADDRNOTAVAIL|EMFILE|ENFILE)$/;

/**
 * SQLSTATEs of a server that is down, overloaded or not the primary any more (PostgreSQL, appendix A). 08: connections; poolers refuse with
 * 08P01 (PgBouncer: its server is down, server_login_retry, no more clients). 53: resources. 57: stopped or not ready, and 57014 a
 * statement timeout. 40P01: two transactions that waited for each other, of which this one was ended. 25006: a read-only server; 25P03, 55P03: waited too long; 58: the server's own disk or system.
 */
const outageState = /^(08...|40P01|53...|57014|57P0[1235]|25006|25P03|55P03|58000|58030)$/;

/** Messages of the driver, which have no code, and of poolers, which have none or an internal one (class XX). */
const outageWords =
  /timeout expired|timeout exceeded when trying to connect|Query read timeout|Client was closed|Connection terminated|server closed the connection|is not queryable|server_login_retry|query_wait_timeout|no more connections allowed|max clients reached|server conn(ection)? crashed|server login failed|shutting down/i;

/** Whether an error means that the database is down for now, so that the same call can succeed later. */
export function isOutage(code: string, message: string): boolean {
  if (lostConnection.test(code) || outageState.test(code)) return true;
  return (code === "" || code.startsWith("XX")) && outageWords.test(message);
}

/** The Postgres error code of a failed query, such as "23505", or "". */
export function databaseCode(error: unknown): string {
  for (let one: unknown = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    const code = (one as { code?: unknown }).code;
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return "";
}

/** SQLSTATE of a value that another row has, of a column where each occurs once. */
export const uniqueViolation = "23505";

/** SQLSTATE of a transaction that the database ended, because it and another one waited for each other. */
const deadlock = "40P01";
const mostTries = 3;

/**
 * Runs a transaction, and again where the database ended it, because it and another one waited for each other: nothing of it was kept then.
 * Only for work that can be repeated, such as none that reads a stream.
 */
export async function againAfterDeadlock<T>(transaction: () => Promise<T>, tries = mostTries): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (tries <= 1 || databaseCode(error) !== deadlock) throw error;
    return againAfterDeadlock(transaction, tries - 1);
  }
}
