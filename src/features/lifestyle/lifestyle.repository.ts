import { eq } from "drizzle-orm";
import { budgetRange, eatersRange } from "#kitchen/kitchen.budget.rules.ts";
import type { Diet } from "#kitchen/kitchen.rules.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { lockList } from "#server/list-limit.ts";
import { addDefaultHabits } from "./lifestyle.habits.repository.ts";
import type { DistanceUnit } from "./lifestyle.near.rules.ts";
import type { Settings } from "./lifestyle.rules.ts";
import { habits, lifestyleSettings as settings } from "./lifestyle.tables.ts";

/**
 * The member's settings. The first visit, on whichever device, creates the defaults and the four habits. With `toChange` the row is locked,
 * so that two devices change it one after the other.
 */
export async function readSettings(tx: MemberTx, now: number, toChange = false): Promise<Settings> {
  const find = tx.select().from(settings).where(ownedBy(settings, tx));
  const [found] = toChange ? await find.for("update") : await find;
  if (found) return shown(found);
  await lockList(tx, habits); // a first visit during the import of an archive waits for that
  const first = {
    userId: tx.memberId,
    dollars: budgetRange.usual,
    eaters: eatersRange.usual,
    diets: [],
    pantry: [],
    distanceUnit: "mi",
    updatedAt: new Date(now),
  };
  const created = await tx.insert(settings).values(first).onConflictDoNothing().returning({ userId: settings.userId });
  if (created.length > 0) await addDefaultHabits(tx, now);
  return readSettings(tx, now, toChange);
}

export async function changeSettings(tx: MemberTx, change: Partial<Settings>, now: number): Promise<Settings> {
  await readSettings(tx, now, true);
  await tx
    .update(settings)
    .set({ ...change, updatedAt: new Date(now) })
    .where(eq(settings.userId, tx.memberId));
  return readSettings(tx, now);
}

/** Puts an ingredient into the pantry or removes it. */
export async function stockPantry(tx: MemberTx, key: string, isThere: boolean, now: number): Promise<Settings> {
  const { pantry } = await readSettings(tx, now, true);
  const others = pantry.filter((one) => one !== key);
  return changeSettings(tx, { pantry: isThere ? [...others, key].toSorted() : others }, now);
}

// the contract allows only known tags and units
const shown = (row: typeof settings.$inferSelect): Settings => ({
  dollars: row.dollars,
  eaters: row.eaters,
  diets: row.diets as Diet[],
  pantry: row.pantry,
  distanceUnit: row.distanceUnit as DistanceUnit,
});
