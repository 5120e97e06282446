import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, isoWeek, type Day } from "#shared/dates.ts";
import { patternsIn, type Known, type PatternKey } from "./patterns.rules.ts";

const today = "2026-11-21";
const ago = (days: number): Day => addDays(today, -days);
const nothing: Known = { moods: [], noSpend: { since: null, days: [] }, habits: { since: null, days: [] }, budgetWeeks: [], checkIns: [] };
const moodsOf = (count: number, mood: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => ({ day: ago(at), mood: mood(at), entries: 1 }));
const even = (count: number) => Array.from({ length: Math.ceil(count / 2) }, (_, at) => ago(2 * at));
const pattern = (known: Partial<Known>, key: PatternKey) => {
  const found = patternsIn({ ...nothing, ...known }, today).patterns.find((one) => one.key === key);
  if (!found) throw new Error("every area has its place");
  return found;
};
const noSpend = (count: number) =>
  pattern({ moods: moodsOf(count, (at) => (at % 2 ? 5 : 7)), noSpend: { since: ago(60), days: even(count) } }, "no-spend");

test("thirteen days are reported as too few, fourteen give both averages with their days", () => {
  expect(noSpend(13)).toMatchObject({
    state: "few",
    range: null,
    more: "",
    on: { count: 7, mood: null },
    off: { count: 6, mood: null },
    description: "Not enough days yet: 13 of 14 days with a mood.",
  });
  expect(noSpend(14)).toMatchObject({
    state: "described",
    on: { count: 7, mood: 7 },
    off: { count: 7, mood: 5 },
    description: "7.0 on 7 no-spend days, 5.0 on 7 other days.",
  });
});

test("without three days of each group there is no figure, and a range only from five of each", () => {
  const marked = (on: number) =>
    pattern({ moods: moodsOf(20, (at) => 4 + (at % 3)), habits: { since: ago(60), days: even(40).slice(0, on) } }, "habits");
  expect(marked(2)).toMatchObject({
    state: "few",
    description: "Not enough days of each kind yet: 2 days with a habit done, 18 days without; each needs 3.",
  });
  expect(marked(3)).toMatchObject({ state: "described", range: null, more: "" });
  expect(marked(4).range).toBeNull();
  expect(marked(5).range).not.toBeNull();
  expect(
    pattern({ moods: moodsOf(20, () => 6), habits: { since: ago(60), days: moodsOf(20, () => 6).map((one) => one.day) } }, "habits")
      .description,
  ).toBe("Not enough days of each kind yet: 20 days with a habit done, 0 days without; each needs 3.");
});

test("days before the first mark, and days without a mood, are in neither group", () => {
  const moods = [...moodsOf(20, (at) => (at % 2 ? 5 : 7)), { day: ago(30), mood: null, entries: 2 }];
  expect(pattern({ moods, noSpend: { since: ago(13), days: even(14) } }, "no-spend")).toMatchObject({
    on: { count: 7 },
    off: { count: 7 },
  });
  expect(pattern({ moods, noSpend: { since: ago(12), days: even(12) } }, "no-spend").description).toBe(
    "Not enough days yet: 13 of 14 days with a mood.",
  );
});

test("an area without data says so and shows no figure", () => {
  expect(patternsIn({ ...nothing, moods: moodsOf(40, () => 6) }, today).patterns.map((one) => [one.state, one.description])).toEqual([
    ["nothing", "No no-spend day is logged yet."],
    ["nothing", "No habit is checked yet."],
    ["nothing", "No whole week with expenses yet."],
    ["nothing", "No relationship check-in of a whole week yet."],
  ]);
});

const weekAgo = (weeks: number) => isoWeek(ago(7 * weeks));

test("weeks need eight with a mood on three days, and the current week is not among them", () => {
  const weeks = (count: number) => Array.from({ length: count + 1 }, (_, at) => ({ week: weekAgo(at), isOver: at % 2 === 0 }));
  const moods = moodsOf(100, (at) => (Math.floor((at + 1) / 7) % 2 ? 6 : 4));
  expect(pattern({ moods, budgetWeeks: weeks(7) }, "over-budget")).toMatchObject({
    state: "few",
    description: "Not enough weeks yet: 7 of 8 weeks with a mood.",
  });
  expect(pattern({ moods, budgetWeeks: weeks(8) }, "over-budget")).toMatchObject({
    state: "described",
    on: { count: 4 },
    off: { count: 4 },
    range: null,
  });
  expect(pattern({ moods: moods.filter((one) => one.day >= ago(40)), budgetWeeks: weeks(12) }, "over-budget")).toMatchObject({
    state: "few",
  });
  expect(pattern({ moods: moods.filter((_, at) => at % 4 === 0), budgetWeeks: weeks(12) }, "over-budget")).toMatchObject({
    on: { count: 0 },
    off: { count: 0 },
  });
});

test("a relationship week is compared with the member's own usual check-in, never with an external standard", () => {
  const checkIns = Array.from({ length: 13 }, (_, at) => ({ week: weekAgo(at), average: at < 9 ? 3 : 2 }));
  const moods = moodsOf(100, () => 6);
  expect(pattern({ moods, checkIns }, "relationship")).toMatchObject({ state: "few" }); // the higher half includes the median
  const uneven = checkIns.map((one, at) => ({ ...one, average: at < 7 ? 4 : 2 }));
  expect(pattern({ moods, checkIns: [...uneven, { week: weekAgo(13), average: 2 }] }, "relationship")).toMatchObject({
    state: "described",
    on: { count: 6, mood: 6 },
    off: { count: 7, mood: 6 },
    range: { low: 0, high: 0 },
  });
});

test("a range that contains zero says so, and another one does not", () => {
  const sides = (gap: number) =>
    pattern(
      { moods: moodsOf(60, (at) => 5 + (at % 2 ? 0 : gap) + (at % 3 === 0 ? 1 : 0)), noSpend: { since: ago(99), days: even(60) } },
      "no-spend",
    );
  expect(sides(0).more).toMatch(/^Likely difference: 0\.\d lower to 0\.\d higher\. It could also be no difference\.$/);
  expect(sides(3).more).toMatch(/^Likely difference: 2\.\d higher to 3\.\d higher\.$/);
});

test("whatever the data, every figure has its number of days and no sentence names a cause", () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 364 }).map(ago), { maxLength: 80 });
  const mood = fc.option(fc.integer({ min: 1, max: 10 }));
  fc.assert(
    fc.property(
      fc.array(mood, { maxLength: 120 }),
      days,
      days,
      fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 10 })), { maxLength: 30 }),
      (moods, spent, done, weeks) => {
        const known: Known = {
          moods: moods.map((one, at) => ({ day: ago(at), mood: one, entries: 1 })),
          noSpend: { since: spent.toSorted()[0] ?? null, days: spent },
          habits: { since: done.toSorted()[0] ?? null, days: done },
          budgetWeeks: weeks.map(([isOver], at) => ({ week: weekAgo(at), isOver })),
          checkIns: weeks.map(([, average], at) => ({ week: weekAgo(at), average })),
        };
        for (const one of patternsIn(known, today).patterns) {
          const figures = [one.on, one.off];
          expect(figures.every((side) => (side.mood === null) === (one.state !== "described"))).toBe(true);
          const isDescribed = one.state === "described";
          const isCounted = figures.every((side) => side.count >= 3 && one.description.includes(`${side.count} ${side.name}`));
          expect(isDescribed && !isCounted).toBe(false);
          const fewest = one.key === "no-spend" || one.key === "habits" ? 14 : 8;
          expect(isDescribed && one.on.count + one.off.count < fewest).toBe(false);
          expect(one.range === null).toBe(one.more === "");
          expect(`${one.description} ${one.more}`).not.toMatch(/because|cause|due to|makes you|leads to|thanks to|helps?\b|improv/i);
        }
      },
    ),
  );
});
