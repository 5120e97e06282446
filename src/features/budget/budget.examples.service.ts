import type { Examples } from "#server/context.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { hasOwnBudget, listCategories } from "./budget.repository.ts";
import { defaultCategories } from "./budget.rules.ts";
import { budgetBills as bills, budgetExpenses as expenses } from "./budget.tables.ts";

/** Whether the budget is still as a first visit created it: the next first visit would create the same. */
async function isUntouched(tx: MemberTx): Promise<boolean> {
  if (await hasOwnBudget(tx)) return false;
  const rows = await listCategories(tx);
  const isDefault = defaultCategories.every(({ name, colour }, index) =>
    rows.some((row) => row.version === 1 && row.name === name && row.colour === colour && row.position === index + 1),
  );
  const used = (await tx.$count(expenses, ownedBy(expenses, tx))) + (await tx.$count(bills, ownedBy(bills, tx)));
  return isDefault && rows.length === defaultCategories.length && used === 0;
}

const whenUntouched = async (tx: MemberTx) => ((await isUntouched(tx)) ? "all" : []);

/** What an export leaves out: example budgets, and the categories with them while nothing was used. */
export const budgetExamples: Examples = {
  budget_start_dates: whenUntouched,
  budget_categories: whenUntouched,
  budget_amounts: async (tx) => ((await hasOwnBudget(tx)) ? [] : "all"),
};
