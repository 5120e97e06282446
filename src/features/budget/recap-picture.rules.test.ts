import { expect, test } from "vitest";
import { brokenLines, pictureOf, type PictureOf } from "./recap-picture.rules.ts";

const category = (name: string, budgetCents: number, spentCents: number) => ({ name, budgetCents, spentCents, isActive: true });
const october: PictureOf = {
  month: "2026-10",
  categories: [category("Groceries", 40_000, 38_000), category("Rent of the flat", 90_000, 90_000), category("Fun", 10_000, 12_500)],
  budgetCents: 140_000,
  spentCents: 140_500,
  noSpend: ["2026-10-01", "2026-10-31", "2026-11-01"],
  moods: [4, 8, 6],
  goodThing: "Ana's visit",
  currency: "USD",
};
const nothing = { hasAmounts: false, hasMood: false, hasGoodThing: false };

test("without a choice the picture contains no amount, no name, no mood and no text of the member", () => {
  const { title, lines, days } = pictureOf(october, nothing);
  expect([title, ...lines]).toEqual(["October 2026", "2 of 3 categories within the plan", "2 no-spend days"]);
  expect(lines.join(" ")).not.toMatch(/\$|[.,]\d\d|Groceries|Rent|Mood|Ana/);
  expect([days.length, days[0], days[1], days[30]]).toEqual([31, true, false, true]);
});

test("each choice adds only its own line", () => {
  expect(pictureOf(october, { ...nothing, hasAmounts: true }).lines).toContain("$1,405 of $1,400 spent");
  expect(pictureOf(october, { ...nothing, hasMood: true }).lines).toContain("Mood from 4 to 8");
  expect(pictureOf(october, { ...nothing, hasGoodThing: true }).lines).toContain("Ana's visit");
  expect(pictureOf({ ...october, moods: [5] }, { ...nothing, hasMood: true }).lines).toContain("Mood 5");
});

test("a month without data has its name and nothing else", () => {
  const empty = { ...october, month: "2028-02", categories: [], budgetCents: 0, spentCents: 0, noSpend: [], moods: [], goodThing: "" };
  const { title, lines, days } = pictureOf(empty, { hasAmounts: true, hasMood: true, hasGoodThing: true });
  expect([title, lines, days.length]).toEqual(["February 2028", [], 29]);
});

test("a month within its plan says so", () => {
  expect(pictureOf({ ...october, categories: october.categories.slice(0, 2) }, nothing).lines[0]).toBe("Every category within its plan");
});

test("a long line is broken between words", () => {
  expect(brokenLines("2 of 3 categories within the plan", 16)).toEqual(["2 of 3", "categories", "within the plan"]);
  expect(brokenLines("Donaudampfschifffahrt", 5)).toEqual(["Donaudampfschifffahrt"]);
});
