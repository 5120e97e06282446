import { expect, test } from "vitest";
import { formatRecap as format, formatRecapSums, overPlan, raisedTo } from "./recap.rules.ts";

const formatRecap = (categories: Parameters<typeof format>[0], days: number, currency: string) => format(categories, days, currency, null);
const category = (name: string, budgetCents: number, spentCents: number) => ({ name, budgetCents, spentCents, isActive: true });
const food = category("Food", 30_000, 30_745);
const housing = category("Housing", 72_000, 72_000);

test("the month's end says what was spent of the plan, without cents in a sentence", () => {
  expect(formatRecapSums({ budgetCents: 200_000, spentCents: 181_200 }, "USD")).toBe("$1,812 of $2,000 spent.");
});

test("the recap names the categories that were over budget, the furthest first, and the no-spend days", () => {
  expect(formatRecap([housing, food], 14, "USD")).toBe(
    "Over the plan: Food by $7.45. The others stayed within their plan. 14 no-spend days.",
  );
  expect(formatRecap([housing], 1, "USD")).toBe("Every category stayed within its plan. 1 no-spend day.");
  expect(formatRecap([food], 0, "USD")).toBe("Over the plan: Food by $7.45.");
  const many = [1, 2, 3, 4, 5].map((by) => category(`C${by}`, 100, 100 + by * 100));
  expect(formatRecap(many, 0, "USD")).toBe("Over the plan: C5 by $5, C4 by $4, C3 by $3, and 2 other categories.");
});

test("spending in categories without a plan in that month is not called within it", () => {
  const old = { ...category("Old", 0, 938_785), isActive: false };
  expect(formatRecap([housing, old], 1, "USD")).toBe(
    "Every category with a plan stayed within it. $9,387.85 went to categories without a plan. 1 no-spend day.",
  );
  expect(formatRecap([housing, food, old], 0, "USD")).toBe(
    "Over the plan: Food by $7.45. The others stayed within their plan. $9,387.85 went to categories without a plan.",
  );
});

test("of a first month begun late, the recap says since when categories stayed within their plan", () => {
  const since = "2026-11-20";
  const old = { ...category("Old", 0, 5_000), isActive: false };
  expect(format([housing], 1, "USD", since)).toBe("Since November 20, every category stayed within its plan. 1 no-spend day.");
  expect(format([housing, old], 0, "USD", since)).toBe(
    "Since November 20, every category with a plan stayed within it. $50 went to categories without a plan.",
  );
  expect(format([housing, food], 0, "USD", since)).toBe(
    "Over the plan: Food by $7.45. The others stayed within their plan since November 20.",
  );
});

test("a category that was not used, or not active in that month, is not in the recap", () => {
  expect(formatRecap([category("Gifts", 0, 0), { ...food, isActive: false }], 0, "USD")).toBe("");
  expect(overPlan([{ ...food, isActive: false }, food, housing])).toEqual([food]);
});

test("the suggested budget covers what was spent, rounded up to the next ten", () => {
  expect([raisedTo(30_745), raisedTo(31_000), raisedTo(1)]).toEqual([31_000, 31_000, 1_000]);
});
