import { guessMark, isNoAmount, readBankAmount } from "./amounts.rules.ts";
import type { DecimalMark } from "#shared/amounts.ts";
import { foldText } from "#shared/text.ts";
import { bankIdOf } from "./bank-tags.rules.ts";
import { columnNames, isAfterFee, noDirection, notAmounts, notMoney, pieces, priceOfOne } from "./column-names.content.ts";
import { guessOrder, readDate, type DateOrder } from "./dates.rules.ts";
import { isOwnHeader } from "../export.rules.ts";
import {
  feeByBalance,
  guessSpending,
  isAfterFees,
  plainSideOf,
  sideOf,
  signByBalance,
  signBySide,
  type Sign,
} from "./spending-sign.rules.ts";

/**
 * The index of each column of a bank export; null for columns it does not have. Either `amount` has signed amounts, or `out` and `in` are
 * separate columns.
 */
export type Columns = {
  hasHeader: boolean;
  date: number | null;
  amount: number | null;
  out: number | null;
  in: number | null;
  /** Says whether each amount is a debit or a credit, if amounts have no sign. */
  type: number | null;
  note: number | null;
  category: number | null;
  /** The bank's own id of a transaction. */
  bankId: number | null;
  currency: number | null;
  /** What kind of line each row was, in our own export. */
  kind: number | null;
  /** What each amount does not contain of a fee: taken on top, as Revolut writes it, or with `isFeeSigned` below 0 where it was taken. */
  fee: number | null;
  isFeeSigned: boolean;
  order: DateOrder;
  mark: DecimalMark;
  /** In `amount`. */
  spending: Sign;
};
export type Guess = { columns: Columns; isDateSure: boolean; isSpendingSure: boolean };

/** Headers whose columns are stored; the oldest is deleted first. */
export const mostHeaders = 100;
export const longestHeader = 500;
export const mostColumns = 200;

/** The names of a file's columns as one text, for comparison; "" if the first row has no names. */
export function headerOf(rows: readonly (readonly string[])[], { hasHeader }: Pick<Columns, "hasHeader">): string {
  const first = rows.find((row) => row.some((cell) => cell.trim() !== "")) ?? [];
  const names = first.map((cell) => cell.normalize("NFKC").trim().replace(/\s+/gu, " ").toLocaleLowerCase("en-US"));
  return hasHeader ? names.join(" | ").slice(0, longestHeader).trim() : "";
}

/**
 * The index of the row with the names of the columns, or of the first row of the table: a bank may write its own name, the account and the
 * time above them, in fewer cells.
 */
export function tableStart(rows: readonly (readonly string[])[]): number {
  const data = rows.findIndex((row) => {
    const date = row.findIndex(looksLikeDate);
    return date >= 0 && row.some((cell, index) => index !== date && looksLikeAmount(cell));
  });
  const above = rows.slice(0, Math.max(0, data)).map(filledCells);
  const widest = Math.max(0, ...above);
  return widest < 2 ? Math.max(0, data) : above.indexOf(widest);
}

/**
 * Guesses by the header's words, or by the cells if those do not tell; `above` are the lines above the table. The member can change everything.
 */
export function guessColumns(rows: readonly (readonly string[])[], above = ""): Guess {
  const filled = rows.filter((row) => filledCells(row) > 0);
  const [first = []] = filled;
  const hasHeader = !first.some(looksLikeDate);
  const body = (hasHeader ? filled.slice(1) : filled).slice(0, 200);
  // a fee may be the first one after months
  const allOf = (index: number | null) => (index === null ? [] : filled.slice(Number(hasHeader)).map((row) => row[index] ?? ""));
  const cellsOf = (index: number | null) => (index === null ? [] : body.map((row) => row[index] ?? ""));
  const width = Math.max(0, ...filled.slice(0, 200).map((row) => row.length));
  const isOwn = isOwnHeader(first);
  const names = hasHeader ? first.map(plainName) : [];
  const all = Array.from({ length: width }, (_, index) => index);
  /** The first column of such a name whose cells, where there are some, are mostly of the kind. */
  const named = (ranks: readonly RegExp[], fits: (cells: string[], name: string) => boolean = () => true): number | null => {
    for (const words of ranks) {
      const at = names.findIndex((name, index) => words.test(name) && fits(cellsOf(index).filter(isFilledCell), name));
      if (at >= 0) return at;
    }
    return null;
  };
  const amounts = (cells: string[]) => share(cells.filter(isSum), looksLikeAmount) >= 0.5;
  const hasPieces = names.some((name) => pieces.test(name));
  const amountsOrNone = (cells: string[]) => !cells.some(isSum) || amounts(cells);

  const date =
    named(columnNames.date, (cells) => share(cells, looksLikeDate) >= 0.5) ?? best(all, (index) => share(cellsOf(index), looksLikeDate));
  // "May 25" would be 25 in a currency
  const isNoSum = (name = "") => [notAmounts, notMoney, ...columnNames.date].some((words) => words.test(name));
  const sums = all.filter((index) => index !== date && !isNoSum(names[index]) && isOfSums(cellsOf(index)));
  const [namedOut, namedIn] = [named(columnNames.out, amountsOrNone), named(columnNames.in, amountsOrNone)];
  // a column of debits that is empty belongs to one of credits
  const isSplit =
    namedOut !== null &&
    cellsOf(namedIn ?? namedOut)
      .concat(cellsOf(namedOut))
      .some(isSum);
  const fee = named(columnNames.fee, amountsOrNone);
  const net = isSplit ? null : netOf(sums, { fee, net: named(columnNames.net, amounts) }, cellsOf);
  const namedAmount = isSplit
    ? null
    : (net ?? named(columnNames.amount, (cells, name) => amounts(cells) && !notMoney.test(name) && !(hasPieces && priceOfOne.test(name))));
  const between = hasHeader ? null : betweenBalances(sums, cellsOf);
  const pair = isSplit || namedAmount !== null || between !== null ? undefined : twoColumns(sums, cellsOf);
  const [out, incoming] = isSplit ? [namedOut, namedIn] : (pair ?? [null, null]);
  const amount = out === null ? (namedAmount ?? between ?? best(sums, (index) => share(cellsOf(index), looksLikeAmount))) : null;
  const category = named(columnNames.category);
  const debitOrCredit = named(columnNames.side, (cells) => {
    const sides = cells.filter((cell) => !noDirection.test(cell.trim())).map(sideOf);
    // with both of them, rows that are neither are listed as refused, so that no income among them is spent
    return share(sides, (side) => side !== null) > (sides.includes("out") && sides.includes("in") ? 0.5 : 0.9);
  });
  const hasSigns = cellsOf(amount).some((cell) => /[-\u2212(]/u.test(cell));
  const type = out === null && !hasSigns ? debitOrCredit : null;
  const taken = [date, out, incoming, amount, category, type];
  const note =
    // PayPal's description is the kind of payment
    named(
      net === null ? columnNames.note : [/^name$/, ...columnNames.note],
      (cells) => isOwn || share(cells, (cell) => /\p{L}/u.test(cell)) > 0.3,
    ) ??
    mostLetters(
      all.filter((index) => !taken.includes(index)),
      cellsOf,
    );

  const { order, isSure } = guessOrder(cellsOf(date));
  const mark = guessMark([...cellsOf(amount), ...cellsOf(out), ...cellsOf(incoming)]);
  const sides = cellsOf(named(columnNames.side, (cells) => cells.some((cell) => plainSideOf(cell) !== null)));
  const balance = named(columnNames.balance);
  const isSaidAfterFee = amount !== null && isAfterFee.test(names[amount] ?? "");
  const feeKind = isSaidAfterFee ? "on top" : feeByBalance(allOf(amount), allOf(fee), allOf(balance), mark);
  const known = isOwn
    ? "positive"
    : between !== null
      ? "negative"
      : (signByBalance(cellsOf(amount), cellsOf(balance), mark) ?? signBySide(cellsOf(amount), sides, mark));
  const account = [above, ...names, cellsOf(named(columnNames.account))[0]].join(" ");
  const types = type === null ? cellsOf(named(columnNames.side, (cells) => cells.some((cell) => sideOf(cell) !== null))) : [];
  const hints = { notes: cellsOf(note), account, types };
  const spending = known ? { spending: known, isSure: true } : guessSpending(cellsOf(amount), mark, hints);
  return {
    columns: {
      hasHeader,
      date,
      amount,
      out,
      in: incoming,
      type,
      note,
      category,
      bankId: idColumn(body, named(columnNames.bankId)),
      // "Valuta" is also the day from which interest counts
      currency: named(columnNames.currency, (cells) => share(cells, (cell) => /\d/.test(cell)) <= 0.5),
      kind: isOwn ? names.indexOf("kind") : null,
      fee: feeKind === null ? null : fee,
      isFeeSigned: feeKind === "signed",
      order,
      mark,
      spending: spending.spending,
    },
    isDateSure: isSure,
    isSpendingSure: spending.isSure,
  };
}

/** The column with the most letters; one that has the same words in every row, such as a state, only where there is no other. */
function mostLetters(columns: readonly number[], cellsOf: (index: number) => string[]): number | null {
  const letters = (index: number) => lettersPerCell(cellsOf(index));
  return (
    best(
      columns.filter((index) => new Set(cellsOf(index)).size > 1),
      letters,
    ) ?? best(columns, letters)
  );
}

/** The column of what is left of another one after its fees; null if no other one fits. */
function netOf(sums: readonly number[], named: Record<"fee" | "net", number | null>, cellsOf: (index: number) => string[]): number | null {
  const { fee, net } = named;
  if (fee === null || net === null) return null;
  const others = sums.filter((index) => index !== fee && index !== net);
  return others.some((index) => isAfterFees(cellsOf(index), cellsOf(fee), cellsOf(net))) ? net : null;
}

/** Two columns of which each row has one: what went out, and what came in. Undefined if there are no two such. */
function twoColumns(sums: readonly number[], cellsOf: (index: number) => string[]): [out: number, incoming: number] | undefined {
  for (const [at, out] of sums.entries())
    for (const incoming of sums.slice(at + 1)) {
      const [left, right] = [cellsOf(out), cellsOf(incoming)];
      const isApart = left.every((cell, row) => isSum(cell) !== isSum(right[row] ?? ""));
      if (isApart && left.some(isSum) && right.some(isSum)) return [out, incoming];
    }
  return undefined;
}

const mostSums = 12;
/** The amounts of a table without names: the column that, added to the balance before each transaction, gives the one after it. Null without one. */
function betweenBalances(sums: readonly number[], cellsOf: (index: number) => string[]): number | null {
  // every three columns are compared; no bank has more of sums
  const columns = sums.slice(0, mostSums).map((index) => ({ index, cells: cellsOf(index) }));
  const mark = guessMark(columns.flatMap(({ cells }) => cells));
  const read = columns.map(({ index, cells }) => ({ index, cents: cells.map((cell) => readBankAmount(cell, mark) ?? Number.NaN) }));
  for (const amount of read)
    for (const before of read)
      for (const after of read) {
        if (new Set([amount, before, after]).size < 3 || amount.cents.length < 2) continue;
        const isBetween = amount.cents.every((cents, row) => (before.cents[row] ?? Number.NaN) + cents === after.cents[row]);
        // the balance before a row is the one after its neighbour, which the amounts are not
        if (isBetween && [1, -1].some((step) => before.cents.every((cents, row) => cents === (after.cents[row + step] ?? cents))))
          return amount.index;
      }
  return null;
}

/** Whether cells may be amounts: none is a number of nine digits, and they are not counted one by one. */
function isOfSums(cells: readonly string[]): boolean {
  const given = cells.filter(isSum);
  return (
    given.length > 0 && share(given, looksLikeAmount) >= 0.5 && !isCounted(given) && !given.some((cell) => /^\D*0?\d{9,}\D*$/.test(cell))
  );
}

const isCounted = (cells: readonly string[]) =>
  cells.length > 1 && cells.every((cell, at) => /^\d+$/.test(cell.trim()) && Number(cell) === Number(cells[0]) + at);

/** The column if its cells identify transactions: not where the rows of each file are counted, or rows that differ have the same cell. */
function idColumn(rows: readonly (readonly string[])[], column: number | null): number | null {
  if (column === null) return null;
  const given = rows.filter((row) => bankIdOf("", (row[column] ?? "").trim()) !== "");
  const ids = given.map((row) => (row[column] ?? "").trim());
  const isNumber = isCounted(ids) || isCounted(ids.toReversed()) || (ids.length === 1 && ids[0] === "1");
  return isNumber || new Set(ids).size < new Set(given.map((row) => row.join("\n"))).size ? null : column;
}

/** A column's name for comparison with `columnNames`; mBank writes "#Kwota". */
export const plainName = (cell: string) =>
  foldText(cell.replace(/^\uFEFF/u, ""))
    .trim()
    .replace(/^#(?=\p{L})/u, "");

/** What the columns are after the member has changed `part` of them; `isSpendingSure` is given where another column of amounts was guessed. */
export function changeColumns<File extends Partial<Guess> & Pick<Guess, "columns" | "isDateSure">>(
  file: File,
  part: Partial<Columns>,
  isSpendingSure?: boolean,
): File & { asksSpending?: boolean } {
  return {
    ...file,
    // the fee was found for the amounts that were guessed
    columns: { ...file.columns, ...part, ...((part.amount !== undefined || part.out !== undefined) && { fee: null }) },
    isDateSure: file.isDateSure || part.order !== undefined,
    isSpendingSure: isSpendingSure ?? (file.isSpendingSure !== false || part.spending !== undefined),
    ...(isSpendingSure === false && { asksSpending: true }),
  };
}

/** What still has to be chosen before rows can be read, or null. */
export function missingColumn({ columns, isSpendingSure = true }: Pick<Guess, "columns"> & Partial<Guess>): string | null {
  if (columns.date === null) return "Please choose the column with the date.";
  if (columns.amount === null && columns.out === null) return "Please choose the column with the amount.";
  return isSpendingSure || columns.amount === null || columns.type !== null ? null : "Please choose which of these you spent.";
}

const looksLikeDate = (cell: string) => /\d/.test(cell) && (["ymd", "mdy", "dmy"] as const).some((order) => readDate(cell, order) !== null);
const looksLikeAmount = (cell: string) => /\d/.test(cell) && (readBankAmount(cell, ".") ?? readBankAmount(cell, ",")) !== null;

const share = <One>(all: readonly One[], test: (one: One) => boolean) => all.filter(test).length / Math.max(1, all.length);
const lettersPerCell = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.match(/\p{L}/gu)?.length ?? 0), 0) / Math.max(1, cells.length);
const isSum = (cell: string) => !isNoAmount(cell);
const isFilledCell = (cell: string) => cell.trim() !== "";
const filledCells = (row: readonly string[]) => row.filter(isFilledCell).length;

function best(indexes: readonly number[], score: (index: number) => number): number | null {
  let found: number | null = null;
  let highest = 0.3;
  for (const index of indexes) {
    if (score(index) > highest) [found, highest] = [index, score(index)];
  }
  return found;
}
