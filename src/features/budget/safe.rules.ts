import { daysBetween, daysInMonth, formatDate, monthAndDay, monthOf, weekdayName, type Day, type Month } from "#shared/dates.ts";
import { roundToUnit, overBy, showCents, type Cents } from "#shared/money.ts";
import { count, inSentence } from "#shared/text.ts";
import type { Occurrence, Schedule } from "./bill-days.rules.ts";

/** In a month shorter than `dayOfMonth` (1 to 31) a bill is due on the last day. */
export type Bill = Schedule & { id: string; name: string; amountCents: Cents; categoryId: string | null };
/** `due` are the occurrences in the month in question. */
export type MonthsBill = { id: string; name: string; amountCents: Cents; due: readonly Occurrence[] };
/** `dueOn` is the day on which it occurs. */
type DueBill = { id: string; name: string; amountCents: Cents; dueOn: Day };

export const mostBills = 80;
/** Months after this one whose bills are in a calendar. */
export const billMonthsAhead = 6;

/** Occurrences from today on that are not marked as paid, soonest first. */
export const billsToCome = (bills: readonly MonthsBill[], today: Day): DueBill[] => unpaid(bills, (on) => on >= today);
/** Occurrences before today that are not marked as paid: no figure counts them, because they may be recorded as expenses. */
export const billsOverdue = (bills: readonly MonthsBill[], today: Day): DueBill[] => unpaid(bills, (on) => on < today);

const unpaid = (bills: readonly MonthsBill[], isWanted: (on: Day) => boolean): DueBill[] =>
  bills
    .flatMap(({ id, name, amountCents, due }) =>
      due.filter(({ on, isPaid }) => isWanted(on) && !isPaid).map(({ on }) => ({ id, name, amountCents, dueOn: on })),
    )
    .toSorted(
      (one, other) => one.dueOn.localeCompare(other.dueOn) || other.amountCents - one.amountCents || one.name.localeCompare(other.name),
    );

/**
 * Today's allowance, so that every later day of the month can have the same: (remaining at the start of the day − bills still due) ÷ days
 * left with today, rounded down to the currency's smallest unit, never below 0. It stays the same until midnight; today's spending is subtracted from it.
 * `spentTodayCents`: today's expenses less refunds, without paid bills and adjustments. `shortCents` is what is missing when the bills
 * still due exceed what remains.
 */
export function safeToSpend(remainingCents: Cents, toCome: readonly DueBill[], today: Day, spentTodayCents: Cents = 0, currency = "USD") {
  const billsCents = toCome.reduce((sum, bill) => sum + bill.amountCents, 0);
  const freeCents = remainingCents - billsCents;
  const daysLeft = daysInMonth(monthOf(today)) - Number(today.slice(8)) + 1;
  const allowanceCents = Math.max(0, roundToUnit((freeCents + spentTodayCents) / daysLeft, currency));
  return {
    remainingCents,
    toCome,
    billsCents,
    daysLeft,
    spentTodayCents,
    allowanceCents,
    safeCents: Math.max(0, allowanceCents - spentTodayCents),
    overCents: spentTodayCents > 0 ? Math.max(0, spentTodayCents - allowanceCents) : 0,
    /** Tomorrow's allowance if nothing more is spent; null on the last day of the month. */
    tomorrowCents: daysLeft > 1 ? Math.max(0, roundToUnit(freeCents / (daysLeft - 1), currency)) : null,
    shortCents: Math.max(0, -freeCents),
  };
}
export type Safe = ReturnType<typeof safeToSpend>;

/** What a month's budget is over by as a whole, after another sentence; empty within it. */
export const overWholeBudget = (remainingCents: Cents, currency: string): string =>
  remainingCents < 0 ? ` ${showCents(-remainingCents, currency, true)} over the whole budget.` : "";

/** That more was spent than available, the beginning of `formatSafe`; "" when it was not. */
export function formatOver({ remainingCents, overCents }: Safe, currency: string): string {
  if (remainingCents < 0) return `${overBy(-remainingCents, currency)} this month.`;
  return overCents > 0 ? `${overBy(overCents, currency)} today.` : "";
}

/** The sentence under the figure; of bills that are `overdue`, that the figure does not count them. */
export const formatSafe = (safe: Safe, today: Day, currency: string, overdue: readonly DueBill[] = []): string =>
  [formatSums(safe, today, currency), formatOverdue(overdue, today, currency)].filter(Boolean).join(" ");

function formatOverdue([first, ...rest]: readonly DueBill[], today: Day, currency: string): string {
  if (!first) return "";
  const sum = showCents(
    rest.reduce((all, one) => all + one.amountCents, first.amountCents),
    currency,
    true,
  );
  return rest.length === 0
    ? `${inSentence(first.name)} (${sum}) was due ${formatNext(first.dueOn, today)} and is not marked as paid: it is not taken off here.`
    : `${count(rest.length + 1, "bill")} (${sum}) were due and are not marked as paid: they are not taken off here.`;
}

function formatSums(safe: Safe, today: Day, currency: string): string {
  const over = formatOver(safe, currency);
  if (safe.remainingCents < 0) return `${over} ${calm(safe)}`;
  const left = [over, formatToday(safe, currency), `${showCents(safe.remainingCents, currency, true)} is left.`].filter(Boolean).join(" ");
  if (safe.shortCents > 0)
    return `${left} The bills to come are ${showCents(safe.shortCents, currency, true)} more than that. ${calm(safe)}`;
  return [left, formatBills(safe, today, currency), formatShare(safe)].filter(Boolean).join(" ");
}

function formatToday({ overCents, tomorrowCents, spentTodayCents, allowanceCents }: Safe, currency: string): string {
  const show = (cents: Cents) => showCents(cents, currency, true);
  if (overCents > 0) return tomorrowCents === null ? "" : `Tomorrow: ${show(tomorrowCents)}.`;
  return spentTodayCents > 0 ? `${show(spentTodayCents)} of today's ${show(allowanceCents)} is spent.` : "";
}

/** The share of the month that is over, in percent: day 20 of 30 is 67. */
export const percentOfMonth = (today: Day): number => Math.round((Number(today.slice(8)) / daysInMonth(monthOf(today))) * 100);

/** "Wednesday" within a week, "the 28th" after it, "January 4" in another month, "today" and "tomorrow" before. */
export function formatDue(dueOn: Day, today: Day): string {
  const away = daysBetween(today, dueOn);
  if (away === 0) return "today";
  if (away === 1) return "tomorrow";
  return away > 1 && away < 7 ? `on ${weekdayName(dueOn)}` : formatNext(dueOn, today);
}

/** "on the 28th" in this month, "on January 4" in another, "on January 4, 2028" more than a year away. */
export const formatNext = (on: Day, today: Day): string =>
  monthOf(on) === monthOf(today)
    ? `on the ${ordinal(Number(on.slice(8)))}`
    : `on ${Math.abs(daysBetween(today, on)) > 365 ? formatDate(on) : monthAndDay(on)}`;

export function ordinal(day: number): string {
  return `${day}${["th", "st", "nd", "rd"][day > 10 && day < 14 ? 0 : day % 10] ?? "th"}`;
}

function formatBills({ toCome, billsCents }: Safe, today: Day, currency: string): string {
  const [first, ...rest] = toCome;
  if (!first) return "No bills are still to come this month.";
  if (rest.length === 0)
    return `${inSentence(first.name)} (${showCents(first.amountCents, currency, true)}) comes ${formatDue(first.dueOn, today)}.`;
  return `${count(toCome.length, "bill")} (${showCents(billsCents, currency, true)}) are still due, the next ${formatDue(first.dueOn, today)}.`;
}

type ListedBill = {
  name: string;
  amountCents: Cents;
  isPaid: boolean;
  due: readonly { on: Day; isPaid: boolean }[];
  /** The first that is not paid, also an overdue one. */
  next: { on: Day } | null;
};

/** When a bill is due next, beside its name; "was due" for one that is overdue. */
export function formatBillState({ isPaid, next }: Pick<ListedBill, "isPaid" | "next">, today: Day): string {
  if (isPaid) return "paid";
  if (!next) return "over";
  return `${next.on < today ? "was due " : ""}${formatNext(next.on, today)}`;
}

/** The bills that a month lists: of one that is over, those that had begun in it. */
export const begunBills = <Listed extends Pick<Schedule, "firstOn">>(bills: readonly Listed[], month: Month, today: Day): Listed[] =>
  bills.filter(({ firstOn }) => month >= monthOf(today) || firstOn === null || monthOf(firstOn) <= month);

/** The next bill, and how many are paid, for the row of the fold. In a month that is over, nothing is to come: "7 bills", or how many were paid. */
export function factBills({ month, bills }: { month: Month; bills: readonly ListedBill[] }, today: Day, currency: string): string {
  if (bills.length === 0) return month < monthOf(today) ? "None in this month" : "None yet";
  const open = bills.filter(({ isPaid }) => !isPaid);
  const paid = bills.length - open.length;
  if (month < monthOf(today)) return `${count(bills.length, "bill")}${paid > 0 ? `, ${paid} paid` : ""}`;
  const [nextBill] = open
    .flatMap(({ name, amountCents, due, next }) => {
      const on = [...due.filter((one) => !one.isPaid), ...(next ? [next] : [])].find((one) => one.on >= today)?.on;
      return on === undefined ? [] : [{ name, amountCents, on }];
    })
    .toSorted((one, other) => one.on.localeCompare(other.on));
  const first = nextBill
    ? `${inSentence(nextBill.name)}, ${showCents(nextBill.amountCents, currency)}, ${formatDue(nextBill.on, today)}.`
    : "";
  const done = paid === bills.length ? "All are paid." : paid > 0 ? `${count(paid, "is", "are")} paid.` : "";
  const isBegun = open.some(({ due }) => due.some((one) => one.isPaid));
  return [first, done].filter(Boolean).join(" ") || `${count(bills.length, "bill")}${isBegun ? "" : ", none paid yet"}`;
}

const formatShare = ({ daysLeft }: Safe) =>
  daysLeft === 1 ? "Today is the last day of the month." : `That has to last ${count(daysLeft, "day")}.`;
const calm = ({ daysLeft }: Safe) => (daysLeft === 1 ? "A new month begins tomorrow." : "Every day without spending helps.");
