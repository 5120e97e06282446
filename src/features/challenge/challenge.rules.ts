import { addDays, dayIn, daysBetween, isDay, monthOf, type Day } from "#shared/dates.ts";
import { type Cents } from "#shared/money.ts";
import { readAmount, tooLarge, type AmountRead, type DecimalMark } from "#shared/amounts.ts";
import { markNames, runs, type Mark, type Marked, type Run } from "./streak.rules.ts";

/** Everything on the page is computed from the marked days; no counter is stored. */

export const defaultCentsPerDay = 1_500;
export const largestCentsPerDay = 100_000_000;
export const restDaysAMonth = 2;

const notYet = "That day has not come yet.";
/** Shown in place of the sentence on the streak: the figures are of an earlier day, and there was no connection since. */
const notAskedYet = "These figures are from an earlier day. Today can be logged.";
const dayWrong = "Please choose a date between 1970 and 2100.";
const restsUsed = `Both rest days of this month are used. Change one of them first.`;
/** Why a mark made offline does not overwrite one made elsewhere meanwhile. */
export const changedSince = (is: Mark | null): string =>
  `This day was changed elsewhere since: it is ${is === null ? "not marked" : is === "travel" ? markNames[is] : `a ${markNames[is]}`} now. Remove this one to keep that, or send it again to change it.`;
export const perDayTooLarge = tooLarge;

type Figures = {
  current: number;
  longest: number;
  total: number;
  savedCents: Cents;
  /** The run that is the current streak, or null. */
  run: Run | null;
};

/**
 * Current streak: the run that ends today, or yesterday while today is not logged. A day logged further east, after today's
 * date, still belongs to it. Longest: the longest run of all. Saved: days × `centsPerDay`.
 * Source: specification, sections 4 and 9.
 */
export function figures(marked: readonly Marked[], today: Day, centsPerDay: Cents): Figures {
  const all = runs(marked);
  const last = all.at(-1);
  const run = last && last.heldUntil >= addDays(today, -1) ? last : null;
  const total = marked.filter(({ mark }) => mark === "no-spend").length;
  return {
    current: run?.days.length ?? 0,
    longest: Math.max(0, ...all.map(({ days }) => days.length)),
    total,
    savedCents: total * centsPerDay,
    run,
  };
}

type Shown = Omit<Figures, "run"> & {
  run: { from: Day; to: Day; last: Day } | null;
  thisMonth: number;
  isTodayLogged: boolean;
  description: string;
  /** The day of the figures. */
  today: Day;
};

/**
 * The figures including queued no-spend days. Only days at or after the streak's end are added, because it is unknown here whether earlier
 * ones are logged already. The server's answer replaces this. Figures of an earlier day do not say whether today is logged.
 */
export function withWaitingDays<State extends Shown>(state: State, queue: readonly Day[], today: Day, centsPerDay: Cents): State {
  let shown = state.isTodayLogged && state.today < today ? { ...state, isTodayLogged: false, description: notAskedYet } : state;
  for (const day of [...new Set(queue)].toSorted()) {
    const { run } = shown;
    if (day > today || day < addDays(today, -1) || (run && day <= run.last)) continue;
    const goesOn = run !== null && daysBetween(run.to, day) <= 1;
    const current = goesOn ? shown.current + 1 : 1;
    shown = {
      ...shown,
      current,
      longest: Math.max(shown.longest, current),
      total: shown.total + 1,
      savedCents: shown.savedCents + centsPerDay,
      thisMonth: shown.thisMonth + (monthOf(day) === monthOf(today) ? 1 : 0),
      run: { from: goesOn ? run.from : day, to: day, last: day },
      isTodayLogged: shown.isTodayLogged || day === today,
      description: `${day === today ? "Today" : "Yesterday"} is logged on this device, and sent once Evenday can be reached.`,
    };
  }
  return shown;
}

/** Why `day` cannot be marked, or null. `marked` contains at least the marks of that month. */
export function refuseMark(day: string, mark: "no-spend" | "rest", marked: readonly Marked[], today: Day): string | null {
  if (!isDay(day)) return dayWrong;
  if (day > today) return notYet;
  const rests = marked.filter((one) => one.mark === "rest" && one.day !== day && monthOf(one.day) === monthOf(day));
  return mark === "rest" && rests.length >= restDaysAMonth ? restsUsed : null;
}

/** The latest day before today without a mark: where 'log an earlier day' begins. Null once all are marked. */
export function nearestMissing(marked: readonly Marked[], today: Day): Day | null {
  const yesterday = addDays(today, -1);
  const taken = [...new Set(marked.map(({ day }) => day))]
    .filter((day) => day <= yesterday)
    .toSorted()
    .toReversed();
  // as long as no day is missing, the one at `index` is as many days back; binary search finds the first gap among thousands
  let [low, high] = [0, taken.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (daysBetween(taken[middle] ?? yesterday, yesterday) === middle) low = middle + 1;
    else high = middle;
  }
  const day = addDays(yesterday, -low);
  return isDay(day) ? day : null;
}

/**
 * Days that were lost by travelling: when the calendar jumps ahead with the time zone, the old zone's day is cut short and days between are
 * skipped. Unmarked ones get a travel mark, so that no flight ends a streak.
 */
export function lostByTravel(zoneBefore: string, zoneNow: string, instant: number, marked: readonly Marked[]): Day[] {
  const [before, now] = [dayIn(zoneBefore, instant), dayIn(zoneNow, instant)];
  const lost: Day[] = [];
  for (let day = before; day < now; day = addDays(day, 1)) {
    if (!marked.some((one) => one.day === day)) lost.push(day);
  }
  return lost;
}

/** The estimated saving per day, as typed. Unreadable text never replaces `storedCents`; below 0 and too large is refused. */
export function readPerDay(typed: string, mark: DecimalMark, storedCents: Cents): AmountRead {
  const read = readAmount(typed, mark, storedCents);
  return read.cents !== undefined && read.cents > largestCentsPerDay ? { refusal: perDayTooLarge } : read;
}
