import { z } from "zod";
import { byId, del, get, id, imported, importedFields, instant, post, put, words, type FeatureImport } from "#shared/fields.ts";
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
  list: get("/calendar", "Calendars for other apps, without their addresses").output(z.object({ calendars: z.array(calendar) })),
  add: post("/calendar", "Add a calendar; the answer holds its address")
    .input(z.object({ id, ...choice }))
    .output(address),
  change: put("/calendar/{id}", "Change what a calendar holds; its address stays")
    .input(z.object({ id, ...choice }))
    .output(byId),
  renew: post("/calendar/{id}/address", "Make a new address; the one before ends").input(byId).output(address),
  revoke: post("/calendar/{id}/revoke", "End the address of a calendar").input(byId).output(byId),
  remove: del("/calendar/{id}", "Delete a calendar with its address").input(byId).output(byId),
};

/** Rows of an imported archive: a calendar's kinds, never an address. */
export const calendarRows: FeatureImport = (at) => {
  const { newId, past } = importedFields(at);
  const { name, isDetailed, alarm } = choice;
  return {
    tables: { calendars: imported({ id: newId, name, holds, is_detailed: isDetailed, alarm, created_at: past }, { most: mostCalendars }) },
  };
};
