import { lt, sql } from "drizzle-orm";
import type { Ground } from "./ground.ts";
import { deletedRows } from "./trash.tables.ts";

/** Throws away what was deleted longer than `keepMs` ago, through the policy that only this job may use. */
export async function emptyTrash(ground: Ground, keepMs: number): Promise<void> {
  await ground.database.owner.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.job', 'sweep', true)`);
    await tx.delete(deletedRows).where(lt(deletedRows.deletedAt, new Date(ground.clock() - keepMs)));
  });
}
