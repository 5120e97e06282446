import { and, asc, desc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import { newId } from "#server/ids.ts";
import { monthOf, type Day } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { listParts, remove, removeOne, restore, trashMs } from "#server/trash.ts";
import { listCategories } from "./budget.repository.ts";
import {
  budgetExpenses as expenses,
  budgetImports as imports,
  budgetPayees as payees,
  budgetStartDates as starts,
} from "./budget.tables.ts";
import { categoryMissing, type Kind } from "./expense.rules.ts";
import { checkMonth } from "./expense.repository.ts";
import { mostPayees, withoutKnown, type ImportFormat, type Line, type Payee } from "./import.rules.ts";

type SentRow = Line & { id: string; categoryId: string; isRepeat: boolean };
export type SentFile = { id: string; fileName: string; format: ImportFormat; rows: readonly SentRow[]; remember: readonly Payee[] };
type StoredImport = { id: string; fileName: string; format: ImportFormat; importedAt: string; lines: number };

/** Lines of a time, for recognizing what the ledger holds already. */
export const listLines = (tx: MemberTx, from: Day, to: Day): Promise<Line[]> =>
  tx
    .select({ spentOn: expenses.spentOn, amountCents: expenses.amountCents, note: expenses.note, bankId: expenses.bankId })
    .from(expenses)
    .where(and(ownedBy(expenses, tx), gte(expenses.spentOn, from), lte(expenses.spentOn, to)));

/**
 * Adds all rows of a file or none. Rows that the ledger holds already are skipped, also when two devices send the same file at once,
 * but for those that the member chose although they repeat (`isRepeat`). The same import id again changes nothing.
 */
export async function importExpenses(tx: MemberTx, file: SentFile, now: number): Promise<{ added: number; known: number }> {
  await tx.select().from(starts).where(ownedBy(starts, tx)).for("update");
  const ours = new Set((await listCategories(tx)).map(({ id }) => id));
  if ([...file.rows, ...file.remember].some(({ categoryId }) => !ours.has(categoryId)))
    throw new Problem("invalid", categoryMissing, { field: "categoryId" });
  const [isNew] = await tx
    .insert(imports)
    .values({ userId: tx.memberId, id: file.id, fileName: file.fileName, format: file.format, importedAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ id: imports.id });
  if (!isNew) {
    const added = (await countLines(tx, [file.id])).get(file.id) ?? 0;
    return { added, known: file.rows.length - added };
  }
  const days = file.rows.map(({ spentOn }) => spentOn).toSorted();
  const repeated = file.rows.filter(({ isRepeat }) => isRepeat);
  const { ready, known } = withoutKnown(
    file.rows.filter(({ isRepeat }) => !isRepeat),
    await listLines(tx, days[0] ?? "", days.at(-1) ?? ""),
  );
  const added = [...ready, ...repeated];
  for (let at = 0; at < added.length; at += 500) {
    await tx
      .insert(expenses)
      .values(
        added
          .slice(at, at + 500)
          .map(({ id, categoryId, spentOn, amountCents, note, bankId }) => ({
            userId: tx.memberId,
            id,
            categoryId,
            spentOn,
            amountCents,
            note,
            bankId,
            importId: file.id,
            kind: (amountCents < 0 ? "refund" : "expense") satisfies Kind,
          })),
      );
  }
  for (const month of new Set(added.map(({ spentOn }) => monthOf(spentOn)))) await checkMonth(tx, month);
  await rememberPayees(tx, file.remember);
  return { added: added.length, known: known.length };
}

/** The imports of the last 30 days, newest first, with how many of their lines are still there. */
export async function listImports(tx: MemberTx, now: number): Promise<StoredImport[]> {
  const rows = await tx
    .select()
    .from(imports)
    .where(and(ownedBy(imports, tx), gte(imports.importedAt, new Date(now - trashMs))))
    .orderBy(desc(imports.importedAt), asc(imports.id))
    .limit(100);
  const counts = await countLines(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, fileName, format, importedAt }) => ({
    id,
    fileName,
    format: format as ImportFormat,
    importedAt: importedAt.toISOString(),
    lines: counts.get(id) ?? 0,
  }));
}

/** Deletes the expenses that an import added, also those that were changed since. `restoreImport` brings them back for 30 days. */
export async function removeImport(tx: MemberTx, id: string, now: number): Promise<void> {
  await removeOne(tx, imports, id, now);
  await remove(tx, expenses, eq(expenses.importId, id), now, id);
}

/** Undoes `removeImport`. Throws invalid when a month would then be out of range. */
export async function restoreImport(tx: MemberTx, id: string): Promise<void> {
  const lines = await listParts(tx, id);
  await restore(tx, imports, [id]);
  await restore(tx, expenses, lines);
  const back =
    lines.length === 0
      ? []
      : await tx
          .selectDistinct({ month: sql<string>`to_char(${expenses.spentOn}, 'YYYY-MM')` })
          .from(expenses)
          .where(ofImport(tx, [id]));
  for (const { month } of back) await checkMonth(tx, month);
}

/** Payees with the category that their imported expenses go into, by name. */
export const listPayees = (tx: MemberTx): Promise<(Payee & { id: string })[]> =>
  tx
    .select({ id: payees.id, payee: payees.payee, categoryId: payees.categoryId })
    .from(payees)
    .where(ownedBy(payees, tx))
    .orderBy(asc(payees.payee));

/** Sets the categories of payees; of the oldest only `mostPayees` stay. */
export async function rememberPayees(tx: MemberTx, remember: readonly Payee[]): Promise<void> {
  if (remember.length === 0) return;
  const last = new Map(remember.map((one) => [one.payee, one.categoryId]));
  const rows = [...last].map(([payee, categoryId]) => ({ userId: tx.memberId, id: newId(), payee, categoryId }));
  await tx
    .insert(payees)
    .values(rows)
    .onConflictDoUpdate({ target: [payees.userId, payees.payee], set: { categoryId: sql`excluded.category_id` } });
  if ((await tx.$count(payees, ownedBy(payees, tx))) > mostPayees)
    throw new Problem("invalid", `${mostPayees} payees are the most we can remember. Forget one first.`);
}

/** Sets a payee's category. Throws invalid for a category that is not the member's. */
export async function setPayee(tx: MemberTx, one: Payee): Promise<void> {
  if (!(await listCategories(tx)).some(({ id }) => id === one.categoryId))
    throw new Problem("invalid", categoryMissing, { field: "categoryId" });
  await rememberPayees(tx, [one]);
}

export const forgetPayee = async (tx: MemberTx, id: string): Promise<void> =>
  void (await tx.delete(payees).where(and(ownedBy(payees, tx), eq(payees.id, id))));

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
