import { moodWord } from "#journal/mood.rules.ts";
import { daysBetween, type Day } from "#shared/dates.ts";
import { showCents, type Cents } from "#shared/money.ts";
import { count } from "#shared/text.ts";

/** The features' data of today; null where a feature is unused. Dates are the member's. */
export type Today = {
  today: Day;
  budget: {
    /** Both null while there is no budget of the member's own, only a bill to come. */
    safeCents: Cents | null;
    remainingCents: Cents | null;
    hasLines: boolean;
    due: { name: string; amountCents: Cents; dueOn: Day } | null;
  } | null;
  challenge: { current: number; total: number; isTodayLogged: boolean } | null;
  mood: { mood: number; on: Day } | null;
  habits: { meant: number; open: string[] } | null;
  guide: { slug: string } | null;
};

/** Whether there is nothing to show yet: no budget, no logged day, no mood. */
export const isNew = ({ budget, challenge, mood }: Today): boolean => budget === null && (challenge?.total ?? 0) === 0 && mood === null;

export type TodayFigure = {
  label: string;
  /** Cents for money, a plain number otherwise; null where there is nothing, and the sentence says so. */
  value: { cents: Cents } | { number: number; unit: string } | null;
  sentence: string;
  path: string;
  link: string;
};

/** A mood older than this many days is no news of today. */
const freshDays = 7;

/** Three figures, always the same three in the same order: money, streak, mood. */
export function figuresOf({ today, budget, challenge, mood }: Today, currency: string): TodayFigure[] {
  const age = mood ? daysBetween(mood.on, today) : Infinity;
  const isFresh = mood !== null && age <= freshDays;
  const current = challenge?.current ?? 0;
  return [
    {
      label: "Safe to spend today",
      path: "/budget",
      link: "Open Budget",
      value: budget?.safeCents == null ? null : { cents: budget.safeCents },
      sentence: budget ? formatMoney(budget, currency, today) : "Stands here once your budget is begun.",
    },
    {
      label: "No-spend streak",
      path: "/challenge",
      link: "Open No Spend",
      value: challenge && challenge.total > 0 ? { number: current, unit: current === 1 ? " day" : " days" } : null,
      sentence:
        (challenge?.total ?? 0) === 0
          ? "Stands here once a first day is logged."
          : challenge?.isTodayLogged
            ? "Today is in it."
            : current > 0
              ? "Today is still open."
              : `Resting. ${count(challenge?.total ?? 0, "no-spend day")} in all, and they stay.`,
    },
    {
      label: "Mood",
      path: "/mental-health",
      link: "Open Mental Health",
      value: isFresh ? { number: mood.mood, unit: " of 10" } : null,
      sentence: isFresh
        ? `${capital(moodWord(mood.mood))}, written ${formatAge(age)}.`
        : mood
          ? "Nothing written this week. One number is enough."
          : "Stands here once a first page is written.",
    },
  ];
}

export type Step = {
  key: "begin" | "bill" | "mood" | "month" | "streak" | "habit" | "guide" | "rest";
  title: string;
  sentence: string;
  path: string;
};

/** The first days of a month in which a budget without a line is worth a word. */
const monthBeginsDays = 7;

/**
 * One thing that could be next, never a duty. A bill that comes today or tomorrow goes first, then what closes by itself at
 * midnight; with nothing open, something to read or nothing at all. Points never send anybody anywhere.
 */
export function nextStep(known: Today, currency: string): Step {
  const { today, budget, challenge, mood, habits, guide } = known;
  if (isNew(known))
    return {
      key: "begin",
      title: "Write one line about today",
      sentence: "A number and a few words. It takes a minute, and only you can read it.",
      path: "/mental-health",
    };
  const due = budget?.due;
  if (due && daysBetween(today, due.dueOn) <= 1) {
    const when = due.dueOn === today ? "comes today" : "comes tomorrow";
    return {
      key: "bill",
      title: `${due.name} ${when}`,
      sentence: `${showCents(due.amountCents, currency)}${budget.safeCents === null ? ", from your bills." : ", already set aside in what is safe to spend."}`,
      path: "/budget",
    };
  }
  if (mood?.on !== today)
    return { key: "mood", title: "How is today?", sentence: "A number and a line are enough.", path: "/mental-health" };
  if (budget && budget.safeCents !== null && !budget.hasLines && Number(today.slice(8)) <= monthBeginsDays) {
    return {
      key: "month",
      title: "A new month on the table",
      sentence: "Write down what has been spent so far, or leave it until the weekend.",
      path: "/budget",
    };
  }
  if (challenge && challenge.current > 0 && !challenge.isTodayLogged) {
    return {
      key: "streak",
      title: "Did today go without spending?",
      sentence: "Then log it. If not, nothing is lost.",
      path: "/challenge",
    };
  }
  const [first, ...others] = habits?.open ?? [];
  if (first) {
    const more = others.length === 0 ? "The last one open today." : `And ${others.length} more, if there is room today.`;
    return { key: "habit", title: first, sentence: more, path: "/lifestyle#habits" };
  }
  if (guide)
    return { key: "guide", title: "Read on where you stopped", sentence: "Your guide has kept the place.", path: `/growth/${guide.slug}` };
  return {
    key: "rest",
    title: "Nothing is left for today",
    sentence: "Sit a moment. The guides are there if you feel like reading.",
    path: "/growth",
  };
}

export type PatternsSummary = { patterns: readonly { state: "nothing" | "few" | "told"; description: string }[] };

/** One of the patterns that have enough days behind them, another one each day; null while there is none. */
export function patternOf({ patterns }: PatternsSummary, today: Day): string | null {
  const report = patterns.filter(({ state }) => state === "told");
  return report[Number(today.slice(8)) % report.length]?.description ?? null;
}

function formatMoney({ remainingCents, due }: NonNullable<Today["budget"]>, currency: string, today: Day): string {
  if (remainingCents === null)
    return due
      ? `Next bill: ${due.name}, ${showCents(due.amountCents, currency)}, due ${formatDue(due.dueOn, today)}. What is safe to spend stands here once your budget is begun.`
      : "Stands here once your budget is begun.";
  if (remainingCents < 0) return `${showCents(-remainingCents, currency)} more is spent than planned this month.`;
  return due
    ? `${showCents(remainingCents, currency)} is left, with ${due.name} still to come.`
    : `${showCents(remainingCents, currency)} is left for the month.`;
}

const formatDue = (dueOn: Day, today: Day) => {
  const away = daysBetween(today, dueOn);
  return away === 0 ? "today" : away === 1 ? "tomorrow" : `in ${away} days`;
};
const formatAge = (days: number) => (days <= 0 ? "today" : days === 1 ? "yesterday" : `${days} days ago`);
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
