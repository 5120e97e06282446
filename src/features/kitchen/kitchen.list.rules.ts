import { type PlanDay, portionsFor } from "./kitchen.budget.rules.ts";
import { type Aisle, type MealIngredient, ingredientsFor, mealOf } from "./kitchen.rules.ts";
import { atCheckout } from "./kitchen.checkout.rules.ts";
import { type GroceryList, type ListItem, showAmount, slots } from "./kitchen.text.rules.ts";

/** The aisles in the order of a usual store, which the list follows. */
const aisles: readonly Aisle[] = [
  "Produce",
  "Bakery",
  "Dry goods",
  "Spices and oils",
  "Cans and jars",
  "Meat and fish",
  "Dairy and eggs",
  "Frozen",
];

/** Everything a plan needs and the pantry lacks, each thing once, by aisle. Its total is the plan's estimate to the cent. */
export function groceryList(plan: readonly PlanDay[], eaters: number, inPantry: ReadonlySet<string>): GroceryList {
  const needed = plan
    .flatMap((day) => slots.map((slot) => mealOf(day[slot])))
    .flatMap((meal) => (meal ? ingredientsFor(meal, portionsFor(eaters), inPantry) : []));
  const merged = new Map<string, MealIngredient>();
  for (const one of needed) {
    const so = merged.get(one.key);
    merged.set(one.key, so ? { ...so, quantity: so.quantity + one.quantity, costCents: so.costCents + one.costCents } : one);
  }
  const items = [...merged.values()].map((one): ListItem => ({
    ...one,
    ...atCheckout(one.key, one.quantity),
    amount: showAmount(one.quantity, one.unit, true),
  }));
  return {
    aisles: aisles
      .map((aisle) => ({ aisle, items: items.filter((one) => one.aisle === aisle).toSorted((a, b) => a.name.localeCompare(b.name)) }))
      .filter((one) => one.items.length > 0),
    totalCents: items.reduce((sum, one) => sum + one.costCents, 0),
    tillCents: items.reduce((sum, one) => sum + one.tillCents, 0),
  };
}
