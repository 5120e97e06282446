import { type Day, addDays } from "#shared/dates.ts";
import type { Slot } from "./kitchen.recipes.content.ts";

/** The weekly food budget in whole dollars. Source: specification, sections 5 and 9. */
export const budgetRange = { smallest: 30, largest: 150, usual: 50 } as const;
export const budgetRefusal = "Please choose a weekly budget between $30 and $150.";
export const eatersRange = { smallest: 1, largest: 8, usual: 1 } as const;
export const eatersRefusal = "Please choose between 1 and 8 people.";
export const noPlanTitle = "No Meal Plan Yet";
export const noPlanText = "Set a weekly budget and make a plan; the list writes itself from it.";

/** Each cooking day covers itself and the day after, so three of them feed six days. */
const daysFedByOne = 2;
export const portionsFor = (eaters: number): number => eaters * daysFedByOne;

/** The meals of one cooking day, by the key of the catalogue. */
export type PlanDay = Record<Slot, string>;
/**
 * What the three cooking days may cost and what rounding down leaves, in whole dollars. Source: specification, section 9: 30 %, 35 % and 35
 * % of the weekly budget, each rounded down.
 */
export function allotments(dollars: number) {
  const days = [30, 35, 35].map((percent) => Math.floor((dollars * percent) / 100));
  return { days, flooringLeaves: dollars - days.reduce((sum, one) => sum + one, 0) };
}

/** The three cooking dates of a plan that starts on `start`. */
export const cookingDays = (start: Day): Day[] => [0, 1, 2].map((index) => addDays(start, index * daysFedByOne));
