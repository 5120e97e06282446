import { monthOf, type Day, type Month } from "#shared/dates.ts";
import { overBy, showCents, type Cents } from "#shared/money.ts";
import { inSentence } from "#shared/text.ts";
import { summary, type Category } from "./budget.rules.ts";
import { billsToCome, safeToSpend, type MonthsBill, type Safe } from "./safe.rules.ts";
import { withWaitingExpenses, type WaitingExpense } from "./usual.rules.ts";

type View = {
  month: Month;
  hasOwnBudget: boolean;
  categories: readonly (Category & { lines: number })[];
  bills: readonly MonthsBill[];
  spentTodayCents: Cents;
};
type Left = { safeCents: Cents | null; overCents: Cents; categoryCents: Cents; category: string };

/** Safe to spend of a month as it is stored. */
export const safeOf = (
  { categories, bills, spentTodayCents }: Pick<View, "categories" | "bills" | "spentTodayCents">,
  today: Day,
  currency: string,
): Safe => safeToSpend(summary(categories).remainingCents, billsToCome(bills, today), today, spentTodayCents, currency);

/**
 * What is left once `expense` is saved. Null without a budget of the member's own, since examples allow no conclusion, and for an expense
 * of another month than the one shown.
 */
export function leftAfter(
  view: View,
  expense: Omit<WaitingExpense, "id" | "billId">,
  today: Day,
  currency: string,
): (Left & Pick<Safe, "safeCents">) | null {
  if (!view.hasOwnBudget || monthOf(expense.spentOn) !== view.month) return null;
  const after = withWaitingExpenses(view, [{ ...expense, id: "", billId: null }], today);
  const category = after.categories.find(({ id }) => id === expense.categoryId);
  const { safeCents, overCents } = safeOf(after, today, currency);
  return {
    safeCents,
    overCents,
    categoryCents: (category?.budgetCents ?? 0) - (category?.spentCents ?? 0),
    category: inSentence(category?.name ?? ""),
  };
}

/** What is left of today, beside a saved expense: "$46.47 left today." */
export const formatLeftToday = ({ safeCents, overCents }: Pick<Safe, "safeCents" | "overCents">, currency: string): string =>
  overCents > 0 ? `${overBy(overCents, currency)} today.` : `${showCents(safeCents, currency)} left today.`;

/**
 * What would be left after saving: "Leaves $46.47 for today, and $133.00 in Food." `safeCents` is null without a budget of the member's
 * own.
 */
export function formatLeaves(left: Left, currency: string): string {
  const show = (cents: Cents) => showCents(cents, currency);
  const category =
    left.categoryCents < 0 ? `${left.category} ${show(-left.categoryCents)} over` : `${show(left.categoryCents)} in ${left.category}`;
  if (left.safeCents === null) return left.categoryCents < 0 ? `Puts ${category}.` : `Leaves ${category}.`;
  if (left.overCents > 0)
    return `${overBy(left.overCents, currency)} today${left.categoryCents < 0 ? `, ${category}` : `. Leaves ${category}`}.`;
  return left.categoryCents < 0
    ? `Leaves ${show(left.safeCents)} for today. ${category}.`
    : `Leaves ${show(left.safeCents)} for today, and ${category}.`;
}
