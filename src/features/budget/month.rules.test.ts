import fc from "fast-check";
import { expect, test } from "vitest";
import { addMonths, formatMonth, monthOf } from "#shared/dates.ts";
import { budgetIn, changeBudget, dayFor, monthsUpTo, isActiveIn, type Setting } from "./month.rules.ts";

const month = fc.integer({ min: 0, max: 36 }).map((index) => addMonths("2025-01", index));
const setting = fc.record({ categoryId: fc.constantFrom("a", "b"), month, cents: fc.nat(1_000_000) });
const apply = (settings: readonly Setting[], changes: readonly Setting[]) => [
  ...settings.filter((one) => !changes.some((change) => change.categoryId === one.categoryId && change.month === one.month)),
  ...changes,
];

test("a new month starts with last month's amounts, also after a month that was never opened", () => {
  const settings = [
    { categoryId: "food", month: "2026-09", cents: 40_000 },
    { categoryId: "food", month: "2026-11", cents: 52_000 },
  ];
  expect(budgetIn("2026-10", settings).get("food")).toBe(40_000);
  expect(budgetIn("2026-11", settings).get("food")).toBe(52_000);
  expect(budgetIn("2027-06", settings).get("food")).toBe(52_000);
  expect(budgetIn("2026-08", settings).get("food")).toBe(undefined);
});

test("changing an earlier month changes no other month", () => {
  fc.assert(
    fc.property(fc.array(setting, { maxLength: 12 }), setting, month, (settings, change, current) => {
      const earlier = change.month < current ? change : { ...change, month: addMonths(current, -1) };
      const after = apply(settings, changeBudget(earlier, current, settings));
      for (const shown of monthsUpTo("2028-01", 40)) {
        const then = budgetIn(shown, settings).get(earlier.categoryId) ?? 0;
        expect(budgetIn(shown, after).get(earlier.categoryId) ?? 0).toBe(shown === earlier.month ? earlier.cents : then);
      }
    }),
  );
});

test("changing this month carries on into the next, until a month that has an amount of its own", () => {
  const settings = [
    { categoryId: "a", month: "2026-01", cents: 100 },
    { categoryId: "a", month: "2027-02", cents: 300 },
  ];
  const after = apply(settings, changeBudget({ categoryId: "a", month: "2026-11", cents: 200 }, "2026-11", settings));
  expect(["2026-10", "2026-11", "2027-01", "2027-02"].map((shown) => budgetIn(shown, after).get("a"))).toEqual([100, 200, 200, 300]);
});

test("a category is active from the month it was created in until the month it was deleted in", () => {
  const life = { firstMonth: "2026-03", endMonth: "2026-11" };
  expect(["2026-02", "2026-03", "2026-10", "2026-11"].map((shown) => isActiveIn(shown, life))).toEqual([false, true, true, false]);
  expect(isActiveIn("2099-12", { firstMonth: "2026-03", endMonth: null })).toBe(true);
});

test("a new expense is dated inside the month on screen", () => {
  expect(dayFor("2026-11", "2026-11-20")).toBe("2026-11-20");
  expect(dayFor("2026-02", "2026-11-20")).toBe("2026-02-28");
  expect(dayFor("2027-01", "2026-11-20")).toBe("2027-01-01");
  fc.assert(
    fc.property(month, (shown) => {
      expect(monthOf(dayFor(shown, "2026-05-31"))).toBe(shown);
    }),
  );
});

test("months are written by name", () => {
  expect(formatMonth("2026-11")).toBe("November 2026");
  expect(monthsUpTo("2026-01", 3)).toEqual(["2025-11", "2025-12", "2026-01"]);
});
