import { implement } from "@orpc/server";
import { echoId, echoInput, type RpcContext } from "#server/rpc.ts";
import { aheadContract, aheadRows } from "./ahead.contract.ts";
import { addIncome, editIncome, readAhead, removeIncome, setBalance } from "./ahead.repository.ts";
import { changeBillDay } from "./bill.repository.ts";

const os = implement(aheadContract).$context<RpcContext>();

/** The incomes and balance that an archive may import. */
export const aheadImport = aheadRows;

export const aheadRoutes = os.router({
  changeBillDay: os.changeBillDay.handler(
    echoId((tx, { id, dueOn, change, movedTo }) =>
      changeBillDay(tx, id, dueOn, change === "skip" ? null : change === "move" ? (movedTo ?? dueOn) : undefined),
    ),
  ),

  next: os.next.handler(({ context }) => context.readOnly((tx) => readAhead(tx, context.today))),
  setBalance: os.setBalance.handler(({ input, context }) =>
    context.data(async (tx) => {
      await setBalance(tx, input, context);
      return { today: context.today };
    }),
  ),
  addIncome: os.addIncome.handler(echoId((tx, { id, ...parts }) => addIncome(tx, id, parts))),
  editIncome: os.editIncome.handler(echoId((tx, { id, ...parts }) => editIncome(tx, id, parts))),
  removeIncome: os.removeIncome.handler(echoInput((tx, input, context) => removeIncome(tx, input.id, context.now))),
});
