import { sql } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import { guarded } from "#shared/text.ts";
import type { MemberTx } from "./database.ts";

/**
 * All data that the database has about a member, read from the catalogue so that new tables are included: every table under row-level
 * security with a user_id. Excluded: the trash (deleted by the member), idempotency keys, webhooks (an archive contains no credentials and
 * sends nothing), and derived data.
 */
const leftOut = sql`('deleted_rows', 'idempotency_keys', 'journal_search_index', 'webhook_endpoints', 'webhook_deliveries')`;
export type Row = Record<string, unknown>;

/** Names of all member tables, referenced tables first. */
export async function memberTables(tx: MemberTx): Promise<string[]> {
  const found = await tx.execute<{ name: string; parents: string[] | null }>(sql`
    select c.relname as name,
      (select array_agg(p.relname::text) from pg_constraint k join pg_class p on p.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and p.oid <> c.oid and p.relrowsecurity) as parents
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relrowsecurity and not c.relispartition and c.relname not in ${leftOut}
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped)
    order by c.relname`);
  const placed: string[] = [];
  const place = (name: string, path: string[] = []) => {
    if (placed.includes(name) || path.includes(name)) return;
    for (const parent of found.rows.find((one) => one.name === name)?.parents ?? []) place(parent, [...path, name]);
    placed.push(name);
  };
  for (const { name } of found.rows) place(name);
  return placed;
}

/** All rows of one member table, oldest first, without generated columns. */
export async function rowsOf(tx: MemberTx, table: string): Promise<Row[]> {
  const columns = await storedColumns(tx, table);
  const order = columns.includes("id") ? sql`order by id` : sql``;
  const list = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const found = await tx.execute<{ row: Row }>(
    sql`select to_jsonb(one) as row from (select ${list} from ${sql.identifier(table)} where user_id = ${tx.memberId} ${order}) one`,
  );
  return found.rows.map((one) => one.row);
}

const mostRows = 500;
const mostLetters = 1_000_000;

/**
 * Rows as JSON arrays of at most 500 rows and about a megabyte, one after the other: five hundred long journal entries in one statement
 * exceed the statement timeout, and more at once hold up other requests.
 */
export function* inChunks(rows: Iterable<unknown>): Generator<string> {
  let chunk: string[] = [];
  let letters = 0;
  for (const row of rows) {
    const json = JSON.stringify(row);
    if (chunk.length > 0 && (chunk.length >= mostRows || letters + json.length > mostLetters)) {
      yield `[${chunk.join(",")}]`;
      chunk = [];
      letters = 0;
    }
    chunk.push(json);
    letters += json.length;
  }
  if (chunk.length > 0) yield `[${chunk.join(",")}]`;
}

/**
 * Inserts rows of one member into a table: `user_id` is the member's own, and all rows have the columns of the first. Returns how many were
 * inserted: a row whose id or place another row has is left out.
 */
export async function putRows(tx: MemberTx, table: string, rows: Row[]): Promise<number> {
  const list = sql.join(
    ["user_id", ...Object.keys(rows[0] ?? {})].map((name) => sql.identifier(name)),
    sql`, `,
  );
  let inserted = 0;
  for (const part of inChunks(rows.map((row) => ({ ...row, user_id: tx.memberId })))) {
    const { rowCount } = await tx.execute(
      sql`insert into ${sql.identifier(table)} (${list}) select ${list} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${part}::jsonb) on conflict do nothing`,
    );
    inserted += rowCount ?? 0;
  }
  return inserted;
}

export async function clearRows(tx: MemberTx, table: string): Promise<void> {
  await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${tx.memberId}`);
}

/** The columns of a table that are written, without those that the database computes. */
export async function storedColumns(tx: MemberTx, table: string): Promise<string[]> {
  const found = await tx.execute<{ name: string }>(sql`
    select a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relname = ${table} and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum`);
  if (found.rows.length === 0) throw new Problem("invalid", "This archive contains something that is not known here.");
  return found.rows.map((one) => one.name);
}

/** What is written out in one step, before other requests get their turn: rows, and UTF-16 units of text. */
const pieceRows = 200;
const pieceLetters = 250_000;

async function* encoded(rows: readonly Row[], textOf: (row: Row, at: number) => string): AsyncGenerator<Uint8Array> {
  let piece = "";
  for (const [at, row] of rows.entries()) {
    piece += textOf(row, at);
    if ((at + 1) % pieceRows !== 0 && piece.length < pieceLetters && at + 1 < rows.length) continue;
    yield new TextEncoder().encode(piece);
    piece = "";
    await new Promise((done) => setImmediate(done));
  }
}

/** Rows as an indented JSON array, in pieces. */
export async function* jsonOf(rows: readonly Row[]): AsyncGenerator<Uint8Array> {
  yield* encoded(rows, (row, at) => `${at === 0 ? "[" : ","}\n ${JSON.stringify(row, null, 1).replaceAll("\n", "\n ")}`);
  yield new TextEncoder().encode(rows.length === 0 ? "[]" : "\n]");
}

/** Rows, all with the columns of the first, as CSV with a header, guarded against formulas; in pieces. */
export async function* csvOf(rows: readonly Row[]): AsyncGenerator<Uint8Array> {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== "user_id");
  const cell = (value: unknown) => {
    const text = value === null || value === undefined ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);
    const safe = typeof value === "number" ? text : guarded(text);
    return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  yield new TextEncoder().encode(`${names.join(",")}\r\n`);
  yield* encoded(rows, (row) => `${names.map((name) => cell(row[name])).join(",")}\r\n`);
}
