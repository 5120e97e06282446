import { dayIn, dayOf, isDay, isZone, localTimeIn } from "#shared/dates.ts";
import { count } from "#shared/text.ts";
import type { ReadAt } from "./journal.daylio.rules.ts";
import { noDate, notADate, notComeYet, tagLine, type BadEntry, type JournalFile, type ReadEntry } from "./journal.imports.rules.ts";

type DayOneEntry = Record<string, unknown>;

/** Whether a JSON value is a Day One export. */
export const isDayOne = (value: unknown): value is { entries: unknown[] } => {
  if (typeof value !== "object" || value === null || !("entries" in value) || !Array.isArray(value.entries)) return false;
  const [first] = value.entries as unknown[];
  return "metadata" in value || (typeof first === "object" && first !== null && "creationDate" in first);
};

/**
 * The entries of one or more journals of Day One's JSON export. Photos, places and weather are left out; tags become a line below the text.
 * An entry is on the date of its own time zone; the member's counts for one without it.
 */
export function readDayOne(journals: readonly { entries: unknown[] }[], { zone, today }: ReadAt): JournalFile {
  const entries: ReadEntry[] = [];
  const bad: BadEntry[] = [];
  let line = 0;
  let media = 0;
  for (const one of journals.flatMap((journal) => journal.entries)) {
    line += 1;
    const entry = (typeof one === "object" && one !== null ? one : {}) as DayOneEntry;
    for (const kind of ["photos", "videos", "audios", "pdfAttachments"]) media += Array.isArray(entry[kind]) ? entry[kind].length : 0;
    const words = wordsIn(entry);
    const date = typeof entry["creationDate"] === "string" ? entry["creationDate"] : "";
    const at = /^\d{4}-\d{2}-\d{2}T/u.test(date) ? Date.parse(date) : Number.NaN;
    const day = Number.isNaN(at) ? "" : dayIn(zone, at);
    if (date === "") bad.push({ line, reason: noDate });
    else if (!isDay(day)) bad.push({ line, reason: notADate(date) });
    else if (day > today) bad.push({ line, reason: notComeYet });
    else if (words === "") bad.push({ line, reason: "There are no words in it." });
    else {
      const tags = Array.isArray(entry["tags"]) ? entry["tags"].filter((tag) => typeof tag === "string") : [];
      const text = [words, tagLine(tags)].filter(Boolean).join("\n\n");
      const own = entry["timeZone"];
      const localTime = typeof own === "string" && isZone(own) ? localTimeIn(own, at) : null;
      const written = { at: new Date(at).toISOString(), localTime, day: localTime === null ? day : dayOf(localTime) };
      entries.push({ line, ...written, text, moodName: null, mood: null });
    }
  }
  const notes = media > 0 ? [`${count(media, "photo or recording stays", "photos and recordings stay")} in your file.`] : [];
  return { kind: "journal", format: "Day One", rows: line, entries, bad, notes };
}

/** The text of an entry; without images, and without the backslashes that Day One writes before punctuation. */
function wordsIn(entry: DayOneEntry): string {
  const text = typeof entry["text"] === "string" && entry["text"].trim() !== "" ? entry["text"] : richWords(entry["richText"]);
  return text
    .replace(/!\[[^\]\n]{0,300}\]\(dayone-moment:[^)\n]{0,300}\)/gu, "")
    .replace(/\\([\\`*_{}[\]()#+\-.!~>|])/gu, "$1")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
}

/** `richText` is JSON in a string: its parts contain the text. */
function richWords(value: unknown): string {
  if (typeof value !== "string") return "";
  try {
    const { contents } = JSON.parse(value) as { contents?: unknown };
    return Array.isArray(contents)
      ? contents.map((piece) => (typeof piece === "object" && piece !== null && "text" in piece ? String(piece.text) : "")).join("")
      : "";
  } catch {
    return ""; // not JSON: the entry has no text that we can read
  }
}
