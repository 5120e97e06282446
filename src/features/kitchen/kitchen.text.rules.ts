import { type Cents, showCents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import type { Aisle, Diet, Unit } from "./kitchen.ingredients.content.ts";
import type { Slot } from "./kitchen.recipes.content.ts";

// the kitchen's texts without its catalogue: small enough to load on every page

export const diets: readonly Diet[] = ["vegetarian", "vegan", "gluten-free", "halal"];
export const slots: readonly Slot[] = ["breakfast", "lunch", "dinner"];
export const slotNames: Readonly<Record<Slot, string>> = { breakfast: "Breakfast", lunch: "Lunch", dinner: "Dinner" };
export const dietNames: Readonly<Record<Diet, string>> = {
  vegetarian: "Vegetarian",
  vegan: "Vegan",
  "gluten-free": "Gluten-free",
  halal: "Halal",
};
/** What a tag can promise and what it can't, shown where tags are chosen. */
export const dietNote =
  "Tags follow from the ingredients. Halal means no pork; choose meat with a halal label. Vegetarian includes cheese; look for one without animal rennet. With celiac disease or an allergy, check each packet.";

type Options = { dollars: number; eaters: number; diets: readonly Diet[] };
const peopleText = ({ eaters }: Pick<Options, "eaters">) => count(eaters, "person", "people");
const dietText = ({ diets: chosen }: Pick<Options, "diets">) =>
  diets
    .filter((diet) => chosen.includes(diet))
    .map((diet) => dietNames[diet].toLowerCase())
    .join(", ") || "any diet";

/** "For 2 people, vegetarian" */
export const optionText = (chosen: Omit<Options, "dollars">): string => `For ${peopleText(chosen)}, ${dietText(chosen)}`;

/** What a plan was made for, of what is chosen differently now; null if nothing is. */
export function madeForText(plan: Options, chosen: Options): string | null {
  const parts = [({ dollars }: Options) => `$${dollars}`, peopleText, dietText];
  const other = parts.map((part) => part(plan)).filter((words, index) => words !== parts[index]?.(chosen));
  return other.length === 0 ? null : `The plan here was made for ${other.join(", ")}.`;
}

export type ListItem = {
  key: string;
  name: string;
  aisle: Aisle;
  quantity: number;
  unit: Unit;
  /** What the plan uses of it. */
  costCents: Cents;
  /** What has to be paid for it: whole packages. */
  tillCents: Cents;
  /** "2 × 12 oz bag"; null if the amount itself is bought. */
  bought: string | null;
  /** "2 cans", "1½ cups": whole things are rounded up to what can be bought. */
  amount: string;
};
export type GroceryList = { aisles: { aisle: Aisle; items: ListItem[] }[]; totalCents: Cents; tillCents: Cents };

type Named = Pick<ListItem, "key" | "name" | "amount" | "bought" | "tillCents">;

const counted: ReadonlySet<Unit> = new Set(["each", "can", "clove", "stalk", "bunch", "head", "block", "slice"]);
/** As measuring cups have them; 1 for the next whole. */
const fractions = [
  [0, ""],
  [1 / 4, "¼"],
  [1 / 3, "⅓"],
  [1 / 2, "½"],
  [2 / 3, "⅔"],
  [3 / 4, "¾"],
  [1, ""],
] as const;

/** An amount as a list or a recipe shows it: "3", "1½ cups", "2 cans". With `toBuy`, rounded up to whole things. */
export function showAmount(quantity: number, unit: Unit, toBuy = false): string {
  const size = toBuy && counted.has(unit) ? Math.ceil(quantity - 1e-6) : Math.max(1 / 4, quantity);
  const rest = size % 1;
  const [part, sign] = fractions.reduce((best, one) => (Math.abs(one[0] - rest) < Math.abs(best[0] - rest) + 1e-6 ? one : best));
  const whole = Math.floor(size) + Math.floor(part);
  const number = `${whole || (sign ? "" : "0")}${sign}`;
  if (unit === "each") return number;
  const word = ["lb", "oz", "tbsp", "tsp"].includes(unit) || whole + (part % 1) <= 1 ? unit : unit === "bunch" ? "bunches" : `${unit}s`;
  return `${number} ${word}`;
}

/** "Carrot: 3", "Eggs: 1": the name first, so that it need not follow the number. */
export const withAmount = (name: string, amount: string): string => `${name}: ${amount}`;

type Sums = { dollars: number; estimatedCents: Cents; leftCents: Cents; flooringLeavesCents: Cents };
/** What a plan costs and leaves; of what is left, rounding down has its part only if the days leave it whole. */
export function leftText({ dollars, estimatedCents, leftCents, flooringLeavesCents }: Sums): string {
  const estimate = `About ${showCents(estimatedCents)} of $${dollars} in all.`;
  if (leftCents < 0) return estimate;
  const rounding =
    flooringLeavesCents > 0 && leftCents >= flooringLeavesCents
      ? `, ${showCents(flooringLeavesCents, "USD", true)} of it from rounding down`
      : "";
  return `${estimate} ${showCents(leftCents)} is left for the other days${rounding}.`;
}

/** The cost of the list compared with the week's budget: what the plan uses, the price at the register, and what that means. */
export function formatCheckout({ totalCents, tillCents }: Pick<GroceryList, "totalCents" | "tillCents">, dollars: number): string {
  const over = tillCents - dollars * 100;
  const asks = `The plan uses ${showCents(totalCents)} of it. At the register it comes to about ${showCents(tillCents)}, since stores sell whole packages.`;
  if (over <= 0) return `${asks} That is within your $${dollars}.`;
  return `${asks} That is ${showCents(over)} more than your $${dollars}. Press "have it" beside what is at home already, and it falls; what stays in the packages is there for the next weeks.`;
}

/** The list as plain text for the clipboard, without what is already in the basket. */
export function listText(
  list: Pick<GroceryList, "tillCents"> & { aisles: { aisle: Aisle; items: Named[] }[] },
  isChecked: (key: string) => boolean,
): string {
  const parts = list.aisles
    .map(({ aisle, items }) => ({ aisle, open: items.filter((one) => !isChecked(one.key)) }))
    .filter(({ open }) => open.length > 0)
    .map(({ aisle, open }) =>
      [
        aisle,
        ...open.map((one) => `- ${one.name}, ${one.amount}${one.bought ? ` (${one.bought})` : ""}, ${showCents(one.tillCents)}`),
      ].join("\n"),
    );
  return ["Grocery list", ...parts, `About ${showCents(list.tillCents)} at the register`].join("\n\n");
}
