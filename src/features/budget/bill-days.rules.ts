import { addDays, addMonths, daysBetween, daysInMonth, monthOf, type Day, type Month } from "#shared/dates.ts";

/** How often a bill or an income occurs. */
export const rhythms = ["monthly", "weekly", "two-weekly", "quarterly", "yearly", "once"] as const;
export type Rhythm = (typeof rhythms)[number];

/**
 * `dayOfMonth` (1 to 31) is used for months and longer. `firstOn` is the first day; of a monthly bill the first of the month in which it was
 * added, or null where that is not known: it is then due in every month.
 */
export type Schedule = { rhythm: Rhythm; dayOfMonth: number; firstOn: Day | null };
/** One day of a bill that is skipped (`movedTo` null) or moved to another day, once. */
export type DayChange = { dueOn: Day; movedTo: Day | null };
/** An expense that pays a bill: the due day that it is for, or null if not specified. */
export type BillPayment = { billId: string; spentOn: Day; billDueOn: Day | null };
export type ScheduledBill = Schedule & { id: string; changes: readonly DayChange[] };
/** `dueOn` is the day by the bill's rhythm, `on` the day on which it occurs this time. */
export type Occurrence = { dueOn: Day; on: Day; isPaid: boolean };

/** A bill may be moved this far, in days. */
export const furthestMove = 62;
/** Payments so many days before and after a range of days may pay an occurrence in it: a yearly bill may be paid a year ahead. */
export const paymentReach = { before: 400, after: 100 };
export const mostChanges = 100;
export const billNameMissing = "Please enter what the bill is for.";
export const billAmountMissing = "Please enter an amount above 0.";
export const billDayWrong = "Please choose a day from 1 to 31.";

const monthsBetween: Partial<Record<Rhythm, number>> = { monthly: 1, quarterly: 3, yearly: 12 };
const daysApart: Partial<Record<Rhythm, number>> = { weekly: 7, "two-weekly": 14 };

/** `dayOfMonth` of a month, or the last day if the month is shorter. */
export const dayInMonth = (month: Month, dayOfMonth: number): Day =>
  `${month}-${String(Math.min(dayOfMonth, daysInMonth(month))).padStart(2, "0")}`;

/** The days of a rhythm from `from` to `to`, both included, in order. */
export function scheduledDays({ rhythm, dayOfMonth, firstOn }: Schedule, from: Day, to: Day): Day[] {
  if (rhythm === "once") return firstOn !== null && firstOn >= from && firstOn <= to ? [firstOn] : [];
  const first = firstOn !== null && firstOn > from ? firstOn : from;
  const days: Day[] = [];
  const apart = daysApart[rhythm];
  if (apart !== undefined) {
    const start = firstOn ?? from;
    const since = Math.max(0, daysBetween(start, from));
    for (let day = addDays(start, Math.ceil(since / apart) * apart); day <= to; day = addDays(day, apart)) days.push(day);
    return days;
  }
  const step = monthsBetween[rhythm] ?? 1;
  const start = monthOf(firstOn ?? from);
  const since = Math.max(0, monthNumber(monthOf(first)) - monthNumber(start));
  for (let month = addMonths(start, Math.floor(since / step) * step); month <= monthOf(to); month = addMonths(month, step)) {
    const day = dayInMonth(month, dayOfMonth);
    if (day >= first && day <= to) days.push(day);
  }
  return days;
}

/** What stays the same of an occurrence when its bill's day is edited: the month, or the day if a month has several. */
export const occurrenceKey = (rhythm: Rhythm, dueOn: Day): string =>
  rhythm === "once" ? "once" : daysApart[rhythm] === undefined ? monthOf(dueOn) : dueOn;

/** The occurrences of a bill from `from` to `to`, with its moves, without skipped ones, in order of the days on which they occur. */
export function occurrencesOf(bill: ScheduledBill, payments: readonly BillPayment[], from: Day, to: Day): Occurrence[] {
  const key = (day: Day) => occurrenceKey(bill.rhythm, day);
  const changes = new Map(bill.changes.map((one) => [key(one.dueOn), one]));
  const paid = new Set(payments.filter(({ billId }) => billId === bill.id).map((one) => key(one.billDueOn ?? one.spentOn)));
  return scheduledDays(bill, addDays(from, -furthestMove), addDays(to, furthestMove))
    .flatMap((dueOn) => {
      const change = changes.get(key(dueOn));
      const on = change === undefined ? dueOn : change.movedTo;
      return on === null ? [] : [{ dueOn, on, isPaid: paid.has(key(dueOn)) }];
    })
    .filter(({ on }) => on >= from && on <= to)
    .toSorted((one, other) => one.on.localeCompare(other.on) || one.dueOn.localeCompare(other.dueOn));
}

/** The day on which a bill that is due on `dueOn` is charged: a later or earlier one if it was moved. A deleted bill is not known. */
export const chargeDay = (bill: Pick<ScheduledBill, "rhythm" | "changes"> | undefined, dueOn: Day): Day =>
  bill?.changes.find((one) => occurrenceKey(bill.rhythm, one.dueOn) === occurrenceKey(bill.rhythm, dueOn))?.movedTo ?? dueOn;

/** `changes` with one day skipped, moved or reset (`movedTo` undefined). The newest stay. */
export function withChange(bill: Schedule & { changes: readonly DayChange[] }, dueOn: Day, movedTo: Day | null | undefined): DayChange[] {
  const others = bill.changes.filter((one) => occurrenceKey(bill.rhythm, one.dueOn) !== occurrenceKey(bill.rhythm, dueOn));
  const next = movedTo === undefined || movedTo === dueOn ? others : [...others, { dueOn, movedTo }];
  return next.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn)).slice(-mostChanges);
}

const monthNumber = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
