import { monthAndDay, type Day } from "#shared/dates.ts";
import { showCents, type Cents } from "#shared/money.ts";
import { count, inSentence } from "#shared/text.ts";

type Planned = { name: string; budgetCents: Cents; spentCents: Cents; isActive: boolean };
type Sums = { budgetCents: Cents; spentCents: Cents };

/** "$1,812 of $2,000 spent." */
export const formatRecapSums = ({ budgetCents, spentCents }: Sums, currency: string): string =>
  `${showCents(spentCents, currency, true)} of ${showCents(budgetCents, currency, true)} spent.`;

const listed = new Intl.ListFormat("en-US");

/** What was spent in categories that had no budget in the month, such as those of a file that is older than the budget. */
export const spentUnplanned = (categories: readonly Planned[]): Cents =>
  categories.reduce((sum, one) => (one.isActive ? sum : sum + one.spentCents), 0);

/** "Every category stayed within its plan."; of a month that shows only a part, `since` when. */
export const allWithin = (since: Day | null, words = "category stayed within its plan"): string =>
  `${since ? `Since ${monthAndDay(since)}, every` : "Every"} ${words}.`;

/**
 * Which categories exceeded their plan and by how much, what had none, and how many no-spend days were logged. `since` is the first day of a
 * month that shows only a part.
 */
export function formatRecap(categories: readonly Planned[], noSpendDays: number, currency: string, since: Day | null): string {
  const planned = categories.filter(({ isActive, budgetCents, spentCents }) => isActive && (budgetCents > 0 || spentCents > 0));
  const over = overPlan(planned);
  const days = noSpendDays > 0 ? ` ${count(noSpendDays, "no-spend day")}.` : "";
  if (planned.length === 0) return days.trim();
  const unplanned = spentUnplanned(categories);
  const beside = unplanned > 0 ? ` ${showCents(unplanned, currency, true)} went to categories without a plan.` : "";
  if (over.length === 0) return `${allWithin(since, beside ? "category with a plan stayed within it" : undefined)}${beside}${days}`;
  const named = over.slice(0, 3).map((one) => `${inSentence(one.name)} by ${showCents(one.spentCents - one.budgetCents, currency, true)}`);
  const more = over.length > 3 ? [count(over.length - 3, "other category", "other categories")] : [];
  const rest = over.length < planned.length ? ` The others stayed within their plan${since ? ` since ${monthAndDay(since)}` : ""}.` : "";
  return `Over the plan: ${listed.format([...named, ...more])}.${rest}${beside}${days}`;
}

/** The categories that exceeded their plan, the furthest over first. */
export const overPlan = <Category extends Planned>(categories: readonly Category[]): Category[] =>
  categories
    .filter(({ isActive, budgetCents, spentCents }) => isActive && spentCents > budgetCents)
    .toSorted((one, other) => other.spentCents - other.budgetCents - (one.spentCents - one.budgetCents));

/** A budget that would have covered what was spent, rounded up to the next ten. */
export const raisedTo = (spentCents: Cents): Cents => Math.ceil(spentCents / 1000) * 1000;
