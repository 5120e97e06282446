import { sql } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import type { Database, Owner, Transaction } from "#server/database.ts";
import { currentMigrations, knownMigrations } from "#server/migrations.ts";

/** A table with its stored columns (never generated ones) and the types to read their text back with. */
export type TableShape = { name: string; columns: { name: string; type: string }[] };

/**
 * Runs `work` with access to every member's rows, over one snapshot unless `isolationLevel` says otherwise. The policies for it
 * apply to the table owner only and while `app.job` is set. Throws conflict when the role cannot see all rows.
 */
export function asOperator<T>(
  database: Database,
  work: (tx: Transaction) => Promise<T>,
  isolationLevel: "repeatable read" | "read committed" = "repeatable read",
): Promise<T> {
  return database.owner.transaction(
    async (tx) => {
      await tx.execute(sql`select set_config('app.job', 'operator', true), set_config('statement_timeout', '0', true), set_config('lock_timeout', '10s', true),
      set_config('idle_in_transaction_session_timeout', '0', true), set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true),
      set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true), set_config('extra_float_digits', '1', true)`);
      const hidden = await hiddenTables(tx);
      if (hidden.length > 0)
        throw new Problem(
          "conflict",
          `The database role cannot see all rows of ${hidden.join(", ")}. Use the role that owns the tables and ran the migrations.`,
        );
      return work(tx);
    },
    { isolationLevel },
  );
}

/** Tables under forced row-level security without a policy for the operator, if the role is subject to it. */
async function hiddenTables(tx: Transaction): Promise<string[]> {
  const found = await tx.execute<{ name: string }>(sql`
    select c.relname::text as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relrowsecurity
      and not (select rolsuper or rolbypassrls from pg_roles where rolname = current_user)
      and not (pg_has_role(current_user, c.relowner, 'usage') and not c.relforcerowsecurity)
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = c.relname || '_operator'
        and exists (select from unnest(p.polroles) r where r = 0 or pg_has_role(current_user, r, 'usage')))
    order by 1`);
  return found.rows.map((one) => one.name);
}

/** Every table of the app, referenced tables first, so that rows can be restored in this order. */
export async function allTables(tx: Transaction): Promise<TableShape[]> {
  const found = await tx.execute<{ name: string; parents: string[] | null; columns: TableShape["columns"] }>(sql`
    select c.relname::text as name,
      (select array_agg(distinct p.relname::text) from pg_constraint k join pg_class p on p.oid = k.confrelid where k.conrelid = c.oid and k.contype = 'f' and p.oid <> c.oid) as parents,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by c.relname`);
  const placed: TableShape[] = [];
  const place = (name: string, path: string[] = []) => {
    const one = found.rows.find((row) => row.name === name);
    if (!one || path.includes(name) || placed.some((table) => table.name === name)) return;
    for (const parent of one.parents ?? []) place(parent, [...path, name]);
    placed.push({ name, columns: one.columns });
  };
  for (const { name } of found.rows) place(name);
  return placed;
}

/** The migrations applied to a database, oldest first; empty without the app's tables. Throws conflict as currentMigrations does. */
export async function migrationsOf(owner: Owner | Transaction): Promise<number[]> {
  const [known] = (await owner.execute<{ here: boolean }>(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as here`))
    .rows;
  if (!known?.here) return [];
  const found = await owner.execute<{ at: string }>(
    sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
  );
  return currentMigrations(found.rows.map((one) => Number(one.at)));
}

/** How a database's schema compares with this release's. */
export function schemaStatusOf(has: number[]): "none" | "same" | "older" | "newer" {
  const known = knownMigrations();
  if (has.length === 0) return "none";
  if (has.some((at) => !known.includes(at))) return "newer";
  return has.length === known.length ? "same" : "older";
}

/** Throws a conflict, with what to do, unless the schema is this release's. Admin commands never migrate by themselves. */
export async function sameSchema(owner: Owner): Promise<void> {
  const status = schemaStatusOf(await migrationsOf(owner));
  if (status === "none") throw new Problem("not-found", "There is no Evenday in this database yet.");
  if (status === "older")
    throw new Problem(
      "conflict",
      "This database is older than this release. Start the server once, which brings it up to date, or use the release that is running.",
    );
  if (status === "newer") throw new Problem("conflict", "This database belongs to a newer release. Use that one.");
}
