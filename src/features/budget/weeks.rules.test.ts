import { expect, test } from "vitest";
import { weeksUnderBudget } from "./weeks.rules.ts";

const year = { from: "2026-01-01", to: "2026-11-20" };
const free = () => 30_000; // $300 a month: $70 for a week of November, which has 30 days

test("a week is over budget when more was spent than its days' share of the month's budget", () => {
  const lines = [
    { day: "2026-11-02", cents: 4000 },
    { day: "2026-11-08", cents: 3000 },
    { day: "2026-11-09", cents: 7001 },
  ];
  expect(weeksUnderBudget(lines, free, year)).toEqual([
    { week: "2026-W45", isOver: false },
    { week: "2026-W46", isOver: true },
  ]);
});

test("a week across two months has a share of each", () => {
  // 26 to 31 October at 1/31, 1 November at 1/30 of twice as much
  const share = (month: string) => (month === "2026-11" ? 60_000 : 31_000);
  const spent = (cents: number) => weeksUnderBudget([{ day: "2026-10-28", cents }], share, year);
  expect(spent(8000)).toEqual([{ week: "2026-W44", isOver: false }]);
  expect(spent(8001)).toEqual([{ week: "2026-W44", isOver: true }]);
});

test("a week that spends its share to the cent is within it", () => {
  const spent = (cents: number) => weeksUnderBudget([{ day: "2026-02-10", cents }], () => 110_000, year)[0]?.isOver;
  expect([spent(27_500), spent(27_501)]).toEqual([false, true]);
});

test("weeks without expenses, without a budget, not finished or cut by the first day are left out", () => {
  expect(weeksUnderBudget([], free, year)).toEqual([]);
  expect(weeksUnderBudget([{ day: "2026-11-03", cents: 1 }], () => 0, year)).toEqual([]);
  expect(weeksUnderBudget([{ day: "2026-11-18", cents: 1 }], free, year)).toEqual([]);
  expect(weeksUnderBudget([{ day: "2026-11-15", cents: 1 }], free, { from: "2026-11-10", to: "2026-11-20" })).toEqual([]);
});
