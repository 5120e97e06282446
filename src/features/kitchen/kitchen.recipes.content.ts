import type { IngredientKey } from "./kitchen.ingredients.content.ts";

export type Slot = "breakfast" | "lunch" | "dinner";
export type WrittenMeal = {
  key: string;
  name: string;
  slot: Slot;
  servings: number;
  minutes: number;
  uses: Partial<Record<IngredientKey, number>>;
  steps: readonly string[];
  /** Set on the six recipes of the cooking guide. */
  guide?: { difficulty: "Easy" | "Medium"; teaches: string };
};

/** One meal: its result, its ingredients, and its steps, with amounts of water in braces ({2 cup}), for all servings together. */
export const meal = (dish: Pick<WrittenMeal, "name" | "servings" | "minutes">, uses: WrittenMeal["uses"], ...steps: string[]) => ({
  ...dish,
  uses,
  steps,
});
export type Written = ReturnType<typeof meal>;

/** The six recipes of the cooking guide, which are meals of the planner, too. Safe temperatures: USDA (see the catalogue). */
export const recipes = {
  "scrambled-eggs-toast": meal(
    { name: "Scrambled eggs on toast", servings: 2, minutes: 10 },
    { egg: 4, milk: 0.25, butter: 1, bread: 4 },
    "Beat the eggs with the milk and a pinch of salt until no streaks are left.",
    "Put the bread in to toast.",
    "Melt the butter in a pan over medium-low heat. It should foam, not brown.",
    "Pour in the eggs and wait 20 seconds. Push them gently from the edge to the middle with a spatula, again and again.",
    "Take the pan off the heat while they still look a little wet; they finish on their own. For young children, older people and in pregnancy, cook until firm.",
    "Pile onto the toast, add pepper, eat straight away.",
  ),
  "lentil-soup": meal(
    { name: "Lentil soup, the big pot", servings: 6, minutes: 45 },
    { lentils: 2, onion: 2, carrot: 3, celery: 2, garlic: 3, tomatoes: 1, oil: 2, cumin: 2, thyme: 1 },
    "Rinse the lentils in a sieve and pick out anything that is not a lentil.",
    "Chop onions, carrots and celery into small, even pieces.",
    "Warm the oil in a big pot over medium heat. Cook the vegetables with a good pinch of salt for 8 minutes, until soft.",
    "Add garlic, cumin and thyme; stir for one minute, until you can smell them.",
    "Add lentils, tomatoes and {8 cup} of water. Bring to a boil, then turn down to a simmer.",
    "Simmer 25 to 30 minutes, lid ajar, until the lentils are tender. Taste, and add salt a pinch at a time.",
    "Cool what is left within two hours, keep it up to four days in the fridge, or freeze it in portions.",
  ),
  "tomato-garlic-pasta": meal(
    { name: "Pasta with tomato and garlic", servings: 4, minutes: 25 },
    { pasta: 1, tomatoes: 2, garlic: 4, "olive-oil": 3, oregano: 1, "tomato-paste": 2 },
    "Bring a big pot of water to a boil and salt it well; it should taste like light soup.",
    "Slice the garlic thin. Warm it with the oil in a wide pan over medium-low heat for 2 minutes; take it off if it browns.",
    "Stir in the tomato paste for a minute, then the tomatoes and oregano. Simmer 12 minutes while the pasta cooks.",
    "Cook the pasta one minute less than the package says. Before draining, keep a cup of the water.",
    "Toss the pasta in the sauce with a splash of that water for a minute, until it clings.",
    "Taste for salt; pepper on top.",
  ),
  "rice-beans-egg": meal(
    { name: "Rice, black beans and a fried egg", servings: 2, minutes: 30 },
    { rice: 1, "black-beans": 1, egg: 2, onion: 0.5, garlic: 1, cumin: 1, oil: 2, "hot-sauce": 2 },
    "Rinse the rice until the water runs nearly clear.",
    "Bring rice and {1.75 cup} of water to a boil with a pinch of salt. Lid on, lowest heat, 15 minutes; then off the heat for 10, lid still on.",
    "Meanwhile soften the chopped onion and garlic in half the oil with the cumin, 5 minutes.",
    "Add the beans with half their liquid; simmer 8 minutes and crush a few to thicken.",
    "Fry the eggs in the rest of the oil over medium heat, lid on, until white and yolk are firm.",
    "Rice, beans, egg, hot sauce. Cool any rice that is left within an hour and eat it within a day.",
  ),
  "sheet-pan-chicken": meal(
    { name: "Sheet-pan chicken, carrots and potatoes", servings: 4, minutes: 55 },
    { "chicken-thighs": 2.5, potato: 2, carrot: 4, onion: 1, oil: 2, paprika: 2, thyme: 1 },
    "Heat the oven to 425 °F.",
    "Cut potatoes, carrots and onion into pieces of the same size, about an inch.",
    "Toss them on a sheet pan with half the oil, thyme, salt and pepper; spread out so that nothing lies on top of anything.",
    "Rub the chicken with the rest of the oil, paprika and salt; lay it skin side up among the vegetables. Wash hands, board and knife with hot soapy water.",
    "Roast 35 to 40 minutes, turning the vegetables once.",
    "It is done when a thermometer in the thickest part, away from the bone, reads 165 °F. Rest 5 minutes.",
  ),
  "tofu-stir-fry": meal(
    { name: "Tofu and broccoli stir-fry", servings: 3, minutes: 30 },
    { tofu: 1, broccoli: 3, carrot: 2, rice: 1.5, "soy-sauce": 3, garlic: 3, ginger: 1, oil: 2, sugar: 1 },
    "Start the rice: bring it to a boil in {2.6667 cup} of water. Lid on, lowest heat, 15 minutes; then off the heat for 10, lid still on.",
    "Press the tofu in a clean towel, cut it into cubes. Chop everything else before the pan gets hot.",
    "Stir soy sauce, sugar and {3 tbsp} of water together in a cup.",
    "Heat half the oil in your widest pan until it shimmers. Brown the tofu without stirring much, 6 minutes; take it out.",
    "Rest of the oil in; carrots first, 3 minutes, then broccoli, 3 minutes, keeping everything moving.",
    "Garlic and ginger for 30 seconds, tofu back, sauce over; one more minute and serve on the rice.",
  ),
};
export type RecipeKey = keyof typeof recipes;

/** When each is eaten. */
export const recipeSlots: Readonly<Record<RecipeKey, Slot>> = {
  "scrambled-eggs-toast": "breakfast",
  "lentil-soup": "lunch",
  "tomato-garlic-pasta": "dinner",
  "rice-beans-egg": "dinner",
  "sheet-pan-chicken": "dinner",
  "tofu-stir-fry": "dinner",
};

export const recipeGuides: Readonly<Record<RecipeKey, NonNullable<WrittenMeal["guide"]>>> = {
  "scrambled-eggs-toast": { difficulty: "Easy", teaches: "Heat control: low and slow is what keeps eggs soft." },
  "lentil-soup": { difficulty: "Easy", teaches: "The base of a thousand soups: soften, season, simmer, taste." },
  "tomato-garlic-pasta": { difficulty: "Easy", teaches: "Salted water, saved water: how sauce and pasta come together." },
  "rice-beans-egg": { difficulty: "Easy", teaches: "Fluffy rice without a machine, and a pan of beans beside it." },
  "sheet-pan-chicken": { difficulty: "Medium", teaches: "Roasting, safe chicken, and a dinner with one pan to wash." },
  "tofu-stir-fry": { difficulty: "Medium", teaches: "Prepare first, then cook hot and fast." },
};
