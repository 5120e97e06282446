import type { Day, LocalTime } from "#shared/dates.ts";
import { count } from "#shared/text.ts";
import { isMood, lowestMood, highestMood, moodWhenUntouched, refusalOf } from "./journal.rules.ts";

/** Apps whose files become entries and moods. */
export const journalFormats = ["Daylio", "Day One", "Markdown"] as const;
export type JournalFormat = (typeof journalFormats)[number];

/** Bytes that one import may send: about ten thousand entries. */
export const mostImportBytes = 60_000_000;
export const mostImportedRows = 50_000;
export const tooManyEntries = `One file can hold ${mostImportedRows.toLocaleString("en-US")} entries. Please split it in two.`;
export const notComeYet = "That day has not come yet.";
export const noDate = "There is no date.";
export const notADate = (cell: string) => `“${cell.slice(0, 40)}” is not a date between 1970 and 2100.`;
export const noWords = "There are no words and no mood in it.";

/**
 * One entry of another app's file. `text` may be empty if only a mood was logged; `moodName` is the other app's word, to be mapped, `mood`
 * a number from 1 to 10. `at` is an ISO 8601 instant, `localTime` the same on the clock of the member when the file says so, `day` its date:
 * without a local time, in the member's time zone.
 */
export type ReadEntry = {
  line: number;
  at: string;
  localTime?: LocalTime | null;
  day: Day;
  text: string;
  moodName: string | null;
  mood: number | null;
};
export type BadEntry = { line: number; reason: string };
/** `rows` counts every entry of the file: those in `entries` and those in `bad`. `notes` says what is left out, such as photos. */
export type JournalFile = { kind: "journal"; format: JournalFormat; rows: number; entries: ReadEntry[]; bad: BadEntry[]; notes: string[] };

export type PageRow = { line: number; at: string; localTime: LocalTime | null; entryText: string; mood: number | null };
export type MoodRow = { line: number; at: string; day: Day; mood: number };
/** What an import would add. `later` are moods of a day that has a later one in the same file. */
export type JournalPlan = { pages: PageRow[]; moods: MoodRow[]; later: BadEntry[]; bad: BadEntry[] };

/** The default mapping of Daylio's five moods. */
const usualMoods: Record<string, number> = { rad: 10, good: 8, meh: 5, bad: 3, awful: 1 };

/** The other app's words for moods, in the order of the file, with their numbers; null for a custom word. */
export function moodTable(entries: readonly ReadEntry[]): Map<string, number | null> {
  const table = new Map<string, number | null>();
  for (const { moodName } of entries) if (moodName !== null) table.set(moodName, usualMoods[moodName.toLowerCase()] ?? null);
  return table;
}

/**
 * What importing `entries` would add: a text becomes an entry with its mood, a mood without text becomes the mood of its day, of which the
 * last one counts. A word without a number in `moods` adds no mood; a mood without text is then left out and listed.
 */
export function planJournal(entries: readonly ReadEntry[], moods: ReadonlyMap<string, number | null>): JournalPlan {
  const plan: JournalPlan = { pages: [], moods: [], later: [], bad: [] };
  const byDay = new Map<Day, MoodRow>();
  for (const { line, at, localTime = null, day, text, moodName, mood: own } of entries) {
    const mood = own ?? (moodName === null ? null : (moods.get(moodName) ?? null));
    const refusal = text === "" ? null : refusalOf("plain", text);
    if (refusal) plan.bad.push({ line, reason: refusal.description ?? refusal.title });
    else if (mood !== null && !isMood(mood))
      plan.bad.push({ line, reason: `The mood is not a number from ${lowestMood} to ${highestMood}.` });
    else if (text !== "") plan.pages.push({ line, at, localTime, entryText: text, mood });
    else if (mood === null)
      plan.bad.push({ line, reason: moodName === null ? noWords : `“${moodName.slice(0, 40)}” has no number in the table of moods.` });
    else {
      const before = byDay.get(day);
      const row = { line, at, day, mood };
      if (before) plan.later.push({ line: before.at > at ? line : before.line, reason: "That day has a later mood in this file." });
      if (!before || before.at <= at) byDay.set(day, row);
    }
  }
  plan.moods = [...byDay.values()];
  return plan;
}

/** The fields of an entry as they are stored; one without a mood is stored like one whose slider was not moved. */
export const draftOf = ({ entryText, mood }: Pick<PageRow, "entryText" | "mood">) => ({
  entryText,
  moodRating: mood ?? moodWhenUntouched,
  isMoodSet: mood !== null,
  kind: "plain" as const,
});

/** "412 pages and 30 moods"; "nothing" of neither. */
export const formatAdded = (pages: number, moods: number): string =>
  pages + moods === 0
    ? "nothing"
    : moods === 0
      ? count(pages, "page")
      : pages === 0
        ? count(moods, "mood")
        : `${count(pages, "page")} and ${count(moods, "mood")}`;

/** Tags as one line of words with "#": "bad sleep" is "#bad-sleep". */
export const tagLine = (tags: readonly string[]): string =>
  tags
    .map((tag) =>
      tag
        .trim()
        .replace(/^#+/u, "")
        .replace(/[^\p{L}\p{N}]+/gu, "-")
        .replace(/^-+|-+$/gu, ""),
    )
    .filter((tag) => tag !== "")
    .map((tag) => `#${tag}`)
    .join(" ");
