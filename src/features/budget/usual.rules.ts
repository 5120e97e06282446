import type { Month } from "#shared/dates.ts";
import type { Cents } from "#shared/money.ts";
import { foldText } from "#shared/text.ts";

/** An expense of the last 30 days; `hour` is the member's local hour at which it was created, 0 to 23. */
export type RecentExpense = { categoryId: string; hour: number };

export const usualDays = 30;
export const mostUsual = 3;
/** Hours before and after now that count as this time of day. */
const nearHours = 2;

/** The categories used most in the last 30 days, at most three, and the one used most at this time of day (null without any). */
export function usualCategories(recent: readonly RecentExpense[], hour: number): { categories: string[]; preselected: string | null } {
  const away = (one: number) => Math.min(Math.abs(one - hour), 24 - Math.abs(one - hour));
  const categories = byUse(recent).slice(0, mostUsual);
  const [now] = byUse(recent.filter((one) => away(one.hour) <= nearHours));
  return { categories, preselected: now ?? categories[0] ?? null };
}

function byUse(list: readonly RecentExpense[]): string[] {
  const times = new Map<string, number>();
  for (const { categoryId } of list) times.set(categoryId, (times.get(categoryId) ?? 0) + 1);
  return [...times].toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other)).map(([id]) => id);
}

/** The categories in the order of the sheet: the usual ones first, then Food, then the member's own order. */
export function inUsualOrder<Category extends { id: string; name: string }>(
  active: readonly Category[],
  usual: readonly string[],
): Category[] {
  const rank = ({ id, name }: Category) => (usual.includes(id) ? usual.indexOf(id) : name === "Food" ? usual.length : usual.length + 1);
  return active.toSorted((one, other) => rank(one) - rank(other));
}

/** The id of the category of an import's rows that name none: one called "Other", else the first in the order of the sheet; "" without any. */
export const categoryOfRest = (active: readonly { id: string; name: string }[], usual: readonly string[]): string =>
  (active.find(({ name }) => /^(?:other|misc(?:ellaneous)?|everything else)$/i.test(name.trim())) ?? inUsualOrder(active, usual)[0])?.id ??
  "";

/** An expense that is queued on this device. */
export type WaitingExpense = { id: string; categoryId: string; spentOn: string; amountCents: Cents; note: string; billId: string | null };

/** Which expenses of a month the ledger lists. `categories` are those whose names a search of queued expenses finds. */
export type LedgerFilter = { categoryId?: string | undefined; search: string; categories?: readonly { id: string; name: string }[] };

/**
 * The queued expenses among those that the ledger lists: of the month, and of the category and the search if one was chosen. As on the
 * server, every word of the search occurs in the note or the category's name, ignoring case and diacritics.
 */
export function waitingIn(
  waiting: readonly WaitingExpense[],
  month: Month,
  { categoryId, search, categories = [] }: LedgerFilter,
): WaitingExpense[] {
  const words = foldText(search).split(/\s+/u).filter(Boolean);
  return waiting.filter((one) => {
    const text = foldText(`${one.note} ${categories.find(({ id }) => id === one.categoryId)?.name ?? ""}`);
    return (
      one.spentOn.startsWith(`${month}-`) &&
      (categoryId === undefined || one.categoryId === categoryId) &&
      words.every((word) => text.includes(word))
    );
  });
}

/** A month including queued expenses, as if they were saved. */
export function withWaitingExpenses<
  Category extends { id: string; spentCents: Cents; lines: number },
  View extends { month: Month; categories: readonly Category[]; spentTodayCents: Cents },
>(view: View, waiting: readonly WaitingExpense[], today: string): View {
  const ours = waiting.filter(({ spentOn }) => spentOn.startsWith(`${view.month}-`));
  if (ours.length === 0) return view;
  const categories = view.categories.map((one) => {
    const lines = ours.filter(({ categoryId }) => categoryId === one.id);
    return {
      ...one,
      spentCents: lines.reduce((sum, { amountCents }) => sum + amountCents, one.spentCents),
      lines: one.lines + lines.length,
    };
  });
  const ofToday = ours.filter(({ spentOn, billId }) => spentOn === today && billId === null);
  return { ...view, categories, spentTodayCents: ofToday.reduce((sum, { amountCents }) => sum + amountCents, view.spentTodayCents) };
}

/** The sums of months including queued expenses. */
export const withWaitingMonths = <Sum extends { month: Month; spentCents: Cents }>(
  months: readonly Sum[],
  waiting: readonly WaitingExpense[],
): Sum[] =>
  months.map((one) => ({
    ...one,
    spentCents: waitingIn(waiting, one.month, { search: "" }).reduce((sum, { amountCents }) => sum + amountCents, one.spentCents),
  }));
