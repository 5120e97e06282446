import type { Restorable } from "#server/context.ts";
import type { MemberTx } from "#server/database.ts";
import { lockList } from "#server/list-limit.ts";
import { restoreIncome } from "./ahead.repository.ts";
import { restoreImport } from "./bank-import.repository.ts";
import { restoreBill } from "./bill.repository.ts";
import { restoreCategory } from "./category-removal.repository.ts";
import { restoreExpense } from "./expense.repository.ts";
import { budgetCategories } from "./budget.tables.ts";
import { restoreGoodThing } from "./good-thing.repository.ts";

/** Before the deleted row: a month that is brought back to a snapshot restores any of its categories. */
const lock = (tx: MemberTx) => lockList(tx, budgetCategories);

export const budgetDeleted: Restorable[] = [
  {
    table: "budget_expenses",
    kind: "Expense",
    name: (row) => ({ name: String(row["note"]), cents: Number(row["amount_cents"]), on: String(row["spent_on"]) }),
    restore: restoreExpense,
  },
  { table: "budget_imports", kind: "Import", name: (row) => ({ name: String(row["file_name"]) }), lock, restore: restoreImport },
  {
    table: "budget_bills",
    kind: "Bill",
    name: (row) => ({ name: String(row["name"]), cents: Number(row["amount_cents"]) }),
    restore: restoreBill,
  },
  {
    table: "budget_incomes",
    kind: "Income",
    name: (row) => ({ name: String(row["name"]), cents: Number(row["amount_cents"]) }),
    restore: restoreIncome,
  },
  {
    table: "budget_good_things",
    kind: "Good thing",
    name: (row) => ({ name: String(row["words"]) }),
    restore: (tx, id, row) => restoreGoodThing(tx, id, String(row["month"])),
  },
  {
    table: "budget_categories",
    kind: "Category",
    // the category stays for the months before; the stored row is what its delete moved and removed
    isWholeRow: false,
    name: (row) => ({ name: String(row["name"]) }),
    lock,
    restore: restoreCategory,
  },
];
