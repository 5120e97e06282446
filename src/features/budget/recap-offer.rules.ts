import { addDays, addMonths, monthOf, type Day, type Month } from "#shared/dates.ts";
import type { Cents } from "#shared/money.ts";
import { isPart } from "./chart.rules.ts";

/** The first days of a month, on which the recap of the month before is offered. */
const recapDays = 3;
/** The hour at which an evening begins. */
const eveningFrom = 18;

/**
 * The month whose recap Home offers on `today` at `hour` (0 to 23), both in the member's time zone: on a month's last evening and on the
 * first three days after it.
 */
export function recapMonth(today: Day, hour: number): Month | null {
  const month = monthOf(today);
  if (Number(today.slice(8)) <= recapDays) return addMonths(month, -1);
  return hour >= eveningFrom && monthOf(addDays(today, 1)) !== month ? month : null;
}

/** What is left of a month to decide on: nothing of a first month that begins late, whose figures are only a part of it. */
export const leftToDecide = (month: Month, leftCents: Cents, firstDay: Day | null): Cents => (isPart(month, firstDay) ? 0 : leftCents);
