import { and, eq, getTableColumns, getTableName, inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "./database.ts";
import { deletedRows } from "./trash.tables.ts";

/** A member table with the usual first two columns. */
type OwnedTable = PgTable & { userId: PgColumn; id: PgColumn };

/** How long Undo can bring a deleted row back, ms. */
export const trashMs = 86_400_000;

/**
 * Deletes the member's rows that match `which` (in addition to ownership) and stores them for Undo.
 * Returns the deleted ids; an empty list when nothing matched.
 */
export async function remove(tx: MemberTx, table: OwnedTable, which: SQL | undefined, now: number): Promise<string[]> {
  const gone = await tx.execute<{ id: string; row: unknown }>(
    sql`delete from ${table} where ${and(ownedBy(table, tx), which)} returning id, to_jsonb(${table}.*) as row`,
  );
  if (gone.rows.length === 0) return [];
  await tx
    .insert(deletedRows)
    .values(
      gone.rows.map((one) => ({ userId: tx.memberId, id: one.id, tableName: getTableName(table), row: one.row, deletedAt: new Date(now) })),
    )
    .onConflictDoUpdate({
      target: [deletedRows.userId, deletedRows.id],
      set: { row: sql`excluded.row`, deletedAt: sql`excluded.deleted_at` },
    });
  return gone.rows.map((one) => one.id);
}

/** As `remove`, for one row by id. Throws not-found when it does not exist or belongs to another member. */
export async function removeOne(tx: MemberTx, table: OwnedTable, id: string, now: number): Promise<void> {
  const gone = await remove(tx, table, eq(table.id, id), now);
  if (gone.length === 0) throw new Problem("not-found", "This is no longer here.");
}

/**
 * Restores rows that `remove` deleted, with their ids and times. Repeating it changes nothing.
 * Throws not-found when a row is neither in the trash nor already restored.
 */
export async function restore(tx: MemberTx, table: OwnedTable, ids: string[]): Promise<void> {
  const names = Object.values(getTableColumns(table))
    .filter((column) => !column.generated)
    .map((column) => sql.identifier(column.name));
  const list = sql.join(names, sql`, `);
  const saved = and(ownedBy(deletedRows, tx), eq(deletedRows.tableName, getTableName(table)), inArray(deletedRows.id, ids));
  await tx.execute(sql`insert into ${table} (${list}) select ${sql.join(
    names.map((name) => sql`back.${name}`),
    sql`, `,
  )}
    from ${deletedRows}, jsonb_populate_record(null::${table}, ${deletedRows.row}) as back where ${saved} on conflict do nothing`);
  await tx.delete(deletedRows).where(saved);
  const back = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(ownedBy(table, tx), inArray(table.id, ids)));
  if (back.length < ids.length) throw new Problem("not-found", "It is too late to bring this back.");
}
