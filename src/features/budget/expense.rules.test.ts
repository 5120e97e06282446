import fc from "fast-check";
import { expect, test } from "vitest";
import { largestCents } from "#shared/money.ts";
import { adjustment, readExpense, runningTotal } from "./expense.rules.ts";

const form = { amount: "12.50", categoryId: "food", spentOn: "2026-11-20", note: " oat milk " };

test("an expense needs an amount above 0, a category and a date that exists", () => {
  expect(readExpense(form, ".")).toEqual({ parts: { amountCents: 1250, categoryId: "food", spentOn: "2026-11-20", note: "oat milk" } });
  expect(readExpense({ amount: "0", categoryId: "", spentOn: "2101-01-01", note: "" }, ".")).toEqual({
    refusals: {
      amount: "Please enter an amount above 0.",
      categoryId: "Please choose a category.",
      spentOn: "Please choose a date between 1970 and 2100.",
    },
  });
});

test.each(["", "abc", "-5", "NaN", "Infinity", "-Infinity"])(
  "an amount of %j is refused, because an expense of 0 says nothing",
  (amount) => {
    expect(readExpense({ ...form, amount }, ".")).toEqual({ refusals: { amount: "Please enter an amount above 0." } });
  },
);

test("an amount of more than a trillion is refused as too large", () => {
  expect(readExpense({ ...form, amount: "1000000000000.01" }, ".")).toEqual({ refusals: { amount: "That amount is too large." } });
  expect(readExpense({ ...form, amount: "1000000000000" }, ".")).toMatchObject({ parts: { amountCents: largestCents } });
});

test("a note keeps emoji and right-to-left text, and is refused when it is too long or cannot be stored", () => {
  expect(readExpense({ ...form, note: "قهوة ☕️ family 👨‍👩‍👧" }, ".")).toMatchObject({ parts: { note: "قهوة ☕️ family 👨‍👩‍👧" } });
  expect(readExpense({ ...form, note: "x".repeat(10_000) }, ".")).toEqual({
    refusals: { note: "Please keep the note under 500 characters." },
  });
  expect(readExpense({ ...form, note: "\uD800" }, ".")).toEqual({
    refusals: { note: "This text contains a character that cannot be saved." },
  });
});

test("after any sequence of typed Spent figures the ledger's sum is the last figure typed", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1e9)), fc.array(fc.nat(1e9)), (lines, typed) => {
      const ledger = [...lines];
      const spent = () => ledger.reduce((sum, cents) => sum + cents, 0);
      for (const figure of typed) {
        const line = adjustment(spent(), figure);
        if (line) ledger.push(line.amountCents);
        expect(spent()).toBe(figure);
      }
      expect(adjustment(spent(), spent())).toBe(null);
    }),
  );
});

test("the running total ends at the month's sum and leaves other months out", () => {
  const totals = runningTotal("2026-02", 28, [
    { spentOn: "2026-02-01", cents: 100 },
    { spentOn: "2026-02-03", cents: 50 },
    { spentOn: "2026-03-01", cents: 999 },
  ]);
  expect(totals.slice(0, 4)).toEqual([100, 100, 150, 150]);
  expect(totals.at(-1)).toBe(150);
});
