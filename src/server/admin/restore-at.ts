import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { chown, mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Problem } from "#shared/errors.ts";
import { webStreamOf } from "#server/integrations/checksums.ts";
import { newestBackup } from "#server/backups.ts";
import { openBackupPlace, type BackupPlace } from "#server/backup-place.ts";
import type { Config } from "#server/config.ts";
import { accountFor } from "#server/embedded/account.ts";
import { completeRoles } from "#server/embedded/cluster.ts";
import type { Files } from "#server/integrations/file-place.ts";
import { openFiles } from "#server/integrations/files.ts";
import { lockFolder } from "#server/lock.ts";
import type { Log } from "#server/log.ts";
import { openPostgres } from "#server/postgres.ts";
import { archiveKey } from "#server/point-in-time/archive-key.ts";
import { archiveFolder, fileName } from "#server/point-in-time/names.ts";
import { recover } from "#server/point-in-time/recover.ts";
import { isWrongKey, openAge } from "./age.ts";
import type { DeletedAccount } from "./deleted-accounts.ts";
import { deletedAccountsIn } from "./deleted-accounts-place.ts";
import { wrap } from "./backup-format.ts";
import { takeBackup, type StoredRows } from "./backup.ts";

/** A temporary folder for a restore, removed at the end whatever happens. */
export async function withWorkFolder<T>(config: Config, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(config.DATA_DIR, "recovery");
  await rm(folder, { recursive: true, force: true }); // of a restore that was killed
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const account = accountFor(config.DATA_DIR);
  if (account) await chown(folder, account.uid, account.gid);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A backup file, or the newest nightly backup of a folder or bucket, copied into `folder`. Throws not-found. */
async function backupFileFrom(config: Config, from: string, folder: string): Promise<string> {
  if (existsSync(from) && (await stat(from)).isFile()) return from;
  const [, above = "", named] = /^(s3:.*)\/([^/]+\.backup)$/.exec(from) ?? [];
  const place = openBackupPlace(config, named ? above : from);
  const name = named ?? newestBackup(await place.list(""), Date.now());
  const content = name ? await place.read(name) : null;
  if (!name || !content)
    throw new Problem("not-found", `There is no nightly backup in ${from}. If changes are archived there, --at latest brings them back.`);
  const file = join(folder, name);
  await pipeline(Readable.from(content, { objectMode: false }), createWriteStream(file, { mode: 0o600 }));
  return file;
}

/**
 * Restores the state of `at` (UTC ms): into a database of its own in `folder`, migrated to this release, and from there into a backup file
 * that `restoreBackup` reads like any other. Returns that file and the time of the last change in it.
 */
async function backupAt(request: {
  config: Config;
  log: Log;
  place: BackupPlace;
  secret: Buffer;
  at: number;
  folder: string;
  stored: StoredRows;
}): Promise<{ file: string; lastChangeAt: Date | null }> {
  const { config, log, place, at, folder, stored } = request;
  const key = await archiveKey(place, request.secret, false);
  const release = lockFolder(folder);
  try {
    const { cluster, lastChangeAt } = await recover({ place, key, at, folder, log });
    try {
      await completeRoles(cluster, folder);
      const settings = {
        ...config,
        DATA_DIR: folder,
        DATABASE_URL: cluster.url,
        DATABASE_APP_URL: cluster.appUrl,
        DATABASE_DIRECT_URL: undefined,
      };
      const database = await openPostgres(settings, log);
      try {
        const files = withArchived(openFiles(config), place, key, folder);
        const file = join(folder, "at.backup");
        const bytes = wrap(takeBackup({ database, config: settings, clock: () => at, files }, stored, true), null);
        await pipeline(Readable.from(bytes, { objectMode: false }), createWriteStream(file, { flags: "wx", mode: 0o600 }));
        return { file, lastChangeAt };
      } finally {
        await database.close();
      }
    } finally {
      await cluster.stop();
    }
  } finally {
    release();
  }
}

/** What `restore` puts into the empty database, and the accounts that must not be restored. */
type RestoreSource = { file: string; secret: Buffer | null; deleted: DeletedAccount[]; note: string | null };

/**
 * The backup that `from` names (a file, or the newest in a folder or bucket), or the state of `at` (UTC ms), with the list of deleted
 * accounts beside it.
 */
export async function restoreSource(request: {
  config: Config;
  log: Log;
  from: string;
  at: number | null;
  keyIn: () => Buffer;
  secretOf: (file: string) => Promise<Buffer | null>;
  folder: string;
  stored: StoredRows;
}): Promise<RestoreSource> {
  const { config, from, at, folder } = request;
  if (at !== null) {
    const place = openBackupPlace(config, from);
    const secret = request.keyIn();
    const { file, lastChangeAt } = await backupAt({ ...request, place, secret, at });
    const deleted = await deletedAccountsIn(place, secret);
    const note = `Brought back as of ${new Date(at).toISOString()}; the last change in it is of ${lastChangeAt?.toISOString() ?? "the base backup"}.`;
    return { file, secret: null, deleted, note };
  }
  const file = await backupFileFrom(config, from, folder);
  const secret = await request.secretOf(file);
  const place = openBackupPlace(config, from.endsWith(".backup") || file === from ? from.replace(/[/\\]?[^/\\]*$/, "") || "." : from);
  const deleted = secret ? await deletedAccountsIn(place, secret).catch(nullIfWrongKey) : [];
  const note = deleted
    ? null
    : "The list of deleted accounts beside this backup is sealed with another key: give it with --deleted, opened.";
  return { file, secret, deleted: deleted ?? [], note };
}

function nullIfWrongKey(error: unknown): null {
  if (!isWrongKey(error)) throw error;
  return null;
}

/** Reads stored documents from the place of backups, or from the file store if it still has them. */
const withArchived = (files: Files, place: BackupPlace, key: Buffer, folder: string): Files => ({
  ...files,
  read: async (document) => {
    const found = await place.read(`${archiveFolder}/${fileName(document)}`);
    if (!found) return files.read(document);
    const path = join(folder, "document");
    await pipeline(Readable.from(openAge(found, key), { objectMode: false }), createWriteStream(path, { mode: 0o600 }));
    const { size } = await stat(path);
    return { bytes: webStreamOf(createReadStream(path)), size };
  },
});
