import { type Cents } from "#shared/money.ts";
import { readCents, type DecimalMark, plainDigits } from "#shared/amounts.ts";

/**
 * The amount in a cell of a bank export, in signed cents, or null. Reads "-1,234.50", "(45.00)", "45.00-", "1.234,50",
 * "1'234.50", "$ 12", "USD 12.00", "12,00 €", "12.00 DR" (out) and "12.00 CR" (in), with ordinary or typographic minus.
 * Separators must group as numbers do: "1,23" is refused under "." rather than read as 123.
 */
export function readBankAmount(cell: string, mark: DecimalMark): Cents | null {
  const plain = bare(cell);
  const found = /^([-+(]*)([\d.,'’]+)([-+)]*)(CR|DR|C|D)?$/u.exec(plain);
  if (!found) return null;
  const [, before = "", digits = "", after = "", side = ""] = found;
  const shape =
    mark === "." ? /^(?:\d+|\d{1,3}(?:[,'’]\d{2,3})*[,'’]\d{3})?(?:\.\d*)?$/u : /^(?:\d+|\d{1,3}(?:[.'’]\d{2,3})*[.'’]\d{3})?(?:,\d*)?$/u;
  if (!shape.test(digits)) return null;
  const cents = readCents(mark === "." ? digits.replace(/[,'’]/gu, "") : digits.replace(/[.'’]/gu, "").replace(",", "."));
  if (cents === null) return null;
  const signs = before + after;
  if (signs.includes("(") !== signs.includes(")") || signs.replace(/[()]/gu, "").length > 1) return null;
  return /[-(]/u.test(signs) || side.startsWith("D") ? 0 - cents : cents;
}

/** Whether a cell holds no amount: it is empty, or has what banks write in place of one, such as "-". */
export const isNoAmount = (cell: string): boolean => /^(?:[-\u2013\u2014\u2212]+|n\/?a)?$/iu.test(cell.trim());

/** The decimal mark of a column's amounts; "." when undecidable. Three digits after the only mark, in all of them, are thousands. */
export function guessMark(cells: readonly string[]): DecimalMark {
  const marks = cells.map(markOf).filter((mark) => mark !== null);
  if (marks.length === 0) return cells.some((cell) => bare(cell).includes(".")) ? "," : ".";
  return marks.filter((mark) => mark === ",").length > marks.length / 2 ? "," : ".";
}

function markOf(cell: string): DecimalMark | null {
  const plain = bare(cell);
  const at = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  if (at < 0) return null;
  const last: DecimalMark = plain[at] === "." ? "." : ",";
  const other: DecimalMark = last === "." ? "," : ".";
  if (plain.indexOf(last) !== at) return other; // a mark that occurs twice separates groups
  const digitsBehind = /^\d*/u.exec(plain.slice(at + 1))?.[0].length ?? 0;
  return digitsBehind !== 3 || plain.includes(other) ? last : null;
}

/** Without spaces, currency signs and codes, in plain digits. */
const bare = (cell: string) =>
  plainDigits(cell)
    .toUpperCase()
    .replace(/[\u2212\u2013]/gu, "-")
    .replace(/(?<!\d)\s|\s(?!\d)|(?<=\d)\s(?=\d{3}(?:\D|$))|[A-Z]{0,2}\p{Sc}(?:(?:US|CA)(?![A-Z]))?/gu, "")
    .replace(/^([-+(]*)(?:[A-Z]{3}|KR\.?|RS\.?|FR\.?|ZŁ|KČ|FT|TL|ЛВ\.?|[円元원])(?=[-+(\d.,])/u, "$1")
    .replace(/(?<=[\d)-])(?:[A-Z]{3}|KR\.?|ZŁ|KČ|FT|TL|ЛВ\.?|[円元원])(?=[-+)]*$)/u, "");

/**
 * YNAB writes its amounts without quotes, so that each one with a decimal comma is two cells: "42" and "17€". The row with these joined,
 * where `header` is shorter by exactly as many cells as it has amounts at `indexes`, which are side by side; else the row itself.
 */
export function joinedAmounts(row: string[], header: readonly string[], indexes: readonly number[]): string[] {
  const [first = 0, amounts] = [Math.min(...indexes), indexes.length];
  const apart = row.slice(first, first + 2 * amounts);
  const isApart = (_: string, at: number) => /^\D*\d[\d.]*$/u.test(apart[2 * at] ?? "") && /^\d{2}\D*$/u.test(apart[2 * at + 1] ?? "");
  if (row.length !== header.length + amounts || first < 0 || !apart.slice(0, amounts).every(isApart)) return row;
  const joined = Array.from({ length: amounts }, (_, at) => `${apart[2 * at]},${apart[2 * at + 1]}`);
  return [...row.slice(0, first), ...joined, ...row.slice(first + 2 * amounts)];
}

/** Whether a row has filled cells beyond its header: an amount may stand in two of them. */
export const isTooLong = (row: readonly string[], header: readonly string[]): boolean =>
  row.slice(header.length).some((cell) => cell.trim() !== "");
