import { and, asc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { addDays, dayIn, startOfWeek, type Day } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { newId } from "#server/ids.ts";
import { isFull } from "#server/list-limit.ts";
import { findRow, updateRow } from "#server/rows.ts";
import { remove, removeOne, restore } from "#server/trash.ts";
import { deletedRows } from "#server/trash.tables.ts";
import { queueEvent } from "#server/webhook-events.ts";
import { updateVersioned } from "#server/versions.ts";
import {
  defaultHabits,
  habitLimits,
  isChecked,
  streakOf,
  tooManyHabits,
  type Habit,
  type HabitCard,
  type WeekHabit,
} from "./lifestyle.habits.rules.ts";
import { heatWeeks } from "./lifestyle.rules.ts";
import { habitDays, habits, lifestyleWeeks } from "./lifestyle.tables.ts";

/** Today in the member's time zone, and the first day of their week, 1 (Monday) to 7. */
export type Calendar = { today: Day; weekStartsOn: number };

export async function addDefaultHabits(tx: MemberTx, now: number): Promise<void> {
  await tx.insert(habits).values(defaultHabits.map((one) => ({ ...one, userId: tx.memberId, id: newId(), createdAt: new Date(now) })));
}

/** All habits with figures from their days, oldest first, archived ones too. */
export const listHabits = async (tx: MemberTx, calendar: Calendar): Promise<HabitCard[]> =>
  (await readHabits(tx, calendar)).map(({ shown }) => shown);

/** The habits that are not archived, as the week's score counts them: from their creation, or from an earlier day that is checked. */
export async function listWeekHabits(
  tx: MemberTx,
  calendar: Calendar & { timeZone: string },
): Promise<(WeekHabit & Pick<Habit, "name" | "category">)[]> {
  const found = (await readHabits(tx, calendar)).filter(({ shown }) => !shown.isArchived);
  return found.map(({ createdAt, shown: { name, category, weeklyTarget, days } }) => {
    const createdOn = dayIn(calendar.timeZone, createdAt.getTime());
    const [first = createdOn] = days;
    return { name, category, weeklyTarget, done: new Set(days), since: first < createdOn ? first : createdOn };
  });
}

async function readHabits(tx: MemberTx, calendar: Calendar): Promise<{ createdAt: Date; shown: HabitCard }[]> {
  const rows = await tx.select().from(habits).where(ownedBy(habits, tx)).orderBy(asc(habits.createdAt), asc(habits.id));
  const done = new Map((await listDays(tx, calendar.today)).map((one) => [one.habitId, one]));
  const startedAt = await weekStartedAt(tx);
  return rows.map((row) => ({ createdAt: row.createdAt, shown: card(row, done.get(row.id), startedAt, calendar) }));
}

/** One habit. Throws not-found when it does not exist or belongs to another member. */
export async function readHabit(tx: MemberTx, id: string, calendar: Calendar): Promise<HabitCard> {
  const row = await findRow(tx, habits, id);
  if (!row) throw new Problem("not-found", habitGone);
  const [done] = await listDays(tx, calendar.today, id);
  return card(row, done, await weekStartedAt(tx), calendar);
}

type Fields = Pick<Habit, "name" | "category" | "weeklyTarget">;

/** Adds a habit; the same id again changes nothing. Throws too-large at the limit. */
export async function addHabit(tx: MemberTx, id: string, fields: Fields, now: number): Promise<void> {
  await refuseTooMany(tx, id);
  await tx
    .insert(habits)
    .values({ ...fields, id, userId: tx.memberId, createdAt: new Date(now) })
    .onConflictDoNothing();
}

/** Throws conflict when it was changed since `version`. */
export async function editHabit(tx: MemberTx, id: string, { version, ...fields }: Fields & { version: number }): Promise<void> {
  await updateVersioned(tx, habits, { id, version, gone: habitGone }, () => fields);
}

async function refuseTooMany(tx: MemberTx, id: string): Promise<void> {
  if (await isFull(tx, habits, { id, most: habitLimits.each, of: isNull(habits.archivedAt) }))
    throw new Problem("too-large", tooManyHabits);
}

/** Throws too-large when there would be too many habits that are not archived. */
export async function archiveHabit(tx: MemberTx, id: string, isArchived: boolean, now: number): Promise<void> {
  if (!isArchived) await refuseTooMany(tx, id);
  await updateRow(tx, habits, id, { archivedAt: isArchived ? new Date(now) : null });
}

/** Locks habits that are to be deleted until the transaction ends: waits for the days that are being written for them. */
export const lockToRemove = (tx: MemberTx, which: SQL) =>
  tx
    .select({ id: habits.id })
    .from(habits)
    .where(and(ownedBy(habits, tx), which))
    .orderBy(habits.id)
    .for("update");

/** The member's habits, locked until the transaction ends: none of them is deleted before days are written for it. */
export const lockForDays = (tx: MemberTx, which?: SQL) =>
  tx
    .select()
    .from(habits)
    .where(and(ownedBy(habits, tx), which))
    .orderBy(habits.id)
    .for("key share");

/** Deletes a habit and its days; both are stored for Undo. Throws not-found. */
export async function removeHabit(tx: MemberTx, id: string, now: number): Promise<void> {
  await lockToRemove(tx, eq(habits.id, id));
  await remove(tx, habitDays, eq(habitDays.habitId, id), now, id);
  await removeOne(tx, habits, id, now);
}

/** Restores a deleted habit with the days that were deleted with it. Repeating it changes nothing. Throws not-found when it is too late. */
export async function restoreHabit(tx: MemberTx, id: string): Promise<void> {
  await restore(tx, habits, [id], { most: habitLimits.each, of: isNull(habits.archivedAt) });
  await restoreDays(tx, id);
}

/**
 * Restores the days that were deleted with row `partOf`, except those that were checked again since. Those of a habit that was deleted
 * since come back with it.
 */
export async function restoreDays(tx: MemberTx, partOf: string): Promise<void> {
  const parts = and(ownedBy(deletedRows, tx), eq(deletedRows.partOf, partOf), eq(deletedRows.tableName, "habit_days"));
  const habitId = sql<string>`${deletedRows.row}->>'habit_id'`;
  const days = await tx
    .select({ id: deletedRows.id, habitId, doneOn: sql<Day>`${deletedRows.row}->>'done_on'` })
    .from(deletedRows)
    .where(parts)
    .orderBy(sql`${deletedRows.row}->>'import_id' nulls last`); // of two of one day the one checked by hand
  const habitIds = [...new Set(days.map((one) => one.habitId))];
  const kept = new Set((await lockForDays(tx, inArray(habits.id, habitIds))).map((one) => one.id));
  const gone = habitIds.filter((one) => !kept.has(one));
  if (gone.length > 0)
    await tx
      .update(deletedRows)
      .set({ partOf: sql`(${habitId})::uuid` })
      .where(and(parts, inArray(habitId, gone)));
  // compared here: the database would read all days for each deleted one
  const checked = await tx
    .select({ habitId: habitDays.habitId, doneOn: habitDays.doneOn })
    .from(habitDays)
    .where(and(ownedBy(habitDays, tx), inArray(habitDays.habitId, habitIds)));
  const taken = new Set(checked.map((one) => `${one.habitId} ${one.doneOn}`));
  const back = new Map(days.filter((one) => kept.has(one.habitId)).map((one) => [`${one.habitId} ${one.doneOn}`, one.id]));
  for (const day of taken) back.delete(day);
  await restore(tx, habitDays, [...back.values()]);
}

/**
 * Marks a day as done or not. Checking it again only updates the time, so that a new week's box can be checked once more. Throws not-found
 * when the habit does not exist or belongs to another member.
 */
export async function checkDay(tx: MemberTx, habitId: string, day: Day, isDone: boolean, now: number): Promise<void> {
  const [habit] = await lockForDays(tx, eq(habits.id, habitId));
  if (!habit) throw new Problem("not-found", habitGone);
  if (!isDone) {
    await tx.delete(habitDays).where(and(ownedBy(habitDays, tx), eq(habitDays.habitId, habitId), eq(habitDays.doneOn, day)));
    return;
  }
  const isDoneAlready =
    (await tx.$count(habitDays, and(ownedBy(habitDays, tx), eq(habitDays.habitId, habitId), eq(habitDays.doneOn, day)))) > 0;
  await tx
    .insert(habitDays)
    .values({ userId: tx.memberId, id: newId(), habitId, doneOn: day, checkedAt: new Date(now) })
    .onConflictDoUpdate({ target: [habitDays.userId, habitDays.habitId, habitDays.doneOn], set: { checkedAt: sql`excluded.checked_at` } });
  if (!isDoneAlready) await queueEvent(tx, { event: "habit.checked", data: { habitId, day } }, now);
}

const habitGone = "This habit is no longer here.";

async function weekStartedAt(tx: MemberTx): Promise<string | null> {
  const [week] = await tx
    .select({ endedAt: lifestyleWeeks.endedAt })
    .from(lifestyleWeeks)
    .where(ownedBy(lifestyleWeeks, tx))
    .orderBy(sql`${lifestyleWeeks.endedAt} desc nulls last`)
    .limit(1); // as the index is sorted
  return week?.endedAt.toISOString() ?? null;
}

/** The days of each habit, one row per habit, because thousands of rows would cost more than one text. */
async function listDays(tx: MemberTx, today: Day, habitId?: string) {
  return tx
    .select({
      habitId: habitDays.habitId,
      all: sql<string>`string_agg(${habitDays.doneOn}::text, ',')`,
      checkedAt: sql<Date | null>`max(${habitDays.checkedAt}) filter (where ${habitDays.doneOn} = ${today}::date)`.mapWith(
        habitDays.checkedAt,
      ),
    })
    .from(habitDays)
    .where(and(ownedBy(habitDays, tx), habitId ? eq(habitDays.habitId, habitId) : undefined))
    .groupBy(habitDays.habitId);
}

type Row = typeof habits.$inferSelect;
type Done = Awaited<ReturnType<typeof listDays>>[number];

function card(row: Row, done: Done | undefined, startedAt: string | null, { today, weekStartsOn }: Calendar): HabitCard {
  const oldest = addDays(startOfWeek(today, weekStartsOn), -7 * (heatWeeks - 1));
  const days = done?.all.split(",").toSorted() ?? [];
  const checkedAt = done?.checkedAt?.toISOString() ?? null;
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    weeklyTarget: row.weeklyTarget,
    version: row.version,
    isArchived: row.archivedAt !== null,
    streak: streakOf(days, today, row.weeklyTarget, weekStartsOn),
    days: days.filter((day) => day >= oldest),
    isChecked: isChecked(checkedAt, startedAt),
  };
}
