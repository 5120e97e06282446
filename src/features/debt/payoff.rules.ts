import { addMonths, formatMonth, type Month } from "#shared/dates.ts";
import { showCents, type Cents } from "#shared/money.ts";
import { count, inSentence } from "#shared/text.ts";
import { monthlyInterest, simulate, type Done, type Owed, type Stuck } from "./amortisation.rules.ts";
import { leftOf, type Debt } from "./debt.rules.ts";

/** Snowball pays the smallest debt first, avalanche the one with the highest rate; the payment of a paid debt goes to the next. */
export type Strategy = "snowball" | "avalanche";
type Payoff = {
  owed: readonly Owed[];
  /** What is paid in every month to the end: minimum payments, `freedCents` and the extra amount. */
  monthlyCents: Cents;
  /** The minimum payments of debts that are paid off, which now go to the others. */
  freedCents: Cents;
  snowball: Done | Stuck;
  avalanche: Done | Stuck;
  /** Each debt with its minimum payment only. */
  leastAlone: Done | Stuck;
  /** Minimum payments that do not reduce their debt. */
  uncovered: { id: string; name: string; interestCents: Cents; minimumCents: Cents }[];
};

/** Debts with something left; without a rate they count as 0 percent, without a minimum payment as 0. */
export const owedOf = (debts: readonly Debt[]): Owed[] =>
  debts
    .filter((debt) => leftOf(debt) > 0)
    .map((debt) => ({
      id: debt.id,
      name: debt.name,
      leftCents: leftOf(debt),
      rateMilli: debt.rateMilli ?? 0,
      minimumCents: debt.minimumCents ?? 0,
    }));

/** Both plans for all debts of a member, with `extraCents` a month. The payment of a debt that is paid off already goes to the others. */
export function planDebts(debts: readonly Debt[], extraCents: Cents): Payoff {
  const freedCents = debts.reduce((sum, debt) => sum + (leftOf(debt) > 0 ? 0 : (debt.minimumCents ?? 0)), 0);
  return payoff(owedOf(debts), extraCents, freedCents);
}

/**
 * Both plans, with `extraCents` and `freedCents` a month on top of the minimum payments. If rates are so close that rounding to cents makes the order by
 * rate cost a few cents more than the other, avalanche uses the cheaper order: it never pays more interest than snowball.
 */
export function payoff(owed: readonly Owed[], extraCents: Cents, freedCents: Cents = 0): Payoff {
  const moreCents = extraCents + freedCents;
  const smallestFirst = orderOf(owed, "snowball");
  const snowball = simulate(owed, smallestFirst, moreCents);
  const highestRateFirst = simulate(owed, orderOf(owed, "avalanche"), moreCents);
  const costsMore = snowball.isDone && (!highestRateFirst.isDone || highestRateFirst.interestCents > snowball.interestCents);
  const uncovered = owed
    .map(({ id, name, leftCents, rateMilli, minimumCents }) => ({
      id,
      name,
      minimumCents,
      interestCents: monthlyInterest(leftCents, rateMilli),
    }))
    .filter(({ interestCents, minimumCents }) => interestCents > 0 && minimumCents <= interestCents);
  const monthlyCents = owed.reduce((sum, { minimumCents }) => sum + minimumCents, 0) + moreCents;
  return {
    owed,
    monthlyCents,
    freedCents,
    snowball,
    avalanche: costsMore ? snowball : highestRateFirst,
    leastAlone: simulate(owed, [], 0),
    uncovered,
  };
}

/** Indexes of `owed` in the order in which they get money beyond the minimum payments. */
export function orderOf(owed: readonly Owed[], strategy: Strategy): number[] {
  const bySize = (one: number, other: number) => at(owed, one).leftCents - at(owed, other).leftCents;
  const byRate = (one: number, other: number) => at(owed, other).rateMilli - at(owed, one).rateMilli;
  const indexes = owed.map((_, index) => index);
  return strategy === "snowball"
    ? indexes.toSorted((one, other) => bySize(one, other) || byRate(one, other))
    : indexes.toSorted((one, other) => byRate(one, other) || bySize(one, other));
}

/** The smallest monthly amount beyond the minimum payments that pays everything off some day. Searched, because compounding has no short formula. */
export function leastExtra(owed: readonly Owed[]): Cents {
  const order = orderOf(owed, "avalanche");
  let [low, high] = [0, owed.reduce((sum, { leftCents, rateMilli }) => sum + leftCents + monthlyInterest(leftCents, rateMilli), 0)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (simulate(owed, order, middle).isDone) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A monthly amount in whole units that pays off debts without interest within two years. */
export const twoYearExtra = (owed: readonly Owed[]): Cents =>
  Math.ceil(owed.reduce((sum, { leftCents }) => sum + leftCents, 0) / 2_400) * 100;

/** "Dec 2029", where a figure or a chart has no space for more. */
export const formatShortMonth = (month: Month): string => `${shortNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
export const freeIn = (plan: Done, thisMonth: Month): string => formatShortMonth(addMonths(thisMonth, plan.months));
/** "December 2029", in a sentence. */
const freeWhen = (plan: Done, thisMonth: Month): string => formatMonth(addMonths(thisMonth, plan.months));

/** Whether both plans cost the same and end in the same month, so that their curves are equal. */
export const areSame = ({ snowball, avalanche }: Pick<Payoff, "snowball" | "avalanche">): boolean =>
  snowball.isDone && avalanche.isDone && snowball.months === avalanche.months && snowball.interestCents === avalanche.interestCents;

/** The result of the chosen plan, in one sentence. */
export function formatFree(plan: Done | Stuck, thisMonth: Month, monthlyCents: Cents, currency: string): string {
  if (monthlyCents === 0) return "No monthly payments yet.";
  const monthly = `${showCents(monthlyCents, currency, true)} a month`;
  return plan.isDone ? `Debt-free in ${freeWhen(plan, thisMonth)}, with ${monthly}.` : `Not paid off with ${monthly}.`;
}

/** Why a plan does not end, in place of its month. */
export const formatStuck = ({ reason }: Stuck, monthlyCents: Cents): string => (monthlyCents === 0 ? "no monthly payment yet" : reason);

/** How both plans end, in sentences. `hasCurves`: whether the curves are drawn below, as on the page and not in a PDF. */
export function formatPayoff(
  { snowball, avalanche, leastAlone, monthlyCents }: Payoff,
  thisMonth: Month,
  currency: string,
  hasCurves = true,
): string {
  if (monthlyCents === 0) return "No monthly payments yet. Enter the minimum payments, or an extra amount.";
  if (!avalanche.isDone && avalanche.reason === "a hundred years are not enough")
    return `${showCents(monthlyCents, currency, true)} a month would take more than a hundred years.`;
  if (!avalanche.isDone)
    return `${showCents(monthlyCents, currency, true)} a month does not bring these debts down: the interest grows as fast.`;
  const alone = leastAlone.isDone ? ` With the minimum payments alone it would be ${freeWhen(leastAlone, thisMonth)}.` : "";
  if (!snowball.isDone)
    return `Only avalanche gets there, in ${freeWhen(avalanche, thisMonth)}: it pays the highest interest first while the payments still reach.${alone}`;
  const parts = [formatCheaper(avalanche, snowball, currency), formatQuicker(avalanche, snowball)].filter(Boolean);
  return parts.length === 0
    ? `Both plans end on the same day${hasCurves ? ", so there is one curve" : ""}.${alone}`
    : `Both get there. ${parts.join("; ")}. Take the one you will keep.${alone}`;
}

export function formatUncovered({ name, interestCents, minimumCents }: Payoff["uncovered"][number], currency: string): string {
  const interest = `the interest alone is ${showCents(interestCents, currency, true)}`;
  if (minimumCents === 0) return `${inSentence(name)} has no minimum payment, and ${interest} a month.`;
  return `${inSentence(name)}: ${showCents(minimumCents, currency, true)} a month does not bring it down, ${interest}.`;
}

function formatCheaper(avalanche: Done, snowball: Done, currency: string): string {
  const [cents, months] = [snowball.interestCents - avalanche.interestCents, snowball.months - avalanche.months];
  const sooner = months > 0 ? `is ${count(months, "month")} sooner` : "";
  const less = cents > 0 ? `costs ${showCents(cents, currency, true)} less` : "";
  return sooner || less ? `Avalanche ${[sooner, less].filter(Boolean).join(" and ")}` : "";
}

function formatQuicker(avalanche: Done, snowball: Done): string {
  const earlier = (avalanche.gone[0]?.month ?? 0) - (snowball.gone[0]?.month ?? 0);
  return earlier > 0 ? `snowball closes its first debt ${count(earlier, "month")} earlier` : "";
}

function at(owed: readonly Owed[], index: number): Owed {
  const one = owed[index];
  if (!one) throw new RangeError(`no debt ${index}`);
  return one;
}

const shortNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
