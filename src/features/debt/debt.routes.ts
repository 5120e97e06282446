import { implement } from "@orpc/server";
import type { MemberTx } from "#server/database.ts";
import type { RpcContext } from "#server/rpc.ts";
import { debtContract, debtRows } from "./debt.contract.ts";
import {
  addDebt,
  addPayment,
  editDebt,
  listDebts,
  listPayments,
  paidIn,
  readPlan,
  removeDebt,
  removePayment,
  restoreDebt,
  restorePayment,
  savePlan,
  startDebts,
} from "./debt.repository.ts";
import {
  addGoal,
  contribute,
  findContribution,
  editGoal,
  listGoals,
  removeGoal,
  restoreGoal,
  removeContribution,
} from "./goal.repository.ts";

const os = implement(debtContract).$context<RpcContext>();

/** Runs `work` in one transaction and answers with the id it was about. */
const done = async <Id extends { id: string }>({ id }: Id, context: RpcContext, work: (tx: MemberTx) => Promise<void>) => {
  await context.data(work);
  return { id };
};

/** The rows of this feature that an archive may import. */
export const debtImport = debtRows;

export const debtRoutes = os.router({
  read: os.read.handler(({ context: { data, today, now } }) =>
    data(async (tx) => {
      await startDebts(tx, today, now);
      return { debts: await listDebts(tx), goals: await listGoals(tx, today), ...(await readPlan(tx)) };
    }),
  ),
  payments: os.payments.handler(({ input, context }) => context.data((tx) => listPayments(tx, input))),
  paidIn: os.paidIn.handler(({ input, context }) => context.readOnly((tx) => paidIn(tx, input.month))),
  addDebt: os.addDebt.handler(({ input: { id, ...parts }, context }) =>
    done({ id }, context, (tx) => addDebt(tx, id, parts, context.today)),
  ),
  editDebt: os.editDebt.handler(({ input: { id, ...parts }, context }) =>
    done({ id }, context, (tx) => editDebt(tx, id, parts, context.today)),
  ),
  removeDebt: os.removeDebt.handler(({ input, context }) => done(input, context, (tx) => removeDebt(tx, input.id, context.now))),
  restoreDebt: os.restoreDebt.handler(({ input, context }) => done(input, context, (tx) => restoreDebt(tx, input.id))),
  addPayment: os.addPayment.handler(({ input, context }) => done(input, context, (tx) => addPayment(tx, input, context.today))),
  removePayment: os.removePayment.handler(({ input, context }) => done(input, context, (tx) => removePayment(tx, input.id, context.now))),
  restorePayment: os.restorePayment.handler(({ input, context }) => done(input, context, (tx) => restorePayment(tx, input.id))),
  plan: os.plan.handler(({ input, context }) =>
    context.data(async (tx) => {
      await startDebts(tx, context.today, context.now);
      await savePlan(tx, input);
      return readPlan(tx);
    }),
  ),
  addGoal: os.addGoal.handler(({ input: { id, ...parts }, context }) => done({ id }, context, (tx) => addGoal(tx, id, parts))),
  editGoal: os.editGoal.handler(({ input: { id, ...parts }, context }) => done({ id }, context, (tx) => editGoal(tx, id, parts))),
  removeGoal: os.removeGoal.handler(({ input, context }) => done(input, context, (tx) => removeGoal(tx, input.id, context.now))),
  restoreGoal: os.restoreGoal.handler(({ input, context }) => done(input, context, (tx) => restoreGoal(tx, input.id))),
  contribute: os.contribute.handler(({ input, context }) => done(input, context, (tx) => contribute(tx, input, context.today))),
  contribution: os.contribution.handler(({ input, context }) =>
    context.data(async (tx) => ({ contribution: await findContribution(tx, input.id) })),
  ),
  takeBack: os.takeBack.handler(({ input, context }) => done(input, context, (tx) => removeContribution(tx, input.id))),
});
