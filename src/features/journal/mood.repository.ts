import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { Day } from "#shared/dates.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { lockForm } from "#server/edit-conflicts.ts";
import { newId } from "#server/ids.ts";
import { discard, remove, restore } from "#server/trash.ts";
import { deletedRows } from "#server/trash.tables.ts";
import { queueEvent } from "#server/webhook-events.ts";
import { writtenBetween } from "./journal.repository.ts";
import { dailyMoods, journalEntries as entries } from "./journal.tables.ts";

/** `mood` is the day's mood; `before` is what had been set without an entry, null without one. */
type MoodSet = { day: Day; mood: number | null; before: number | null };

/**
 * Sets the mood of a day (1 to 10), or clears what was set without an entry (null). The last one wins: what an offline device set or cleared
 * before the stored `setAt` (UTC ms) changes nothing. An entry of that day with a mood still counts after a clear.
 */
export async function setMood(tx: MemberTx, { day, mood, setAt }: { day: Day; mood: number | null; setAt: number }): Promise<MoodSet> {
  await lockForm(tx, `mood ${day}`); // of two at once the second reads what the first has set
  const [row] = await tx
    .select({ mood: dailyMoods.mood })
    .from(dailyMoods)
    .where(and(ownedBy(dailyMoods, tx), eq(dailyMoods.day, day)));
  const at = new Date(setAt);
  const set = await tx
    .insert(dailyMoods)
    .values({ id: newId(), userId: tx.memberId, day, mood, setAt: at })
    .onConflictDoUpdate({
      target: [dailyMoods.userId, dailyMoods.day],
      set: { mood, setAt: at, importId: null },
      setWhere: lte(dailyMoods.setAt, at),
    })
    .returning({ id: dailyMoods.id });
  if (mood !== null && set.length > 0 && row?.mood !== mood) await queueEvent(tx, { event: "mood.logged", data: { day, mood } }, setAt);
  const [found] = await moodDays(tx, { from: day, to: day });
  return { day, mood: found?.mood ?? null, before: row?.mood ?? null };
}

/** Deletes the mood of a day together with the row `partOf` that set it at `setAt`; one that was set or cleared since stays. */
export async function removeMoodWith(tx: MemberTx, partOf: string, { day, setAt }: { day: Day; setAt: Date }, now: number): Promise<void> {
  await remove(tx, dailyMoods, and(eq(dailyMoods.day, day), eq(dailyMoods.setAt, setAt)), now, partOf);
}

/** Restores the moods that were deleted with `partOf`, except on days whose mood was set or cleared since. */
export async function restoreMoodWith(tx: MemberTx, partOf: string): Promise<void> {
  const deleted = await tx
    .select({ id: deletedRows.id, day: sql<Day>`${deletedRows.row}->>'day'` })
    .from(deletedRows)
    .where(and(ownedBy(deletedRows, tx), eq(deletedRows.partOf, partOf), eq(deletedRows.tableName, "daily_moods")));
  if (deleted.length === 0) return;
  const days = deleted.map(({ day }) => day);
  const taken = await tx
    .select({ day: dailyMoods.day })
    .from(dailyMoods)
    .where(and(ownedBy(dailyMoods, tx), inArray(dailyMoods.day, days)));
  const takenDays = new Set(taken.map(({ day }) => day));
  for (const { id } of deleted.filter(({ day }) => takenDays.has(day))) await discard(tx, id);
  const free = deleted.flatMap(({ id, day }) => (takenDays.has(day) ? [] : [id]));
  if (free.length > 0) await restore(tx, dailyMoods, free);
}

/**
 * Days from `from` to `to` with a mood or a plain entry, oldest first. `mood` is the one that was set last, with or without
 * an entry (of two at one instant the entry, and the one that is listed first), null when none was; `alone` is what was set without one; `entries` counts the plain entries. Rows of the import `withoutImport` are left out.
 */
export async function moodDays(
  tx: MemberTx,
  { from, to, withoutImport }: { from: Day; to: Day; withoutImport?: string },
): Promise<{ day: Day; mood: number | null; alone: number | null; entries: number }[]> {
  const counted = withoutImport ? sql`and import_id is distinct from ${withoutImport}` : sql``;
  const { rows } = await tx.execute<{ day: Day; mood: number | null; alone: number | null; entries: number }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, (array_agg(mood order by at desc, is_page desc, id desc) filter (where mood is not null))[1] as mood,
      max(mood) filter (where not is_page) as alone, (count(*) filter (where is_page))::int as entries
    from (
      select id, local_time::date as day, case when is_mood_set then mood_rating end as mood, created_at as at,
        true as is_page
      from ${entries} where ${ownedBy(entries, tx)} and kind = 'plain' ${counted} and ${writtenBetween(from, to)}
      union all
      select id, day, mood, set_at, false from ${dailyMoods} where ${ownedBy(dailyMoods, tx)} and mood is not null and day between ${from} and ${to} ${counted}
    ) moods group by 1 order by 1`);
  return rows;
}

/** The latest mood that was set, alone or with a plain entry, with the member's date; null without one. */
export async function lastMood(tx: MemberTx): Promise<{ mood: number; on: Day } | null> {
  const { rows } = await tx.execute<{ mood: number; on: Day }>(sql`
    (select mood_rating as mood, to_char(local_time, 'YYYY-MM-DD') as on, created_at as at, true as is_page
      from ${entries} where ${ownedBy(entries, tx)} and kind = 'plain' and is_mood_set and mood_rating is not null
      order by created_at desc nulls last, id desc nulls last limit 1)
    union all
    (select mood, to_char(day, 'YYYY-MM-DD'), set_at, false from ${dailyMoods} where ${ownedBy(dailyMoods, tx)} and mood is not null order by day desc limit 1)
    order by "on" desc, at desc, is_page desc limit 1`);
  return rows[0] ? { mood: rows[0].mood, on: rows[0].on } : null;
}
