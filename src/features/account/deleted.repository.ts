import { sql } from "drizzle-orm";
import { dayIn } from "#shared/dates.ts";
import type { Importing } from "#shared/fields.ts";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import type { MemberTx } from "#server/database.ts";
import { forgetAnswers } from "#server/idempotency.ts";
import { discard, discardAll, listDeleted, lockDeleted, store, tableOfDeleted, tooLate, trashMs, type DeletedRow } from "#server/trash.ts";
import type { RpcContext } from "#server/rpc.ts";

/** What a member deleted in the last 30 days, newest first, at most `most`. */
export async function deletedItems(tx: MemberTx, { context, member, now }: RpcContext, most: number) {
  const kinds = new Map(context.restorables.map((one) => [one.table, one]));
  const { rows, total } = await listDeleted(tx, [...kinds.keys()], now - trashMs, most);
  const names = new Map<string, string>();
  for (const { table, namesOf } of kinds.values()) {
    const own = namesOf ? rows.filter(({ tableName }) => tableName === table).map(({ row }) => row) : [];
    if (namesOf && own.length > 0) for (const [id, name] of await namesOf(tx, own)) names.set(id, name);
  }
  const items = rows.flatMap(({ id, tableName, row, deletedAt }) => {
    const restorable = kinds.get(tableName);
    if (!restorable) return [];
    const { name, cents = null, on = null } = restorable.name(row, member.timeZone);
    const goneAt = new Date(deletedAt.getTime() + trashMs).toISOString();
    return [{ id, kind: restorable.kind, name: name || (names.get(id) ?? ""), cents, on, deletedAt: deletedAt.toISOString(), goneAt }];
  });
  return { items, total };
}

const notHere = "This is not in Recently deleted any more. It was restored, or it is gone for good.";

/**
 * Restores one item through its feature, checked like a row of an import: columns that were added to the table since have the schema's
 * defaults. Throws not-found when it is gone or another member's, and what the feature throws when it does not fit any more.
 */
export async function restoreDeleted(tx: MemberTx, { context, member, now }: RpcContext, id: string): Promise<void> {
  const table = await tableOfDeleted(tx, id);
  const restorable = context.restorables.find((one) => one.table === table);
  await restorable?.lock?.(tx);
  const found = await lockDeleted(tx, id);
  if (!found) throw new Problem("not-found", notHere);
  if (!restorable || found.tableName !== table || found.partOf !== null || found.deletedAt.getTime() < now - trashMs)
    throw new Problem("not-found", tooLate);
  const schema = restorable.isWholeRow === false ? undefined : schemaOf(context, found.tableName, { now, timeZone: member.timeZone });
  const read = schema?.row.safeParse(found.row);
  if (read && !read.success)
    throw new Problem("invalid", "This no longer fits here, so it cannot be restored. An export has it.", { cause: read.error });
  const row = { ...read?.data, ...found.row };
  await store(tx, [{ ...found, row }]);
  await restorable.restore(tx, id, row);
}

function schemaOf(context: AppContext, table: string, { now, timeZone }: { now: number; timeZone: string }) {
  // ids stay, and a day logged further east is not in the future
  const at: Importing = { now, today: dayIn("Pacific/Kiritimati", now), timeZone, newIdOf: (id) => id };
  for (const { rows } of context.imports) {
    const found = rows(at).tables[table];
    if (found) return found;
  }
  return undefined;
}

/** Deletes one item for good, or all; first the rows, then data outside the database. Returns how many. Throws not-found. */
export async function discardDeleted({ context, member, data }: RpcContext, id?: string): Promise<number> {
  let gone: Pick<DeletedRow, "tableName" | "row">[] = [];
  // the rows are no part of the answer, which is stored under an Idempotency-Key with whatever words it has
  const removed = await data(async (tx) => {
    if (id === undefined) {
      const all = await discardAll(
        tx,
        context.restorables.flatMap(({ table, onDiscard }) => (onDiscard ? [table] : [])),
      );
      gone = all.gone;
      await forgetAnswers(tx, sql`select id from discarded`);
      return all.removed;
    }
    // what was deleted with something else is deleted for good with it only: its goal would hold the money, and not the contribution
    const isPart = typeof (await lockDeleted(tx, id))?.partOf === "string";
    const rows = isPart ? [] : await discard(tx, id);
    gone = rows;
    await forgetAnswers(tx, sql`select jsonb_array_elements_text(${JSON.stringify(rows.map((row) => row.id))}::jsonb)`);
    return rows.length;
  });
  if (id !== undefined && removed === 0) throw new Problem("not-found", "This is no longer here.");
  for (const { tableName, row } of gone)
    await context.restorables.find(({ table }) => table === tableName)?.onDiscard?.(context, member.id, row);
  return removed;
}
