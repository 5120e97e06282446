import { isDay, type Day } from "#shared/dates.ts";
import { type Cents } from "#shared/money.ts";
import { count, isStorable, unguarded } from "#shared/text.ts";
import { cannotBeStored, longestNote, sameName } from "./budget.rules.ts";
import { readBankAmount } from "./amounts.rules.ts";
import { type Columns } from "./columns.rules.ts";
import { readDate } from "./dates.rules.ts";

export const mostRows = 5_000;
export const largestFileBytes = 5_000_000;
export const fileTooLarge = "This file is larger than 5 MB. Please export a shorter time from your bank.";
export const tooManyRows = `This file has more than ${mostRows.toLocaleString("en-US")} rows. Please export a shorter time from your bank.`;
export const nothingToRead = "There are no rows in this file.";

/** A row that becomes an expense; below 0 it is money that came back. `line` counts from 1, as an editor shows it. */
type ImportRow = { line: number; spentOn: Day; amountCents: Cents; note: string; categoryId: string };
type BadRow = { line: number; reason: string; cells: readonly string[] };
export type ImportPlan = {
  ready: ImportRow[];
  /** In the ledger already. */
  known: ImportRow[];
  /** Money that came in: income unless `moneyIn` says that it came back. */
  incoming: ImportRow[];
  bad: BadRow[];
  newCategories: string[];
};
export type Line = { spentOn: Day; amountCents: Cents; note: string };
export type ImportChoice = {
  columns: Columns;
  categories: readonly { id: string; name: string }[];
  fallbackId: string;
  moneyIn: "leave out" | "count as money back";
};

/** What importing `rows` would do. Pure: nothing is written until a person has seen it. */
export function planImport(rows: readonly (readonly string[])[], choice: ImportChoice, ledger: readonly Line[]): ImportPlan {
  const plan: ImportPlan = { ready: [], known: [], incoming: [], bad: [], newCategories: [] };
  const lines = lineNumbers(rows);
  const read: ImportRow[] = [];
  let isHeader = choice.columns.hasHeader;
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (isHeader) {
      isHeader = false;
      continue;
    }
    const row = readRow(cells, lines[index] ?? index + 1, choice);
    if ("reason" in row) plan.bad.push(row);
    else if (row.amountCents < 0 && choice.moneyIn === "leave out") plan.incoming.push(row);
    else read.push(row);
    noteCategory(plan, cells, choice);
  }
  return { ...plan, ...withoutKnown(read, ledger) };
}

/**
 * Parts rows that the ledger holds already from those it does not. Two equal rows in one file are two purchases:
 * of rows that are equal in date, amount and note as many are known as the ledger has.
 */
export function withoutKnown<Row extends Line>(rows: readonly Row[], ledger: readonly Line[]): { ready: Row[]; known: Row[] } {
  const left = new Map<string, number>();
  for (const line of ledger) left.set(likeness(line), (left.get(likeness(line)) ?? 0) + 1);
  const ready: Row[] = [];
  const known: Row[] = [];
  for (const row of rows) {
    const there = left.get(likeness(row)) ?? 0;
    (there > 0 ? known : ready).push(row);
    if (there > 0) left.set(likeness(row), there - 1);
  }
  return { ready, known };
}

/** Line on which each row begins: a quoted cell may hold line breaks of its own. */
export function lineNumbers(rows: readonly (readonly string[])[]): number[] {
  let line = 1;
  return rows.map((cells) => {
    const begins = line;
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return begins;
  });
}

/** First and last day of the rows, to fetch the part of the ledger that they may repeat. */
export function spanOf(rows: readonly { spentOn: Day }[]): { from: Day; to: Day } | null {
  const days = rows.map(({ spentOn }) => spentOn).toSorted();
  const [from] = days;
  return from === undefined ? null : { from, to: days.at(-1) ?? from };
}

/** "12 expenses to import, 3 already there, 1 row that cannot be read." */
export function formatPlan(plan: ImportPlan): string {
  const parts = [`${count(plan.ready.length, "expense")} to import`];
  if (plan.known.length > 0) parts.push(`${plan.known.length} already there`);
  if (plan.incoming.length > 0) parts.push(`${plan.incoming.length} with money coming in, left out`);
  if (plan.bad.length > 0) parts.push(`${count(plan.bad.length, "row")} that cannot be read`);
  return `${parts.join(", ")}.`;
}

function readRow(cells: readonly string[], line: number, choice: ImportChoice): ImportRow | BadRow {
  const { columns } = choice;
  const bad = (reason: string): BadRow => ({ line, reason, cells });
  const dateCell = cellAt(cells, columns.date);
  if (dateCell === "") return bad("There is no date.");
  const spentOn = readDate(dateCell, columns.order);
  if (spentOn === null || !isDay(spentOn)) return bad(`“${short(dateCell)}” is not a date between 1970 and 2100.`);
  const spent = readSpent(cells, columns);
  if ("reason" in spent) return bad(spent.reason);
  const note = unguarded(cellAt(cells, columns.note)).trim();
  if (note.length > longestNote) return bad(`The note is longer than ${longestNote} characters.`);
  if (!isStorable(note)) return bad(cannotBeStored);
  return { line, spentOn, amountCents: spent.cents, note, categoryId: categoryFor(cells, choice) };
}

function readSpent(cells: readonly string[], columns: Columns): { cents: Cents } | { reason: string } {
  const [plain, out, back] = [cellAt(cells, columns.amount), cellAt(cells, columns.out), cellAt(cells, columns.in)];
  const isApart = columns.amount === null;
  const cell = isApart ? out || back : plain;
  if (cell === "") return { reason: "There is no amount." };
  const cents = readBankAmount(cell, columns.mark);
  if (cents === null) return { reason: `“${short(cell)}” is not an amount.` };
  const other = isApart && out !== "" && back !== "" ? readBankAmount(back, columns.mark) : 0;
  if (other === null) return { reason: `“${short(back)}” is not an amount.` };
  const spent = isApart
    ? out === ""
      ? -Math.abs(cents)
      : Math.abs(cents) - Math.abs(other)
    : columns.spending === "negative"
      ? 0 - cents
      : cents;
  return spent === 0 ? { reason: "The amount is 0." } : { cents: spent };
}

function categoryFor(cells: readonly string[], { columns, categories, fallbackId }: ImportChoice): string {
  const name = unguarded(cellAt(cells, columns.category));
  return categories.find((one) => name !== "" && sameName(one.name, name))?.id ?? fallbackId;
}

function noteCategory(plan: ImportPlan, cells: readonly string[], { columns, categories }: ImportChoice) {
  const name = unguarded(cellAt(cells, columns.category));
  const isNew = name !== "" && ![...categories.map((one) => one.name), ...plan.newCategories].some((one) => sameName(one, name));
  if (isNew) plan.newCategories.push(name);
}

const cellAt = (cells: readonly string[], index: number | null) => (index === null ? "" : (cells[index] ?? "").trim());
const likeness = ({ spentOn, amountCents, note }: Line) =>
  `${spentOn} ${amountCents} ${note.trim().replace(/\s+/g, " ").toLocaleLowerCase("en-US")}`;
const short = (cell: string) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);
