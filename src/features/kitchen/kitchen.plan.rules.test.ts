import fc from "fast-check";
import { expect, test } from "vitest";
import { isSampled } from "#testing/sample.ts";
import { allotments, budgetRange, cookingDays } from "./kitchen.budget.rules.ts";
import { groceryList } from "./kitchen.list.rules.ts";
import { type PlanOptions, costPlan, leastCost, makePlan, swapMeal } from "./kitchen.plan.rules.ts";
import { costFor, diets, mealOf, meals, pantryChoices, slots, suits } from "./kitchen.rules.ts";
import { atCheckout } from "./kitchen.checkout.rules.ts";
import { formatCheckout, leftText, listText, madeForText, optionText, showAmount, withAmount } from "./kitchen.text.rules.ts";

const dollars = fc.integer({ min: 30, max: 150 });
const pantry = fc
  .subarray(
    pantryChoices.map((one) => one.key),
    { maxLength: 12 },
  )
  .map((keys) => new Set(keys));
const options = fc.record({
  dollars,
  eaters: fc.integer({ min: 1, max: 8 }),
  diets: fc.subarray([...diets]),
  inPantry: pantry,
  seed: fc.integer(),
});
const plain = (more: Partial<PlanOptions> = {}): PlanOptions => ({
  dollars: 50,
  eaters: 1,
  diets: [],
  inPantry: new Set(),
  seed: 7,
  ...more,
});
const runs = { numRuns: isSampled ? 20 : 60 };

test("the three days may cost 30, 35 and 35 percent of the budget, each rounded down", () => {
  expect(budgetRange).toEqual({ smallest: 30, largest: 150, usual: 50 });
  expect(allotments(50)).toEqual({ days: [15, 17, 17], flooringLeaves: 1 });
  expect(allotments(65)).toEqual({ days: [19, 22, 22], flooringLeaves: 2 });
  expect(allotments(30)).toEqual({ days: [9, 10, 10], flooringLeaves: 1 });
  expect(allotments(150)).toEqual({ days: [45, 52, 52], flooringLeaves: 1 });
  fc.assert(
    fc.property(dollars, (budget) => {
      const { days, flooringLeaves } = allotments(budget);
      expect(days).toEqual([Math.floor((budget * 3) / 10), Math.floor((budget * 7) / 20), Math.floor((budget * 7) / 20)]);
      expect(days.reduce((sum, one) => sum + one, 0) + flooringLeaves).toBe(budget);
      expect(flooringLeaves).toBeGreaterThanOrEqual(0);
      expect(flooringLeaves).toBeLessThan(3);
    }),
  );
});

test("no day costs more than its allotment if any combination of suitable meals fits it", () => {
  fc.assert(
    fc.property(options, (planOptions) => {
      const plan = makePlan(planOptions);
      const cheapestDay = slots
        .map((slot) =>
          Math.min(
            ...meals
              .filter((meal) => meal.slot === slot && suits(meal, planOptions.diets))
              .map((meal) => costFor(meal, planOptions.eaters * 2, planOptions.inPantry)),
          ),
        )
        .reduce((sum, one) => sum + one, 0);
      const { days } = costPlan(plan, planOptions);
      expect(days.filter((day) => cheapestDay <= day.allottedCents && day.leftCents < 0)).toEqual([]);
    }),
    runs,
  );
});

test("every meal of a plan fits the member's tags and its time of day", () => {
  fc.assert(
    fc.property(options, (planOptions) => {
      const plan = makePlan(planOptions);
      expect(plan).toHaveLength(3);
      for (const day of plan) {
        for (const slot of slots) {
          const meal = mealOf(day[slot]);
          expect(meal?.slot).toBe(slot);
          expect(meal && suits(meal, planOptions.diets)).toBe(true);
        }
      }
    }),
    runs,
  );
});

test("the same seed gives the same plan, and generating again gives another one", () => {
  fc.assert(
    fc.property(dollars, fc.subarray([...diets]), fc.integer(), fc.integer({ min: 1, max: 2 }), (budget, tags, seed, eaters) => {
      const planOptions = plain({ dollars: budget, diets: tags, seed, eaters });
      const first = makePlan(planOptions);
      expect(makePlan(planOptions)).toEqual(first);
      expect(makePlan({ ...planOptions, previous: first })).not.toEqual(first);
    }),
    runs,
  );
});

test("a plan for one or two people has nine different meals", () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 150 }), fc.integer(), (budget, seed) => {
      const plan = makePlan(plain({ dollars: budget, seed }));
      expect(new Set(plan.flatMap((day) => slots.map((slot) => day[slot]))).size).toBe(9);
    }),
    runs,
  );
});

test("no plan costs less than the least, with any meals swapped", () => {
  fc.assert(
    fc.property(options, fc.nat({ max: 2 }), fc.constantFrom(...slots), (planOptions, index, slot) => {
      const plan = makePlan(planOptions);
      for (const one of [plan, swapMeal(plan, index, slot, planOptions)])
        expect(costPlan(one, planOptions).estimatedCents).toBeGreaterThanOrEqual(leastCost(planOptions));
    }),
    runs,
  );
  expect(leastCost(plain())).toBeLessThan(5_000);
  expect(leastCost(plain({ eaters: 8 }))).toBeGreaterThan(5_000);
});

test("estimate, allotment and what is left add up to the cent", () => {
  fc.assert(
    fc.property(options, (planOptions) => {
      const cost = costPlan(makePlan(planOptions), planOptions);
      for (const day of cost.days) expect(day.estimatedCents + day.leftCents).toBe(day.allottedCents);
      expect(cost.estimatedCents + cost.leftCents).toBe(planOptions.dollars * 100);
      expect(cost.days.reduce((sum, day) => sum + day.leftCents, 0) + cost.flooringLeavesCents).toBe(cost.leftCents);
    }),
    runs,
  );
});

test("the grocery list costs exactly the plan's estimate, names everything once and leaves out the pantry", () => {
  fc.assert(
    fc.property(options, (planOptions) => {
      const plan = makePlan(planOptions);
      const list = groceryList(plan, planOptions.eaters, planOptions.inPantry);
      const items = list.aisles.flatMap((one) => one.items);
      expect(list.totalCents).toBe(costPlan(plan, planOptions).estimatedCents);
      expect(items.reduce((sum, one) => sum + one.costCents, 0)).toBe(list.totalCents);
      expect(items.reduce((sum, one) => sum + one.tillCents, 0)).toBe(list.tillCents);
      for (const one of items) expect(one.tillCents, one.key).toBeGreaterThanOrEqual(one.costCents - 9); // rounded meal by meal
      expect(new Set(items.map((one) => one.key)).size).toBe(items.length);
      for (const one of items) expect(planOptions.inPantry.has(one.key)).toBe(false);
      const needed = new Set(plan.flatMap((day) => slots.flatMap((slot) => mealOf(day[slot])?.ingredients.map((one) => one.key) ?? [])));
      const listed = new Set([...planOptions.inPantry, ...items.map((one) => one.key)]);
      expect([...needed].filter((key) => !listed.has(key))).toEqual([]);
    }),
    runs,
  );
});

test("swapping changes one meal, and keeps the tags and the day's allotment", () => {
  fc.assert(
    fc.property(dollars, fc.subarray([...diets]), fc.integer(), fc.nat(2), fc.constantFrom(...slots), (budget, tags, seed, index, slot) => {
      const planOptions = plain({ dollars: budget, diets: tags, seed });
      const before = makePlan(planOptions);
      const after = swapMeal(before, index, slot, { ...planOptions, seed: seed + 1 });
      const same = (plan: typeof before) => plan.map((day, at) => (at === index ? { ...day, [slot]: "" } : day));
      expect(same(after)).toEqual(same(before));
      expect(after[index]?.[slot]).not.toBe(before[index]?.[slot]);
      const meal = mealOf(after[index]?.[slot] ?? "");
      expect(meal && suits(meal, tags)).toBe(true);
      const without = slots
        .filter((each) => each !== slot)
        .reduce((sum, each) => sum + costFor(mealOf(before[index]?.[each] ?? "")!, 2), 0);
      const anyFits = meals.some(
        (one) =>
          one.slot === slot &&
          one.key !== before[index]?.[slot] &&
          suits(one, tags) &&
          without + costFor(one, 2) <= allotments(budget).days[index]! * 100,
      );
      expect(anyFits && (costPlan(after, planOptions).days[index]?.leftCents ?? -1) < 0).toBe(false);
    }),
    runs,
  );
});

test("swapping a meal of a day that does not exist changes nothing", () => {
  const plan = makePlan(plain());
  expect(swapMeal(plan, 3, "lunch", plain())).toEqual(plan);
});

test("a larger budget is used: at least sixty percent of the day's allotment, if meals allow it", () => {
  const cost = costPlan(makePlan(plain({ dollars: 60 })), plain({ dollars: 60 }));
  for (const day of cost.days) expect(day.estimatedCents).toBeGreaterThanOrEqual(day.allottedCents * 0.6);
});

test("the cooking days are two days apart, across the end of a month too", () => {
  expect(cookingDays("2026-11-27")).toEqual(["2026-11-27", "2026-11-29", "2026-12-01"]);
});

test("an ingredient stands before its amount, in the singular or the plural that it has", () => {
  const shown = (key: string) => mealOf(key)!.ingredients.map((one) => withAmount(one.name, showAmount(one.quantity, one.unit)));
  expect(shown("sheet-pan-chicken")).toContain("Carrot: 4"); // not "4 Carrot"
  expect(shown("banana-pancakes")).toContain("Eggs: 1");
  expect(shown("tomato-garlic-pasta")).toContain("Garlic: 4 cloves");
});

test("a plan says for what it was made, if other people, tags or dollars are chosen since", () => {
  const plan = { dollars: 50, eaters: 1, diets: [] };
  expect(optionText({ eaters: 2, diets: ["gluten-free", "vegan"] })).toBe("For 2 people, vegan, gluten-free");
  expect(madeForText(plan, plan)).toBe(null);
  expect(madeForText({ ...plan, diets: ["vegan", "halal"] }, { ...plan, diets: ["halal", "vegan"] })).toBe(null);
  expect(madeForText(plan, { ...plan, dollars: 80 })).toBe("The plan here was made for $50.");
  expect(madeForText(plan, { ...plan, eaters: 4 })).toBe("The plan here was made for 1 person.");
  expect(madeForText(plan, { dollars: 50, eaters: 4, diets: ["vegan"] })).toBe("The plan here was made for 1 person, any diet.");
});

test("what is left names the part from rounding down, unless the days have used it or there is none", () => {
  const sums = { dollars: 31, estimatedCents: 2_000, leftCents: 1_100, flooringLeavesCents: 200 };
  expect(leftText(sums)).toBe("About $20.00 of $31 in all. $11.00 is left for the other days, $2 of it from rounding down.");
  expect(leftText({ ...sums, estimatedCents: 3_044, leftCents: 56 })).toBe("About $30.44 of $31 in all. $0.56 is left for the other days.");
  expect(leftText({ ...sums, flooringLeavesCents: 0 })).toBe("About $20.00 of $31 in all. $11.00 is left for the other days.");
  expect(leftText({ ...sums, estimatedCents: 3_200, leftCents: -100 })).toBe("About $32.00 of $31 in all.");
});

test("the copied list leaves out what is in the basket", () => {
  const plan = [{ breakfast: "peanut-banana-toast", lunch: "lentil-soup", dinner: "red-lentil-dal" }];
  const text = listText(groceryList(plan, 1, new Set()), (key) => key === "banana");
  expect(text).toContain("Grocery list\n\nProduce\n- Carrot, 1");
  expect(text).not.toContain("Banana");
  expect(text).toMatch(/About \$\d+\.\d\d at the register$/);
});

test.each([
  ["egg", 2, { tillCents: 324, bought: "1 dozen" }],
  ["egg", 13, { tillCents: 648, bought: "2 × 1 dozen" }],
  ["rice", 4.5, { tillCents: 198, bought: "2 lb bag" }],
  ["rice", 4.6, { tillCents: 396, bought: "2 × 2 lb bag" }],
  ["tuna", 1.5, { tillCents: 230, bought: null }],
  ["potato", 1.5, { tillCents: 143, bought: null }],
  ["cumin", 0.25, { tillCents: 200, bought: "1 jar" }],
])("the register charges whole packages: %s, %d", (key, quantity, asked) => {
  expect(atCheckout(key, quantity)).toEqual(asked);
});

test("thirds of a thing from three meals are one whole, not a little more", () => {
  const day = { breakfast: "oats-apple-cinnamon", lunch: "lentil-soup" };
  const dinners = ["fish-tacos", "shrimp-coconut-curry", "sweet-potato-bean-tacos"];
  const list = (eaters: number) =>
    groceryList(
      dinners.map((dinner) => ({ ...day, dinner })),
      eaters,
      new Set(),
    ).aisles.flatMap((one) => one.items);
  const limes = (eaters: number) => list(eaters).find(({ key }) => key === "lime");
  expect(limes(1)).toMatchObject({ amount: "2", tillCents: 90 }); // 3 × two thirds
  expect(limes(4)).toMatchObject({ amount: "8", tillCents: 360 });
});

test("everything that is measured in cups or spoons has a package", () => {
  const measured = meals
    .flatMap((meal) => meal.ingredients)
    .filter(({ unit }) => ["cup", "tbsp", "tsp", "oz", "slice", "clove", "stalk"].includes(unit));
  for (const { key, quantity } of measured) expect(atCheckout(key, quantity).bought, key).not.toBe(null);
});

test("the sum at the register is compared with the week's budget", () => {
  expect(formatCheckout({ totalCents: 2_800, tillCents: 2_950 }, 30)).toContain("That is within your $30.");
  expect(formatCheckout({ totalCents: 2_800, tillCents: 4_150 }, 30)).toContain("At the register it comes to about $41.50");
  expect(formatCheckout({ totalCents: 2_800, tillCents: 4_150 }, 30)).toContain("That is $11.50 more than your $30.");
});
