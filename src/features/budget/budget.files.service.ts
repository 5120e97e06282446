import { Problem } from "#shared/errors.ts";
import { cellsIn, textIn } from "#server/csv.ts";
import type { FilePart } from "#server/file-parts.ts";
import { withSqlite, type SqliteFile, type SqliteRow } from "#server/integrations/sqlite.ts";
import type { BankFile } from "./bank-file.rules.ts";
import { isYnabBudget, isYnabRegister, readActual, readYnab, type ActualRow } from "./other-app.rules.ts";

const mostRows = 500_000;

/** For app/: the transactions in the file of another app; null when there are none. */
export const moneyFiles = {
  read: async (parts: readonly FilePart[]): Promise<BankFile | null> => {
    const database = parts.find(({ kind }) => kind === "sqlite");
    if (database) return withSqlite(database.bytes, (file) => readActual(transactions(file)));
    if (parts.length === 1) return null;
    const tables = parts.filter(({ kind }) => kind === "table").map(({ bytes }) => cellsIn(textIn(bytes)));
    const register = tables.find(({ rows: [header = []] }) => isYnabRegister(header));
    if (register) return readYnab(register.rows, register.lines);
    if (tables.some(({ rows: [header = []] }) => isYnabBudget(header)))
      throw new Problem("invalid", "This ZIP holds YNAB's budget but not its register. Please export both.", { field: "file" });
    return null;
  },
};

/** The transactions of Actual's database, split ones by their parts. Throws `invalid` for tables of another shape. */
function* transactions({ columnsOf, rows }: SqliteFile): Generator<ActualRow> {
  const has = (table: string, ...names: string[]) => names.every((name) => columnsOf(table).includes(name));
  const isActual =
    has("transactions", "id", "date", "amount", "description", "category", "notes", "tombstone", "isParent") &&
    has("payees", "id", "name", "transfer_acct") &&
    has("categories", "id", "name");
  if (!isActual) throw new Problem("invalid", "This database is not one that we know.", { field: "file" });
  const isMapped = has("payee_mapping", "id", "targetId");
  const isMoved = has("category_mapping", "id", "transferId");
  const start = has("transactions", "starting_balance_flag") ? "t.starting_balance_flag" : "0";
  const query = `
    select t.id, t.date, t.amount, t.notes, p.name as payee, c.name as category, p.transfer_acct as transfer, ${start} as start
    from transactions t
    ${isMapped ? "left join payee_mapping pm on pm.id = t.description" : ""}
    left join payees p on p.id = ${isMapped ? "coalesce(pm.targetId, t.description)" : "t.description"}
    ${isMoved ? "left join category_mapping cm on cm.id = t.category" : ""}
    left join categories c on c.id = ${isMoved ? "coalesce(cm.transferId, t.category)" : "t.category"}
    where coalesce(t.tombstone, 0) = 0 and coalesce(t.isParent, 0) = 0 order by t.date, t.id limit ${mostRows}`;
  for (const row of rows(query))
    yield {
      id: textOf(row, "id"),
      date: Number(row["date"] ?? 0),
      amount: Number(row["amount"] ?? 0),
      payee: textOf(row, "payee"),
      notes: textOf(row, "notes"),
      category: textOf(row, "category"),
      isTransfer: row["transfer"] !== null,
      isStart: Number(row["start"] ?? 0) === 1,
    };
}

function textOf(row: SqliteRow, name: string): string {
  const value = row[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
