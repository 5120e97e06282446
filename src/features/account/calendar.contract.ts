import { oc } from "@orpc/contract";
import { z } from "zod";
import { id, imported, importedFields, instant, words, type FeatureImport } from "#shared/fields.ts";
import { alarmChoices, calendarKinds, calendarMessages, longestCalendarName, mostCalendars } from "./calendar.rules.ts";

const holds = z
  .array(z.enum(calendarKinds))
  .min(1, calendarMessages.nothingChosen)
  .max(calendarKinds.length)
  .refine((all) => new Set(all).size === all.length, "Please choose each once.");
const choice = {
  name: words(longestCalendarName, calendarMessages.nameMissing),
  holds,
  isDetailed: z.boolean(),
  alarm: z.enum(alarmChoices, "Please choose an alarm."),
};
const calendar = z.object({
  id,
  ...choice,
  createdAt: instant,
  addressAt: instant.nullable().describe("when its address was made; null where it has none"),
  usedAt: instant.nullable().describe("when the address was last fetched, to the hour"),
});
const address = z.object({ id, path: z.string().describe("the address without its host; only this answer holds it") });

export const calendarContract = {
  list: oc
    .route({ method: "GET", path: "/calendar", summary: "Calendars for other apps, without their addresses" })
    .output(z.object({ calendars: z.array(calendar) })),
  add: oc
    .route({ method: "POST", path: "/calendar", summary: "Add a calendar; the answer holds its address" })
    .input(z.object({ id, ...choice }))
    .output(address),
  change: oc
    .route({ method: "PUT", path: "/calendar/{id}", summary: "Change what a calendar holds; its address stays" })
    .input(z.object({ id, ...choice }))
    .output(z.object({ id })),
  renew: oc
    .route({ method: "POST", path: "/calendar/{id}/address", summary: "Make a new address; the one before ends" })
    .input(z.object({ id }))
    .output(address),
  revoke: oc
    .route({ method: "POST", path: "/calendar/{id}/revoke", summary: "End the address of a calendar" })
    .input(z.object({ id }))
    .output(z.object({ id })),
  remove: oc
    .route({ method: "DELETE", path: "/calendar/{id}", summary: "Delete a calendar with its address" })
    .input(z.object({ id }))
    .output(z.object({ id })),
};

/** Rows of an imported archive: what a calendar holds, never an address. */
export const calendarRows: FeatureImport = (at) => {
  const { newId, past } = importedFields(at);
  const { name, isDetailed, alarm } = choice;
  return {
    tables: { calendars: imported({ id: newId, name, holds, is_detailed: isDetailed, alarm, created_at: past }, { most: mostCalendars }) },
  };
};
