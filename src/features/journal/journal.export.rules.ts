import { dayIn, type Day } from "#shared/dates.ts";
import type { Entry } from "./journal.rules.ts";

/** One page as a Markdown file: what is known of it between lines of "---", then the words exactly as they were written. */
export function markdownOf({ createdAt, entryText, moodRating, isMoodSet, kind }: Entry): string {
  const facts = [
    `date: ${createdAt}`,
    ...(moodRating !== null && isMoodSet ? [`mood: ${moodRating}`] : []),
    ...(kind === "plain" ? [] : [`kind: ${kind}`]),
  ];
  return `---\n${facts.join("\n")}\n---\n\n${entryText}`;
}

/** "2026/2026-11-23.md"; a second page of a day is "2026/2026-11-23-2.md". `used` counts the pages of each day. */
export function markdownName(createdAt: string, zone: string, used: Map<Day, number>): string {
  const day = dayIn(zone, Date.parse(createdAt));
  const place = (used.get(day) ?? 0) + 1;
  used.set(day, place);
  return `${day.slice(0, 4)}/${day}${place > 1 ? `-${place}` : ""}.md`;
}

export const moodsHeader = "Date,Mood,Pages\r\n";
/** One day: the mood that counts, empty without one, and how many pages it has. */
export const moodsLine = ({ day, mood, entries }: { day: Day; mood: number | null; entries: number }): string =>
  `${day},${mood ?? ""},${entries}\r\n`;
