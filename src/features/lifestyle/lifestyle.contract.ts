import { z } from "zod";
import {
  byId,
  cents,
  day,
  del,
  firstVersion,
  get,
  id,
  imported,
  importedFields,
  instant,
  post,
  put,
  signedCents,
  text,
  version,
  words,
  type FeatureImport,
} from "#shared/fields.ts";
import { habitLimits, habitRefusal, tooManyHabits } from "./lifestyle.habits.rules.ts";
import { habitFormats } from "./lifestyle.imports.rules.ts";
import { isKnownIngredient, isKnownMeal, keptPlans } from "./lifestyle.meals.rules.ts";
import { pointRefusal } from "./lifestyle.near.rules.ts";
import { kindsOfPlaces } from "./lifestyle.places.content.ts";
import { radii } from "./lifestyle.places.rules.ts";
import { budgetRange, budgetRefusal, eatersRange, eatersRefusal, spotLimits, spotRefusal } from "./lifestyle.rules.ts";

const dollars = z.int(budgetRefusal).min(budgetRange.smallest, budgetRefusal).max(budgetRange.largest, budgetRefusal);
const eaters = z.int(eatersRefusal).min(eatersRange.smallest, eatersRefusal).max(eatersRange.largest, eatersRefusal);
const diets = z.array(z.enum(["vegetarian", "vegan", "gluten-free", "halal"], "This tag is not known.")).max(4);
const slot = z.enum(["breakfast", "lunch", "dinner"]);
const distanceUnit = z.enum(["km", "mi"]);
const ingredient = z.string().max(40);

const settings = z.object({ dollars, eaters, diets, pantry: z.array(z.string()), distanceUnit });
const meal = z.object({
  slot,
  key: z.string(),
  name: z.string(),
  minutes: z.int(),
  portions: z.int(),
  costCents: cents,
  ingredients: z.array(z.object({ name: z.string(), amount: z.string(), isInPantry: z.boolean() })),
  steps: z.array(z.string()),
  leftovers: z.string(),
});
const aisle = z.enum(["Produce", "Frozen", "Dairy and eggs", "Meat and fish", "Cans and jars", "Dry goods", "Spices and oils", "Bakery"]);
const plan = z.object({
  id,
  startOn: day,
  dollars,
  eaters,
  diets,
  days: z.array(z.object({ day, allottedCents: cents, estimatedCents: cents, leftCents: signedCents, meals: z.array(meal) })),
  estimatedCents: cents,
  leftCents: signedCents,
  leastCents: cents.describe("the least that three days cost for these people and diets"),
  flooringLeavesCents: cents,
  list: z.object({
    totalCents: cents.describe("what the plan uses"),
    tillCents: cents.describe("what whole packages cost"),
    aisles: z.array(
      z.object({
        aisle,
        items: z.array(
          z.object({
            key: z.string(),
            name: z.string(),
            amount: z.string(),
            costCents: cents,
            tillCents: cents,
            bought: z.string().nullable(),
            isIn: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  fromPantry: z.array(z.object({ key: z.string(), name: z.string() })),
});
const board = z.object({ settings, plan: plan.nullable() });

const habit = z.object({
  id,
  name: z.string(),
  category: z.string(),
  weeklyTarget: z.int().nullable(),
  version,
  isArchived: z.boolean(),
  streak: z.object({ current: z.int(), longest: z.int(), unit: z.enum(["day", "week"]), isOpen: z.boolean() }),
  days: z.array(day),
  isChecked: z.boolean(),
});
const weeklyTarget = z.int().min(habitLimits.weeklyTarget.smallest).max(habitLimits.weeklyTarget.largest).nullable();
const habitFields = {
  name: words(habitLimits.name, habitRefusal),
  category: words(habitLimits.category, habitRefusal),
  weeklyTarget: weeklyTarget.default(null),
};

const pastWeek = z.object({
  id,
  endedOn: day,
  plan: z.object({ dollars: z.int(), estimatedCents: z.int(), days: z.array(z.object({ day, meals: z.array(z.string()) })) }).nullable(),
  habits: z.array(z.object({ name: z.string(), category: z.string(), done: z.int(), meant: z.int() })),
});

const lat = z.number(pointRefusal).min(-90, pointRefusal).max(90, pointRefusal);
const lon = z.number(pointRefusal).min(-180, pointRefusal).max(180, pointRefusal);
const spotFields = {
  name: words(spotLimits.name, spotRefusal),
  type: text(spotLimits.type).default(""),
  note: text(spotLimits.note).default(""),
  address: text(spotLimits.address).default(""),
  lat: lat.nullable().default(null),
  lon: lon.nullable().default(null),
};
const spot = z.object({
  id,
  name: z.string(),
  type: z.string(),
  note: z.string(),
  address: z.string(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  version,
});
const place = z.object({
  key: z.string(),
  lat: z.number(),
  lon: z.number(),
  name: z.string(),
  kind: z.enum(kindsOfPlaces.map((one) => one.kind)),
  type: z.string(),
  discount: z.string(),
  address: z.string().nullable(),
  openingHours: z.string().nullable(),
  wheelchair: z.enum(["yes", "limited", "no"]).nullable(),
  editedOn: day.nullable(),
});

export const lifestyleContract = {
  meals: get("/lifestyle/meals", "This week's plan with its grocery list").output(board),
  choices: get("/lifestyle/pantry", "Everything a pantry may hold").output(z.array(z.object({ key: z.string(), name: z.string(), aisle }))),
  choose: put("/lifestyle/settings", "Change the food budget, people, tags or unit of distance")
    .input(z.object({ dollars, eaters, diets, distanceUnit }).partial())
    .output(board),
  stock: put("/lifestyle/pantry/{key}", "Put something into the pantry or take it out")
    .input(z.object({ key: ingredient, isThere: z.boolean() }))
    .output(board),
  generate: post("/lifestyle/plans", "Make another plan; the same id again changes nothing")
    .input(z.object({ id, dollars, eaters: eaters.optional(), diets: diets.optional() }))
    .output(board),
  swap: post("/lifestyle/plans/{id}/swap", "Put another meal in one place")
    .input(z.object({ id, day: z.int().min(0).max(2), slot, instead: z.string().max(60).describe("the meal that stands there now") }))
    .output(board),
  reopen: post("/lifestyle/plans/{id}/reopen", "Go back to a former plan").input(byId).output(board),
  basket: put("/lifestyle/plans/{id}/basket/{key}", "Check something off the grocery list")
    .input(z.object({ id, key: ingredient, isIn: z.boolean() }))
    .output(board),

  habits: get("/lifestyle/habits", "Habits with their streaks and days").output(z.array(habit)),
  addHabit: post("/lifestyle/habits", "Add a habit")
    .input(z.object({ id, ...habitFields }))
    .output(habit),
  editHabit: put("/lifestyle/habits/{id}", "Change a habit")
    .input(z.object({ id, ...habitFields, version }))
    .output(habit),
  archiveHabit: put("/lifestyle/habits/{id}/archive", "Put a habit away, or back; its days stay")
    .input(z.object({ id, isArchived: z.boolean() }))
    .output(habit),
  removeHabit: del("/lifestyle/habits/{id}", "Delete a habit with its days; `restore` brings both back for 30 days")
    .input(byId)
    .output(byId),
  restoreHabit: post("/lifestyle/habits/{id}/restore", "Undo a delete").input(byId).output(habit),
  check: put("/lifestyle/habits/{id}/days/{day}", "Check a habit off for a day, or uncheck it")
    .input(z.object({ id, day, isDone: z.boolean() }))
    .output(habit),

  weeks: get("/lifestyle/weeks", "Past weeks, newest first").output(z.array(pastWeek)),
  startWeek: post("/lifestyle/weeks", "Start a new week: clears meals, unchecks habits, keeps the past week").input(byId).output(pastWeek),
  undoWeek: post("/lifestyle/weeks/{id}/undo", "Take back 'Start New Week'").input(byId).output(byId),
  reflect: post("/lifestyle/reflections", "Save the answers of the weekly reset to the journal")
    .input(z.object({ id, good: text(4_000).default(""), heavy: text(4_000).default(""), next: text(4_000).default("") }))
    .output(byId),

  nearby: post("/lifestyle/nearby", "Real places that save money around a rounded point")
    .input(z.object({ lat, lon, radius: z.union(radii.map((one) => z.literal(one))).default(radii[0]) }))
    .output(z.object({ places: z.array(place), asOf: instant.nullable(), fetchedAt: instant.nullable(), trouble: z.string().nullable() })),
  map: get("/lifestyle/map", "Where the pictures of the map come from").output(
    z.object({ tileUrl: z.string().nullable().describe("null where no map is set up") }),
  ),
  spots: get("/lifestyle/spots", "Own saving spots").output(z.array(spot)),
  addSpot: post("/lifestyle/spots", "Add an own saving spot")
    .input(z.object({ id, ...spotFields }))
    .output(spot),
  editSpot: put("/lifestyle/spots/{id}", "Change an own saving spot")
    .input(z.object({ id, ...spotFields, version }))
    .output(spot),
  removeSpot: del("/lifestyle/spots/{id}", "Delete a spot; `restore` brings it back for 30 days").input(byId).output(byId),
  restoreSpot: post("/lifestyle/spots/{id}/restore", "Undo a delete").input(byId).output(spot),
};

/** Rows of an imported archive. */
export const lifestyleRows: FeatureImport = (at) => {
  const { newId, past, pastDay } = importedFields(at);
  const known = z.array(ingredient.refine(isKnownIngredient, "This ingredient is not known.")).max(500);
  const mealKey = z.string().max(60).refine(isKnownMeal, "This meal is not known.");
  const line = text(200);
  const fromImport = newId.nullable().default(null);
  const { weeklyTarget: _w, ...habitWords } = habitFields;
  const { dollars: _, ...weekPlan } = pastWeek.shape.plan.unwrap().shape;
  const picture = z.object({
    plan: z.object({ ...weekPlan, dollars, days: z.array(z.object({ day, meals: z.array(line).max(9) })).max(3) }).nullable(),
    habits: z
      .array(z.object({ name: line, category: line, done: z.int().min(0).max(7), meant: z.int().min(0).max(7) }))
      .max(habitLimits.each),
  });
  return {
    tables: {
      lifestyle_settings: imported({ dollars, eaters, diets, pantry: known, distance_unit: distanceUnit, updated_at: past }, { most: 1 }),
      meal_plans: imported(
        {
          id: newId,
          start_on: day,
          dollars,
          eaters,
          diets,
          days: z.array(z.object({ breakfast: mealKey, lunch: mealKey, dinner: mealKey })).length(3),
          in_basket: known,
          created_at: past,
          closed_at: past.nullable(),
        },
        { most: keptPlans },
      ),
      habits: imported(
        { id: newId, ...habitWords, weekly_target: weeklyTarget, created_at: past, archived_at: past.nullable(), import_id: fromImport },
        { derived: firstVersion },
      ),
      habit_days: imported({ id: newId, habit_id: newId, done_on: pastDay, checked_at: past, import_id: fromImport }),
      habit_imports: imported({ id: newId, file_name: words(255), format: z.enum(habitFormats), imported_at: past }),
      lifestyle_weeks: imported({ id: newId, ended_on: pastDay, ended_at: past, plan_id: newId.nullable(), picture }),
      saving_spots: imported({ id: newId, ...spotFields, created_at: past }, { most: spotLimits.each, derived: firstVersion }),
    },
    check: (rows) => (rows("habits").filter((row) => row["archived_at"] === null).length > habitLimits.each ? tooManyHabits : null),
  };
};
