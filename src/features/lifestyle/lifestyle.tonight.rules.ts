import { daysBetween, type Day } from "#shared/dates.ts";
import type { Plan } from "./lifestyle.meals.rules.ts";

/** The dinner of `today`: of the last cooking day up to it, which feeds that day and the next. Null when none does. */
export function mealTonight({ days }: Pick<Plan, "days">, today: Day): { name: string; cookedOn: Day } | null {
  const last = days.filter((one) => one.day <= today).at(-1);
  const dinner = last?.meals.find(({ slot }) => slot === "dinner");
  if (!last || !dinner || daysBetween(last.day, today) > 1) return null;
  return { name: dinner.name, cookedOn: last.day };
}
