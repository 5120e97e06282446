import { and, eq, inArray, isNull, notExists } from "drizzle-orm";
import type { Day } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { newId } from "#server/ids.ts";
import { lockList } from "#server/list-limit.ts";
import { beginImport, recentImports } from "#server/recent-imports.ts";
import { listParts, lockDeleted, remove, removeOne, restore } from "#server/trash.ts";
import { lockForDays, lockToRemove, restoreDays } from "./lifestyle.habits.repository.ts";
import { habitLimits, tooManyHabits } from "./lifestyle.habits.rules.ts";
import { mostImportedHabits, tooManyImported, type HabitFormat, type HabitRow } from "./lifestyle.imports.rules.ts";
import { habitDays, habitImports as imports, habits } from "./lifestyle.tables.ts";

type Head = { id: string; fileName: string; format: HabitFormat; category: string; isPreview: boolean };
/** What was imported; `known` counts the days that existed already. */
type HabitsImported = { habits: number; days: number; known: number };
const daysAtOnce = 1_000;

/**
 * Adds the habits of a file with their days in one transaction. A habit of the same name gets the days; days that it has already are
 * known and skipped. The same import id again changes nothing. With `isPreview` nothing is written. Throws too-large beyond the
 * limit of habits. Call after `readSettings`: the habits of a first visit are there then.
 */
export async function importHabits(tx: MemberTx, file: Head, batches: AsyncIterable<HabitRow[]>, now: number): Promise<HabitsImported> {
  const { id, category, isPreview } = file;
  const sum: HabitsImported = { habits: 0, days: 0, known: 0 };
  await lockList(tx, habits);
  if (!isPreview && !(await beginImport(tx, imports, file, now))) return { ...(await countAdded(tx, id)), known: 0 };
  const mine = await lockForDays(tx);
  const byName = new Map(mine.map((one) => [nameKey(one.name), one.id]));
  let live = mine.filter(({ archivedAt }) => archivedAt === null).length;
  let rows = 0;
  for await (const batch of batches) {
    rows += batch.length;
    if (rows > mostImportedHabits) throw new Problem("too-large", tooManyImported);
    for (const row of batch) {
      const days = [...new Set(row.days)];
      let habitId = byName.get(nameKey(row.name));
      const known = habitId ? await countKnown(tx, habitId, days) : 0;
      sum.known += known + row.days.length - days.length;
      sum.days += days.length - known;
      if (!habitId) {
        habitId = newId();
        byName.set(nameKey(row.name), habitId);
        sum.habits += 1;
        live += row.isArchived ? 0 : 1;
        if (live > habitLimits.each) throw new Problem("too-large", tooManyHabits);
        if (!isPreview) await addHabit(tx, { id: habitId, category, importId: id, row }, now);
      }
      if (!isPreview) await addDays(tx, habitId, days, { importId: id, now });
    }
  }
  return sum;
}

async function addHabit(
  tx: MemberTx,
  { id, category, importId, row }: { id: string; category: string; importId: string; row: HabitRow },
  now: number,
): Promise<void> {
  const { name, weeklyTarget, isArchived } = row;
  const createdAt = new Date(now);
  await tx
    .insert(habits)
    .values({ userId: tx.memberId, id, name, category, weeklyTarget, createdAt, archivedAt: isArchived ? createdAt : null, importId });
}

async function addDays(tx: MemberTx, habitId: string, days: readonly Day[], { importId, now }: { importId: string; now: number }) {
  for (let at = 0; at < days.length; at += daysAtOnce)
    await tx
      .insert(habitDays)
      .values(
        days
          .slice(at, at + daysAtOnce)
          .map((doneOn) => ({ userId: tx.memberId, id: newId(), habitId, doneOn, checkedAt: new Date(now), importId })),
      )
      .onConflictDoNothing();
}

async function countKnown(tx: MemberTx, habitId: string, days: readonly Day[]): Promise<number> {
  let known = 0;
  for (let at = 0; at < days.length; at += daysAtOnce)
    known += await tx.$count(
      habitDays,
      and(ownedBy(habitDays, tx), eq(habitDays.habitId, habitId), inArray(habitDays.doneOn, days.slice(at, at + daysAtOnce))),
    );
  return known;
}

/** The imports of the last 30 days, newest first, with how much of each still exists. */
export async function listHabitImports(tx: MemberTx, now: number) {
  const shown = [];
  for (const row of await recentImports<HabitFormat>(tx, imports, now)) shown.push({ ...row, ...(await countAdded(tx, row.id)) });
  return shown;
}

/** Deletes the days that an import added, and its habits except those that got other days since. */
export async function removeHabitImport(tx: MemberTx, id: string, now: number): Promise<void> {
  await lockList(tx, habits);
  await removeOne(tx, imports, id, now);
  await lockToRemove(tx, eq(habits.importId, id));
  await remove(tx, habitDays, eq(habitDays.importId, id), now, id);
  const otherDays = tx
    .select({ id: habitDays.id })
    .from(habitDays)
    .where(and(ownedBy(habitDays, tx), eq(habitDays.habitId, habits.id)));
  await remove(tx, habits, and(eq(habits.importId, id), notExists(otherDays)), now, id);
}

/** Undoes `removeHabitImport`. Throws invalid when there would then be too many habits. */
export async function restoreHabitImport(tx: MemberTx, id: string): Promise<void> {
  await lockDeleted(tx, id); // first, as a restore from the list of deleted items does
  await lockList(tx, habits);
  const habitIds = await listParts(tx, id, habits);
  await restore(tx, imports, [id]);
  if (habitIds.length > 0) await restore(tx, habits, habitIds, { most: habitLimits.each, of: isNull(habits.archivedAt) });
  await restoreDays(tx, id);
}

const countAdded = async (tx: MemberTx, id: string) => ({
  habits: await tx.$count(habits, and(ownedBy(habits, tx), eq(habits.importId, id))),
  days: await tx.$count(habitDays, and(ownedBy(habitDays, tx), eq(habitDays.importId, id))),
});

const nameKey = (name: string) => name.trim().replace(/\s+/g, " ").toLocaleLowerCase("en-US");
