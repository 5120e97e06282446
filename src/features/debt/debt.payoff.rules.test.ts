import { expect, test } from "vitest";
import { payoffOf } from "./debt.payoff.service.ts";

test("several debts are paid one after the other with one sum a month", () => {
  const [small, middle, large] = [
    { leftCents: 80_000, rateMilli: 29_000 },
    { leftCents: 200_000, rateMilli: 24_000 },
    { leftCents: 550_000, rateMilli: 19_000 },
  ] as const;
  expect(payoffOf({ ...small, others: [middle, large], monthlyCents: 50_000 })).toEqual({
    months: 20,
    interestCents: 146_761,
    firstMonths: 2,
  });
  expect(payoffOf({ ...small, minimumCents: 30_000, others: [{ ...middle, minimumCents: 30_000 }], monthlyCents: 50_000 })).toBe(undefined);
  expect(payoffOf({ ...small, monthlyCents: 10_000 })?.months).toBe(9);
});
