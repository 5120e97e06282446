import { showCents, type Cents } from "#shared/money.ts";
import { isBlank, isStorable } from "#shared/text.ts";

/** A category as one month shows it. `colour` is 1 to 8 and picks --color-cat-1 to --color-cat-8. */
export type Category = { id: string; name: string; colour: number; budgetCents: Cents; spentCents: Cents };
type Amounts = Pick<Category, "budgetCents" | "spentCents">;

export const colours = 8;
/** The sum of so many of the largest amounts is still exact, below 2^53. */
export const mostCategories = 80;
export const tooManyCategories = `${mostCategories} categories are the most you can have.`;
/** Of a category that is to be deleted from a month on. */
export const hasExpenses = "It has expenses in this month or a later one. Please choose where they go.";
export const longestName = 100;
export const longestNote = 500;

/** The categories of a first visit. Names: specification, section 3. The amounts are our choice, 3,000 in all. */
export const defaultCategories: readonly { name: string; colour: number; budgetCents: Cents }[] = [
  { name: "Housing", colour: 1, budgetCents: 130_000 },
  { name: "Food", colour: 2, budgetCents: 50_000 },
  { name: "Transportation", colour: 3, budgetCents: 30_000 },
  { name: "Entertainment", colour: 4, budgetCents: 15_000 },
  { name: "Healthcare", colour: 5, budgetCents: 15_000 },
  { name: "Utilities", colour: 6, budgetCents: 25_000 },
  { name: "Insurance", colour: 7, budgetCents: 25_000 },
  { name: "Personal Care", colour: 8, budgetCents: 10_000 },
];

export const nameMissing = "Please enter a category name.";
export const nameTooLong = `Please keep the name under ${longestName} characters.`;
export const cannotBeStored = "This text contains a character that cannot be saved.";

/** Source: specification, section 9. */
export const isOverBudget = ({ budgetCents, spentCents }: Amounts): boolean => spentCents > budgetCents;

/**
 * Percent of a budget that is used, whole, 0 to 100. Without a budget anything spent is 100.
 * Below the limit it never rounds up to 100, so that 100 always means "nothing left".
 * Source: specification, section 9 (capped at 100); product decision for a budget of 0.
 */
export function percentUsed({ budgetCents, spentCents }: Amounts): number {
  if (spentCents <= 0) return 0;
  if (spentCents >= budgetCents) return 100;
  return Math.min(99, Math.round((100 * spentCents) / budgetCents));
}

/** The three summary cards. `remainingCents` is below 0 once more is spent than was planned. */
export function summary(list: readonly Amounts[]) {
  const budgetCents = list.reduce((sum, one) => sum + one.budgetCents, 0);
  const spentCents = list.reduce((sum, one) => sum + one.spentCents, 0);
  return { budgetCents, spentCents, remainingCents: budgetCents - spentCents };
}

/** Why `name` cannot be a category's name, or null. `others` are the existing names. */
export function refuseName(name: string, others: readonly string[] = []): string | null {
  if (isBlank(name)) return nameMissing;
  if (name.length > longestName) return nameTooLong;
  if (!isStorable(name)) return cannotBeStored;
  return others.some((other) => sameName(other, name)) ? `You already have a category called ${name.trim()}.` : null;
}

export const sameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);
/** A name for comparison: without case and doubled spaces. */
export const nameKey = (name: string): string => name.trim().replace(/\s+/g, " ").toLocaleLowerCase("en-US");

/** The color of a new category: the first of the least-used ones. */
export function nextColour(used: readonly number[]): number {
  const uses = Array.from({ length: colours }, (_, index) => used.filter((one) => one === index + 1).length);
  return uses.indexOf(Math.min(...uses)) + 1;
}

/** The line under a category's bar. 'Over budget' itself is the flag next to it. */
export function formatCategory(amounts: Amounts, currency: string): string {
  const left = amounts.budgetCents - amounts.spentCents;
  if (left < 0) return `by ${showCents(-left, currency, true)}`;
  if (amounts.spentCents < 0) return `${showCents(-amounts.spentCents, currency)} came back, ${showCents(left, currency)} left`;
  if (amounts.budgetCents === 0) return "no budget, nothing spent";
  if (left === 0) return "used in full, as planned";
  return amounts.spentCents === 0
    ? `nothing spent yet, ${showCents(left, currency)} left`
    : `${percentUsed(amounts)}% used, ${showCents(left, currency)} left`;
}

/** What a total is split by: the budgets of `list`, or where none is set, the examples of its categories. */
export const proportions = (list: readonly Pick<Category, "name" | "budgetCents">[]): Cents[] =>
  list.map((one) =>
    list.some(({ budgetCents }) => budgetCents > 0)
      ? one.budgetCents
      : (defaultCategories.find(({ name }) => name === one.name)?.budgetCents ?? 0),
  );

/** `totalCents` split over the budgets in their proportions, in whole dollars; the rounding remainder goes to the largest. */
export function splitTotal(totalCents: Cents, budgets: readonly Cents[]): Cents[] {
  const sum = budgets.reduce((all, one) => all + one, 0);
  const parts = budgets.map((one) => (sum === 0 ? 0 : Number((BigInt(totalCents) * BigInt(one)) / BigInt(sum) / 100n) * 100));
  const largest = Math.max(0, budgets.indexOf(Math.max(...budgets)));
  const rest = totalCents - parts.reduce((all, one) => all + one, 0);
  return parts.map((one, index) => (index === largest ? one + rest : one));
}

/** What the budgets of a first visit are, and how they become the member's own. */
export const formatExamples = (currency: string): string =>
  `The budgets marked Example are ours, to show how it looks. Change one, and the other examples become ${showCents(0, currency, true)}; or press Save Budget, and all of them are yours.`;
