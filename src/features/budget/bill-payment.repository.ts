import { and, eq, getTableName, ne, sql } from "drizzle-orm";
import type { Day } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { ownRow } from "#server/rows.ts";
import { listParts, lockAllDeleted, lockDeleted } from "#server/trash.ts";
import { deletedRows } from "#server/trash.tables.ts";
import { occurrenceKey, type Rhythm } from "./bill-days.rules.ts";
import { budgetBills as bills, budgetExpenses as expenses } from "./budget.tables.ts";
import { alreadyPaid } from "./expense.rules.ts";

type Bill = { name: string; rhythm: string };

/** Locks a bill, or its row in the list of deleted items: it may be restored together with what it was paid by. */
async function lockRowOf(tx: MemberTx, billId: string): Promise<Bill | undefined> {
  const find = () =>
    tx
      .select({ name: bills.name, rhythm: bills.rhythm })
      .from(bills)
      .where(ownRow(bills, tx, billId))
      .for("update");
  const [bill] = await find();
  if (bill) return bill;
  const deleted = await lockDeleted(tx, billId);
  if (deleted?.tableName === getTableName(bills)) return deleted.row as Bill;
  return (await find())[0]; // restored at this moment
}

/**
 * A bill with its payments other than `without`; undefined when it is gone for good. Its row is locked, so that of two payments at once the
 * second waits.
 */
async function lockBill(tx: MemberTx, billId: string, without?: string) {
  const bill = await lockRowOf(tx, billId);
  if (!bill) return undefined;
  const payments = await tx
    .select({ spentOn: expenses.spentOn, billDueOn: expenses.billDueOn, createdAt: expenses.createdAt })
    .from(expenses)
    .where(and(ownedBy(expenses, tx), eq(expenses.billId, billId), without === undefined ? undefined : ne(expenses.id, without)));
  const keyOf = (day: Day) => occurrenceKey(bill.rhythm as Rhythm, day); // the contract and the import allow only known rhythms
  return { name: bill.name, keyOf, payments: payments.map((one) => ({ ...one, key: keyOf(one.billDueOn ?? one.spentOn) })) };
}

/**
 * Throws conflict when another expense has paid the same due day of a bill: on two devices both may offer it. A payment that names no due
 * day is never refused.
 */
export async function checkPayment(
  tx: MemberTx,
  { id, billId, billDueOn }: { id: string; billId: string | null; billDueOn: Day | null },
): Promise<void> {
  if (billId === null || billDueOn === null) return;
  const bill = await lockBill(tx, billId, id);
  const key = bill?.keyOf(billDueOn);
  if (bill?.payments.some((one) => one.key === key)) throw new Problem("conflict", alreadyPaid(bill.name));
}

/**
 * Of the expenses that were deleted with row `id`, makes those whose due day of a bill another one pays now deleted rows of their own, so
 * that restoring the rest pays no due day twice. Where the days differ, as after a change of the bill's rhythm, only a payment that was
 * created since counts: the others were there together before.
 */
export async function separateRepeatedPayments(tx: MemberTx, id: string): Promise<void> {
  await lockAllDeleted(tx, await listParts(tx, id, expenses)); // before the bills, as when one expense is restored
  const [billId, dueOn] = [sql<string>`${deletedRows.row}->>'bill_id'`, sql<Day>`${deletedRows.row}->>'bill_due_on'`];
  const part = and(ownedBy(deletedRows, tx), eq(deletedRows.partOf, id), eq(deletedRows.tableName, "budget_expenses"));
  const deleted = await tx
    .select({ id: deletedRows.id, billId, dueOn, deletedAt: deletedRows.deletedAt })
    .from(deletedRows)
    .where(and(part, sql`${billId} is not null`, sql`${dueOn} is not null`))
    .orderBy(billId);
  for (const [paidBill, ofBill] of Map.groupBy(deleted, (one) => one.billId)) {
    const bill = await lockBill(tx, paidBill);
    if (!bill) continue;
    const days = new Set(bill.payments.map(({ billDueOn }) => billDueOn));
    const newest = new Map<string, number>();
    for (const { key, createdAt } of bill.payments) newest.set(key, Math.max(newest.get(key) ?? 0, createdAt?.getTime() ?? 0));
    for (const one of ofBill)
      if (days.has(one.dueOn) || (newest.get(bill.keyOf(one.dueOn)) ?? 0) > one.deletedAt.getTime())
        await tx
          .update(deletedRows)
          .set({ partOf: null })
          .where(ownRow(deletedRows, tx, one.id));
  }
}
