import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { monthOf, type Day } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { newId } from "#server/ids.ts";
import { lockList } from "#server/list-limit.ts";
import { ownRow } from "#server/rows.ts";
import { dropExamples, hasOwnBudget, listCategories, startBudget } from "./budget.repository.ts";
import {
  budgetAmounts as amounts,
  budgetBills as bills,
  budgetCategories as categories,
  budgetExpenses as expenses,
  budgetImports as imports,
  budgetPayees as payees,
  budgetSnapshots as snapshots,
  budgetStartDates as starts,
} from "./budget.tables.ts";
import { mostCategories, nextColour, refuseName } from "./budget.rules.ts";
import type { Setting } from "./month.rules.ts";
import { planMonths, type MonthChanges, type SentCategory } from "./imports/month-import.rules.ts";

type SentMonths = { id: string; fileName: string; isPreview: boolean; categories: readonly SentCategory[]; replace: readonly number[] };
/** `known`: lines whose category has a budget in that month, with that budget; they are skipped. */
type MonthsImported = { added: number; known: { line: number; cents: number }[]; newCategories: string[] };
type At = { today: Day; now: number };

const rowsAtOnce = 2_000;

/**
 * Sets the budgets of a file's months, all or none; existing ones are known and skipped, except the lines of `replace`. A missing category
 * is added. The same import id again changes nothing. With `isPreview` nothing is written. Throws invalid for too many categories.
 */
export async function importMonths(tx: MemberTx, file: SentMonths, { today, now }: At): Promise<MonthsImported> {
  const current = monthOf(today);
  await startBudget(tx, current, now);
  await lockBudget(tx);
  const mine = await listCategories(tx);
  const isExample = !(await hasOwnBudget(tx));
  const stored = await listSettings(tx);
  const settings = isExample ? stored.map((one) => ({ ...one, cents: 0 })) : stored;
  const plan = planMonths({ sent: file.categories, categories: mine, settings, replace: new Set(file.replace), current, newId });
  const answer = { added: plan.rows, known: plan.known, newCategories: plan.added.map(({ name }) => name) };
  if (file.isPreview) return answer;
  const added = colouredAfter(mine, plan.added);
  const examples = isExample && plan.rows > 0 ? stored.filter(({ cents }) => cents > 0) : [];
  const changes: MonthChanges = {
    rows: plan.rows,
    amounts: plan.amounts,
    categories: added,
    starts: plan.starts,
    examples: examples.map(({ categoryId, month, cents }) => ({ categoryId, month, before: cents })),
  };
  const [isNew] = await tx
    .insert(imports)
    .values({ userId: tx.memberId, id: file.id, fileName: file.fileName, format: "YNAB", importedAt: new Date(now), changes })
    .onConflictDoNothing()
    .returning({ id: imports.id });
  if (!isNew) return { added: (await changesOf(tx, file.id))?.rows ?? 0, known: [], newCategories: [] };
  if (examples.length > 0) await dropExamples(tx);
  await addCategories(tx, added);
  for (const { categoryId, before, after } of plan.starts) await beginCategory(tx, categoryId, { from: before, to: after });
  await writeAmounts(tx, plan.amounts);
  return answer;
}

/** How many budgets each of these imports set. */
export async function countBudgets(tx: MemberTx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: imports.id, rows: sql<number>`coalesce((${imports.changes}->>'rows')::int, 0)` })
    .from(imports)
    .where(and(ownedBy(imports, tx), inArray(imports.id, [...ids])));
  return new Map(rows.map(({ id, rows: set }) => [id, set]));
}

/** What an import of budgets changed; null for one of expenses, and if there is none. */
export async function changesOf(tx: MemberTx, id: string): Promise<MonthChanges | null> {
  const [row] = await tx
    .select({ changes: imports.changes })
    .from(imports)
    .where(ownRow(imports, tx, id));
  // written above, and by an archive whose schema is this type
  return (row?.changes ?? null) as MonthChanges | null;
}

/** Undoes an import of budgets. A budget that was changed since stays, and so does a category that is in use. */
export async function undoMonths(tx: MemberTx, changes: MonthChanges): Promise<void> {
  const now = amountsOf(await listSettings(tx));
  const same = changes.amounts.filter((one) => now.get(cellOf(one)) === one.cents);
  await writeAmounts(
    tx,
    same.flatMap(({ before, ...one }) => (before === null ? [] : [{ ...one, cents: before }])),
  );
  await deleteAmounts(
    tx,
    same.filter(({ before }) => before === null),
  );
  for (const { categoryId, before, after } of changes.starts) {
    const stays = await tx.$count(
      amounts,
      and(ownedBy(amounts, tx), eq(amounts.categoryId, categoryId), sql`${amounts.month} < ${before} and ${amounts.cents} > 0`),
    );
    if (stays === 0) await beginCategory(tx, categoryId, { from: after, to: before });
  }
  await removeUnused(
    tx,
    changes.categories.map(({ id }) => id),
  );
  await restoreExamples(tx, changes);
}

/** Repeats an undone import of budgets. Throws invalid if a category's name is in use again, and for too many. */
export async function redoMonths(tx: MemberTx, changes: MonthChanges): Promise<void> {
  const mine = await listCategories(tx);
  const added = changes.categories.filter(({ id }) => mine.every((one) => one.id !== id));
  const live = mine.filter(({ endMonth }) => endMonth === null);
  for (const { name } of added) {
    const refusal = refuseName(
      name,
      live.map((one) => one.name),
    );
    if (refusal) throw new Problem("invalid", refusal);
  }
  refuseTooMany(live.length + added.length);
  if (changes.examples.length > 0) await dropExamples(tx);
  await addCategories(tx, added);
  for (const { categoryId, before, after } of changes.starts) await beginCategory(tx, categoryId, { from: before, to: after });
  const now = amountsOf(await listSettings(tx));
  const here = new Set((await listCategories(tx)).map(({ id }) => id));
  await writeAmounts(
    tx,
    changes.amounts.filter((one) => here.has(one.categoryId) && (now.get(cellOf(one)) ?? null) === one.before),
  );
}

/** Locked until the transaction ends, so that no budget, category or other import changes in between. */
export async function lockBudget(tx: MemberTx): Promise<void> {
  await lockList(tx, categories);
  await tx.select({ id: categories.id }).from(categories).where(ownedBy(categories, tx)).orderBy(categories.id).for("update");
  await tx.select().from(starts).where(ownedBy(starts, tx)).for("update");
}

type Stored = typeof categories.$inferSelect;

function colouredAfter(mine: readonly Stored[], added: readonly { id: string; name: string; firstMonth: string }[]) {
  const live = mine.filter(({ endMonth }) => endMonth === null);
  refuseTooMany(live.length + added.length);
  const used = live.map(({ colour }) => colour);
  const last = Math.max(0, ...mine.map(({ position }) => position));
  return added.map((one, index) => {
    const colour = nextColour(used);
    used.push(colour);
    return { ...one, colour, position: last + index + 1 };
  });
}

function refuseTooMany(amount: number): void {
  if (amount <= mostCategories) return;
  const words = `These would be ${amount} categories; ${mostCategories} are the most you can have. Please leave some out.`;
  throw new Problem("invalid", words, { field: "categories" });
}

async function addCategories(tx: MemberTx, added: MonthChanges["categories"]): Promise<void> {
  if (added.length > 0) await tx.insert(categories).values(added.map((one) => ({ ...one, userId: tx.memberId })));
}

const beginCategory = (tx: MemberTx, id: string, { from, to }: { from: string; to: string }) =>
  tx
    .update(categories)
    .set({ firstMonth: to })
    .where(and(ownedBy(categories, tx), eq(categories.id, id), eq(categories.firstMonth, from)));

/** Deletes those of these categories that were not changed since and that nothing belongs to. */
async function removeUnused(tx: MemberTx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const without = (table: typeof expenses | typeof bills | typeof payees | typeof amounts) =>
    notExists(
      tx
        .select({ id: table.id })
        .from(table)
        .where(and(ownedBy(table, tx), eq(table.categoryId, categories.id))),
    );
  await tx
    .delete(categories)
    .where(
      and(
        ownedBy(categories, tx),
        inArray(categories.id, [...ids]),
        eq(categories.version, 1),
        ...[expenses, bills, payees, amounts].map(without),
      ),
    );
}

/** Restores the example figures if there was never anything else: see `dropExamples`. */
async function restoreExamples(tx: MemberTx, { examples }: MonthChanges): Promise<void> {
  if (examples.length === 0 || (await tx.$count(snapshots, ownedBy(snapshots, tx))) > 0) return;
  const cells = new Set(examples.map(cellOf));
  if ((await listSettings(tx)).some((one) => one.cents > 0 || !cells.has(cellOf(one)))) return;
  await writeAmounts(
    tx,
    examples.map(({ categoryId, month, before }) => ({ categoryId, month, cents: before })),
  );
}

const listSettings = (tx: MemberTx): Promise<Setting[]> =>
  tx.select({ categoryId: amounts.categoryId, month: amounts.month, cents: amounts.cents }).from(amounts).where(ownedBy(amounts, tx));

const cellOf = ({ categoryId, month }: Pick<Setting, "categoryId" | "month">) => `${categoryId} ${month}`;
const amountsOf = (settings: readonly Setting[]) => new Map(settings.map((one) => [cellOf(one), one.cents]));

async function writeAmounts(tx: MemberTx, rows: readonly Setting[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const sent = rows
      .slice(at, at + rowsAtOnce)
      .map(({ categoryId, month, cents }) => ({ id: newId(), category_id: categoryId, month, cents }));
    await tx.execute(sql`
      insert into ${amounts} (user_id, id, category_id, month, cents)
      select ${tx.memberId}::uuid, id, category_id, month, cents
      from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as sent(id uuid, category_id uuid, month text, cents bigint)
      on conflict (user_id, category_id, month) do update set cents = excluded.cents`);
  }
}

async function deleteAmounts(tx: MemberTx, rows: readonly Pick<Setting, "categoryId" | "month">[]): Promise<void> {
  if (rows.length === 0) return;
  const sent = JSON.stringify(rows.map(({ categoryId, month }) => ({ category_id: categoryId, month })));
  await tx.execute(sql`
    delete from ${amounts} a using jsonb_to_recordset(${sent}::jsonb) as gone(category_id uuid, month text)
    where a.user_id = ${tx.memberId} and a.category_id = gone.category_id and a.month = gone.month`);
}
