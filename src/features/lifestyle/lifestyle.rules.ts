import type { Day } from "#shared/dates.ts";
import type { Diet } from "#kitchen/kitchen.rules.ts";
import type { DistanceUnit } from "./lifestyle.near.rules.ts";

export { budgetRange, budgetRefusal, eatersRange, eatersRefusal } from "#kitchen/kitchen.budget.rules.ts";

export type Settings = { dollars: number; eaters: number; diets: Diet[]; pantry: string[]; distanceUnit: DistanceUnit };

/** How many weeks the heat map of a habit shows. */
export const heatWeeks = 12;
/** How far back a missed day can be checked off. */
export const checkableDays = 60;
export const dayRefusal = "Please choose a day of the last two months, up to today.";

/** A week as it was when the next one was started. */
export type PastWeek = {
  id: string;
  endedOn: Day;
  plan: { dollars: number; estimatedCents: number; days: { day: Day; meals: string[] }[] } | null;
  habits: { name: string; category: string; done: number; meant: number }[];
};

/** A place that a member added: visible to them only, on the map when it has a position. */
export type Spot = {
  id: string;
  name: string;
  type: string;
  note: string;
  address: string;
  lat: number | null;
  lon: number | null;
  version: number;
};
export const spotLimits = { name: 80, type: 60, note: 500, address: 200, each: 200 } as const;
export const spotRefusal = "Please give the spot a name.";
export const tooManySpots = `There is room for ${spotLimits.each} saving spots.`;

export const planGone = "This plan has been replaced since, perhaps on another device. Here is the newest one.";
