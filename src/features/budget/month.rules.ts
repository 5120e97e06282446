import { addMonths, daysInMonth, monthOf, type Day, type Month } from "#shared/dates.ts";
import type { Cents } from "#shared/money.ts";

/** A category's budget from `month` on, until a later setting. */
export type Setting = { categoryId: string; month: Month; cents: Cents };
/** The months in which a category is active: from `firstMonth` on, up to but without `endMonth`. */
export type Life = { firstMonth: Month; endMonth: Month | null };

/** How far ahead a month can be opened for planning. */
export const monthsAhead = 12;

/**
 * The budget of `month`: the latest setting at or before it, 0 without one. So a new month starts with the amounts of the last, without a
 * write at midnight.
 */
export function budgetIn(month: Month, settings: readonly Setting[]): Map<string, Cents> {
  const latest = new Map<string, Setting>();
  for (const one of settings) {
    const saved = latest.get(one.categoryId);
    if (one.month <= month && (!saved || saved.month <= one.month)) latest.set(one.categoryId, one);
  }
  return new Map([...latest].map(([id, one]) => [id, one.cents]));
}

/**
 * The settings to write so that `categoryId` has `cents` in `month`. Changing an earlier month leaves later ones unchanged: the following
 * month keeps its amount by a setting of its own.
 */
export function changeBudget(change: Setting, current: Month, settings: readonly Setting[]): Setting[] {
  const after = addMonths(change.month, 1);
  const isActive = settings.some((one) => one.categoryId === change.categoryId && one.month === after);
  if (change.month >= current || isActive) return [change];
  return [change, { categoryId: change.categoryId, month: after, cents: budgetIn(after, settings).get(change.categoryId) ?? 0 }];
}

export const isActiveIn = (month: Month, life: Life): boolean =>
  life.firstMonth <= month && (life.endMonth === null || month < life.endMonth);

/** First day of the month and first day of the next: the range of the month's expenses. */
export const boundsOf = (month: Month): { from: Day; before: Day } => ({ from: `${month}-01`, before: `${addMonths(month, 1)}-01` });

/** `count` months up to and with `month`, oldest first. */
export const monthsUpTo = (month: Month, count: number): Month[] =>
  Array.from({ length: count }, (_, index) => addMonths(month, index - count + 1));

/** The date of a new expense while `month` is shown: today, or the last day of an earlier month, or the first of a later one. */
export function dayFor(month: Month, today: Day): Day {
  if (month === monthOf(today)) return today;
  return month < monthOf(today) ? lastDayOf(month) : `${month}-01`;
}

const lastDayOf = (month: Month): Day => `${month}-${String(daysInMonth(month)).padStart(2, "0")}`;
