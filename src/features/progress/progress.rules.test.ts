import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#shared/dates.ts";
import { catalogue, messages, pointsByWeek, levelOf, suggestions, type Category } from "./progress.rules.ts";

test("the catalogue is the specification's, title by title", () => {
  expect(catalogue.map(({ title, category, points }) => [category, title, points])).toEqual([
    ["money_habit", "Tracked Daily Spending", 10],
    ["money_habit", "Stuck to Budget", 25],
    ["money_habit", "Avoided Impulse Buy", 15],
    ["emotional_win", "Practiced Self-Care", 20],
    ["emotional_win", "Set a Boundary", 30],
    ["emotional_win", "Managed Stress", 15],
  ]);
  expect(catalogue[0]?.description).toBe("Logged expenses for the day");
});

test.each([
  [0, 1, 100, 0],
  [99, 1, 1, 99],
  [100, 2, 100, 0],
  [235, 3, 65, 35],
])("%d points are level %d with %d to go and a bar of %d %%", (total, level, toNext, percent) => {
  expect(levelOf(total)).toEqual({ level, toNext, percent });
});

const earned = fc.array(
  fc.record({ category: fc.constantFrom<Category>("money_habit", "emotional_win"), points: fc.integer({ min: 1, max: 50 }) }),
);

test("the weeks contain every point that was earned within them, and weeks without any are included with 0", () => {
  fc.assert(
    fc.property(earned, fc.integer({ min: 1, max: 7 }), (list, weekStartsOn) => {
      const today = "2026-11-20";
      const dated = list.map((one, at) => ({ ...one, on: addDays(today, -(at % 60)) }));
      const weeks = pointsByWeek(dated, today, weekStartsOn, 12);
      expect(weeks).toHaveLength(12);
      expect(weeks.reduce((sum, week) => sum + week.money + week.emotional, 0)).toBe(list.reduce((sum, one) => sum + one.points, 0));
    }),
  );
});

test("an event elsewhere is suggested once and never awarded automatically", () => {
  const happened = {
    today: "2026-11-20",
    month: "2026-10",
    isNoSpendDay: true,
    hasEntry: true,
    hasExpense: false,
    isMonthWithinBudget: true,
  };
  expect(suggestions(happened, []).map((one) => one.title)).toEqual(["Avoided Impulse Buy", "Practiced Self-Care", "Stuck to Budget"]);
  expect(suggestions(happened, ["entry:2026-11-20", "budget:2026-10"]).map((one) => one.title)).toEqual(["Avoided Impulse Buy"]);
  const logged = [
    { title: "Avoided Impulse Buy", on: "2026-11-20" },
    { title: "Practiced Self-Care", on: "2026-11-19" },
    { title: "Stuck to Budget", on: "2026-11-03" },
  ];
  const titles = suggestions(happened, [], logged).map((one) => one.title);
  expect(titles, "logged by its own button: today, or in this month").toEqual(["Practiced Self-Care"]);
});

test("the messages are the specification's", () => {
  expect(messages.saved({ points: 30, title: "Set a Boundary" })).toBe("+30 points! Set a Boundary");
  expect([messages.empty, messages.loadFailed, messages.saveFailed]).toEqual([
    "No achievements yet. Start tracking your wins above!",
    "Failed to load your progress",
    "Failed to save achievement",
  ]);
});
