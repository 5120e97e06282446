import Papa from "papaparse";
import { Problem, type ProblemKind } from "#shared/errors.ts";
import { guessDelimiter } from "#shared/text.ts";
import { chunkBytes, encodingOf, textOf, type Progress } from "#web/text-chunks.ts";
import { bankFileOf, entryRows, formatOf, refusedFile, type BankFile, type TextFormat } from "./imports/bank-file.rules.ts";
import { isOwnQif } from "./imports/bank-lines.rules.ts";
import { endless, longestPiece, readPieces } from "./imports/bank-pieces.rules.ts";
import { ownAccount } from "./imports/bank-tags.rules.ts";
import { tableStart, type Columns } from "./imports/columns.rules.ts";
import { isOwnHeader, ownReading } from "./export.rules.ts";
import {
  fileTooLarge,
  largestFileBytes,
  lineNumbers,
  mostRows,
  nothingToRead,
  planImport,
  tooManyRows,
  type ImportChoice,
  type ImportFormat,
} from "./imports/import.rules.ts";
import { addPayee, sortedPayees, type PayeeSum } from "./imports/payee-sums.rules.ts";
import { accountColumn, leftOutIn } from "./imports/left-out.rules.ts";
import { refusal, type BadRow, type LeftOut } from "./imports/refused-rows.rules.ts";
import { isYnabBudget } from "./imports/month-import.rules.ts";
import { budgetElsewhere, isMoodTable, isYnabRegister, noMoney, ownSideFirst, readTable, readYnab } from "./imports/other-app.rules.ts";

/** The type of a file, by its beginning; `rows` are its first ones, `total` counts all. */
export type OpenedFile = {
  format: ImportFormat;
  rows: string[][];
  total: number;
  columns: Columns;
  isDateSure: boolean;
  /** False where neither the columns nor the rows tell the sign of spending. */
  isSpendingSure?: boolean;
  /** Our own export, in which money that came in is a refund. */
  isOwn?: boolean;
};
/** What importing would do, counted; `lines` are the rows in the server's form. */
export type PlannedFile = {
  ready: number;
  incoming: number;
  bad: number;
  badRows: BadRow[];
  newCategories: string[];
  payees: PayeeSum[];
  payeeCount: number;
  lines: Blob;
};
/** A text file, or what the server read from a ZIP or a database. */
export type BankSource = Blob | BankFile;
type Batch = { rows: string[][]; lines: number[]; refused: readonly BadRow[] };
type Batches = Pick<OpenedFile, "format" | "columns" | "isDateSure" | "isSpendingSure" | "isOwn"> & {
  batches: () => AsyncGenerator<Batch>;
};

/** A message to the worker that this file also is, and its answer. */
export type ThreadQuestion = { number: number; source: BankSource; choice?: ImportChoice };
export type ThreadAnswer = { number: number } & (
  | { done: number }
  | { opened: OpenedFile }
  | { planned: PlannedFile }
  | { problem: { kind: ProblemKind; message: string } }
);

const limit = { longestLine: longestPiece, tooLong: endless };
const firstRows = 250;
const mostBadShown = 100;
const mostPayeesShown = 300;

/** Recognizes a file and counts its rows. Throws a Problem for one that cannot be read, or is too long. */
export async function openBankFile(source: BankSource, progress: Progress): Promise<OpenedFile> {
  const { batches, ...found } = await batchesOf(source, progress);
  const rows: string[][] = [];
  const mostLines = mostRows + (found.columns.hasHeader ? 1 : 0);
  let total = 0;
  for await (const batch of batches()) {
    const filled = batch.rows.filter(isFilled);
    total += filled.length + batch.refused.length;
    if (total > mostLines) throw new Problem("too-large", tooManyRows);
    if (rows.length < firstRows) rows.push(...filled.slice(0, firstRows - rows.length));
  }
  if (total === 0) throw new Problem("invalid", nothingToRead);
  return { ...found, rows, total };
}

/** Reads the file again with the member's choices: counts, the preview, and the rows as JSON lines. */
export async function planBankFile(source: BankSource, choice: ImportChoice, progress: Progress): Promise<PlannedFile> {
  const { batches } = await batchesOf(source, progress);
  const plan: Omit<PlannedFile, "lines" | "payees" | "payeeCount"> = { ready: 0, incoming: 0, bad: 0, badRows: [], newCategories: [] };
  const payees = new Map<string, PayeeSum>();
  const parts: Blob[] = [];
  let { columns } = choice;
  for await (const { rows, lines, refused } of batches()) {
    const part = planImport(rows, { ...choice, columns, lines, refused });
    if (rows.some(isFilled)) columns = { ...columns, hasHeader: false };
    plan.ready += part.ready.length;
    plan.incoming += part.incoming.length;
    plan.bad += part.bad.length;
    plan.badRows.push(...part.bad.slice(0, mostBadShown - plan.badRows.length));
    plan.newCategories = [...new Set([...plan.newCategories, ...part.newCategories])].slice(0, 100);
    for (const row of part.ready) addPayee(payees, row);
    // a browser may store blobs on disk, so the text of a long file is not in memory
    parts.push(new Blob(part.ready.map((row) => `${JSON.stringify(row)}\n`)));
  }
  const sums = sortedPayees(payees);
  return { ...plan, payees: sums.slice(0, mostPayeesShown), payeeCount: sums.length, lines: new Blob(parts) };
}

async function batchesOf(source: BankSource, progress: Progress): Promise<Batches> {
  if (!(source instanceof Blob)) return { ...source, batches: () => once(source) };
  if (source.size > largestFileBytes) throw new Problem("too-large", fileTooLarge);
  const encoding = await encodingOf(source);
  const chunks = (report = progress) => textOf(source, encoding, { progress: report, ...limit });
  const head = await textOf(source.slice(0, chunkBytes), encoding, { progress: () => undefined, ...limit }).next();
  const text = head.done ? "" : head.value;
  const refused = refusedFile(text);
  if (refused) throw new Problem("invalid", refused);
  const format = formatOf(text);
  return format ? bankBatches(format, chunks, text.includes(`<ACCTID>${ownAccount}<`) || isOwnQif(text)) : tableBatches(text, chunks);
}

async function* once({ rows, lines, refused = [] }: BankFile): AsyncGenerator<Batch> {
  yield { rows, lines, refused };
}

async function bankBatches(format: TextFormat, chunks: () => AsyncIterable<string>, isOwn: boolean): Promise<Batches> {
  const first = [];
  for await (const entries of readPieces(chunks(), format)) {
    first.push(...entries);
    if (first.length >= firstRows) break;
  }
  const { columns, isDateSure } = bankFileOf(format, first);
  return {
    format,
    columns,
    isDateSure,
    isOwn,
    async *batches() {
      for await (const entries of readPieces(chunks(), format)) yield entryRows(entries);
    },
  };
}

async function tableBatches(head: string, chunks: (report?: Progress) => AsyncIterable<string>): Promise<Batches> {
  const { data, meta } = parseTable(head);
  const reading = { delimiter: meta.delimiter, newline: meta.linebreak as "\n" };
  const start = tableStart(data);
  const header = data.slice(start).find(isFilled) ?? [];
  const ownSide = ownSideFirst(header);
  const table = readTable(data.slice(start).map(ownSide), data.slice(0, start).flat().join(" "));
  const isYnab = isYnabRegister(header);
  if (isYnabBudget(header)) throw new Problem("invalid", budgetElsewhere);
  if (isMoodTable(header, table.columns)) throw new Problem("invalid", noMoney);
  const account = isYnab ? null : accountColumn(header, table.columns);
  const leftOut = leftOutIn(
    header,
    table.columns,
    account !== null &&
      (await hasTwo(
        rowsOf(
          chunks(() => undefined),
          reading,
        ),
        start,
        account,
      )),
  );
  return {
    format: isYnab ? "YNAB" : "CSV",
    columns: table.columns,
    isDateSure: table.isDateSure,
    isSpendingSure: table.isSpendingSure ?? true,
    isOwn: isOwnHeader(header),
    async *batches() {
      let isFirst = true;
      for await (const batch of rowsOf(chunks(), reading)) {
        const [rows, lines] = isFirst ? [batch.rows.slice(start), batch.lines.slice(start)] : [batch.rows, batch.lines];
        if (!isYnab) yield withoutLeftOut({ rows: rows.map(ownSide), lines }, leftOut);
        else {
          const begins = isFirst ? rows.findIndex(isFilled) : -1;
          const file = readYnab([header, ...rows.slice(begins + 1)], [0, ...lines.slice(begins + 1)]);
          yield { rows: file.rows, lines: file.lines, refused: file.refused ?? [] };
        }
        isFirst = false;
      }
    },
  };
}

/** Whether two rows below the header, which is the first filled one from `start` on, have different cells in a column. */
async function hasTwo(batches: AsyncIterable<{ rows: string[][] }>, start: number, column: number): Promise<boolean> {
  let [first, below, isHeader]: [string | undefined, number, boolean] = [undefined, start, true];
  for await (const { rows } of batches) {
    for (const row of rows.slice(below).filter(isFilled)) {
      const cell = (row[column] ?? "").trim();
      if (!isHeader && cell !== "" && cell !== (first ??= cell)) return true;
      isHeader = false;
    }
    below = 0;
  }
  return false;
}

/** The rows that may be spending, and the others with the reason. */
function withoutLeftOut({ rows, lines }: Omit<Batch, "refused">, leftOut: (row: readonly string[]) => LeftOut | null): Batch {
  const codes = rows.map(leftOut);
  const isIn = (_: unknown, at: number) => codes[at] === null;
  return {
    rows: rows.filter(isIn),
    lines: lines.filter(isIn),
    refused: rows.flatMap((cells, at) => {
      const code = codes[at];
      return code == null ? [] : [{ line: lines[at] ?? at + 1, ...refusal(code), cells }];
    }),
  };
}

/** The first rows of a table: of our own export as it was written, of any other by its guessed delimiter. */
export function parseTable(head: string): Papa.ParseResult<string[]> {
  const parse = (given: object) => Papa.parse<string[]>(head, { ...given, preview: firstRows, skipEmptyLines: false });
  return parse(ownReading(head) ?? { delimiter: guessDelimiter((delimiter) => parse({ delimiter }).data) });
}

/** The complete rows of each chunk, with the lines on which they begin; the last, which may continue, waits for the next chunk. */
async function* rowsOf(
  chunks: AsyncIterable<string>,
  reading: { delimiter: string; newline: "\n" },
): AsyncGenerator<{ rows: string[][]; lines: number[] }> {
  let [rest, before] = ["", 0];
  for await (const chunk of chunks) {
    rest += chunk;
    yield take(true);
    if (rest.length > longestPiece) throw new Problem("too-large", endless);
  }
  yield take(false);

  function take(isCut: boolean) {
    const found = new Papa.Parser(reading).parse(rest, 0, isCut) as { data: string[][]; meta: { cursor: number } };
    const lines = lineNumbers(found.data).map((line) => line + before);
    if (isCut) {
      before += (lineNumbers([...found.data, []]).at(-1) ?? 1) - 1;
      rest = rest.slice(found.meta.cursor);
    }
    return { rows: found.data, lines };
  }
}

const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== "");

function answer({ data: { number, source, choice } }: MessageEvent<ThreadQuestion>): void {
  const say = (answer: ThreadAnswer) => postMessage(answer);
  const progress = (done: number) => say({ number, done });
  const work = choice
    ? planBankFile(source, choice, progress).then((planned) => say({ number, planned }))
    : openBankFile(source, progress).then((opened) => say({ number, opened }));
  work.catch((error: unknown) => {
    if (!(error instanceof Problem)) reportError(error);
    const known = error instanceof Problem ? error : new Problem("invalid", "This file could not be read.");
    say({ number, problem: { kind: known.kind, message: known.message } });
  });
}

if ("importScripts" in globalThis) addEventListener("message", answer);
