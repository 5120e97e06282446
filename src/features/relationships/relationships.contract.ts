import { z } from "zod";
import { isoWeek } from "#shared/dates.ts";
import { byId, del, get, id, imported, importedFields, instant, post, put, text, words, type FeatureImport } from "#shared/fields.ts";
import {
  analysisPending,
  checkInRefusal,
  highest,
  longestNote,
  longestSituation,
  lowest,
  situationRefusal,
} from "./relationships.rules.ts";

const analysis = z.object({ id, situationText: z.string(), analysisResult: z.string(), createdAt: instant });
const sentence = `Please choose a number from ${lowest} to ${highest}.`;
const measure = z.int(sentence).min(lowest, sentence).max(highest, sentence);
// counted in UTF-16 units here, in code points by the rules
const situationText = words(2 * longestSituation, "Please describe a situation to analyze.");
const note = text(2 * longestNote);
const measured = { communication: measure, trust: measure, respect: measure, support: measure };
/** Fields as they were when their editing began; if another tab or device changed them since, it is a conflict. */
const seen = z.object({ ...measured, note }).partial();
const week = z.string().regex(/^(19[7-9]|20\d|210)\d-W(0[1-9]|[1-4]\d|5[0-3])$/, "Please choose a week.");
const checkIn = z.object({ ...measured, week: z.string(), note: z.string(), savedAt: instant });

export const relationshipsContract = {
  list: get("/relationships/analyses", "Situations, newest first, a page at a time")
    .input(
      z.object({
        before: z.string().max(100).optional().describe("the `next` of the page before"),
        limit: z.coerce.number().int().min(1).max(100).default(10),
      }),
    )
    .output(z.object({ analyses: z.array(analysis), next: z.string().nullable() })),
  read: get("/relationships/analyses/{id}", "One situation").input(byId).output(analysis),
  analyze: post("/relationships/analyses", "Save a situation; sending the same id again changes nothing")
    .input(z.object({ id, situationText }))
    .output(analysis),
  remove: del("/relationships/analyses/{id}", "Delete a situation; `restore` brings it back for 30 days").input(byId).output(byId),
  restore: post("/relationships/analyses/{id}/restore", "Undo a delete").input(byId).output(analysis),
  weeks: get("/relationships/weeks", "The check-ins of the last twelve weeks, oldest first").output(
    z.object({
      week: z.string().describe("this ISO week"),
      checkIns: z.array(checkIn),
      hasEarlier: z.boolean().describe("whether there are check-ins of earlier weeks"),
    }),
  ),
  earlierWeeks: get("/relationships/weeks/earlier", "The check-ins before the last twelve weeks, newest first, a page at a time")
    .input(
      z.object({
        before: week.optional().describe("the `next` of the page before"),
        limit: z.coerce.number().int().min(1).max(104).default(26),
      }),
    )
    .output(z.object({ checkIns: z.array(checkIn), next: z.string().nullable() })),
  saveWeek: put("/relationships/weeks/this", "Check in for this ISO week; saving again updates it")
    .input(
      z.object({
        ...measured,
        note: note.default(""),
        week: week.optional().describe("another one of the last twelve weeks, for what was written before it ended"),
        seen: seen.optional(),
      }),
    )
    .output(checkIn),
};

/** Rows of an imported archive. */
export const relationshipsRows: FeatureImport = (at) => {
  const { newId, past } = importedFields(at);
  return {
    tables: {
      flag_analyzer_entries: imported(
        { id: newId, situation_text: situationText, created_at: past },
        { refuse: (row) => situationRefusal(row.situation_text)?.description ?? null, derived: { analysis_result: () => analysisPending } },
      ),
      relationship_checkins: imported(
        {
          id: newId,
          ...measured,
          week: week.refine((one) => one <= isoWeek(at.today), "That week has not come yet."),
          note,
          saved_at: past,
        },
        { refuse: (row) => checkInRefusal(row)?.sentence ?? null },
      ),
    },
  };
};
