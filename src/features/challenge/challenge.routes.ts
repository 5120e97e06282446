import { implement } from "@orpc/server";
import { refuseConflict } from "#server/edit-conflicts.ts";
import { echoId, echoInput, type RpcContext } from "#server/rpc.ts";
import { challengeContract, challengeRows } from "./challenge.contract.ts";
import {
  addMilestone,
  celebrate,
  listMonth,
  markDay,
  openChallenge,
  readState,
  removeMilestone,
  restoreMilestone,
  setSettings,
  type Moment,
} from "./challenge.repository.ts";

const os = implement(challengeContract).$context<RpcContext>();
const momentOf = ({ today, member, now }: RpcContext): Moment => ({ today, timeZone: member.timeZone, now });

/** The rows of this feature that an archive may import. */
export const challengeImport = challengeRows;

export const challengeRoutes = os.router({
  read: os.read.handler(({ context }) =>
    context.data(async (tx) => readState(tx, await openChallenge(tx, momentOf(context)), context.today)),
  ),
  calendar: os.calendar.handler(({ input, context }) => context.data(async (tx) => ({ marks: await listMonth(tx, input.month) }))),
  mark: os.mark.handler(({ input, context }) =>
    context.data(async (tx) => {
      const settings = await openChallenge(tx, momentOf(context));
      const before = context.isFirstWrite() ? await markDay(tx, input, momentOf(context)) : input.mark;
      return { ...(await readState(tx, settings, context.today)), before };
    }),
  ),
  addMilestone: os.addMilestone.handler(echoId((tx, input, context) => addMilestone(tx, input, momentOf(context)))),
  removeMilestone: os.removeMilestone.handler(echoInput((tx, input, context) => removeMilestone(tx, input.id, context.now))),
  restoreMilestone: os.restoreMilestone.handler(echoInput((tx, input) => restoreMilestone(tx, input.id))),
  celebrate: os.celebrate.handler(echoInput((tx, input) => celebrate(tx, input.id))),
  setPerDay: os.setPerDay.handler(
    echoInput(async (tx, input, context) => {
      await openChallenge(tx, momentOf(context));
      await setSettings(tx, { centsPerDay: input.cents });
    }),
  ),
  setRules: os.setRules.handler(({ input, context }) =>
    context.data(async (tx) => {
      const current = await openChallenge(tx, momentOf(context));
      const { seen, ...next } = input;
      await refuseConflict(tx, "own rules", { seen, next, read: async () => ({ still: current.still, spent: current.spent }) });
      await setSettings(tx, next);
      return next;
    }),
  ),
});
