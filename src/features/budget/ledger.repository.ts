import { and, count, eq, getTableColumns, sql } from "drizzle-orm";
import type { Month } from "#shared/dates.ts";
import type { Cents } from "#shared/money.ts";
import { olderThan, pageOf } from "#server/cursor.ts";
import { containsWords } from "#server/contains.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { ownRow } from "#server/rows.ts";
import { budgetCategories, budgetExpenses as expenses } from "./budget.tables.ts";
import { inMonth, shown, type StoredExpense } from "./expense.repository.ts";

type RequestedPage = { month: Month; categoryId?: string; search?: string; before?: string; limit: number };

/**
 * A page of a month's expenses, newest first, with the number and the sum of all that match the request. Throws invalid for a `before` that
 * is not a cursor of ours.
 */
export async function listExpenses(
  tx: MemberTx,
  requested: RequestedPage,
): Promise<{ expenses: StoredExpense[]; next: string | null; count: number; cents: Cents }> {
  const isMeant = and(
    inMonth(tx, requested.month),
    requested.categoryId ? eq(expenses.categoryId, requested.categoryId) : undefined,
    containsWords(requested.search ?? "", expenses.note, budgetCategories.name),
  );
  const ofCategory = ownRow(budgetCategories, tx, expenses.categoryId);
  const rows = await tx
    .select(getTableColumns(expenses))
    .from(expenses)
    .leftJoin(budgetCategories, ofCategory)
    .where(and(isMeant, olderThan(requested.before, expenses.spentOn, expenses.id)))
    .orderBy(sql`${expenses.spentOn} desc nulls last, ${expenses.id} desc nulls last`)
    .limit(requested.limit + 1);
  const [all] = await tx
    .select({ count: count(), cents: sql<string>`coalesce(sum(${expenses.amountCents}), 0)` })
    .from(expenses)
    .leftJoin(budgetCategories, ofCategory)
    .where(isMeant);
  const { page, next } = pageOf(rows, requested.limit, (row) => row.spentOn);
  return { expenses: page.map(shown), next, count: all?.count ?? 0, cents: Number(all?.cents ?? 0) };
}

/** The newest expenses whose note or category contains every word of `query`. Amounts in cents. */
export const findExpenses = (tx: MemberTx, query: string, most: number) =>
  tx
    .select({
      id: expenses.id,
      note: expenses.note,
      category: budgetCategories.name,
      spentOn: expenses.spentOn,
      amountCents: expenses.amountCents,
    })
    .from(expenses)
    .innerJoin(budgetCategories, ownRow(budgetCategories, tx, expenses.categoryId))
    .where(and(ownedBy(expenses, tx), eq(expenses.kind, "expense"), containsWords(query, expenses.note, budgetCategories.name)))
    .orderBy(sql`${expenses.spentOn} desc nulls last, ${expenses.id} desc nulls last`)
    .limit(most);
