import { addDays, weekday, weekdayName, weekdayNames, type Day } from "#shared/dates.ts";
import { capital, count } from "#shared/text.ts";

/** One day's mood: the average of the plain entries whose slider was moved that day, 1 to 10, and how many entries there were. */
export type MoodDay = { day: Day; mood: number | null; entries: number };

type WeekDay = { day: Day; name: string; short: string; mood: number | null; isToday: boolean };

/** With fewer days with a mood, no difference is stated. */
export const leastPairedDays = 14;

/** The last seven days up to `today`, oldest first; a day without a mood has null. */
export function weekUpTo(days: readonly MoodDay[], today: Day): WeekDay[] {
  const found = new Map(days.map((one) => [one.day, one.mood]));
  return Array.from({ length: 7 }, (_, at) => {
    const day = addDays(today, at - 6);
    const name = weekdayName(day);
    return { day, name, short: day === today ? "Today" : name.slice(0, 3), mood: found.get(day) ?? null, isToday: day === today };
  });
}

/** The average of the days that have a mood, to one decimal; null without any. */
export function averageOf(moods: readonly (number | null)[]): number | null {
  const known = moods.filter((mood) => mood !== null);
  return known.length === 0 ? null : Math.round((known.reduce((sum, mood) => sum + mood, 0) / known.length) * 10) / 10;
}

/** The week in one or two sentences, kind about gaps. Null while no day of it has a mood. */
export function weekInWords(week: readonly WeekDay[]): { finding: string; more: string } | null {
  const known = week.filter((one) => one.mood !== null);
  const average = averageOf(week.map((one) => one.mood));
  if (average === null) return null;
  const finding = `${count(known.length, "day")} with a mood, ${average} on average.`;
  const moods = known.map((one) => one.mood ?? 0);
  const [low, high] = [Math.min(...moods), Math.max(...moods)].map((mood) => known.filter((one) => one.mood === mood).map(formatDay));
  const spread = low && high && moods.some((mood) => mood !== moods[0]) ? spreadInWords(low, high) : "";
  const gaps = week.filter((one) => one.mood === null);
  const gap =
    gaps.length === 0
      ? ""
      : gaps.length === 1 && gaps[0]
        ? `${capital(formatDay(gaps[0]))} has nothing, and that is fine.`
        : `${count(gaps.length, "day")} have nothing.`;
  return { finding, more: [spread, gap].filter(Boolean).join(" ") };
}

const formatDay = (one: WeekDay) => (one.isToday ? "today" : one.name);

const listed = new Intl.ListFormat("en-US");

/** Days with the same lowest or highest mood are all named; more than three are left out. */
function spreadInWords(low: readonly string[], high: readonly string[]): string {
  const hard = low.length <= 3 ? `${listed.format(low)} ${low.length === 1 ? "was" : "were"} the hardest` : "";
  const light = high.length <= 3 ? `${listed.format(high)} ${hard ? "" : high.length === 1 ? "was " : "were "}the lightest` : "";
  return `${capital([hard, light].filter(Boolean).join(", "))}.`;
}

/** Average mood by weekday, Monday first, with the number of days. Empty below 14 days in total. */
export function byWeekday(days: readonly MoodDay[]): { name: string; mood: number; days: number }[] {
  const known = days.filter((one) => one.mood !== null);
  if (known.length < leastPairedDays) return [];
  return weekdayNames.flatMap((name, at) => {
    const moods = known.filter((one) => weekday(one.day) === at + 1).map((one) => one.mood);
    const mood = averageOf(moods);
    return mood === null ? [] : [{ name, mood, days: moods.length }];
  });
}
