import { lte, notInArray, sql } from "drizzle-orm";
import type { AppContext } from "#server/context.ts";
import { checkFileStore, hasMembers, identityOf } from "#server/file-store.ts";
import { unownedFiles } from "#server/file-store.tables.ts";
import { forEachItem } from "#server/jobs.ts";
import type { StorageKey } from "#server/integrations/storage-key.ts";
import { dayMs, hourMs } from "#shared/dates.ts";
import { keysInUse } from "./documents.repository.ts";

/** Files without a row are moved to the trash when that was seen twice a day apart, and removed a week later. */
const unownedMs = dayMs;
const trashMs = 7 * dayMs;
/** At most this share of the store at once, unless an operator confirms it: more looks like the wrong database. */
const mostShare = 0.05;
const alwaysFew = 10;

type Swept = { files: number; unowned: number; moved: number; removed: number; held: "" | "empty" | "restored" | "share" };

/**
 * Moves files without a row for a day to the trash, and removes those that were there for a week. Never on a database without members or
 * one restored within a week, nor on the store of another database (throws a conflict). `isAnyShare` lifts the limit on how much is moved
 * at once. Logs counts.
 */
export async function sweepFiles(context: AppContext, isAnyShare = false): Promise<Swept> {
  const { database, files, log } = context;
  const now = context.clock();
  await checkFileStore(context);
  const { restoredAt } = await identityOf(database.owner);
  const swept: Swept = { files: 0, unowned: 0, moved: 0, removed: 0, held: "" };
  if (!(await hasMembers(database.owner))) swept.held = "empty";
  else if (restoredAt && restoredAt.getTime() > now - trashMs) swept.held = "restored";
  if (swept.held) return swept;

  const unowned: StorageKey[] = [];
  const known = new Map<string, Set<StorageKey>>();
  const ownedBy = async (key: StorageKey, isFresh = false) => {
    const member = key.slice(0, 36);
    const keys = (isFresh ? undefined : known.get(member)) ?? new Set(await database.withUser(member, keysInUse));
    known.set(member, keys);
    return keys.has(key);
  };
  for await (const { key, writtenAt } of files.list()) {
    swept.files += 1;
    if (writtenAt < now - hourMs && !(await ownedBy(key))) unowned.push(key);
  }
  swept.unowned = unowned.length;
  const due = await recordUnowned(context, unowned, now);
  if (due.length > Math.max(alwaysFew, mostShare * swept.files) && !isAnyShare) {
    log.error({ files: swept.files, unowned: swept.unowned, due: due.length }, "too many files without a row: nothing was swept");
    return { ...swept, held: "share" };
  }
  await forEachItem(log, "files", due, async (key) => {
    if (await ownedBy(key, true)) return;
    await files.toTrash(key, now);
    swept.moved += 1;
  });
  swept.removed = await files.sweepTrash(now - trashMs);
  if (swept.moved + swept.removed > 0) log.info({ ...swept }, "files without a row were swept");
  return swept;
}

/** Records which files have no row now, drops those that have one again, and returns those first seen a day ago. */
async function recordUnowned({ database: { owner } }: AppContext, keys: StorageKey[], now: number): Promise<StorageKey[]> {
  await owner.delete(unownedFiles).where(keys.length > 0 ? notInArray(unownedFiles.key, keys) : sql`true`);
  for (let at = 0; at < keys.length; at += 500) {
    const part = keys.slice(at, at + 500).map((key) => ({ key, firstSeenAt: new Date(now) }));
    await owner.insert(unownedFiles).values(part).onConflictDoNothing();
  }
  const due = await owner
    .select({ key: unownedFiles.key })
    .from(unownedFiles)
    .where(lte(unownedFiles.firstSeenAt, new Date(now - unownedMs)));
  const seen = new Set(due.map(({ key }) => key));
  return keys.filter((key) => seen.has(key));
}
