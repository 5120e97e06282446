import { and, eq, gte, sql, type SQL } from "drizzle-orm";
import type { Month } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { lockList } from "#server/list-limit.ts";
import { findRow, updateRow } from "#server/rows.ts";
import { discard, lockDeleted, remove, store, tooLate } from "#server/trash.ts";
import { deletedRows } from "#server/trash.tables.ts";
import { lockRows } from "#server/versions.ts";
import { separateRepeatedPayments } from "./bill-payment.repository.ts";
import { categoryGone, checkName, listCategories, lockCategory } from "./budget.repository.ts";
import { hasExpenses, mostCategories, tooManyCategories } from "./budget.rules.ts";
import { budgetCategories as categories, budgetExpenses as expenses } from "./budget.tables.ts";
import { restoreExpensesOf } from "./expense.repository.ts";
import { boundsOf } from "./month.rules.ts";

type Move = { to: string; ids: string[] };
/**
 * What the trash stores of a category that was taken away: which expenses were moved to which category; releases before stored `moved`, the
 * ids alone. Those deleted are parts of the row.
 */
type Removed = { moves?: Move[]; moved?: string[] };

/**
 * Ends a category with `month`. Its expenses from then on move to `moveTo`, or are deleted with it. Returns the ids of both. Throws conflict
 * where the member was not asked about them, because it was thought to have none.
 */
export async function removeCategory(
  tx: MemberTx,
  input: { id: string; month: Month; moveTo: string | null; isEmpty: boolean },
  now: number,
): Promise<{ id: string; moved: string[]; removed: string[] }> {
  await lockList(tx, categories); // then what restores it, as when it is restored
  const before = (await lockDeleted(tx, input.id))?.row as Removed | undefined;
  const [row, target] = await lockRows(tx, categories, [input.id, ...(input.moveTo === null ? [] : [input.moveTo])], categoryGone);
  // a second press would give Undo nothing to restore
  if (!row || (row.endMonth !== null && row.endMonth <= input.month)) throw new Problem("not-found", categoryGone);
  if (target && (target.id === row.id || (target.endMonth !== null && target.endMonth <= input.month)))
    throw new Problem("invalid", "Please choose another category for its expenses.", { field: "moveTo" });
  const later = and(eq(expenses.categoryId, row.id), gte(expenses.spentOn, boundsOf(input.month).from));
  if (input.isEmpty && (await tx.$count(expenses, and(ownedBy(expenses, tx), later))) > 0)
    throw new Problem("conflict", hasExpenses, { field: "moveTo" });
  await updateRow(tx, categories, row.id, { endMonth: input.month, version: row.version + 1 });
  // deleted again from an earlier month on: what was deleted with it before can be restored as long as the category, except payments that
  // were repeated since
  if (before) {
    await separateRepeatedPayments(tx, row.id);
    await tx
      .update(deletedRows)
      .set({ deletedAt: new Date(now) })
      .where(and(ownedBy(deletedRows, tx), eq(deletedRows.partOf, row.id)));
  }
  const removed = input.moveTo === null ? await remove(tx, expenses, later, now, row.id) : [];
  const moved =
    input.moveTo === null
      ? []
      : await tx
          .update(expenses)
          .set({ categoryId: input.moveTo, version: sql`${expenses.version} + 1` })
          .where(and(ownedBy(expenses, tx), later))
          .returning({ id: expenses.id });
  const gone = { id: row.id, moved: moved.map(({ id }) => id), removed };
  // the row itself stays for the months before: what restores the category is stored instead
  const moves = input.moveTo === null ? [] : [{ to: input.moveTo, ids: gone.moved }];
  const all: Removed = { moves: [...(before?.moves ?? []), ...moves], moved: before?.moved };
  await store(tx, [
    { id: row.id, tableName: "budget_categories", row: { name: row.name, ...all }, deletedAt: new Date(now), partOf: null },
  ]);
  return gone;
}

/**
 * Undoes `removeCategory`, once: with the expenses that are still where it moved them, and those that were deleted with it as
 * `restoreExpensesOf` restores them. Throws invalid when the name is in use again, and for too many; not-found when it is too late.
 */
export async function restoreCategory(tx: MemberTx, id: string): Promise<void> {
  await lockList(tx, categories);
  const deleted = await lockDeleted(tx, id);
  // the import of an archive since has given the category a new id: what is left to restore are the expenses that were deleted with it
  if (deleted && !(await findRow(tx, categories, id))) {
    await restoreExpensesOf(tx, id);
    await discard(tx, id);
    return;
  }
  const row = await lockCategory(tx, id);
  // undone from somewhere else, perhaps with a saved version whose figures include its expenses
  if (row.endMonth === null && !deleted) return;
  if (!deleted) throw new Problem("not-found", tooLate);
  const { moves = [], moved } = deleted.row as Removed;
  const others = (await listCategories(tx)).filter((one) => one.id !== row.id && one.endMonth === null);
  checkName(row.name, others);
  if (others.length >= mostCategories) throw new Problem("invalid", tooManyCategories, { field: "name" });
  await updateRow(tx, categories, row.id, { endMonth: null, version: row.version + 1 });
  if (moved) await moveBack(tx, row.id, moved);
  // those that were moved on since, because that category was deleted too, are where its own moves put them
  const stored = moves.length === 0 ? [] : await tx.select({ row: deletedRows.row }).from(deletedRows).where(ofCategories(tx));
  const all = stored.flatMap((one) => (one.row as Removed).moves ?? []).filter(({ to }) => to !== row.id);
  const mine = new Set(moves.flatMap(({ ids }) => ids));
  for (const { to, ids } of all) {
    const these = ids.filter((one) => mine.has(one));
    if (these.length > 0) await moveBack(tx, row.id, these, eq(expenses.categoryId, to));
  }
  await restoreExpensesOf(tx, row.id);
  await discard(tx, row.id);
}

const ofCategories = (tx: MemberTx) => and(ownedBy(deletedRows, tx), eq(deletedRows.tableName, "budget_categories"));

async function moveBack(tx: MemberTx, categoryId: string, ids: string[], which?: SQL): Promise<void> {
  await tx
    .update(expenses)
    .set({ categoryId, version: sql`${expenses.version} + 1` })
    .where(and(ownedBy(expenses, tx), sql`${expenses.id} = any (${sql.param(ids)}::uuid[])`, which));
}
