import { addMonths, monthOf, daysBetween, monthName, weekdayName, type Day, type Month } from "#shared/dates.ts";
import { roundToUnit, overBy, showCents, type Cents } from "#shared/money.ts";
import { capital, count, inSentence } from "#shared/text.ts";

/** Today's budget data; amounts in cents. */
export type TodayBudget = {
  safeCents: Cents;
  allowanceCents: Cents;
  spentTodayCents: Cents;
  overCents: Cents;
  tomorrowCents: Cents | null;
  remainingCents: Cents;
  billsCents: Cents;
  daysLeft: number;
  hasLines: boolean;
  /** The month whose recap is offered now: the one that ends this evening, or the one before; null for most days. */
  recap: { month: Month; leftCents: Cents } | null;
};

export type NoSpendMark = "no-spend" | "rest" | "travel";

export type WeekDay = { day: Day; mood: number | null; isNoSpend: boolean };

/** The features' data of today; null if a feature is unused. Dates are in the member's time zone; `week` is the last seven days. */
export type Today = {
  today: Day;
  week: WeekDay[];
  budget: TodayBudget | null;
  /** Today's expenses without bills, and their categories; also without a budget. Cached data of an earlier release lacks it. */
  spent?: { cents: Cents; on: string[] };
  /** The next unpaid bill of this month or the next. */
  bill: { name: string; amountCents: Cents; dueOn: Day } | null;
  /** The lowest balance of the next 60 days, when it is near. */
  low: { words: string; warning: string | null } | null;
  /** Cached data of an earlier release has no `todayMark`. */
  challenge: { current: number; total: number; isTodayLogged: boolean; todayMark?: NoSpendMark | null } | null;
  mood: { mood: number; on: Day } | null;
  /** Whether there is a journal entry, also one without a mood. Cached data of an earlier release lacks it. */
  hasEntries?: boolean;
  /** `isChosen` is false while the examples are as they came and none was ever checked. Cached data of an earlier release lacks it. */
  habits: { meant: number; open: string[]; isChosen?: boolean } | null;
  guide: { slug: string } | null;
};

/** Whether there is nothing to show yet: no budget, no bill, no logged day, no mood, no habit of the member's choice. */
export const isNew = ({ budget, bill, challenge, mood, habits }: Today): boolean =>
  budget === null && bill === null && (challenge?.total ?? 0) === 0 && mood === null && !habits?.isChosen;

/** `budget` including this month's queued expenses, of which those of another day lower the allowance, as on Budget. */
export function withWaiting(
  budget: TodayBudget,
  waiting: readonly { spentOn: Day; amountCents: Cents }[],
  today: Day,
  currency: string,
): TodayBudget {
  const sum = (list: typeof waiting) => list.reduce((cents, { amountCents }) => cents + amountCents, 0);
  const ours = waiting.filter(({ spentOn }) => monthOf(spentOn) === monthOf(today));
  if (ours.length === 0) return budget;
  const { billsCents, daysLeft } = budget;
  const spentTodayCents = budget.spentTodayCents + sum(ours.filter(({ spentOn }) => spentOn === today));
  const remainingCents = budget.remainingCents - sum(ours);
  const freeCents = remainingCents - billsCents;
  const allowanceCents = Math.max(0, roundToUnit((freeCents + spentTodayCents) / daysLeft, currency));
  return {
    ...budget,
    hasLines: true,
    spentTodayCents,
    remainingCents,
    allowanceCents,
    safeCents: Math.max(0, allowanceCents - spentTodayCents),
    overCents: spentTodayCents > 0 ? Math.max(0, spentTodayCents - allowanceCents) : 0,
    tomorrowCents: daysLeft > 1 ? Math.max(0, roundToUnit(freeCents / (daysLeft - 1), currency)) : null,
  };
}

/** The sentence under the figure, and whether it says that more was spent than available. */
export function formatSpending(budget: TodayBudget, today: Day, currency: string): { words: string; isOver: boolean } {
  const { allowanceCents, spentTodayCents, overCents, tomorrowCents, remainingCents, billsCents, daysLeft } = budget;
  const show = (cents: Cents) => showCents(cents, currency, true);
  const next = tomorrowCents === null ? "A new month begins tomorrow." : `Tomorrow: ${show(tomorrowCents)}.`;
  if (remainingCents < 0) {
    const starts =
      daysLeft === 1 ? "A new month begins tomorrow." : `${monthName(addMonths(monthOf(today), 1))} starts in ${count(daysLeft, "day")}.`;
    return { words: `${overBy(-remainingCents, currency)} this month. ${starts}`, isOver: true };
  }
  if (overCents > 0) return { words: `${overBy(overCents, currency)} today. ${next}`, isOver: true };
  if (spentTodayCents > 0)
    return { words: `${show(allowanceCents)} this morning, ${show(spentTodayCents)} spent since. ${next}`, isOver: false };
  const freeCents = remainingCents - billsCents;
  const rest = daysLeft === 1 ? "for the last day of the month" : `for ${count(daysLeft, "day")}`;
  const words =
    freeCents < 0
      ? `${show(remainingCents)} is left. The bills to come are ${show(-freeCents)} more than that.`
      : `${show(freeCents)} is left ${rest}${billsCents > 0 ? ", bills set aside" : ""}.`;
  return { words: `Nothing spent yet. ${words}`, isOver: false };
}

/** The jar's level, 0 (empty) to 5: what is left of today's allowance. */
export const jarLevel = ({ safeCents, allowanceCents }: Pick<TodayBudget, "safeCents" | "allowanceCents">): number =>
  allowanceCents <= 0 ? 0 : Math.min(5, Math.ceil((5 * safeCents) / allowanceCents));

/** `week` including the moods and marks that are queued on this device. */
export const withQueuedDays = (
  week: readonly WeekDay[],
  moods: ReadonlyMap<Day, { mood: number | null }>,
  marks: ReadonlyMap<Day, { mark: string | null }>,
): WeekDay[] =>
  week.map((one) => {
    const [queuedMood, queuedMark] = [moods.get(one.day), marks.get(one.day)];
    return {
      ...one,
      mood: queuedMood ? queuedMood.mood : one.mood,
      isNoSpend: queuedMark ? queuedMark.mark === "no-spend" : one.isNoSpend,
    };
  });

/** The week as text: moods, consecutive no-spend days, and a single day without a mood. Null while the week is empty. */
export function weekInWords(week: readonly WeekDay[], today: Day): { finding: string; more: string } | null {
  const moods = week.flatMap(({ mood }) => (mood === null ? [] : [mood]));
  const noSpend = week.filter((one) => one.isNoSpend).length;
  if (moods.length === 0 && noSpend === 0) return null;
  const average = Math.round((moods.reduce((sum, mood) => sum + mood, 0) / Math.max(1, moods.length)) * 10) / 10;
  const run = runUpTo(week, today);
  const days = noSpend === 0 ? "" : inWords(noSpend, "no-spend day") + (run > 1 && run === noSpend ? " in a row" : "");
  const mood = moods.length === 0 ? "" : `mood ${average} on ${inWords(moods.length, "day")}`;
  const finding = capital(`${[mood, days].filter(Boolean).join(", ")}.`);
  const gaps = moods.length === 0 ? [] : week.filter(({ day, mood: one }) => one === null && day !== today);
  const gap = gaps.length === 1 && gaps[0] ? `${weekdayName(gaps[0].day)} has nothing, and that is fine.` : "";
  return { finding, more: gap };
}

/** Consecutive no-spend days up to today, or to yesterday while today is open. */
function runUpTo(week: readonly WeekDay[], today: Day): number {
  const days = week.at(-1)?.day === today && !week.at(-1)?.isNoSpend ? week.slice(0, -1) : week;
  const gap = days.findLastIndex((one) => !one.isNoSpend);
  return days.length - 1 - gap;
}

export type Step = { key: "bill" | "recap" | "month" | "guide" | "rest"; title: string; sentence: string; path: string };

/** The first days of a month on which a budget without expenses is a next step. */
const monthBeginsDays = 7;
/** How many days in advance a bill is named. */
const billDays = 5;

/**
 * One suggested next step, never a duty. A bill of today comes first, then the recap of a month, then a bill of the next days; otherwise
 * something to read or nothing at all. Mood, habits and the no-spend day have their controls above it. Points are never the reason.
 */
export function nextStep({ today, budget, bill: due, habits, guide }: Today, currency: string): Step {
  const away = due ? daysBetween(today, due.dueOn) : Infinity;
  if (away > 0 && budget?.recap) {
    const { month, leftCents } = budget.recap;
    const isOver = month < monthOf(today);
    return {
      key: "recap",
      title: `${monthName(month)} is ${isOver ? "" : "almost "}done`,
      sentence: leftCents > 0 ? `${showCents(leftCents, currency, true)} left over. See where it went.` : "See where it went, in one look.",
      path: isOver ? `/budget?month=${month}` : "/budget#recap",
    };
  }
  if (due && away <= billDays) {
    // the allowance covers bills of this month only, while enough remains for them
    const isSetAside = budget && monthOf(due.dueOn) === monthOf(today) && budget.billsCents <= budget.remainingCents;
    const when = ["today", "tomorrow"][away] ?? `on ${weekdayName(due.dueOn)}`;
    return {
      key: "bill",
      title: `${inSentence(due.name)} comes ${when}`,
      sentence: `${showCents(due.amountCents, currency, true)}, ${isSetAside ? "already set aside in what is safe to spend." : "from your bills."}`,
      path: "/budget#bills",
    };
  }
  if (budget && !budget.hasLines && Number(today.slice(8)) <= monthBeginsDays)
    return {
      key: "month",
      title: "A new month begins",
      sentence: "Add what you have spent so far, or leave it until the weekend.",
      path: "/budget",
    };
  if (guide) return { key: "guide", title: "Continue your guide", sentence: "Your place is saved.", path: `/growth/${guide.slug}` };
  if (!budget && !habits?.meant && !habits?.isChosen)
    return {
      key: "rest",
      title: "Nothing you have to do today",
      sentence: "A budget or a habit shows up here once you choose one. The guides are there if you feel like reading.",
      path: "/growth",
    };
  return { key: "rest", title: "Nothing else for today", sentence: "The guides are there if you feel like reading.", path: "/growth" };
}

export type PatternsSummary = { patterns: readonly { state: "nothing" | "few" | "described"; description: string }[] };

/** One of the patterns with enough days, another one each day; null while there is none. */
export function patternOf({ patterns }: PatternsSummary, today: Day): string | null {
  const report = patterns.filter(({ state }) => state === "described");
  return report[Number(today.slice(8)) % report.length]?.description ?? null;
}

const words = ["no", "one", "two", "three", "four", "five", "six", "seven"];
const inWords = (number: number, thing: string) => `${words[number] ?? number} ${thing}${number === 1 ? "" : "s"}`;
