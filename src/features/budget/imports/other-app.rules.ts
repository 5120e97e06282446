import { guessMark, isTooLong, joinedAmounts, readBankAmount } from "./amounts.rules.ts";
import { bankFileOf, type BankFile } from "./bank-file.rules.ts";
import { type BankEntry } from "./bank-tags.rules.ts";
import { moodColumn } from "./column-names.content.ts";
import { guessColumns, plainName, type Columns, type Guess } from "./columns.rules.ts";
import { lineNumbers } from "./import.rules.ts";
import { refusal, type BadRow, type Refusal } from "./refused-rows.rules.ts";

/** One transaction of Actual's database: the date as 20261120, the amount in cents, below 0 for money that went out. */
export type ActualRow = {
  id: string;
  date: number;
  amount: number;
  payee: string;
  notes: string;
  category: string;
  isTransfer: boolean;
  isStart: boolean;
  isOffBudget: boolean;
};

/** Transactions of Actual as a bank's file. Transfers, initial balances and accounts outside the budget are no spending: refused. */
export function readActual(rows: Iterable<ActualRow>): BankFile {
  const entries: BankEntry[] = [];
  const refused: BadRow[] = [];
  let line = 0;
  for (const { id, date, amount, payee, notes, category, isTransfer, isStart, isOffBudget } of rows) {
    line += 1;
    const digits = String(date).padStart(8, "0");
    const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
    const cents = Number.isSafeInteger(amount) ? plain(amount) : String(amount);
    const code = isTransfer ? "transfer" : isStart ? "start balance" : isOffBudget ? "off budget" : null;
    if (code !== null) refused.push({ line, ...refusal(code), cells: [day, cents, payee, notes] });
    else entries.push({ line, date: day, amount: cents, note: payee || notes, category, bankId: `actual ${id}` });
  }
  return { ...bankFileOf("Actual", entries), refused };
}

const plain = (cents: number) =>
  `${cents < 0 ? "-" : ""}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, "0")}`;

/** For the import on Budget, which accepts transactions. */
export const budgetElsewhere = "This is a budget by month. It is imported in your account, under Your data.";

export const archiveElsewhere = "This is an archive that Evenday made. It is imported in your account, under Your data.";
export const noMoney = "There are no transactions in this file. Pages, moods and habits are imported in your account, under Your data.";

/** Whether a table is a diary of moods without any amount of money. */
export const isMoodTable = (header: readonly string[], { amount, out }: Pick<Columns, "amount" | "out">): boolean =>
  amount === null && out === null && header.map(plainName).some((name) => moodColumn.test(name));

/** Whether a header is that of YNAB's register. */
export const isYnabRegister = (header: readonly string[]): boolean => holds(header, "payee", "outflow", "inflow", "account");

/** A table of a bank or another app: YNAB's register by its header, any other by guessing its columns. */
export function readTable(rows: readonly (readonly string[])[], above = ""): Omit<Guess, "isSpendingSure"> & Partial<BankFile & Guess> {
  const filled = rows.findIndex((row) => row.some((cell) => cell.trim() !== ""));
  return isYnabRegister(rows[filled] ?? []) ? readYnab(rows.slice(filled), lineNumbers(rows).slice(filled)) : guessColumns(rows, above);
}

/**
 * In Wise's history a row of money that came in has the sender as its source: the row with the two sides exchanged, so that each begins with
 * what the member's own account had. The amount that arrived is after all fees. Any other table's rows stay as they are.
 */
export function ownSideFirst(header: readonly string[]): (row: string[]) => string[] {
  const names = header.map(nameOf);
  const sides = ["name", "amount (after fees)", "currency"].map(
    (part) => [names.indexOf(`source ${part}`), names.indexOf(`target ${part}`)] as const,
  );
  const [direction, fee] = [names.indexOf("direction"), names.indexOf("source fee amount")];
  if (direction < 0 || sides.flat().includes(-1)) return (row) => row;
  return (row) => {
    if (!/^in$/iu.test((row[direction] ?? "").trim())) return row;
    const exchanged = [...row];
    for (const [source, target] of sides) [exchanged[source], exchanged[target]] = [row[target] ?? "", row[source] ?? ""];
    if (fee >= 0) exchanged[fee] = "";
    return exchanged;
  };
}

/** YNAB's register as a bank's file. The amount is inflow less outflow. */
export function readYnab(rows: readonly (readonly string[])[], lines: readonly number[]): BankFile {
  const [header = [], ...given] = rows;
  const place = new Map(header.map((cell, index) => [nameOf(cell), index]));
  const amounts = ["outflow", "inflow"].map((name) => place.get(name) ?? -1);
  const body = given.map((row) => joinedAmounts([...row], header, amounts));
  const entries: BankEntry[] = [];
  const refused: BadRow[] = [];
  const cellsOf = (row: readonly string[]) => (name: string) => (row[place.get(name) ?? -1] ?? "").trim();
  const mark = guessMark(body.flatMap((row) => [cellsOf(row)("outflow"), cellsOf(row)("inflow")]));
  for (const [index, row] of body.entries()) {
    if (row.every((one) => one.trim() === "")) continue;
    const line = lines[index + 1] ?? index + 2;
    const cell = cellsOf(row);
    const [payee, memo] = [cell("payee"), cell("memo")];
    const [out, incoming] = [readBankAmount(cell("outflow") || "0", mark), readBankAmount(cell("inflow") || "0", mark)];
    const refuse = (why: Refusal) => refused.push({ line, ...why, cells: row });
    // one with a category pays an account outside the budget, such as a loan
    if (/^Transfer\s?:/u.test(payee) && cell("category") === "") refuse(refusal("transfer"));
    else if (/^Starting Balance$/iu.test(payee)) refuse(refusal("start balance"));
    else if (isTooLong(row, header)) refuse(refusal("more cells"));
    else if (out === null || incoming === null) refuse(refusal("amount", (out === null ? cell("outflow") : cell("inflow")).slice(0, 40)));
    else entries.push({ line, date: cell("date"), amount: plain(incoming - out), note: payee || memo, category: cell("category") });
  }
  const file = bankFileOf("YNAB", entries);
  return { ...file, columns: { ...file.columns, mark: "." }, refused };
}

function holds(header: readonly string[], ...names: string[]): boolean {
  const found = header.map(nameOf);
  return names.every((name) => found.includes(name));
}

const nameOf = (cell: string) =>
  cell
    .replace(/^\uFEFF/u, "")
    .trim()
    .toLowerCase();
