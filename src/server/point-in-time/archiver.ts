import { readdirSync, rmSync, statSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import { isBackupDue, backupKey, localBackups } from "#server/backups.ts";
import { openBackupPlace, type BackupPlace } from "#server/backup-place.ts";
import type { Config } from "#server/config.ts";
import type { AppContext } from "#server/context.ts";
import { asOperator } from "#server/admin/operator.ts";
import type { StoredRows } from "#server/admin/backup.ts";
import { syncDeletedAccounts } from "#server/admin/deleted-accounts-place.ts";
import { forAll } from "#server/for-all.ts";
import { quietHour } from "#server/quiet-hour.ts";
import { archiveKey, sealed } from "./archive-key.ts";
import { takeBase } from "./base-backup.ts";
import { archiveFolder, baseName, fileName, deletedFileName, outdated, readNames, segmentName } from "./names.ts";
import { readSeries, spoolIn, waitingSegments, writeSeries, type Series } from "./series.ts";

const compress = promisify(gzip);
/** Delay after a failure, and how often a lasting failure is logged. */
const [pauseMs, logEveryMs] = [15_000, 600_000];
/** Days that can be restored at most: deleted accounts are promised that no backup older than 30 days has their data. */
const mostDays = 29;

type Run = { key: Buffer | null; files: Set<string> | null; pausedUntil: number; failingSince: number | null; loggedAt: number };
const runs = new WeakMap<AppContext, Run>();

/**
 * Moves finished segments and new documents to the place of backups, and takes a base backup when one is due. Never throws: a failure is
 * logged and retried a little later.
 */
export async function archiveChanges(context: AppContext, stored: StoredRows): Promise<void> {
  const run = runs.get(context) ?? { key: null, files: null, pausedUntil: 0, failingSince: null, loggedAt: 0 };
  runs.set(context, run);
  if (Date.now() < run.pausedUntil) return;
  try {
    await archiveOnce(context, stored, run);
    if (run.failingSince !== null) context.log.info("changes are archived again");
    run.failingSince = null;
  } catch (error) {
    run.failingSince ??= Date.now();
    run.pausedUntil = Date.now() + pauseMs;
    if (Date.now() - run.loggedAt < logEveryMs) return;
    run.loggedAt = Date.now();
    context.log.error({ err: error, place: context.config.BACKUP_TO }, "changes are not archived; trying again");
  }
}

async function archiveOnce(context: AppContext, stored: StoredRows, run: Run): Promise<void> {
  const { config, log, database } = context;
  const series = readSeries(config.DATA_DIR);
  if (!series || !config.BACKUP_TO || !database.ownCluster) return;
  const place = openBackupPlace(config, config.BACKUP_TO);
  run.key ??= await archiveKey(place, await backupKey(config), true);
  const begun = Date.now();
  await checkPostgres(context);
  const isDue = isBackupDue({ lastAt: series.baseAt }, begun, quietHour(config, begun));
  if (isDue) log.info({ bytes: await archiveBase(context, place, series, run.key) }, "base backup taken");
  const moved = await moveSegments(config, place, series, run.key);
  if (isDue) await removeOutdated(context, stored, place, series);
  await syncDeletedAccounts(config, place, await backupKey(config));
  if (moved > 0 || run.files === null) await archiveFiles(context, stored, place, run.key, run);
  // everything that Postgres had finished is archived now; what it has not finished is at most `archive_timeout` old
  writeSeries(config.DATA_DIR, { ...series, archivedAt: begun });
}

/** Postgres itself may be unable to finish a segment, for example on a full disk. */
async function checkPostgres({ database }: AppContext): Promise<void> {
  const { rows } = await database.owner.execute<{ failing: boolean }>(
    sql`select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing from pg_stat_archiver`,
  );
  if (rows[0]?.failing) throw new Problem("unavailable", "the database cannot hand over its finished log; its own messages say why");
}

/** Each segment is stored completely before it is removed from the spool. Returns how many were moved. */
async function moveSegments(config: Config, place: BackupPlace, { id }: Series, key: Buffer): Promise<number> {
  const waiting = waitingSegments(config.DATA_DIR);
  for (const { segment, path, at } of waiting) {
    const bytes = await sealed([await compress(await readFile(path), { level: 4 })], key);
    await place.put(`${archiveFolder}/${segmentName({ series: id, segment, at })}`, bytes);
    await rm(path);
  }
  sweepSpool(spoolIn(config.DATA_DIR));
  return waiting.length;
}

/** Removes other files that Postgres puts there: notes about base backups, and copies that a crash cut off. */
function sweepSpool(spool: string): void {
  for (const name of readdirSync(spool))
    if (name.endsWith(".backup") || (name.startsWith("archtemp") && statSync(join(spool, name)).mtimeMs < Date.now() - 3_600_000))
      rmSync(join(spool, name), { force: true });
}

async function archiveBase({ config, database }: AppContext, place: BackupPlace, series: Series, key: Buffer): Promise<number> {
  const { ownCluster } = database;
  if (!ownCluster) return 0;
  const work = join(localBackups(config), "base-work");
  await rm(work, { recursive: true, force: true }); // of a base backup that was killed
  await mkdir(work, { recursive: true, mode: 0o700 });
  try {
    const file = join(work, "base");
    const extra = [{ name: "auth-secret", path: join(config.DATA_DIR, "auth-secret") }];
    const base = await takeBase({ ...ownCluster, series: series.id, extra }, file, key);
    await place.put(`${archiveFolder}/${baseName(base)}`, { file });
    series.baseAt = base.endedAt;
    return statSync(file).size;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * Stores documents that rows name and that are not in the place yet. They never change, so each is stored once. One that cannot be read
 * does not block the others; all are checked again next time.
 */
async function archiveFiles(
  { database, files }: AppContext,
  stored: StoredRows,
  place: BackupPlace,
  key: Buffer,
  run: Pick<Run, "files">,
): Promise<void> {
  const there = run.files ?? new Set(readNames(await place.list(archiveFolder)).files.map((one) => one.key));
  run.files = null;
  await forAll(await asOperator(database, stored.list), async ({ key: document }) => {
    if (!document || there.has(document)) return;
    const found = await files.read(document);
    if (!found) return; // deleted meanwhile
    await place.put(
      `${archiveFolder}/${fileName(document)}`,
      await sealed(Readable.fromWeb(found.bytes as Parameters<typeof Readable.fromWeb>[0]), key),
    );
    there.add(document);
  });
  run.files = there;
}

async function removeOutdated(context: AppContext, stored: StoredRows, place: BackupPlace, { id }: Series): Promise<void> {
  const now = Date.now();
  const archive = readNames(await place.list(archiveFolder));
  const named = new Set((await asOperator(context.database, stored.list)).map((one) => one.key as string | null));
  const gone = new Set(archive.gone.map((one) => one.key));
  for (const { key } of archive.files)
    if (!named.has(key) && !gone.has(key)) await place.put(`${archiveFolder}/${deletedFileName({ key, at: now })}`, Buffer.alloc(0));
  for (const one of archive.gone) if (named.has(one.key)) await place.remove(`${archiveFolder}/${deletedFileName(one)}`); // undone
  const stillGone = archive.gone.filter((one) => !named.has(one.key));
  for (const name of outdated({ ...archive, gone: stillGone }, id, Math.min(context.config.BACKUP_KEEP, mostDays), now))
    await place.remove(`${archiveFolder}/${name}`);
}

/** After Postgres has stopped: archives its last segment, within `ms`. What is not stored by then waits for the next start. */
export async function archiveLast({ config, log }: Pick<AppContext, "config" | "log">, ms: number): Promise<void> {
  const series = readSeries(config.DATA_DIR);
  if (!series || !config.BACKUP_TO || config.DATABASE_URL) return;
  const place = openBackupPlace(config, config.BACKUP_TO);
  const moving = (async () => moveSegments(config, place, series, await archiveKey(place, await backupKey(config), true)))();
  const late = new Promise<null>((done) => setTimeout(() => done(null), ms).unref());
  await Promise.race([moving, late]).catch((error: unknown) => log.error({ err: error }, "the last changes wait for the next start"));
}
