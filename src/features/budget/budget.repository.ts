import { and, asc, gte, lt, sql } from "drizzle-orm";
import { addMonths, formatMonth, type Month } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { lockList } from "#server/list-limit.ts";
import { updateRow } from "#server/rows.ts";
import { changedElsewhere, lockRow, updateVersioned } from "#server/versions.ts";
import {
  budgetAmounts as amounts,
  budgetCategories as categories,
  budgetExpenses as expenses,
  budgetSnapshots as snapshots,
  budgetStartDates as starts,
} from "./budget.tables.ts";
import {
  defaultCategories,
  mostCategories,
  nextColour,
  proportions,
  refuseName,
  sameName,
  splitTotal,
  tooManyCategories,
  type Category,
} from "./budget.rules.ts";
import { categoryMissing } from "./expense.rules.ts";
import { boundsOf, budgetIn, changeBudget, isActiveIn, type Setting } from "./month.rules.ts";

type CategoryRow = typeof categories.$inferSelect;
type MonthCategory = Category & { lines: number; version: number; isActive: boolean };

/**
 * Creates the default categories on a first visit. Of two visits at once the second waits and finds them; one during the import of an archive
 * waits for that.
 */
export async function startBudget(tx: MemberTx, month: Month, now: number): Promise<void> {
  if ((await tx.$count(starts, ownedBy(starts, tx))) > 0) return;
  await lockList(tx, categories);
  const begun = await tx
    .insert(starts)
    .values({ userId: tx.memberId, startedAt: new Date(now) })
    .onConflictDoNothing()
    .returning();
  if (begun.length === 0) return;
  const rows = defaultCategories.map(({ name, colour }, index) => ({
    userId: tx.memberId,
    id: crypto.randomUUID(),
    name,
    colour,
    position: index + 1,
    firstMonth: month,
  }));
  await tx.insert(categories).values(rows);
  await tx
    .insert(amounts)
    .values(
      rows.map(({ id }, index) => ({
        userId: tx.memberId,
        id: crypto.randomUUID(),
        categoryId: id,
        month,
        cents: defaultCategories[index]?.budgetCents ?? 0,
      })),
    );
}

/** The categories active in `month`, and ended ones with expenses in it, in their order. */
export async function readCategories(tx: MemberTx, month: Month): Promise<MonthCategory[]> {
  const rows = await tx.select().from(categories).where(ownedBy(categories, tx)).orderBy(asc(categories.position), asc(categories.id));
  const budgets = budgetIn(month, await readSettings(tx, month, month));
  const { from, before } = boundsOf(month);
  const sums = await tx
    .select({ categoryId: expenses.categoryId, cents: sql<string>`sum(${expenses.amountCents})`, lines: sql<number>`count(*)::int` })
    .from(expenses)
    .where(and(ownedBy(expenses, tx), gte(expenses.spentOn, from), lt(expenses.spentOn, before)))
    .groupBy(expenses.categoryId);
  const spent = new Map(sums.map((one) => [one.categoryId, one]));
  return rows
    .filter((row) => isActiveIn(month, row) || spent.has(row.id))
    .map((row) => ({
      id: row.id,
      name: row.name,
      colour: row.colour,
      version: row.version,
      isActive: isActiveIn(month, row),
      budgetCents: isActiveIn(month, row) ? (budgets.get(row.id) ?? 0) : 0,
      spentCents: Number(spent.get(row.id)?.cents ?? 0),
      lines: spent.get(row.id)?.lines ?? 0,
    }));
}

/** Budget settings that are effective in the months from `first` to `last`: the latest up to `first`, and those after it. */
export async function readSettings(tx: MemberTx, first: Month, last: Month): Promise<Setting[]> {
  const base = await tx.execute<{ categoryId: string; month: string; cents: string | number }>(sql`
    select c.id as "categoryId", a.month, a.cents from ${categories} c
    cross join lateral (select month, cents from ${amounts} where user_id = c.user_id and category_id = c.id and month <= ${first} order by month desc limit 1) a
    where c.user_id = ${tx.memberId}`);
  const settings = base.rows.map((row) => ({ categoryId: row.categoryId, month: row.month, cents: Number(row.cents) }));
  if (first === last) return settings;
  const later = await tx.execute<{ categoryId: string; month: string; cents: string | number }>(sql`
    select c.id as "categoryId", a.month, a.cents from ${categories} c
    join ${amounts} a on a.user_id = c.user_id and a.category_id = c.id and a.month > ${first} and a.month <= ${last}
    where c.user_id = ${tx.memberId}`);
  return [...settings, ...later.rows.map((row) => ({ categoryId: row.categoryId, month: row.month, cents: Number(row.cents) }))];
}

export const listCategories = (tx: MemberTx): Promise<CategoryRow[]> => tx.select().from(categories).where(ownedBy(categories, tx));

/** `id`, or instead of a category that no longer exists, because an archive was imported since, "Other" or the first one; null without any. */
export function existingCategory(all: readonly CategoryRow[], id: string): string | null {
  const live = all.filter(({ endMonth }) => endMonth === null); // later months do not show the others
  return (all.find((one) => one.id === id) ?? live.find(({ name }) => name === "Other") ?? live[0] ?? all[0])?.id ?? null;
}

/**
 * Adds a category from a month on, and returns its id. A category of that name that begins later begins with that month instead, and keeps its
 * later budgets. The same id sent again changes nothing. Throws invalid for an existing name, and for too many.
 */
export async function addCategory(tx: MemberTx, input: { id: string; name: string; colour: number | null; month: Month }): Promise<string> {
  await lockList(tx, categories);
  const all = await listCategories(tx);
  if (all.some(({ id }) => id === input.id)) return input.id;
  const here = all.filter((row) => isActiveIn(input.month, row));
  checkName(input.name, here);
  const later = all.filter((row) => row.firstMonth > input.month && row.endMonth !== row.firstMonth);
  const [next] = later
    .filter(({ name }) => sameName(name, input.name))
    .toSorted((one, other) => one.firstMonth.localeCompare(other.firstMonth));
  if (next) {
    await updateRow(tx, categories, next.id, { firstMonth: input.month });
    return next.id;
  }
  const active = [...here, ...later.filter(({ endMonth }) => endMonth === null)];
  if (active.length >= mostCategories) throw new Problem("invalid", tooManyCategories, { field: "name" });
  const colour = input.colour ?? nextColour(active.map((row) => row.colour));
  const position = Math.max(0, ...all.map((row) => row.position)) + 1;
  await tx
    .insert(categories)
    .values({ userId: tx.memberId, id: input.id, name: input.name.trim(), colour, position, firstMonth: input.month })
    .onConflictDoNothing();
  return input.id;
}

/** Throws conflict when it was changed since `version`. */
export async function editCategory(tx: MemberTx, input: { id: string; name: string; colour: number; version: number }): Promise<void> {
  const { id, version } = input;
  await lockList(tx, categories); // for the name: of two equal ones at once the second is refused
  await updateVersioned(
    tx,
    categories,
    { id, version, gone: categoryGone, field: "name" },
    () => ({ name: input.name.trim(), colour: input.colour }),
    async () =>
      checkName(
        input.name,
        (await listCategories(tx)).filter((one) => one.id !== id && one.endMonth === null),
      ),
  );
}

/**
 * Splits `cents` over the categories of `month` in the proportions of their budgets, or of the examples where there are none. The first
 * figure of the member's own leaves no examples in the months before.
 */
export async function setTotal(tx: MemberTx, { month, cents }: { month: Month; cents: number }, current: Month): Promise<void> {
  const active = (await readCategories(tx, month)).filter(({ isActive }) => isActive);
  if (active.length === 0) throw new Problem("invalid", categoryMissing, { field: "cents" });
  const split = splitTotal(cents, proportions(active));
  await dropExamples(tx);
  const settings = await readSettings(tx, month, addMonths(month, 1));
  for (const [index, { id }] of active.entries())
    await writeSettings(tx, changeBudget({ categoryId: id, month, cents: split[index] ?? 0 }, current, settings));
}

/**
 * Whether any budget is the member's own: set, split from their total, or saved unchanged. False while all are our examples. With `month`:
 * whether one is in that month, from an earlier one or its own.
 */
export async function hasOwnBudget(tx: MemberTx, month?: Month): Promise<boolean> {
  const examples = sql.join(
    defaultCategories.map(({ budgetCents }, index) => sql`(${index + 1}::int, ${budgetCents}::bigint)`),
    sql`, `,
  );
  const own = sql`from ${amounts} a join ${categories} c on c.user_id = a.user_id and c.id = a.category_id where a.user_id = ${tx.memberId}`;
  // one that was saved in a month before the first budget holds none
  const saved = sql`from ${snapshots} s where s.user_id = ${tx.memberId} and s.month >= coalesce((select min(month) from ${amounts} where user_id = s.user_id), '')`;
  const found = await tx.execute<{ isOwn: boolean; isHere: boolean }>(sql`
    select exists (select 1 ${saved})
      or exists (select 1 ${own} and (a.month > (select min(month) from ${amounts} where user_id = c.user_id and category_id = c.id) or (c.position::int, a.cents) not in (${examples}))) as "isOwn",
    ${month === undefined ? sql`true` : sql`exists (select 1 ${saved} and s.month <= ${month}) or exists (select 1 ${own} and a.month <= ${month} and a.cents > 0)`} as "isHere"`);
  return found.rows[0]?.isOwn === true && found.rows[0].isHere;
}

/**
 * Sets a budget from `month` on; an earlier month changes alone. The first budget of the member's own sets the examples to 0. Throws
 * conflict when it is not `seenCents` any more, and invalid before the category's first month, which would not show it.
 */
export async function setBudget(
  tx: MemberTx,
  input: { id: string; month: Month; cents: number; seenCents: number },
  current: Month,
): Promise<void> {
  const row = await lockCategory(tx, input.id);
  // deleted from this month on: a budget for it would never be shown
  if (row.endMonth !== null && row.endMonth <= input.month) throw new Problem("not-found", categoryGone);
  if (input.month < row.firstMonth) throw new Problem("invalid", beginsIn(row.firstMonth), { field: "month" });
  const settings = await readSettings(tx, input.month, addMonths(input.month, 1));
  const now = budgetIn(input.month, settings).get(input.id) ?? 0;
  if (now === input.cents) return;
  // an example that was removed meanwhile counts as no change
  const wasExample = now === 0 && defaultCategories[row.position - 1]?.budgetCents === input.seenCents;
  if (now !== input.seenCents && !wasExample) throw new Problem("conflict", changedElsewhere, { field: "cents" });
  await dropExamples(tx);
  const rest = await readSettings(tx, input.month, addMonths(input.month, 1));
  await writeSettings(tx, changeBudget({ categoryId: input.id, month: input.month, cents: input.cents }, current, rest));
}

/**
 * The first figure of the member's own removes the examples, so that none of ours is counted with it; of two first ones at once the second
 * waits.
 */
export async function dropExamples(tx: MemberTx): Promise<void> {
  if (await haveOwnLocked(tx)) return;
  await tx.update(amounts).set({ cents: 0 }).where(ownedBy(amounts, tx));
}

/** Makes the examples the member's own from `month` on; none of the months before was planned. Nothing once any budget is theirs. */
export async function adoptExamples(tx: MemberTx, month: Month): Promise<void> {
  if (await haveOwnLocked(tx)) return;
  const budgets = budgetIn(month, await readSettings(tx, month, month));
  await tx
    .update(amounts)
    .set({ cents: 0 })
    .where(and(ownedBy(amounts, tx), lt(amounts.month, month)));
  await writeSettings(
    tx,
    [...budgets].map(([categoryId, cents]) => ({ categoryId, month, cents })),
  );
}

/** `hasOwnBudget`; while it is false, another first figure waits. */
async function haveOwnLocked(tx: MemberTx): Promise<boolean> {
  if (await hasOwnBudget(tx)) return true;
  await tx.select().from(starts).where(ownedBy(starts, tx)).for("update");
  return hasOwnBudget(tx);
}

export async function writeSettings(tx: MemberTx, settings: readonly Setting[]): Promise<void> {
  for (const { categoryId, month, cents } of settings) {
    await tx
      .insert(amounts)
      .values({ userId: tx.memberId, id: crypto.randomUUID(), categoryId, month, cents })
      .onConflictDoUpdate({ target: [amounts.userId, amounts.categoryId, amounts.month], set: { cents } });
  }
}

/** The category, locked until the transaction ends. Throws not-found when it does not exist or belongs to another member. */
export const lockCategory = (tx: MemberTx, id: string): Promise<CategoryRow> => lockRow(tx, categories, id, categoryGone);

export const categoryGone = "This category is no longer here.";
const beginsIn = (month: Month) => `This category begins in ${formatMonth(month)}. Add it to the earlier month first, under the same name.`;

/** Throws invalid when the name is blank or one of `others` has it. */
export function checkName(name: string, others: readonly { name: string }[]) {
  const refusal = refuseName(
    name,
    others.map((one) => one.name),
  );
  if (refusal) throw new Problem("invalid", refusal, { field: "name" });
}
