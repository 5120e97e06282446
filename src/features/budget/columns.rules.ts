import { guessMark, readBankAmount, type DecimalMark } from "./amounts.rules.ts";
import { guessOrder, readDate, type DateOrder } from "./dates.rules.ts";
import { isOwnHeader } from "./export.rules.ts";

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
  order: DateOrder;
  mark: DecimalMark;
  /** The sign of spending in `amount`: banks write it below 0, card companies often above. */
  spending: "negative" | "positive";
};
export type Guess = { columns: Columns; isDateSure: boolean };

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

/** Guesses by the header's words, or by the cells if those do not tell. The member can change everything. */
export function guessColumns(rows: readonly (readonly string[])[]): Guess {
  const filled = rows.filter((row) => filledCells(row) > 0);
  const [first = []] = filled;
  const hasHeader = !first.some(looksLikeDate);
  const body = (hasHeader ? filled.slice(1) : filled).slice(0, 200);
  const cellsOf = (index: number | null) => (index === null ? [] : body.map((row) => row[index] ?? ""));
  const width = Math.max(0, ...filled.slice(0, 200).map((row) => row.length));
  const names = first.map(plainName);
  const named = (words: RegExp) => (hasHeader ? orNull(names.findIndex((name) => words.test(name))) : null);
  const all = Array.from({ length: width }, (_, index) => index);
  // the balance after each transaction is a column of amounts, too
  const others = all.filter((index) => !balance.test(names[index] ?? ""));

  const date = named(words.date) ?? best(all, (index) => share(cellsOf(index), looksLikeDate));
  const out = named(words.out);
  const incoming = out === null ? null : named(words.in);
  const amount =
    out === null
      ? (named(words.amount) ??
        best(
          others.filter((index) => index !== date),
          (index) => share(cellsOf(index), looksLikeAmount),
        ))
      : null;
  const category = named(/^(category|kategorie|categorie|categoria)$/) ?? named(/categor|^type of spending$/);
  const debitOrCredit = named(words.side);
  const hasSigns = cellsOf(amount).some((cell) => /[-\u2212(]/u.test(cell));
  const type = out === null && !hasSigns && share(cellsOf(debitOrCredit), (cell) => sideOf(cell) !== null) > 0.9 ? debitOrCredit : null;
  const currency = named(words.currency);
  const taken = [date, out, incoming, amount, category, type];
  const note =
    named(words.note) ??
    best(
      all.filter((index) => !taken.includes(index)),
      (index) => wordiness(cellsOf(index)),
    );

  const amounts = [...cellsOf(amount), ...cellsOf(out), ...cellsOf(incoming)];
  const { order, isSure } = guessOrder(cellsOf(date));
  const mark = guessMark(amounts);
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
      bankId: named(/^(transaction|fit) ?id$/),
      // "Valuta" is also the day from which interest counts
      currency: share(cellsOf(currency), (cell) => /\d/.test(cell)) > 0.5 ? null : currency,
      order,
      mark,
      spending: isOwnHeader(first) ? "positive" : guessSpending(cellsOf(amount), mark),
    },
    isDateSure: isSure,
  };
}

/** Names of columns, compared without accents and in lower case: in English, German, French, Spanish, Italian, Dutch and Portuguese. */
const words = {
  date: /^((transaction|booking|value|posted|posting|trans\.?) )?date( posted)?$|^date\b|^when$|^day$|^buchungs(tag|datum)$|^datum\b|^fecha\b|^data\b/,
  out: /debit(?! ?\/)|withdraw|money out|paid out|outflow|^out$|^spent$|^soll$|^belastung|^lastschrift|^cargo$|^uscite$/,
  in: /credit|deposit|money in|paid in|inflow|^in$|^haben$|^gutschrift|^abono$|^entrate$/,
  amount: /amount|^value$|^sum$|^total$|^price$|^(betrag|umsatz|montant|importe|importo|bedrag|valor)\b/,
  side: /^(transaction )?type$|^debit ?\/ ?credit$|^dr ?\/ ?cr$|^cr ?\/ ?dr$|^soll ?\/ ?haben$|^af ?\/? ?bij$/,
  note: /descr|payee|merchant|memo|^note|^name\b|details|narrative|reference|^verwendungszweck|^buchungstext|^(beguenstigter|empfanger|zahlungsempfanger|auftraggeber)|^libelle|^concepto|^omschrijving|^naam/,
  currency: /^(currency( code)?|wahrung|waehrung|devise|moneda|divisa|valuta|valuuta)$/,
};
const balance = /^(balance|saldo|solde|kontostand|running bal)|balance( after)?$/;
const plainName = (cell: string) =>
  cell
    .replace(/^\uFEFF/u, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .trim()
    .toLowerCase();

/** Most people spend more often than they receive, so the commoner sign is spending. */
export function guessSpending(cells: readonly string[], mark: DecimalMark): Columns["spending"] {
  const signs = cells.map((cell) => Math.sign(readBankAmount(cell, mark) ?? 0));
  return signs.filter((sign) => sign < 0).length >= Math.max(1, signs.filter((sign) => sign > 0).length) ? "negative" : "positive";
}

/** Whether a cell of the type column means money out or in; null for other words. */
export function sideOf(cell: string): "out" | "in" | null {
  if (/^(?:debit|dr|d|withdrawal|expense|sale|purchase|fee|s|soll|af)$/iu.test(cell.trim())) return "out";
  return /^(?:credit|cr|c|deposit|income|refund|return|h|haben|bij)$/iu.test(cell.trim()) ? "in" : null;
}

/** What still has to be chosen before rows can be read, or null. */
export function missingColumn(columns: Columns): string | null {
  if (columns.date === null) return "Please choose the column with the date.";
  return columns.amount === null && columns.out === null ? "Please choose the column with the amount." : null;
}

const looksLikeDate = (cell: string) => /\d/.test(cell) && (["ymd", "mdy", "dmy"] as const).some((order) => readDate(cell, order) !== null);
const looksLikeAmount = (cell: string) => /\d/.test(cell) && (readBankAmount(cell, ".") ?? readBankAmount(cell, ",")) !== null;

const share = (cells: readonly string[], test: (cell: string) => boolean) => cells.filter(test).length / Math.max(1, cells.length);
const wordiness = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.match(/\p{L}/gu)?.length ?? 0), 0) / Math.max(1, cells.length);
const filledCells = (row: readonly string[]) => row.filter((cell) => cell.trim() !== "").length;
const orNull = (index: number) => (index < 0 ? null : index);

function best(indexes: readonly number[], score: (index: number) => number): number | null {
  let found: number | null = null;
  let highest = 0.3;
  for (const index of indexes) {
    if (score(index) > highest) [found, highest] = [index, score(index)];
  }
  return found;
}
