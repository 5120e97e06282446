import { monthOf } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { cellsIn, textIn } from "#server/csv.ts";
import type { FilePart, ReadingAt } from "#server/file-parts.ts";
import { withSqlite, type SqliteFile, type SqliteRow } from "#server/integrations/sqlite.ts";
import { formatOf, refusedFile, type BankFile } from "./imports/bank-file.rules.ts";
import { guessColumns, tableStart } from "./imports/columns.rules.ts";
import { isYnabBudget, mostMonthRows, readYnabBudget, tooManyMonthRows, type MonthFile } from "./imports/month-import.rules.ts";
import { isYnabRegister, readActual, readYnab, type ActualRow } from "./imports/other-app.rules.ts";

const mostRows = 500_000;
/** As much of a file as shows whether it can be a bank's. */
const firstBytes = 65_536;

/** Transactions, a budget by month, or both: YNAB's ZIP contains the two. */
type MoneyFiles = { file: BankFile | null; months: MonthFile | null };

/** For app/: the money data in another app's file. */
export const moneyFiles = {
  read: async (parts: readonly FilePart[], { today }: ReadingAt): Promise<MoneyFiles> => {
    const database = parts.find(({ kind }) => kind === "sqlite");
    if (database) return { file: await withSqlite(database.bytes, (file) => readActual(transactions(file))), months: null };
    const tables = parts.filter(({ kind }) => kind === "table").map(({ bytes }) => cellsIn(textIn(bytes)));
    const budget = tables.find(({ rows: [header = []] }) => isYnabBudget(header));
    const months = budget ? readYnabBudget(budget.rows, budget.lines, monthOf(today)) : null;
    if (months && months.rows.length > mostMonthRows) throw new Problem("too-large", tooManyMonthRows, { field: "file" });
    // a register alone is read in the browser, as a bank's file
    const register = parts.length > 1 ? tables.find(({ rows: [header = []] }) => isYnabRegister(header)) : undefined;
    return { file: register ? readYnab(register.rows, register.lines) : null, months };
  },

  /** The parts that a bank's import can read: one of its formats, or a table with a figure that may be an amount. */
  bankFiles: (parts: readonly FilePart[]): FilePart[] =>
    parts.filter(({ kind, bytes }) => (kind === "table" || kind === "text") && isBankText(textIn(bytes.subarray(0, firstBytes)))),
};

function isBankText(text: string): boolean {
  if (formatOf(text)) return true;
  const isRow = (row: string[]) => row.filter((cell) => cell.trim() !== "").length > 1 && row.some((cell) => /\d/u.test(cell));
  const { rows } = cellsIn(text);
  if (refusedFile(text) !== null || !rows.some(isRow)) return false;
  const { columns } = guessColumns(rows.slice(tableStart(rows)));
  return !columns.hasHeader || columns.amount !== null || columns.out !== null;
}

/** The transactions of Actual's database, split ones by their parts, oldest first. Throws `invalid` for tables of another shape. */
function transactions(file: SqliteFile): ActualRow[] {
  const has = (table: string, ...names: string[]) => names.every((name) => file.columnsOf(table).includes(name));
  const isActual =
    has("transactions", "id", "date", "amount", "description", "category", "notes", "tombstone", "isParent") &&
    has("payees", "id", "name", "transfer_acct") &&
    has("categories", "id", "name");
  if (!isActual) throw new Problem("invalid", "This database is not one that we know.", { field: "file" });
  const payees = byId(file, "payees", "name", "transfer_acct");
  const categories = byId(file, "categories", "name");
  const payeeOf = has("payee_mapping", "id", "targetId") ? byId(file, "payee_mapping", "targetId") : new Map<string, SqliteRow>();
  const categoryOf = has("category_mapping", "id", "transferId")
    ? byId(file, "category_mapping", "transferId")
    : new Map<string, SqliteRow>();
  const accounts = has("accounts", "id", "name", "offbudget") ? byId(file, "accounts", "name", "offbudget") : new Map<string, SqliteRow>();
  const optional = ["starting_balance_flag", "isChild", "parent_id", "acct"].filter((name) => has("transactions", name));
  // deleting a split transaction in Actual may leave its parts undeleted
  const splits = new Set<string>();
  for (const row of listed(file, "transactions", ["id", "tombstone", "isParent"]))
    if (!isSet(row, "tombstone") && isSet(row, "isParent")) splits.add(textOf(row, "id"));
  const found: ActualRow[] = [];
  for (const row of listed(file, "transactions", [...transactionColumns, ...optional])) {
    if (isSet(row, "tombstone") || isSet(row, "isParent") || (isSet(row, "isChild") && !splits.has(splitOf(row)))) continue;
    const [description, categoryId] = [textOf(row, "description"), textOf(row, "category")];
    const payee = payees.get(textOf(payeeOf.get(description), "targetId") || description);
    const category = categories.get(textOf(categoryOf.get(categoryId), "transferId") || categoryId);
    // a transfer with a category to an account outside the budget, such as a loan, is spent
    const other = accounts.get(textOf(payee, "transfer_acct"));
    const isPaidOut = textOf(category, "name") !== "" && isSet(other, "offbudget");
    // Actual shows a transfer's payee, which has no name, by the account
    const account = textOf(other, "name");
    found.push({
      id: textOf(row, "id"),
      date: Number(row["date"] ?? 0),
      amount: Number(row["amount"] ?? 0),
      payee: textOf(payee, "name") || (account && `Transfer: ${account}`),
      notes: textOf(row, "notes"),
      category: textOf(category, "name"),
      isTransfer: (payee?.["transfer_acct"] ?? null) !== null && !isPaidOut,
      isStart: isSet(row, "starting_balance_flag"),
      isOffBudget: isSet(accounts.get(textOf(row, "acct")), "offbudget"),
    });
  }
  return found.toSorted((one, other) => one.date - other.date || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
}

const transactionColumns = ["id", "date", "amount", "description", "category", "notes", "tombstone", "isParent"];

/** The split transaction that a row is a part of. An older database has no parent_id: the part's id begins with it, as in "id/1". */
const splitOf = (row: SqliteRow) => textOf(row, "parent_id") || (textOf(row, "id").split("/")[0] ?? "");

const isSet = (row: SqliteRow | undefined, name: string) => Number(row?.[name] ?? 0) !== 0;

/** The rows of a table by their ids. */
function byId(file: SqliteFile, table: string, ...columns: string[]): Map<string, SqliteRow> {
  const rows = new Map<string, SqliteRow>();
  for (const row of listed(file, table, ["id", ...columns])) if (textOf(row, "id") !== "") rows.set(textOf(row, "id"), row);
  return rows;
}

/** Pages of a crafted file may refer to one another in a circle. */
function* listed(file: SqliteFile, table: string, columns: readonly string[]): Generator<SqliteRow> {
  let rows = 0;
  for (const row of file.rows(table, columns)) {
    rows += 1;
    if (rows > mostRows)
      throw new Problem("too-large", `This database holds more than ${mostRows.toLocaleString("en-US")} rows.`, { field: "file" });
    yield row;
  }
}

function textOf(row: SqliteRow | undefined, name: string): string {
  const value = row?.[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
