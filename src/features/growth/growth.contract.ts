import { z } from "zod";
import { byId, day, del, get, id, imported, importedFields, instant, post, put, text, type FeatureImport } from "#shared/fields.ts";
import { isListName, knownGuides, longestItem, mostItems, mostSections } from "./growth.records.rules.ts";
import { longestCheckinWord } from "./growth.rules.ts";

const slug = z.enum(knownGuides, "This guide is not known.");
const anchor = z.string().regex(/^[a-z0-9-]{0,120}$/, "This place in the guide is not known.");
const reading = z.object({ slug, read: z.array(anchor), lastAnchor: anchor, readAt: instant });
const rating = z
  .int("The check-in goes from 1 to 10.")
  .min(1, "The check-in goes from 1 to 10.")
  .max(10, "The check-in goes from 1 to 10.");
const checkin = z.object({ id, day, rating, word: z.string(), isRatingSet: z.boolean() });
const word = text(200);
const items = z.array(text(longestItem)).max(mostItems);
const seconds = z.int().min(0).max(86_400);
const name = z.string().refine(isListName, "This list is not known.");
const ticks = z.object({ name, items: z.array(z.string()) });
const rehearsal = z.object({ id, day, seconds: z.int() });

export const growthContract = {
  readings: get("/growth/readings", "How far each guide is read, latest first").output(z.array(reading)),
  read: put("/growth/readings/{slug}", "Add what was read; nothing becomes unread")
    .input(z.object({ slug, read: z.array(anchor).max(100), lastAnchor: anchor }))
    .output(reading),
  checkins: get("/growth/checkins", "The daily check-ins of the last 60 days, oldest first; a rating is the mood of its day").output(
    z.array(checkin),
  ),
  checkIn: put("/growth/checkins/{day}", "Rate a day, which sets its mood; again for the same day changes both")
    .input(
      z.object({
        day,
        rating,
        word,
        isRatingSet: z.boolean().default(true).describe("false for a slider that was not moved: the day's mood stays as it is"),
        seen: z
          .object({ rating: rating.nullable(), word })
          .partial()
          .optional()
          .describe("what was changed, as it was when its editing began; null for none"),
      }),
    )
    .output(checkin),
  removeCheckin: del("/growth/checkins/{id}", "Delete a check-in; `restoreCheckin` brings it back").input(byId).output(byId),
  restoreCheckin: post("/growth/checkins/{id}/restore", "Undo a delete").input(byId).output(checkin),
  ticks: get("/growth/ticks", "What is ticked in the lists of the guides").output(z.array(ticks)),
  tick: put("/growth/ticks", "Set what is ticked in one list, or with `change` one item of it")
    .input(z.object({ name, items, change: z.object({ item: text(longestItem), isIn: z.boolean() }).optional() }))
    .output(ticks),
  rehearsals: get("/growth/rehearsals", "When interview answers were said aloud, latest first").output(z.array(rehearsal)),
  rehearse: post("/growth/rehearsals", "Answers were said aloud today; the same id again changes nothing")
    .input(z.object({ id, seconds }))
    .output(rehearsal),
};

/** Rows of an imported archive. */
export const growthRows: FeatureImport = (at) => {
  const { newId, past, pastDay } = importedFields(at);
  const shortWord = word.refine((one) => [...one].length <= longestCheckinWord, `One word or two, up to ${longestCheckinWord} characters.`);
  return {
    tables: {
      guide_readings: imported({ id: newId, slug, read: z.array(anchor).max(mostSections), last_anchor: anchor, read_at: past }),
      daily_checkins: imported({ id: newId, day: pastDay, rating, word: shortWord, mood_set_at: past.nullable().default(null) }),
      guide_ticks: imported({ id: newId, name, items, changed_at: past }),
      rehearsals: imported({ id: newId, day: pastDay, seconds, created_at: past }),
    },
  };
};
