import { NodePgSession, NodePgTransaction } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";
import { setUserContext, type Database } from "./database.ts";

const dialect = new PgDialect();

/** Connections with a read-only transaction that is not committed yet. */
const uncommitted = new WeakSet<pg.PoolClient>();

/**
 * `withUser` over a pool. The first queries of `work` are pipelined behind those that open the transaction; when these fail, the
 * transaction is aborted and accepts no others. The next member's queries may be pipelined behind the commit in the same way. `refuse` says
 * why none may start or commit. With `onUnfinished` it is `withUserReadOnly`: nothing was written, so the result is returned without
 * waiting for the commit; in a pool for these transactions only (`isDedicatedPool`) the commit is sent with the next start on the
 * connection, which saves a packet each way.
 */
export const userTransactions =
  (pool: pg.Pool, refuse?: () => Error | null, onUnfinished?: (error: unknown) => void, isDedicatedPool = false): Database["withUser"] =>
  async (memberId, work) => {
    const begin = `begin${onUnfinished ? " read only" : ""}; ${setUserContext(memberId)}`;
    const refusal = refuse?.();
    if (refusal) throw refusal;
    const client = await pool.connect();
    const head = uncommitted.delete(client) ? `commit; ${begin}` : begin;
    const tx = new NodePgTransaction<Record<string, never>, Record<string, never>>(
      dialect,
      new NodePgSession(client, dialect, undefined),
      undefined,
    );
    const runAll = async () => {
      const late = refuse?.(); // it may have waited for the connection
      if (late) throw late;
      return work(Object.assign(tx, { memberId }));
    };
    // both have to end before the connection may be used for anything else
    const [begun, worked] = await Promise.allSettled([client.query(head), runAll()]);
    // commits nothing whose outcome would remain unknown
    const late = begun.status === "fulfilled" && worked.status === "fulfilled" ? refuse?.() : null;
    if (begun.status === "rejected" || worked.status === "rejected" || late) {
      const isWhole = await client.query("rollback").then(
        () => true,
        () => false,
      );
      client.release(!isWhole);
      throw late ?? (begun.status === "rejected" ? begun.reason : (worked as PromiseRejectedResult).reason);
    }
    if (onUnfinished) {
      const commit = () => client.query("commit").catch(onUnfinished);
      if (!isDedicatedPool) void commit();
      else {
        uncommitted.add(client);
        // at the end of this turn of the event loop, unless the connection is in use again
        setImmediate(() => uncommitted.delete(client) && commit());
      }
      client.release();
      return worked.value;
    }
    const committing = client.query("commit");
    client.release();
    if ((await committing).command !== "COMMIT") throw new Error("a statement failed inside the transaction, so nothing was kept");
    return worked.value;
  };
