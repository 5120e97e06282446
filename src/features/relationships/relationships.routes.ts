import { implement } from "@orpc/server";
import { addDays, isoWeek, type Day } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { echoInput, type RpcContext } from "#server/rpc.ts";
import { relationshipsContract, relationshipsRows } from "./relationships.contract.ts";
import { checkInRefusal, shownWeeks, situationRefusal, weekRefusal } from "./relationships.rules.ts";
import {
  addAnalysis,
  listAnalyses,
  listCheckIns,
  listCheckInsBefore,
  readAnalysis,
  removeAnalysis,
  restoreAnalysis,
  saveCheckIn,
} from "./relationships.repository.ts";

const firstShownWeek = (today: Day): string => isoWeek(addDays(today, -7 * (shownWeeks - 1)));

const os = implement(relationshipsContract).$context<RpcContext>();

/** The rows of this feature that an archive may import. */
export const relationshipsImport = relationshipsRows;

export const relationshipsRoutes = os.router({
  list: os.list.handler(({ input, context }) => context.data((tx) => listAnalyses(tx, input))),
  read: os.read.handler(({ input, context }) => context.data((tx) => readAnalysis(tx, input.id))),
  analyze: os.analyze.handler(({ input: { id, situationText }, context }) => {
    const refusal = situationRefusal(situationText);
    if (refusal) throw new Problem("invalid", refusal.description ?? refusal.title, { field: "situationText" });
    return context.data((tx) => addAnalysis(tx, id, situationText, context.now));
  }),
  remove: os.remove.handler(echoInput((tx, input, context) => removeAnalysis(tx, input.id, context.now))),
  restore: os.restore.handler(({ input, context }) => context.data((tx) => restoreAnalysis(tx, input.id))),
  weeks: os.weeks.handler(async ({ context }) => {
    const from = firstShownWeek(context.today);
    const { checkIns, earlier } = await context.data(async (tx) => ({
      checkIns: await listCheckIns(tx, from),
      earlier: (await listCheckInsBefore(tx, from, 1)).checkIns,
    }));
    return { week: isoWeek(context.today), checkIns, hasEarlier: earlier.length > 0 };
  }),
  earlierWeeks: os.earlierWeeks.handler(({ input: { before, limit }, context }) => {
    const from = firstShownWeek(context.today);
    return context.data((tx) => listCheckInsBefore(tx, before && before < from ? before : from, limit));
  }),
  saveWeek: os.saveWeek.handler(({ input: { seen, week: given, ...input }, context }) => {
    const week = given ?? isoWeek(context.today);
    const refusal = weekRefusal(week, context.today) ?? checkInRefusal(input);
    if (refusal) throw new Problem("invalid", refusal.sentence, { field: refusal.field });
    return context.data((tx) => saveCheckIn(tx, week, { draft: input, seen }, crypto.randomUUID(), context.now));
  }),
});
