import { dayOf, type Day, type LocalTime } from "#shared/dates.ts";
import type { Entry } from "./journal.rules.ts";

/** One entry as a Markdown file: its fields between lines of "---", then the text exactly as it was written. The date is the local one. */
export function markdownOf({ createdAt, localTime, entryText, moodRating, isMoodSet, kind }: Entry): string {
  const facts = [
    `date: ${withOffset(createdAt, localTime)}`,
    ...(moodRating !== null && isMoodSet ? [`mood: ${moodRating}`] : []),
    ...(kind === "plain" ? [] : [`kind: ${kind}`]),
  ];
  return `---\n${facts.join("\n")}\n---\n\n${entryText}`;
}

/** "2026-11-23T08:00:00.000+09:00": the local time of an instant, with its offset from UTC in whole minutes. */
function withOffset(instant: string, localTime: LocalTime): string {
  const minutes = Math.round((Date.parse(`${localTime}Z`) - Date.parse(instant)) / 60_000);
  const offset = new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16);
  return `${localTime}${instant.slice(19, -1)}${minutes < 0 ? "-" : "+"}${offset}`;
}

/** "2026/2026-11-23.md"; a second entry of a day is "2026/2026-11-23-2.md". `used` counts the entries of each day. */
export function markdownName(localTime: LocalTime, used: Map<Day, number>): string {
  const day = dayOf(localTime);
  const place = (used.get(day) ?? 0) + 1;
  used.set(day, place);
  return `${day.slice(0, 4)}/${day}${place > 1 ? `-${place}` : ""}.md`;
}

export const moodsHeader = "Date,Mood,Pages\r\n";
/** One day: its mood, empty without one, and its number of entries. */
export const moodsLine = ({ day, mood, entries }: { day: Day; mood: number | null; entries: number }): string =>
  `${day},${mood ?? ""},${entries}\r\n`;
