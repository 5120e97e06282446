import { and, asc, eq, getTableName, gte, inArray, lt, sql } from "drizzle-orm";
import { addMonths, type Day, type Month } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { largestCents } from "#shared/money.ts";
import { tooLarge } from "#shared/amounts.ts";
import { olderThan, pageOf } from "#server/cursor.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { newId, newIdAt, timeOfId } from "#server/ids.ts";
import { isFull, lockList } from "#server/list-limit.ts";
import { findRow, ownRow, updateRow } from "#server/rows.ts";
import { lockDeleted, remove, removeOne, restore, restoreParts } from "#server/trash.ts";
import { deletedRows } from "#server/trash.tables.ts";
import { lockRow, updateVersioned } from "#server/versions.ts";
import { defaultDebts, defaultEmoji, isExampleDebt, mostDebts, refuseDay, type Debt } from "./debt.rules.ts";
import { debtPayments as payments, debtSettings as settings, debts, savingsGoals } from "./debt.tables.ts";
import { defaultGoals } from "./goal.rules.ts";
import type { Strategy } from "./payoff.rules.ts";

type StoredDebt = Debt & { version: number; /** an unchanged example */ isExample: boolean };
type Parts = Omit<Debt, "id">;

/**
 * Creates the default debts and goals on a first visit, once. Of two visits at once the second waits and finds them; one during the import of
 * an archive waits for that.
 */
export async function startDebts(tx: MemberTx, today: Day, now: number): Promise<void> {
  if ((await tx.$count(settings, ownedBy(settings, tx))) > 0) return;
  await lockList(tx, debts);
  await lockList(tx, savingsGoals);
  const begun = await tx
    .insert(settings)
    .values({ userId: tx.memberId, startedAt: new Date(now) })
    .onConflictDoNothing()
    .returning();
  if (begun.length === 0) return;
  // no examples if something was added before the first visit
  if ((await listDebts(tx)).length === 0) for (const parts of defaultDebts) await insertDebt(tx, crypto.randomUUID(), parts, today);
  const goals = await tx.select({ id: savingsGoals.id }).from(savingsGoals).where(ownedBy(savingsGoals, tx)).limit(1);
  if (goals.length > 0) return;
  await tx
    .insert(savingsGoals)
    .values(defaultGoals.map((goal, index) => ({ ...goal, userId: tx.memberId, id: crypto.randomUUID(), position: index + 1 })));
}

export async function readPlan(tx: MemberTx): Promise<{ extraCents: number; strategy: Strategy }> {
  const [row] = await tx.select().from(settings).where(ownedBy(settings, tx));
  return { extraCents: row?.extraCents ?? 0, strategy: row?.strategy === "snowball" ? "snowball" : "avalanche" };
}

/** What is left out stays as it was. */
export async function savePlan(tx: MemberTx, plan: { extraCents?: number; strategy?: Strategy }): Promise<void> {
  if (plan.extraCents === undefined && plan.strategy === undefined) return;
  await tx.update(settings).set(plan).where(ownedBy(settings, tx));
}

export async function listDebts(tx: MemberTx): Promise<StoredDebt[]> {
  const rows = await tx.select().from(debts).where(ownedBy(debts, tx)).orderBy(asc(debts.position), asc(debts.id));
  return rows.map(({ id, name, emoji, totalCents, paidCents, rateMilli, minimumCents, version }) => ({
    id,
    name,
    emoji,
    totalCents,
    paidCents,
    rateMilli,
    minimumCents,
    version,
    isExample: isExampleDebt({ name, emoji, totalCents, paidCents, rateMilli, minimumCents, version }),
  }));
}

/** The member's debts, without our examples. */
export const listOwnDebts = async (tx: MemberTx): Promise<StoredDebt[]> => (await listDebts(tx)).filter(({ isExample }) => !isExample);

/**
 * Deletes the examples once one debt is the member's own, so that none of our figures is counted with theirs. Locks several rows: the list is
 * locked before any of them.
 */
async function dropExamples(tx: MemberTx): Promise<void> {
  const all = await listDebts(tx);
  const examples = all.filter(({ isExample }) => isExample).map(({ id }) => id);
  if (examples.length === 0 || examples.length === all.length) return;
  // one that another device changes at this moment is no example any more
  const gone = await tx
    .delete(debts)
    .where(and(ownedBy(debts, tx), inArray(debts.id, examples), eq(debts.version, 1)))
    .returning({ id: debts.id });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(payments).where(and(ownedBy(payments, tx), inArray(payments.debtId, ids)));
}

/** The amount paid before is stored among the payments as an adjustment, so that their sum is always what is paid. */
export async function addDebt(tx: MemberTx, id: string, parts: Parts, today: Day): Promise<void> {
  if (await isFull(tx, debts, { id, most: mostDebts }))
    throw new Problem("invalid", `${mostDebts} debts are the most you can have.`, { field: "name" });
  await insertDebt(tx, id, parts, today);
  await dropExamples(tx);
}

async function insertDebt(tx: MemberTx, id: string, parts: Parts, today: Day): Promise<void> {
  const created = await tx
    .insert(debts)
    .values({
      ...saved(parts),
      userId: tx.memberId,
      id,
      position: sql`(select coalesce(max(position), 0) + 1 from ${debts} where user_id = ${tx.memberId})`,
    })
    .onConflictDoNothing()
    .returning();
  if (created.length > 0) await adjust(tx, id, parts.paidCents, today);
}

/** Throws conflict when it was changed since `version`, a payment included. */
export async function editDebt(tx: MemberTx, id: string, { version, ...parts }: Parts & { version: number }, today: Day): Promise<void> {
  await lockList(tx, debts);
  const row = await updateVersioned(tx, debts, { id, version, gone: debtGone, field: "paidCents" }, () => saved(parts));
  if (row.version !== version) return; // repeats the newest change
  // a change of its other fields leaves the payments as they are
  if (parts.paidCents !== row.paidCents) await adjust(tx, id, parts.paidCents - (await sumOfPayments(tx, id)), today);
  await dropExamples(tx);
}

/** Deletes a debt with its payments. */
export async function removeDebt(tx: MemberTx, id: string, now: number): Promise<void> {
  await lockList(tx, debts);
  await removeOne(tx, debts, id, now);
  await remove(tx, payments, eq(payments.debtId, id), now, id);
}

/** Undoes `removeDebt`. */
export async function restoreDebt(tx: MemberTx, id: string): Promise<void> {
  await restore(tx, debts, [id], { most: mostDebts });
  await restoreParts(tx, payments, id);
  await recomputePaid(tx, id);
  await dropExamples(tx);
}

/** A page of payments of existing debts, newest first. Throws invalid for an unknown `before`. */
export async function listPayments(tx: MemberTx, requested: { before?: string; limit: number }) {
  const rows = await tx
    .select({ id: payments.id, debtId: payments.debtId, kind: payments.kind, paidOn: payments.paidOn, amountCents: payments.amountCents })
    .from(payments)
    .where(and(ownedBy(payments, tx), olderThan(requested.before, payments.paidOn, payments.id), ofExistingDebt))
    .orderBy(sql`${payments.paidOn} desc nulls last, ${payments.id} desc nulls last`) // as the index is sorted
    .limit(requested.limit + 1);
  const { page, next } = pageOf(rows, requested.limit, (row) => row.paidOn);
  return { payments: page.map((row) => ({ ...row, kind: row.kind === "payment" ? ("payment" as const) : ("adjustment" as const) })), next };
}

/** The sum in cents and the number of the payments in `month`; adjustments are corrections of a figure, not payments. */
export async function paidIn(tx: MemberTx, month: Month): Promise<{ paidCents: number; payments: number }> {
  const [row] = await tx
    .select({ cents: sql<string>`coalesce(sum(${payments.amountCents}), 0)`, payments: sql<string>`count(*)` })
    .from(payments)
    .where(
      and(
        ownedBy(payments, tx),
        ofExistingDebt,
        eq(payments.kind, "payment"),
        gte(payments.paidOn, `${month}-01`),
        lt(payments.paidOn, `${addMonths(month, 1)}-01`),
      ),
    );
  return { paidCents: Number(row?.cents ?? 0), payments: Number(row?.payments ?? 0) };
}

/** The same id sent again changes nothing. */
export async function addPayment(
  tx: MemberTx,
  input: { id: string; debtId: string; paidOn: Day; amountCents: number },
  today: Day,
): Promise<void> {
  const refusal = refuseDay(input.paidOn, today);
  if (refusal) throw new Problem("invalid", refusal, { field: "paidOn" });
  await lockList(tx, debts);
  await lockRow(tx, debts, input.debtId, debtGone);
  const sum = await sumOfPayments(tx, input.debtId);
  const created = await tx
    .insert(payments)
    .values({ ...input, userId: tx.memberId, kind: "payment" })
    .onConflictDoNothing()
    .returning();
  // what adjustments took away beyond 0, in rows from before `removePayment` adjusted the sum, is not taken from a new payment
  if (created.length > 0) await adjust(tx, input.debtId, Math.max(0, -sum), input.paidOn);
  if (created.length > 0) await recomputePaid(tx, input.debtId);
  await dropExamples(tx);
}

/**
 * Deletes a payment or an adjustment. Where their sum would then be below 0, because an adjustment had corrected it, a counterpart raises it
 * to 0, until `restorePayment` lowers that.
 */
export async function removePayment(tx: MemberTx, id: string, now: number): Promise<void> {
  await lockList(tx, debts);
  const row = await findRow(tx, payments, id);
  await removeOne(tx, payments, id, now);
  if (!row) return;
  await raiseToZero(tx, row, newIdAt(now));
  await recomputePaid(tx, row.debtId);
}

/**
 * Undoes `removePayment`: Paid is as if the payment had never been deleted. Throws invalid while its debt is deleted, and after the import of
 * an archive, which replaces every debt.
 */
export async function restorePayment(tx: MemberTx, id: string): Promise<void> {
  const deleted = await lockDeleted(tx, id); // first, as a restore from the list of deleted items does
  await lockList(tx, debts);
  const there = await findRow(tx, payments, id);
  if (there) return;
  await restore(tx, payments, [id]);
  const row = await findRow(tx, payments, id);
  if (!row) return;
  if (!(await findRow(tx, debts, row.debtId))) throw new Problem("invalid", debtDeleted);
  if (deleted) await lowerCounterparts(tx, row, deleted.deletedAt);
  await raiseToZero(tx, row, newId());
  await recomputePaid(tx, row.debtId);
}

/** The payments of a debt that was deleted for good, if it was deleted while its payments still stayed in their table. */
export async function removePaymentsOf(tx: MemberTx, debtId: string): Promise<void> {
  await tx.delete(payments).where(and(ownedBy(payments, tx), eq(payments.debtId, debtId)));
}

/** Debts that were deleted until 2026-11-27 left their payments in the table. */
const ofExistingDebt = sql`exists (select 1 from ${debts} where ${debts.userId} = ${payments.userId} and ${debts.id} = ${payments.debtId})`;

const debtDeleted = "Its debt is no longer here. If you deleted it, please restore the debt first.";
const debtGone = "This debt is no longer here.";

async function adjust(tx: MemberTx, debtId: string, amountCents: number, paidOn: Day) {
  if (amountCents !== 0)
    await tx.insert(payments).values({ userId: tx.memberId, id: crypto.randomUUID(), debtId, kind: "adjustment", paidOn, amountCents });
}

/** Adds a counterpart, an adjustment that raises the sum of a debt's payments to 0. `id` has the time of the change that made it negative. */
async function raiseToZero(tx: MemberTx, { debtId, paidOn }: { debtId: string; paidOn: Day }, id: string): Promise<void> {
  const amountCents = -(await sumOfPayments(tx, debtId));
  if (amountCents > 0) await tx.insert(payments).values({ userId: tx.memberId, id, debtId, kind: "counterpart", paidOn, amountCents });
}

/**
 * Takes the amount of a restored payment from the counterparts since its deletion, oldest first: had it not been deleted, the sum would have
 * been higher by that amount since then. Those before are of other payments. Removes counterparts that a member has deleted.
 */
async function lowerCounterparts(tx: MemberTx, restored: typeof payments.$inferSelect, deletedAt: Date): Promise<void> {
  if (restored.kind !== "counterpart")
    await tx
      .delete(deletedRows)
      .where(
        and(
          ownedBy(deletedRows, tx),
          eq(deletedRows.tableName, getTableName(payments)),
          sql`${deletedRows.row}->>'kind' = 'counterpart' and ${deletedRows.row}->>'debt_id' = ${restored.debtId}`,
        ),
      );
  const counterparts = await tx
    .select({ id: payments.id, amountCents: payments.amountCents })
    .from(payments)
    .where(and(ownedBy(payments, tx), eq(payments.debtId, restored.debtId), eq(payments.kind, "counterpart")))
    .orderBy(asc(payments.id));
  let left = Math.max(0, restored.amountCents);
  for (const { id, amountCents } of counterparts) {
    if (left === 0) return;
    if (id === restored.id || timeOfId(id) < deletedAt.getTime()) continue;
    const taken = Math.min(left, amountCents);
    left -= taken;
    if (taken < amountCents) await updateRow(tx, payments, id, { amountCents: amountCents - taken });
    else await tx.delete(payments).where(ownRow(payments, tx, id));
  }
}

async function sumOfPayments(tx: MemberTx, debtId: string): Promise<number> {
  const [found] = await tx
    .select({ cents: sql<number>`coalesce(sum(${payments.amountCents}), 0)::float8` })
    .from(payments)
    .where(and(ownedBy(payments, tx), eq(payments.debtId, debtId)));
  return found?.cents ?? 0;
}

/** Paid is the sum of the payments, at least 0: that of an archive or of an older release can be below. */
async function recomputePaid(tx: MemberTx, debtId: string): Promise<void> {
  const ofDebt = ownRow(debts, tx, debtId);
  const [found] = await tx.select({ paidCents: debts.paidCents }).from(debts).where(ofDebt).for("update");
  if (!found) return; // deleted: recomputed when it is restored
  const paidCents = Math.max(0, await sumOfPayments(tx, debtId));
  if (paidCents > largestCents) throw new Problem("invalid", tooLarge, { field: "amountCents" });
  if (paidCents !== found.paidCents) await updateRow(tx, debts, debtId, { paidCents, version: sql`${debts.version} + 1` });
}

const saved = (parts: Parts) => ({ ...parts, name: parts.name.trim(), emoji: parts.emoji.trim() || defaultEmoji });
