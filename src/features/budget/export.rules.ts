import type { Day } from "#shared/dates.ts";
import type { Cents } from "#shared/money.ts";
import { guarded } from "#shared/text.ts";
import type { Kind } from "./expense.rules.ts";

type ExportLine = { spentOn: Day; category: string; amountCents: Cents; note: string; kind: Kind };

/** First line of an export. `csvLine` creates the others, so that ten years can be sent line by line. */
export const csvHeader = "Date,Category,Amount,Note,Kind\r\n";
/** Lets spreadsheets read the file as UTF-8. */
export const byteOrderMark = "\uFEFF";

/** One line in the form of RFC 4180, with amounts as plain numbers and text guarded against formulas. */
export const csvLine = ({ spentOn, category, amountCents, note, kind }: ExportLine): string =>
  [spentOn, csvText(category), plainAmount(amountCents), csvText(note), kind].join(",") + "\r\n";

/** Whether the names of a table's columns are those of our own export, also when a spreadsheet has saved it again. */
export const isOwnHeader = (cells: readonly string[]) => cells.map((cell) => cell.trim()).join(",") === csvHeader.trim();

/** How to parse an own export: as it was written, whatever its notes contain. Null for any other file. */
export const ownReading = (text: string) =>
  text.startsWith(csvHeader, text.startsWith(byteOrderMark) ? 1 : 0) ? ({ delimiter: ",", newline: "\r\n" } as const) : null;

export const exportName = (from: Day, to: Day): string =>
  from === allTime.from && to === allTime.to ? "evenday-expenses-all.csv" : `evenday-expenses-${from}-to-${to}.csv`;
/** From the first day that an expense can have to the last. */
export const allTime = { from: "1970-01-01", to: "2100-12-31" } as const;

const csvText = (text: string) => {
  const safe = guarded(text);
  return /[",;\t\r\n]|^\s|\s$/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const plainAmount = (cents: Cents) =>
  `${cents < 0 ? "-" : ""}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, "0")}`;
