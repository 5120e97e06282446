import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { zipSync } from "fflate";
import type { Person } from "./people.ts";

const folder = join(import.meta.dirname, "files");
export const sample = (name: string): Uint8Array => readFileSync(join(folder, name));
const inFolder = (name: string) => Object.fromEntries(readdirSync(join(folder, name)).map((file) => [file, sample(join(name, file))]));

/** The SQLite database that a script makes. */
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
  plain("Mint CSV", "mint.csv"),
  plain("Monarch CSV", "monarch.csv"),
  plain("Bank CSV", "bank-semicolons.csv"),
  plain("Bank CSV", "bank-parentheses.csv"),
  plain("OFX 1", "bank.ofx"),
  plain("OFX 2 (QFX)", "bank.qfx"),
  plain("QIF", "bank.qif"),
  plain("CAMT.053", "bank-camt.xml"),
  plain("MT940", "bank.mt940"),
];

/** Sends a file to be read, as Bring your data does. */
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
