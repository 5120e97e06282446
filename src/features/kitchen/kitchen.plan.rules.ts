import type { Cents } from "#shared/money.ts";
import { type PlanDay, allotments, portionsFor } from "./kitchen.budget.rules.ts";
import { type Diet, type Meal, type Slot, costFor, mealOf, meals, slots, suits } from "./kitchen.rules.ts";

export type PlanOptions = {
  /** Whole dollars, 30 to 150. */
  dollars: number;
  eaters: number;
  diets: readonly Diet[];
  inPantry: ReadonlySet<string>;
  /** Any whole number; the same seed gives the same plan. */
  seed: number;
  /** The plan to differ from. */
  previous?: readonly PlanDay[];
};

/**
 * Picks three days of meals. A day never costs more than its allotment if any combination of suitable meals fits it; if none does, it is
 * the cheapest other day made of meals that are not in the plan yet. Prefers meals that are neither in this plan nor in the previous one,
 * and days that use at least 60 % of their allotment.
 */
export function makePlan(options: PlanOptions): PlanDay[] {
  const random = randomFrom(options.seed);
  const all = combinations(menuFor(options));
  const before = new Set(options.previous?.flatMap((day) => slots.map((slot) => day[slot])));
  const used = new Set<string>();
  return allotments(options.dollars).days.map((dollars, index) => {
    const day = pickDay(all, dollars * 100, { used, before, not: options.previous?.[index], random });
    for (const slot of slots) used.add(day[slot]);
    return day;
  });
}

/** Replaces one meal of a plan; returns the same plan when no other meal is suitable. */
export function swapMeal(plan: readonly PlanDay[], index: number, slot: Slot, options: Omit<PlanOptions, "previous">): PlanDay[] {
  const day = plan[index];
  const allotted = allotments(options.dollars).days[index];
  if (!day || allotted === undefined) return [...plan];
  const used = new Set(plan.flatMap((one) => slots.map((each) => one[each])));
  const others = slots.filter((each) => each !== slot).reduce((sum, each) => sum + keyCost(day[each], options), 0);
  const choices = menuFor(options)[slot].filter((choice) => choice.key !== day[slot]);
  const fitting = choices.filter((choice) => others + choice.cost <= allotted * 100);
  const fresh = fitting.filter((choice) => !used.has(choice.key));
  const random = randomFrom(options.seed);
  const chosen = oneOf(fresh, random) ?? oneOf(fitting, random) ?? choices.toSorted((a, b) => a.cost - b.cost)[0];
  return plan.map((one, at) => (at === index && chosen ? { ...one, [slot]: chosen.key } : one));
}

type PlanCost = {
  days: { allottedCents: Cents; estimatedCents: Cents; leftCents: Cents }[];
  estimatedCents: Cents;
  flooringLeavesCents: Cents;
  /** Budget minus estimate, for the other days; below 0 when nothing suitable fits. */
  leftCents: Cents;
};

/** The allotment and the estimated cost of a plan, day by day; what is left may be negative. */
export function costPlan(plan: readonly PlanDay[], options: Pick<PlanOptions, "dollars" | "eaters" | "inPantry">): PlanCost {
  const { days: allotted, flooringLeaves } = allotments(options.dollars);
  const days = plan.map((day, index) => {
    const estimatedCents = slots.reduce((sum, slot) => sum + keyCost(day[slot], options), 0);
    const allottedCents = (allotted[index] ?? 0) * 100;
    return { allottedCents, estimatedCents, leftCents: allottedCents - estimatedCents };
  });
  const estimatedCents = days.reduce((sum, day) => sum + day.estimatedCents, 0);
  return { days, estimatedCents, flooringLeavesCents: flooringLeaves * 100, leftCents: options.dollars * 100 - estimatedCents };
}

/** The least that three days of meals cost, with the same ones each day. */
export function leastCost(options: Pick<PlanOptions, "diets" | "eaters" | "inPantry">): Cents {
  const menu = menuFor(options);
  return 3 * slots.reduce((sum, slot) => sum + Math.min(...menu[slot].map((choice) => choice.cost)), 0);
}

type Choice = { key: string; cost: Cents };
type Menu = Record<Slot, Choice[]>;

const menuFor = (options: Pick<PlanOptions, "diets" | "eaters" | "inPantry">): Menu => {
  const choices = (slot: Slot) =>
    meals
      .filter((meal) => meal.slot === slot && suits(meal, options.diets))
      .map((meal) => ({ key: meal.key, cost: mealCost(meal, options) }));
  return { breakfast: choices("breakfast"), lunch: choices("lunch"), dinner: choices("dinner") };
};

type Leaning = { used: ReadonlySet<string>; before: ReadonlySet<string>; not: PlanDay | undefined; random: () => number };

function pickDay(all: readonly Combination[], allottedCents: Cents, { used, before, not, random }: Leaning): PlanDay {
  const isOther = (one: Combination) => not === undefined || slots.some((slot) => one[slot] !== not[slot]);
  const fits = all.filter((one) => one.cost <= allottedCents);
  const fresh = fits.filter((one) => slots.every((slot) => !used.has(one[slot])));
  const news = fresh.filter((one) => slots.every((slot) => !before.has(one[slot])));
  const near = news.filter((one) => one.cost >= allottedCents * worthUsing);
  const dearest = near.length > 0 ? near : news.toSorted((a, b) => b.cost - a.cost).slice(0, 40);
  const tier = [dearest, fresh, fits].find((one) => one.some(isOther)) ?? fits;
  const unused = all.filter((one) => isOther(one) && slots.every((slot) => !used.has(one[slot])));
  const found = oneOf(tier.filter(isOther), random) ?? tier[0] ?? cheapest(unused) ?? cheapest(all);
  if (!found) throw new Error("The catalogue holds no meal for these diets."); // a test tries every combination of tags
  return { breakfast: found.breakfast, lunch: found.lunch, dinner: found.dinner };
}

const worthUsing = 0.6;
const cheapest = (list: readonly Combination[]) =>
  list.reduce<Combination | undefined>((best, one) => (best && best.cost <= one.cost ? best : one), undefined);

type Combination = PlanDay & { cost: Cents };
const combinations = (menu: Menu): Combination[] =>
  menu.breakfast.flatMap((breakfast) =>
    menu.lunch.flatMap((lunch) =>
      menu.dinner.map((dinner) => ({
        breakfast: breakfast.key,
        lunch: lunch.key,
        dinner: dinner.key,
        cost: breakfast.cost + lunch.cost + dinner.cost,
      })),
    ),
  );

const mealCost = (meal: Meal, options: Pick<PlanOptions, "eaters" | "inPantry">) =>
  costFor(meal, portionsFor(options.eaters), options.inPantry);
function keyCost(key: string, options: Pick<PlanOptions, "eaters" | "inPantry">): Cents {
  const meal = mealOf(key);
  return meal ? mealCost(meal, options) : 0; // a meal that was removed from the catalogue costs nothing and is shown as unknown
}

const oneOf = <T>(list: readonly T[], random: () => number): T | undefined => list[Math.floor(random() * list.length)];

/** mulberry32: a small seeded generator, numbers from 0 up to 1. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
