import { and, asc, gte, isNotNull, lt } from "drizzle-orm";
import type { Month } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { removeOne, restore } from "#server/trash.ts";
import { updateVersioned } from "#server/versions.ts";
import { budgetBills as bills, budgetExpenses as expenses } from "./budget.tables.ts";
import { boundsOf } from "./month.rules.ts";
import { mostBills, type Bill } from "./safe.rules.ts";

type StoredBill = Bill & { version: number; isPaid: boolean };
type Parts = Omit<Bill, "id">;

/** Bills by their day; paid means that an expense of this month came from it. */
export async function listBills(tx: MemberTx, month: Month): Promise<StoredBill[]> {
  const rows = await tx.select().from(bills).where(ownedBy(bills, tx)).orderBy(asc(bills.dayOfMonth), asc(bills.id));
  if (rows.length === 0) return [];
  const { from, before } = boundsOf(month);
  const paid = await tx
    .select({ billId: expenses.billId })
    .from(expenses)
    .where(and(ownedBy(expenses, tx), gte(expenses.spentOn, from), lt(expenses.spentOn, before), isNotNull(expenses.billId)));
  const paidIds = new Set(paid.map(({ billId }) => billId));
  return rows.map(({ id, name, amountCents, dayOfMonth, categoryId, version }) => ({
    id,
    name,
    amountCents,
    dayOfMonth,
    categoryId,
    version,
    isPaid: paidIds.has(id),
  }));
}

export async function addBill(tx: MemberTx, id: string, parts: Parts): Promise<void> {
  const all = await tx.select({ id: bills.id }).from(bills).where(ownedBy(bills, tx));
  if (all.length >= mostBills && !all.some((one) => one.id === id))
    throw new Problem("invalid", `${mostBills} bills are the most you can have.`, { field: "name" });
  await tx
    .insert(bills)
    .values({ ...parts, name: parts.name.trim(), id, userId: tx.memberId })
    .onConflictDoNothing();
}

/** Throws conflict when it was changed since `version`. */
export async function editBill(tx: MemberTx, id: string, { version, ...parts }: Parts & { version: number }): Promise<void> {
  await updateVersioned(tx, bills, { id, version, gone: "This bill is no longer here." }, () => ({ ...parts, name: parts.name.trim() }));
}

export const removeBill = (tx: MemberTx, id: string, now: number): Promise<void> => removeOne(tx, bills, id, now);
export const restoreBill = (tx: MemberTx, id: string): Promise<void> => restore(tx, bills, [id], { most: mostBills });
