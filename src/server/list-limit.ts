import { and, getTableName, ne, type SQL } from "drizzle-orm";
import { ownedBy, type MemberTx } from "./database.ts";
import { lockForm } from "./edit-conflicts.ts";
import type { OwnedTable } from "./rows.ts";

/**
 * Locks the list of the member's rows of `table` until the transaction ends: of two additions at once the second counts the row of the
 * first. Comes before every lock of its rows and of the feature's settings, as by the import of an archive, and after that of a deleted row; only
 * the list of budget categories comes before those, too.
 */
export const lockList = (tx: MemberTx, table: OwnedTable | string) =>
  lockForm(tx, `list ${typeof table === "string" ? table : getTableName(table)}`);

/**
 * Whether the member has `most` rows of `table` (of those that match `of`) beside the row `id`, which may be there already when it is sent
 * again. Locks the list, so that the answer is valid until the transaction ends.
 */
export async function isFull(tx: MemberTx, table: OwnedTable, { id, most, of }: { id: string; most: number; of?: SQL }): Promise<boolean> {
  await lockList(tx, table);
  return (await tx.$count(table, and(ownedBy(table, tx), ne(table.id, id), of))) >= most;
}
