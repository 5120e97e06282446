import { daysBetween, isoWeek, type Day } from "#shared/dates.ts";
import { count } from "#shared/text.ts";
import { byWeekday, leastPairedDays, type MoodDay } from "./mood.pattern.rules.ts";
import { differenceBetween, autocorrelationOf, spreadOf } from "./statistics.rules.ts";

/** With fewer weeks in total, or days or weeks in either group, no difference is stated. */
const leastPairedWeeks = 8;
const leastEach = 3;
/** A range is given from this many days or weeks in either group on. */
const leastForRange = 5;
/** A week has a mood when this many of its days have one. */
const leastDaysOfWeek = 3;

/**
 * The features' data of the last year: moods by day, marked days and since when days were marked at all, and whole ISO weeks. `average` is
 * a relationship check-in's, 1 to 10.
 */
export type Known = {
  moods: readonly MoodDay[];
  noSpend: { since: Day | null; days: readonly Day[] };
  habits: { since: Day | null; days: readonly Day[] };
  budgetWeeks: readonly { week: string; isOver: boolean }[];
  checkIns: readonly { week: string; average: number }[];
};

export type PatternKey = "no-spend" | "habits" | "over-budget" | "relationship";
/** One group of days or weeks: its name, its size, and its average mood to one decimal. */
export type Side = { name: string; count: number; mood: number | null };
export type Pattern = {
  key: PatternKey;
  title: string;
  state: "nothing" | "few" | "described";
  on: Side;
  off: Side;
  /** The 95 % interval of on minus off, to one decimal. */
  range: { low: number; high: number } | null;
  /** The figures in a sentence, or what is still missing. */
  description: string;
  /** The range in a sentence, "" without one. */
  more: string;
};
export type Patterns = { patterns: Pattern[]; weekdays: { name: string; mood: number; days: number }[]; leastDays: number };

type Sorted = { at: Day | string; mood: number; isOn: boolean };
type Words = {
  key: PatternKey;
  title: string;
  unit: "day" | "week";
  least: number;
  on: [string, string];
  off: [string, string];
  nothing: string;
};

const words: Record<PatternKey, Words> = {
  "no-spend": {
    key: "no-spend",
    title: "No-spend days",
    unit: "day",
    least: leastPairedDays,
    on: ["no-spend day", "no-spend days"],
    off: ["other day", "other days"],
    nothing: "No no-spend day is logged yet.",
  },
  habits: {
    key: "habits",
    title: "Days with a habit done",
    unit: "day",
    least: leastPairedDays,
    on: ["day with a habit done", "days with a habit done"],
    off: ["day without", "days without"],
    nothing: "No habit is checked yet.",
  },
  "over-budget": {
    key: "over-budget",
    title: "Weeks over budget",
    unit: "week",
    least: leastPairedWeeks,
    on: ["week over budget", "weeks over budget"],
    off: ["week within it", "weeks within it"],
    nothing: "No whole week with expenses yet.",
  },
  relationship: {
    key: "relationship",
    title: "Relationship weeks",
    unit: "week",
    least: leastPairedWeeks,
    on: ["week above your usual check-in", "weeks above your usual check-in"],
    off: ["week at it or below", "weeks at it or below"],
    nothing: "No relationship check-in of a whole week yet.",
  },
};

/**
 * Mood beside other stored data, area by area: averages with their number of days, never a cause. Days count from the first that was ever
 * marked; today and its week are left out of weeks, because they are not over.
 */
export function patternsIn(known: Known, today: Day): Patterns {
  const report = known.moods.flatMap(({ day, mood }) => (mood === null ? [] : [{ day, mood }]));
  const byDay = ({ since, days }: Known["noSpend"]): Sorted[] | null => {
    if (since === null) return null;
    const marked = new Set(days);
    return report.filter(({ day }) => day >= since).map(({ day, mood }) => ({ at: day, mood, isOn: marked.has(day) }));
  };
  const thisWeek = isoWeek(today);
  const moodOfWeek = new Map(
    [...Map.groupBy(report, ({ day }) => isoWeek(day))]
      .filter(([week, days]) => week < thisWeek && days.length >= leastDaysOfWeek)
      .map(([week, days]) => [week, spreadOf(days.map((one) => one.mood)).mean]),
  );
  const byWeek = (weeks: readonly { week: string; isOn: boolean }[]): Sorted[] | null => {
    const whole = weeks.filter(({ week }) => week < thisWeek);
    if (whole.length === 0) return null;
    return whole
      .flatMap(({ week, isOn }) => {
        const mood = moodOfWeek.get(week);
        return mood === undefined ? [] : [{ at: week, mood, isOn }];
      })
      .toSorted((one, other) => (one.at < other.at ? -1 : 1));
  };
  const usual = middleOf(known.checkIns.filter(({ week }) => week < thisWeek).map((one) => one.average));
  return {
    patterns: [
      sideBySide(words["no-spend"], byDay(known.noSpend)),
      sideBySide(words.habits, byDay(known.habits)),
      sideBySide(words["over-budget"], byWeek(known.budgetWeeks.map(({ week, isOver }) => ({ week, isOn: isOver })))),
      sideBySide(words.relationship, byWeek(known.checkIns.map(({ week, average }) => ({ week, isOn: average > usual })))),
    ],
    weekdays: byWeekday(known.moods),
    leastDays: leastPairedDays,
  };
}

function sideBySide(message: Words, found: readonly Sorted[] | null): Pattern {
  const all = found ?? [];
  const [ons, offs] = [all.filter((one) => one.isOn).map((one) => one.mood), all.filter((one) => !one.isOn).map((one) => one.mood)];
  const isShown = all.length >= message.least && Math.min(ons.length, offs.length) >= leastEach;
  const side = (names: [string, string], moods: number[]): Side => ({
    name: moods.length === 1 ? names[0] : names[1],
    count: moods.length,
    mood: isShown ? tenths(spreadOf(moods).mean) : null,
  });
  const [on, off] = [side(message.on, ons), side(message.off, offs)];
  const pattern = { key: message.key, title: message.title, on, off, range: null, more: "" };
  if (found === null) return { ...pattern, state: "nothing", description: message.nothing };
  if (!isShown) return { ...pattern, state: "few", description: missing(message, on, off) };
  const range = rangeOf(all, ons, offs);
  return {
    ...pattern,
    state: "described",
    range,
    description: `${formatMood(on)} on ${on.count} ${on.name}, ${formatMood(off)} on ${off.count} ${off.name}.`,
    more: range ? formatRange(range) : "",
  };
}

function missing({ unit, least }: Words, on: Side, off: Side): string {
  const have = on.count + off.count;
  if (have < least) return `Not enough ${unit}s yet: ${have} of ${count(least, unit)} with a mood.`;
  return `Not enough ${unit}s of each kind yet: ${on.count} ${on.name}, ${off.count} ${off.name}; each needs ${leastEach}.`;
}

function rangeOf(all: readonly Sorted[], ons: number[], offs: number[]): { low: number; high: number } | null {
  if (Math.min(ons.length, offs.length) < leastForRange) return null;
  const follows = (place: number) => isNext(all[place - 1]?.at ?? "", all[place]?.at ?? "");
  const autocorrelation = Math.min(
    0.9,
    Math.max(
      0,
      autocorrelationOf(
        all.map((one) => one.mood),
        follows,
      ),
    ),
  );
  const found = differenceBetween({ count: ons.length, ...spreadOf(ons) }, { count: offs.length, ...spreadOf(offs) }, autocorrelation);
  return found && { low: tenths(found.low), high: tenths(found.high) };
}

/** Whole weeks are sorted already; only days have gaps that matter. */
const isNext = (before: string, at: string): boolean => before.includes("W") || daysBetween(before, at) === 1;

/** "Likely difference: 0.2 lower to 1.5 higher. No difference at all is within it." */
function formatRange({ low, high }: { low: number; high: number }): string {
  const format = (value: number) => (value === 0 ? "none" : `${Math.abs(value).toFixed(1)} ${value < 0 ? "lower" : "higher"}`);
  return `Likely difference: ${format(low)} to ${format(high)}.${low <= 0 && high >= 0 ? " It could also be no difference." : ""}`;
}

const formatMood = (side: Side): string => (side.mood ?? 0).toFixed(1);
// avoids -0
const tenths = (value: number): number => Math.round(value * 10) / 10 + 0;

/** The median of the values; for an even number the average of the two in the middle. 0 without any. */
function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}
