import { readAmount, type AmountRead, type DecimalMark } from "#shared/amounts.ts";
import { addDays, daysBetween, monthAndDay, type Day } from "#shared/dates.ts";
import { showCents, type Cents } from "#shared/money.ts";
import { scheduledDays, type Occurrence, type Rhythm } from "./bill-days.rules.ts";
import { formatNext } from "./safe.rules.ts";

/** The days of the line, including today. */
export const daysAhead = 60;
/** Home shows the lowest point when it is at most so many days away. */
const lowNearDays = 10;
export const mostIncomes = 20;
export const aheadMessages = {
  incomeNameMissing: "Please enter where the money comes from.",
  incomeAmountMissing: "Please enter an amount above 0.",
  firstDayMissing: "Please choose the first day.",
  paydayMissing: "Please choose a payday.",
  tooManyIncomes: `${mostIncomes} incomes are the most we can keep.`,
  incomeGone: "This income is no longer here.",
  noSuchDay: "This bill does not come on that day.",
  movedTooFar: "Please choose a day within two months of the bill's own day.",
};

/** A balance as typed: an account may be below zero, so a minus before the amount or after its currency sign is accepted. */
export function readBalance(typed: string, mark: DecimalMark): AmountRead {
  const below = /^(\s*\p{Sc}?\s*)[-\u2212]/u;
  const read = readAmount(typed.replace(below, "$1"), mark);
  return read.cents !== undefined && below.test(typed) ? { cents: 0 - read.cents } : read;
}

export type Income = { id: string; name: string; amountCents: Cents; rhythm: Rhythm; firstOn: Day };
type BillDays = { id: string; name: string; amountCents: Cents; due: readonly Occurrence[] };
/** The balance of the account when it was entered on `on`; `dailyCents` is everyday spending besides bills. */
export type Balance = { cents: Cents; on: Day; floorCents: Cents | null; dailyCents: Cents };
export type BalanceDay = { on: Day; cents: Cents };
/** A bill or an income on a day of the line. `dueOn` is the bill's own day if it was moved. */
type AheadEntry = { kind: "bill" | "income"; id: string; name: string; amountCents: Cents; on: Day; dueOn: Day };
type Low = BalanceDay & { nextPayOn: Day | null };

/** The first and the last day whose bills and incomes the line needs. */
export const aheadRange = (today: Day, balance: Pick<Balance, "on"> | null): { from: Day; to: Day } => ({
  from: balance && balance.on < today ? balance.on : today,
  to: addDays(today, daysAhead - 1),
});

/** The days on which incomes arrive from `from` to `to`, in order. */
export const incomeDays = (incomes: readonly Income[], from: Day, to: Day): AheadEntry[] =>
  incomes
    .flatMap(({ id, name, amountCents, rhythm, firstOn }) =>
      scheduledDays({ rhythm, firstOn, dayOfMonth: Number(firstOn.slice(8)) }, from, to).map((on) => ({
        kind: "income" as const,
        id,
        name,
        amountCents,
        on,
        dueOn: on,
      })),
    )
    .toSorted(byDay);

/**
 * Bills and incomes of the next days and, from the entered balance, the balance at the end of today and of each day after it: less what was
 * spent since, with the incomes that arrived after its day. Expenses of a day to come are subtracted on it. Unpaid bills that were due since are subtracted today, because they may still
 * be charged. From tomorrow on `dailyCents` are subtracted each day.
 * @param bills with their occurrences in `aheadRange`
 * @param spent expenses less refunds of each day since the balance was entered
 */
export function lookAhead(
  today: Day,
  {
    balance,
    bills,
    incomes,
    spent,
  }: { balance: Balance | null; bills: readonly BillDays[]; incomes: readonly Income[]; spent: readonly BalanceDay[] },
): { entries: AheadEntry[]; days: BalanceDay[]; low: Low | null } {
  const { from, to } = aheadRange(today, balance);
  const unpaid = bills.flatMap(({ id, name, amountCents, due }) =>
    due.filter(({ isPaid }) => !isPaid).map(({ on, dueOn }) => ({ kind: "bill" as const, id, name, amountCents, on, dueOn })),
  );
  // the balance contains an income of its own day already
  const coming = incomeDays(incomes, balance && balance.on >= from ? addDays(balance.on, 1) : from, to);
  const entries = [...coming, ...unpaid].toSorted(byDay);
  if (!balance) return { entries, days: [], low: null };
  const changes = new Map<Day, Cents>();
  for (const { kind, on, amountCents } of entries) {
    const day = on < today ? today : on;
    changes.set(day, (changes.get(day) ?? 0) + (kind === "income" ? amountCents : -amountCents));
  }
  for (const { on, cents } of spent) {
    const day = on < today ? today : on;
    changes.set(day, (changes.get(day) ?? 0) - cents);
  }
  let { cents } = balance;
  const days = Array.from({ length: daysAhead }, (_, at) => {
    const on = addDays(today, at);
    cents += (changes.get(on) ?? 0) - (at > 0 ? balance.dailyCents : 0);
    return { on, cents };
  });
  return { entries, days, low: lowestOf(days, incomeDays(incomes, addDays(today, 1), addDays(to, daysAhead))) };
}

/** The lowest balance of the line, on the first day that has it, and the next day with an income after it. */
function lowestOf(days: readonly BalanceDay[], pays: readonly AheadEntry[]): Low | null {
  const low = days.reduce<BalanceDay | null>((lowest, one) => (lowest === null || one.cents < lowest.cents ? one : lowest), null);
  return low && { ...low, nextPayOn: pays.find(({ on }) => on > low.on)?.on ?? null };
}

/** "Lowest on December 14: $212, two days before your pay." */
export function formatLow({ on, cents, nextPayOn }: Low, today: Day, currency: string): string {
  const amount = cents < 0 ? `${showCents(-cents, currency, true)} below zero` : showCents(cents, currency, true);
  const before = nextPayOn === null ? null : daysBetween(on, nextPayOn);
  const pay = before === null || before < 1 ? "" : `, ${before === 1 ? "the day" : `${numberWord(before)} days`} before your pay`;
  return `Lowest ${on === today ? "today" : `on ${monthAndDay(on)}`}: ${amount}${pay}.`;
}

/** What a bill or an income of a day before today was: "was due on the 3rd", "came on November 30". */
export const formatPast = ({ kind, on }: Pick<AheadEntry, "kind" | "on">, today: Day): string =>
  `${kind === "income" ? "came" : "was due"} ${formatNext(on, today)}`;

/** A sentence only if the lowest balance is below the member's own floor. */
export const formatFloor = (low: BalanceDay, floorCents: Cents | null, currency: string): string | null =>
  floorCents === null || low.cents >= floorCents
    ? null
    : `That is ${showCents(floorCents - low.cents, currency, true)} below your floor of ${showCents(floorCents, currency, true)}.`;

/** Whether Home should show the lowest point: it is near, and not just the start of a rising line. */
export const isLowNear = (low: BalanceDay, today: Day, floorCents: Cents | null): boolean =>
  daysBetween(today, low.on) <= lowNearDays && (low.on > today || (floorCents !== null && low.cents < floorCents));

const byDay = (one: AheadEntry, other: AheadEntry) => one.on.localeCompare(other.on) || one.name.localeCompare(other.name);
const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const numberWord = (number: number) => words[number] ?? String(number);
