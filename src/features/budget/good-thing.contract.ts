import { z } from "zod";
import {
  byId,
  del,
  firstVersion,
  get,
  id,
  imported,
  importedFields,
  month,
  post,
  put,
  version,
  words,
  type FeatureImport,
} from "#shared/fields.ts";
import { goodThingMessages, longestGoodThing } from "./good-thing.rules.ts";

const written = words(longestGoodThing, goodThingMessages.missing);

/** The member's text in the recap of a month. */
export const recapContract = {
  read: get("/recap/{month}", "The one good thing that the member wrote down of a month")
    .input(z.object({ month }))
    .output(z.object({ goodThing: z.object({ id, words: z.string(), version }).nullable() })),
  add: post("/recap/good-things", "Write down one good thing of a month that has begun, one a month")
    .input(z.object({ id, month, words: written }))
    .output(byId),
  edit: put("/recap/good-things/{id}", "Change the one good thing of a month")
    .input(z.object({ id, words: written, version }))
    .output(byId),
  remove: del("/recap/good-things/{id}", "Delete the one good thing of a month").input(byId).output(byId),
};

/** Rows of an imported archive. */
export const recapRows: FeatureImport = (at) => ({
  tables: { budget_good_things: imported({ id: importedFields(at).newId, month, words: written }, { derived: firstVersion }) },
});
