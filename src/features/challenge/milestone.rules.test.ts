import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#shared/dates.ts";
import {
  defaultMilestones,
  percentOfWay,
  readMilestone,
  formatMilestone,
  formatReached,
  sorted,
  unlocking,
  type Milestone,
} from "./milestone.rules.ts";
import { readLines } from "./own.rules.ts";
import { runs } from "./streak.rules.ts";

const streakOf = (length: number, from = "2026-11-01") =>
  runs(Array.from({ length }, (_, index) => ({ day: addDays(from, index), mark: "no-spend" as const })));
const milestone = (days: number, more: Partial<Milestone> = {}): Milestone => ({
  id: `m${days}`,
  label: `M${days}`,
  days,
  isCustom: false,
  unlockedOn: null,
  ...more,
});

test("the milestones of the specification are at 7, 14 and 30 days", () => {
  expect(defaultMilestones).toEqual([
    { label: "One Week Warrior", days: 7 },
    { label: "Two Week Champion", days: 14 },
    { label: "Month Master", days: 30 },
  ]);
});

test.each([
  ["", "5"],
  ["  ", "5"],
  ["Name", ""],
  ["Name", "abc"],
  ["Name", "0"],
  ["Name", "-3"],
  ["Name", "2.5"],
  ["Name", "NaN"],
  ["Name", "Infinity"],
  ["Name", "1e99"],
])("a milestone called %j of %j days is refused as specified", (label, days) => {
  expect(readMilestone(label, days)).toMatchObject({ refusal: "Please enter valid milestone details" });
});

test("a milestone keeps emoji and right-to-left text, and refuses a name that is too long", () => {
  expect(readMilestone(" حتى الراتب 🎉 ", " 10 ")).toEqual({ label: "حتى الراتب 🎉", days: 10 });
  expect(readMilestone("حتى الراتب", "١٠")).toEqual({ label: "حتى الراتب", days: 10 });
  expect(readMilestone("x".repeat(10_000), "3")).toMatchObject({ refusal: "Please keep the name under 100 characters.", field: "label" });
  expect(readMilestone("a\0", "3")).toMatchObject({ field: "label" });
});

test("a milestone unlocks when a streak reaches it, on the day when it does", () => {
  expect(unlocking([milestone(7), milestone(14)], streakOf(6))).toEqual([]);
  expect(unlocking([milestone(7), milestone(14)], streakOf(9))).toEqual([{ id: "m7", unlockedOn: "2026-11-07" }]);
});

test("a milestone is unlocked by any streak there ever was, on the day when the first one reached it", () => {
  const ended = [...streakOf(7, "2026-09-01"), ...streakOf(8, "2026-10-01"), ...streakOf(2)];
  expect(unlocking([milestone(7), milestone(14)], ended)).toEqual([{ id: "m7", unlockedOn: "2026-09-07" }]);
});

test("an unlocked milestone stays unlocked with its date, whatever the streak does", () => {
  const earned = milestone(7, { unlockedOn: "2026-03-01" });
  expect(unlocking([earned], streakOf(30))).toEqual([]);
  expect(unlocking([earned], [])).toEqual([]);
});

test("exactly the milestones up to the streak are unlocked, each once", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 60 })), fc.nat(60), (lengths, streak) => {
      const list = lengths.map((days) => milestone(days));
      const earned = unlocking(list, streakOf(streak));
      expect(earned.map(({ id }) => id)).toEqual(list.filter(({ days }) => days <= streak).map(({ id }) => id));
      const after = list.map((one) => ({ ...one, unlockedOn: earned.find(({ id }) => id === one.id)?.unlockedOn ?? null }));
      expect(unlocking(after, streakOf(streak))).toEqual([]);
    }),
  );
});

test("milestones are sorted by days", () => {
  expect(sorted([milestone(30), milestone(3, { label: "B" }), milestone(3, { label: "A" })]).map(({ label }) => label)).toEqual([
    "A",
    "B",
    "M30",
  ]);
});

test("each milestone shows the progress towards it", () => {
  expect(formatMilestone(milestone(7), 5)).toBe("2 to go");
  expect(formatMilestone(milestone(30), 5)).toBe("25 to go, no hurry");
  expect(formatMilestone(milestone(1, { unlockedOn: "2026-11-01" }), 0)).toBe("1 day in a row");
  expect(percentOfWay(5, 7)).toBe(71);
  expect(percentOfWay(9, 7)).toBe(100);
  expect(percentOfWay(29, 100)).toBe(29);
});

test("the celebration names the next one", () => {
  const list = [milestone(6, { unlockedOn: "2026-11-06" }), milestone(7, { label: "One Week Warrior" })];
  expect(formatReached(list, 6, true)).toBe("It stays yours, whatever tomorrow brings. Tomorrow would make 7, and One Week Warrior.");
  expect(formatReached([milestone(9)], 6, true)).toBe("It stays yours, whatever tomorrow brings. M9 is 3 days away.");
  expect(formatReached([], 6, true)).toBe("It stays yours, whatever tomorrow brings.");
});

test("the member's own rules are one per line, without empty ones", () => {
  expect(readLines(" Rent \n\n groceries don't count\r\n")).toEqual({ lines: ["Rent", "groceries don't count"] });
  expect(readLines("a\n".repeat(21))).toEqual({ refusal: "Please keep it to 20 lines." });
  expect(readLines("x".repeat(201))).toEqual({ refusal: "Please keep each line under 200 characters." });
});
