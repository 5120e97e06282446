import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { hourMs } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { openBackupPlace } from "./backup-place.ts";
import type { Config } from "./config.ts";
import type { AppContext } from "./context.ts";
import { createKeyFile } from "./durable-files.ts";

/** Where the nightly backups are stored: a folder, or a prefix in a bucket. */
type BackupStore = {
  /** Name of the place for the log and the start message. */
  place: string;
  /** Names of the backups here, oldest first; the instant is in the name. */
  list: () => Promise<string[]>;
  /** Stores a finished file; it gets its name only when it is complete. */
  put: (file: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
};

const form = /^evenday-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2})\.backup$/;

const isBackupName = (name: string): boolean => form.test(name);

/** The name of a backup taken now (UTC ms). */
export const backupName = (now: number): string => `evenday-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "-")}.backup`;

/** When the backup of this name was taken, UTC ms. */
export function takenAt(name: string): number {
  const [day = "", time = ""] = (form.exec(name)?.[1] ?? "").split("T");
  return Date.parse(`${day}T${time.replaceAll("-", ":")}Z`);
}

export const localBackups = (config: Config): string => join(config.DATA_DIR, "backups");

export function openBackups(config: Config): BackupStore {
  const { place, list, put, remove } = openBackupPlace(config, config.BACKUP_TO ?? localBackups(config));
  return { place, list: async () => (await list("")).filter(isBackupName), put: (file) => put(basename(file), { file }), remove };
}

/** The key of these backups: from BACKUP_KEY_FILE, else a generated one under DATA_DIR. */
export async function backupKey(config: Config): Promise<Buffer> {
  const file = backupKeyFile(config);
  const { newKey } = await import("./admin/age.ts"); // loaded on demand: it takes memory
  if (!config.BACKUP_KEY_FILE && !existsSync(file)) createKeyFile(file, await newKey());
  return keyIn(file);
}

function keyIn(file: string): Buffer {
  let key: Buffer;
  try {
    key = Buffer.from(readFileSync(file, "utf8").trim());
  } catch (cause) {
    throw new Problem("invalid", `BACKUP_KEY_FILE: ${file} is not there, or this user may not read it.`, { cause });
  }
  if (key.length < 16) throw new Problem("invalid", `BACKUP_KEY_FILE: ${file} is too short, a key has at least 16 characters.`);
  return key;
}

export const backupKeyFile = (config: Config): string => config.BACKUP_KEY_FILE ?? join(config.DATA_DIR, "backup-key");

/** Throws `invalid` for a key that cannot be used, and where several servers would encrypt the backups of one database with a key of each. */
export function checkBackupKey(config: Config): void {
  if (config.BACKUP_KEY_FILE && (!config.DATABASE_URL || config.BACKUP_TO)) keyIn(config.BACKUP_KEY_FILE);
  if (!config.DATABASE_URL || !config.BACKUP_TO || config.BACKUP_KEY_FILE) return;
  const own = backupKeyFile(config);
  const before = existsSync(own) ? ` The backups of this server so far open with ${own}: name that file, or a copy of it.` : "";
  throw new Problem(
    "invalid",
    `BACKUP_KEY_FILE: expected, since DATABASE_URL and BACKUP_TO are set and every server of a database encrypts its backups with the same key.${before}`,
  );
}

/** State of the backups: when the last good one was taken (UTC ms, null for never), and whether that is too long ago. */
type BackupStatus = { lastAt: number | null; isMissing: boolean };

/** Taken at night when the last is from the day before; at any hour when a night was missed. */
const [atNightMs, atOnceMs, overdueMs] = [20 * hourMs, 30 * hourMs, 36 * hourMs];
/** A backup from later than this after now was named by a clock that was ahead; corrections of less are common. */
const aheadMs = hourMs;
export const isAhead = (at: number, now: number): boolean => at > now + aheadMs;

/** The newest backup among `names`, in their order; one that a clock which was ahead has named only if there is no other. */
export function newestBackup(names: readonly string[], now: number): string | undefined {
  const own = names.filter(isBackupName);
  return own.findLast((name) => !isAhead(takenAt(name), now)) ?? own.at(-1);
}

export async function backupStatus(context: AppContext): Promise<BackupStatus> {
  const now = context.clock();
  const times = (await openBackups(context.config).list()).map(takenAt);
  const lastAt = times.findLast((at) => !isAhead(at, now)) ?? null;
  return { lastAt, isMissing: lastAt === null || now - lastAt > overdueMs };
}

/** Whether a backup is due now; `quietAt` is the hour for it (server time). The first one is due at once. */
export function isBackupDue({ lastAt }: Pick<BackupStatus, "lastAt">, now: number, quietAt: number): boolean {
  if (lastAt === null) return true;
  const age = now - lastAt;
  return age > atOnceMs || isAhead(lastAt, now) || (age > atNightMs && new Date(now).getHours() === quietAt);
}

/** Whether Evenday takes nightly backups: always of the embedded Postgres, of an external one if BACKUP_TO is set. */
export const takesBackups = ({ config, database }: AppContext): boolean => database.engine === "embedded" || config.BACKUP_TO !== undefined;

/** Whether this process archives the write-ahead log of the embedded Postgres: if BACKUP_TO is set. */
export const archivesChanges = ({ config, database }: Pick<AppContext, "config" | "database">): boolean =>
  config.BACKUP_TO !== undefined && database.ownCluster !== undefined;
