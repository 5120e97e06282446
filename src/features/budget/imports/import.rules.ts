import { isDay, type Day } from "#shared/dates.ts";
import { type Cents } from "#shared/money.ts";
import { foldText, isStorable, unguarded } from "#shared/text.ts";
import { longestNote, sameName } from "../budget.rules.ts";
import { isNoAmount, readBankAmount } from "./amounts.rules.ts";
import { bankIdOf } from "./bank-tags.rules.ts";
import { categoriesElsewhere } from "../category-names.content.ts";
import { type Columns } from "./columns.rules.ts";
import { readDate } from "./dates.rules.ts";
import type { Kind } from "../expense.rules.ts";
import { refusal, type BadRow, type Refusal } from "./refused-rows.rules.ts";
import { sideOf } from "./spending-sign.rules.ts";

export const mostRows = 200_000;
/** Rows of one JSON request; a larger file is sent as JSON lines. */
export const mostRowsAtOnce = 5_000;
/** Bytes of an import that is sent as JSON lines. */
export const mostImportBytes = 150_000_000;
/** Rows of a preview. */
export const mostShownNew = 50;
export const mostShownKnown = 200;
/** Characters of a bank's id of a transaction (OFX allows 255). */
export const longestBankId = 300;
export const largestFileBytes = 60_000_000;
export const fileTooLarge = "This file is larger than 60 MB. Please export a shorter time from your bank.";
/** Lines of the ledger in one answer. */
export const mostLines = 10_000;
export const tooManyLines = `There are more than ${mostLines.toLocaleString("en-US")} lines in this time. Please ask for a shorter one.`;
export const tooManyRows = `This file has more than ${mostRows.toLocaleString("en-US")} rows. Please export a shorter time from your bank.`;
export const nothingToRead = "There are no rows in this file.";

/** Whether a file is a ZIP, by its first characters; the name of a bank may begin with "PK", too. */
export const isZip = (text: string): boolean => text.startsWith("PK\u0003") || text.startsWith("PK\u0005");

/** A row that becomes an expense; below 0 it is a refund, unless it is an adjustment. `line` counts from 1, as in an editor. */
export type ImportRow = Line & { line: number; categoryId: string; isAdjustment?: true };
/** The format of an imported file. */
export const importFormats = ["CSV", "OFX", "QIF", "CAMT.053", "MT940", "Actual", "YNAB"] as const;
export type ImportFormat = (typeof importFormats)[number];
/** The category of a payee's expenses; `payee` is normalized by `payeeOf`. */
export type Payee = { payee: string; categoryId: string };
export const mostPayees = 500;
export const longestPayee = 60;
export type ImportPlan = {
  ready: ImportRow[];
  /** Money that came in: income unless `moneyIn` says that it is a refund. */
  incoming: ImportRow[];
  bad: BadRow[];
  newCategories: string[];
};
/** `bankId` is the bank's own id of the transaction, null where a file has none. */
export type Line = { spentOn: Day; amountCents: Cents; note: string; bankId: string | null };
export type ImportChoice = {
  columns: Columns;
  categories: readonly { id: string; name: string }[];
  fallbackId: string;
  /** Categories by normalized payee: the file's own category overrides `remembered`, `chosen` overrides both, and all of them what other apps call a category. */
  remembered?: ReadonlyMap<string, string>;
  chosen?: ReadonlyMap<string, string>;
  moneyIn: "leave out" | "count as money back";
  /** The member's currency; a row that names another one is refused. */
  currency: string;
  /** On which line each row begins, if the format shows it; counted from the cells otherwise. */
  lines?: readonly number[];
  /** Rows that the file itself marks as no spending, such as transfers between the member's own accounts. */
  refused?: readonly BadRow[];
};

/** What importing `rows` would do. The server finds what the ledger contains already. */
export function planImport(rows: readonly (readonly string[])[], choice: ImportChoice): ImportPlan {
  const plan: ImportPlan = { ready: [], incoming: [], bad: [...(choice.refused ?? [])], newCategories: [] };
  const lines = choice.lines ?? lineNumbers(rows);
  const names = new Set<string>();
  let isHeader = choice.columns.hasHeader;
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (isHeader) {
      isHeader = false;
      continue;
    }
    const row = readRow(cells, lines[index] ?? index + 1, choice);
    if ("reason" in row) plan.bad.push(row);
    else if (row.amountCents < 0 && !row.isAdjustment && choice.moneyIn === "leave out") plan.incoming.push(row);
    else {
      plan.ready.push(row);
      names.add(unguarded(cellAt(cells, choice.columns.category)));
    }
  }
  plan.bad.sort((one, other) => one.line - other.line);
  for (const name of names) noteCategory(plan, name, choice);
  return plan;
}

/** Line on which each row begins: a quoted cell may contain line breaks. */
export function lineNumbers(rows: readonly (readonly string[])[]): number[] {
  let line = 1;
  return rows.map((cells) => {
    const begins = line;
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return begins;
  });
}

/** "1 expense", "12,000 expenses". */
export const countExpenses = (amount: number): string => `${amount.toLocaleString("en-US")} ${amount === 1 ? "expense" : "expenses"}`;

/** "12 expenses to import, 3 already there, 1 row not imported." */
export function formatPlan({ fresh, known, incoming, bad }: Record<"fresh" | "known" | "incoming" | "bad", number>): string {
  const shown = (rows: number) => rows.toLocaleString("en-US");
  const parts = [`${countExpenses(fresh)} to import`];
  if (known > 0) parts.push(`${shown(known)} already there`);
  if (incoming > 0) parts.push(`${shown(incoming)} with money coming in, left out`);
  if (bad > 0) parts.push(`${shown(bad)} ${bad === 1 ? "row" : "rows"} not imported`);
  return `${parts.join(", ")}.`;
}

/** The import may have been stored at the moment of Cancel, and the request that removes it had no answer. */
export const cancelUnanswered =
  "Cancelled, but Evenday could not be reached. If these expenses are in your budget all the same, you can delete the file under “Imported in the last 30 days”.";

/** "12 expenses imported. 1 was there already." */
export const formatDone = ({ added, known }: Record<"added" | "known", number>): string =>
  `${countExpenses(added)} imported.${known > 0 ? ` ${known.toLocaleString("en-US")} ${known === 1 ? "was" : "were"} there already.` : ""}`;

function readRow(cells: readonly string[], line: number, choice: ImportChoice): ImportRow | BadRow {
  const { columns } = choice;
  const bad = (why: Refusal): BadRow => ({ line, ...why, cells });
  const dateCell = cellAt(cells, columns.date);
  if (dateCell === "") return bad(refusal("no date"));
  const spentOn = readDate(dateCell, columns.order);
  if (spentOn === null || !isDay(spentOn)) return bad(refusal("date", dateCell));
  const spent = readSpent(cells, columns);
  if ("reason" in spent) return bad(spent);
  const currency = cellAt(cells, columns.currency).toUpperCase();
  if (currency !== "" && currency !== choice.currency) return bad(refusal("currency", currency, choice.currency));
  const note = unguarded(cellAt(cells, columns.note)).trim();
  if (note.length > longestNote) return bad(refusal("long note"));
  if (!isStorable(note)) return bad(refusal("note not storable"));
  const bankId = bankIdOf("", cellAt(cells, columns.bankId));
  if (bankId.length > longestBankId || !isStorable(bankId)) return bad(refusal("bank id"));
  const row = { line, spentOn, amountCents: spent.cents, note, categoryId: categoryFor(cells, note, choice), bankId: bankId || null };
  return cellAt(cells, columns.kind) === ("adjustment" satisfies Kind) ? { ...row, isAdjustment: true } : row;
}

function readSpent(cells: readonly string[], columns: Columns): { cents: Cents } | Refusal {
  const plain = cellAt(cells, columns.amount);
  const [out = "", back = ""] = [columns.out, columns.in].map((index) => cellAt(cells, index)).map((one) => (isNoAmount(one) ? "" : one));
  const isApart = columns.amount === null;
  const cell = isApart ? out || back : plain;
  if (cell === "") return refusal("no amount");
  const cents = readBankAmount(cell, columns.mark);
  if (cents === null) return refusal("amount", cell);
  const other = isApart && out !== "" && back !== "" ? readBankAmount(back, columns.mark) : 0;
  if (other === null) return refusal("amount", back);
  const side = columns.type === null ? null : sideOf(cellAt(cells, columns.type));
  if (columns.type !== null && !side) return refusal("debit or credit", cellAt(cells, columns.type));
  const feeCell = cellAt(cells, columns.fee);
  // "-" and "N/A" are no fee; a fee may have another decimal mark than the amounts
  const fee = readBankAmount(feeCell, columns.mark) ?? readBankAmount(feeCell, columns.mark === "." ? "," : ".") ?? 0;
  let withoutFee = columns.spending === "negative" ? 0 - cents : cents;
  if (side) withoutFee = side === "out" ? Math.abs(cents) : -Math.abs(cents);
  else if (isApart) withoutFee = out === "" ? -Math.abs(cents) : Math.abs(cents) - Math.abs(other);
  const spent = withoutFee + (columns.isFeeSigned ? 0 - fee : fee);
  return spent === 0 ? refusal("zero amount") : { cents: spent };
}

function categoryFor(cells: readonly string[], note: string, choice: ImportChoice): string {
  const { columns, categories, fallbackId, remembered, chosen } = choice;
  const isHere = (id: string | undefined) => categories.some((one) => one.id === id);
  const payee = payeeOf(note);
  const name = unguarded(cellAt(cells, columns.category));
  const named = spellings(name)
    .map((inFile) => categories.find((one) => isNamed(one.name, inFile))?.id)
    .find((id) => id !== undefined);
  const [mine, before] = [chosen?.get(payee), remembered?.get(payee)];
  return (isHere(mine) && mine) || named || (isHere(before) && before) || alikeTo(name, categories)?.id || fallbackId;
}

/** The member's category of a first visit that other apps call `name`, such as Food for "Groceries". */
function alikeTo<Category extends { name: string }>(name: string, categories: readonly Category[]): Category | undefined {
  const plain = (one: string) =>
    foldText(one)
      .replace(/\band\b/gu, "&")
      .replace(/\s+/gu, " ")
      .trim();
  const meant = spellings(name)
    .map((inFile) => categoriesElsewhere.find(({ elsewhere }) => elsewhere.test(plain(inFile)))?.name)
    .find((one) => one !== undefined);
  return meant === undefined ? undefined : categories.find((one) => isNamed(one.name, meant));
}

/**
 * The payee in a bank's note, normalized for comparison: lower case, without numbers, references and punctuation, at most four words.
 * "TRADER JOE'S #552 SAN FRANCISCO CA" is "trader joe's san francisco"; empty if no word is left.
 */
export function payeeOf(note: string): string {
  const words = note
    .normalize("NFKC")
    .toLocaleLowerCase("en-US")
    .split(/[\s,;:/*#_|]+/u)
    .filter((word) => /\p{L}/u.test(word) && !/\d/u.test(word))
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, ""))
    .filter((word) => word !== "");
  return words.slice(0, 4).join(" ").slice(0, longestPayee).trim();
}

function noteCategory(plan: ImportPlan, cell: string, { categories }: ImportChoice) {
  const names = namesIn(cell);
  const known = [...categories.map((one) => one.name), ...plan.newCategories];
  const name = names.length === 2 ? names[1] : names[0];
  if (name !== undefined && !spellings(cell).some((one) => known.some((other) => isNamed(other, one))) && !alikeTo(cell, categories))
    plan.newCategories.push(name);
}

/** Also where one has full-width signs: our own QIF writes "/" so. */
const isNamed = (one: string, other: string) => sameName(one.normalize("NFKC"), other.normalize("NFKC"));

/** The names of a file's category, the best first: "Car: fuel" as a whole, then its subcategory, then its main category; "Food:" as it is, too. */
function namesIn(cell: string): string[] {
  const parts = cell
    .split(":")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length < 2) return cell.trim() === (parts[0] ?? "") ? parts : [cell, ...parts];
  return [cell, parts.at(-1) ?? "", parts[0] ?? ""];
}

/** The names of a file's category as they are, then without the pictures that YNAB and others write before a name: "🛒 Groceries". */
function spellings(cell: string): string[] {
  const names = namesIn(cell);
  return [...names, ...names.map((name) => name.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, "")).filter((name) => name !== "")];
}

const cellAt = (cells: readonly string[], index: number | null) => (index === null ? "" : (cells[index] ?? "").trim());
