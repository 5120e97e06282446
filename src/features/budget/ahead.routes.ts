import { implement } from "@orpc/server";
import { echoInput, type RpcContext } from "#server/rpc.ts";
import { aheadContract, aheadRows } from "./ahead.contract.ts";
import { addIncome, editIncome, readAhead, removeIncome, setBalance } from "./ahead.repository.ts";
import { changeBillDay } from "./bill.repository.ts";

const os = implement(aheadContract).$context<RpcContext>();

/** The incomes and balance that an archive may import. */
export const aheadImport = aheadRows;

export const aheadRoutes = os.router({
  changeBillDay: os.changeBillDay.handler(({ input: { id, dueOn, change, movedTo }, context }) =>
    context.data(async (tx) => {
      await changeBillDay(tx, id, dueOn, change === "skip" ? null : change === "move" ? (movedTo ?? dueOn) : undefined);
      return { id };
    }),
  ),

  next: os.next.handler(({ context }) => context.readOnly((tx) => readAhead(tx, context.today))),
  setBalance: os.setBalance.handler(({ input, context }) =>
    context.data(async (tx) => {
      await setBalance(tx, input, context);
      return { today: context.today };
    }),
  ),
  addIncome: os.addIncome.handler(({ input: { id, ...parts }, context }) =>
    context.data(async (tx) => {
      await addIncome(tx, id, parts);
      return { id };
    }),
  ),
  editIncome: os.editIncome.handler(({ input: { id, ...parts }, context }) =>
    context.data(async (tx) => {
      await editIncome(tx, id, parts);
      return { id };
    }),
  ),
  removeIncome: os.removeIncome.handler(echoInput((tx, input, context) => removeIncome(tx, input.id, context.now))),
});
