import { and, asc, gte, isNotNull, lte } from "drizzle-orm";
import { addDays, dayIn, daysBetween, monthOf, type Day, type Month } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { creationOf } from "#server/ids.ts";
import { isFull } from "#server/list-limit.ts";
import { findRow, updateRow } from "#server/rows.ts";
import { removeOne, restore } from "#server/trash.ts";
import { lockRow, updateVersioned } from "#server/versions.ts";
import { aheadMessages } from "./ahead.rules.ts";
import {
  furthestMove,
  occurrencesOf,
  paymentReach,
  scheduledDays,
  withChange,
  type BillPayment,
  type DayChange,
  type Occurrence,
  type Rhythm,
} from "./bill-days.rules.ts";
import { existingCategory, listCategories } from "./budget.repository.ts";
import { budgetBills as bills, budgetExpenses as expenses } from "./budget.tables.ts";
import { boundsOf } from "./month.rules.ts";
import { checkCategory } from "./own-category.repository.ts";
import { mostBills, type Bill } from "./safe.rules.ts";

type StoredBill = Bill & { version: number; changes: DayChange[] };
/** `due` are the occurrences of the month, `next` the first unpaid one of them, else the first after it; paid means all of the month. */
type MonthsBill = StoredBill & { due: Occurrence[]; next: Occurrence | null; isPaid: boolean };
/** `rhythm` left out means unchanged, and monthly for a new bill. */
type Parts = Omit<Bill, "id" | "rhythm"> & { rhythm?: Rhythm | undefined };

/** Days after a month, or after a bill's first day in it, in which its next day is searched: more than a year, after one that is paid already. */
const nextReach = 800;

/**
 * Bills by their day, with their occurrences from `from` to `to`, which may differ from bill to bill. The one place that decides on which days
 * bills occur and which are paid.
 */
export async function billsBetween(
  tx: MemberTx,
  from: Day,
  to: Day | ((bill: StoredBill) => Day),
): Promise<(StoredBill & { due: Occurrence[] })[]> {
  const rows = await tx.select().from(bills).where(ownedBy(bills, tx)).orderBy(asc(bills.dayOfMonth), asc(bills.id));
  const all = rows.map((row) => {
    const bill = shown(row);
    return { bill, until: typeof to === "string" ? to : to(bill) };
  });
  const latest = all
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
  if (latest === undefined) return [];
  const payments = await paymentsAround(tx, from, latest);
  return all.map(({ bill, until }) => ({ ...bill, due: occurrencesOf(bill, payments, from, until) }));
}

/** Bills by their day, as a month shows them. */
export async function listBills(tx: MemberTx, month: Month): Promise<MonthsBill[]> {
  const { from, before } = boundsOf(month);
  const last = addDays(before, -1);
  const until = ({ firstOn }: StoredBill) => addDays(firstOn !== null && firstOn > last ? firstOn : last, nextReach);
  return (await billsBetween(tx, from, until)).map((bill) => {
    const due = bill.due.filter(({ on }) => on <= last);
    return {
      ...bill,
      due,
      next: due.find((one) => !one.isPaid) ?? bill.due.find((one) => one.on > last && !one.isPaid) ?? null,
      isPaid: due.length > 0 && due.every((one) => one.isPaid),
    };
  });
}

const paymentsAround = async (tx: MemberTx, from: Day, to: Day): Promise<BillPayment[]> =>
  (
    await tx
      .select({ billId: expenses.billId, spentOn: expenses.spentOn, billDueOn: expenses.billDueOn })
      .from(expenses)
      .where(
        and(
          ownedBy(expenses, tx),
          gte(expenses.spentOn, addDays(from, -paymentReach.before)),
          lte(expenses.spentOn, addDays(to, paymentReach.after)),
          isNotNull(expenses.billId),
        ),
      )
  ).flatMap(({ billId, ...payment }) => (billId === null ? [] : [{ billId, ...payment }]));

export async function addBill(tx: MemberTx, id: string, parts: Parts, today: Day): Promise<void> {
  if (await isFull(tx, bills, { id, most: mostBills }))
    throw new Problem("invalid", `${mostBills} bills are the most you can have.`, { field: "name" });
  if (parts.categoryId !== null) await checkCategory(tx, parts.categoryId);
  await tx
    .insert(bills)
    .values({ ...parts, ...scheduleOf(parts, undefined, today), name: parts.name.trim(), id, userId: tx.memberId })
    .onConflictDoNothing();
}

/** Throws conflict when it was changed since `version`, and invalid for another category that the member does not have. */
export async function editBill(tx: MemberTx, id: string, { version, ...parts }: Parts & { version: number }, today: Day): Promise<void> {
  const before = await findRow(tx, bills, id);
  if (parts.categoryId !== null && before && parts.categoryId !== before.categoryId) await checkCategory(tx, parts.categoryId);
  await updateVersioned(tx, bills, { id, version, gone }, (row) => ({
    ...parts,
    ...scheduleOf(parts, shown(row), today),
    name: parts.name.trim(),
  }));
}

/**
 * Skips a bill on one of its days (`movedTo` null), moves it once, or restores the day (undefined). Throws invalid for a day that is not
 * its own.
 */
export async function changeBillDay(tx: MemberTx, id: string, dueOn: Day, movedTo: Day | null | undefined): Promise<void> {
  const bill = shown(await lockRow(tx, bills, id, gone));
  if (scheduledDays(bill, dueOn, dueOn).length === 0) throw new Problem("invalid", aheadMessages.noSuchDay, { field: "dueOn" });
  if (movedTo && Math.abs(daysBetween(dueOn, movedTo)) > furthestMove)
    throw new Problem("invalid", aheadMessages.movedTooFar, { field: "movedTo" });
  await updateRow(tx, bills, id, { changes: withChange(bill, dueOn, movedTo) });
}

export const removeBill = (tx: MemberTx, id: string, now: number): Promise<void> => removeOne(tx, bills, id, now);

/** Undoes `removeBill`. One whose category no longer exists gets another one, as a restored expense does. */
export async function restoreBill(tx: MemberTx, id: string): Promise<void> {
  await restore(tx, bills, [id], { most: mostBills });
  const categoryId = (await findRow(tx, bills, id))?.categoryId ?? null;
  const existing = categoryId && existingCategory(await listCategories(tx), categoryId);
  if (existing !== categoryId) await updateRow(tx, bills, id, { categoryId: existing });
}

/**
 * A monthly bill has a day of the month, and begins with the month in which it was added, or the one of its first day if that was earlier;
 * another one takes its day of the month from its first day.
 */
function scheduleOf(
  { rhythm: chosen, firstOn, dayOfMonth }: Parts,
  before: Bill | undefined,
  today: Day,
): Pick<Bill, "rhythm" | "firstOn" | "dayOfMonth"> {
  if (chosen === undefined && before && before.rhythm !== "monthly")
    return { rhythm: before.rhythm, firstOn: before.firstOn, dayOfMonth: before.dayOfMonth };
  const rhythm = chosen ?? "monthly";
  if (rhythm === "monthly") {
    if (before?.rhythm === "monthly") return { rhythm, firstOn: before.firstOn, dayOfMonth };
    const since = before?.firstOn && before.firstOn < today ? before.firstOn : today;
    return { rhythm, firstOn: `${monthOf(since)}-01`, dayOfMonth };
  }
  if (firstOn === null) throw new Problem("invalid", aheadMessages.firstDayMissing, { field: "firstOn" });
  return { rhythm, firstOn, dayOfMonth: Number(firstOn.slice(8)) };
}

const gone = "This bill is no longer here.";

/** The first day of a monthly bill of a release before, which stored none: the first of the month in which it was created, in the westernmost zone. */
function firstDayOf(id: string, rhythm: string): Day | null {
  const at = rhythm === "monthly" ? creationOf(id) : null;
  return at === null ? null : `${monthOf(dayIn("Etc/GMT+12", at))}-01`;
}
const shown = ({
  id,
  name,
  amountCents,
  dayOfMonth,
  categoryId,
  rhythm,
  firstOn,
  changes,
  version,
}: typeof bills.$inferSelect): StoredBill => ({
  id,
  name,
  amountCents,
  dayOfMonth,
  categoryId,
  // the contract and the import allow only known ones
  rhythm: rhythm as Rhythm,
  firstOn: firstOn ?? firstDayOf(id, rhythm),
  changes: changes as DayChange[],
  version,
});
