import type { Cents } from "#shared/money.ts";
import { type Aisle, type Diet, type Ingredient, type IngredientKey, type Unit, ingredients } from "./kitchen.ingredients.content.ts";
import { recipeGuides, recipes, recipeSlots, type RecipeKey, type WrittenMeal } from "./kitchen.recipes.content.ts";
import { diets, showAmount } from "./kitchen.text.rules.ts";

export type MealIngredient = { key: string; name: string; quantity: number; unit: Unit; aisle: Aisle; costCents: Cents };
export type Meal = Omit<WrittenMeal, "uses"> & {
  ingredients: readonly MealIngredient[];
  /** For all servings together: the sum of the ingredients. */
  costCents: Cents;
  portionCents: Cents;
  diets: readonly Diet[];
};

/** A written meal with its ingredients, cost and tags worked out. */
export function complete(written: WrittenMeal): Meal {
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

/** The six recipes of the cooking guide, easiest first. Apart from the catalogue, which the guide does not load. */
export const guideRecipes: readonly (Meal & Required<Pick<Meal, "guide">>)[] = (Object.keys(recipes) as RecipeKey[])
  .map((key) => ({ ...complete({ key, slot: recipeSlots[key], ...recipes[key] }), guide: recipeGuides[key] }))
  .toSorted((a, b) => a.guide.difficulty.localeCompare(b.guide.difficulty) || a.minutes - b.minutes);

/** The steps for `portions` of a meal, the amounts in them scaled as its ingredients are. */
export const stepsFor = ({ steps, servings }: Pick<WrittenMeal, "steps" | "servings">, portions: number): string[] =>
  steps.map((step) =>
    step.replace(/\{([\d.]+) (cup|tbsp)\}/g, (_, size: string, unit: "cup" | "tbsp") =>
      showAmount((Number(size) * portions) / servings, unit),
    ),
  );

export function isIngredient(key: string): key is IngredientKey {
  return Object.hasOwn(ingredients, key);
}

function breaksOf(key: string): readonly Diet[] {
  const found: Ingredient | undefined = isIngredient(key) ? ingredients[key] : undefined;
  return found?.breaks ?? [];
}
