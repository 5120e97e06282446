import { implement } from "@orpc/server";
import { addDays } from "#shared/dates.ts";
import { echoInput, type RpcContext } from "#server/rpc.ts";
import { growthContract, growthRows } from "./growth.contract.ts";
import { checkCheckin, checkinDays } from "./growth.records.rules.ts";
import {
  addReading,
  addRehearsal,
  listCheckins,
  listReadings,
  listRehearsals,
  listTicks,
  removeCheckin,
  restoreCheckin,
  saveCheckin,
  saveTicks,
} from "./growth.repository.ts";

const os = implement(growthContract).$context<RpcContext>();

/** The rows of this feature that an archive may import. */
export const growthImport = growthRows;

export const growthRoutes = os.router({
  readings: os.readings.handler(({ context }) => context.data(listReadings)),
  read: os.read.handler(({ input: { slug, ...reading }, context }) => context.data((tx) => addReading(tx, slug, reading, context.now))),
  checkins: os.checkins.handler(({ context }) =>
    context.data((tx) => listCheckins(tx, addDays(context.today, -checkinDays), addDays(context.today, checkinDays))),
  ),
  checkIn: os.checkIn.handler(({ input: { seen, ...input }, context }) => {
    checkCheckin(input, context.today);
    return context.data((tx) => saveCheckin(tx, input, context.now, seen));
  }),
  removeCheckin: os.removeCheckin.handler(echoInput((tx, input, context) => removeCheckin(tx, input.id, context.now))),
  restoreCheckin: os.restoreCheckin.handler(({ input, context }) => context.data((tx) => restoreCheckin(tx, input.id))),
  ticks: os.ticks.handler(({ context }) => context.data(listTicks)),
  tick: os.tick.handler(({ input, context }) => context.data((tx) => saveTicks(tx, input.name, input, context.now))),
  rehearsals: os.rehearsals.handler(({ context }) => context.data(listRehearsals)),
  rehearse: os.rehearse.handler(({ input, context }) =>
    context.data((tx) => addRehearsal(tx, { ...input, day: context.today }, context.now)),
  ),
});
