import type { Cents } from "#shared/money.ts";

/** A debt for the plan. `rateMilli` is thousandths of a percent a year. */
export type Owed = { id: string; name: string; leftCents: Cents; rateMilli: number; minimumCents: Cents };

/** `balances[0]` is today, `balances[n]` is after n payments; each row has the debts in the given order. */
export type Done = {
  isDone: true;
  months: number;
  interestCents: Cents;
  paidCents: Cents;
  gone: { id: string; month: number }[];
  balances: Cents[][];
};
/** It would never end, or not within a hundred years. `month` is when that was detected. */
export type Stuck = { isDone: false; month: number; reason: "the interest is not covered" | "a hundred years are not enough" };

export const mostMonths = 1_200;

/** Interest of one month on `leftCents`, rounded half up to a cent, as lenders post it. */
export const monthlyInterest = (leftCents: Cents, rateMilli: number): Cents => Math.round((leftCents * rateMilli) / 1_200_000);

/**
 * Month by month in whole cents: interest is added and rounded half up to a cent, each debt gets its minimum payment, and what is left of
 * the month's money goes to the debts in `order`. The month's money stays the same to the end: all minimum payments at the start and
 * `extraCents`. With an empty order every debt gets only its minimum payment.
 *
 * It stops as soon as no balance is lower than the month before. More owed never leads to less owed later, so from there on no balance
 * would ever fall below that month's.
 */
export function simulate(owed: readonly Owed[], order: readonly number[], extraCents: Cents): Done | Stuck {
  const moneyCents = owed.reduce((sum, { minimumCents }) => sum + minimumCents, 0) + extraCents;
  const gone: Done["gone"] = [];
  const balances = [owed.map(({ leftCents }) => leftCents)];
  let [interestCents, paidCents] = [0, 0];
  let before = balances[0] ?? [];
  if (before.every((left) => left === 0)) return { isDone: true, months: 0, interestCents, paidCents, gone, balances };
  for (let month = 1; month <= mostMonths; month += 1) {
    const interest = owed.map(({ rateMilli }, index) => monthlyInterest(before[index] ?? 0, rateMilli));
    const { left, paid } = pay(
      before.map((cents, index) => cents + (interest[index] ?? 0)),
      owed,
      order,
      moneyCents,
    );
    interestCents += interest.reduce((sum, cents) => sum + cents, 0);
    paidCents += paid;
    for (const [index, { id }] of owed.entries()) if (left[index] === 0 && before[index] !== 0) gone.push({ id, month });
    balances.push(left);
    if (left.every((cents) => cents === 0)) return { isDone: true, months: month, interestCents, paidCents, gone, balances };
    if (left.every((cents, index) => cents >= (before[index] ?? 0)) || !left.every(Number.isSafeInteger))
      return { isDone: false, month, reason: "the interest is not covered" };
    before = left;
  }
  return { isDone: false, month: mostMonths, reason: "a hundred years are not enough" };
}

function pay(due: readonly Cents[], owed: readonly Owed[], order: readonly number[], moneyCents: Cents): { left: Cents[]; paid: Cents } {
  const left = due.map((cents, index) => Math.max(0, cents - (owed[index]?.minimumCents ?? 0)));
  let paid = due.reduce((sum, cents, index) => sum + cents - (left[index] ?? 0), 0);
  for (const index of order) {
    const more = Math.min(left[index] ?? 0, moneyCents - paid);
    left[index] = (left[index] ?? 0) - more;
    paid += more;
  }
  return { left, paid };
}
