import { lt, sql } from "drizzle-orm";
import { deletedAccounts } from "./auth.tables.ts";
import type { AppContext } from "./context.ts";
import { addDeletedAccounts } from "./admin/deleted-accounts.ts";
import { deletedRows } from "./trash.tables.ts";

/** Deletes what has been in the trash longer than `retentionMs`, through the policy reserved for this job. */
export async function emptyTrash(context: AppContext, retentionMs: number): Promise<void> {
  await context.database.owner.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.job', 'sweep', true)`);
    await tx.delete(deletedRows).where(lt(deletedRows.deletedAt, new Date(context.clock() - retentionMs)));
  });
}

/**
 * Copies the ids of deleted accounts to a file next to the database, whichever server deleted them: a lost database would lose
 * its own list too.
 */
export async function recordDeletedAccounts(context: AppContext): Promise<number> {
  const rows = await context.database.owner.select().from(deletedAccounts);
  return addDeletedAccounts(
    context.config.DATA_DIR,
    rows.map(({ id, deletedAt }) => ({ id, day: deletedAt.toISOString().slice(0, 10) })),
  );
}
