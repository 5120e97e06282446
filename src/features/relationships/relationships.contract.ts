import { oc } from "@orpc/contract";
import { z } from "zod";
import { id, instant, text, words } from "#kernel/fields.ts";
import { highest, longestNote, longestSituation, lowest } from "./relationships.rules.ts";

const analysis = z.object({ id, situationText: z.string(), analysisResult: z.string(), createdAt: instant });
const sentence = `Please choose a number from ${lowest} to ${highest}.`;
const measure = z.int(sentence).min(lowest, sentence).max(highest, sentence);
const measured = { communication: measure, trust: measure, respect: measure, support: measure };
const checkIn = z.object({ ...measured, week: z.string(), note: z.string(), savedAt: instant });

export const relationshipsContract = {
  list: oc
    .route({ method: "GET", path: "/relationships/analyses", summary: "Situations, newest first, a page at a time" })
    .input(
      z.object({
        before: z.string().max(100).optional().describe("the `next` of the page before"),
        limit: z.coerce.number().int().min(1).max(100).default(10),
      }),
    )
    .output(z.object({ analyses: z.array(analysis), next: z.string().nullable() })),
  read: oc
    .route({ method: "GET", path: "/relationships/analyses/{id}", summary: "One situation" })
    .input(z.object({ id }))
    .output(analysis),
  analyze: oc
    .route({ method: "POST", path: "/relationships/analyses", summary: "Save a situation; sending the same id again changes nothing" })
    // counted in UTF-16 units here, in code points by the rules
    .input(z.object({ id, situationText: words(2 * longestSituation, "Please describe a situation to analyze.") }))
    .output(analysis),
  remove: oc
    .route({ method: "DELETE", path: "/relationships/analyses/{id}", summary: "Delete a situation; `restore` brings it back for a day" })
    .input(z.object({ id }))
    .output(z.object({ id })),
  restore: oc
    .route({ method: "POST", path: "/relationships/analyses/{id}/restore", summary: "Undo a delete" })
    .input(z.object({ id }))
    .output(analysis),
  weeks: oc
    .route({ method: "GET", path: "/relationships/weeks", summary: "The check-ins of the last twelve weeks, oldest first" })
    .output(z.object({ week: z.string().describe("this ISO week"), checkIns: z.array(checkIn) })),
  saveWeek: oc
    .route({ method: "PUT", path: "/relationships/weeks/this", summary: "Check in for this ISO week; saving again updates it" })
    .input(z.object({ ...measured, note: text(2 * longestNote).default("") }))
    .output(checkIn),
};
