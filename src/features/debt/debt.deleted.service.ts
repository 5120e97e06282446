import type { Restorable } from "#server/context.ts";
import { restorePlanImport } from "./debt.imports.repository.ts";
import { debtNamesOf } from "./debt.names.repository.ts";
import { removePaymentsOf, restoreDebt, restorePayment } from "./debt.repository.ts";
import { removeContributionsTo, restoreGoal } from "./goal.repository.ts";

export const debtDeleted: Restorable[] = [
  { table: "debt_imports", kind: "Import", name: (row) => ({ name: String(row["file_name"]) }), restore: restorePlanImport },
  {
    table: "debts",
    kind: "Debt",
    name: (row) => ({ name: String(row["name"]), cents: Number(row["total_cents"]) }),
    restore: restoreDebt,
    onDiscard: ({ database }, memberId, row) => database.withUser(memberId, (tx) => removePaymentsOf(tx, String(row["id"]))),
  },
  {
    table: "debt_payments",
    kind: "Payment",
    name: (row) => ({ name: "", cents: Number(row["amount_cents"]), on: String(row["paid_on"]) }),
    namesOf: debtNamesOf,
    restore: restorePayment,
  },
  {
    table: "savings_goals",
    kind: "Goal",
    name: (row) => ({ name: String(row["name"]), cents: Number(row["target_cents"]) }),
    restore: restoreGoal,
    onDiscard: ({ database }, memberId, row) => database.withUser(memberId, (tx) => removeContributionsTo(tx, String(row["id"]))),
  },
];
