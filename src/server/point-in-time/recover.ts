import { createWriteStream, mkdirSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import pg from "pg";
import { Problem } from "#shared/errors.ts";
import type { BackupPlace } from "#server/backup-place.ts";
import { startCluster, type Cluster } from "#server/embedded/cluster.ts";
import type { Log } from "#server/log.ts";
import { opened } from "./archive-key.ts";
import { entriesOfBase } from "./base-backup.ts";
import {
  archiveFolder,
  baseName,
  nextSegment,
  readNames,
  earliestRestorable,
  segmentName,
  type Archive,
  type BaseBackup,
  type Segment,
} from "./names.ts";

const decompress = promisify(gunzip);

/** A Postgres of its own in `folder` with the state of `at`. */
type Recovered = { cluster: Cluster; lastChangeAt: Date | null };
type Recovery = { place: BackupPlace; key: Buffer; at: number; folder: string; log: Log };

const shown = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace("T", " ");

/**
 * Builds the database of `at` (UTC ms) from the last base backup before it and the write-ahead log since. Changes nothing in `place`.
 * Throws not-found when the archive does not reach back so far, and invalid for damage and for a gap in the log before `at`.
 */
export async function recover({ place, key, at, folder, log }: Recovery): Promise<Recovered> {
  const archive = readNames(await place.list(archiveFolder));
  const base = archive.bases.findLast(({ endedAt }) => endedAt <= at);
  if (!base) throw new Problem("not-found", tooEarlyMessage(place, archive, at));
  await unpack(place, base, key, folder);
  // two copies of a segment that was archived twice are the same
  const wal = archive.segments.filter(
    (one, index, all) => one.series === base.series && one.segment >= base.first && one.segment !== all[index + 1]?.segment,
  );
  if (wal[0]?.segment !== base.first)
    throw new Problem("invalid", `${place.place} lacks the write-ahead log of the base backup of ${shown(base.endedAt)} UTC.`);
  // segments from before `at`, and further ones until a change after `at` is found, because a segment may be archived late
  let count = Math.min(wal.length, wal.filter((one) => one.at <= at).length + 2);
  let fetched = 0;
  for (;;) {
    await fetchSegments(place, wal.slice(fetched, count), wal[fetched - 1], key, folder, at);
    fetched = count;
    const isAll = fetched === wal.length;
    const cluster = await startRecovery(folder, log, at).catch((error: unknown) => {
      if (!/recovery ended before configured recovery target/.test(String(error))) throw error;
      return null;
    });
    const ready = cluster ?? (isAll ? await startRecovery(folder, log, null) : null);
    if (ready) return { cluster: ready, lastChangeAt: await lastChange(ready) };
    count = Math.min(wal.length, count + 50);
  }
}

function tooEarlyMessage(place: BackupPlace, archive: Archive, at: number): string {
  const earliest = earliestRestorable(archive);
  return earliest === null
    ? `${place.place} holds no base backup. Restore the last nightly backup: leave --at out.`
    : `${shown(at)} UTC is before the first minute that can be brought back, ${shown(earliest)} UTC. An older nightly backup may be restored with --from.`;
}

async function unpack(place: BackupPlace, base: BaseBackup, key: Buffer, folder: string): Promise<void> {
  const content = await place.read(`${archiveFolder}/${baseName(base)}`);
  if (!content) throw new Problem("not-found", `The base backup of ${shown(base.endedAt)} UTC has just been removed.`);
  for await (const { name, isFolder, bytes } of entriesOfBase(content, key)) {
    const path = join(folder, name);
    mkdirSync(isFolder ? path : dirname(path), { recursive: true, mode: 0o700 });
    if (!isFolder) await pipeline(Readable.from(bytes, { objectMode: false }), createWriteStream(path, { mode: 0o600 }));
  }
}

/** Puts segments into the log folder of the copy. After a missing one the rest cannot be used. */
async function fetchSegments(
  place: BackupPlace,
  segments: Segment[],
  last: Segment | undefined,
  key: Buffer,
  folder: string,
  at: number,
): Promise<void> {
  let before = last;
  for (const one of segments) {
    const content = await place.read(`${archiveFolder}/${segmentName(one)}`);
    const bytes = content && (await decompress(await opened(content, key)));
    if (before && bytes && one.segment !== nextSegment(before.segment, bytes.length)) throw gap(place, before, at);
    if (!bytes) throw gap(place, before ?? one, at);
    await writeSparse(join(folder, "postgres/pg_wal", one.segment), bytes);
    before = one;
  }
}

const gap = (place: BackupPlace, before: Segment, at: number) =>
  new Problem(
    "invalid",
    `${place.place} lacks a piece of the write-ahead log before ${shown(at)} UTC. Up to ${shown(before.at)} UTC everything is there: restore with --at ${new Date(before.at).toISOString()}.`,
  );

/** A segment that was closed early is mostly zeros, which take no space in a sparse file. */
async function writeSparse(path: string, bytes: Buffer): Promise<void> {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  const handle = await open(path, "w", 0o600);
  try {
    await handle.writeFile(bytes.subarray(0, end));
    await handle.truncate(bytes.length);
  } finally {
    await handle.close();
  }
}

/** Replays the log up to `at`, or to its end. */
async function startRecovery(folder: string, log: Log, at: number | null): Promise<Cluster> {
  writeFileSync(join(folder, "postgres/recovery.signal"), "", { mode: 0o600 });
  return startCluster({
    dataDir: folder,
    log,
    pool: 2,
    startLimitMs: 3_600_000,
    settings: {
      restore_command: "exit 1", // all segments are in the log folder already
      recovery_target_timeline: "current",
      hot_standby: "off",
      // a copy that is deleted after it was read
      fsync: "off",
      ...(at === null ? {} : { recovery_target_time: new Date(at).toISOString().replace("Z", "+00"), recovery_target_action: "promote" }),
    },
  });
}

async function lastChange({ superUrl }: Cluster): Promise<Date | null> {
  const client = new pg.Client({ connectionString: superUrl("evenday") });
  await client.connect();
  const { rows } = await client.query<{ at: Date | null }>("select pg_last_xact_replay_timestamp() as at").finally(() => client.end());
  return rows[0]?.at ?? null;
}
