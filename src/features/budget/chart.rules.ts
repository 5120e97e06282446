import { monthAndDay, monthName, monthOf, type Day, type Month } from "#shared/dates.ts";
import { roundToUnit, showCents, type Cents } from "#shared/money.ts";
import { count, inSentence } from "#shared/text.ts";
import { type Category } from "./budget.rules.ts";

/** The sentences above the three charts: each says what its chart shows. */

type Share = { id: string; name: string; colour: number; cents: Cents; percent: number };
export type MonthSum = { month: Month; budgetCents: Cents; spentCents: Cents };

export const monthsInChart = 6;

/** Categories with something spent, largest first, with their share of it in whole percent: 100 only where it is all of it. */
export function shares(categories: readonly Category[]): Share[] {
  const spent = categories.filter(({ spentCents }) => spentCents > 0).toSorted((one, other) => other.spentCents - one.spentCents);
  const all = spent.reduce((sum, one) => sum + one.spentCents, 0);
  return spent.map(({ id, name, colour, spentCents }) => ({
    id,
    name,
    colour,
    cents: spentCents,
    percent: Math.min(spent.length > 1 ? 99 : 100, Math.round((100 * spentCents) / all)),
  }));
}

export function formatShares(list: readonly Share[], currency: string): string {
  const [first, second] = list;
  if (!first) return "Nothing spent yet this month.";
  if (!second) return `All ${showCents(first.cents, currency, true)} went to ${inSentence(first.name)}.`;
  return `${inSentence(first.name)} took the most: ${showCents(first.cents, currency, true)}, ${first.percent}% of what was spent.`;
}

/** The same in one line, for the row of a fold. */
export function factShares([first]: readonly Share[]): string {
  return first ? `${inSentence(first.name)} took the most: ${first.percent}%` : "Nothing spent yet this month.";
}

/** A month from before the first budget is not over: there was no limit. */
export const isMonthOver = ({ budgetCents, spentCents }: MonthSum): boolean => budgetCents > 0 && spentCents > budgetCents;

/** Whether the first expense of all is dated after the first week of `month`, which therefore shows only a part of what it cost. */
export const isPart = (month: Month, firstDay: Day | null): boolean =>
  firstDay !== null && monthOf(firstDay) === month && Number(firstDay.slice(8)) > 7;

/** The first day of a month that shows only a part, null for any other. */
export const partSince = (month: Month, firstDay: Day | null): Day | null => (isPart(month, firstDay) ? firstDay : null);

/** From the first month with a budget or an expense on: one before it is not a month that cost $0.00. */
export const sinceFirst = (list: readonly MonthSum[]): readonly MonthSum[] =>
  list.slice(
    Math.max(
      0,
      list.findIndex(({ budgetCents, spentCents }) => budgetCents > 0 || spentCents !== 0),
    ),
  );

/** Whether two months have data, so that a chart of months is useful. */
export const canCompare = (list: readonly MonthSum[], current: Month): boolean => describe(list, current).length > 1;

/**
 * Months without a budget and without spending, and those that have not begun, are left out of the sentence. Only finished months (before
 * `current`) with a budget can have stayed within it, and only finished ones show what a month costs.
 */
export function formatMonths(list: readonly MonthSum[], current: Month, currency: string, firstDay: Day | null): string {
  if (!canCompare(list, current)) return "With a second month you can compare here.";
  return [formatWithin(list, current, firstDay), formatMean(list, current, currency, firstDay)].filter(Boolean).join(" ");
}

/** What a finished month cost on average; empty without one. */
export function formatMean(list: readonly MonthSum[], current: Month, currency: string, firstDay: Day | null): string {
  const whole = describe(list, current).filter(({ month }) => month < current && !isPart(month, firstDay));
  if (whole.length === 0) return "";
  const mean = roundToUnit(whole.reduce((sum, { spentCents }) => sum + spentCents, 0) / whole.length, currency, Math.round);
  return `A whole month costs ${showCents(mean, currency, true)} on average.`;
}

/** What the tick on each bar means, which month is unfinished, and which one is only a part of a month. */
export function formatMarks(list: readonly MonthSum[], current: Month, currency: string, firstDay: Day | null): string {
  const budgets = [...new Set(list.flatMap(({ budgetCents }) => (budgetCents > 0 ? [budgetCents] : [])))];
  const [only] = budgets;
  const tick =
    only === undefined
      ? ""
      : budgets.length === 1
        ? `The tick is the budget, ${showCents(only, currency, true)}.`
        : "The tick is each month's budget.";
  const open = list.some(({ month }) => month === current) ? `${monthName(current)} is still open.` : "";
  const part = firstDay && list.some(({ month }) => month < current && isPart(month, firstDay));
  const begun = part ? `Your first expense is from ${monthAndDay(firstDay)}.` : "";
  return [tick, open, begun].filter(Boolean).join(" ");
}

/** The first sentence of `formatMonths`, for the row of a fold. */
export const factMonths = (list: readonly MonthSum[], current: Month, firstDay: Day | null): string =>
  formatWithin(list, current, firstDay);

const describe = (list: readonly MonthSum[], current: Month) =>
  list.filter(({ month, budgetCents, spentCents }) => month <= current && (budgetCents > 0 || spentCents !== 0));

const all = (months: number) => (months === 2 ? "Both" : `All ${months}`);

function formatWithin(list: readonly MonthSum[], current: Month, firstDay: Day | null): string {
  // a part of a month stays within the budget easily
  const begun = describe(list, current).filter((one) => isMonthOver(one) || !isPart(one.month, firstDay));
  // the open month counts once it is over its budget: it cannot come back
  const decided = begun.filter((one) => one.month < current || isMonthOver(one));
  const limited = decided.filter(({ budgetCents }) => budgetCents > 0);
  const over = limited.filter(isMonthOver);
  const [first] = limited;
  if (!first) {
    const open = begun.find(({ budgetCents }) => budgetCents > 0);
    const which = list.some(({ month }) => isPart(month, firstDay)) ? "your first whole month" : "the first month with a budget";
    return open ? `${monthName(open.month)} is ${which}.` : "No budget was set in these months.";
  }
  if (limited.length === 1) {
    const name = monthName(first.month);
    if (decided.length > 1) return `${name} is the first month with a budget, and ${over.length > 0 ? "went over" : "within"} it.`;
    return `${name} ${over.length > 0 ? "went over" : "stayed within"} its budget.`;
  }
  if (over.length > 0)
    return `${over.length} of ${count(limited.length, "month")} went over, ${over.map(({ month }) => monthName(month)).join(", ")}.`;
  return limited.length === decided.length
    ? `${all(decided.length)} months stayed within the budget.`
    : `${all(limited.length)} months with a budget stayed within it.`;
}

/**
 * Compares the running totals of two months on day `day` (1 to 31). A shorter month before stays at its end.
 * `budgetCents` 0 means that no limit was set.
 */
export function formatThrough(
  now: readonly Cents[],
  before: readonly Cents[],
  day: number | null,
  budgetCents: Cents,
  monthBefore: Month,
  currency: string,
): string {
  const [spent, then] = [spentBy(now, day), spentBy(before, day)];
  const side = spent > budgetCents ? "above" : spent === budgetCents ? "at" : "still below";
  const limit = budgetCents === 0 ? "" : ` and are ${side} the line`;
  if (before.every((cents) => cents === 0)) return `You have spent ${showCents(spent, currency, true)}${limit}.`;
  const name = monthName(monthBefore);
  const when = `${day === null ? "" : "on this day "}in ${name}`;
  if (spent === then) return `You have spent as much as ${when}${limit}.`;
  return `You have spent ${showCents(Math.abs(spent - then), currency, true)} ${spent > then ? "more" : "less"} than ${when}${limit}.`;
}

/** In place of a chart without anything spent. */
export const formatEmpty = (month: Month, current: Month): string =>
  month < current ? "No expense is dated in this month." : `Nothing spent yet in ${monthName(month)}.`;

/** In place of the comparison for a month after the current one. */
export const formatNotBegun = (month: Month, cents: Cents, currency: string): string =>
  `${monthName(month)} has not begun.${cents === 0 ? "" : ` ${showCents(cents, currency, true)} is dated in it already.`}`;

/** What was spent until the end of `day`, or in the whole month. */
const spentBy = (totals: readonly Cents[], day: number | null): Cents => (day === null ? undefined : totals[day - 1]) ?? totals.at(-1) ?? 0;

/** The comparison of `formatThrough` alone, for the row of a fold; the sum without a month to compare with. */
export function factRunningTotal(
  now: readonly Cents[],
  before: readonly Cents[],
  day: number | null,
  monthBefore: Month,
  currency: string,
): string {
  const [spent, then] = [spentBy(now, day), spentBy(before, day)];
  if (before.every((cents) => cents === 0)) return `${showCents(spent, currency, true)} spent`;
  const by = spent === then ? "As much as" : `${showCents(Math.abs(spent - then), currency, true)} ${spent > then ? "more" : "less"} than`;
  return `${by} ${day === null ? "" : "on this day "}in ${monthName(monthBefore)}`;
}

/**
 * The rows of the table: every day of the longer month, with the running totals of both. Empty after day `until` and for days that the month
 * lacks; a shorter month before stays at its end. Without `before` its column is left out.
 */
export const throughRows = (now: readonly Cents[], before: readonly Cents[], until: number, currency: string): string[][] =>
  Array.from({ length: Math.max(now.length, before.length) }, (_, index) => [
    String(index + 1),
    index < until && now[index] !== undefined ? showCents(now[index], currency) : "",
    ...(before.length > 0 ? [showCents(spentBy(before, index + 1), currency)] : []),
  ]);
