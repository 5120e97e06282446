import { and, asc, gte, lte } from "drizzle-orm";
import type { Day } from "#shared/dates.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { isChosen, reviewDay, weekScore } from "./lifestyle.habits.rules.ts";
import { listHabits, listWeekHabits } from "./lifestyle.habits.repository.ts";
import { planShown } from "./lifestyle.meals.rules.ts";
import { openPlan } from "./lifestyle.plans.repository.ts";
import { readSettings } from "./lifestyle.repository.ts";
import { habitDays } from "./lifestyle.tables.ts";

/** For app/: habits done of those planned, and this week's plan. */
export const lifestyleFacts = {
  week: async (
    tx: MemberTx,
    { today, now, weekStartsOn, timeZone }: { today: Day; now: number; weekStartsOn: number; timeZone: string },
  ) => {
    const { pantry } = await readSettings(tx, now);
    const saved = await openPlan(tx);
    const plan = saved && planShown(saved, pantry);
    const habits = await listWeekHabits(tx, { today, weekStartsOn, timeZone });
    return {
      habits: habits.length === 0 ? null : weekScore(habits, reviewDay(today, weekStartsOn), weekStartsOn),
      meals: plan && { days: plan.days.length, estimatedCents: plan.estimatedCents, budgetCents: plan.dollars * 100 },
    };
  },

  /** The cooking days of the open plan, for a calendar; none without a plan. */
  plannedMeals: async (tx: MemberTx) => {
    const saved = await openPlan(tx);
    return (saved ? planShown(saved, []).days : []).map(({ day, meals }) => ({
      planId: saved?.id ?? "",
      on: day,
      meals: meals.map(({ slot, name }) => ({ slot, name })),
    }));
  },

  /** The daily habits: how many there are, which are still open today, and whether the member chose any, weekly and archived ones included. Null without either. */
  today: async (tx: MemberTx, calendar: { today: Day; weekStartsOn: number }) => {
    const all = await listHabits(tx, calendar);
    const daily = all.filter((one) => !one.isArchived && one.weeklyTarget === null);
    const isAnyChosen = all.some(isChosen);
    if (daily.length === 0 && !isAnyChosen) return null;
    const open = daily.filter((one) => !one.isChecked).map((one) => one.name);
    return { meant: daily.length, open, isChosen: isAnyChosen };
  },

  /** The days from `from` to `to` on which any habit was done, and the first such day ever, null without one. */
  done: async (tx: MemberTx, { from, to }: { from: Day; to: Day }): Promise<{ since: Day | null; days: Day[] }> => {
    const [first] = await tx
      .select({ day: habitDays.doneOn })
      .from(habitDays)
      .where(ownedBy(habitDays, tx))
      .orderBy(asc(habitDays.doneOn))
      .limit(1);
    const found = first
      ? await tx
          .selectDistinct({ day: habitDays.doneOn })
          .from(habitDays)
          .where(and(ownedBy(habitDays, tx), gte(habitDays.doneOn, from), lte(habitDays.doneOn, to)))
      : [];
    return { since: first?.day ?? null, days: found.map((one) => one.day) };
  },
};
