import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { zipSync } from "fflate";
import type { Person } from "./people.ts";

const folder = join(import.meta.dirname, "files");
export const sample = (name: string): Uint8Array => readFileSync(join(folder, name));
const inFolder = (name: string) => Object.fromEntries(readdirSync(join(folder, name)).map((file) => [file, sample(join(name, file))]));

/** The SQLite database that a script creates. */
export function databaseOf(script: string): Uint8Array {
  const place = mkdtempSync(join(tmpdir(), "evenday-sample-"));
  try {
    const database = new DatabaseSync(join(place, "db.sqlite"));
    database.exec(script);
    database.close();
    return readFileSync(join(place, "db.sqlite"));
  } finally {
    rmSync(place, { recursive: true });
  }
}

/**
 * An SQLite database of 40 kB whose table list never ends: its pages refer to one another a hundred thousand million times. Opening it
 * keeps SQLite busy for days.
 */
export function endlessDatabase(): Uint8Array {
  const size = 4096;
  const [tableLeaf, tableInner, indexLeaf] = [0x0d, 0x05, 0x0a];
  const page = (kind: number, cells: Buffer[], last = 0, from = 0) => {
    const bytes = Buffer.alloc(size);
    const headBytes = kind === tableInner ? 12 : 8;
    let end = size;
    for (const [index, cell] of cells.entries()) {
      end -= cell.length;
      cell.copy(bytes, end);
      bytes.writeUInt16BE(end, from + headBytes + 2 * index);
    }
    bytes.writeUInt8(kind, from);
    bytes.writeUInt16BE(cells.length, from + 3);
    bytes.writeUInt16BE(end, from + 5);
    if (kind === tableInner) bytes.writeUInt32BE(last, from + 8);
    return bytes;
  };
  const to = (target: number) => {
    const cell = Buffer.alloc(5, 1);
    cell.writeUInt32BE(target);
    return cell;
  };
  /** A row of sqlite_master: type, name, table, root page, SQL. */
  const row = (type: string, name: string, root: number, sql: string) => {
    const texts = [type, name, "t", sql].map((text) => Buffer.from(text));
    const kinds = texts.map((text) => (text.length === 0 ? 0 : 13 + 2 * text.length));
    const [one = 0, two = 0, three = 0, four = 0] = kinds;
    const record = Buffer.concat([
      Buffer.from([6, one, two, three, 1, four]),
      ...texts.slice(0, 3),
      Buffer.from([root]),
      ...texts.slice(3),
    ]);
    return Buffer.concat([Buffer.from([record.length, 1]), record]);
  };
  const fan = (target: number) => page(tableInner, Array(500).fill(to(target)) as Buffer[], target);
  const index = row("index", "sqlite_autoindex_t_1", 10, "");
  const pages = [
    page(tableInner, [to(2), to(3)], 3, 100),
    page(tableLeaf, [row("table", "t", 9, "create table t(a unique)")]),
    ...[4, 5, 6, 7, 8].map(fan),
    page(tableLeaf, Array(60).fill(index) as Buffer[]),
    page(tableLeaf, []),
    page(indexLeaf, []),
  ];
  const file = Buffer.concat(pages);
  file.write("SQLite format 3\0", "latin1");
  file.writeUInt16BE(size, 16);
  Buffer.from([1, 1, 0, 64, 32, 32]).copy(file, 18);
  for (const [at, value] of [
    [24, 1],
    [28, pages.length],
    [40, 1],
    [44, 4],
    [56, 1],
    [92, 1],
    [96, 3_046_000],
  ] as const)
    file.writeUInt32BE(value, at);
  return file;
}

type Sample = { format: string; name: string; bytes: () => Uint8Array };
const plain = (format: string, name: string): Sample => ({ format, name, bytes: () => sample(name) });
const photo = new Uint8Array(2_000_000).fill(7);

/** A file of every format that can be imported, written from its public description. */
export const samples: Sample[] = [
  plain("Daylio CSV", "daylio.csv"),
  plain("Daylio CSV", "daylio-semicolons.csv"),
  {
    format: "Loop ZIP",
    name: "loop.zip",
    bytes: () => zipSync({ ...inFolder("loop"), "001 Meditate": { "Checkmarks.csv": sample("loop/Checkmarks.csv") } }),
  },
  plain("Loop CSV", "loop-checkmarks.csv"),
  plain("Day One JSON", "day-one.json"),
  {
    format: "Day One ZIP",
    name: "day-one.zip",
    bytes: () => zipSync({ "Journal.json": sample("day-one.json"), photos: { "AA11.jpeg": [photo, { level: 0 }] } }),
  },
  { format: "Markdown ZIP", name: "markdown.zip", bytes: () => zipSync({ Journal: inFolder("markdown") }) },
  plain("Markdown", "markdown/2024-02-11.md"),
  {
    format: "Actual ZIP",
    name: "actual.zip",
    bytes: () => zipSync({ "db.sqlite": databaseOf(sample("actual.sql").toString()), "metadata.json": new TextEncoder().encode("{}") }),
  },
  { format: "YNAB ZIP", name: "ynab.zip", bytes: () => zipSync(inFolder("ynab")) },
  plain("YNAB register CSV", "ynab/My Budget - Register.csv"),
  plain("YNAB budget CSV", "ynab/My Budget - Budget.csv"),
  plain("YNAB budget CSV, BOM, CRLF, euro", "ynab-budget.csv"),
  plain("YNAB 4 budget CSV", "ynab4-budget.csv"),
  plain("Mint CSV", "mint.csv"),
  plain("Monarch CSV", "monarch.csv"),
  plain("Bank CSV", "bank-semicolons.csv"),
  plain("Bank CSV", "bank-parentheses.csv"),
  plain("Bank CSV, mixed encodings", "bank-mixed.csv"),
  plain("Bank CSV, UTF-16, CR", "bank-utf16.csv"),
  plain("Debts CSV", "debts.csv"),
  plain("Goals CSV", "goals.csv"),
  plain("OFX 1", "bank.ofx"),
  plain("OFX 2 (QFX)", "bank.qfx"),
  plain("QIF", "bank.qif"),
  plain("CAMT.053", "bank-camt.xml"),
  plain("MT940", "bank.mt940"),
];

/** Uploads a file to be read, as Bring your data does. */
export async function sendFile(person: Person, name: string, bytes: Uint8Array) {
  const answer = await person.home.fetch("/api/reading/file", {
    method: "POST",
    body: bytes as Uint8Array<ArrayBuffer>,
    headers: {
      authorization: `Bearer ${person.token}`,
      "content-type": "application/octet-stream",
      "x-file-name": encodeURIComponent(name),
    },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { kind?: string; message?: string } };
}
