import { and, eq, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import { ownedBy, type MemberTx } from "./database.ts";

/** A member table with the usual first two columns. */
export type OwnedTable = PgTable & { userId: PgColumn; id: PgColumn };

/** The condition for one row of the open transaction's member. */
export const ownRow = (table: Pick<OwnedTable, "userId" | "id">, tx: MemberTx, id: string | PgColumn): SQL | undefined =>
  and(ownedBy(table, tx), eq(table.id, id));

/** One row of the member by its id. */
export async function findRow<Table extends OwnedTable>(
  tx: MemberTx,
  table: Table,
  id: string,
): Promise<Table["$inferSelect"] | undefined> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(ownRow(table, tx, id));
  return row;
}

/** Writes `values` into one row of the member; changes nothing where it is not there. */
export async function updateRow<Table extends OwnedTable>(tx: MemberTx, table: Table, id: string, values: PgUpdateSetSource<Table>) {
  await tx
    .update(table)
    .set(values)
    .where(ownRow(table, tx, id));
}

/** Deletes one row of the member for good. False where it was not there. */
export async function deleteRow(tx: MemberTx, table: OwnedTable, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(table).where(ownRow(table, tx, id));
  return rowCount === 1;
}
