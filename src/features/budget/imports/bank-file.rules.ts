import { type Columns } from "./columns.rules.ts";
import { guessMark } from "./amounts.rules.ts";
import type { DecimalMark } from "#shared/amounts.ts";
import { guessOrder } from "./dates.rules.ts";
import { isZip } from "./import.rules.ts";
import { readMt940, readQif } from "./bank-lines.rules.ts";
import { readCamt, readOfx, type BankEntry } from "./bank-tags.rules.ts";
import { refusal, type BadRow } from "./refused-rows.rules.ts";

type BankFormat = "OFX" | "QIF" | "CAMT.053" | "MT940" | "Actual" | "YNAB";
/** A bank's file as cells in a fixed order of columns, and the line on which each row begins. */
export type BankFile = { format: BankFormat; rows: string[][]; lines: number[]; columns: Columns; isDateSure: boolean; refused?: BadRow[] };

/** The transactions of a file in one of the known formats, recognized by its content; null for anything else, such as CSV. */
export function readBankFile(text: string): BankFile | null {
  const format = formatOf(text);
  if (!format) return null;
  return bankFileOf(format, readers[format](text));
}

/** Entries as cells in the order of `bankFileOf`'s columns. */
const cellsOf = ({ date, amount, note, category = "", bankId = "", currency = "", kind }: BankEntry): string[] => [
  date,
  amount,
  note,
  category,
  bankId,
  currency,
  kind ?? "",
];

/** Entries as the rows of a file; those that are no spending are listed as refused. */
export function entryRows(entries: readonly BankEntry[]): Required<Pick<BankFile, "rows" | "lines" | "refused">> {
  const spent = entries.filter(({ leftOut }) => leftOut === undefined);
  return {
    rows: spent.map(cellsOf),
    lines: spent.map(({ line }) => line),
    refused: entries.flatMap((one) =>
      one.leftOut === undefined ? [] : [{ line: one.line, ...refusal(one.leftOut), cells: cellsOf(one) }],
    ),
  };
}

/** Entries as cells in the order of `columns`. */
export function bankFileOf(format: BankFormat, entries: readonly BankEntry[]): BankFile {
  const isSaid = format === "QIF" || format === "YNAB";
  const { order, isSure } = isSaid ? guessOrder(entries.map(({ date }) => date)) : { order: "ymd" as const, isSure: true };
  return {
    format,
    ...entryRows(entries),
    columns: {
      hasHeader: false,
      date: 0,
      amount: 1,
      out: null,
      in: null,
      type: null,
      note: 2,
      category: 3,
      bankId: 4,
      currency: 5,
      kind: 6,
      fee: null,
      isFeeSigned: false,
      order,
      mark: marks[format] ?? guessMark(entries.map(({ amount }) => amount)),
      spending: "negative",
    },
    isDateSure: isSure,
  };
}

/** Why a file that is not text cannot be imported, by its first characters; null when it can be tried. */
export function refusedFile(text: string): string | null {
  if (isZip(text)) return "This is a spreadsheet or a zip. Please export CSV, OFX or QIF from your bank.";
  if (text.startsWith("%PDF")) return "This is a PDF. Please export CSV, OFX or QIF from your bank.";
  if (/^\s*<(!doctype html|html)[\s>]/iu.test(text)) return "This is a web page. Please use your bank's export or download button.";
  if (/^\s*BEGIN:VCALENDAR/iu.test(text)) return "This is a calendar. Please export CSV, OFX or QIF from your bank.";
  if (/^\s*[{[]\s*["{[\]}]/u.test(text)) return "This is JSON. Please export CSV, OFX or QIF from your bank or the other app.";
  if (/^\s*<\?xml/iu.test(text) && !formatOf(text))
    return "This XML is not a bank's. Please export CSV, OFX, QIF or CAMT.053 from your bank.";
  // eslint-disable-next-line no-control-regex -- a null byte shows that the file is not text
  return /\u0000/u.test(text.slice(0, 4096)) ? "This file is not text. Please export CSV, OFX or QIF from your bank." : null;
}

/** The format of a text file by its beginning; null for anything else, such as CSV. */
export function formatOf(text: string): TextFormat | null {
  const head = text.slice(0, 4096);
  if (/<OFX[\s>]/iu.test(head) || /^\s*OFXHEADER:/iu.test(head)) return "OFX";
  if (/<(?:\w+:)?BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)[\s>]/u.test(head)) return "CAMT.053";
  if (/^!(?:Type|Account|Option|Clear):?/imu.test(head)) return "QIF";
  return /^:20:/mu.test(head) && /^:6[01][FM]?:/mu.test(head) ? "MT940" : null;
}

/** The decimal mark, if the format itself defines it. */
const marks: Partial<Record<BankFormat, DecimalMark>> = { OFX: ".", "CAMT.053": ".", MT940: ",", Actual: "." };
export type TextFormat = Exclude<BankFormat, "Actual" | "YNAB">;
export const readers: Record<TextFormat, (text: string) => BankEntry[]> = {
  OFX: readOfx,
  QIF: readQif,
  "CAMT.053": readCamt,
  MT940: readMt940,
};
