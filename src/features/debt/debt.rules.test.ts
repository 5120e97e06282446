import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyAmount, oldAmountStays } from "#shared/amounts.ts";
import { largestCents } from "#shared/money.ts";
import { defaultDebts, fieldRate, leftOf, percentPaid, readDebt, readMove, refuseDay, formatDebt } from "./debt.rules.ts";
import { defaultGoals, percentSaved, readGoal, formatGoal, threeMonthsBefore } from "./goal.rules.ts";
import { nothingToTrack, formatNextPoint, formatScore, score } from "./score.rules.ts";

const form = { name: "Card", emoji: "", total: "7,200", paid: "2550", rate: "", minimum: "" };
const paidOf = (totalCents: number, paidCents: number) => ({ totalCents, paidCents });

test("a first visit starts with the debts and goals of the specification", () => {
  expect(defaultDebts.map(({ name }) => name)).toEqual(["Credit Card", "Student Loan", "Car Loan"]);
  expect(defaultGoals.map(({ name }) => name)).toEqual(["Emergency Fund", "Vacation", "New Home"]);
  for (const debt of defaultDebts)
    expect(
      readDebt(
        {
          name: debt.name,
          emoji: debt.emoji,
          total: String(debt.totalCents / 100),
          paid: String(debt.paidCents / 100),
          rate: fieldRate(debt.rateMilli),
          minimum: String((debt.minimumCents ?? 0) / 100),
        },
        ".",
      ),
    ).toEqual({ parts: debt });
  for (const goal of defaultGoals)
    expect(
      readGoal(
        { name: goal.name, emoji: goal.emoji, target: String(goal.targetCents / 100), current: String(goal.currentCents / 100) },
        ".",
      ),
    ).toEqual({ parts: goal });
});

test("a debt without an emoji gets a money-bag, and its rate and minimum payment may stay empty", () => {
  expect(readDebt(form, ".")).toEqual({
    parts: { name: "Card", emoji: "💰", totalCents: 720_000, paidCents: 255_000, rateMilli: null, minimumCents: null },
  });
});

test("a blank name and a blank total are refused, each beside its field", () => {
  expect(readDebt({ ...form, name: " ", total: " " }, ".")).toEqual({
    refusals: { name: "Please enter a name.", total: "Please enter the total." },
  });
});

test("in a new debt text without a digit becomes 0", () => {
  expect(readDebt({ ...form, total: "abc", paid: "NaN", rate: "Infinity", minimum: "x" }, ".")).toMatchObject({
    parts: { totalCents: 0, paidCents: 0, rateMilli: 0, minimumCents: 0 },
  });
});

test("unreadable text never replaces an amount or a rate of a stored debt", () => {
  const stored = { ...defaultDebts[0]!, id: "d" };
  const typed = { ...form, total: "12 34", paid: "", rate: "five", minimum: "x" };
  expect(readDebt(typed, ".", stored)).toEqual({
    refusals: { total: oldAmountStays, paid: emptyAmount, rate: "Please enter a rate from 0 to 1,000 percent.", minimum: oldAmountStays },
  });
  expect(readDebt({ ...form, minimum: "" }, ".", stored)).toMatchObject({ parts: { minimumCents: null } });
});

test("a goal of 0, or of no number, is refused beside its field", () => {
  for (const target of ["0", "abc"])
    expect(readGoal({ name: "Bike", emoji: "", target, current: "" }, ".")).toEqual({
      refusals: { target: "Please enter an amount above 0." },
    });
});

test.each([
  ["total", "-1", "Please enter an amount of 0 or more."],
  ["paid", "1000000000001", "That amount is too large."],
  ["minimum", "1e300", "That amount is too large."],
  ["rate", "-1", "Please enter a rate from 0 to 1,000 percent."],
  ["rate", "1001", "Please enter a rate from 0 to 1,000 percent."],
  ["emoji", "too long", "Please use one emoji."],
  ["name", "x".repeat(10_000), "Please keep the name under 100 characters."],
  ["name", "\uDC00", "This text contains a character that cannot be saved."],
])("in the field %s %j is refused", (field, typed, sentence) => {
  expect(readDebt({ ...form, [field]: typed }, ".")).toEqual({ refusals: { [field]: sentence } });
});

test("a rate with a decimal comma keeps three decimals too; where the comma groups thousands, it would be too high", () => {
  const rates = (mark: "." | ",") => ["6,875", "6,87 %", ",5", "6.875"].map((rate) => readDebt({ ...form, total: "7200", rate }, mark));
  expect(rates(",")).toMatchObject([6_875, 6_870, 500, 6_875].map((rateMilli) => ({ parts: { rateMilli } })));
  expect(rates(".")[0]).toEqual({ refusals: { rate: "Please enter a rate from 0 to 1,000 percent." } });
});

test("a rate keeps three decimals, with or without a percent sign", () => {
  expect(["5.2", "5.2 %", "3.875", "0", "19,99"].map((rate) => readDebt({ ...form, rate }, "."))).toMatchObject(
    [5_200, 5_200, 3_875, 0, 19_990].map((rateMilli) => ({ parts: { rateMilli } })),
  );
  expect([fieldRate(5_200), fieldRate(3_875), fieldRate(null)]).toEqual(["5.2", "3.875", ""]);
});

test("a family and a flag are one emoji, and right-to-left names are kept", () => {
  expect(readDebt({ ...form, emoji: "👨‍👩‍👧‍👦", name: "قرض 🏠" }, ".")).toMatchObject({ parts: { emoji: "👨‍👩‍👧‍👦", name: "قرض 🏠" } });
});

test("a payment is above 0 and not in the future", () => {
  expect(readMove("12.50", ".")).toEqual({ cents: 1250 });
  for (const typed of ["", "abc", "0", "-5", "NaN"]) expect(readMove(typed, ".")).toEqual({ refusal: "Please enter an amount above 0." });
  expect(readMove("9999999999999", ".")).toEqual({ refusal: "That amount is too large." });
  expect(refuseDay("2026-11-21", "2026-11-20")).toBe("That day has not come yet.");
  expect(refuseDay("1969-12-31", "2026-11-20")).toBe("Please choose a date between 1970 and 2100.");
  expect(refuseDay("2026-11-20", "2026-11-20")).toBe(null);
});

test.each([
  [[paidOf(3_480_000, 1_577_000)], 4],
  [[paidOf(1000, 999)], 9],
  [[paidOf(1000, 1000)], 10],
  [[paidOf(1000, 0)], 0],
  [[paidOf(1000, 5000)], 10],
  [[paidOf(7000, 2100)], 3],
  [[paidOf(1000, 2000), paidOf(1000, 0)], 5],
])("the score of %j is %i", (debts, requested) => {
  expect(score(debts).score).toBe(requested);
});

test("without debts there is a dash and nothing to track", () => {
  expect(score([])).toEqual({ score: null, totalCents: 0, paidCents: 0, leftCents: 0, percent: 0, toNextCents: null });
  expect(score([paidOf(0, 0)]).score).toBe(null);
  expect(formatNextPoint(score([]), "USD")).toBe(`There is ${nothingToTrack}.`);
  expect(formatScore(score([]), 0)).toContain("If that is true, lovely.");
  expect(formatScore(score([paidOf(0, 0)]), 1)).toBe("Nothing is owed on what is listed here.");
});

test("the sentence of a score is true for its lowest and its highest share", () => {
  const sentences = (percent: number) => formatScore(score([paidOf(10_000, percent * 100)]), 1);
  expect([30, 39].map(sentences)).toEqual(Array(2).fill("About a third is paid. Slow is fine."));
  expect([50, 59].map(sentences)).toEqual(Array(2).fill("Half of the road is behind you."));
});

test("the score says what is missing to the next point", () => {
  const now = score([paidOf(3_480_000, 1_577_000)]);
  expect(now).toMatchObject({ percent: 45, leftCents: 1_903_000, toNextCents: 163_000 });
  expect(formatNextPoint(now, "USD")).toBe("45% is paid. Another $1,630 and it reads 5.");
});

test("the score is whole, from 0 to 10, and paying what is missing raises it by exactly one", () => {
  const amount = fc.integer({ min: 0, max: largestCents });
  fc.assert(
    fc.property(fc.array(fc.record({ totalCents: amount, paidCents: amount }), { maxLength: 8 }), (debts) => {
      const now = score(debts);
      if (now.score === null) return;
      expect(Number.isInteger(now.score) && now.score >= 0 && now.score <= 10).toBe(true);
      expect(formatScore(now, debts.length)).not.toBe("");
      if (now.toNextCents === null) return;
      expect(score([paidOf(now.totalCents, now.paidCents + now.toNextCents)]).score).toBe(now.score + 1);
      expect(score([paidOf(now.totalCents, now.paidCents + now.toNextCents - 1)]).score).toBe(now.score);
    }),
  );
});

test("a debt's line says what is paid, and 100 percent only when nothing is left", () => {
  const debt = { ...defaultDebts[0]!, id: "a" };
  expect(formatDebt({ ...debt, totalCents: 720_000, paidCents: 255_000 }, "USD")).toBe("35% paid, $2,550.00");
  expect(formatDebt({ ...debt, totalCents: 100, paidCents: 100 }, "USD")).toBe("paid in full");
  expect(formatDebt({ ...debt, totalCents: 100, paidCents: 150 }, "USD")).toBe("paid in full, and $0.50 more");
  expect([percentPaid(paidOf(1000, 999)), percentPaid(paidOf(0, 0)), leftOf(paidOf(100, 150))]).toEqual([99, 100, 0]);
  for (let part = 0; part <= 100; part += 1) {
    expect(percentPaid(paidOf(100, part))).toBe(part);
    expect(percentSaved({ targetCents: 10_000, currentCents: 100 * part })).toBe(part);
  }
});

test("of a contribution on each first or last day of a month three count for the average, on the day of the last one too", () => {
  const firsts = ["2026-02-01", "2026-03-01", "2026-04-01", "2026-05-01"];
  const lasts = ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"];
  for (const days of [firsts, lasts])
    for (const today of days.slice(3)) expect(days.filter((day) => day > threeMonthsBefore(today) && day <= today)).toHaveLength(3);
  expect([threeMonthsBefore("2026-05-30"), threeMonthsBefore("2026-01-15")]).toEqual(["2026-02-28", "2025-10-15"]);
});

test("a goal says what is left and when it will be reached", () => {
  const goal = { ...defaultGoals[1]!, id: "g", targetCents: 120_000, currentCents: 42_000 };
  expect(percentSaved(goal)).toBe(35);
  expect(formatGoal(goal, 6_000, "2026-11", "USD")).toBe("$780 to go. At $60 a month you get there in December 2027.");
  expect(formatGoal(goal, 0, "2026-11", "USD")).toBe("$780 to go.");
  expect(formatGoal({ ...goal, currentCents: 120_000 }, 0, "2026-11", "USD")).toBe("It is all there. Well done.");
  expect(readGoal({ name: "", emoji: "", target: "", current: "-1" }, ".")).toEqual({
    refusals: {
      name: "Please enter a name.",
      target: "Please enter the amount to reach.",
      current: "Please enter an amount of 0 or more.",
    },
  });
});
