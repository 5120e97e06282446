import { sql } from "drizzle-orm";
import type { Owner } from "#server/database.ts";

/** How many statements in this database wait for a lock. */
export async function lockWaits(owner: Owner): Promise<number> {
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  return (await owner.execute(waiting)).rows.length;
}
