import type { Day } from "#shared/dates.ts";
import type { Cents } from "#shared/money.ts";
import { cookingDays, portionsFor, type PlanDay } from "#kitchen/kitchen.budget.rules.ts";
import { groceryList } from "#kitchen/kitchen.list.rules.ts";
import { costPlan, leastCost } from "#kitchen/kitchen.plan.rules.ts";
import {
  costFor,
  ingredientsFor,
  isIngredient,
  leftoversOf,
  mealOf,
  pantryChoices,
  stepsFor,
  type Aisle,
  type Diet,
  type Slot,
} from "#kitchen/kitchen.rules.ts";
import { showAmount, slots } from "#kitchen/kitchen.text.rules.ts";

/** A plan as it is stored: the options, and which meals are on which of the three days. */
export type SavedPlan = { id: string; startOn: Day; dollars: number; eaters: number; diets: Diet[]; days: PlanDay[]; inBasket: string[] };

export type PlannedMeal = {
  slot: Slot;
  key: string;
  name: string;
  minutes: number;
  portions: number;
  costCents: Cents;
  ingredients: { name: string; amount: string; isInPantry: boolean }[];
  steps: string[];
  /** How the portions for the day after are kept. */
  leftovers: string;
};
export type PlannedDay = { day: Day; allottedCents: Cents; estimatedCents: Cents; leftCents: Cents; meals: PlannedMeal[] };
type BasketItem = { key: string; name: string; amount: string; costCents: Cents; tillCents: Cents; bought: string | null; isIn: boolean };
export type Plan = Omit<SavedPlan, "days" | "inBasket"> & {
  days: PlannedDay[];
  estimatedCents: Cents;
  /** Budget minus estimate; below 0 when nothing suitable fits, or after a swap. */
  leftCents: Cents;
  /** The least that three days cost for these people and diets. */
  leastCents: Cents;
  flooringLeavesCents: Cents;
  list: { aisles: { aisle: Aisle; items: BasketItem[] }[]; totalCents: Cents; tillCents: Cents };
  /** What this plan uses from the pantry. */
  fromPantry: { key: string; name: string }[];
};

/** How many plans are stored, so that an earlier one can be restored. */
export const keptPlans = 40;
export const isKnownIngredient = (key: string): boolean => isIngredient(key);
export const isKnownMeal = (key: string): boolean => mealOf(key) !== undefined;

/** A saved plan with its meals, costs and list, with the current `pantry` (keys of ingredients). */
export function planShown(saved: SavedPlan, pantry: readonly string[]): Plan {
  const inPantry = new Set(pantry);
  const { days: costs, ...sums } = costPlan(saved.days, { dollars: saved.dollars, eaters: saved.eaters, inPantry });
  const dates = cookingDays(saved.startOn);
  const { aisles, totalCents, tillCents } = groceryList(saved.days, saved.eaters, inPantry);
  const used = new Set(saved.days.flatMap((day) => slots.flatMap((slot) => mealOf(day[slot])?.ingredients.map((one) => one.key) ?? [])));
  return {
    id: saved.id,
    startOn: saved.startOn,
    dollars: saved.dollars,
    eaters: saved.eaters,
    diets: saved.diets,
    ...sums,
    leastCents: leastCost({ diets: saved.diets, eaters: saved.eaters, inPantry }),
    days: costs.map((cost, index) => ({
      ...cost,
      day: dates[index] ?? saved.startOn,
      meals: slots.map((slot) => mealShown(saved.days[index]?.[slot] ?? "", slot, saved.eaters, inPantry)),
    })),
    list: {
      totalCents,
      tillCents,
      aisles: aisles.map(({ aisle, items }) => ({
        aisle,
        items: items.map(({ key, name, amount, costCents, tillCents: cents, bought }) => ({
          key,
          name,
          amount,
          costCents,
          tillCents: cents,
          bought,
          isIn: saved.inBasket.includes(key),
        })),
      })),
    },
    fromPantry: pantryChoices.filter((one) => inPantry.has(one.key) && used.has(one.key)).map(({ key, name }) => ({ key, name })),
  };
}

function mealShown(key: string, slot: Slot, eaters: number, inPantry: ReadonlySet<string>): PlannedMeal {
  const meal = mealOf(key);
  const portions = portionsFor(eaters);
  if (!meal)
    return {
      slot,
      key,
      name: "A meal that is no longer in the catalogue",
      minutes: 0,
      portions,
      costCents: 0,
      ingredients: [],
      steps: [],
      leftovers: "",
    };
  return {
    slot,
    key,
    name: meal.name,
    minutes: meal.minutes,
    portions,
    costCents: costFor(meal, portions, inPantry),
    steps: stepsFor(meal, portions),
    leftovers: leftoversOf(meal),
    ingredients: ingredientsFor(meal, portions).map((one) => ({
      name: one.name,
      amount: showAmount(one.quantity, one.unit),
      isInPantry: inPantry.has(one.key),
    })),
  };
}
