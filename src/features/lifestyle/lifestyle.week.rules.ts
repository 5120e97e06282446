import { addDays, formatDate, weekdayName, type Day } from "#shared/dates.ts";
import { type Cents, showCents } from "#shared/money.ts";
import { count } from "#shared/text.ts";

/** The features' data of a member's week; null without data. */
export type WeekKnown = {
  money: { spentCents: Cents; budgetCents: Cents } | null;
  noSpend: { days: number; currentStreak: number } | null;
  /** Average mood of the days with one, 1 to 10. */
  mood: { average: number; days: number } | null;
  habits: { done: number; meant: number } | null;
  meals: { days: number; estimatedCents: Cents; budgetCents: Cents } | null;
  /** Average of the four sliders of this week's check-in, 1 to 10. */
  people: { average: number } | null;
  /** Dates of documents in the next seven days, in order. */
  papers: { fileName: string; kind: "expires" | "due" | "renews"; on: Day }[];
};

/** The week as app/ combines it: one key per feature, missing or null without data. */
export type WeekSummary = {
  budget?: { budgetCents: Cents; spentCents: Cents } | null;
  challenge?: { current: number; noSpendDays: number } | null;
  journal?: { moods: number; moodAverage: number | null } | null;
  lifestyle?: Pick<WeekKnown, "habits" | "meals"> | null;
  documents?: { dates: WeekKnown["papers"] } | null;
  relationships?: { checkIn: { average: number } | null } | null;
};

export const knownFrom = ({ budget, challenge, documents, journal, lifestyle, relationships }: WeekSummary): WeekKnown => ({
  money: budget ?? null,
  noSpend: challenge ? { days: challenge.noSpendDays, currentStreak: challenge.current } : null,
  mood: journal?.moodAverage ? { average: journal.moodAverage, days: journal.moods } : null,
  habits: lifestyle?.habits ?? null,
  meals: lifestyle?.meals ?? null,
  people: relationships?.checkIn ? { average: relationships.checkIn.average } : null,
  papers: documents?.dates ?? [],
});

export type WeekFigure = {
  feature: keyof WeekKnown;
  label: string;
  /** null: there is no data, and the sentence says so. */
  value: string | null;
  sentence: string;
  path: string;
  link: string;
};

/** One figure per feature, in the order of the review: money, mood, home, people; documents only with a date in the next days. */
export function weekFigures(known: WeekKnown, currency = "USD"): WeekFigure[] {
  const { money, noSpend, mood, habits, meals, people, papers } = known;
  const dollars = (cents: Cents) => showCents(cents, currency, true);
  return [
    {
      feature: "money",
      label: "Spent against budget",
      path: "/budget",
      link: "Open Budget",
      value: money && `${dollars(money.spentCents)} of ${dollars(money.budgetCents)}`,
      sentence:
        money === null
          ? "No budget amounts yet this month."
          : money.spentCents > money.budgetCents
            ? `${dollars(money.spentCents - money.budgetCents)} over for the month so far.`
            : `${dollars(money.budgetCents - money.spentCents)} left for the month.`,
    },
    {
      feature: "noSpend",
      label: "No-spend days",
      path: "/challenge",
      link: "Open No Spend",
      value: noSpend && count(noSpend.days, "day"),
      sentence:
        noSpend === null ? "No no-spend day logged yet." : `In these seven days. Current streak: ${count(noSpend.currentStreak, "day")}.`,
    },
    {
      feature: "mood",
      label: "Mood",
      path: "/mental-health",
      link: "Open Mental Health",
      value: mood && `${mood.average.toFixed(1)} of 10`,
      sentence: mood === null ? "No mood in these seven days." : `Average of ${count(mood.days, "day")}.`,
    },
    {
      feature: "habits",
      label: "Habits done",
      path: "/lifestyle#habits",
      link: "See the habits",
      value: habits && habits.meant > 0 ? `${habits.done} of ${habits.meant}` : null,
      sentence:
        habits === null
          ? "No habits are kept here yet."
          : habits.meant === 0
            ? "Your habits began today." // on the first day of a week the one before is looked back on
            : habits.done === 0
              ? "Nothing checked this week so far."
              : "Of what you planned for the week so far.",
    },
    {
      feature: "meals",
      label: "Meals",
      path: "/lifestyle#meals",
      link: "See the plan",
      value: meals && count(meals.days, "cooking day"),
      sentence:
        meals === null
          ? "No meal plan this week." // prices are in dollars, as in the planner
          : `About ${showCents(meals.estimatedCents, "USD", true)} of a ${showCents(meals.budgetCents, "USD", true)} food budget.`,
    },
    {
      feature: "people",
      label: "Relationship check-in",
      path: "/relationships",
      link: "Open Relationships",
      value: people && `${people.average.toFixed(1)} of 10`,
      sentence: people === null ? "No check-in saved this week." : "Average of this week’s four sliders.",
    },
    ...paperFigure(papers),
  ];
}

function paperFigure([first, ...more]: WeekKnown["papers"]): WeekFigure[] {
  if (!first) return [];
  const words = { expires: "expires", due: "is due", renews: "renews" }[first.kind];
  const also = more.length > 0 ? ` ${count(more.length, "more date")} after it.` : "";
  return [
    {
      feature: "papers",
      label: "Document dates",
      path: "/pdf-generator",
      link: "Open Documents",
      value: count(more.length + 1, "date"),
      sentence: `${first.fileName} ${words} on ${weekdayName(first.on)}.${also}`,
    },
  ];
}

/** The steps of the weekly review; minutes add up to less than ten. */
export const resetSteps = [
  { key: "money", title: "Money", minutes: 2, text: "Look at what was spent. Name one thing that was worth it." },
  { key: "mood", title: "Mood", minutes: 1, text: "Which day felt lightest? What was in it?" },
  { key: "home", title: "Home", minutes: 2, text: "See the habits and what is left in the fridge." },
  { key: "people", title: "People", minutes: 1, text: "Who did you miss? One message is enough." },
  { key: "next", title: "Next week", minutes: 3, text: "Answer what you like below, then start the new week." },
] as const;
export const resetMinutes: number = resetSteps.reduce((sum, step) => sum + step.minutes, 0);

/** Three questions whose answers are stored in the journal. */
export const reflectionPrompts = [
  { key: "good", question: "What went better than you expected?" },
  { key: "heavy", question: "What took more out of you than it gave?" },
  { key: "next", question: "What is one thing you want next week to hold?" },
] as const;
export type ReflectionKey = (typeof reflectionPrompts)[number]["key"];
export const reflectionRefusal = { title: "Entry is empty", text: "Please write something before saving." };

/** The text of a weekly reset for the journal: each answered question above its answer; "" when nothing was answered. */
export function reflectionWords(from: Day, answers: Partial<Record<ReflectionKey, string>>): string {
  const parts = reflectionPrompts
    .map(({ key, question }) => ({ question, answer: answers[key]?.trim() ?? "" }))
    .filter(({ answer }) => answer !== "")
    .map(({ question, answer }) => `${question}\n${answer}`);
  return parts.length === 0 ? "" : [`${formatDate(from)} to ${formatDate(addDays(from, 6))}`, ...parts].join("\n\n");
}

export const newWeekWords = {
  done: "A new week. Meals are cleared and habits unchecked; last week stays readable.",
  undone: "Your week is back as it was.",
  tooLate: "This week was started from another place since. Nothing was changed.",
} as const;
