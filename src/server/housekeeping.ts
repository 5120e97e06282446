import { and, inArray, lt, sql } from "drizzle-orm";
import type { Row } from "./archive.ts";
import { deletedAccounts } from "./auth.tables.ts";
import type { AppContext } from "./context.ts";
import { addDeletedAccounts } from "./admin/deleted-accounts.ts";
import { forEachItem } from "./jobs.ts";
import { deletedRows } from "./trash.tables.ts";

/**
 * Deletes what has been in the trash longer than `retentionMs`, through the policy reserved for this job, then data outside the database. A
 * file whose removal fails is left without a row, for the cleanup of files.
 */
export async function emptyTrash(context: AppContext, retentionMs: number): Promise<void> {
  const outside = context.restorables.filter(({ onDiscard }) => onDiscard);
  const isOld = lt(deletedRows.deletedAt, new Date(context.clock() - retentionMs));
  const gone = await context.database.owner.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.job', 'sweep', true)`);
    const tables = outside.map(({ table }) => table);
    const rows = await tx
      .delete(deletedRows)
      .where(and(isOld, inArray(deletedRows.tableName, tables)))
      .returning({ userId: deletedRows.userId, tableName: deletedRows.tableName, row: deletedRows.row });
    await tx.delete(deletedRows).where(isOld);
    return rows;
  });
  await forEachItem(context.log, "trash", gone, async ({ userId, tableName, row }) =>
    outside.find(({ table }) => table === tableName)?.onDiscard?.(context, userId, row as Row),
  );
}

/** Copies the ids of deleted accounts from all servers to a file beside the database: a lost database would lose its own list too. */
export async function recordDeletedAccounts(context: AppContext): Promise<number> {
  const rows = await context.database.owner.select().from(deletedAccounts);
  return addDeletedAccounts(
    context.config.DATA_DIR,
    rows.map(({ id, deletedAt }) => ({ id, day: deletedAt.toISOString().slice(0, 10) })),
  );
}
