import { expect, test } from "vitest";
import { sayMonths, sayShares, sayThrough, shares } from "./picture.rules.ts";

const category = (name: string, spentCents: number) => ({ id: name, name, colour: 1, budgetCents: 0, spentCents });

test("the shares are largest first, and the sentence names the largest", () => {
  const list = shares([category("Food", 2500), category("Housing", 7500), category("Insurance", 0), category("Refunded", -100)]);
  expect(list.map(({ name, percent }) => [name, percent])).toEqual([["Housing", 75], ["Food", 25]]);
  expect(sayShares(list, "USD")).toBe("Housing took the most: $75.00, 75% of what was spent.");
  expect(sayShares([], "USD")).toBe("Nothing is spent this month yet.");
  expect(sayShares(list.slice(0, 1), "USD")).toBe("All $75.00 went to Housing.");
});

test("the months say which went over and what a month costs", () => {
  const months = [{ month: "2026-09", budgetCents: 0, spentCents: 0 }, { month: "2026-10", budgetCents: 1000, spentCents: 1200 }, { month: "2026-11", budgetCents: 1000, spentCents: 800 }];
  expect(sayMonths(months, "USD")).toBe("1 of 2 months went over, October. A month costs $10.00 on average.");
  expect(sayMonths([{ month: "2026-09", budgetCents: 0, spentCents: 700 }, ...months.slice(2)], "USD")).toBe("All 2 months stayed within the budget. A month costs $7.50 on average.");
  expect(sayMonths(months.slice(0, 2), "USD")).toBe("With a second month you can compare here.");
});

test("the month so far is compared with the same day of the month before", () => {
  expect(sayThrough([100, 300], [50, 50], 2, 1000, "2026-10", "USD")).toBe("You have spent $2.50 more than on this day in October and are still below the line.");
  expect(sayThrough([100, 300], [0, 0], 2, 200, "2026-10", "USD")).toBe("You have spent $3.00 and are above the line.");
  expect(sayThrough([100], [100], 1, 0, "2026-10", "USD")).toBe("You have spent as much as on this day in October.");
  expect(sayThrough(Array.from({ length: 31 }, () => 500), [100, 700], 31, 0, "2026-02", "USD")).toBe("You have spent $2.00 less than on this day in February.");
});
