import { implement } from "@orpc/server";
import { Problem } from "#shared/errors.ts";
import { writeEntry } from "#journal/journal.repository.ts";
import { checkDraft, withTag } from "#journal/journal.rules.ts";
import { makePlan, swapMeal } from "#kitchen/kitchen.plan.rules.ts";
import { isIngredient, pantryChoices } from "#kitchen/kitchen.rules.ts";
import { addDays, startOfWeek } from "#shared/dates.ts";
import type { MemberTx } from "#server/database.ts";
import { echoInput, type RpcContext } from "#server/rpc.ts";
import { lifestyleContract, lifestyleRows } from "./lifestyle.contract.ts";
import {
  addHabit,
  archiveHabit,
  checkDay,
  editHabit,
  listHabits,
  readHabit,
  removeHabit,
  restoreHabit,
} from "./lifestyle.habits.repository.ts";
import { reviewDay } from "./lifestyle.habits.rules.ts";
import { planShown } from "./lifestyle.meals.rules.ts";
import { findNearby } from "./lifestyle.nearby.repository.ts";
import { changeBasket, changeDays, savePlan, openPlan, reopenPlan } from "./lifestyle.plans.repository.ts";
import { checkableDays, dayRefusal, planGone } from "./lifestyle.rules.ts";
import { addSpot, editSpot, listSpots, removeSpot, restoreSpot } from "./lifestyle.spots.repository.ts";
import { changeSettings, readSettings, stockPantry } from "./lifestyle.repository.ts";
import { reflectionRefusal, reflectionWords } from "./lifestyle.week.rules.ts";
import { listWeeks, startWeek, undoWeek } from "./lifestyle.weeks.repository.ts";

const os = implement(lifestyleContract).$context<RpcContext>();

/** The rows of this feature that an archive may import. */
export const lifestyleImport = lifestyleRows;

export const lifestyleRoutes = os.router({
  meals: os.meals.handler(({ context }) => context.data((tx) => board(tx, context))),
  choices: os.choices.handler(() => [...pantryChoices]),
  choose: os.choose.handler(({ input, context }) =>
    context.data(async (tx) => {
      await changeSettings(tx, input, context.now);
      return board(tx, context);
    }),
  ),
  stock: os.stock.handler(({ input, context }) =>
    context.data(async (tx) => {
      refuseUnknown(input.key);
      await stockPantry(tx, input.key, input.isThere, context.now);
      return board(tx, context);
    }),
  ),
  generate: os.generate.handler(({ input: { id, ...options }, context }) =>
    context.data(async (tx) => {
      const { pantry, ...chosen } = await changeSettings(tx, options, context.now);
      const former = await openPlan(tx);
      const days = makePlan({ ...chosen, inPantry: new Set(pantry), seed: chance(), previous: former?.days });
      const { dollars, eaters, diets } = chosen;
      await savePlan(tx, { id, startOn: context.today, dollars, eaters, diets, days }, context.now);
      return board(tx, context);
    }),
  ),
  swap: os.swap.handler(({ input: { id, day, slot, instead }, context }) =>
    context.data(async (tx) => {
      const { pantry, diets: chosenSince } = await readSettings(tx, context.now, true);
      const plan = await openPlan(tx);
      const diets = [...new Set([...(plan?.diets ?? []), ...chosenSince])]; // the tags of the plan and those chosen since
      if (plan?.id === id && plan.days[day]?.[slot] !== instead) throw new Problem("conflict", planGone);
      await changeDays(tx, id, plan ? swapMeal(plan.days, day, slot, { ...plan, diets, inPantry: new Set(pantry), seed: chance() }) : []);
      return board(tx, context);
    }),
  ),
  reopen: os.reopen.handler(({ input, context }) =>
    context.data(async (tx) => {
      await readSettings(tx, context.now, true);
      await reopenPlan(tx, input.id, context.now);
      return board(tx, context);
    }),
  ),
  basket: os.basket.handler(({ input, context }) =>
    context.data(async (tx) => {
      refuseUnknown(input.key);
      await changeBasket(tx, input.id, input.key, input.isIn);
      return board(tx, context);
    }),
  ),

  habits: os.habits.handler(({ context }) =>
    context.data(async (tx) => {
      await readSettings(tx, context.now);
      return listHabits(tx, calendar(context));
    }),
  ),
  addHabit: os.addHabit.handler(({ input: { id, ...fields }, context }) =>
    context.data(async (tx) => {
      await readSettings(tx, context.now);
      await addHabit(tx, id, fields, context.now);
      return readHabit(tx, id, calendar(context));
    }),
  ),
  editHabit: os.editHabit.handler(({ input: { id, ...fields }, context }) =>
    context.data(async (tx) => {
      await editHabit(tx, id, fields);
      return readHabit(tx, id, calendar(context));
    }),
  ),
  archiveHabit: os.archiveHabit.handler(({ input, context }) =>
    context.data(async (tx) => {
      await archiveHabit(tx, input.id, input.isArchived, context.now);
      return readHabit(tx, input.id, calendar(context));
    }),
  ),
  removeHabit: os.removeHabit.handler(echoInput((tx, input, context) => removeHabit(tx, input.id, context.now))),
  restoreHabit: os.restoreHabit.handler(({ input, context }) =>
    context.data(async (tx) => {
      await restoreHabit(tx, input.id);
      return readHabit(tx, input.id, calendar(context));
    }),
  ),
  check: os.check.handler(({ input: { id, day, isDone }, context }) =>
    context.data(async (tx) => {
      if (day > context.today || day < addDays(context.today, -checkableDays)) throw new Problem("invalid", dayRefusal, { field: "day" });
      if (context.isFirstWrite()) await checkDay(tx, id, day, isDone, context.now);
      return readHabit(tx, id, calendar(context));
    }),
  ),

  weeks: os.weeks.handler(({ context }) => context.data((tx) => listWeeks(tx))),
  startWeek: os.startWeek.handler(({ input, context }) => context.data((tx) => startWeek(tx, input.id, calendar(context), context.now))),
  undoWeek: os.undoWeek.handler(echoInput((tx, input, context) => undoWeek(tx, input.id, context.now))),
  reflect: os.reflect.handler(({ input: { id, ...answers }, context }) =>
    context.data(async (tx) => {
      const { weekStartsOn } = context.member;
      const words = reflectionWords(startOfWeek(reviewDay(context.today, weekStartsOn), weekStartsOn), answers);
      if (words === "") throw new Problem("invalid", reflectionRefusal.text, { field: "answers" });
      const entry = await writeEntry(
        tx,
        id,
        checkDraft({ kind: "weekly-reset", entryText: withTag("weekly-reset", words), moodRating: null, isMoodSet: false }),
        { now: context.now, timeZone: context.member.timeZone },
      );
      return { id: entry.id };
    }),
  ),

  nearby: os.nearby.handler(({ input: { radius, ...point }, context }) => findNearby(context.context, context.member.id, point, radius)),
  map: os.map.handler(({ context }) => ({ tileUrl: context.context.config.TILE_URL ?? null })),
  spots: os.spots.handler(({ context }) => context.data((tx) => listSpots(tx))),
  addSpot: os.addSpot.handler(({ input, context }) => context.data((tx) => addSpot(tx, input, context.now))),
  editSpot: os.editSpot.handler(({ input, context }) => context.data((tx) => editSpot(tx, input))),
  removeSpot: os.removeSpot.handler(echoInput((tx, input, context) => removeSpot(tx, input.id, context.now))),
  restoreSpot: os.restoreSpot.handler(({ input, context }) => context.data((tx) => restoreSpot(tx, input.id))),
});

async function board(tx: MemberTx, { now }: RpcContext) {
  const settings = await readSettings(tx, now);
  const saved = await openPlan(tx);
  return { settings, plan: saved && planShown(saved, settings.pantry) };
}

function refuseUnknown(key: string) {
  if (!isIngredient(key)) throw new Problem("not-found", "This ingredient is not in the catalogue.");
}

const calendar = ({ today, member: { weekStartsOn, timeZone } }: RpcContext) => ({ today, weekStartsOn, timeZone });
const chance = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
