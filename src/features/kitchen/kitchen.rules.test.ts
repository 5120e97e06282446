import fc from "fast-check";
import { expect, test } from "vitest";
import {
  costFor,
  dietNote,
  diets,
  guideRecipes,
  ingredientsFor,
  leftoversOf,
  mealOf,
  meals,
  pantryChoices,
  showAmount,
  slots,
  stepsFor,
  suits,
} from "./kitchen.rules.ts";

const anyMeal = fc.constantFrom(...meals);

test("the catalogue has at least sixty different meals, at least twenty for each time of day", () => {
  expect(new Set(meals.map((meal) => meal.key)).size).toBe(meals.length);
  expect(new Set(meals.map((meal) => meal.name)).size).toBe(meals.length);
  expect(meals.length).toBeGreaterThanOrEqual(60);
  for (const slot of slots) expect(meals.filter((meal) => meal.slot === slot).length).toBeGreaterThanOrEqual(20);
});

test("every meal has ingredients, steps, a time and a plausible cost for one portion", () => {
  for (const meal of meals) {
    expect(meal.ingredients.length).toBeGreaterThanOrEqual(3);
    expect(meal.steps.length).toBeGreaterThanOrEqual(1);
    expect(meal.minutes).toBeGreaterThan(0);
    expect(meal.portionCents).toBeGreaterThanOrEqual(40);
    expect(meal.portionCents).toBeLessThanOrEqual(900);
    for (const one of meal.ingredients) expect(one.quantity).toBeGreaterThan(0);
  }
});

test("most meals cost less than three dollars a portion", () => {
  expect(meals.filter((meal) => meal.portionCents < 300).length / meals.length).toBeGreaterThan(0.8);
});

test("a meal costs exactly what its ingredients cost", () => {
  for (const meal of meals) expect(meal.costCents).toBe(meal.ingredients.reduce((sum, one) => sum + one.costCents, 0));
});

test("cooking the written servings costs what the recipe says", () => {
  for (const meal of meals) expect(costFor(meal, meal.servings)).toBe(meal.costCents);
});

test("more portions never cost less, and ingredients in the pantry cost nothing", () => {
  fc.assert(
    fc.property(anyMeal, fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 30 }), (meal, few, more) => {
      expect(costFor(meal, few + more)).toBeGreaterThanOrEqual(costFor(meal, few));
      const pantry = new Set(meal.ingredients.slice(0, 2).map((one) => one.key));
      const left = ingredientsFor(meal, few, pantry);
      expect(left.map((one) => one.key)).toEqual(meal.ingredients.slice(2).map((one) => one.key));
      expect(costFor(meal, few, pantry)).toBeLessThanOrEqual(costFor(meal, few));
      expect(costFor(meal, few, new Set(meal.ingredients.map((one) => one.key)))).toBe(0);
    }),
  );
});

test("there are at least six meals for each time of day under every combination of tags", () => {
  const mixtures = diets.reduce<(typeof diets)[]>((all, diet) => [...all, ...all.map((one) => [...one, diet])], [[]]);
  for (const requested of mixtures) {
    for (const slot of slots) {
      expect(meals.filter((meal) => meal.slot === slot && suits(meal, requested)).length).toBeGreaterThanOrEqual(6);
    }
  }
});

test("tags follow from the ingredients", () => {
  expect(mealOf("pork-chops-apples")?.diets).toEqual(["gluten-free"]);
  expect(mealOf("red-lentil-dal")?.diets).toEqual(["vegetarian", "vegan", "gluten-free", "halal"]);
  expect(mealOf("scrambled-eggs-toast")?.diets).toEqual(["vegetarian", "halal"]);
  expect(mealOf("sheet-pan-chicken")?.diets).toEqual(["gluten-free", "halal"]);
  for (const meal of meals.filter(({ diets }) => diets.includes("vegan"))) expect(meal.diets).toContain("vegetarian");
});

test("where brands differ, the tag is ruled out or the name says which to buy", () => {
  const has = (key: string) => meals.filter((meal) => meal.ingredients.some((one) => one.key === key));
  // buns and bread have one standard, which allows milk (21 CFR 136.110)
  for (const meal of [...has("bread"), ...has("bun")]) expect(meal.diets, meal.key).not.toContain("vegan");
  const nameOf = (key: string) => pantryChoices.find((one) => one.key === key)?.name;
  expect(nameOf("flour-tortilla")).toBe("Flour tortillas, no lard");
  expect(nameOf("refried-beans")).toBe("Refried beans, vegetarian");
  expect(dietNote).toContain("without animal rennet");
});

test("the cooking guide has six recipes, each with difficulty, time, cost and steps", () => {
  expect(guideRecipes).toHaveLength(6);
  for (const recipe of guideRecipes) {
    expect(["Easy", "Medium"]).toContain(recipe.guide.difficulty);
    expect(recipe.steps.length).toBeGreaterThanOrEqual(5);
    expect(recipe.costCents).toBeGreaterThan(0);
  }
});

test("amounts are written as in a recipe, and whole things are bought whole", () => {
  expect(showAmount(1.5, "cup")).toBe("1½ cups");
  expect(showAmount(0.25, "cup")).toBe("¼ cup");
  expect(showAmount(3, "each")).toBe("3");
  expect(showAmount(2.5, "lb")).toBe("2½ lb");
  expect(showAmount(0.5, "bunch", true)).toBe("1 bunch");
  expect(showAmount(1.2, "can", true)).toBe("2 cans");
  expect(showAmount(1.2, "each", true)).toBe("2");
  expect(showAmount(0.05, "tsp")).toBe("¼ tsp");
});

test("a third of a recipe has thirds, as measuring cups do", () => {
  expect([1 / 3, 2 / 3, 4 / 3, 8 / 3].map((size) => showAmount(size, "cup"))).toEqual(["⅓ cup", "⅔ cup", "1⅓ cups", "2⅔ cups"]);
  expect(showAmount(0.9, "cup")).toBe("1 cup");
  expect(showAmount(1.95, "can")).toBe("2 cans");
  expect(showAmount(0, "can", true)).toBe("0 can");
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 160 }), (steps) => {
      const quarters = steps / 4;
      const [whole, sign] = [Math.floor(quarters), ["", "¼", "½", "¾"][steps % 4]];
      expect(showAmount(quarters, "each")).toBe(`${whole || ""}${sign}`);
    }),
  );
});

test("what comes only whole is not asked for in parts, of a can at most half, for any number of people", () => {
  const amountsOf = (key: string, portions: number, part: string) =>
    ingredientsFor(mealOf(key)!, portions)
      .filter((one) => one.key === part)
      .map(({ quantity, unit }) => showAmount(quantity, unit));
  expect(amountsOf("lentil-soup", 2, "garlic")).toEqual(["1 clove"]);
  expect(amountsOf("lentil-soup", 2, "tomatoes")).toEqual(["½ can"]);
  for (const meal of meals)
    for (const portions of [2, 4, 6, 8, 10, 12, 14, 16])
      for (const { key, unit, quantity } of ingredientsFor(meal, portions)) {
        const step = /^(egg|pita|bun|bagel|.*-tortilla)$/.test(key) || unit === "slice" || unit === "clove" ? 1 : unit === "can" ? 0.5 : 0;
        expect(step === 0 || (quantity >= step && quantity % step === 0), `${meal.key} ${key} ${quantity}`).toBe(true);
      }
});

test("every ingredient that can be in a pantry is used by a meal", () => {
  const used = new Set(meals.flatMap((meal) => meal.ingredients.map(({ key }) => key)));
  expect(pantryChoices.map(({ key }) => key).filter((key) => !used.has(key))).toEqual([]);
});

test("the water in the steps is scaled like the ingredients, and no step counts for a fixed number of portions", () => {
  const soup = mealOf("lentil-soup")!;
  expect(stepsFor(soup, 2).join()).toContain("lentils, tomatoes and 2⅔ cups of water.");
  expect(stepsFor(soup, soup.servings).join()).toContain("lentils, tomatoes and 8 cups of water.");
  expect(stepsFor(mealOf("rice-beans-egg")!, 16).join()).toContain("rice and 14 cups of water");
  for (const meal of meals) {
    expect(stepsFor(meal, 2).join(), meal.key).not.toMatch(/[{}]/);
    const written = meal.steps.join(" ").replace(/\{[^}]+\}/g, "");
    expect(written, meal.key).not.toMatch(/cups? of (boiling |simmering )?(salted )?water|tablespoon|\d ?(cup|lb|oz)/);
    expect(written, meal.key).not.toMatch(
      /\b(two|three|four|six|eight) (jars|hollows|patties|cups|tortillas)\b(?!( of a muffin tin)? for each)/,
    );
  }
});

test("cooked rice is cooled within an hour and eaten within a day, as the cooking guide says, and none is cooked the day before", () => {
  expect(leftoversOf(mealOf("three-bean-chili")!)).toBe(
    "Cool what is left within an hour, since it has rice, keep it cold, and eat it within a day. What you warm up, heat to 165 °F.",
  );
  expect(leftoversOf(mealOf("lentil-soup")!)).toBe(
    "Cool what is left within two hours and keep it cold. What you warm up, heat to 165 °F.",
  );
  expect(leftoversOf(mealOf("shrimp-noodle-salad")!)).toContain("two hours");
  for (const meal of meals) expect(meal.steps.join(), meal.key).not.toContain("the day before");
});

test("eggs are cooked until firm, frozen vegetables in salads too, dried beans boil, and no amount of water is missing", () => {
  const steps = (key: string) => mealOf(key)!.steps.join(" ");
  for (const meal of meals) expect(steps(meal.key), meal.key).not.toMatch(/whites are set|crack them in, cover until set/i);
  for (const key of ["eggs-spinach-toast", "potato-hash-egg", "eggs-in-tomato", "sausage-potato-skillet", "rice-beans-egg"])
    expect(steps(key), key).toContain("white and yolk are firm");
  expect(steps("quinoa-bean-salad")).toContain("the corn with it for the last 5");
  expect(steps("pintos-cornbread")).toContain("boil hard in fresh water for 10 minutes");
  expect(steps("lentils-rice-onions")).toContain("in {4 cup} of water");
  expect(steps("cauliflower-chickpea-tray")).not.toContain("dried chickpeas");
  for (const meal of meals.filter(({ key }) => /\b(oiled?|grease)/i.test(steps(key))))
    expect(
      meal.ingredients.some(({ key }) => /oil|butter/.test(key)),
      meal.key,
    ).toBe(true);
});
