import { addDays, addMonths, monthOf, type Day, type Month } from "#shared/dates.ts";

/** The first days of a month, in which the one before is looked back on. */
const recapDays = 3;
/** The hour in which an evening begins. */
const eveningFrom = 18;

/** The month whose recap Home offers on `today` at `hour` (0 to 23), both on the member's clock: on a month's last evening and on the first three days after it. */
export function recapMonth(today: Day, hour: number): Month | null {
  const month = monthOf(today);
  if (Number(today.slice(8)) <= recapDays) return addMonths(month, -1);
  return hour >= eveningFrom && monthOf(addDays(today, 1)) !== month ? month : null;
}
