import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldCents, largestCents, readAmount, readCents, showCents, signOf } from "./money.ts";

test.each([
  ["12,50", 1_250],
  ["-3,5", -350],
  ["1,234", 123_400],
  ["1,234,567.891", 123_456_789],
  ["€ 12", 1_200],
  ["₹99.9", 9_990],
  ["-$5", -500],
  [".5", 50],
  ["7.", 700],
])("%j is read as %i cents, whichever mark stands before the cents", (typed, wanted) => {
  expect(readCents(typed)).toBe(wanted);
});

test.each(["", " ", "abc", "1,2,3", "1.2.3", "12.50.", "--1", "0x10", "١٢", "12 34"])("%j is no number", (typed) => {
  expect(readCents(typed)).toBe(null);
});

test.each([
  ["", 0],
  ["abc", 0],
  ["NaN", 0],
  ["Infinity", 0],
  ["-Infinity", 0],
  ["😀", 0],
  ["12", 1200],
  ["$1,234.50", 123_450],
  [" 7.005 ", 701],
  ["1e3", 100_000],
  ["1000000000000", largestCents],
])("typing %j means %i cents", (typed, wanted) => {
  expect(readAmount(typed)).toEqual({ cents: wanted });
});

test.each([
  ["-5", "Please enter an amount of 0 or more."],
  ["1000000000001", "That amount is too large."],
  ["9,999,999,999,999", "That amount is too large."],
  ["1e13", "That amount is too large."],
  ["1e300", "That amount is too large."],
  ["1e99999", "That amount is too large."],
  ["-1e300", "That amount is too large."],
  ["9".repeat(400), "That amount is too large."],
])("typing %j is refused beside the field", (typed, sentence) => {
  expect(readAmount(typed)).toEqual({ refusal: sentence });
});

test("whatever is typed becomes whole cents that can be kept, or a sentence", () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const read = readAmount(typed);
      if (read.refusal === undefined) expect(Number.isSafeInteger(read.cents) && read.cents >= 0 && read.cents <= largestCents).toBe(true);
      else expect(read.refusal).not.toBe("");
    }),
  );
});

test("an amount that is shown or put into a field reads back as the same cents", () => {
  fc.assert(
    fc.property(fc.integer({ min: -largestCents, max: largestCents }), (cents) => {
      expect(readCents(fieldCents(cents))).toBe(cents);
      expect(readCents(showCents(cents))).toBe(cents);
    }),
  );
});

test("whole amounts can be shown without cents, and a currency has its own sign", () => {
  expect([showCents(20_000, "USD", true), showCents(20_001, "USD", true), showCents(-250)]).toEqual(["$200", "$200.01", "-$2.50"]);
  expect([signOf("USD"), signOf("EUR"), signOf("JPY"), signOf("CHF")]).toEqual(["$", "€", "¥", "CHF"]);
});
