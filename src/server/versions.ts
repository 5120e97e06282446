import { and, asc, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "./database.ts";
import { ownRow } from "./rows.ts";

/** A member table whose rows are edited in forms: every write increments `version`. */
type VersionedTable = PgTable & { userId: PgColumn; id: PgColumn; version: PgColumn };
type RowOf<Table extends PgTable> = Table["$inferSelect"] & { version: number };

export const changedElsewhere = "This was changed somewhere else in the meantime. Yours is still here: look at both, then save again.";

/** The member's row, locked until the transaction ends. Throws not-found with the message `gone`. */
export async function lockRow<Table extends VersionedTable>(tx: MemberTx, table: Table, id: string, gone: string): Promise<RowOf<Table>> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(ownRow(table, tx, id))
    .for("update");
  if (!row) throw new Problem("not-found", gone);
  return row as RowOf<Table>; // the columns of `table`, all of them
}

/**
 * Like `lockRow`, for several rows at once, in the order of `ids`. They are locked in the order of their ids, so that two calls for the same
 * rows never wait for each other.
 */
export async function lockRows<Table extends VersionedTable>(
  tx: MemberTx,
  table: Table,
  ids: readonly string[],
  gone: string,
): Promise<RowOf<Table>[]> {
  const rows = await tx
    .select()
    .from(table as PgTable)
    .where(and(ownedBy(table, tx), inArray(table.id, [...ids])))
    .orderBy(asc(table.id))
    .for("update");
  return ids.map((id) => {
    const row = rows.find((one) => (one as { id: string }).id === id);
    if (!row) throw new Problem("not-found", gone);
    return row as RowOf<Table>; // the columns of `table`, all of them
  });
}

/**
 * The one way to save an edited row: writes what `change` returns only if the row still has the version that was read. A save whose answer
 * was lost can be repeated: a row that has all of its values already is left unchanged. Returns the row before the change. Throws not-found
 * with `gone`, conflict when another save came first, and what `check` throws for invalid values.
 */
export async function updateVersioned<Table extends VersionedTable>(
  tx: MemberTx,
  table: Table,
  { id, version, gone, field }: { id: string; version: number; gone: string; field?: string },
  change: (row: RowOf<Table>) => Partial<RowOf<Table>>,
  check?: () => Promise<void>,
): Promise<RowOf<Table>> {
  const row = await lockRow(tx, table, id, gone);
  const values: Record<string, unknown> = change(row);
  if (row.version !== version) {
    if (Object.entries(values).every(([name, value]) => row[name as keyof typeof row] === value)) return row;
    throw new Problem("conflict", changedElsewhere, field === undefined ? {} : { field });
  }
  await check?.();
  await tx
    .update(table)
    .set({ ...values, version: version + 1 } as never) // Drizzle's type of `set` is not known for a table that is a parameter
    .where(ownRow(table, tx, id));
  return row;
}
