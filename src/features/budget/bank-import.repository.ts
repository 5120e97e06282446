import { and, asc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import { newId } from "#server/ids.ts";
import { type Day } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { recentImports, type RecentImport } from "#server/recent-imports.ts";
import { deleteRow, ownRow } from "#server/rows.ts";
import { lockDeleted, remove, removeOne, restore } from "#server/trash.ts";
import { listCategories } from "./budget.repository.ts";
import {
  budgetExpenses as expenses,
  budgetImports as imports,
  budgetPayees as payees,
  budgetStartDates as starts,
} from "./budget.tables.ts";
import { changesOf, countBudgets, lockBudget, redoMonths, undoMonths } from "./month-import.repository.ts";
import { categoryMissing } from "./expense.rules.ts";
import { restoreExpensesOf } from "./expense.repository.ts";
import { mostLines, mostPayees, tooManyLines, type ImportFormat, type Line, type Payee } from "./imports/import.rules.ts";

type StoredImport = RecentImport<ImportFormat> & { lines: number; budgets: number };

/**
 * Lines of a period, to recognize what the ledger contains already. Throws invalid when there are more than `mostLines`: an answer of all lines
 * of a large ledger would keep other requests waiting.
 */
export async function listLines(tx: MemberTx, from: Day, to: Day): Promise<Line[]> {
  const lines = await tx
    .select({ spentOn: expenses.spentOn, amountCents: expenses.amountCents, note: expenses.note, bankId: expenses.bankId })
    .from(expenses)
    .where(and(ownedBy(expenses, tx), gte(expenses.spentOn, from), lte(expenses.spentOn, to)))
    .limit(mostLines + 1);
  if (lines.length > mostLines) throw new Problem("invalid", tooManyLines, { field: "from" });
  return lines;
}

/** The imports of the last 30 days, newest first, with how many of their lines still exist and how many budgets they set. */
export async function listImports(tx: MemberTx, now: number): Promise<StoredImport[]> {
  const rows = await recentImports<ImportFormat>(tx, imports, now);
  const ids = rows.map(({ id }) => id);
  const [lines, budgets] = [await countLines(tx, ids), await countBudgets(tx, ids)];
  return rows.map((row) => ({ ...row, lines: lines.get(row.id) ?? 0, budgets: budgets.get(row.id) ?? 0 }));
}

/**
 * Deletes the expenses that an import added, also those that were changed since; budgets that it set get their earlier value, except those
 * that were changed since. `restoreImport` restores them for 30 days.
 */
export async function removeImport(tx: MemberTx, id: string, now: number): Promise<void> {
  await lockBudget(tx);
  const changes = await changesOf(tx, id);
  await removeOne(tx, imports, id, now);
  await remove(tx, expenses, eq(expenses.importId, id), now, id);
  if (changes) await undoMonths(tx, changes);
}

/** Undoes `removeImport`, with its expenses as `restoreExpensesOf` restores them. */
export async function restoreImport(tx: MemberTx, id: string): Promise<void> {
  await lockBudget(tx); // first, as a restore from the list of deleted items does
  await lockDeleted(tx, id);
  const isHere = (await tx.$count(imports, ownRow(imports, tx, id))) > 0;
  await restore(tx, imports, [id]);
  const changes = isHere ? null : await changesOf(tx, id);
  if (changes) await redoMonths(tx, changes);
  await restoreExpensesOf(tx, id);
}

/** Locked until the transaction ends: an import and its removal run one after the other. */
export async function lockImports(tx: MemberTx): Promise<void> {
  await tx.select().from(starts).where(ownedBy(starts, tx)).for("update");
}

/** Payees with the category that their imported expenses go into, by name. */
export const listPayees = (tx: MemberTx): Promise<(Payee & { id: string })[]> =>
  tx
    .select({ id: payees.id, payee: payees.payee, categoryId: payees.categoryId })
    .from(payees)
    .where(ownedBy(payees, tx))
    .orderBy(asc(payees.payee));

/** Stores the categories of payees; only the newest `mostPayees` are kept. */
export async function rememberPayees(tx: MemberTx, remember: readonly Payee[]): Promise<void> {
  if (remember.length === 0) return;
  const last = new Map(remember.map((one) => [one.payee, one.categoryId]));
  const rows = [...last].map(([payee, categoryId]) => ({ userId: tx.memberId, id: newId(), payee, categoryId }));
  await tx
    .insert(payees)
    .values(rows)
    .onConflictDoUpdate({ target: [payees.userId, payees.payee], set: { categoryId: sql`excluded.category_id` } });
  await tx.execute(sql`
    delete from ${payees} where user_id = ${tx.memberId} and id not in (
      select id from ${payees} where user_id = ${tx.memberId} order by id desc limit ${mostPayees})`);
}

/** Stores a payee's category. Throws invalid for a category that is not the member's. */
export async function setPayee(tx: MemberTx, one: Payee): Promise<void> {
  if (!(await listCategories(tx)).some(({ id }) => id === one.categoryId))
    throw new Problem("invalid", categoryMissing, { field: "categoryId" });
  await rememberPayees(tx, [one]);
}

export const forgetPayee = async (tx: MemberTx, id: string): Promise<void> => void (await deleteRow(tx, payees, id));

async function countLines(tx: MemberTx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const counts = await tx
    .select({ id: expenses.importId, lines: sql<number>`count(*)::int` })
    .from(expenses)
    .where(ofImport(tx, ids))
    .groupBy(expenses.importId);
  return new Map(counts.map(({ id, lines }) => [id ?? "", lines]));
}

const ofImport = (tx: MemberTx, ids: readonly string[]) => and(ownedBy(expenses, tx), inArray(expenses.importId, [...ids]));
