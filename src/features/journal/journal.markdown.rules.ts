import { dayIn, dayOf, instantIn, isDay, isLocalTimeOf, monthNames, type LocalTime } from "#shared/dates.ts";
import type { ReadAt } from "./journal.daylio.rules.ts";
import { isKind, isMood } from "./journal.rules.ts";
import { noDate, notADate, notComeYet, tagLine, type BadEntry, type JournalFile, type ReadEntry } from "./journal.imports.rules.ts";

const noonMinutes = 12 * 60;
const noDateInIt = "There is no date in its name or its first lines.";

/**
 * Markdown files as entries, one each; also those of our own export, whose text stays exactly as it was. The date is in the front matter, in the file's name or in the first heading; a mood from 1 to 10 and
 * tags may be in the front matter. A date with an offset from UTC stays the date on the clock that showed it. `line` is the position of the file in the folder, from 1.
 */
export function readMarkdown(files: readonly { name: string; text: string }[], { zone, today }: ReadAt): JournalFile {
  const entries: ReadEntry[] = [];
  const bad: BadEntry[] = [];
  for (const [index, { name, text }] of files.entries()) {
    const line = index + 1;
    const { fields, left, body } = frontMatter(text.replace(/^\uFEFF/u, "").replace(/\r\n?/gu, "\n"));
    const written = ["date", "created", "day", "created_at"].flatMap((key) => fields.get(key) ?? [])[0] ?? "";
    const at =
      instantOf(written, zone) ?? (written === "" ? (instantOf(dateIn(name), zone) ?? instantOf(dateIn(headOf(body)), zone)) : null);
    const day = at === null ? "" : dayIn(zone, at);
    const tags = (fields.get("tags") ?? "").split(/[,\s]+/u);
    const words = [titled(fields.get("title"), body), tagLine(tags), left.join("\n")].filter((part) => part.trim() !== "").join("\n\n");
    // our own export's page of a guide or a tool: its mood is not the day's
    const mood = fields.has("kind") ? null : Number(fields.get("mood") ?? "");
    const refuse = (reason: string) => bad.push({ line, reason: `${name.slice(-60)}: ${reason}` });
    if (at === null) refuse(written === "" ? noDateInIt : notADate(written));
    else if (!isDay(day)) refuse(noDate);
    else if (day > today) refuse(notComeYet);
    else if (words.trim() === "") refuse("There are no words in it.");
    else {
      const localTime = localTimeOf(written, at);
      entries.push({
        line,
        at: new Date(at).toISOString(),
        localTime,
        day: localTime === null ? day : dayOf(localTime),
        text: words,
        moodName: null,
        mood: mood !== null && isMood(mood) ? mood : null,
      });
    }
  }
  return { kind: "journal", format: "Markdown", rows: files.length, entries, bad, notes: [] };
}

/** The known fields between the lines of "---", other lines there, and the text that follows. */
function frontMatter(text: string): { fields: Map<string, string>; left: string[]; body: string } {
  const found = /^---\n([\s\S]{0,20000}?)\n?---[ \t]*(?:\n|$)/u.exec(text);
  const fields = new Map<string, string>();
  if (!found) return { fields, left: [], body: text };
  const left: string[] = [];
  let last: string | null = null;
  for (const row of (found[1] ?? "").split("\n")) {
    // dots match every character: with a line separator in the row the spaces before it would be tried in every length
    const item = /^\s+-\s+(.*)$|^-\s+(.*)$/su.exec(row);
    const pair = /^([A-Za-z_][\w-]{0,40}):\s*(.*)$/su.exec(row);
    const key = pair?.[1]?.toLowerCase() ?? "";
    if (item && last !== null)
      fields.set(last, `${fields.get(last) ?? ""} ${unquoted(item[1] ?? item[2] ?? "").replace(/\s+/gu, "-")}`.trim());
    else if (pair && (known.has(key) || (key === "kind" && isKind(unquoted(pair[2] ?? ""))))) {
      last = key;
      fields.set(key, unquoted((pair[2] ?? "").replace(/^\[(.*)\]$/u, "$1")));
    } else if (row.trim() !== "") {
      last = null;
      left.push(row);
    }
  }
  return { fields, left, body: text.slice(found[0].length).replace(/^\n/u, "") };
}

const known = new Set(["date", "created", "day", "created_at", "mood", "tags", "title"]);
const unquoted = (value: string) => value.trim().replace(/^(["'])(.*)\1$/u, "$2");
const headOf = (body: string) => body.split("\n").slice(0, 3).join("\n").slice(0, 300);
const titled = (title: string | undefined, body: string) =>
  title && !body.trimStart().startsWith(`# ${title}`) ? `# ${title}\n\n${body.trim()}` : body;

/** The first date in a name or a heading, as "2026-11-20"; empty without one. */
function dateIn(text: string): string {
  const numbers = /(?<!\d)(\d{4})[-_. ]?(\d{2})[-_. ]?(\d{2})(?!\d)/u.exec(text);
  if (numbers) return `${numbers[1]}-${numbers[2]}-${numbers[3]}`;
  // with dots the day comes first
  const [, dotted, dottedMonth, dottedYear] = /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/u.exec(text) ?? [];
  if (dotted && dottedMonth && dottedYear) return `${dottedYear}-${dottedMonth.padStart(2, "0")}-${dotted.padStart(2, "0")}`;
  const names = monthNames.map((name) => name.slice(0, 3)).join("|");
  const monthFirst = new RegExp(`\\b(${names})[a-z]{0,6}\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})\\b`, "iu").exec(text);
  const dayFirst = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\.?\\s+(${names})[a-z]{0,6}\\.?,?\\s+(\\d{4})\\b`, "iu").exec(text);
  const [name, day, year] = monthFirst
    ? [monthFirst[1], monthFirst[2], monthFirst[3]]
    : dayFirst
      ? [dayFirst[2], dayFirst[1], dayFirst[3]]
      : [];
  if (!name || !day || !year) return "";
  const month = monthNames.findIndex((one) => one.slice(0, 3).toLowerCase() === name.toLowerCase()) + 1;
  return `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** UTC ms of an instant, of a date with a time in the member's time zone, or of noon on a date; null for anything else. */
function instantOf(value: string, zone: string): number | null {
  const found = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/iu.exec(value.trim());
  const [, day = "", hour, minute, offset] = found ?? [];
  if (!isDay(day)) return null;
  if (offset) {
    const at = Date.parse(
      value
        .trim()
        .replace(" ", "T")
        .replace(/\s+/gu, "")
        .replace(/([+-]\d{2})(\d{2})$/u, "$1:$2"),
    );
    return Number.isNaN(at) ? null : at;
  }
  if (hour === undefined) return instantIn(zone, day, noonMinutes);
  return Number(hour) > 23 || Number(minute) > 59 ? null : instantIn(zone, day, Number(hour) * 60 + Number(minute));
}

/** The local time of an instant that is written with an offset from UTC; null without one, and for one that no time zone has. */
function localTimeOf(written: string, at: number): LocalTime | null {
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})$/u.exec(written.trim()) ?? [];
  if (sign === undefined) return null;
  const local = new Date(at + Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000).toISOString().slice(0, 19);
  return isLocalTimeOf(local, at) ? local : null;
}
