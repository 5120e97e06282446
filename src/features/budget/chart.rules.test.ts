import { expect, test } from "vitest";
import {
  canCompare,
  formatEmpty,
  formatMarks,
  formatMean,
  formatMonths,
  formatNotBegun,
  formatShares,
  formatThrough,
  isPart,
  shares,
  factMonths,
  sinceFirst,
  factShares,
  factRunningTotal,
  throughRows,
} from "./chart.rules.ts";

const category = (name: string, spentCents: number) => ({ id: name, name, colour: 1, budgetCents: 0, spentCents });

test("the shares are largest first, and the sentence names the largest", () => {
  const list = shares([category("Food", 2500), category("Housing", 7500), category("Insurance", 0), category("Refunded", -100)]);
  expect(list.map(({ name, percent }) => [name, percent])).toEqual([
    ["Housing", 75],
    ["Food", 25],
  ]);
  expect(formatShares(list, "USD")).toBe("Housing took the most: $75, 75% of what was spent.");
  expect(shares([category("Food", 57), category("Housing", 143)]).map(({ percent }) => percent)).toEqual([72, 29]);
  expect(shares([category("Food", 1), category("Housing", 9_999)]).map(({ percent }) => percent)).toEqual([99, 0]);
  expect(formatShares([], "USD")).toBe("Nothing spent yet this month.");
  expect(formatShares(list.slice(0, 1), "USD")).toBe("All $75 went to Housing.");
});

test("the months say which were over budget and what a month costs", () => {
  const months = [
    { month: "2026-09", budgetCents: 0, spentCents: 0 },
    { month: "2026-10", budgetCents: 1000, spentCents: 1200 },
    { month: "2026-11", budgetCents: 1000, spentCents: 800 },
  ];
  expect(formatMonths(months, "2026-12", "USD", null)).toBe("1 of 2 months went over, October. A whole month costs $10 on average.");
  expect(formatMonths([{ month: "2026-10", budgetCents: 900, spentCents: 700 }, ...months.slice(2)], "2026-12", "USD", null)).toBe(
    "Both months stayed within the budget. A whole month costs $7.50 on average.",
  );
  const yen = months.map((one) => ({ ...one, spentCents: one.spentCents + 20_100 }));
  expect(formatMonths(yen, "2026-12", "JPY", null)).toContain("A whole month costs ¥208 on average.");
  expect(formatMonths(months.slice(0, 2), "2026-11", "USD", null)).toBe("With a second month you can compare here.");
});

test("months before the first budget and the first expense are not in the chart; a later one without either is", () => {
  const month = (at: number, spentCents: number, budgetCents = 0) => ({ month: `2026-0${at}` as const, budgetCents, spentCents });
  const empty = [month(5, 0), month(6, 0)];
  expect(sinceFirst([...empty, month(7, 900), month(8, 0), month(9, 0, 1000)]).map((one) => one.month)).toEqual([
    "2026-07",
    "2026-08",
    "2026-09",
  ]);
  expect(sinceFirst([...empty, month(7, 0, 1000)])).toHaveLength(1);
  expect(sinceFirst([...empty, month(7, -300)])).toHaveLength(1);
  expect(sinceFirst(empty)).toHaveLength(2);
});

test("months from before the first budget are not described as within budget", () => {
  const before = ["2026-08", "2026-09"].map((month) => ({ month, budgetCents: 0, spentCents: 900 }));
  expect([canCompare(before, "2026-11"), canCompare(before.slice(1), "2026-11")]).toEqual([true, false]);
  expect(formatMonths(before, "2026-11", "USD", null)).toBe("No budget was set in these months. A whole month costs $9 on average.");
  const first = { month: "2026-11", budgetCents: 1000, spentCents: 300 };
  expect(formatMonths([...before, first], "2026-11", "USD", null)).toBe(
    "November is the first month with a budget. A whole month costs $9 on average.",
  );
  expect(formatMonths([...before, first], "2026-12", "USD", null)).toBe(
    "November is the first month with a budget, and within it. A whole month costs $7 on average.",
  );
  expect(formatMonths([...before, { ...first, spentCents: 1100 }], "2026-11", "USD", null)).toBe(
    "November is the first month with a budget, and went over it. A whole month costs $9 on average.",
  );
  expect(formatMonths([...before, { ...first, month: "2026-10" }, first], "2026-12", "USD", null)).toBe(
    "Both months with a budget stayed within it. A whole month costs $6 on average.",
  );
});

test("the open month is not described as within its budget, and as over it as soon as it is", () => {
  const months = (open: number) =>
    ["2026-09", "2026-10", "2026-11"].map((month) => ({ month, budgetCents: 1000, spentCents: month === "2026-11" ? open : 900 }));
  expect(factMonths(months(100), "2026-11", null)).toBe("Both months stayed within the budget.");
  expect(factMonths(months(1100), "2026-11", null)).toBe("1 of 3 months went over, November.");
  expect(factMonths(months(100).slice(1), "2026-11", null)).toBe("October stayed within its budget.");
  expect(factMonths(months(100).slice(1), "2026-12", null)).toBe("Both months stayed within the budget.");
});

test("a month in which the first expense is dated late is neither an average nor something to compare with", () => {
  const [part, open] = [
    { month: "2026-10", budgetCents: 1000, spentCents: 40 },
    { month: "2026-11", budgetCents: 1000, spentCents: 700 },
  ];
  expect(["2026-10-08", "2026-10-07", "2026-09-30", null].map((day) => isPart("2026-10", day))).toEqual([true, false, false, false]);
  expect(formatMonths([part, open], "2026-11", "USD", "2026-10-30")).toBe("November is your first whole month.");
  expect(formatMean([part, open], "2026-11", "USD", "2026-10-30")).toBe("");
  expect(formatMarks([part, open], "2026-11", "USD", "2026-10-30")).toBe(
    "The tick is the budget, $10. November is still open. Your first expense is from October 30.",
  );
  expect(formatMarks([part, open], "2026-11", "USD", "2026-10-02")).not.toContain("first expense");
  expect(formatMonths([part, open], "2026-12", "USD", "2026-10-30")).toBe(
    "November stayed within its budget. A whole month costs $7 on average.",
  );
  expect(factMonths([{ ...part, spentCents: 1100 }, open], "2026-11", "2026-10-30")).toBe("October went over its budget.");
  expect(formatThrough([100, 300], [], 2, 1000, "2026-10", "USD")).toBe("You have spent $3 and are still below the line.");
  expect(factRunningTotal([100, 300], [], 2, "2026-10", "USD")).toBe("$3 spent");
  expect(throughRows([100, 300], [], 2, "USD")).toEqual([
    ["1", "$1.00"],
    ["2", "$3.00"],
  ]);
});

test("a month that has not begun has neither kept to its budget nor cost less than another", () => {
  const months = ["2026-10", "2026-11", "2026-12", "2027-01"].map((month) => ({
    month,
    budgetCents: 1000,
    spentCents: month < "2026-12" ? 900 : 0,
  }));
  expect(formatMonths(months, "2026-11", "USD", null)).toBe("October stayed within its budget. A whole month costs $9 on average.");
  expect(factMonths(months, "2026-12", null)).toBe("Both months stayed within the budget.");
  expect(canCompare(months.slice(1), "2026-11")).toBe(false);
  expect(formatNotBegun("2026-12", 0, "USD")).toBe("December has not begun.");
  expect(formatNotBegun("2026-12", 2500, "USD")).toBe("December has not begun. $25 is dated in it already.");
});

test("nothing is said to be missing yet in a month that is over", () => {
  expect(formatEmpty("2026-11", "2026-11")).toBe("Nothing spent yet in November.");
  expect(formatEmpty("2025-06", "2026-11")).toBe("No expense is dated in this month.");
});

test("the month so far is compared with the same day of the month before", () => {
  expect(formatThrough([100, 300], [50, 50], 2, 1000, "2026-10", "USD")).toBe(
    "You have spent $2.50 more than on this day in October and are still below the line.",
  );
  expect(formatThrough([100, 300], [0, 0], 2, 200, "2026-10", "USD")).toBe("You have spent $3 and are above the line.");
  expect(formatThrough([100, 300], [0, 0], 2, 300, "2026-10", "USD")).toBe("You have spent $3 and are at the line.");
  expect(formatThrough([100], [100], 1, 0, "2026-10", "USD")).toBe("You have spent as much as on this day in October.");
  expect(
    formatThrough(
      Array.from({ length: 31 }, () => 500),
      [100, 700],
      31,
      0,
      "2026-02",
      "USD",
    ),
  ).toBe("You have spent $2 less than on this day in February.");
});

test("the rows of the folds state one fact each", () => {
  expect(factShares([{ id: "a", name: "Housing", colour: 1, cents: 72_000, percent: 59 }])).toBe("Housing took the most: 59%");
  expect(factShares([])).toBe("Nothing spent yet this month.");
  const months = [200, 210, 190].map((spentCents, at) => ({ month: `2026-0${at + 6}`, budgetCents: 200, spentCents }));
  expect(factMonths(months, "2026-09", null)).toBe("1 of 3 months went over, July.");
  expect(factRunningTotal([100, 300], [200, 400], 2, "2026-10", "USD")).toBe("$1 less than on this day in October");
  expect(factRunningTotal([100, 400], [200, 400], 2, "2026-10", "USD")).toBe("As much as on this day in October");
  expect(factRunningTotal([100, 400], [0, 0], 2, "2026-10", "USD")).toBe("$4 spent");
});

test("a finished month is compared with the whole month before, however long that was", () => {
  const [february, january] = [
    Array.from({ length: 28 }, () => 100_000),
    Array.from({ length: 31 }, (_, at) => (at < 28 ? 10_000 : 150_000)),
  ];
  expect(formatThrough(february, january, null, 0, "2026-01", "USD")).toBe("You have spent $500 less than in January.");
  expect(factRunningTotal(february, january, null, "2026-01", "USD")).toBe("$500 less than in January");
  expect(formatThrough(february, january, 28, 0, "2026-01", "USD")).toBe("You have spent $900 more than on this day in January.");
});

test("the table has every day that the chart shows, with empty cells for days that have not come or do not exist", () => {
  const totals = (days: number) => Array.from({ length: days }, (_, at) => (at + 1) * 100);
  const rows = throughRows(totals(28), totals(31), 28, "USD");
  expect([rows.length, rows[27], rows[30]]).toEqual([31, ["28", "$28.00", "$28.00"], ["31", "", "$31.00"]]);
  const open = throughRows(totals(31), totals(28), 20, "USD");
  expect([open.length, open[19], open[20], open[30]]).toEqual([31, ["20", "$20.00", "$20.00"], ["21", "", "$21.00"], ["31", "", "$28.00"]]);
});
