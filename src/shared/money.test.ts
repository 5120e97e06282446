import fc from "fast-check";
import { expect, test } from "vitest";
import { digitsWide, fieldCents, holdsAmount, largestCents, roundToUnit, showCents, signOf } from "./money.ts";
import {
  emptyAmount,
  oldAmountStays,
  readAmount,
  readCents,
  readingsOf,
  formatReadAs,
  unreadAmount,
  whichAmount,
  plainDigits,
} from "./amounts.ts";

test.each([
  ["12,50", 1_250],
  ["-3,5", -350],
  ["1,234", 123_400],
  ["1,234,567.891", 123_456_789],
  ["€ 12", 1_200],
  ["₹99.9", 9_990],
  ["-$5", -500],
  [".5", 50],
  ["1 350", 135_000],
  ["1\u00a0350,5", 135_050],
  ["1.234,50", 123_450],
  ["1'000", 100_000],
  ["1’234’567.89", 123_456_789],
  ["5 USD", 500],
  ["usd 5", 500],
  ["5 dollars", 500],
  ["12,00 €", 1_200],
  ["US$1,234.50", 123_450],
  ["1,23,456", 12_345_600],
  ["1.234.567", 123_456_700],
  ["−3.50", -350],
  ["7.", 700],
])("%j is read as %i cents, with either decimal mark", (typed, requested) => {
  expect(readCents(typed)).toBe(requested);
});

test.each(["", " ", "abc", "1,2,3", "1.2.3", "12.50.", "--1", "0x10", "12 34", "1,2345", "5 apples", "1.234.56", "1,234,56", "50 cents"])(
  "%j is no number",
  (typed) => {
    expect(readCents(typed)).toBe(null);
  },
);

test.each([
  ["", 0],
  ["abc", 0],
  ["NaN", 0],
  ["Infinity", 0],
  ["-Infinity", 0],
  ["😀", 0],
  ["12", 1200],
  ["$1,234.50", 123_450],
  [" 7.0050 ", 701],
  ["1,234", 123_400],
  ["0.125", 13],
  ["1e3", 100_000],
  ["1000000000000", largestCents],
])("typing %j means %i cents", (typed, requested) => {
  expect(readAmount(typed, ".")).toEqual({ cents: requested });
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
  expect(readAmount(typed, ".")).toEqual({ refusal: sentence });
});

test("any typed text becomes storable whole cents, or a message", () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const read = readAmount(typed, ".");
      const isKept = (cents: number) => Number.isSafeInteger(cents) && cents >= 0 && cents <= largestCents;
      expect(read.refusal === undefined ? isKept(read.cents) : read.refusal !== "").toBe(true);
    }),
  );
});

test("an amount that is shown or put into a field is parsed back to the same cents", () => {
  fc.assert(
    fc.property(fc.integer({ min: -largestCents, max: largestCents }), (cents) => {
      expect(readCents(fieldCents(cents))).toBe(cents);
      expect(readCents(showCents(cents))).toBe(cents);
    }),
  );
});

test("whole amounts can be shown without cents, and a currency has its own sign", () => {
  expect([showCents(20_000, "USD", true), showCents(20_001, "USD", true), showCents(-250)]).toEqual(["$200", "$200.01", "-$2.50"]);
  expect([showCents(120_000, "JPY"), showCents(120_050, "JPY"), showCents(-500, "KRW")]).toEqual(["¥1,200", "¥1,200.50", "-₩5"]);
  expect([signOf("USD"), signOf("EUR"), signOf("JPY"), signOf("CHF")]).toEqual(["$", "€", "¥", "CHF"]);
});

test("a computed amount is rounded to what can be paid in its currency", () => {
  const of = (currency: string) => [roundToUnit(123_456.7, currency), roundToUnit(123_456.7, currency, Math.round)];
  expect(["USD", "JPY", "KWD"].map(of)).toEqual([
    [123_456, 123_457],
    [123_400, 123_500],
    [123_456, 123_457],
  ]);
});

test.each([
  ["1.234", ".", 123, "Read as $1.23"],
  ["1.234", ",", 123_400, "Read as $1,234.00"],
  ["1,234", ".", 123_400, "Read as $1,234.00"],
  ["1,234", ",", 123, "Read as $1.23"],
  ["1 350", ".", 135_000, "Read as $1,350.00"],
  ["5 USD", ".", 500, "Read as $5.00"],
  ["12,50", ".", 1_250, null],
  ["12.50", ",", 1_250, null],
  ["12 34", ".", null, null],
] as const)("%j with the decimal mark %j is read as %j cents, and %j is shown beside the field", (typed, mark, cents, description) => {
  expect(readCents(typed, mark)).toBe(cents);
  expect(formatReadAs(typed, mark, "$")).toBe(description);
});

test.each([
  ["2.450", ".", "2450", 245_000, "2.45", 245],
  ["$2.450", ".", "2450", 245_000, "2.45", 245],
  ["2,450", ",", "2450", 245_000, "2.45", 245],
  ["12.345 EUR", ".", "12345", 1_234_500, "12.35", 1_235],
] as const)("%j with the decimal mark %j may be %s or %s, so it is asked and not stored", (typed, mark, grouped, more, decimal, less) => {
  const readings = readingsOf(typed, mark);
  expect(readings?.map((one) => [one.typed, one.cents])).toEqual([
    [grouped, more],
    [decimal, less],
  ]);
  expect([readAmount(typed, mark), readAmount(typed, mark, 500)]).toEqual([{ refusal: whichAmount }, { refusal: whichAmount }]);
  for (const one of readings ?? []) expect(readAmount(one.typed, mark)).toEqual({ cents: one.cents });
  // the convention that the first answer shows reads the same text without a question
  expect(readAmount(typed, readings?.[0].mark ?? mark)).toEqual({ cents: more });
});

test("an account below zero keeps its sign in both readings", () => {
  expect(readingsOf("-2.450", ".")?.map((one) => one.typed)).toEqual(["-2450", "-2.45"]);
});

test.each(["2,450", "2.45", "2.4500", "1.234.567", "1,234.500", "0.450", "1234.567", "2 450", "abc", ""])(
  "%j is clear where the point is the decimal mark",
  (typed) => expect(readingsOf(typed, ".")).toBe(null),
);

test.each(["12 34", "1,2,3", "abc", "NaN", "5 apples"])("%j never replaces a stored amount", (typed) => {
  expect(readAmount(typed, ".", 35_000)).toEqual({ refusal: oldAmountStays });
});

test("an emptied field keeps the stored amount, an empty new one is 0, and digits that are no amount are refused in both", () => {
  expect(readAmount(" ", ".", 35_000)).toEqual({ refusal: emptyAmount });
  expect(readAmount(" ", ".")).toEqual({ cents: 0 });
  expect(readAmount("12 34", ".")).toEqual({ refusal: unreadAmount });
});

test("an amount in the digits of another script is read, and shown before it is saved", () => {
  for (const typed of ["٣٥٠", "۳۵۰", "३५०", "\u200f٣٥٠\u200f", "$३५०"]) expect(readAmount(typed, "."), typed).toEqual({ cents: 35_000 });
  for (const mark of [".", ","] as const) expect(readAmount("۱٬۲۳۴٫۵۰", mark)).toEqual({ cents: 123_450 });
  expect(formatReadAs("۳۵۰", ".", "$")).toBe("Read as $350.00");
});

test("amounts are recognized in any currency, sign and sentence, and nothing else is", () => {
  for (const currency of Intl.supportedValuesOf("currency"))
    for (const cents of [0, 7, -123_456, 1e14])
      for (const isShort of [true, false]) expect(holdsAmount(`You have ${showCents(cents, currency, isShort)} left`), currency).toBe(true);
  for (const text of ["5 dollars", "40 cents a day", "12,50 €", "$ 12", "-$3"]) expect(holdsAmount(text), text).toBe(true);
  for (const text of ["12 of 30 days", "7:30 PM", "Friday, November 20, 2026", "75%", "5 points", "CHF", "$", "About 5 centers", "A1"])
    expect(holdsAmount(text), text).toBe(false);
});

test("an amount is as wide as its characters, and letters are wider than digits", () => {
  expect(["$46.47", "CHF 940.78"].map((amount) => Math.round(digitsWide(amount) * 10) / 10)).toEqual([6, 10.9]);
});

test("a long text that was pasted into an amount field is no amount, whatever it contains", () => {
  for (const unit of ["1", " ", "1,", "$", "1 ", "."]) {
    const typed = `$${unit.repeat(50_000)}5`;
    expect(readCents(typed), unit).toBeNull();
    expect(readAmount(typed, "."), unit).toEqual({ refusal: unreadAmount });
    expect(readingsOf(typed, "."), unit).toBeNull();
    expect(formatReadAs(typed, ".", "$"), unit).toBeNull();
  }
  expect(readCents(`${" ".repeat(50)}1,234.50${" ".repeat(50)}`)).toBe(123_450);
});

test("digits of every script are read as numbers", () => {
  const all = Array.from({ length: 0x11_0000 }, (_, code) => code).filter((code) => /\p{Nd}/u.test(String.fromCodePoint(code)));
  expect(all.length).toBeGreaterThan(600);
  const rows = Array.from({ length: all.length / 10 }, (_, at) => plainDigits(String.fromCodePoint(...all.slice(10 * at, 10 * at + 10))));
  expect(new Set(rows)).toEqual(new Set(["0123456789"]));
});

test("an amount that was copied from a page in Persian or Arabic has our marks, and no marks of direction", () => {
  expect(plainDigits("\u200f۱٬۲۳۴٫۵۰\u200e")).toBe("1,234.50");
  expect(plainDigits("１２．５")).toBe("12.5");
  expect(plainDigits("Café 12")).toBe("Café 12");
});
