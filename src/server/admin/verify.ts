import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { AppContext } from "#server/context.ts";
import { databaseCode, type Transaction } from "#server/database.ts";
import { hourMs } from "#shared/dates.ts";
import { allTables, asOperator, migrationsOf, schemaStatusOf } from "./operator.ts";
import { many } from "./words.ts";
import { rowsOf, type StoredFile, type StoredRows } from "./backup.ts";

/** One check: what was found, and every problem as a sentence. Sentences name ids and tables, never content. */
type Finding = { name: string; seen: string; faults: string[] };
/** A feature's own check of its rows, such as sums that must agree; filled in by app/. */
export type RowCheck = (tx: Transaction) => Promise<Finding>;

const mostNamed = 20;

/** Checks everything that can be compared, on a live system, without changing anything. `isQuick` skips the bytes of files. */
export async function* verify(context: AppContext, stored: StoredRows, checks: RowCheck[], isQuick: boolean): AsyncGenerator<Finding> {
  yield await schema(context);
  const count = { tables: 0, rows: 0 };
  const found = await unlessDamaged(
    asOperator(context.database, async (tx) => {
      for (const table of await allTables(tx)) {
        for await (const _ of rowsOf(tx, table, count)) void _;
        count.tables += 1;
      }
      const findings = [await rowLevelSecurity(tx, await context.database.canBecomeOwner())];
      for (const check of checks) findings.push(await check(tx));
      return { findings, files: await stored.list(tx) };
    }),
  );
  if ("corruption" in found) return yield { name: "rows", seen: "not all could be read", faults: [found.corruption] };
  yield { name: "rows", seen: `${count.rows} rows in ${count.tables} tables read`, faults: [] };
  const keyed = await unlessDamaged(asOperator(context.database, keys));
  yield "corruption" in keyed ? { name: "keys", seen: "not all rows could be reached", faults: [keyed.corruption] } : keyed;
  yield* found.findings;
  yield await files(context, stored, found.files, isQuick);
}

async function schema(context: AppContext): Promise<Finding> {
  const has = await migrationsOf(context.database.owner);
  const status = schemaStatusOf(has);
  return {
    name: "schema",
    seen: `${has.length} migrations`,
    faults: status === "same" ? [] : [`The database is ${status === "none" ? "without a schema" : `${status} than this release`}.`],
  };
}

/** The result of `work`, or a sentence when the database reports damaged files. Its messages name files and blocks, never content. */
async function unlessDamaged<Found extends object>(work: Promise<Found>): Promise<Found | { corruption: string }> {
  try {
    return await work;
  } catch (error) {
    // internal and input/output errors
    if (!/^(XX|58)/.test(databaseCode(error))) throw error;
    for (let one: unknown = error; one instanceof Error; one = one.cause)
      if (!(one.cause instanceof Error))
        return { corruption: `The database's files are damaged: ${one.message}. Restore the last backup.` };
    throw error;
  }
}

/** Reads every table again through its key index: for a truncated table file, only the index still has the missing keys. */
async function keys(tx: Transaction): Promise<Finding> {
  const prefer = (kind: "seqscan" | "indexscan") =>
    tx.execute(
      sql`select set_config('enable_' || kind, case when kind = ${kind} then 'on' else 'off' end, true) from unnest(array['seqscan', 'indexscan', 'bitmapscan', 'indexonlyscan']) kind`,
    );
  const faults: string[] = [];
  const tables = await allTables(tx);
  for (const { name } of tables) {
    const { rows: key } = await tx.execute<{ name: string }>(sql`
      select a.attname::text as name from pg_index i, unnest(i.indkey) with ordinality k (attnum, place) join pg_attribute a on a.attnum = k.attnum
      where i.indrelid = to_regclass(${`public."${name}"`}) and i.indisprimary and a.attrelid = i.indrelid order by k.place`);
    if (key.length === 0) continue;
    const order = sql.join(
      key.map((column) => sql.identifier(column.name)),
      sql`, `,
    );
    const counts: (string | undefined)[] = [];
    for (const kind of ["seqscan", "indexscan"] as const) {
      await prefer(kind);
      const { rows } = await tx.execute<{ count: string }>(
        sql`select count(*)::text as count from (select 1 from ${sql.identifier(name)} order by ${order} offset 0) every`,
      );
      counts.push(rows[0]?.count);
    }
    if (counts[0] !== counts[1]) faults.push(`Table ${name} has ${counts[0]} rows, and its key knows of ${counts[1]}.`);
  }
  return { name: "keys", seen: `${tables.length} tables reached by their keys`, faults };
}

/** Row-level security on every member table, forced, with its policies, and a role that cannot bypass it. */
async function rowLevelSecurity(tx: Transaction, isShared: boolean): Promise<Finding> {
  const { rows } = await tx.execute<{ name: string; enabled: boolean; forced: boolean; own: boolean; reachable: boolean }>(sql`
    select c.relname::text as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
      exists (select from pg_policy p where p.polrelid = c.oid and pg_get_expr(p.polqual, c.oid) like '%app.user_id%') as own,
      has_table_privilege('app_user', c.oid, 'select, insert, update, delete') as reachable
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`);
  const members = rows.filter((one) => one.reachable);
  const faults = members
    .filter((one) => !one.enabled || !one.forced || !one.own)
    .map((one) => `Table ${one.name} is not held by row-level security.`);
  const role = (
    await tx.execute<{ free: boolean }>(
      sql`select rolsuper or rolbypassrls or rolcanlogin or rolcreaterole as free from pg_roles where rolname = 'app_user'`,
    )
  ).rows[0];
  if (role?.free !== false) faults.push("The role app_user may more than it should.");
  const login = isShared
    ? "members' login can become their owner (DATABASE_APP_URL gives it one of its own)"
    : "members' login cannot become their owner";
  return { name: "row-level security", seen: `${members.length} member tables under forced row-level security; ${login}`, faults };
}

async function files(context: AppContext, stored: StoredRows, named: StoredFile[], isQuick: boolean): Promise<Finding> {
  const faults: string[] = [];
  const known = new Set<string | null>(named.map((one) => one.key));
  let withoutRow = 0;
  for await (const { key, writtenAt } of context.files.list()) if (!known.has(key) && writtenAt < context.clock() - hourMs) withoutRow += 1;
  let bytes = 0;
  let hashed = 0;
  for (const { key, ...one } of named) {
    if (!key) {
      faults.push(`Document ${one.id} of member ${one.userId} names a path that is no file of theirs. It is never read; delete the row.`);
      continue;
    }
    const read = await context.files.read(key);
    if (read && isQuick) await read.bytes.cancel();
    const sha256 = read && !isQuick ? await hashOf(read.bytes) : null;
    bytes += read?.size ?? 0;
    hashed += sha256 && one.sha256 ? 1 : 0;
    const fault = !read
      ? "is missing"
      : read.size !== one.size
        ? "has another size than its row says"
        : sha256 && one.sha256 && sha256 !== one.sha256
          ? "has other bytes than were uploaded"
          : null;
    // a row deleted by its member meanwhile is no problem
    if (fault && (await asOperator(context.database, (tx) => stored.has(tx, key)))) faults.push(`File ${key} ${fault}.`);
  }
  const more = faults.length > mostNamed ? [...faults.slice(0, mostNamed), `… and ${faults.length - mostNamed} more.`] : faults;
  const swept = withoutRow > 0 ? `, ${withoutRow} without a row, which the sweep takes` : "";
  return { name: "files", seen: `${many(named.length, "file")}, ${bytes} bytes, ${hashed} held against their hash${swept}`, faults: more };
}

async function hashOf(bytes: ReadableStream<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of bytes as unknown as AsyncIterable<Uint8Array>) hash.update(chunk);
  return hash.digest("hex");
}
