import type { Cents } from "#kernel/money.ts";
import { showCents } from "#kernel/money.ts";
import { type PlanDay, portionsFor } from "./kitchen.plan.rules.ts";
import { type Aisle, type MealIngredient, ingredientsFor, mealOf, showAmount, slots } from "./kitchen.rules.ts";

/** The way through a usual store; the list follows it. */
export const aisles: readonly Aisle[] = ["Produce", "Bakery", "Dry goods", "Spices and oils", "Cans and jars", "Meat and fish", "Dairy and eggs", "Frozen"];

export type ListItem = Pick<MealIngredient, "key" | "name" | "aisle" | "quantity" | "unit" | "costCents"> & {
  /** "2 cans", "1½ cups": whole things are rounded up to what can be bought. */
  amount: string;
};
export type GroceryList = { aisles: { aisle: Aisle; items: ListItem[] }[]; totalCents: Cents };

/** Everything a plan needs and the pantry lacks, the same thing once, by aisle. Its total is the plan's estimate to the cent. */
export function groceryList(plan: readonly PlanDay[], eaters: number, inPantry: ReadonlySet<string>): GroceryList {
  const needed = plan
    .flatMap((day) => slots.map((slot) => mealOf(day[slot])))
    .flatMap((meal) => (meal ? ingredientsFor(meal, portionsFor(eaters), inPantry) : []));
  const merged = new Map<string, MealIngredient>();
  for (const one of needed) {
    const so = merged.get(one.key);
    merged.set(one.key, so ? { ...so, quantity: so.quantity + one.quantity, costCents: so.costCents + one.costCents } : one);
  }
  const items = [...merged.values()].map((one): ListItem => ({ ...one, amount: showAmount(one.quantity, one.unit, true) }));
  return {
    aisles: aisles
      .map((aisle) => ({ aisle, items: items.filter((one) => one.aisle === aisle).toSorted((a, b) => a.name.localeCompare(b.name)) }))
      .filter((one) => one.items.length > 0),
    totalCents: items.reduce((sum, one) => sum + one.costCents, 0),
  };
}

/** The list as plain text for the clipboard, without what is already in the basket. */
export function listText(list: GroceryList, isChecked: (key: string) => boolean): string {
  const parts = list.aisles
    .map(({ aisle, items }) => ({ aisle, open: items.filter((one) => !isChecked(one.key)) }))
    .filter(({ open }) => open.length > 0)
    .map(({ aisle, open }) => [aisle, ...open.map((one) => `- ${one.name}, ${one.amount}`)].join("\n"));
  return ["Grocery list", ...parts, `About ${showCents(list.totalCents)} in all`].join("\n\n");
}
