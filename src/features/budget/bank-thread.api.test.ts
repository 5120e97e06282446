import Papa from "papaparse";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sample } from "#testing/import-files.ts";
import { formatOf, readBankFile, readers } from "./imports/bank-file.rules.ts";
import { readPieces } from "./imports/bank-pieces.rules.ts";
import { openBankFile, planBankFile, type BankSource } from "./bank-thread.api.ts";
import { mostRows, type ImportChoice, type ImportRow } from "./imports/import.rules.ts";

const quiet = () => undefined;
const blobOf = (text: string | Uint8Array) => new Blob([text as Uint8Array<ArrayBuffer>]);
async function planOf(source: BankSource, more: Partial<ImportChoice> = {}) {
  const opened = await openBankFile(source, quiet);
  const choice: ImportChoice = {
    columns: opened.columns,
    categories: [{ id: "food", name: "Food" }],
    fallbackId: "food",
    moneyIn: "leave out",
    currency: "USD",
    ...more,
  };
  const plan = await planBankFile(source, choice, quiet);
  const rows = (await plan.lines.text())
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ImportRow);
  return { opened, plan, rows };
}

test.each(["bank.ofx", "bank.qfx", "bank.qif", "bank-camt.xml", "bank.mt940"])(
  "%s in chunks of any length has the transactions, ids, currencies and lines of the whole file",
  async (name) => {
    const once = new TextDecoder("windows-1252").decode(sample(name));
    // twice, as a file of two statements
    const text = `${once}\n${once}`;
    const format = formatOf(text);
    if (!format) throw new Error("no format");
    const whole = readers[format](text);
    expect(whole.length).toBeGreaterThan(1);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 }), async (lengths) => {
        async function* chunks() {
          let at = 0;
          for (const length of lengths) yield text.slice(at, (at += length));
          yield text.slice(at);
        }
        const found = [];
        for await (const piece of readPieces(chunks(), format)) found.push(...piece);
        expect(found).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  },
);

test("a table of several megabytes has the rows and lines of the whole file: quotes, line breaks in cells and multi-byte characters", async () => {
  const lines = Array.from({ length: 25_000 }, (_, at) => `2024-03-0${1 + (at % 9)},"Café № ${at}\r\nsays ""hello"", 🌿",-${1 + at}.25`);
  const text = `Date,Payee,Amount\r\n${lines.join("\r\n")}\r\n`;
  const { opened, plan, rows } = await planOf(blobOf(text));
  expect(opened).toMatchObject({ format: "CSV", total: 25_001 });
  expect([plan.ready, plan.bad, plan.payeeCount]).toEqual([25_000, 0, 1]);
  const whole = Papa.parse<string[]>(text, { delimiter: "," }).data.slice(1, -1);
  expect(rows.map(({ note }) => note)).toEqual(whole.map(([, note]) => note));
  expect(rows.map(({ line }) => line)).toEqual(rows.map((_, at) => 2 + 2 * at));
  expect(rows.at(-1)).toMatchObject({ amountCents: 2_500_025, spentOn: "2024-03-07" });
});

test.each([
  ["\n", new TextEncoder()],
  ["\r", new TextEncoder()],
  ["\r\n", new TextEncoder()],
])("line breaks %j", async (newline, encoder) => {
  const text = [
    "Date,Payee,Amount",
    "2024-03-01,Shop,-1.00",
    "2024-03-02,Cafe,(2.00)",
    "1899-12-31,Old,-3.00",
    "2101-01-01,Far,-4.00",
  ].join(newline);
  const { plan, rows } = await planOf(blobOf(encoder.encode(`\uFEFF${text}${newline}`)));
  expect(rows.map(({ line, amountCents, note }) => [line, amountCents, note])).toEqual([
    [2, 100, "Shop"],
    [3, 200, "Cafe"],
  ]);
  expect(plan.badRows.map(({ line }) => line)).toEqual([4, 5]);
});

test("a file in windows-1252 or UTF-16 of several megabytes has the same notes, wherever a chunk ends", async () => {
  // long notes: as many bytes with fewer rows
  const note = Array.from({ length: 17 }, () => "Müller Straße").join(" ");
  const text = `Date;Händler;Betrag\n${`2024-03-01;${note};-4,20\n`.repeat(6_000)}`;
  const utf16 = new Blob([new Uint8Array([0xff, 0xfe]), Uint16Array.from(text, (letter) => letter.charCodeAt(0))]);
  for (const file of [blobOf(Buffer.from(text, "latin1")), utf16]) {
    const { plan, rows } = await planOf(file, {});
    expect([plan.ready, new Set(rows.map((row) => row.note))]).toEqual([6_000, new Set([note])]);
  }
});

test("a chunk of a file in two encodings that ends inside a CRLF changes no line number", async () => {
  const head = "Date,Payee,Amount\r\n2024-03-01,Caf\xe9,-1\r\n";
  const filler = `2024-03-01,${"a".repeat(49 - 18)},-1\r\n`;
  const before = head + filler.repeat(Math.floor((1_000_000 - head.length) / filler.length) - 1);
  // the CR is the last byte of the first chunk
  const text = `${before}2024-03-01,${"b".repeat(1_000_000 - before.length - 15)},-1\r\nnot a date,Shop,-1\r\n`;
  expect(text[999_999]).toBe("\r");
  const { plan } = await planOf(blobOf(Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)));
  expect(plan.badRows.map(({ line }) => line)).toEqual([text.split("\r\n").length - 1]);
});

test("a row without an end, too many rows, an empty file and a file that is not text are refused with the reason", async () => {
  const open = (text: string | Uint8Array) => openBankFile(blobOf(text), quiet);
  await expect(open(`Date,Amount\n2024-03-01,"1${",2\n".repeat(2_500_000)}`)).rejects.toThrow("longer than we can take");
  await expect(open("2024-03-01,1\n".repeat(mostRows + 1))).rejects.toThrow("more than 200,000 rows");
  // the header does not count as a row
  const longest = `Date,Payee,Amount\n${"2024-03-01,Shop,-1\n".repeat(mostRows)}`;
  expect((await open(longest)).total).toBe(mostRows + 1);
  await expect(open(`${longest}2024-03-01,Shop,-1\n`)).rejects.toThrow("more than 200,000 rows");
  await expect(open("")).rejects.toThrow("no rows");
  await expect(open(sample("ynab/My Budget - Budget.csv"))).rejects.toThrow("This is a budget by month");
  await expect(open("%PDF-1.7\n")).rejects.toThrow("PDF");
});

test("the samples give the same result in one chunk and streamed", async () => {
  for (const name of ["bank.ofx", "bank.qfx", "bank.qif", "bank-camt.xml", "bank.mt940"]) {
    const { opened } = await planOf(blobOf(sample(name)));
    const { isDateSure, columns, rows, refused = [] } = readBankFile(new TextDecoder().decode(sample(name))) ?? { rows: [] };
    expect({ isDateSure: opened.isDateSure, columns: opened.columns, total: opened.total }).toEqual({
      isDateSure,
      columns,
      total: rows.length + refused.length,
    });
  }
});

test("lines in UTF-8 and in windows-1252 in one file, a mark, CRLF and CR, formula cells and dates out of range: by the sample files", async () => {
  const mixed = await planOf(blobOf(sample("bank-mixed.csv")));
  expect(mixed.rows.map(({ line, spentOn, amountCents, note }) => [line, spentOn, amountCents, note])).toEqual([
    [2, "2024-03-14", 420, "Café du Coin"],
    [3, "2024-03-15", 100, "@SUM(1)"],
    [4, "2099-01-01", 500, "Far ahead"],
    [7, "2024-03-16", 320, "Bäcker"],
  ]);
  expect(mixed.plan.badRows.map(({ line }) => line)).toEqual([5, 6]);
  const wide = await planOf(blobOf(sample("bank-utf16.csv")));
  expect(wide.rows.map(({ line, amountCents, note }) => [line, amountCents, note])).toEqual([
    [2, 420, "Żabka 12"],
    [3, 100_000, "Two\rlines"],
  ]);
  expect(wide.plan.badRows.map(({ line }) => line)).toEqual([5]);
});

test("a fee that was taken on top of an amount is spent as well; one that the amount has in it is not counted twice", async () => {
  const header = "Type,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\n";
  const row = (day: number, words: string, amount: string, fee: string, balance: string) =>
    `CARD,2026-11-${day},2026-11-${day},${words},${amount},${fee},USD,COMPLETED,${balance}\n`;
  const read = async (...rows: string[]) =>
    (await planOf(blobOf(header + rows.join("")))).rows.map(({ note, amountCents }) => [note, amountCents]);
  expect(
    await read(
      row(18, "Shop", "-4.20", "0.00", "95.80"),
      row(19, "Cash", "-20.00", "1.50", "74.30"),
      row(20, "Plan fee", "0.00", "2.99", "71.31"),
    ),
  ).toEqual([
    ["Shop", 420],
    ["Cash", 2150],
    ["Plan fee", 299],
  ]);
  // no fee in another cell, and one that is given back
  expect(
    await read(
      row(18, "Shop", "-4.20", "-", "95.80"),
      row(19, "Cash", "-20.00", "1.50", "74.30"),
      row(20, "Hotel", "-10.00", "-1.50", "65.80"),
    ),
  ).toEqual([
    ["Shop", 420],
    ["Cash", 2150],
    ["Hotel", 850],
  ]);
  expect(await read(row(18, "Shop", "-4.20", "0.00", "95.80"), row(19, "Cash", "-21.50", "1.50", "74.30"))).toEqual([
    ["Shop", 420],
    ["Cash", 2150],
  ]);
});

test("transactions that a bank calls pending, declined or taken back are listed, not imported", async () => {
  const text =
    "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\nCARD,Current,2026-11-18 23:50:01,2026-11-20 09:12:44,Shop,-4.20,0,USD,COMPLETED,10\nCARD,Current,2026-11-19 10:00:00,,Cafe,-3.00,0,USD,PENDING,\nCARD,Current,2026-11-19 11:00:00,,Bar,-2.00,0,USD,REVERTED,\n";
  const { plan, rows } = await planOf(blobOf(text));
  expect(rows.map(({ spentOn, note, amountCents }) => [spentOn, note, amountCents])).toEqual([["2026-11-20", "Shop", 420]]);
  expect(plan.badRows.map(({ line, reason }) => [line, reason])).toEqual([
    [3, "This is pending, or did not go through."],
    [4, "This is pending, or did not go through."],
  ]);
  const sparkasse =
    "Buchungstag;Verwendungszweck;Betrag;Waehrung;Info\n20.11.26;Miete;-9,20;EUR;Umsatz gebucht\n27.11.26;Kino;-3,00;EUR;Umsatz vorgemerkt\n";
  expect((await planOf(blobOf(sparkasse), { currency: "EUR" })).rows.map(({ note }) => note)).toEqual(["Miete"]);
  const words = "Date,Amount,Info\n2026-11-20,-9.20,Failed payment fee\n2026-11-21,-3.00,Cancelled order of books\n";
  expect((await planOf(blobOf(words))).rows).toHaveLength(2);
});
