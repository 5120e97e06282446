import type { Cents } from "#shared/money.ts";
import { type Aisle, type Diet, type Ingredient, type IngredientKey, type Unit, ingredients } from "./kitchen.ingredients.content.ts";
import { type Slot, type WrittenMeal, writtenMeals } from "./kitchen.meals.content.ts";
import { diets } from "./kitchen.text.rules.ts";

export { pricesFrom, pricesSource } from "./kitchen.ingredients.content.ts";
export { dietNames, dietNote, diets, showAmount, slotNames, slots } from "./kitchen.text.rules.ts";
export type { Aisle, Diet, Slot, Unit };

export type MealIngredient = { key: string; name: string; quantity: number; unit: Unit; aisle: Aisle; costCents: Cents };
export type Meal = Omit<WrittenMeal, "uses"> & {
  ingredients: readonly MealIngredient[];
  /** For all servings together: the sum of the ingredients. */
  costCents: Cents;
  portionCents: Cents;
  diets: readonly Diet[];
};

/** Every meal of the catalogue with its ingredients, cost and tags worked out. */
export const meals: readonly Meal[] = writtenMeals.map(complete);

/** The six recipes of the cooking guide, easiest first. */
export const guideRecipes: readonly (Meal & Required<Pick<Meal, "guide">>)[] = meals
  .filter((meal): meal is Meal & Required<Pick<Meal, "guide">> => meal.guide !== undefined)
  .toSorted((a, b) => a.guide.difficulty.localeCompare(b.guide.difficulty) || a.minutes - b.minutes);

const byKey = new Map(meals.map((meal) => [meal.key, meal]));
export const mealOf = (key: string): Meal | undefined => byKey.get(key);

/** Whether `meal` fits every one of `wanted`. */
export const suits = (meal: Meal, requested: readonly Diet[]): boolean => requested.every((diet) => meal.diets.includes(diet));

/** The ingredients of `portions` of a meal, without those `inPantry`. Costs are whole cents, rounded ingredient by ingredient. */
export function ingredientsFor(meal: Meal, portions: number, inPantry: ReadonlySet<string> = new Set()): MealIngredient[] {
  return meal.ingredients
    .filter((one) => !inPantry.has(one.key))
    .map((one) => {
      const quantity = Math.round((one.quantity * portions * 10_000) / meal.servings) / 10_000;
      return { ...one, quantity, costCents: Math.round(priceOf(one.key) * quantity) };
    });
}

/** The estimated cost of `portions` of a meal, without ingredients `inPantry`: exactly the sum of its ingredients. */
export const costFor = (meal: Meal, portions: number, inPantry?: ReadonlySet<string>): Cents =>
  ingredientsFor(meal, portions, inPantry).reduce((sum, one) => sum + one.costCents, 0);

/** Every ingredient that can be in a pantry, by name. */
export const pantryChoices: readonly { key: string; name: string; aisle: Aisle }[] = Object.entries<Ingredient>(ingredients)
  .map(([key, { name, aisle }]) => ({ key, name, aisle }))
  .toSorted((a, b) => a.name.localeCompare(b.name));

export function isIngredient(key: string): key is IngredientKey {
  return Object.hasOwn(ingredients, key);
}

function complete(written: WrittenMeal): Meal {
  const { uses, ...rest } = written;
  const parts = Object.entries(uses).map(([key, quantity]): MealIngredient => {
    const { name, unit, aisle, cents }: Ingredient = ingredients[key as IngredientKey]; // the keys of `uses` are typed, Object.entries widens them
    return { key, name, quantity, unit, aisle, costCents: Math.round(cents * quantity) };
  });
  const costCents = parts.reduce((sum, one) => sum + one.costCents, 0);
  const broken = new Set(parts.flatMap((one) => breaksOf(one.key)));
  return {
    ...rest,
    ingredients: parts,
    costCents,
    portionCents: Math.ceil(costCents / rest.servings),
    diets: diets.filter((diet) => !broken.has(diet)),
  };
}

const priceOf = (key: string): Cents => (isIngredient(key) ? ingredients[key].cents : 0);
function breaksOf(key: string): readonly Diet[] {
  const found: Ingredient | undefined = isIngredient(key) ? ingredients[key] : undefined;
  return found?.breaks ?? [];
}
