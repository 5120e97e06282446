import type { Cents } from "#shared/money.ts";
import { ingredients, type Ingredient } from "./kitchen.ingredients.content.ts";
import { packs } from "./kitchen.packs.content.ts";
import { isIngredient } from "./kitchen.rules.ts";

/**
 * The price at the register for `quantity` of an ingredient: whole packages, or the amount itself if it is sold by weight. `bought` names
 * them ("2 × 12 oz bag"), and is null if the amount itself is bought.
 */
export function atCheckout(key: string, quantity: number): { tillCents: Cents; bought: string | null } {
  if (!isIngredient(key)) return { tillCents: 0, bought: null };
  const { cents, unit }: Ingredient = ingredients[key];
  const pack = packs[key];
  if (!pack)
    return { tillCents: Math.round(cents * (unit === "lb" || unit === "oz" ? quantity : Math.ceil(quantity - 1e-6))), bought: null };
  const many = Math.ceil(quantity / pack.holds - 1e-6);
  return { tillCents: Math.round(cents * pack.holds) * many, bought: many === 1 ? pack.name : `${many} × ${pack.name}` };
}
