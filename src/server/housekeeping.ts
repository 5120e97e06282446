import { lt, sql } from "drizzle-orm";
import { erasedMembers } from "./auth.tables.ts";
import type { Ground } from "./ground.ts";
import { keepErased } from "./ops/erased.ts";
import { deletedRows } from "./trash.tables.ts";

/** Throws away what was deleted longer than `keepMs` ago, through the policy that only this job may use. */
export async function emptyTrash(ground: Ground, keepMs: number): Promise<void> {
  await ground.database.owner.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.job', 'sweep', true)`);
    await tx.delete(deletedRows).where(lt(deletedRows.deletedAt, new Date(ground.clock() - keepMs)));
  });
}

/** Writes down beside the database who has left, whichever server they left through: a lost database takes its own list along. */
export async function noteLeavers(ground: Ground): Promise<number> {
  const rows = await ground.database.owner.select().from(erasedMembers);
  return keepErased(
    ground.config.DATA_DIR,
    rows.map(({ id, erasedAt }) => ({ id, day: erasedAt.toISOString().slice(0, 10) })),
  );
}
