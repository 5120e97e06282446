import { and, asc, eq, gte, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import { addDays, hourIn, isMonth, monthOf, type Day, type Month } from "#shared/dates.ts";
import { largestCents, type Cents } from "#shared/money.ts";
import { tooLarge } from "#shared/amounts.ts";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { findRow, ownRow, updateRow } from "#server/rows.ts";
import { listParts, removeOne, restore, separateTaken } from "#server/trash.ts";
import { changedElsewhere, updateVersioned } from "#server/versions.ts";
import { queueEvent } from "#server/webhook-events.ts";
import { addedAgain, refuseAddedAgain } from "./added-again.repository.ts";
import { existingCategory, hasOwnBudget, lockCategory, readCategories, readSettings, listCategories } from "./budget.repository.ts";
import { checkPayment, separateRepeatedPayments } from "./bill-payment.repository.ts";
import { checkCategory } from "./own-category.repository.ts";
import { budgetCategories, budgetExpenses as expenses } from "./budget.tables.ts";
import { adjustment, categoryMissing, largestMonthCents, monthTooLarge, type Expense, type Kind } from "./expense.rules.ts";
import { boundsOf, budgetIn, dayFor, monthsUpTo, isActiveIn } from "./month.rules.ts";
import type { ExportedLine } from "./imports/other-export.rules.ts";
import { usualDays, type RecentExpense } from "./usual.rules.ts";
import { monthsInChart, type MonthSum } from "./chart.rules.ts";

export type StoredExpense = Expense & { version: number };
type Parts = Pick<Expense, "categoryId" | "spentOn" | "amountCents" | "note">;

/** The expenses of the last 30 days with the local hour at which each was created, from the time in its id (UUIDv7). */
export async function recentExpenses(tx: MemberTx, today: Day, timeZone: string): Promise<RecentExpense[]> {
  const rows = await tx
    .select({ id: expenses.id, categoryId: expenses.categoryId })
    .from(expenses)
    .where(
      and(ownedBy(expenses, tx), eq(expenses.kind, "expense"), isNull(expenses.billId), gte(expenses.spentOn, addDays(today, -usualDays))),
    );
  return rows.map(({ id, categoryId }) => ({ categoryId, hour: hourIn(timeZone, parseInt(id.replace("-", "").slice(0, 12), 16)) }));
}

/**
 * Adds an expense. The same id sent again returns the one that was added first. Throws conflict when the bill's due day that it pays is paid
 * by another one. `now` in UTC ms.
 */
export async function addExpense(
  tx: MemberTx,
  id: string,
  parts: Parts & { billId: string | null; billDueOn: Day | null; createdAt: Date },
  now: number,
): Promise<StoredExpense> {
  await checkCategory(tx, parts.categoryId);
  const created = await tx
    .insert(expenses)
    .values({ ...parts, note: parts.note.trim(), id, userId: tx.memberId, kind: "expense" })
    .onConflictDoNothing()
    .returning({ id: expenses.id });
  if (created.length > 0) await checkPayment(tx, { id, ...parts });
  await checkMonth(tx, monthOf(parts.spentOn));
  const { categoryId, amountCents, spentOn: day } = parts;
  if (created.length > 0) await queueEvent(tx, { event: "expense.created", data: { id, categoryId, amountCents, spentOn: day } }, now);
  return readExpense(tx, id);
}

/** The answer to a repeated `addExpense`: the expense as it is now, or as it was sent where it was deleted since. */
export async function readAdded(tx: MemberTx, id: string, sent: Parts & { billId: string | null }): Promise<StoredExpense> {
  const row = await findRow(tx, expenses, id);
  if (row) return shown(row);
  const { categoryId, spentOn: day, amountCents, note, billId } = sent;
  return { id, kind: "expense", categoryId, spentOn: day, amountCents, note: note.trim(), billId, version: 1 };
}

/** `amountCents` is above 0, also for a refund. Throws conflict when it was changed since `version`. */
export async function editExpense(tx: MemberTx, id: string, { version, ...parts }: Parts & { version: number }): Promise<StoredExpense> {
  await updateVersioned(
    tx,
    expenses,
    { id, version, gone },
    (row) => ({ ...parts, note: parts.note.trim(), amountCents: row.amountCents < 0 ? -parts.amountCents : parts.amountCents }),
    () => checkCategory(tx, parts.categoryId),
  );
  await checkMonth(tx, monthOf(parts.spentOn));
  return readExpense(tx, id);
}

export const removeExpense = (tx: MemberTx, id: string, now: number): Promise<void> => removeOne(tx, expenses, id, now);

/**
 * Undoes `removeExpense`. One whose category no longer exists, because an archive was imported since, goes to "Other" or the first category.
 * Throws invalid when the month would be out of range, and conflict when it paid a bill's due day that another expense has paid since,
 * or when an import has added it again.
 */
export async function restoreExpense(tx: MemberTx, id: string): Promise<void> {
  await refuseAddedAgain(tx, id);
  await restore(tx, expenses, [id]);
  const paid = await findRow(tx, expenses, id);
  if (paid) await checkPayment(tx, paid);
  const { categoryId, spentOn: day } = await readExpense(tx, id);
  const existing = existingCategory(await listCategories(tx), categoryId);
  if (existing === null) throw new Problem("invalid", categoryMissing, { field: "categoryId" });
  if (existing !== categoryId) await updateRow(tx, expenses, id, { categoryId: existing });
  await checkMonth(tx, monthOf(day));
}

/**
 * Restores the expenses that were deleted with row `id`, such as a category. A payment of a bill's due day that another expense has paid
 * since stays deleted, as an item of its own, and so does one that our own OFX has added again; those that an import has added again stay
 * deleted with the row. Those whose category no longer exists get another one, as in `restoreExpense`. Throws invalid when a month would be out
 * of range.
 */
export async function restoreExpensesOf(tx: MemberTx, id: string): Promise<void> {
  await separateRepeatedPayments(tx, id);
  await separateTaken(tx, expenses, id);
  const again = await addedAgain(tx, id);
  const ids = (await listParts(tx, id, expenses)).filter((one) => !again.has(one));
  await restore(tx, expenses, ids);
  const restored = and(ownedBy(expenses, tx), sql`${expenses.id} = any (${sql.param(ids)}::uuid[])`);
  const [from, to] = [sql<Day>`min(${expenses.spentOn})::text`, sql<Day>`max(${expenses.spentOn})::text`];
  const found = await tx.select({ categoryId: expenses.categoryId, from, to }).from(expenses).where(restored).groupBy(expenses.categoryId);
  const categories = await listCategories(tx);
  for (const { categoryId } of found) {
    const existing = existingCategory(categories, categoryId);
    if (existing === null) throw new Problem("invalid", categoryMissing, { field: "categoryId" });
    if (existing !== categoryId)
      await tx
        .update(expenses)
        .set({ categoryId: existing })
        .where(and(restored, eq(expenses.categoryId, categoryId)));
  }
  const days = found.flatMap((one) => [one.from, one.to]).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first && last) await checkMonths(tx, first, last);
}

/** What was spent on a day: expenses less refunds, without paid bills and adjustments. */
export async function spentOn(tx: MemberTx, day: Day): Promise<Cents> {
  const [found] = await tx
    .select({ cents: sql<string>`coalesce(sum(${expenses.amountCents}), 0)` })
    .from(expenses)
    .where(and(ownedBy(expenses, tx), eq(expenses.spentOn, day), inArray(expenses.kind, ["expense", "refund"]), isNull(expenses.billId)));
  return Number(found?.cents ?? 0);
}

/** The names of the categories of `day`'s expenses, without paid bills, the largest first. */
export async function spentCategories(tx: MemberTx, day: Day): Promise<string[]> {
  const rows = await tx
    .select({ name: budgetCategories.name })
    .from(expenses)
    .innerJoin(budgetCategories, ownRow(budgetCategories, tx, expenses.categoryId))
    .where(and(ownedBy(expenses, tx), eq(expenses.spentOn, day), eq(expenses.kind, "expense"), isNull(expenses.billId)))
    .groupBy(budgetCategories.name)
    .orderBy(sql`sum(${expenses.amountCents}) desc`);
  return rows.map(({ name }) => name);
}

/**
 * Writes the difference of a typed Spent figure; edits of one category on one day are one adjustment line. Throws conflict when the sum is
 * not `seenCents` any more, and invalid when the line would be out of range.
 */
export async function setSpent(
  tx: MemberTx,
  input: { id: string; lineId: string; month: Month; cents: number; seenCents: number },
  today: Day,
): Promise<void> {
  await lockCategory(tx, input.id);
  const [written] = await tx
    .select({ id: expenses.id })
    .from(expenses)
    .where(ownRow(expenses, tx, input.lineId));
  if (written) return;
  const spentCents = (await readCategories(tx, input.month)).find(({ id }) => id === input.id)?.spentCents ?? 0;
  const line = adjustment(spentCents, input.cents);
  if (!line) return;
  if (spentCents !== input.seenCents) throw new Problem("conflict", changedElsewhere, { field: "spentCents" });
  const day = dayFor(input.month, today);
  const [same] = await tx
    .select({ id: expenses.id, amountCents: expenses.amountCents })
    .from(expenses)
    .where(and(ownedBy(expenses, tx), eq(expenses.categoryId, input.id), eq(expenses.spentOn, day), eq(expenses.kind, "adjustment")))
    .limit(1);
  const amountCents = line.amountCents + (same?.amountCents ?? 0);
  if (Math.abs(amountCents) >= largestCents) throw new Problem("invalid", tooLarge, { field: "spentCents" });
  const row = same && ownRow(expenses, tx, same.id);
  if (!row)
    await tx.insert(expenses).values({ ...line, userId: tx.memberId, id: input.lineId, categoryId: input.id, spentOn: day, note: "" });
  else if (amountCents === 0) await tx.delete(expenses).where(row);
  else
    await tx
      .update(expenses)
      .set({ amountCents, version: sql`${expenses.version} + 1` })
      .where(row);
  await checkMonth(tx, input.month);
}

/** The day of the first expense of all; null without any. */
export async function firstExpenseDay(tx: MemberTx): Promise<Day | null> {
  const first = tx.select({ spentOn: expenses.spentOn }).from(expenses).where(ownedBy(expenses, tx));
  const [earliest] = await first.orderBy(asc(expenses.spentOn)).limit(1);
  return earliest?.spentOn ?? null;
}

/** Budget and spending of the last months, and spending by day of this month and the one before. */
export async function readChartData(
  tx: MemberTx,
  month: Month,
): Promise<{ months: MonthSum[]; days: { spentOn: Day; cents: number }[]; firstDay: Day | null }> {
  const list = monthsUpTo(month, monthsInChart).filter(isMonth); // none before 1970
  const first = list[0] ?? month;
  const [rows, settings] = [await listCategories(tx), await readSettings(tx, first, month)];
  const isOwn = await hasOwnBudget(tx);
  const days = await tx
    .select({ spentOn: expenses.spentOn, cents: sql<string>`sum(${expenses.amountCents})` })
    .from(expenses)
    .where(and(ownedBy(expenses, tx), gte(expenses.spentOn, boundsOf(first).from), lt(expenses.spentOn, boundsOf(month).before)))
    .groupBy(expenses.spentOn)
    .orderBy(asc(expenses.spentOn));
  const perDay = days.map(({ spentOn, cents }) => ({ spentOn, cents: Number(cents) }));
  // examples are compared with nothing
  const active = (month: Month) => (isOwn ? rows.filter((row) => isActiveIn(month, row)) : []);
  const months = list.map((one) => {
    const budgets = budgetIn(one, settings);
    const budgetCents = active(one).reduce((sum, row) => sum + (budgets.get(row.id) ?? 0), 0);
    return {
      month: one,
      budgetCents,
      spentCents: perDay.filter(({ spentOn }) => monthOf(spentOn) === one).reduce((sum, { cents }) => sum + cents, 0),
    };
  });
  return {
    months,
    days: perDay.filter(({ spentOn }) => spentOn >= boundsOf(list.at(-2) ?? month).from),
    firstDay: await firstExpenseDay(tx),
  };
}

/** At most `most` expenses from `from` to `to` with the names of their categories, oldest first; those after `after`. */
export async function listExported(
  tx: MemberTx,
  { from, to, after, most }: { from: Day; to: Day; after?: { spentOn: Day; id: string } | undefined; most: number },
): Promise<ExportedLine[]> {
  const names = new Map((await listCategories(tx)).map(({ id, name }) => [id, name]));
  const { id, kind, spentOn, amountCents, note, categoryId } = expenses;
  const rows = await tx
    .select({ id, kind, spentOn, amountCents, note, categoryId })
    .from(expenses)
    .where(
      and(
        ownedBy(expenses, tx),
        gte(spentOn, from),
        lte(spentOn, to),
        after && sql`(${spentOn}, ${id}) > (${after.spentOn}::date, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(spentOn), asc(id))
    .limit(most);
  return rows.map(({ categoryId: category, ...row }) => ({ ...row, kind: row.kind as Kind, category: names.get(category) ?? "" }));
}

export async function readExpense(tx: MemberTx, id: string): Promise<StoredExpense> {
  const row = await findRow(tx, expenses, id);
  if (!row) throw new Problem("not-found", gone);
  return shown(row);
}

/** Throws invalid when the sum of a month is out of range. */
async function checkMonth(tx: MemberTx, month: Month) {
  const [all] = await tx
    .select({ cents: sql<string>`coalesce(sum(abs(${expenses.amountCents})), 0)` })
    .from(expenses)
    .where(inMonth(tx, month));
  if (Number(all?.cents ?? 0) > largestMonthCents) throw new Problem("invalid", monthTooLarge, { field: "amountCents" });
}

/** Like `checkMonth`, for every month from that of `from` to that of `to`. */
export async function checkMonths(tx: MemberTx, from: Day, to: Day): Promise<void> {
  const month = sql`to_char(${expenses.spentOn}, 'YYYY-MM')`;
  const [large] = await tx
    .select({ month: sql<string>`${month}` })
    .from(expenses)
    .where(
      and(ownedBy(expenses, tx), gte(expenses.spentOn, boundsOf(monthOf(from)).from), lt(expenses.spentOn, boundsOf(monthOf(to)).before)),
    )
    .groupBy(month)
    .having(sql`sum(abs(${expenses.amountCents})) > ${largestMonthCents}`)
    .limit(1);
  if (large) throw new Problem("invalid", monthTooLarge, { field: "amountCents" });
}

export const inMonth = (tx: MemberTx, month: Month) =>
  and(ownedBy(expenses, tx), gte(expenses.spentOn, boundsOf(month).from), lt(expenses.spentOn, boundsOf(month).before));

const gone = "This expense is no longer here.";
// the contract and the import allow only known kinds
export const shown = ({
  id,
  kind,
  categoryId,
  spentOn,
  amountCents,
  note,
  billId,
  version,
}: typeof expenses.$inferSelect): StoredExpense => ({ id, kind: kind as Kind, categoryId, spentOn, amountCents, note, billId, version });
