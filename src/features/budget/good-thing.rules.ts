import { addDays, monthAndDay, monthOf, type Day, type Month } from "#shared/dates.ts";
import { inSentence } from "#shared/text.ts";
import { allWithin, overPlan, spentUnplanned } from "./recap.rules.ts";

type Planned = { name: string; budgetCents: number; spentCents: number; isActive: boolean };

/** The maximum length of the member's own sentence. */
export const longestGoodThing = 140;
export const goodThingMessages = {
  missing: "Please write what was good.",
  tooLong: `Please keep it to ${longestGoodThing} characters.`,
  gone: "This is no longer here.",
  another: "There is one for this month already, written somewhere else. Please reload, and change that one.",
  early: "This month has not begun yet.",
};

/** A run of at least so many days is named first. */
const namedRun = 3;

/**
 * One good thing of a month by rule, for a member who wrote none: a run of no-spend days, a plan that was kept, the category furthest below
 * its plan by share, or a single no-spend day. Contains no amount. Null if the month has none of these. `since`: as in `formatRecap`.
 */
export function goodThingOf(
  { month, categories, since }: { month: Month; categories: readonly Planned[]; since: Day | null },
  noSpend: readonly Day[],
): string | null {
  const run = longestRun(noSpend.filter((day) => monthOf(day) === month));
  const [first, last] = [run[0], run.at(-1)];
  const planned = categories.filter((one) => one.isActive && one.budgetCents > 0);
  const isOver = overPlan(categories.filter((one) => one.isActive && (one.budgetCents > 0 || one.spentCents > 0))).length > 0;
  if (first && last && run.length >= namedRun)
    return `${run.length} days in a row without spending, ${monthAndDay(first)} to ${Number(last.slice(8))}.`;
  if (planned.some(({ spentCents }) => spentCents > 0) && !isOver && spentUnplanned(categories) === 0) return allWithin(since);
  const [best] = planned
    .filter(({ budgetCents, spentCents }) => spentCents > 0 && spentCents < budgetCents)
    .toSorted((one, other) => one.spentCents / one.budgetCents - other.spentCents / other.budgetCents);
  if (best) return `${inSentence(best.name)} stayed furthest below its plan.`;
  return first ? `${monthAndDay(first)} went by without spending.` : null;
}

/** The longest run of days that follow one another, the earliest of several. */
function longestRun(days: readonly Day[]): Day[] {
  let [best, open]: [Day[], Day[]] = [[], []];
  for (const day of [...new Set(days)].toSorted()) {
    const last = open.at(-1);
    open = last !== undefined && addDays(last, 1) === day ? [...open, day] : [day];
    if (open.length > best.length) best = open;
  }
  return best;
}
