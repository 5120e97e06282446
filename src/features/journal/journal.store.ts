import { and, eq, sql, type SQL } from "drizzle-orm";
import { addDays, type Day } from "#kernel/days.ts";
import { Problem } from "#kernel/problem.ts";
import { own, type MemberTx } from "#server/database.ts";
import { removeOne, restore } from "#server/trash.ts";
import type { Draft, Entry, Kind } from "./journal.rules.ts";
import { journalEntries as entries } from "./journal.tables.ts";

export type Wanted = { before?: string; query?: string; kind?: Kind; limit: number };

/**
 * A page of entries, newest first. `before` is the `next` of the page before; `query` looks for all its words, by stem
 * or as typed. Gives `next: null` on the last page. Throws invalid for a `before` that was not ours.
 */
export async function listEntries(tx: MemberTx, wanted: Wanted): Promise<{ entries: Entry[]; next: string | null }> {
  const rows = await tx.select(columns).from(entries)
    .where(and(own(entries, tx), wanted.kind && eq(entries.kind, wanted.kind), matching(wanted.query), olderThan(wanted.before)))
    // spelled as the index is sorted; with nulls first, which Drizzle's desc() means, it would not be used
    .orderBy(sql`${entries.createdAt} desc nulls last, ${entries.id} desc nulls last`).limit(wanted.limit + 1);
  const page = rows.slice(0, wanted.limit);
  const last = page.at(-1);
  return { entries: page.map(shown), next: rows.length > wanted.limit && last ? `${last.createdAt.getTime()}_${last.id}` : null };
}

/**
 * Days from `from` to `to` on which something plain was written, oldest first, as the calendar in `timeZone` has them.
 * `mood` is the average of that day's set moods to one decimal, null when none was set; `entries` counts the plain entries.
 */
export async function moodDays(tx: MemberTx, { from, to, timeZone }: { from: Day; to: Day; timeZone: string }): Promise<{ day: Day; mood: number | null; entries: number }[]> {
  const day = sql<string>`to_char(${entries.createdAt} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  // a day more on either side, whatever the zone, so that the index is used; the calendar decides afterwards
  const rows = await tx.select({ day: day.as("day"), rating: entries.moodRating, isTouched: entries.isMoodTouched }).from(entries)
    .where(and(own(entries, tx), eq(entries.kind, "plain"), sql`${entries.createdAt} >= ${`${addDays(from, -1)}T00:00:00Z`}::timestamptz`, sql`${entries.createdAt} < ${`${addDays(to, 2)}T00:00:00Z`}::timestamptz`));
  const found = new Map<Day, { sum: number; told: number; entries: number }>();
  for (const row of rows) {
    if (row.day < from || row.day > to) continue;
    const before = found.get(row.day) ?? { sum: 0, told: 0, entries: 0 };
    const told = row.isTouched && row.rating !== null;
    found.set(row.day, { sum: before.sum + (told ? (row.rating ?? 0) : 0), told: before.told + (told ? 1 : 0), entries: before.entries + 1 });
  }
  return [...found].toSorted(([one], [two]) => (one < two ? -1 : 1))
    .map(([one, { sum, told, entries: written }]) => ({ day: one, mood: told === 0 ? null : Math.round((sum / told) * 10) / 10, entries: written }));
}

/** One entry. Throws not-found when it is not there or somebody else's. */
export async function readEntry(tx: MemberTx, id: string): Promise<Entry> {
  const [row] = await tx.select(columns).from(entries).where(and(own(entries, tx), eq(entries.id, id)));
  if (!row) throw new Problem("not-found", "This entry is no longer here.");
  return shown(row);
}

/** Saves a new entry. The same id sent again gives the entry that was saved first, so a retry never makes two. */
export async function writeEntry(tx: MemberTx, id: string, draft: Draft, now: number): Promise<Entry> {
  await tx.insert(entries).values({ ...draft, id, userId: tx.memberId, createdAt: new Date(now) }).onConflictDoNothing();
  return readEntry(tx, id);
}

/** Changes words and mood; kind and day of writing stay. Throws not-found. */
export async function editEntry(tx: MemberTx, id: string, change: Omit<Draft, "kind">, now: number): Promise<Entry> {
  await tx.update(entries).set({ ...change, editedAt: new Date(now) }).where(and(own(entries, tx), eq(entries.id, id)));
  return readEntry(tx, id);
}

export const removeEntry = (tx: MemberTx, id: string, now: number): Promise<void> => removeOne(tx, entries, id, now);

export async function restoreEntry(tx: MemberTx, id: string): Promise<Entry> {
  await restore(tx, entries, [id]);
  return readEntry(tx, id);
}

const columns = {
  id: entries.id, entryText: entries.entryText, moodRating: entries.moodRating, isMoodTouched: entries.isMoodTouched,
  kind: entries.kind, createdAt: entries.createdAt, editedAt: entries.editedAt,
};

type Row = { id: string; entryText: string; moodRating: number | null; isMoodTouched: boolean; kind: string; createdAt: Date; editedAt: Date | null };
// the contract lets only known kinds in, so the column holds nothing else
const shown = (row: Row): Entry => ({ ...row, kind: row.kind as Kind, createdAt: row.createdAt.toISOString(), editedAt: row.editedAt?.toISOString() ?? null });

function matching(query: string | undefined): SQL | undefined {
  if (!query?.trim()) return undefined;
  return sql`${entries.search} @@ (plainto_tsquery('english', ${query}) || plainto_tsquery('simple', ${query}))`;
}

function olderThan(before: string | undefined): SQL | undefined {
  if (!before) return undefined;
  const found = /^(\d{1,15})_([0-9a-f-]{36})$/.exec(before);
  if (!found) throw new Problem("invalid", "This page of entries is not known.", { field: "before" });
  return sql`(${entries.createdAt}, ${entries.id}) < (${new Date(Number(found[1])).toISOString()}::timestamptz, ${found[2]}::uuid)`;
}
