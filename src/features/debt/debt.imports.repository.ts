import { and, eq, inArray } from "drizzle-orm";
import type { Day } from "#shared/dates.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { lockList } from "#server/list-limit.ts";
import { newId } from "#server/ids.ts";
import { beginImport, recentImports } from "#server/recent-imports.ts";
import { listParts, remove, removeOne, restore, restoreParts } from "#server/trash.ts";
import { planName } from "./debt.imports.rules.ts";
import { addDebt, listOwnDebts, restoreDebt, startDebts } from "./debt.repository.ts";
import { defaultEmoji, type Debt } from "./debt.rules.ts";
import { debtImports as imports, debtPayments as payments, debts, savingsGoals as goals } from "./debt.tables.ts";
import { addGoal, listGoals, restoreGoal } from "./goal.repository.ts";
import type { Goal } from "./goal.rules.ts";

type SentPlan = {
  id: string;
  fileName: string;
  debts: readonly Omit<Debt, "id" | "emoji">[];
  goals: readonly Omit<Goal, "id" | "emoji">[];
};
type At = { today: Day; now: number };

/**
 * Adds debts and goals of a file, all or none. One whose name exists already, or twice in the file, is known and skipped. The same import
 * id again changes nothing.
 */
export async function importPlan(
  tx: MemberTx,
  file: SentPlan,
  { today, now }: At,
): Promise<{ debts: number; goals: number; known: number }> {
  await startDebts(tx, today, now);
  if (!(await beginImport(tx, imports, { ...file, format: "CSV" }, now))) {
    const before = await countAdded(tx, file.id);
    return { ...before, known: file.debts.length + file.goals.length - before.debts - before.goals };
  }
  const added: { debts: string[]; goals: string[] } = { debts: [], goals: [] };
  const debtNames = new Set((await listOwnDebts(tx)).map(({ name }) => planName(name)));
  for (const parts of file.debts) {
    if (debtNames.has(planName(parts.name))) continue;
    debtNames.add(planName(parts.name));
    const id = newId();
    await addDebt(tx, id, { ...parts, emoji: defaultEmoji }, today);
    added.debts.push(id);
  }
  const goalNames = new Set((await listGoals(tx, today)).flatMap(({ name, isExample }) => (isExample ? [] : [planName(name)])));
  for (const parts of file.goals) {
    if (goalNames.has(planName(parts.name))) continue;
    goalNames.add(planName(parts.name));
    const id = newId();
    await addGoal(tx, id, { ...parts, emoji: defaultEmoji });
    added.goals.push(id);
  }
  for (const [table, ids] of [[debts, added.debts] as const, [goals, added.goals] as const])
    if (ids.length > 0)
      await tx
        .update(table)
        .set({ importId: file.id })
        .where(and(ownedBy(table, tx), inArray(table.id, ids)));
  return {
    debts: added.debts.length,
    goals: added.goals.length,
    known: file.debts.length + file.goals.length - added.debts.length - added.goals.length,
  };
}

/** The imports of the last 30 days, newest first, with how much of each still exists. */
export async function listPlanImports(tx: MemberTx, now: number) {
  const shown = [];
  for (const row of await recentImports<string>(tx, imports, now)) shown.push({ ...row, ...(await countAdded(tx, row.id)) });
  return shown;
}

/** Deletes what an import added, except debts and goals that were changed or paid into since: they are the member's own. */
export async function removePlanImport(tx: MemberTx, id: string, now: number): Promise<void> {
  await lockList(tx, debts);
  await removeOne(tx, imports, id, now);
  const debtIds = await remove(tx, debts, and(eq(debts.importId, id), eq(debts.version, 1)), now, id);
  if (debtIds.length > 0) await remove(tx, payments, inArray(payments.debtId, debtIds), now, id);
  await remove(tx, goals, and(eq(goals.importId, id), eq(goals.version, 1)), now, id);
}

/** Undoes `removePlanImport`. Throws invalid when there would then be too many debts or goals. */
export async function restorePlanImport(tx: MemberTx, id: string): Promise<void> {
  const [debtIds, goalIds] = [await listParts(tx, id, debts), await listParts(tx, id, goals)];
  await restore(tx, imports, [id]);
  await restoreParts(tx, payments, id);
  for (const debtId of debtIds) await restoreDebt(tx, debtId);
  for (const goalId of goalIds) await restoreGoal(tx, goalId);
}

const countAdded = async (tx: MemberTx, id: string) => ({
  debts: await tx.$count(debts, and(ownedBy(debts, tx), eq(debts.importId, id))),
  goals: await tx.$count(goals, and(ownedBy(goals, tx), eq(goals.importId, id))),
});
