import { implement } from "@orpc/server";
import { hourIn, monthOf } from "#shared/dates.ts";
import { echoId, echoInput, type RpcContext } from "#server/rpc.ts";
import { partSince } from "./chart.rules.ts";
import { addBill, editBill, listBills, removeBill, restoreBill } from "./bill.repository.ts";
import { budgetContract, budgetRows } from "./budget.contract.ts";
import {
  addCategory,
  adoptExamples,
  editCategory,
  readCategories,
  hasOwnBudget,
  setBudget,
  setTotal,
  startBudget,
} from "./budget.repository.ts";
import { removeCategory, restoreCategory } from "./category-removal.repository.ts";
import {
  addExpense,
  editExpense,
  firstExpenseDay,
  readAdded,
  readExpense,
  readChartData,
  recentExpenses,
  removeExpense,
  restoreExpense,
  setSpent,
  spentOn,
} from "./expense.repository.ts";
import { exportExpenses } from "./export.repository.ts";
import { listExpenses } from "./ledger.repository.ts";
import { usualCategories } from "./usual.rules.ts";
import { listSnapshots, readSnapshot, restoreSnapshot, takeSnapshot, takeSnapshotOnce } from "./snapshot.repository.ts";

const os = implement(budgetContract).$context<RpcContext>();

/** The rows of this feature that an archive may import. */
export const budgetImport = budgetRows;

export const budgetRoutes = os.router({
  month: os.month.handler(({ input: { month }, context }) =>
    context.data(async (tx) => {
      await startBudget(tx, monthOf(context.today), context.now);
      return {
        month,
        categories: await readCategories(tx, month),
        bills: await listBills(tx, month),
        snapshots: await listSnapshots(tx, month),
        spentTodayCents: await spentOn(tx, context.today),
        hasOwnBudget: await hasOwnBudget(tx, month),
        since: partSince(month, await firstExpenseDay(tx)),
      };
    }),
  ),
  charts: os.charts.handler(({ input, context }) => context.data((tx) => readChartData(tx, input.month))),

  addCategory: os.addCategory.handler(({ input, context }) =>
    context.data(async (tx) => {
      await startBudget(tx, monthOf(context.today), context.now);
      return { id: await addCategory(tx, input) };
    }),
  ),
  editCategory: os.editCategory.handler(echoId((tx, input) => editCategory(tx, input))),
  removeCategory: os.removeCategory.handler(({ input, context }) => context.data((tx) => removeCategory(tx, input, context.now))),
  restoreCategory: os.restoreCategory.handler(echoInput((tx, input) => restoreCategory(tx, input.id))),
  setTotal: os.setTotal.handler(({ input, context }) =>
    context.data(async (tx) => {
      await startBudget(tx, monthOf(context.today), context.now);
      await setTotal(tx, input, monthOf(context.today));
      // the saved version marks the split as the member's own, also when it equals our example
      await takeSnapshotOnce(tx, input.month, context.now);
      return { month: input.month };
    }),
  ),
  setBudget: os.setBudget.handler(echoId((tx, input, context) => setBudget(tx, input, monthOf(context.today)))),
  setSpent: os.setSpent.handler(echoId((tx, input, context) => setSpent(tx, input, context.today))),

  expenses: os.expenses.handler(({ input, context }) => context.data((tx) => listExpenses(tx, input))),
  expense: os.expense.handler(({ input, context }) => context.data((tx) => readExpense(tx, input.id))),
  usual: os.usual.handler(({ context: { readOnly, today, now, member } }) =>
    readOnly(async (tx) => usualCategories(await recentExpenses(tx, today, member.timeZone), hourIn(member.timeZone, now))),
  ),
  addExpense: os.addExpense.handler(({ input: { id, agoMs, ...parts }, context }) =>
    context.data((tx) =>
      context.isFirstWrite()
        ? addExpense(tx, id, { ...parts, createdAt: new Date(context.now - agoMs) }, context.now)
        : readAdded(tx, id, parts),
    ),
  ),
  editExpense: os.editExpense.handler(({ input: { id, ...parts }, context }) => context.data((tx) => editExpense(tx, id, parts))),
  removeExpense: os.removeExpense.handler(echoInput((tx, input, context) => removeExpense(tx, input.id, context.now))),
  restoreExpense: os.restoreExpense.handler(echoInput((tx, input) => restoreExpense(tx, input.id))),

  addBill: os.addBill.handler(echoId((tx, { id, ...parts }, { today }) => addBill(tx, id, parts, today))),
  editBill: os.editBill.handler(echoId((tx, { id, ...parts }, { today }) => editBill(tx, id, parts, today))),
  removeBill: os.removeBill.handler(echoInput((tx, input, context) => removeBill(tx, input.id, context.now))),
  restoreBill: os.restoreBill.handler(echoInput((tx, input) => restoreBill(tx, input.id))),

  save: os.save.handler(({ input, context }) =>
    context.data(async (tx) => {
      await adoptExamples(tx, input.month);
      return takeSnapshot(tx, input.id, input.month, context.now);
    }),
  ),
  snapshot: os.snapshot.handler(({ input, context }) =>
    context.data(async (tx) => {
      const { categories, ...stamp } = await readSnapshot(tx, input.id);
      return { ...stamp, categories: [...categories] };
    }),
  ),
  restoreSnapshot: os.restoreSnapshot.handler(({ input, context }) =>
    context.data((tx) => restoreSnapshot(tx, input, context.now, context.today)),
  ),

  exportCsv: os.exportCsv.handler(({ input, context }) => context.data((tx) => exportExpenses(tx, input.from, input.to))),
});
