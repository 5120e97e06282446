import { createReadStream, existsSync, readFileSync, writeFileSync } from "node:fs";
import { copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import { Problem } from "#shared/errors.ts";
import type { Config } from "./config.ts";
import type { AppContext } from "./context.ts";

/** Where backups lie that Evenday takes by itself: a folder, or a prefix in a bucket. */
export type BackupStore = {
  /** In words, for the log and the start message. */
  place: string;
  /** Names of the backups here, oldest first; the instant is in the name. */
  list: () => Promise<string[]>;
  /** Puts a finished file here; it gets its name only when it is whole. */
  put: (file: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
};

const form = /^evenday-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2})\.backup$/;

/** The name of a backup that is taken now (UTC ms). */
export const backupName = (now: number): string => `evenday-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "-")}.backup`;

/** When the backup of this name was taken, UTC ms. */
export function takenAt(name: string): number {
  const [day = "", time = ""] = (form.exec(name)?.[1] ?? "").split("T");
  return Date.parse(`${day}T${time.replaceAll("-", ":")}Z`);
}

export const localBackups = (config: Config): string => join(config.DATA_DIR, "backups");

export function openBackups(config: Config): BackupStore {
  const to = config.BACKUP_TO ?? localBackups(config);
  return to.startsWith("s3://") ? inBucket(config, to) : inFolder(to);
}

const named = (names: string[]) => names.filter((name) => form.test(name)).toSorted();

function inFolder(folder: string): BackupStore {
  return {
    place: folder,
    list: async () => (existsSync(folder) ? named(await readdir(folder)) : []),
    put: async (file) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = join(folder, `${basename(file)}.part`);
      await copyFile(file, part);
      const handle = await open(part, "r+");
      await handle.chmod(0o600);
      await handle.sync().finally(() => handle.close());
      await rename(part, join(folder, basename(file)));
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

function inBucket(config: Config, to: string): BackupStore {
  const [, bucket = "", prefix = ""] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(to) ?? [];
  const client = new AwsClient({
    accessKeyId: config.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? "",
    region: config.S3_REGION,
    service: "s3",
    retries: 2,
  });
  const base = `${config.S3_ENDPOINT?.replace(/\/$/, "")}/${bucket}`;
  const within = prefix ? `${prefix}/` : "";
  const ask = async (path: string, init: RequestInit & { duplex?: "half" }) => {
    const answer = await client.fetch(`${base}${path}`, { redirect: "error", ...init });
    if (!answer.ok && !(init.method === "DELETE" && answer.status === 404))
      throw new Problem("unavailable", `the store of backups answered ${answer.status}`);
    return answer;
  };
  return {
    place: to,
    list: async () => {
      const query = new URLSearchParams({ "list-type": "2", prefix: `${within}evenday-` });
      const xml = await (await ask(`?${query}`, { method: "GET" })).text();
      return named([...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => key.slice(within.length)));
    },
    put: async (file) => {
      const { size } = await stat(file);
      await ask(`/${within}${basename(file)}`, {
        method: "PUT",
        body: Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>,
        duplex: "half",
        headers: { "content-length": String(size), "x-amz-content-sha256": "UNSIGNED-PAYLOAD" },
      });
    },
    remove: async (name) => void (await ask(`/${within}${name}`, { method: "DELETE" })),
  };
}

/** The key of these backups: of BACKUP_KEY_FILE, else one that Evenday makes for itself under DATA_DIR. */
export async function backupKey(config: Config): Promise<Buffer> {
  const file = backupKeyFile(config);
  const { newKey } = await import("./admin/age.ts"); // loaded where it is used: it takes memory
  if (!config.BACKUP_KEY_FILE && !existsSync(file)) writeFileSync(file, await newKey(), { flag: "wx", mode: 0o600 });
  const key = Buffer.from(readFileSync(file, "utf8").trim());
  if (key.length < 16) throw new Problem("invalid", `The key file ${file} is too short: at least 16 characters.`);
  return key;
}

export const backupKeyFile = (config: Config): string => config.BACKUP_KEY_FILE ?? join(config.DATA_DIR, "backup-key");

/** How the backups stand: when the last good one was taken (UTC ms, null for never), and whether that is long enough ago to worry. */
export type BackupStanding = { lastAt: number | null; isMissing: boolean };

const hourMs = 3_600_000;
/** When the fewest people are there, by the clock of the server. */
const quietHour = 3;
/** Taken at night when the last is from the day before; at any hour when a night was missed. */
const [atNightMs, atOnceMs, worryMs] = [20 * hourMs, 30 * hourMs, 36 * hourMs];

export async function backupStanding(context: AppContext): Promise<BackupStanding> {
  const names = await openBackups(context.config).list();
  const last = names.at(-1);
  const lastAt = last === undefined ? null : takenAt(last);
  return { lastAt, isMissing: lastAt === null || context.clock() - lastAt > worryMs };
}

/** Whether a backup is due now. The first one is due at once. */
export function isBackupDue({ lastAt }: BackupStanding, now: number): boolean {
  if (lastAt === null) return true;
  const age = now - lastAt;
  return age > atOnceMs || (age > atNightMs && new Date(now).getHours() === quietHour);
}

/** Whether Evenday takes backups by itself: always of its own Postgres, of another one where BACKUP_TO is set. */
export const takesBackups = ({ config, database }: AppContext): boolean => database.engine === "embedded" || config.BACKUP_TO !== undefined;
