import { and, asc, eq, gt, inArray, sql, type SQL } from "drizzle-orm";
import type { Day } from "#shared/dates.ts";
import { largestCents } from "#shared/money.ts";
import { tooLarge } from "#shared/amounts.ts";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { isFull, lockList } from "#server/list-limit.ts";
import { ownRow } from "#server/rows.ts";
import { discard, listParts, lockDeleted, remove, removeOne, restore, restoreParts, store } from "#server/trash.ts";
import { lockRow, updateVersioned } from "#server/versions.ts";
import { defaultEmoji } from "./debt.rules.ts";
import { goalContributions as contributions, savingsGoals as goals } from "./debt.tables.ts";
import { isExampleGoal, isLeftoverId, mostGoals, threeMonthsBefore, type Goal } from "./goal.rules.ts";

type Parts = Omit<Goal, "id">;
type StoredGoal = Goal & { version: number; monthlyCents: number; /** an unchanged example */ isExample: boolean };

/** Goals with the monthly contribution to each, on average of the last three months. */
export async function listGoals(tx: MemberTx, today: Day): Promise<StoredGoal[]> {
  const rows = await tx.select().from(goals).where(ownedBy(goals, tx)).orderBy(asc(goals.position), asc(goals.id));
  const sums = await tx
    .select({ goalId: contributions.goalId, cents: sql<string>`sum(${contributions.amountCents})` })
    .from(contributions)
    .where(and(ownedBy(contributions, tx), gt(contributions.contributedOn, threeMonthsBefore(today))))
    .groupBy(contributions.goalId);
  const saved = new Map(sums.map((one) => [one.goalId, Number(one.cents)]));
  return rows.map(({ id, name, emoji, targetCents, currentCents, version }) => ({
    id,
    name,
    emoji,
    targetCents,
    currentCents,
    version,
    monthlyCents: Math.floor((saved.get(id) ?? 0) / 3),
    isExample: isExampleGoal({ name, emoji, targetCents, currentCents, version }),
  }));
}

/** Deletes the examples once one goal is the member's own. Locks several rows: the list is locked before any of them. */
async function dropExamples(tx: MemberTx): Promise<void> {
  const rows = await tx.select().from(goals).where(ownedBy(goals, tx));
  const examples = rows.filter(isExampleGoal).map(({ id }) => id);
  if (examples.length === 0 || examples.length === rows.length) return;
  await tx.delete(goals).where(and(ownedBy(goals, tx), inArray(goals.id, examples), eq(goals.version, 1)));
}

export async function addGoal(tx: MemberTx, id: string, parts: Parts): Promise<void> {
  if (await isFull(tx, goals, { id, most: mostGoals }))
    throw new Problem("invalid", `${mostGoals} goals are the most you can have.`, { field: "name" });
  await tx
    .insert(goals)
    .values({
      ...stored(parts),
      userId: tx.memberId,
      id,
      position: sql`(select coalesce(max(position), 0) + 1 from ${goals} where user_id = ${tx.memberId})`,
    })
    .onConflictDoNothing();
  await dropExamples(tx);
}

/** Throws conflict when it was changed since `version`, a contribution included. */
export async function editGoal(tx: MemberTx, id: string, { version, ...parts }: Parts & { version: number }): Promise<void> {
  await lockList(tx, goals);
  await updateVersioned(tx, goals, { id, version, gone: goalGone, field: "currentCents" }, () => stored(parts));
  await dropExamples(tx);
}

/** Deletes a goal with its contributions. */
export async function removeGoal(tx: MemberTx, id: string, now: number): Promise<void> {
  await lockList(tx, goals);
  for (const leftover of await leftoversOf(tx, eq(contributions.goalId, id))) await dropDeleted(tx, leftover);
  await removeOne(tx, goals, id, now);
  await remove(tx, contributions, eq(contributions.goalId, id), now, id);
}

/** Undoes `removeGoal`, without the remaining money of months that was noted for another goal since. */
export async function restoreGoal(tx: MemberTx, id: string): Promise<void> {
  await lockDeleted(tx, id); // first, as a restore from the list of deleted items does
  const parts = (await listParts(tx, id, contributions)).filter(isLeftoverId);
  for (const leftover of await leftoversOf(tx, inArray(contributions.id, parts))) await dropDeleted(tx, leftover);
  await restore(tx, goals, [id], { most: mostGoals });
  await restoreParts(tx, contributions, id);
  await dropExamples(tx);
}

/** The ids of the contributions of months' remaining money that match `which`. */
async function leftoversOf(tx: MemberTx, which: SQL): Promise<string[]> {
  const rows = await tx
    .select({ id: contributions.id })
    .from(contributions)
    .where(and(ownedBy(contributions, tx), which));
  return rows.map(({ id }) => id).filter(isLeftoverId);
}

/** Takes a contribution out of the deleted goal that it was deleted with, and its amount from what that goal holds. */
async function dropDeleted(tx: MemberTx, id: string): Promise<void> {
  const [part] = await discard(tx, id);
  const goal = part?.partOf && (await lockDeleted(tx, part.partOf));
  if (!part || !goal) return;
  const currentCents = Math.max(0, Number(goal.row["current_cents"]) - Number(part.row["amount_cents"]));
  await store(tx, [{ ...goal, row: { ...goal.row, current_cents: currentCents } }]);
}

/** The contributions to a goal that was deleted for good, if it was deleted while they still stayed in their table. */
export async function removeContributionsTo(tx: MemberTx, goalId: string): Promise<void> {
  await tx.delete(contributions).where(and(ownedBy(contributions, tx), eq(contributions.goalId, goalId)));
}

/** The same id sent again changes nothing. */
export async function contribute(tx: MemberTx, input: { id: string; goalId: string; amountCents: number }, today: Day): Promise<void> {
  await lockList(tx, goals);
  await lockRow(tx, goals, input.goalId, goalGone);
  const created = await tx
    .insert(contributions)
    .values({ ...input, userId: tx.memberId, contributedOn: today })
    .onConflictDoNothing()
    .returning();
  if (created.length > 0) await move(tx, input.goalId, input.amountCents);
  await dropExamples(tx);
}

/** Null when there is no contribution with this id. */
export async function findContribution(tx: MemberTx, id: string): Promise<{ id: string; goalId: string; amountCents: number } | null> {
  const [row] = await tx
    .select({ id: contributions.id, goalId: contributions.goalId, amountCents: contributions.amountCents })
    .from(contributions)
    .where(ownRow(contributions, tx, id));
  return row ?? null;
}

export async function removeContribution(tx: MemberTx, id: string): Promise<void> {
  await lockList(tx, goals);
  const [row] = await tx
    .delete(contributions)
    .where(ownRow(contributions, tx, id))
    .returning();
  if (!row) throw new Problem("not-found", "This is no longer here.");
  // locked, because restoring a deleted goal would restore the removed amount too
  await lockRow(tx, goals, row.goalId, goalGone);
  await move(tx, row.goalId, -row.amountCents);
}

const goalGone = "This goal is no longer here.";

async function move(tx: MemberTx, goalId: string, amountCents: number) {
  const [row] = await tx
    .update(goals)
    .set({ currentCents: sql`greatest(0, ${goals.currentCents} + ${amountCents})`, version: sql`${goals.version} + 1` })
    .where(ownRow(goals, tx, goalId))
    .returning();
  if (row && row.currentCents > largestCents) throw new Problem("invalid", tooLarge, { field: "amountCents" });
}

const stored = (parts: Parts) => ({ ...parts, name: parts.name.trim(), emoji: parts.emoji.trim() || defaultEmoji });
