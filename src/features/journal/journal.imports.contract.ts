import { z } from "zod";
import { day, id, importCalls, instant, localTime, words } from "#shared/fields.ts";
import { journalFormats } from "./journal.imports.rules.ts";
import { longestStored } from "./journal.rules.ts";

const line = z.int().min(0).max(100_000_000);
const mood = z.int().min(1).max(10);
const fileName = words(255);
const format = z.enum(journalFormats);

/** The first line of an import. With `isPreview` nothing is written. */
export const importHead = z.object({ id, fileName, format, isPreview: z.boolean().default(false) });
/** Every further line. `isRepeat`: to be added although the journal has an equal entry. */
export const importRow = z.union([
  z.object({
    page: z.object({
      line,
      at: instant,
      localTime: localTime.nullable().default(null),
      entryText: words(2 * longestStored),
      mood: mood.nullable().default(null),
      isRepeat: z.boolean().default(false),
    }),
  }),
  z.object({ mood: z.object({ line, at: instant, day, mood }) }),
]);

/** Calls for the files that were imported into the journal. The file itself is sent as JSON lines. */
export const journalImportsContract = {
  ...importCalls("/journal/imports", {
    format: format,
    counts: { pages: z.int(), moods: z.int() },
    removed: "Delete the pages and moods that an import added; `restore` brings them back for 30 days. Pages changed since stay",
  }),
};
