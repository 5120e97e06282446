import { addDays, daysInMonth, isoWeek, monthOf, startOfWeek, type Day, type Month } from "#shared/dates.ts";
import type { Cents } from "#shared/money.ts";

/** An ISO week with expenses in it, and whether they exceeded the week's share of the budget. */
export type BudgetWeekSaved = { week: string; isOver: boolean };

/**
 * Whole ISO weeks between `from` and `to`, oldest first. A week's share is, for each of its days, that month's budget divided by the
 * month's days. `free` is a month's budget less its bills, and `perDay` is spending without bills, because rent would make one week of each
 * month look expensive. Weeks without any expense, or without a budget, are left out, because nothing is known about them.
 */
export function weeksUnderBudget(
  perDay: readonly { day: Day; cents: Cents }[],
  free: (month: Month) => Cents,
  { from, to }: { from: Day; to: Day },
): BudgetWeekSaved[] {
  const weeks = Map.groupBy(perDay, ({ day }) => startOfWeek(day, 1));
  return [...weeks]
    .filter(([monday]) => monday >= from && addDays(monday, 6) <= to)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([monday, lines]) => {
      const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
      const shares = days.map((day) => free(monthOf(day)) / daysInMonth(monthOf(day)));
      if (shares.some((share) => share <= 0)) return [];
      const spent = lines.reduce((sum, line) => sum + line.cents, 0);
      // a thousandth of a cent: the sum of seven fractions can be that little below the exact share
      return [{ week: isoWeek(monday), isOver: spent > shares.reduce((sum, share) => sum + share, 0.001) }];
    });
}
