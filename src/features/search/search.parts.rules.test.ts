import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parts, partsFor } from "./search.parts.rules.ts";

const names = (typed: string) => partsFor(typed).map(({ title }) => title);

test.each([
  ["safety plan", "My safety plan"],
  ["suicidal", "My safety plan"],
  ["suicidal", "Crisis Support Directory"],
  ["988", "Crisis Support Directory"],
  ["quick exit", "Quick exit"],
  ["breathe", "4-7-8 breathing"],
  ["anxious", "4-7-8 breathing"],
  ["meditate", "5-minute meditation"],
  ["red flag", "Red Flag / Green Flag Analyzer"],
  ["tracker", "Habit Tracker"],
  ["habits", "Habit Tracker"],
  ["grocery", "Grocery List"],
  ["shopping list", "Grocery List"],
  ["meal plan", "Meal Budget Planner"],
  ["add a bill", "Bills, every month"],
  ["paycheck", "Bills, every month"],
  ["how do I add a category", "Categories"],
  ["where did my money go", "Where the money went"],
  ["payoff date", "Snowball or avalanche"],
  ["add a debt", "Debts"],
  ["emergency fund", "Savings Goals"],
  ["log an achievement", "Log an Achievement"],
  ["upload a file", "Upload"],
])("the part of a page that %j means is found", (typed, name) => {
  expect(names(typed)).toContain(name);
});

test("a part opens by its address, and says on which page it is", () => {
  expect(partsFor("My SAFETY")).toEqual([
    { key: "part-My safety plan", title: "My safety plan", more: "Mental Health", href: "/mental-health#safety-plan" },
  ]);
});

test("parts with all words in their name come first; nonsense and an empty query find none", () => {
  expect(names("plan")).toEqual(["My safety plan", "Meal Budget Planner", "Snowball or avalanche"]);
  expect(names("streak")).toEqual(["Habit Tracker", "Challenge Milestones"]);
  expect(names("zzz")).toEqual([]);
  expect(names("  ")).toEqual([]);
});

test("the id in the address of every part is on a screen", () => {
  const features = join(import.meta.dirname, "..");
  const screens = globSync("**/*.tsx", { cwd: features }).map((file) => readFileSync(join(features, file), "utf8"));
  const ids = new Set(screens.flatMap((text) => [...text.matchAll(/\bid="([a-z-]+)"/g)].map(([, id]) => id)));
  const missing = parts.map(({ href }) => href.split("#")[1]).filter((id) => id !== undefined && !ids.has(id));
  expect(missing).toEqual([]);
});
