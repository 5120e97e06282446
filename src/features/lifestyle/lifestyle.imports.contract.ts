import { z } from "zod";
import { day, id, importCalls, words } from "#shared/fields.ts";
import { habitLimits, habitRefusal } from "./lifestyle.habits.rules.ts";
import { habitFormats } from "./lifestyle.imports.rules.ts";

const fileName = words(255);
const format = z.enum(habitFormats);

/** The first line of an import. With `isPreview` nothing is written. */
export const habitHead = z.object({
  id,
  fileName,
  format,
  category: words(habitLimits.category, habitRefusal),
  isPreview: z.boolean().default(false),
});
/** Every further line: a habit and the days on which it was done. */
export const habitRow = z.object({
  line: z.int().min(0).max(100_000_000),
  name: words(habitLimits.name, habitRefusal),
  weeklyTarget: z.int().min(habitLimits.weeklyTarget.smallest).max(habitLimits.weeklyTarget.largest).nullable().default(null),
  isArchived: z.boolean().default(false),
  days: z.array(day).max(20_000),
});

/** Calls for the files that were imported as habits. The file itself is sent as JSON lines. */
export const habitImportsContract = {
  ...importCalls("/lifestyle/imports", {
    format: format,
    counts: { habits: z.int(), days: z.int() },
    listed: "The imports of habits of the last 30 days",
    removed: "Delete the habits and days that an import added; `restore` brings them back for 30 days. Habits with other days stay",
  }),
};
