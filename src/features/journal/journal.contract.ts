import { z } from "zod";
import {
  agoMs,
  byId,
  day,
  del,
  get,
  id,
  imported,
  importedFields,
  instant,
  localTime,
  post,
  put,
  text,
  words,
  type FeatureImport,
} from "#shared/fields.ts";
import { Problem } from "#shared/errors.ts";
import { mostReplaced } from "#shared/text.ts";
import { journalFormats } from "./journal.imports.rules.ts";
import { checkDraft, kinds, longestStored, type Kind } from "./journal.rules.ts";

const kind = z.enum(kinds as [Kind, ...Kind[]], "This kind of entry is not known here.");
const moodValue = z.int("Mood goes from 1 to 10.").min(1, "Mood goes from 1 to 10.").max(10, "Mood goes from 1 to 10.");
const mood = moodValue.nullable();

const entry = z.object({
  id,
  entryText: z.string(),
  moodRating: mood,
  isMoodSet: z.boolean(),
  kind,
  createdAt: instant,
  localTime: localTime.describe("date and time where it was written, without a time zone"),
  editedAt: instant.nullable(),
});

/** Counted in UTF-16 units here, in code points by the rules: an entry of emoji has twice as many of the former. The rules refuse a blank one. */
const entryText = text(2 * longestStored);

export const journalContract = {
  list: get("/journal/entries", "Entries, newest first, a page at a time")
    .input(
      z.object({
        before: z.string().max(100).optional().describe("the `next` of the page before"),
        query: text(200).optional().describe("words to look for; where no entry has them, the last one counts as the beginning of a word"),
        kind: kind.optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(z.object({ entries: z.array(entry), next: z.string().nullable() })),
  moods: get("/journal/moods", "The mood of each day, in the member's time zone")
    .input(z.object({ from: day, to: day }))
    .output(
      z.object({
        days: z.array(
          z.object({
            day: z.string(),
            mood: z.number().nullable(),
            alone: z.number().nullable().describe("what was set without a page"),
            entries: z.number(),
          }),
        ),
      }),
    ),
  setMood: put("/journal/moods/{day}", "Set the mood of a day, without a page; null clears it. The last one of a day wins")
    .input(z.object({ day, mood, agoMs }))
    .output(
      z.object({
        day: z.string(),
        mood: mood.describe("what counts for the day now"),
        before: mood.describe("what had been set without a page; of a request that is sent again, what it has set itself"),
      }),
    ),
  read: get("/journal/entries/{id}", "One entry").input(byId).output(entry),
  write: post(
    "/journal/entries",
    "Save an entry; the same id again, with more text, continues it; with other text it is an entry of its own",
  )
    .input(
      z.object({
        id,
        entryText,
        moodRating: mood.default(null),
        isMoodSet: z.boolean().default(true),
        kind,
        replaces: z
          .union([entryText, z.array(entryText).max(mostReplaced)])
          .optional()
          .describe("the texts that were sent under this id before, without an answer, or that it changes"),
        seen: id
          .nullable()
          .optional()
          .describe("the newest entry of its kind that was shown, null for none of this week; another one in between is a conflict"),
        agoMs,
      }),
    )
    .output(entry),
  edit: put("/journal/entries/{id}", "Change the words or the mood of an entry")
    .input(
      z.object({
        id,
        entryText,
        moodRating: mood,
        isMoodSet: z.boolean().default(true),
        seenEditedAt: instant.nullable().optional().describe("the `editedAt` that was read; another one in between is a conflict"),
      }),
    )
    .output(entry),
  remove: del("/journal/entries/{id}", "Delete an entry; `restore` brings it back for 30 days").input(byId).output(byId),
  restore: post("/journal/entries/{id}/restore", "Undo a delete").input(byId).output(entry),
};

/** Rows of an imported archive. */
export const journalRows: FeatureImport = (at) => {
  const { newId, past, pastDay, localTimeOf } = importedFields(at);
  return {
    tables: {
      daily_moods: imported({
        id: newId,
        day: pastDay,
        mood: moodValue.nullable(),
        set_at: past,
        import_id: newId.nullable().default(null),
      }),
      journal_imports: imported({ id: newId, file_name: words(255), format: z.enum(journalFormats), imported_at: past }),
      journal_entries: imported(
        {
          id: newId,
          entry_text: entryText,
          mood_rating: mood,
          is_mood_set: z.boolean().default(true),
          kind,
          created_at: past,
          local_time: localTime.nullable().default(null),
          edited_at: past.nullable().default(null),
          import_id: newId.nullable().default(null),
        },
        {
          refuse: (row) => refusalOfDraft({ entryText: row.entry_text, moodRating: row.mood_rating, isMoodSet: true, kind: row.kind }),
          derived: { local_time: (row) => localTimeOf(row.local_time, row.created_at) },
        },
      ),
    },
  };
};

function refusalOfDraft(draft: Parameters<typeof checkDraft>[0]): string | null {
  try {
    checkDraft(draft);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}
