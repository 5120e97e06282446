import { expect, test } from "vitest";
import type { Plan, PlannedDay } from "./lifestyle.meals.rules.ts";
import { mealTonight } from "./lifestyle.tonight.rules.ts";

const cooked = (day: string, dinner: string): PlannedDay => ({
  day,
  allottedCents: 0,
  estimatedCents: 0,
  leftCents: 0,
  meals: [{ slot: "dinner", key: dinner, name: dinner, minutes: 30, portions: 2, costCents: 0, ingredients: [], steps: [], leftovers: "" }],
});
const plan: Pick<Plan, "days"> = { days: [cooked("2026-11-16", "Soup"), cooked("2026-11-18", "Rice"), cooked("2026-11-20", "Pasta")] };

test.each([
  ["2026-11-15", null],
  ["2026-11-16", { name: "Soup", cookedOn: "2026-11-16" }],
  ["2026-11-17", { name: "Soup", cookedOn: "2026-11-16" }],
  ["2026-11-18", { name: "Rice", cookedOn: "2026-11-18" }],
  ["2026-11-21", { name: "Pasta", cookedOn: "2026-11-20" }],
  ["2026-11-22", null],
])("tonight on %s: the dinner of that cooking day or of the day before", (day, meal) => {
  expect(mealTonight(plan, day)).toEqual(meal);
});
