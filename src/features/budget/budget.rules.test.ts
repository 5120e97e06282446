import fc from "fast-check";
import { expect, test } from "vitest";
import { largestCents } from "#shared/money.ts";
import {
  defaultCategories,
  isOverBudget,
  nextColour,
  percentUsed,
  refuseName,
  formatCategory,
  summary,
  formatExamples,
} from "./budget.rules.ts";

const cents = fc.integer({ min: 0, max: largestCents });

test("a first visit starts with the eight categories of the specification, each in a different color", () => {
  expect(defaultCategories.map(({ name }) => name)).toEqual([
    "Housing",
    "Food",
    "Transportation",
    "Entertainment",
    "Healthcare",
    "Utilities",
    "Insurance",
    "Personal Care",
  ]);
  expect(new Set(defaultCategories.map(({ colour }) => colour)).size).toBe(8);
});

test("a category is over budget from the first cent above it", () => {
  expect(isOverBudget({ budgetCents: 12_000, spentCents: 12_000 })).toBe(false);
  expect(isOverBudget({ budgetCents: 12_000, spentCents: 12_001 })).toBe(true);
});

test.each([
  [52_000, 37_140, 71],
  [12_000, 14_620, 100],
  [0, 0, 0],
  [0, 1, 100],
  [100_000, 99_999, 99],
  [100, -500, 0],
  [20_000, 5_700, 29],
])("of a budget of %i cents %i spent are %i percent", (budgetCents, spentCents, percent) => {
  expect(percentUsed({ budgetCents, spentCents })).toBe(percent);
});

test("the percent is whole, from 0 to 100, and 100 exactly when nothing is left", () => {
  fc.assert(
    fc.property(cents, cents, (budgetCents, spentCents) => {
      const percent = percentUsed({ budgetCents, spentCents });
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      expect(percent === 100).toBe(spentCents > 0 && spentCents >= budgetCents);
    }),
  );
});

test("remaining is always the budget without what was spent", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ budgetCents: fc.nat(1e9), spentCents: fc.integer({ min: -1e9, max: 1e9 }) })), (list) => {
      const all = summary(list);
      expect(all.budgetCents - all.spentCents).toBe(all.remainingCents);
      expect(all.remainingCents).toBe(list.reduce((sum, one) => sum + one.budgetCents - one.spentCents, 0));
    }),
  );
});

test("a category needs a name that is not blank, not too long and not used already", () => {
  expect(refuseName(" \u200B ")).toBe("Please enter a category name.");
  expect(refuseName("x".repeat(10_000))).toBe("Please keep the name under 100 characters.");
  expect(refuseName("a\0b")).toBe("This text contains a character that cannot be saved.");
  expect(refuseName(" food ", ["Food"])).toBe("You already have a category called food.");
  expect(refuseName("قهوة ☕️", ["Food"])).toBe(null);
});

test("a new category gets the least-used color", () => {
  expect(nextColour([])).toBe(1);
  expect(nextColour([1, 2, 3, 4, 5, 6, 7, 8])).toBe(1);
  expect(nextColour([1, 3, 4, 5, 6, 7, 8, 1])).toBe(2);
});

test("the line under a bar says what is left", () => {
  expect(formatCategory({ budgetCents: 52_000, spentCents: 37_140 }, "USD")).toBe("71% used, $148.60 left");
  expect(formatCategory({ budgetCents: 12_000, spentCents: 14_620 }, "USD")).toBe("by $26.20");
  expect(formatCategory({ budgetCents: 18_500, spentCents: 18_500 }, "USD")).toBe("used in full, as planned");
  expect(formatCategory({ budgetCents: 500, spentCents: 0 }, "EUR")).toBe("nothing spent yet, €5.00 left");
  expect(formatCategory({ budgetCents: 0, spentCents: 0 }, "USD")).toBe("no budget, nothing spent");
  expect(formatCategory({ budgetCents: 1000, spentCents: -250 }, "USD")).toBe("$2.50 came back, $12.50 left");
});

test("the sentence about examples has the member's currency", () => {
  expect(formatExamples("USD")).toContain("the other examples become $0;");
  expect(formatExamples("EUR")).toContain("the other examples become €0;");
});
