import { statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { dayMs } from "#shared/dates.ts";
import type { Instruments } from "./instruments.ts";
import type { ServerState } from "./metrics.ts";
import { within } from "./database-probe.ts";
import { archiveStatus } from "./point-in-time/series.ts";

/** A source that does not answer in this time keeps its last values; the page never waits for a lost database or bucket. */
const answerMs = 1500;
/** The backups may be in a bucket, so the list is read at most this often. */
const backupEveryMs = 60_000;
const weekMs = 7 * dayMs;

/** Values that are looked up when the metrics are read: connections, database, disk, queues and backups. */
export function openStateGauges(gauge: Instruments["gauge"]): (server: ServerState) => Promise<void> {
  const ready = gauge("ready", "1 while this server takes requests, 0 while it stops.");
  const connections = gauge("database_pool_connections", "Connections of this process.", "pool", "state");
  const most = gauge("database_pool_max_connections", "The most connections that this process may open.", "pool");
  const waiting = gauge("database_pool_waiting", "Requests that wait for a connection.", "pool");
  const database = gauge("database_up", "1 where the database answers.");
  const disk = gauge("disk_free_bytes", "Free on the disk of DATA_DIR.");
  const queued = gauge("queue_waiting", "Messages that wait in the database.", "channel");
  const oldest = gauge("queue_oldest_seconds", "How long the oldest of them has been waiting.", "channel");
  const givenUp = gauge("queue_given_up", "Messages that were given up in the last seven days.", "channel");
  const backupAt = gauge("backup_last_timestamp_seconds", "When the last backup was taken; 0 for never.");
  const backupMissing = gauge("backup_missing", "1 where the last backup is too old, is none or cannot be looked for.");
  const archiveBehind = gauge("archive_behind", "1 where changes have not been archived for three minutes.");
  const store = gauge("file_store_up", "1 where the place of documents answers.");
  const replica = gauge("replica_reads", "Reads since the start that a replica could answer, by which server did.", "answered_by");
  let nextBackupAt = 0;

  const queues = async ({ database: { owner }, clock }: ServerState) => {
    const weekAgo = new Date(clock() - weekMs).toISOString();
    const count = (channel: string, table: string) => sql`
      select ${channel} as channel, count(*) filter (where failed_at is null)::int as waiting, count(failed_at)::int as given_up,
        min(created_at) filter (where failed_at is null)::text as oldest
      from ${sql.identifier(table)} where sent_at is null and (failed_at is null or failed_at > ${weekAgo}::timestamptz)`;
    const { rows } = await owner.execute<{ channel: string; waiting: number; given_up: number; oldest: string | null }>(
      sql`${count("mail", "email_queue")} union all ${count("notification", "push_queue")}`,
    );
    for (const { channel, waiting: inQueue, given_up, oldest: since } of rows) {
      queued.set({ channel }, inQueue);
      givenUp.set({ channel }, given_up);
      oldest.set({ channel }, since === null ? 0 : Math.max(0, clock() - Date.parse(since)) / 1000);
    }
  };

  const backups = async ({ clock, config, backup }: ServerState) => {
    const now = clock();
    const changes = archiveStatus(config, now);
    if (changes) archiveBehind.set(changes.isBehind ? 1 : 0);
    if (!backup || now < nextBackupAt) return;
    nextBackupAt = now + backupEveryMs;
    backupMissing.set(1);
    const { lastAt, isMissing } = await backup();
    backupAt.set((lastAt ?? 0) / 1000);
    backupMissing.set(isMissing ? 1 : 0);
  };

  return async (server) => {
    ready.set(server.isDraining ? 0 : 1);
    for (const pool of server.database.pools()) {
      connections.set({ pool: pool.name, state: "busy" }, pool.busy);
      connections.set({ pool: pool.name, state: "idle" }, pool.idle);
      most.set({ pool: pool.name }, pool.most);
      waiting.set({ pool: pool.name }, pool.waiting);
    }
    const free = statfs(server.config.DATA_DIR).then(({ bavail, bsize }) => disk.set(bavail * bsize));
    const { replicaCounts } = server.database;
    if (replicaCounts) {
      replica.set({ answered_by: "replica" }, replicaCounts.answered);
      replica.set({ answered_by: "primary" }, replicaCounts.fallenBack);
    }
    const [isUp, isStoreUp] = await Promise.all([
      inTime(server.database.isReady()),
      inTime(server.files.identity()),
      inTime(free),
      inTime(backups(server)),
    ]);
    database.set(isUp ? 1 : 0);
    store.set(isStoreUp ? 1 : 0);
    if (isUp) await inTime(queues(server));
  };
}

/** Whether the work succeeded in time. */
const inTime = (work: Promise<unknown>): Promise<boolean> =>
  within(
    answerMs,
    work.then(() => true),
  );
