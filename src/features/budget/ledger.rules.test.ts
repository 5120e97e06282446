import { expect, test } from "vitest";
import { byDay, newest } from "./ledger.rules.ts";

const line = (spentOn: string, amountCents: number) => ({ spentOn, amountCents });
const options = { month: "2026-11", today: "2026-11-20", noSpend: ["2026-11-17", "2026-11-19"], isFiltered: false, hasMore: false };
const lines = [line("2026-11-18", 11_800), line("2026-11-18", 1_930), line("2026-11-16", 5_500)];

test("expenses are grouped by day, newest first, with no-spend days and an empty today between them", () => {
  expect(byDay(lines, options).map(({ day, lines: ofDay, cents, isNoSpend }) => [day, ofDay.length, cents, isNoSpend])).toEqual([
    ["2026-11-20", 0, 0, false],
    ["2026-11-19", 0, 0, true],
    ["2026-11-18", 2, 13_730, false],
    ["2026-11-17", 0, 0, true],
    ["2026-11-16", 1, 5_500, false],
  ]);
});

test("a no-spend day that had an expense by the member's own rules is one day with both", () => {
  expect(byDay([line("2026-11-19", 300)], options)[1]).toEqual({
    day: "2026-11-19",
    lines: [line("2026-11-19", 300)],
    cents: 300,
    isNoSpend: true,
  });
});

test("with a search or a category only days with expenses are shown, and no no-spend days", () => {
  expect(byDay(lines, { ...options, isFiltered: true }).map(({ day }) => day)).toEqual(["2026-11-18", "2026-11-16"]);
  expect(byDay([line("2026-11-19", 300)], { ...options, isFiltered: true })[0]?.isNoSpend).toBe(false);
});

test("days before the last loaded expense, of another month or in the future are left out", () => {
  const noSpend = ["2026-10-31", "2026-11-02", "2026-11-17", "2026-11-25"];
  expect(byDay(lines.slice(0, 2), { ...options, noSpend, hasMore: true }).map(({ day }) => day)).toEqual(["2026-11-20", "2026-11-18"]);
  expect(byDay([], { ...options, month: "2026-10", noSpend }).map(({ day }) => day)).toEqual(["2026-10-31"]);
});

test("a day of which older expenses may not be loaded yet has no sum, also one with a queued expense", () => {
  const loaded = [line("2026-11-02", 1_840), ...lines];
  expect(byDay(loaded, { ...options, noSpend: [], hasMore: true }).map(({ day, cents }) => [day, cents])).toEqual([
    ["2026-11-20", 0],
    ["2026-11-18", 13_730],
    ["2026-11-16", null],
    ["2026-11-02", null],
  ]);
});

test("the first rows are the newest days, and a day with many expenses is cut, not left out", () => {
  const days = byDay(lines, options);
  expect(newest(days, 5).map(({ day, lines: ofDay }) => [day, ofDay.length])).toEqual([
    ["2026-11-20", 0],
    ["2026-11-19", 0],
    ["2026-11-18", 2],
  ]);
  const busy = byDay(
    Array.from({ length: 40 }, () => line("2026-11-20", 100)),
    options,
  );
  expect(newest(busy)[0]).toMatchObject({ cents: 4_000 });
  expect(newest(busy)[0]?.lines).toHaveLength(8);
});
