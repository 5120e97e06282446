import { cellsIn, textIn } from "#server/csv.ts";
import type { FilePart, ReadingAt } from "#server/file-parts.ts";
import { isDaylio, readDaylio } from "./journal.daylio.rules.ts";
import { isDayOne, readDayOne } from "./journal.day-one.rules.ts";
import type { JournalFile } from "./journal.imports.rules.ts";
import { readMarkdown } from "./journal.markdown.rules.ts";

/** For app/: the entries and moods in a file of another app; null when there are none. */
export const journalFiles = {
  read: (parts: readonly FilePart[], at: ReadingAt): JournalFile | null => {
    for (const { bytes } of parts.filter(({ kind }) => kind === "table")) {
      const { rows, lines } = cellsIn(textIn(bytes));
      if (isDaylio(rows[0] ?? [])) return readDaylio(rows, lines, at);
    }
    const journals = parts.filter(({ kind }) => kind === "json").map(({ bytes }) => jsonIn(bytes));
    const dayOne = journals.filter(isDayOne);
    if (dayOne.length > 0) return readDayOne(dayOne, at);
    const pages = parts.filter(({ kind }) => kind === "words").toSorted((one, other) => (one.name < other.name ? -1 : 1));
    return pages.length > 0
      ? readMarkdown(
          pages.map(({ name, bytes }) => ({ name, text: textIn(bytes) })),
          at,
        )
      : null;
  },
};

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textIn(bytes).replace(/^\uFEFF/u, ""));
  } catch {
    return null; // whatever it is, it is no journal
  }
}
