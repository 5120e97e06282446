import { statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { minuteMs, hourMs } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { backupStatus, takesBackups } from "#server/backups.ts";
import type { Config } from "#server/config.ts";
import type { AppContext } from "#server/context.ts";
import type { Owner, ReplicaCounts } from "#server/database.ts";
import { archiveStatus } from "#server/point-in-time/series.ts";
import { primaryPosition } from "#server/replica.ts";
import { migrationsOf, schemaStatusOf } from "./operator.ts";
import { many } from "./words.ts";

/** One line of `admin status`; `isGood` is false if the operator has to do something. */
export type StatusLine = { name: string; isGood: boolean; words: string };
type Line = Omit<StatusLine, "name">;

const mailWaitsMs = 15 * minuteMs;
const leastFreeBytes = 1_073_741_824;
const answerMs = 3000;
const mostBehindMegabytes = 64;

const good = (words: string): Line => ({ isGood: true, words });
const fault = (words: string): Line => ({ isGood: false, words });

/** Every check in order, as soon as it is done. A check that fails to run is reported as a problem, and the others still run. */
export async function* statusOf(context: AppContext): AsyncIterable<StatusLine> {
  const { config, database, clock } = context;
  const parts: [string, () => Promise<Line>][] = [
    ["server", () => serverLine(config)],
    ["versions", () => versionsLine(database.owner)],
    ["schema", () => schemaLine(database.owner)],
    ["pool", () => poolLine(database.owner)],
    ["replica", () => replicaLine(context)],
    ["disk", () => diskLine(config)],
    ["files", () => filesLine(context)],
    ["mail", () => mailLine(database.owner, clock())],
    ["backup", () => backupLine(context)],
  ];
  for (const [name, look] of parts.filter(([one]) => one !== "replica" || config.REPLICA_URL))
    yield { name, ...(await look().catch(() => fault("cannot be looked at"))) };
}

/** What can be reported without a database. */
export async function* statusWithoutDatabase(config: Config, reason: string): AsyncIterable<StatusLine> {
  yield { name: "server", ...(await serverLine(config)) };
  yield { name: "database", ...fault(reason) };
  yield { name: "disk", ...(await diskLine(config).catch(() => fault("cannot be looked at"))) };
}

/** The address of the server with these settings, on this machine. */
function placeOf({ HOST, PORT }: Config): string {
  const host = HOST === "0.0.0.0" ? "127.0.0.1" : HOST === "::" ? "[::1]" : HOST.includes(":") ? `[${HOST}]` : HOST;
  return `${host}:${PORT}`;
}

/** Whether the server answers and is ready. */
async function serverLine(config: Config): Promise<Line> {
  const place = placeOf(config);
  try {
    const answer = await fetch(`http://${place}/readyz`, { signal: AbortSignal.timeout(answerMs) });
    const { database, disk } = (await answer.json()) as { database?: boolean; disk?: boolean };
    if (answer.ok) return good(`ready at ${place}`);
    const why = [database ? "" : "its database does not answer", disk ? "" : "its disk is nearly full"].filter(Boolean).join(", ");
    return fault(`not ready at ${place}: ${why || "it is stopping"}`);
  } catch {
    return fault(`does not answer at ${place}`);
  }
}

async function versionsLine(owner: Owner): Promise<Line> {
  const [row] = (await owner.execute<{ version: string }>(sql`select current_setting('server_version') as version`)).rows;
  return good(`Node ${process.versions.node}, PostgreSQL ${row?.version.split(" ")[0] ?? ""}`);
}

async function schemaLine(owner: Owner): Promise<Line> {
  const has = await migrationsOf(owner);
  const status = schemaStatusOf(has);
  const words = { none: "no Evenday here yet", older: "older than this release", newer: "of a newer release", same: "of this release" };
  return { isGood: status === "same", words: `${words[status]}, ${many(has.length, "migration")}` };
}

/** Connections of all processes to this database, and the longest running query. */
async function poolLine(owner: Owner): Promise<Line> {
  const [row] = (
    await owner.execute<{ used: number; most: number; busy: number; longest: number }>(sql`
    select count(*)::int as used, current_setting('max_connections')::int as most, count(*) filter (where state <> 'idle')::int as busy,
      coalesce(extract(epoch from max(now() - query_start) filter (where state = 'active' and pid <> pg_backend_pid())), 0)::int as longest
    from pg_stat_activity where datname = current_database()`)
  ).rows;
  if (!row) return fault("cannot be looked at");
  const words = `${row.used} of ${row.most} connections, ${row.busy} busy, longest statement ${row.longest} s`;
  return { isGood: row.used < row.most * 0.9 && row.longest < 60, words };
}

async function diskLine({ DATA_DIR }: Config): Promise<Line> {
  const { bavail, bsize } = await statfs(DATA_DIR);
  const free = bavail * bsize;
  return { isGood: free >= leastFreeBytes, words: `${(free / leastFreeBytes).toFixed(1)} GB free for DATA_DIR` };
}

/** The file store. While it is down uploads are refused with a message, and everything else works. */
async function filesLine({ config, files }: AppContext): Promise<Line> {
  const place = config.S3_ENDPOINT ? `the store at ${new URL(config.S3_ENDPOINT).host}` : "DATA_DIR";
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error("late")), answerMs).unref());
  return Promise.race([files.identity(), late]).then(
    () => good(`${place} answers`),
    (error: unknown) =>
      error instanceof Problem && error.kind === "conflict"
        ? fault(error.message)
        : fault(`${place} does not answer: documents cannot be uploaded or opened`),
  );
}

/** The replica of REPLICA_URL, and the read counts of the running server, which it shows to a holder of OPERATOR_TOKEN. */
async function replicaLine({ config, database }: AppContext): Promise<Line> {
  const reads = await serverReads(config);
  const counted = reads ? `; the server read ${reads.answered} times there, ${reads.fallenBack} times from the primary instead` : "";
  const client = new pg.Client({ connectionString: config.REPLICA_URL, connectionTimeoutMillis: answerMs, query_timeout: answerMs });
  client.on("error", () => undefined); // the query fails with it
  try {
    await client.connect();
    const [end] = (await database.owner.execute<{ position: string }>(primaryPosition)).rows;
    const { rows } = await client.query<{ replica: boolean; behind: string | null }>(
      "select pg_is_in_recovery() as replica, pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn())::text as behind",
      [end?.position ?? "0/0"],
    );
    if (!rows[0]?.replica) return fault(`REPLICA_URL leads to no replica${counted}`);
    const behind = Math.max(0, Number(rows[0].behind ?? 0)) / 1_048_576;
    return { isGood: behind < mostBehindMegabytes, words: `${behind.toFixed(1)} MB behind${counted}` };
  } catch {
    return fault(`does not answer; the primary answers instead${counted}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function serverReads(config: Config): Promise<ReplicaCounts | null> {
  if (!config.OPERATOR_TOKEN) return null;
  const headers = { authorization: `Bearer ${config.OPERATOR_TOKEN}` };
  const answer = await fetch(`http://${placeOf(config)}/readyz`, { headers, signal: AbortSignal.timeout(answerMs) }).catch(() => null);
  return answer ? (((await answer.json()) as { replica?: ReplicaCounts }).replica ?? null) : null;
}

/** The queue, and what was given up in the last week, by kind and fault. */
async function mailLine(owner: Owner, now: number): Promise<Line> {
  const weekAgo = new Date(now - 7 * 24 * hourMs).toISOString();
  const [queue] = (
    await owner.execute<{ waiting: number; oldest: string | null }>(sql`
    select count(*)::int as waiting, min(created_at)::text as oldest from email_queue where sent_at is null and failed_at is null`)
  ).rows;
  const given = (
    await owner.execute<{ kind: string; fault: string; count: number }>(sql`
    select kind, coalesce(fault, 'no answer') as fault, count(*)::int as count from email_queue
    where failed_at > ${weekAgo}::timestamptz group by 1, 2 order by 3 desc, 1 limit 5`)
  ).rows;
  const waitingMs = queue?.oldest ? now - Date.parse(queue.oldest) : 0;
  const faults = given.map(({ kind, fault: code, count }) => `${kind} ${code} × ${count}`).join(", ");
  const waiting = `${many(queue?.waiting ?? 0, "mail")} waiting${waitingMs > minuteMs ? `, the oldest for ${Math.round(waitingMs / minuteMs)} minutes` : ""}`;
  return {
    isGood: given.length === 0 && waitingMs < mailWaitsMs,
    words: faults ? `${waiting}; given up this week: ${faults} (admin mail)` : waiting,
  };
}

async function backupLine(context: AppContext): Promise<Line> {
  if (!takesBackups(context)) return good("none taken by Evenday (BACKUP_TO)");
  const { lastAt, isMissing } = await backupStatus(context);
  const changes = archiveStatus(context.config, context.clock());
  const behind = changes?.isBehind ? "; changes are not archived" : "";
  const age = lastAt === null ? "none yet" : `the last one is ${Math.round((context.clock() - lastAt) / hourMs)} hours old`;
  return { isGood: !isMissing && !behind, words: `${age}${behind}` };
}
