import { and, inArray } from "drizzle-orm";
import type { Row } from "#server/archive.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { deletedNames } from "#server/trash.ts";
import { debts } from "./debt.tables.ts";

/** The name of the debt of each payment by its id, of a deleted debt too. */
export async function debtNamesOf(tx: MemberTx, rows: readonly Row[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map((row) => String(row["debt_id"])))];
  const found = await tx
    .select({ id: debts.id, name: debts.name })
    .from(debts)
    .where(and(ownedBy(debts, tx), inArray(debts.id, ids)));
  const names = new Map([...(await deletedNames(tx, debts, ids)), ...found.map(({ id, name }): [string, string] => [id, name])]);
  return new Map(rows.flatMap((row) => [[String(row["id"]), names.get(String(row["debt_id"])) ?? ""]]));
}
