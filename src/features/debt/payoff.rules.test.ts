import fc from "fast-check";
import { expect, test } from "vitest";
import { monthlyInterest, mostMonths, simulate, type Done, type Owed } from "./amortisation.rules.ts";
import {
  areSame,
  freeIn,
  leastExtra,
  orderOf,
  owedOf,
  payoff,
  planDebts,
  formatFree,
  formatPayoff,
  formatStuck,
  formatUncovered,
  twoYearExtra,
} from "./payoff.rules.ts";

const owed = (leftCents: number, percent: number, minimumCents: number, id = "a"): Owed => ({
  id,
  name: id.toUpperCase(),
  leftCents,
  rateMilli: percent * 1000,
  minimumCents,
});
const done = (plan: ReturnType<typeof simulate>): Done => {
  if (!plan.isDone) throw new Error(`stuck in month ${plan.month}`);
  return plan;
};
const interestFrom = (plan: Done, first: number, last: number, paymentCents: number) => {
  let sum = 0;
  for (let month = first; month <= last; month += 1)
    sum += (plan.balances[month]?.[0] ?? 0) - (plan.balances[month - 1]?.[0] ?? 0) + paymentCents;
  return sum;
};

// Source: Microsoft Support, "CUMIPMT function": 125,000 at 9 % over 30 years pays 937.50 of interest in the first month
// and 11,135.23 in the second year. https://support.microsoft.com/en-us/Excel/cumipmt-function
test("a published mortgage of 125,000 at 9 percent costs the published interest", () => {
  const plan = done(simulate([owed(12_500_000, 9, 100_578)], [], 0));
  expect(interestFrom(plan, 1, 1, 100_578)).toBe(93_750);
  expect(Math.abs(interestFrom(plan, 13, 24, 100_578) - 1_113_523)).toBeLessThanOrEqual(6);
  expect(plan.months).toBe(360);
});

// Source: NumPy documentation, numpy.ipmt, "amortization schedule for a 1 year loan of $2500 at 8.24% interest":
// the balance after each payment, and 112.98 of interest in all. https://numpy.org/doc/1.17/reference/generated/numpy.ipmt.html
test("a published loan of 2,500 at 8.24 percent over a year follows the published schedule", () => {
  const published = [2299.42, 2097.46, 1894.11, 1689.37, 1483.22, 1275.66, 1066.67, 856.25, 644.38, 431.05, 216.26, 0];
  const plan = done(simulate([{ id: "a", name: "A", leftCents: 250_000, rateMilli: 8_240, minimumCents: 21_775 }], [], 0));
  expect(plan.months).toBe(12);
  for (const [index, balance] of published.entries())
    expect(Math.abs((plan.balances[index + 1]?.[0] ?? 0) - balance * 100)).toBeLessThanOrEqual(6);
  expect(Math.abs(plan.interestCents - 11_298)).toBeLessThanOrEqual(6);
});

test("without interest a debt takes as many months as it has payments", () => {
  const plan = done(simulate([owed(100_000, 0, 30_000)], [], 0));
  expect(plan).toMatchObject({ months: 4, interestCents: 0, paidCents: 100_000 });
  expect(plan.balances.map(([left]) => left)).toEqual([100_000, 70_000, 40_000, 10_000, 0]);
});

test("the payment of a paid debt goes to the next one in the same month", () => {
  const debts = [owed(5_000, 0, 2_000, "small"), owed(20_000, 0, 1_000, "large")];
  const plan = done(simulate(debts, [0, 1], 1_000));
  expect(plan.balances).toEqual([
    [5_000, 20_000],
    [2_000, 19_000],
    [0, 17_000],
    [0, 13_000],
    [0, 9_000],
    [0, 5_000],
    [0, 1_000],
    [0, 0],
  ]);
  expect(plan.gone).toEqual([
    { id: "small", month: 2 },
    { id: "large", month: 7 },
  ]);
});

test("snowball begins with the smallest debt, avalanche with the highest rate", () => {
  const debts = [owed(465_000, 21.9, 12_000, "card"), owed(1_140_000, 5.2, 15_000, "student"), owed(298_000, 6.9, 21_000, "car")];
  expect(orderOf(debts, "snowball").map((index) => debts[index]?.id)).toEqual(["car", "card", "student"]);
  expect(orderOf(debts, "avalanche").map((index) => debts[index]?.id)).toEqual(["card", "car", "student"]);
  const both = payoff(debts, 12_000);
  expect(both.monthlyCents).toBe(60_000);
  expect(done(both.avalanche).interestCents).toBeLessThan(done(both.snowball).interestCents);
  expect(formatPayoff(both, "2026-11", "USD")).toMatch(
    /^Both get there\. Avalanche .*costs \$\d+\.\d\d less; snowball closes its first debt \d+ months? earlier\. Take the one you will keep\./,
  );
  expect(freeIn(done(both.avalanche), "2026-11")).toMatch(/^[A-Z][a-z]{2} 20\d\d$/);
});

test("a name from right to left does not turn the amounts around it in the warning", () => {
  const both = payoff([{ ...owed(500_000, 24, 10_000, "card"), name: "כרטיס 2" }], 0);
  expect(formatUncovered(both.uncovered[0] ?? never(), "USD")).toBe(
    "\u2068כרטיס 2\u2069: $100 a month does not bring it down, the interest alone is $100.",
  );
});

test("a payment that does not cover the interest is reported at once", () => {
  const debts = [owed(500_000, 24, 10_000, "card")];
  expect(monthlyInterest(500_000, 24_000)).toBe(10_000);
  const both = payoff(debts, 0);
  expect(both.avalanche).toEqual({ isDone: false, month: 1, reason: "the interest is not covered" });
  expect(both.uncovered).toEqual([{ id: "card", name: "CARD", interestCents: 10_000, minimumCents: 10_000 }]);
  expect(formatUncovered(both.uncovered[0] ?? never(), "USD")).toBe(
    "CARD: $100 a month does not bring it down, the interest alone is $100.",
  );
  expect(formatPayoff(both, "2026-11", "USD")).toBe("$100 a month does not bring these debts down: the interest grows as fast.");
  expect(formatPayoff(payoff([owed(1_000_000, 0, 1)], 0), "2026-11", "USD")).toBe("$0.01 a month would take more than a hundred years.");
  expect(formatPayoff(payoff([owed(100, 10, 0)], 0), "2026-11", "USD")).toContain("No monthly payments yet.");
});

test("debts without a rate or a minimum payment count as 0, and paid ones are left out", () => {
  const debt = { name: "A", emoji: "💰", totalCents: 1_000, rateMilli: null, minimumCents: null };
  expect(
    owedOf([
      { ...debt, id: "a", paidCents: 400 },
      { ...debt, id: "b", paidCents: 1_000 },
      { ...debt, id: "c", paidCents: 2_000 },
    ]),
  ).toEqual([{ id: "a", name: "A", leftCents: 600, rateMilli: 0, minimumCents: 0 }]);
  expect(done(payoff([], 0).snowball)).toMatchObject({ months: 0, interestCents: 0 });
});

test("the payment of a debt that is paid off goes on to the others: paying it off leaves the plan as it was", () => {
  const debt = { emoji: "💰", rateMilli: 12_000 };
  const card = { ...debt, id: "card", name: "Card", totalCents: 100_000, paidCents: 0, minimumCents: 10_000 };
  const car = { ...debt, id: "car", name: "Car", totalCents: 400_000, paidCents: 100_000, minimumCents: 20_000 };
  const [before, after] = [planDebts([card, car], 5_000), planDebts([{ ...card, paidCents: 100_000 }, car], 5_000)];
  expect([before.monthlyCents, before.freedCents]).toEqual([35_000, 0]);
  expect([after.monthlyCents, after.freedCents, after.owed.map(({ id }) => id)]).toEqual([35_000, 10_000, ["car"]]);
  // 3,000 at 1 % a month with 350 a month is 9 full payments and a rest
  expect([done(after.snowball).months, done(payoff(after.owed, 15_000).snowball).months]).toEqual([10, 10]);
  expect(done(before.snowball).months).toBeGreaterThan(10);
  // cleared by the member, it is not counted
  expect(planDebts([{ ...card, paidCents: 100_000, minimumCents: null }, car], 5_000).monthlyCents).toBe(25_000);
});

const someOwed = fc.record({
  leftCents: fc.integer({ min: 1, max: 5_000_000 }),
  rateMilli: fc.integer({ min: 0, max: 40_000 }),
  minimumCents: fc.integer({ min: 0, max: 60_000 }),
});
const debts = fc
  .array(someOwed, { minLength: 1, maxLength: 5 })
  .map((list): Owed[] => list.map((one, index) => ({ id: String(index), name: String(index), ...one })));
const extra = fc.integer({ min: 0, max: 100_000 });

test("avalanche never pays more interest than snowball, and ends whenever snowball does", () => {
  fc.assert(
    fc.property(debts, extra, (list, extraCents) => {
      const { avalanche, snowball } = payoff(list, extraCents);
      if (!snowball.isDone) return;
      expect(avalanche.isDone).toBe(true);
      expect(done(avalanche).interestCents).toBeLessThanOrEqual(snowball.interestCents);
      expect(done(avalanche).months).toBeLessThanOrEqual(snowball.months);
    }),
    { numRuns: 600 },
  );
});

test("highest rate first costs more than another order by rounding only, a cent a payment and the interest on it", () => {
  fc.assert(
    fc.property(debts, extra, fc.func(fc.nat()), (list, extraCents, shuffle) => {
      const other = list.map((_, index) => index).toSorted((one, two) => shuffle(one) - shuffle(two));
      const [dearest, any] = [simulate(list, orderOf(list, "avalanche"), extraCents), simulate(list, other, extraCents)];
      if (!dearest.isDone || !any.isDone) return;
      const monthly = Math.max(...list.map((one) => one.rateMilli)) / 1000 / 100 / 12;
      const grown = monthly > 0 ? ((1 + monthly) ** any.months - 1) / monthly : any.months;
      expect(dearest.interestCents).toBeLessThanOrEqual(any.interestCents + grown * list.length);
    }),
    { numRuns: 400 },
  );
});

test("no balance is ever below zero, and the payments equal the debts and their interest", () => {
  fc.assert(
    fc.property(debts, extra, (list, extraCents) => {
      for (const plan of [payoff(list, extraCents).snowball, payoff(list, extraCents).leastAlone]) {
        if (!plan.isDone) continue;
        for (const row of plan.balances) for (const left of row) expect(left).toBeGreaterThanOrEqual(0);
        expect(plan.paidCents).toBe(list.reduce((sum, one) => sum + one.leftCents, 0) + plan.interestCents);
        expect(plan.gone.map(({ id }) => id).toSorted()).toEqual(list.map(({ id }) => id));
        expect(plan.balances).toHaveLength(plan.months + 1);
      }
    }),
  );
});

test("a plan ends, or says why it does not, within a hundred years of months", () => {
  const wild = fc.array(
    fc.record({
      leftCents: fc.integer({ min: 1, max: 100_000_000_000_000 }),
      rateMilli: fc.integer({ min: 0, max: 1_000_000 }),
      minimumCents: fc.integer({ min: 0, max: 1_000_000_000 }),
    }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(wild, extra, (list, extraCents) => {
      const all = list.map((one, index) => ({ id: String(index), name: "", ...one }));
      for (const plan of [simulate(all, orderOf(all, "snowball"), extraCents), simulate(all, [], 0)]) {
        expect(plan.isDone ? plan.months : plan.month).toBeLessThanOrEqual(mostMonths);
      }
    }),
  );
});

test("stopping early is never too early: a plan reported as stuck does not end in ten times as long", () => {
  fc.assert(
    fc.property(debts, extra, (list, extraCents) => {
      const order = orderOf(list, "avalanche");
      const plan = simulate(list, order, extraCents);
      if (plan.isDone || plan.reason === "a hundred years are not enough") return;
      let balances = list.map(({ leftCents }) => leftCents);
      const money = list.reduce((sum, one) => sum + one.minimumCents, 0) + extraCents;
      for (let month = 0; month < plan.month * 10 + 50; month += 1) {
        balances = balances.map((left, index) => left + monthlyInterest(left, list[index]?.rateMilli ?? 0));
        let left = money;
        const paid = balances.map((due, index) => Math.min(due, list[index]?.minimumCents ?? 0));
        left -= paid.reduce((sum, one) => sum + one, 0);
        for (const index of order) {
          const more = Math.min((balances[index] ?? 0) - (paid[index] ?? 0), left);
          paid[index] = (paid[index] ?? 0) + more;
          left -= more;
        }
        balances = balances.map((due, index) => due - (paid[index] ?? 0));
        if (balances.some((one) => !Number.isSafeInteger(one))) return;
        expect(balances.some((one) => one > 0)).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

test("the smallest extra amount is enough, and a cent less is not", () => {
  fc.assert(
    fc.property(debts, (list) => {
      const least = leastExtra(list);
      expect(payoff(list, least).avalanche.isDone).toBe(true);
      expect(least > 0 && simulate(list, orderOf(list, "avalanche"), least - 1).isDone).toBe(false);
    }),
    { numRuns: 40 },
  );
});

function never(): never {
  throw new Error("nothing was reported");
}

test("two plans that cost the same and end together are one curve; the fold's row says when and with how much", () => {
  const one = { id: "a", name: "Card", leftCents: 100_000, rateMilli: 18_000, minimumCents: 10_000 };
  const both = payoff([one], 5_000);
  expect(areSame(both)).toBe(true);
  expect(formatPayoff(both, "2026-11", "USD")).toMatch(
    /^Both plans end on the same day, so there is one curve\. With the minimum payments alone it would be [A-Z][a-z]{3,} 2027\.$/,
  );
  expect(formatPayoff(both, "2026-11", "USD", false)).toMatch(/^Both plans end on the same day\. With the minimum/);
  expect(formatFree(both.avalanche, "2026-11", both.monthlyCents, "USD")).toMatch(
    /^Debt-free in (?:January|February|March|April|May|June|July|August|September|October|November|December) 202[67], with \$150 a month\.$/,
  );
  const other = { id: "b", name: "Loan", leftCents: 300_000, rateMilli: 30_000, minimumCents: 10_000 };
  expect(areSame(payoff([one, other], 20_000))).toBe(false);
  expect(formatFree({ isDone: false, month: 1, reason: "the interest is not covered" }, "2026-11", 1_000, "USD")).toBe(
    "Not paid off with $10 a month.",
  );
  expect(formatFree(both.avalanche, "2026-11", 0, "USD")).toBe("No monthly payments yet.");
  const unpaid = payoff([{ id: "c", name: "Loan without interest", leftCents: 95_000, rateMilli: 0, minimumCents: 0 }], 0);
  const within = payoff(unpaid.owed, twoYearExtra(unpaid.owed)).avalanche;
  expect([twoYearExtra(unpaid.owed), within.isDone && within.months]).toEqual([4_000, 24]);
  expect(unpaid.avalanche.isDone ? "" : formatStuck(unpaid.avalanche, unpaid.monthlyCents)).toBe("no monthly payment yet");
  expect(formatStuck({ isDone: false, month: 1, reason: "the interest is not covered" }, 1_000)).toBe("the interest is not covered");
});
