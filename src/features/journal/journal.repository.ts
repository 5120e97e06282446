import { and, eq, sql, type SQL } from "drizzle-orm";
import { addDays, dayOf, localTimeIn, startOfWeek, type Day, type LocalTime } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { pageOf, readCursor } from "#server/cursor.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { lockForm } from "#server/edit-conflicts.ts";
import { idFor } from "#server/ids.ts";
import { ownRow, updateRow } from "#server/rows.ts";
import { removeOne, restore } from "#server/trash.ts";
import { changedElsewhere } from "#server/versions.ts";
import { queueEvent } from "#server/webhook-events.ts";
import type { Draft, Entry, Kind } from "./journal.rules.ts";
import { findEntries, findEntriesByBeginning } from "./journal.search.repository.ts";
import { journalEntries as entries } from "./journal.tables.ts";

type Wanted = { before?: string; query?: string; kind?: Kind; limit: number };

/**
 * A page of entries, newest first. `before` is the `next` of the page before; `query` searches for all its words, by stem or as
 * typed, and where no entry has them for words that begin with its last one.
 * Returns `next: null` on the last page. Throws invalid for a `before` that is not a cursor of ours.
 */
export async function listEntries(tx: MemberTx, requested: Wanted): Promise<{ entries: Entry[]; next: string | null }> {
  const older = readCursor(requested.before);
  const query = requested.query?.trim();
  const most = requested.limit + 1;
  const newest = (which: SQL | undefined) =>
    tx
      .select(columns)
      .from(entries)
      .where(and(ownedBy(entries, tx), which))
      // spelled as the index is sorted; with nulls first, which Drizzle's desc() means, it would not be used
      .orderBy(sql`${entries.createdAt} desc nulls last, ${entries.id} desc nulls last`)
      .limit(most);
  const rowsOf = async (found: SQL | null) => (found ? newest(sql`${entries.id} in (${found})`) : []);
  const search = query ? { query, kind: requested.kind, olderThan: older, most } : undefined;
  let rows = search
    ? await rowsOf(await findEntries(tx, search))
    : await newest(
        and(
          requested.kind && eq(entries.kind, requested.kind),
          older && sql`(${entries.createdAt}, ${entries.id}) < (${older.at}::timestamptz, ${older.id}::uuid)`,
        ),
      );
  if (search && rows.length === 0) rows = await rowsOf(await findEntriesByBeginning(tx, search));
  const { page, next } = pageOf(rows, requested.limit, (row) => row.createdAt);
  return { entries: page.map(shown), next };
}

/** One entry. Throws not-found when it does not exist or belongs to another member. */
export async function readEntry(tx: MemberTx, id: string): Promise<Entry> {
  const [row] = await tx
    .select(columns)
    .from(entries)
    .where(ownRow(entries, tx, id));
  if (!row) throw new Problem("not-found", "This entry is no longer here.");
  return shown(row);
}

/** `agoMs`: how long before `now` (UTC ms) it was written. `replaces`: what was sent before it under the same id. */
type Writing = { now: number; timeZone: string; agoMs?: number; replaces?: string | readonly string[] | undefined };

/**
 * Saves a new entry. The same id sent again never creates two: a device retries when no answer came. A retry that only adds to the text, or
 * replaces what is stored, changes the entry; any other text, and one whose entry was changed elsewhere since, is an entry of its own.
 */
export async function writeEntry(tx: MemberTx, id: string, draft: Draft, writing: Writing): Promise<Entry> {
  const { now, timeZone, agoMs = 0, replaces } = writing;
  const written = localTimeIn(timeZone, now - agoMs);
  const created = await tx
    .insert(entries)
    .values({ ...draft, id, userId: tx.memberId, createdAt: new Date(now - agoMs), localTime: written })
    .onConflictDoNothing()
    .returning({ id: entries.id });
  const { kind, ...change } = draft;
  const { entryText, isMoodSet, moodRating: mood } = change;
  if (created.length > 0 && kind === "plain" && isMoodSet && mood !== null)
    await queueEvent(tx, { event: "mood.logged", data: { day: dayOf(written), mood } }, now - agoMs);
  const there = await readEntry(tx, id);
  if (created.length > 0) return there;
  const isSameText = there.entryText === entryText;
  const isSameMood = there.moodRating === mood && there.isMoodSet === isMoodSet;
  if (isSameText && (isSameMood || there.editedAt !== null)) return there;
  const isContinued = there.kind === kind && (entryText.startsWith(there.entryText) || [replaces ?? []].flat().includes(there.entryText));
  if (!isContinued || (there.editedAt !== null && !isSameMood)) return writeEntry(tx, idFor(entryText, id), draft, writing);
  // an editor that another device has opened meanwhile then shows both versions
  await updateRow(tx, entries, id, { ...change, editedAt: new Date(now) });
  return readEntry(tx, id);
}

/**
 * For a form that has one entry a week: throws conflict when the newest entry of `draft.kind` is of this week and not the one that is saved, or
 * its text is none of `replaces`, and not-found when the one that is changed is gone. `seen` is the id of the latter; null for a new one.
 */
export async function refuseUnseen(
  tx: MemberTx,
  id: string,
  { kind, entryText }: Draft,
  { now, timeZone, agoMs = 0, replaces = [], seen, weekStartsOn }: Writing & { seen: string | null; weekStartsOn: number },
): Promise<void> {
  await lockForm(tx, `newest ${kind}`);
  const [newest] = (await listEntries(tx, { kind, limit: 1 })).entries;
  if (newest?.id === id) {
    // or the same save again, whose answer was lost
    if (newest.entryText === entryText || [replaces].flat().includes(newest.entryText)) return;
    throw new Problem("conflict", changedElsewhere);
  }
  const weekOf = (localTime: LocalTime) => startOfWeek(dayOf(localTime), weekStartsOn);
  const written = localTimeIn(timeZone, now - agoMs);
  if (newest && weekOf(newest.localTime) === weekOf(written)) throw new Problem("conflict", changedElsewhere);
  if (seen !== null) throw new Problem("not-found", "This entry is no longer here.");
}

/**
 * Changes text and mood; kind and creation time stay. `seenEditedAt` (ISO 8601, null for an entry never edited) is the version that the
 * editor started from; undefined overwrites any version. Throws not-found, and conflict when the entry was edited in between.
 */
export async function editEntry(
  tx: MemberTx,
  id: string,
  change: Omit<Draft, "kind">,
  { now, seenEditedAt }: { now: number; seenEditedAt?: string | null | undefined },
): Promise<Entry> {
  const seen = seenEditedAt ? new Date(seenEditedAt).toISOString() : null;
  const isSeen = seenEditedAt === undefined ? undefined : sql`${entries.editedAt} is not distinct from ${seen}::timestamptz`;
  const changed = await tx
    .update(entries)
    .set({ ...change, editedAt: new Date(now) })
    .where(and(ownedBy(entries, tx), eq(entries.id, id), isSeen))
    .returning({ id: entries.id });
  const entry = await readEntry(tx, id);
  const { entryText, moodRating, isMoodSet } = change;
  // the same change again, whose first answer was lost
  const isSame = entry.entryText === entryText && entry.moodRating === moodRating && entry.isMoodSet === isMoodSet;
  if (changed.length === 0 && !isSame) throw new Problem("conflict", "This page was changed elsewhere since you opened it.");
  return entry;
}

export const removeEntry = (tx: MemberTx, id: string, now: number): Promise<void> => removeOne(tx, entries, id, now);

export async function restoreEntry(tx: MemberTx, id: string): Promise<Entry> {
  await restore(tx, entries, [id]);
  return readEntry(tx, id);
}

/** Entries that were written on the days from `from` to `to`. The range of instants, a day wider on either side, makes it use the index. */
export const writtenBetween = (from: Day, to: Day): SQL =>
  sql`created_at >= ${`${addDays(from, -1)}T00:00:00Z`}::timestamptz and created_at < ${`${addDays(to, 2)}T00:00:00Z`}::timestamptz
    and local_time >= ${from}::date and local_time < ${addDays(to, 1)}::date`;

const columns = {
  id: entries.id,
  entryText: entries.entryText,
  moodRating: entries.moodRating,
  isMoodSet: entries.isMoodSet,
  kind: entries.kind,
  createdAt: entries.createdAt,
  localTime: entries.localTime,
  editedAt: entries.editedAt,
};

type Row = {
  id: string;
  entryText: string;
  moodRating: number | null;
  isMoodSet: boolean;
  kind: string;
  createdAt: Date;
  localTime: string;
  editedAt: Date | null;
};
// the contract allows only known kinds, so the column contains nothing else
const shown = (row: Row): Entry => ({
  ...row,
  kind: row.kind as Kind,
  createdAt: row.createdAt.toISOString(),
  // Postgres separates date and time by a space
  localTime: row.localTime.replace(" ", "T"),
  editedAt: row.editedAt?.toISOString() ?? null,
});
