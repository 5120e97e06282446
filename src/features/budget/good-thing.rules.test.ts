import { expect, test } from "vitest";
import { goodThingOf } from "./good-thing.rules.ts";

const category = (name: string, budgetCents: number, spentCents: number, isActive = true) => ({ name, budgetCents, spentCents, isActive });
const food = category("Food", 30_000, 30_745);
const goodThing = (categories: ReturnType<typeof category>[], noSpend: string[], since: string | null = null) =>
  goodThingOf({ month: "2026-11", categories, since }, noSpend);
const days = (...numbers: number[]) => numbers.map((one) => `2026-11-${String(one).padStart(2, "0")}`);

test.each([
  ["the longest run of no-spend days", [food], days(1, 2, 17, 18, 19, 20, 25), "4 days in a row without spending, November 17 to 20."],
  ["the earliest of two runs", [food], days(9, 8, 7, 20, 21, 22), "3 days in a row without spending, November 7 to 9."],
  ["a plan that held", [category("Food", 30_000, 30_000)], days(1, 2), "Every category stayed within its plan."],
  [
    "the category furthest below its plan by share",
    [food, category("Fun", 1_000, 400), category("Rent", 90_000, 60_000), category("Gifts", 5_000, 0)],
    [],
    "Fun stayed furthest below its plan.",
  ],
  [
    "none that a category without a budget contradicts",
    [category("Food", 60_000, 50_000), category("Gifts", 0, 5_000)],
    [],
    "Food stayed furthest below its plan.",
  ],
  ["one no-spend day", [food], days(5), "November 5 went by without spending."],
])("%s is the good thing of the month", (_, categories, noSpend, words) => {
  expect(goodThing(categories, noSpend)).toBe(words);
});

test("a month without any of these has none, and days of other months and unused categories do not count", () => {
  expect(goodThing([], [])).toBeNull();
  expect(goodThing([category("Gifts", 5_000, 0)], [])).toBeNull();
  expect(goodThing([category("Rent", 5_000, 5_000), category("Old", 0, 90_000, false)], []), "spent without any plan").toBeNull();
  expect(goodThing([food, category("Old", 5_000, 100, false)], ["2026-10-29", "2026-10-30", "2026-10-31"])).toBeNull();
});

test("a plan that held in a first month begun late held since then", () => {
  expect(goodThing([category("Food", 30_000, 30_000)], [], "2026-11-20")).toBe("Since November 20, every category stayed within its plan.");
});
