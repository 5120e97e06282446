import { and, desc, notInArray, sql } from "drizzle-orm";
import { newId } from "#server/ids.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { deleteRow } from "#server/rows.ts";
import { budgetImportColumns as saved } from "./budget.tables.ts";
import { mostHeaders, type Columns } from "./imports/columns.rules.ts";

type SavedColumns = { id: string; header: string; columns: Columns; savedAt: string };

/** The columns of files with a known header, the newest first. */
export async function listColumns(tx: MemberTx): Promise<SavedColumns[]> {
  const rows = await tx.select().from(saved).where(ownedBy(saved, tx)).orderBy(desc(saved.savedAt), desc(saved.id));
  // the contract and the import allow only valid columns
  return rows.map(({ id, header, columns, savedAt }) => ({ id, header, columns: columns as Columns, savedAt: savedAt.toISOString() }));
}

/** Stores the columns of a header; only the newest `mostHeaders` are kept. */
export async function saveColumns(tx: MemberTx, { header, columns }: Pick<SavedColumns, "header" | "columns">, now: number): Promise<void> {
  const savedAt = new Date(now);
  await tx
    .insert(saved)
    .values({ userId: tx.memberId, id: newId(), header, columns, savedAt })
    .onConflictDoUpdate({ target: [saved.userId, saved.header], set: { columns: sql`excluded.columns`, savedAt: sql`excluded.saved_at` } });
  const newest = tx
    .select({ id: saved.id })
    .from(saved)
    .where(ownedBy(saved, tx))
    .orderBy(desc(saved.savedAt), desc(saved.id))
    .limit(mostHeaders);
  await tx.delete(saved).where(and(ownedBy(saved, tx), notInArray(saved.id, newest)));
}

export const forgetColumns = async (tx: MemberTx, id: string): Promise<void> => void (await deleteRow(tx, saved, id));
