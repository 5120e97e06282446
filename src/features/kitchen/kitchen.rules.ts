import type { Cents } from "#shared/money.ts";
import { type Aisle, type Diet, type Ingredient, type Unit, ingredients } from "./kitchen.ingredients.content.ts";
import { writtenMeals } from "./kitchen.meals.content.ts";
import type { Slot } from "./kitchen.recipes.content.ts";
import { complete, isIngredient, type Meal, type MealIngredient } from "./kitchen.recipes.rules.ts";

export { guideRecipes, isIngredient, stepsFor, type Meal, type MealIngredient } from "./kitchen.recipes.rules.ts";
export { dietNote, diets, showAmount, slots } from "./kitchen.text.rules.ts";
export type { Aisle, Diet, Slot, Unit };

/** Every meal of the catalogue with its ingredients, cost and tags worked out. */
export const meals: readonly Meal[] = writtenMeals.map(complete);

const byKey = new Map(meals.map((meal) => [meal.key, meal]));
export const mealOf = (key: string): Meal | undefined => byKey.get(key);

/** Whether `meal` fits every one of `requested`. */
export const suits = (meal: Meal, requested: readonly Diet[]): boolean => requested.every((diet) => meal.diets.includes(diet));

const uncut: ReadonlySet<string> = new Set(["egg", "pita", "bun", "bagel", "corn-tortilla", "flour-tortilla"]);
/** What comes only whole, such as eggs and slices, to the nearest whole one; of a can, half is left for the next day. */
function wholeOf({ key, unit }: MealIngredient, quantity: number): number {
  const step = uncut.has(key) || unit === "slice" || unit === "clove" ? 1 : unit === "can" ? 1 / 2 : 0;
  return step === 0 ? quantity : Math.max(step, Math.round(quantity / step) * step);
}

/** The ingredients of `portions` of a meal, without those `inPantry`. Costs are whole cents, rounded ingredient by ingredient. */
export function ingredientsFor(meal: Meal, portions: number, inPantry: ReadonlySet<string> = new Set()): MealIngredient[] {
  return meal.ingredients
    .filter((one) => !inPantry.has(one.key))
    .map((one) => {
      const share = Math.round((one.quantity * portions * 1e9) / meal.servings) / 1e9; // three thirds must be one whole
      const quantity = wholeOf(one, share);
      return { ...one, quantity, costCents: Math.round(priceOf(one.key) * quantity) };
    });
}

/** The estimated cost of `portions` of a meal, without ingredients `inPantry`: exactly the sum of its ingredients. */
export const costFor = (meal: Meal, portions: number, inPantry?: ReadonlySet<string>): Cents =>
  ingredientsFor(meal, portions, inPantry).reduce((sum, one) => sum + one.costCents, 0);

/** How the second day's portions are kept: rice shorter than the rest. Source: the cooking guide (USDA; Food Standards Agency for rice). */
export function leftoversOf({ ingredients: parts }: Meal): string {
  const hasRice = parts.some(({ key }) => key === "rice" || key === "brown-rice");
  const keep = hasRice ? "an hour, since it has rice, keep it cold, and eat it within a day" : "two hours and keep it cold";
  return `Cool what is left within ${keep}. What you warm up, heat to 165 °F.`;
}

/** Every ingredient that can be in a pantry, by name. */
export const pantryChoices: readonly { key: string; name: string; aisle: Aisle }[] = Object.entries<Ingredient>(ingredients)
  .map(([key, { name, aisle }]) => ({ key, name, aisle }))
  .toSorted((a, b) => a.name.localeCompare(b.name));

const priceOf = (key: string): Cents => (isIngredient(key) ? ingredients[key].cents : 0);
