import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { replaceFile } from "#server/durable-files.ts";
import type { Account } from "#server/embedded/account.ts";
import type { PostgresSettings } from "#server/embedded/settings.ts";
import { isSegment } from "./names.ts";

/**
 * One unbroken run of the write-ahead log of this data folder. A copied folder, a start without BACKUP_TO and another place start a new
 * one, which needs a base backup of its own.
 */
export type Series = {
  id: string;
  /** The data folder that it belongs to, by device and inode: a copy has another one. */
  folder: string;
  place: string;
  /** When the last base backup was taken, and until when every change is archived (UTC ms). */
  baseAt: number | null;
  archivedAt: number | null;
};

const file = (dataDir: string) => join(dataDir, "point-in-time.json");
/** Where Postgres puts finished segments; the server moves them from there. */
export const spoolIn = (dataDir: string): string => join(dataDir, "write-ahead-log");

/** Postgres finishes a segment at least this often while data changes; archiving included, it stays within a minute. */
const segmentSeconds = 30;

/** Settings of a Postgres whose log is archived, once its spool and series exist. Without BACKUP_TO the series ends. */
export function prepareArchive(config: Config, data: string, account: Account): PostgresSettings {
  if (!config.BACKUP_TO) {
    rmSync(file(config.DATA_DIR), { force: true });
    return {};
  }
  const { dev, ino } = statSync(data);
  const folder = `${dev}:${ino}`;
  const spool = spoolIn(config.DATA_DIR);
  const known = readSeries(config.DATA_DIR);
  if (known?.folder !== folder || known.place !== config.BACKUP_TO) {
    rmSync(spool, { recursive: true, force: true }); // segments from before the first base backup are useless
    writeSeries(config.DATA_DIR, { id: randomBytes(8).toString("hex"), folder, place: config.BACKUP_TO, baseAt: null, archivedAt: null });
  }
  mkdirSync(spool, { recursive: true });
  chmodSync(spool, 0o700);
  if (account) chownSync(spool, account.uid, account.gid);
  return {
    archive_mode: "on",
    archive_library: "basic_archive",
    "basic_archive.archive_directory": spool,
    archive_timeout: segmentSeconds,
  };
}

export function readSeries(dataDir: string): Series | null {
  try {
    return JSON.parse(readFileSync(file(dataDir), "utf8")) as Series;
  } catch {
    return null; // none yet, or incomplete after a crash: a new one starts
  }
}

export function writeSeries(dataDir: string, series: Series): void {
  replaceFile(file(dataDir), JSON.stringify(series));
}

/** Segments that wait in the spool, oldest first. */
export function waitingSegments(dataDir: string): { segment: string; path: string; at: number }[] {
  const spool = spoolIn(dataDir);
  return readdirSync(spool)
    .filter(isSegment)
    .toSorted()
    .map((segment) => ({ segment, path: join(spool, segment), at: Math.round(statSync(join(spool, segment)).mtimeMs) }));
}

/** State of the archive: until when every change is stored, and whether that is too long ago. */
type ArchiveStatus = { archivedAt: number | null; isBehind: boolean };

const longestArchiveDelayMs = 180_000;

/** Null if no log is archived. */
export function archiveStatus(config: Config, now: number): ArchiveStatus | null {
  const series = config.BACKUP_TO && !config.DATABASE_URL ? readSeries(config.DATA_DIR) : null;
  if (!series) return null;
  const { baseAt, archivedAt } = series;
  return { archivedAt, isBehind: baseAt === null || archivedAt === null || now - archivedAt > longestArchiveDelayMs };
}
