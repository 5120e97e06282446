import { and, desc, eq, getTableName, gte, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import { putRows, storedColumns, type Row } from "./archive.ts";
import { ownedBy, type MemberTx } from "./database.ts";
import { lockList } from "./list-limit.ts";
import { ownRow, type OwnedTable } from "./rows.ts";
import { deletedRows } from "./trash.tables.ts";

const trashDays = 30;
/** How long a deleted row can be restored, ms. */
export const trashMs = trashDays * 86_400_000;

export type DeletedRow = { id: string; tableName: string; row: Row; deletedAt: Date; partOf: string | null };

/** Rows per statement: each parameter of a statement counts towards its 65,535, and none runs into its timeout. */
const rowsAtOnce = 5_000;

/**
 * Deletes the member's rows that match `which` (in addition to ownership), however many, and stores them for restoring; `partOf` is the id of
 * the row that they belong to. They are moved inside the database, some thousand with each statement. An earlier deleted row with the id of
 * one of them stays, with its parts, under a new id. Returns the deleted ids; an empty list when nothing matched.
 */
export async function remove(
  tx: MemberTx,
  table: OwnedTable,
  which: SQL | undefined,
  now: number,
  partOf: string | null = null,
): Promise<string[]> {
  const ids: string[] = [];
  // locked by the search: a row that another transaction changed meanwhile is compared again. Found by arrays, which are looked up by
  // the key: with a join, rows inserted since the last ANALYZE would be compared one by one
  for (let removed = rowsAtOnce; removed === rowsAtOnce;) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      with gone as (
        delete from ${table} where user_id = ${tx.memberId} and id = any (array(
          select id from ${table} where ${and(ownedBy(table, tx), which)} limit ${rowsAtOnce} for update))
        returning id, to_jsonb(${table}.*) as row),
      earlier as (
        select *, gen_random_uuid() as new_id from ${deletedRows} where user_id = ${tx.memberId} and id = any (array(select id from gone))),
      renamed as (
        insert into ${deletedRows} (user_id, id, table_name, row, deleted_at, part_of)
        select user_id, new_id, table_name, row || jsonb_build_object('id', new_id), deleted_at, part_of from earlier),
      renamed_parts as (
        update ${deletedRows} part
        set part_of = new_id, row = replace(part.row::text, earlier.id::text, new_id::text)::jsonb
        from earlier
        where part.user_id = earlier.user_id and part.part_of = earlier.id and part.deleted_at = earlier.deleted_at),
      stored as (
        insert into ${deletedRows} (user_id, id, table_name, row, deleted_at, part_of)
        select ${tx.memberId}::uuid, id, ${getTableName(table)}, row, ${new Date(now)}, ${partOf}::uuid from gone
        on conflict (user_id, id) do update
          set table_name = excluded.table_name, row = excluded.row, deleted_at = excluded.deleted_at, part_of = excluded.part_of)
      select id from gone`);
    removed = rows.length;
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Restores every row of `table` that belongs to row `id`, like `restore`. */
export async function restoreParts(tx: MemberTx, table: OwnedTable, id: string): Promise<void> {
  await restore(tx, table, await listParts(tx, id, table));
}

/** Of the rows that were deleted with row `id`, makes those whose id another row has by now deleted rows of their own, so that the rest can be restored. */
export async function separateTaken(tx: MemberTx, table: OwnedTable, id: string): Promise<void> {
  const taken = sql`exists (select from ${table} where ${table.userId} = ${deletedRows.userId} and ${table.id} = ${deletedRows.id})`;
  await tx
    .update(deletedRows)
    .set({ partOf: null })
    .where(and(ownedBy(deletedRows, tx), eq(deletedRows.partOf, id), eq(deletedRows.tableName, getTableName(table)), taken));
}

/** Like `remove`, for one row by id. Throws not-found when it does not exist or belongs to another member. */
export async function removeOne(tx: MemberTx, table: OwnedTable, id: string, now: number): Promise<void> {
  const gone = await remove(tx, table, eq(table.id, id), now);
  if (gone.length === 0) throw new Problem("not-found", "This is no longer here.");
}

/** Stores a few rows as deleted. The same id again replaces what was stored. */
export async function store(tx: MemberTx, rows: DeletedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(deletedRows)
    .values(rows.map((one) => ({ ...one, userId: tx.memberId })))
    .onConflictDoUpdate({
      target: [deletedRows.userId, deletedRows.id],
      set: {
        tableName: sql`excluded.table_name`,
        row: sql`excluded.row`,
        deletedAt: sql`excluded.deleted_at`,
        partOf: sql`excluded.part_of`,
      },
    });
}

/**
 * Restores rows that `remove` deleted, with their ids and times; a column that was added to the table since gets its default. Repeating it
 * changes nothing. Throws not-found when a row is neither in the trash nor already restored, conflict when another row has its id or place, and
 * invalid when the table then contains more than `limit.most` (of those that match `limit.of`).
 */
export async function restore(tx: MemberTx, table: OwnedTable, ids: string[], limit?: { most: number; of?: SQL }): Promise<void> {
  let restored = 0;
  for (let at = 0; at < ids.length; at += rowsAtOnce)
    restored += await restoreSome(tx, table, ids.slice(at, at + rowsAtOnce), limit !== undefined);
  if (limit && restored > 0 && (await tx.$count(table, and(ownedBy(table, tx), limit.of))) > limit.most)
    throw new Problem("invalid", `${limit.most} are the most you can have here. Delete one first.`);
}

/** Restores rows with one statement for each set of columns. Returns how many were in the trash. */
async function restoreSome(tx: MemberTx, table: OwnedTable, ids: string[], isLimited: boolean): Promise<number> {
  const name = getTableName(table);
  // taken out of the trash first: its row lock decides between this and a removal for good
  const saved = await tx
    .delete(deletedRows)
    .where(and(ownedBy(deletedRows, tx), eq(deletedRows.tableName, name), inArray(deletedRows.id, ids)))
    .returning({ row: deletedRows.row });
  const known = new Set(await storedColumns(tx, name));
  const groups = new Map<string, Row[]>();
  for (const { row } of saved) {
    const kept = Object.fromEntries(Object.entries(row as Row).filter(([column]) => known.has(column) && column !== "user_id"));
    const columns = Object.keys(kept).toSorted().join(" ");
    groups.set(columns, [...(groups.get(columns) ?? []), kept]);
  }
  if (isLimited) await lockList(tx, table);
  let inserted = 0;
  for (const rows of groups.values()) inserted += await putRows(tx, name, rows);
  if (inserted < saved.length) throw new Problem("conflict", placeTaken);
  const back = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(ownedBy(table, tx), inArray(table.id, ids)));
  if (back.length < ids.length) throw new Problem("not-found", tooLate);
  return saved.length;
}
export const tooLate = "It is too late to bring this back.";
const placeTaken = "There is a newer one in its place. Delete that one first, and this one can come back.";

/**
 * The newest `most` rows of `tables` that were deleted since `since` (UTC ms), without those that belong to another one, and how many there
 * are.
 */
export async function listDeleted(
  tx: MemberTx,
  tables: string[],
  since: number,
  most: number,
): Promise<{ rows: DeletedRow[]; total: number }> {
  const shown = and(
    ownedBy(deletedRows, tx),
    isNull(deletedRows.partOf),
    inArray(deletedRows.tableName, tables),
    gte(deletedRows.deletedAt, new Date(since)),
  );
  const rows = await tx
    .select(columns)
    .from(deletedRows)
    .where(shown)
    .orderBy(desc(deletedRows.deletedAt), desc(deletedRows.id))
    .limit(most);
  return { rows: rows as DeletedRow[], total: await tx.$count(deletedRows, shown) };
}

/** The names of the deleted rows of `table` with these ids. */
export async function deletedNames(tx: MemberTx, table: OwnedTable, ids: string[]): Promise<[id: string, name: string][]> {
  const rows = await tx
    .select(columns)
    .from(deletedRows)
    .where(and(ownedBy(deletedRows, tx), eq(deletedRows.tableName, getTableName(table)), inArray(deletedRows.id, ids)));
  return rows.map(({ id, row }) => [id, String((row as Row)["name"])]);
}

/** Every deleted row, oldest first, for the member's export. */
export async function everyDeleted(tx: MemberTx): Promise<DeletedRow[]> {
  const rows = await tx.select(columns).from(deletedRows).where(ownedBy(deletedRows, tx)).orderBy(deletedRows.deletedAt, deletedRows.id);
  return rows as DeletedRow[];
}

/** The table of a deleted row, which is not locked; undefined when there is none. */
export async function tableOfDeleted(tx: MemberTx, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ tableName })
    .from(deletedRows)
    .where(ownRow(deletedRows, tx, id));
  return row?.tableName;
}

/** One deleted row, locked until the transaction ends; undefined when there is none. */
export async function lockDeleted(tx: MemberTx, id: string): Promise<DeletedRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(deletedRows)
    .where(ownRow(deletedRows, tx, id))
    .for("update");
  return row as DeletedRow | undefined;
}

/** Locks those of the rows `ids`, however many, that are deleted, in the order of their ids, until the transaction ends. */
export async function lockAllDeleted(tx: MemberTx, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: deletedRows.id })
    .from(deletedRows)
    .where(and(ownedBy(deletedRows, tx), sql`${deletedRows.id} = any (${sql.param([...ids])}::uuid[])`)) // an array is one parameter
    .orderBy(deletedRows.id)
    .for("update");
}

/** The ids of the rows that were deleted together with row `id`, only of `table` if given. */
export async function listParts(tx: MemberTx, id: string, table?: OwnedTable): Promise<string[]> {
  const rows = await tx
    .select({ id: deletedRows.id })
    .from(deletedRows)
    .where(and(ownedBy(deletedRows, tx), eq(deletedRows.partOf, id), table && eq(deletedRows.tableName, getTableName(table))));
  return rows.map((one) => one.id);
}

/** Deletes row `id` of the trash for good with those that belong to it. Returns them. */
export async function discard(tx: MemberTx, id: string): Promise<DeletedRow[]> {
  const which = or(eq(deletedRows.id, id), eq(deletedRows.partOf, id));
  return (await tx
    .delete(deletedRows)
    .where(and(ownedBy(deletedRows, tx), which))
    .returning(columns)) as DeletedRow[];
}

/**
 * Deletes all rows of the trash for good, however many: only their ids stay, in the temporary table `discarded`. Returns how many, and those of
 * `tables`.
 */
export async function discardAll(
  tx: MemberTx,
  tables: string[],
): Promise<{ removed: number; gone: Pick<DeletedRow, "tableName" | "row">[] }> {
  await tx.execute(sql`create temporary table discarded (id text, table_name text, row jsonb) on commit drop`);
  const { rowCount } = await tx.execute(sql`
    with gone as (delete from ${deletedRows} where ${ownedBy(deletedRows, tx)} returning id, table_name, row)
    insert into discarded select id, table_name, case when table_name = any (${sql.param(tables)}::text[]) then row end from gone`);
  const { rows } = await tx.execute<{ tableName: string; row: Row }>(
    sql`select table_name as "tableName", row from discarded where row is not null`,
  );
  return { removed: rowCount ?? 0, gone: rows };
}

const { id, tableName, row, deletedAt, partOf } = deletedRows;
const columns = { id, tableName, row, deletedAt, partOf };
