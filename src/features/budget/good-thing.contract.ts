import { oc } from "@orpc/contract";
import { z } from "zod";
import { firstVersion, id, imported, importedFields, month, version, words, type FeatureImport } from "#shared/fields.ts";
import { goodThingMessages, longestGoodThing } from "./good-thing.rules.ts";

const byId = z.object({ id });
const written = words(longestGoodThing, goodThingMessages.missing);

/** What a member writes down with the recap of a month. */
export const recapContract = {
  read: oc
    .route({ method: "GET", path: "/recap/{month}", summary: "The one good thing that the member wrote down of a month" })
    .input(z.object({ month }))
    .output(z.object({ goodThing: z.object({ id, words: z.string(), version }).nullable() })),
  add: oc
    .route({ method: "POST", path: "/recap/good-things", summary: "Write down one good thing of a month that has begun, one a month" })
    .input(z.object({ id, month, words: written }))
    .output(byId),
  edit: oc
    .route({ method: "PUT", path: "/recap/good-things/{id}", summary: "Change the one good thing of a month" })
    .input(z.object({ id, words: written, version }))
    .output(byId),
  remove: oc
    .route({ method: "DELETE", path: "/recap/good-things/{id}", summary: "Delete the one good thing of a month" })
    .input(byId)
    .output(byId),
};

/** Rows of an imported archive. */
export const recapRows: FeatureImport = (at) => ({
  tables: { budget_good_things: imported({ id: importedFields(at).newId, month, words: written }, { derived: firstVersion }) },
});
