import { sql } from "drizzle-orm";
import { databaseCode, databaseProblem, type Database, type MemberTx, type ReplicaCounts } from "./database.ts";
import type { Log } from "./log.ts";

type ReadOnly = Database["withUserReadOnly"];

/** How long the primary answers alone after a replica was down or too far behind, ms. */
const restMs = 5000;
/** The delays between two checks of the replica's position, ms. */
const firstPauseMs = 2;

/**
 * Member reads on a replica that has everything the primary had when the read began: the position of the primary's log is read first, and
 * the replica's own is compared with it on the connection that reads. So members find what they have just written, from any device and
 * through any server. A replica that is down, is no replica, or has not caught up within `waitMs` is skipped for five seconds, and the
 * primary answers.
 */
export function readsOnReplica(input: {
  onReplica: ReadOnly;
  onPrimary: ReadOnly;
  position: () => Promise<string>;
  waitMs: number;
  log: Log;
}): { read: ReadOnly; counts: ReplicaCounts } {
  const { onReplica, onPrimary, waitMs, log } = input;
  const position = shareNext(input.position);
  const counts: ReplicaCounts = { answered: 0, fallenBack: 0 };
  let restsUntil = 0;
  const rest = (reason: unknown) => {
    if (performance.now() > restsUntil) log.warn({ err: reason }, "the replica is away or behind; the primary answers meanwhile");
    restsUntil = performance.now() + restMs;
  };
  const read: ReadOnly = async (memberId, work) => {
    if (performance.now() > restsUntil) {
      const wanted = await position();
      try {
        const answer = await onReplica(memberId, async (tx) => ((await reaches(tx, wanted, waitMs)) ? { value: await work(tx) } : null));
        if (answer) {
          counts.answered += 1;
          return answer.value;
        }
        rest(new Error(`the replica has not replayed ${wanted} within ${waitMs} ms`));
      } catch (error) {
        // 40001: the read was cancelled because it conflicted with the replay
        if (!databaseProblem(error) && databaseCode(error) !== "40001") throw error;
        rest(error);
      }
    }
    counts.fallenBack += 1;
    return onPrimary(memberId, work);
  };
  return { read, counts };
}

/**
 * The end of the primary's log: the insert position, not the write position, because with synchronous_commit off a commit is acknowledged
 * before it is written.
 */
export const primaryPosition = sql`select pg_current_wal_insert_lsn()::text as position`;

/** Whether this replica has replayed `wanted`, now or within `waitMs`. False on a server that is no replica. */
async function reaches(tx: MemberTx, wanted: string, waitMs: number): Promise<boolean> {
  const endsAt = performance.now() + waitMs;
  for (let pauseMs = firstPauseMs; ; pauseMs *= 2) {
    const { rows } = await tx.execute<{ has: boolean | null }>(
      sql`select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${wanted}::pg_lsn as has`,
    );
    if (rows[0]?.has) return true;
    const leftMs = endsAt - performance.now();
    if (leftMs <= 0) return false;
    await new Promise((done) => setTimeout(done, Math.min(pauseMs, leftMs)));
  }
}

/** Shares `read` between callers: those who come while one is running share the next, which starts after they came. */
function shareNext<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const begin = () => {
    const mine = read().finally(() => {
      if (running === mine) running = null;
    });
    running = mine;
    return mine;
  };
  return () => {
    if (!running) return begin();
    next ??= running.then(
      () => ((next = null), begin()),
      () => ((next = null), begin()),
    );
    return next;
  };
}
