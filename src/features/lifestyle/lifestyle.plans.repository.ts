import { and, eq, isNull, notInArray, sql } from "drizzle-orm";
import type { Day } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import type { Diet } from "#kitchen/kitchen.rules.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { ownRow, updateRow } from "#server/rows.ts";
import { keptPlans, type SavedPlan } from "./lifestyle.meals.rules.ts";
import { planGone } from "./lifestyle.rules.ts";
import { mealPlans as plans } from "./lifestyle.tables.ts";

/** The plan of this week, or null. */
export async function openPlan(tx: MemberTx): Promise<SavedPlan | null> {
  const [row] = await tx
    .select()
    .from(plans)
    .where(and(ownedBy(plans, tx), isNull(plans.closedAt)));
  return row ? shown(row) : null;
}

/** Stores a new plan and closes the former one. The same id again changes nothing. Call with the settings locked. */
export async function savePlan(tx: MemberTx, plan: Omit<SavedPlan, "inBasket">, now: number): Promise<void> {
  const [there] = await tx
    .select({ id: plans.id })
    .from(plans)
    .where(ownRow(plans, tx, plan.id));
  if (there) return;
  await closePlan(tx, now);
  await tx.insert(plans).values({ ...plan, inBasket: [], userId: tx.memberId, createdAt: new Date(now) });
  const newest = tx
    .select({ id: plans.id })
    .from(plans)
    .where(ownedBy(plans, tx))
    .orderBy(sql`${plans.createdAt} desc nulls last, ${plans.id} desc nulls last`)
    .limit(keptPlans); // as the index is sorted
  await tx.delete(plans).where(and(ownedBy(plans, tx), notInArray(plans.id, newest)));
}

/** Changes the meals of the open plan. Throws conflict when it is no longer the open one. */
export async function changeDays(tx: MemberTx, id: string, days: SavedPlan["days"]): Promise<void> {
  await change(tx, id, { days });
}

/** Puts one ingredient into the basket or removes it. Throws conflict when the plan is no longer the open one. */
export async function changeBasket(tx: MemberTx, id: string, key: string, isIn: boolean): Promise<void> {
  const inBasket = isIn
    ? sql`case when ${plans.inBasket} ? ${key} then ${plans.inBasket} else ${plans.inBasket} || to_jsonb(${key}::text) end`
    : sql`${plans.inBasket} - ${key}::text`;
  await change(tx, id, { inBasket });
}

/** Closes the open plan, if there is one, and returns its id. */
export async function closePlan(tx: MemberTx, now: number): Promise<string | null> {
  const [closed] = await tx
    .update(plans)
    .set({ closedAt: new Date(now) })
    .where(and(ownedBy(plans, tx), isNull(plans.closedAt)))
    .returning({ id: plans.id });
  return closed?.id ?? null;
}

/** Makes a former plan the open one again. Throws not-found. Call with the settings locked. */
export async function reopenPlan(tx: MemberTx, id: string, now: number): Promise<void> {
  const [there] = await tx
    .select({ closedAt: plans.closedAt })
    .from(plans)
    .where(ownRow(plans, tx, id));
  if (!there) throw new Problem("not-found", "This plan is no longer kept.");
  if (there.closedAt === null) return;
  await closePlan(tx, now);
  await updateRow(tx, plans, id, { closedAt: null });
}

async function change(tx: MemberTx, id: string, what: Record<string, unknown>) {
  const changed = await tx
    .update(plans)
    .set(what)
    .where(and(ownedBy(plans, tx), eq(plans.id, id), isNull(plans.closedAt)))
    .returning({ id: plans.id });
  if (changed.length > 0) return;
  const [former] = await tx
    .select({ id: plans.id })
    .from(plans)
    .where(ownRow(plans, tx, id));
  throw former ? new Problem("conflict", planGone) : new Problem("not-found", "This plan is no longer here.");
}

const shown = (row: typeof plans.$inferSelect): SavedPlan => ({
  id: row.id,
  startOn: row.startOn as Day,
  dollars: row.dollars,
  eaters: row.eaters,
  diets: row.diets as Diet[],
  days: row.days,
  inBasket: row.inBasket,
});
