import { dayIn, instantIn, isDay, type Day } from "#shared/dates.ts";
import {
  noDate,
  notADate,
  notComeYet,
  noWords,
  tagLine,
  type BadEntry,
  type JournalFile,
  type ReadEntry,
} from "./journal.imports.rules.ts";

/** The member's zone, and the latest date that an entry may have. */
export type ReadAt = { zone: string; today: Day };

const columns = ["full_date", "time", "mood", "activities", "scales", "note_title", "note"] as const;
type Column = (typeof columns)[number];

/** Whether a header is that of Daylio's CSV export. */
export const isDaylio = (header: readonly string[]): boolean => {
  const names = header.map(nameOf);
  return (["full_date", "mood", "activities"] as const).every((name) => names.includes(name));
};

/**
 * The entries of Daylio's CSV export: title and note become the text, activities a line of tags below it, and scales ("Sleep: 7") a line
 * below that. Its times have no zone, so they are read in the member's.
 */
export function readDaylio(rows: readonly (readonly string[])[], lines: readonly number[], { zone, today }: ReadAt): JournalFile {
  const [header = [], ...body] = rows;
  const place = new Map(header.map((name, index) => [nameOf(name), index]));
  const entries: ReadEntry[] = [];
  const bad: BadEntry[] = [];
  for (const [index, row] of body.entries()) {
    const line = lines[index + 1] ?? index + 2;
    const cell = (name: Column) => (row[place.get(name) ?? -1] ?? "").trim();
    const date = cell("full_date");
    const minutes = minutesOf(cell("time"));
    const refuse = (reason: string) => bad.push({ line, reason });
    if (date === "") refuse(noDate);
    else if (!isDay(date)) refuse(notADate(date));
    else if (date > today) refuse(notComeYet);
    else if (minutes === null) refuse(`“${cell("time").slice(0, 20)}” is not a time.`);
    else {
      const scales = cell("scales").split("|").map(oneLine).filter(Boolean).join(", ");
      const text = [plainOf(cell("note_title")), plainOf(cell("note")), tagLine(cell("activities").split("|")), scales]
        .filter(Boolean)
        .join("\n\n");
      const moodName = cell("mood") || null;
      const at = instantIn(zone, date, minutes);
      if (text === "" && moodName === null) refuse(noWords);
      else entries.push({ line, at: new Date(at).toISOString(), day: dayIn(zone, at), text, moodName, mood: null });
    }
  }
  return { kind: "journal", format: "Daylio", rows: body.length, entries, bad, notes: [] };
}

/** Minutes after midnight of "10:35 PM" or "22:35"; noon for an empty cell; null for anything else. */
function minutesOf(cell: string): number | null {
  if (cell === "") return 12 * 60;
  const found = /^(\d{1,2})[:.](\d{2})(?::\d{2})?\s*(?:([ap])\.?\s?m\.?)?$/iu.exec(cell);
  if (!found) return null;
  const [hour, minute, half] = [Number(found[1]), Number(found[2]), found[3]?.toLowerCase()];
  if (minute > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return null;
  return (half === undefined ? hour : (hour % 12) + (half === "p" ? 12 : 0)) * 60 + minute;
}

/** Text without the HTML formatting that Daylio writes: lines and list items stay, each on a line of its own, all other tags are removed. */
function plainOf(cell: string): string {
  return cell
    .replace(/<br\s*\/?>|<\/(?:li|p|div|ul|ol|h[1-6])>/giu, "\n")
    .replace(/\n?(?:<(?:p|div|ul|ol|h[1-6])(?:\s[^<>]{0,200})?>)+/giu, "\n")
    .replace(/\n?<li(?:\s[^<>]{0,200})?>/giu, "\n- ")
    .replace(/<\/?(?:b|i|u|s|strong|em|strike|del|font|span)(?:\s[^<>]{0,200})?>/giu, "")
    .replace(/&(amp|lt|gt|quot|nbsp|#39|apos);/gu, (whole, name: string) => entities[name] ?? whole)
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
}

const oneLine = (cell: string) => cell.replace(/\s+/gu, " ").trim();
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'", apos: "'" };
const nameOf = (cell: string) =>
  cell
    .replace(/^\uFEFF/u, "")
    .trim()
    .toLowerCase();
