import { expect, test } from "vitest";
import { debtFigured } from "./coach.payoff.rules.ts";
import { statedDebt } from "./coach.stated-debt.rules.ts";

const plan = () => ({ months: 33, interestCents: 336_008 });

test.each([
  ["I owe 8k on two cards at 22% and 27%, I can pay 350 a month"],
  ["I owe $8,000 on two cards", "27% and 22%", "I can do $350 a month"],
  ["I want to pay off 8k in cards", "I can do 350 a month", "they are at 22% and the other is 27%"],
])("of several listed rates the highest is taken, and said: %j", (...texts) => {
  const stated = statedDebt(texts);
  expect(stated).toEqual({ leftCents: 800_000, rateMilli: 27_000, monthlyCents: 35_000, isHighestRate: true });
  expect(debtFigured(stated, plan)).toContain("I took the highest of your rates for all of it");
});

test("a single rate afterwards replaces it", () => {
  const stated = statedDebt(["I owe 8k on two cards at 22% and 27%, I can pay 350 a month", "I mean 24%"]);
  expect(stated).toEqual({ leftCents: 800_000, rateMilli: 24_000, monthlyCents: 35_000 });
  expect(debtFigured(stated, plan)).not.toContain("I took the highest");
});

test.each([
  ["I owe $6,000 at 24%, tax is 10% and 12%", 24_000],
  ["I owe $6,000 at 24% and 24%", 24_000],
])("no list of two rates: %j", (text, rateMilli) => {
  expect(statedDebt([text])).toEqual({ leftCents: 600_000, rateMilli });
});

test.each(["I want to pay off 500 this month", "I pay off 300 of rent"])("%j states no debt", (text) => {
  expect(statedDebt([text]).leftCents).toBeUndefined();
});
