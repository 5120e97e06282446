import { and, gt, sql } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { deleteRow, findRow } from "#server/rows.ts";
import { reviewDay, weekScore } from "./lifestyle.habits.rules.ts";
import { listWeekHabits, type Calendar } from "./lifestyle.habits.repository.ts";
import { planShown } from "./lifestyle.meals.rules.ts";
import { closePlan, openPlan, reopenPlan } from "./lifestyle.plans.repository.ts";
import type { PastWeek } from "./lifestyle.rules.ts";
import { readSettings } from "./lifestyle.repository.ts";
import { lifestyleWeeks as weeks } from "./lifestyle.tables.ts";
import { newWeekWords } from "./lifestyle.week.rules.ts";

const shownWeeks = 26;

export async function listWeeks(tx: MemberTx): Promise<PastWeek[]> {
  const rows = await tx
    .select()
    .from(weeks)
    .where(ownedBy(weeks, tx))
    .orderBy(sql`${weeks.endedAt} desc nulls last, ${weeks.id} desc nulls last`)
    .limit(shownWeeks); // as the index is sorted
  return rows.map(shown);
}

/** Ends the week: stores a snapshot of it, clears the meals and opens the boxes of the habits. The same id again changes nothing. */
export async function startWeek(tx: MemberTx, id: string, calendar: Calendar & { timeZone: string }, now: number): Promise<PastWeek> {
  const { pantry } = await readSettings(tx, now, true);
  const there = await findRow(tx, weeks, id);
  if (there) return shown(there);
  const saved = await openPlan(tx);
  const plan = saved && planShown(saved, pantry);
  const habits = await listWeekHabits(tx, calendar);
  const picture: Picture = {
    plan: plan && {
      dollars: plan.dollars,
      estimatedCents: plan.estimatedCents,
      days: plan.days.map(({ day, meals }) => ({ day, meals: meals.map((one) => one.name) })),
    },
    habits: habits.flatMap((one) => {
      const score = weekScore([one], reviewDay(calendar.today, calendar.weekStartsOn), calendar.weekStartsOn);
      return score.meant === 0 ? [] : { name: one.name, category: one.category, ...score };
    }),
  };
  const planId = await closePlan(tx, now);
  const [row] = await tx
    .insert(weeks)
    .values({ userId: tx.memberId, id, endedOn: calendar.today, endedAt: new Date(now), planId, picture })
    .returning();
  if (!row) throw new Error("a new week came back without its row");
  return shown(row);
}

/** Undoes the last new week. Throws conflict once there is a newer week or a new plan, not-found otherwise. */
export async function undoWeek(tx: MemberTx, id: string, now: number): Promise<void> {
  await readSettings(tx, now, true);
  const week = await findRow(tx, weeks, id);
  if (!week) throw new Problem("not-found", "This week is no longer here.");
  const newer = await tx.$count(weeks, and(ownedBy(weeks, tx), gt(weeks.endedAt, week.endedAt)));
  if (newer > 0 || (week.planId && (await openPlan(tx)))) throw new Problem("conflict", newWeekWords.tooLate);
  if (week.planId) await reopenPlan(tx, week.planId, now);
  await deleteRow(tx, weeks, id);
}

type Picture = Pick<PastWeek, "plan" | "habits">;
// the snapshot is written above and nowhere else
const shown = (row: typeof weeks.$inferSelect): PastWeek => ({ id: row.id, endedOn: row.endedOn, ...(row.picture as Picture) });
