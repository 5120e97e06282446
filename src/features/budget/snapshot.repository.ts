import { and, desc, eq, sql } from "drizzle-orm";
import { addMonths, monthOf, type Day, type Month } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { newId } from "#server/ids.ts";
import { lockList } from "#server/list-limit.ts";
import { findRow, ownRow } from "#server/rows.ts";
import { discard, lockAllDeleted } from "#server/trash.ts";
import { mostCategories, tooManyCategories, type Category } from "./budget.rules.ts";
import { listCategories, readCategories, readSettings, writeSettings } from "./budget.repository.ts";
import { budgetCategories as categories, budgetSnapshots as snapshots } from "./budget.tables.ts";
import { restoreExpensesOf, setSpent } from "./expense.repository.ts";
import { changeBudget } from "./month.rules.ts";
import { restoring, type Snapshot, type Step } from "./snapshot.rules.ts";

type Stamp = Omit<Snapshot, "categories">;

/** The latest fifty of a month, newest first. */
export async function listSnapshots(tx: MemberTx, month: Month): Promise<Stamp[]> {
  const rows = await tx
    .select({ id: snapshots.id, month: snapshots.month, takenAt: snapshots.takenAt })
    .from(snapshots)
    .where(and(ownedBy(snapshots, tx), eq(snapshots.month, month)))
    .orderBy(desc(snapshots.takenAt))
    .limit(50);
  return rows.map((row) => ({ ...row, takenAt: row.takenAt.toISOString() }));
}

/** Saves the month as it is. The same id sent again keeps the first. */
export async function takeSnapshot(tx: MemberTx, id: string, month: Month, now: number): Promise<Stamp> {
  await tx
    .insert(snapshots)
    .values({ userId: tx.memberId, id, month, takenAt: new Date(now), categories: await categoriesNow(tx, month) })
    .onConflictDoNothing();
  const { categories: _, ...stamp } = await readSnapshot(tx, id);
  return stamp;
}

/** Saves the month as it is, unless its newest saved version is the same: the change has come again, because its answer was lost. */
export async function takeSnapshotOnce(tx: MemberTx, month: Month, now: number): Promise<void> {
  const [newest] = await listSnapshots(tx, month);
  const saved = newest && (await readSnapshot(tx, newest.id)).categories.map(savedParts);
  if (JSON.stringify(saved) !== JSON.stringify(await categoriesNow(tx, month))) await takeSnapshot(tx, newId(), month, now);
}

type Parts = Pick<Category, "id" | "name" | "colour" | "budgetCents" | "spentCents">;
const savedParts = ({ id, name, colour, budgetCents, spentCents }: Parts): Parts => ({ id, name, colour, budgetCents, spentCents });
const categoriesNow = async (tx: MemberTx, month: Month) => (await readCategories(tx, month)).map(savedParts);

export async function readSnapshot(tx: MemberTx, id: string): Promise<Snapshot> {
  const row = await findRow(tx, snapshots, id);
  if (!row) throw new Problem("not-found", "This snapshot is no longer here.");
  // written above, and by nothing else
  return { id: row.id, month: row.month, takenAt: row.takenAt.toISOString(), categories: row.categories as Category[] };
}

/**
 * Restores the month from the snapshot, after taking a snapshot of now, which is how this is undone. Throws invalid when there would then be
 * too many categories.
 */
export async function restoreSnapshot(
  tx: MemberTx,
  input: { id: string; backupId: string; withSpent: boolean },
  now: number,
  today: Day,
): Promise<Stamp> {
  const snapshot = await readSnapshot(tx, input.id);
  const saved = await takeSnapshot(tx, input.backupId, snapshot.month, now);
  await lockList(tx, categories);
  await lockAllDeleted(
    tx,
    snapshot.categories.map(({ id }) => id),
  );
  const live = (await listCategories(tx)).filter(({ endMonth }) => endMonth === null);
  const steps = restoring(snapshot, await readCategories(tx, snapshot.month), input.withSpent, live);
  const added = steps.filter((step) => step.do === "bring back" && !live.some(({ id }) => id === step.id)).length;
  if (added > 0 && live.length + added > mostCategories) throw new Problem("invalid", tooManyCategories);
  for (const step of steps) await apply(tx, step, snapshot.month, today);
  return saved;
}

async function apply(tx: MemberTx, step: Step, month: Month, today: Day): Promise<void> {
  const one = ownRow(categories, tx, step.id);
  const version = sql`${categories.version} + 1`;
  if (step.do === "bring back") {
    await tx.update(categories).set({ name: step.name, colour: step.colour, endMonth: null, version }).where(one);
    // the expenses that were deleted with it are real ones: restored, and no longer restorable from the trash, which would count them twice
    await restoreExpensesOf(tx, step.id);
    await discard(tx, step.id);
  }
  if (step.do === "rename") await tx.update(categories).set({ name: step.name, colour: step.colour, version }).where(one);
  if (step.do === "budget") {
    const settings = await readSettings(tx, month, addMonths(month, 1));
    await writeSettings(tx, changeBudget({ categoryId: step.id, month, cents: step.cents }, monthOf(today), settings));
  }
  if (step.do === "spent") {
    const spentCents = (await readCategories(tx, month)).find(({ id }) => id === step.id)?.spentCents ?? 0;
    await setSpent(tx, { id: step.id, lineId: crypto.randomUUID(), month, cents: step.cents, seenCents: spentCents }, today);
  }
}
