import pg from "pg";
import { forAll } from "./for-all.ts";

/**
 * Removes deleted rows from the database's files. VACUUM only marks their space as free: the bytes stay in the pages and in the write-ahead
 * log. VACUUM FULL rewrites a table and its indexes with the remaining rows.
 */

/** How many tables were rewritten; those skipped because of their size, or because they were in use. */
export type Rewritten = { tables: number; large: string[]; busy: string[] };

/** How long to wait for a table's lock: other queries queue behind it meanwhile. */
const lockMs = 2000;

/** Rewrites every table of at most `mostBytes`. Each is locked for the time that it takes, 64 MB about a second. */
export async function rewriteTables(url: string, mostBytes = Number.MAX_SAFE_INTEGER): Promise<Rewritten> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: "evenday-rewrite" });
  client.on("error", () => undefined); // the query that waits gets the error too
  const result: Rewritten = { tables: 0, large: [], busy: [] };
  let stillNeeded = 0;
  // VACUUM says in each table's details how many deleted rows an older transaction can still see; the number comes first in every language
  client.on("notice", ({ detail }) => {
    stillNeeded += Number.parseInt(detail ?? "0", 10) || 0;
  });
  await client.connect();
  try {
    await client.query(`set lock_timeout = ${lockMs}; set statement_timeout = 0; set client_min_messages = notice`);
    const { rows } = await client.query<{ name: string; bytes: string }>(`
      select c.oid::regclass::text as name, pg_total_relation_size(c.oid) as bytes from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and pg_has_role(c.relowner, 'usage') order by c.relname`);
    await forAll(rows, async ({ name, bytes }) => {
      if (Number(bytes) > mostBytes) {
        result.large.push(name);
        return;
      }
      stillNeeded = 0;
      try {
        await client.query(`vacuum (full, verbose) ${name}`);
        if (stillNeeded > 0) result.busy.push(name);
        else result.tables += 1;
      } catch (error) {
        if ((error as { code?: string }).code !== "55P03") throw error; // lock timeout
        result.busy.push(name);
      }
    });
    return result;
  } finally {
    await client.end();
  }
}

/**
 * Removes texts from the planner's statistics: ANALYZE samples values into pg_statistic, where they stay after their rows are deleted. Run
 * at each start by the owner of the tables; columns that have it already are left alone.
 */
export const hideTextsFromStatistics = `do $$ declare one record; begin
  for one in select a.attrelid::regclass as place, a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and pg_has_role(c.relowner, 'usage')
      and a.attnum > 0 and not a.attisdropped and coalesce(a.attstattarget, -1) <> 0
      and (t.typcategory in ('S', 'A') or t.typname in ('json', 'jsonb', 'bytea', 'tsvector'))
  loop
    execute format('alter table %s alter column %I set statistics 0', one.place, one.attname);
  end loop;
end $$`;

/**
 * For the embedded database, as superuser, after the tables: removes earlier samples of texts, starts a new segment of the write-ahead log,
 * and runs a checkpoint that removes all older ones.
 */
export async function removeOldLog(superUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superUrl, connectionTimeoutMillis: 10_000, application_name: "evenday-rewrite" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(`set lock_timeout = ${lockMs}`);
    await client.query(`delete from pg_statistic s using pg_attribute a, pg_class c
      where a.attrelid = s.starelid and a.attnum = s.staattnum and a.attstattarget = 0 and c.oid = a.attrelid and c.relnamespace = 'public'::regnamespace`);
    await client.query("vacuum full pg_statistic");
    await client.query("select pg_switch_wal()");
    await client.query("checkpoint");
  } finally {
    await client.end();
  }
}
