import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { dayIn, localTimeOr, type Day, dayMs } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { lockForm } from "#server/edit-conflicts.ts";
import { newId } from "#server/ids.ts";
import { beginImport, recentImports } from "#server/recent-imports.ts";
import { listParts, remove, removeOne, restore } from "#server/trash.ts";
import { draftOf, mostImportedRows, tooManyEntries, type JournalFormat, type MoodRow, type PageRow } from "./journal.imports.rules.ts";
import { dailyMoods as moods, journalEntries as entries, journalImports as imports } from "./journal.tables.ts";
import { moodDays, restoreMoodWith } from "./mood.repository.ts";

export type JournalBatch = { pages: (PageRow & { isRepeat: boolean })[]; moods: MoodRow[] };
/** What was imported; `known` are the lines of the file that the journal contains already. */
type JournalImported = { pages: number; moods: number; known: number[] };
type Head = { id: string; fileName: string; format: JournalFormat; isPreview: boolean };
type At = { now: number; timeZone: string };

/**
 * Adds the entries and moods of a file in one transaction. An entry with the same text on the same day is known, and so is the mood of a
 * day that has one; known ones are skipped, except entries that the member chose (`isRepeat`). The same import id again changes nothing.
 * With `isPreview` nothing is written.
 */
export async function importJournal(
  tx: MemberTx,
  file: Head,
  batches: AsyncIterable<JournalBatch>,
  { now, timeZone }: At,
): Promise<JournalImported> {
  // two tabs with the same file: the second finds what the first has added
  await lockForm(tx, "journal import");
  const { id, isPreview } = file;
  if (!isPreview && !(await beginImport(tx, imports, file, now))) return { ...(await countAdded(tx, id)), known: [] };
  const sum: JournalImported = { pages: 0, moods: 0, known: [] };
  const matched = new Map<string, number>();
  let rows = 0;
  for await (const batch of batches) {
    rows += batch.pages.length + batch.moods.length;
    if (rows > mostImportedRows) throw new Problem("too-large", tooManyEntries);
    const known = await knownPages(tx, batch.pages, { id, timeZone, matched });
    const takenDays = await knownDays(tx, batch.moods, id);
    sum.known.push(...known, ...batch.moods.flatMap(({ line, day }) => (takenDays.has(day) ? [line] : [])));
    const newPages = batch.pages.filter(({ line, isRepeat }) => isRepeat || !known.has(line));
    // the first one of a day
    const newMoods = [...new Map(batch.moods.toReversed().map((one) => [one.day, one])).values()].filter(({ day }) => !takenDays.has(day));
    sum.pages += newPages.length;
    sum.moods += newMoods.length;
    if (isPreview) continue;
    const owner = { userId: tx.memberId, importId: id };
    const writtenAt = ({ at, localTime }: PageRow) => ({
      createdAt: new Date(at),
      localTime: localTimeOr(localTime, timeZone, Date.parse(at)),
    });
    if (newPages.length > 0)
      await tx.insert(entries).values(newPages.map((page) => ({ ...owner, id: newId(), ...draftOf(page), ...writtenAt(page) })));
    if (newMoods.length > 0)
      await tx
        .insert(moods)
        .values(newMoods.map(({ day, mood, at }) => ({ ...owner, id: newId(), day, mood, setAt: new Date(at) })))
        .onConflictDoUpdate({
          target: [moods.userId, moods.day],
          set: { mood: sql`excluded.mood`, setAt: sql`excluded.set_at`, importId: id },
          setWhere: isNull(moods.mood), // cleared
        });
  }
  return sum;
}

type Rows = { id: string; timeZone: string };

/**
 * The lines of entries that the journal contained before this import: of entries with the same text on the same day as many are known as it
 * has. After a change of the time zone the date in either counts, of the entry and of the file. `matched` counts over all batches.
 */
async function knownPages(
  tx: MemberTx,
  pages: readonly PageRow[],
  { id, timeZone, matched }: Rows & { matched: Map<string, number> },
): Promise<Set<number>> {
  const known = new Set<number>();
  if (pages.length === 0) return known;
  const at = pages.map((page) => Date.parse(page.at));
  const { rows } = await tx.execute<{ line: number; there: number }>(sql`
    with held as materialized (
      select days.day, md5(btrim(entry_text, E' \\t\\r\\n')) as hash, count(*)::int as there
      from ${entries} cross join lateral (
        select distinct day from (values (local_time::date), ((created_at at time zone ${timeZone})::date)) as on_clock (day)) days
      where ${ownedBy(entries, tx)} and import_id is distinct from ${id}
        and created_at between ${new Date(Math.min(...at) - dayMs)} and ${new Date(Math.max(...at) + dayMs)}
      group by 1, 2)
    select sent.line, max(held.there) as there
      from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) as sent(line int, at timestamptz, "localTime" timestamp, "entryText" text)
      join held on held.day in ((sent.at at time zone ${timeZone})::date, sent."localTime"::date)
        and held.hash = md5(btrim(sent."entryText", E' \\t\\r\\n'))
      group by sent.line`);
  const there = new Map(rows.map((row) => [row.line, row.there]));
  for (const page of pages) {
    const likeness = `${dayIn(timeZone, Date.parse(page.at))} ${page.entryText.trim()}`;
    const before = matched.get(likeness) ?? 0;
    if ((there.get(page.line) ?? 0) <= before) continue;
    matched.set(likeness, before + 1);
    known.add(page.line);
  }
  return known;
}

/** The days that had a mood before this import, with or without an entry. */
async function knownDays(tx: MemberTx, rows: readonly MoodRow[], id: string): Promise<Set<Day>> {
  const days = rows.map(({ day }) => day).toSorted();
  const [from] = days;
  if (from === undefined) return new Set();
  const found = await moodDays(tx, { from, to: days.at(-1) ?? from, withoutImport: id });
  return new Set(found.flatMap(({ day, mood }) => (mood === null ? [] : [day])));
}

/** The imports of the last 30 days, newest first, with how much of each still exists. */
export async function listJournalImports(tx: MemberTx, now: number) {
  const rows = await recentImports<JournalFormat>(tx, imports, now);
  const ids = rows.map(({ id }) => id);
  const pages = await countBy(tx, entries, ids);
  const days = await countBy(tx, moods, ids);
  return rows.map((row) => ({ ...row, pages: pages.get(row.id) ?? 0, moods: days.get(row.id) ?? 0 }));
}

/** Deletes what an import added, except entries that were changed since: they are the member's own text. */
export async function removeJournalImport(tx: MemberTx, id: string, now: number): Promise<void> {
  await removeOne(tx, imports, id, now);
  await remove(tx, entries, and(eq(entries.importId, id), isNull(entries.editedAt)), now, id);
  await remove(tx, moods, eq(moods.importId, id), now, id);
}

/** Undoes `removeJournalImport`; a day that got another mood since keeps that one. */
export async function restoreJournalImport(tx: MemberTx, id: string): Promise<void> {
  const pages = await listParts(tx, id, entries);
  await restoreMoodWith(tx, id);
  await restore(tx, imports, [id]);
  if (pages.length > 0) await restore(tx, entries, pages);
}

async function countAdded(tx: MemberTx, id: string): Promise<{ pages: number; moods: number }> {
  return { pages: (await countBy(tx, entries, [id])).get(id) ?? 0, moods: (await countBy(tx, moods, [id])).get(id) ?? 0 };
}

async function countBy(tx: MemberTx, table: typeof entries | typeof moods, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const counts = await tx
    .select({ id: table.importId, rows: sql<number>`count(*)::int` })
    .from(table)
    .where(and(ownedBy(table, tx), inArray(table.importId, [...ids])))
    .groupBy(table.importId);
  return new Map(counts.map(({ id, rows }) => [id ?? "", rows]));
}
