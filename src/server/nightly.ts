import { createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { openBackupPlace } from "./backup-place.ts";
import { backupKey, backupName, backupStatus, isAhead, isBackupDue, localBackups, openBackups, takenAt } from "./backups.ts";
import type { AppContext } from "./context.ts";
import { wrap } from "./admin/backup-format.ts";
import { syncDeletedAccounts } from "./admin/deleted-accounts-place.ts";
import { readThrough } from "./admin/restore.ts";
import { quietHour } from "./quiet-hour.ts";
import { takeBackup, type StoredRows } from "./admin/backup.ts";

/** Takes a backup when one is due, verifies it, stores it and removes those beyond BACKUP_KEEP. Returns its name. */
export async function nightlyBackup(context: AppContext, stored: StoredRows): Promise<string | null> {
  const { config, log, clock } = context;
  const store = openBackups(config);
  const fail = (error: unknown): never => {
    log.error({ err: error, place: store.place }, "backup failed");
    throw error;
  };
  if (!isBackupDue(await backupStatus(context).catch(fail), clock(), quietHour(config, clock()))) return null;
  const work = join(localBackups(config), "work");
  await rm(work, { recursive: true, force: true }); // of a backup that was killed
  await mkdir(work, { recursive: true, mode: 0o700 });
  try {
    const key = await backupKey(config);
    const name = backupName(clock());
    const file = join(work, name);
    const bytes = wrap(takeBackup(context, stored, true), key);
    await pipeline(Readable.from(bytes, { objectMode: false }), createWriteStream(file, { flags: "wx", mode: 0o600 }));
    const { rows, files, missing } = await readThrough(file, key);
    await store.put(file);
    // those named by a clock that was ahead count as the oldest
    const rank = (one: string) => Number(!isAhead(takenAt(one), clock()));
    const names = (await store.list()).toSorted((one, other) => rank(one) - rank(other));
    for (const old of names.slice(0, Math.max(0, names.length - config.BACKUP_KEEP))) await store.remove(old);
    if (config.BACKUP_TO) await syncDeletedAccounts(config, openBackupPlace(config, config.BACKUP_TO), key);
    if (missing > 0) log.error({ missing }, "files that rows name cannot be found; run verify");
    log.info({ rows, files, bytes: (await stat(file)).size }, "backup taken");
    return name;
  } catch (error) {
    return fail(error);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
