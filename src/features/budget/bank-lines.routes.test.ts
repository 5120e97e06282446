import fc from "fast-check";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { addDays } from "#shared/dates.ts";
import { sendLines } from "#testing/archive.ts";
import { aMember, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";
import { isSampled } from "#testing/sample.ts";
import { thisMonth } from "#testing/today.ts";
import { readBankFile } from "./imports/bank-file.rules.ts";
import { guessColumns } from "./imports/columns.rules.ts";
import { mostLines, mostRows, planImport, tooManyLines } from "./imports/import.rules.ts";

const path = "/api/imports/lines";
const head = (more: object = {}) => ({ id: newId(), fileName: "bank.csv", format: "CSV", ...more });
const foodOf = async (person: Person) => {
  const { categories } = (await person.get(`/api/budget/months/${thisMonth}`)).body as { categories: { id: string; name: string }[] };
  return categories.find(({ name }) => name === "Food")?.id ?? "";
};
type Sent = { line: number; spentOn: string; amountCents: number; note: string; categoryId: string; bankId: string | null };
const row = (categoryId: string, line: number, more: Partial<Sent> = {}): Sent => ({
  line,
  spentOn: "2024-03-05",
  amountCents: 350,
  note: "Coffee",
  categoryId,
  bankId: null,
  ...more,
});
const linesOf = async (person: Person) =>
  (await person.get("/api/imports/ledger?from=1970-01-01&to=2100-12-31")).body as { lines: { note: string; amountCents: number }[] };

const ofxOnOneLine = `<?OFX OFXHEADER="200"?><OFX><CURDEF>USD</CURDEF><BANKTRANLIST>${["Milk", "Tea", "Rice"]
  .map(
    (name, at) =>
      `<STMTTRN><DTPOSTED>2026110${at + 1}</DTPOSTED><TRNAMT>-${at + 1}.50</TRNAMT><FITID>a${at}</FITID><NAME>${name}</NAME></STMTTRN>`,
  )
  .join("")}</BANKTRANLIST></OFX>`;

/** Sends lines as the page does: with an answer in lines. */
async function stream(person: Person, lines: readonly unknown[]) {
  const answer = await person.home.fetch(path, {
    method: "POST",
    body: lines.map((line) => JSON.stringify(line)).join("\n"),
    headers: { authorization: `Bearer ${person.token}`, "content-type": "application/x-ndjson", accept: "application/x-ndjson" },
  });
  return answer;
}

test("a preview counts new and known rows, and writes nothing; the same file again adds nothing", async () => {
  const maya = await aMember();
  const food = await foodOf(maya);
  const rows = [row(food, 2), row(food, 3, { note: " COFFEE " }), row(food, 4, { amountCents: -120, note: "Refund" })];
  const preview = await sendLines(maya, path, [head({ isPreview: true }), ...rows]);
  expect(preview.body).toMatchObject({ added: 3, known: 0, newRows: [{ line: 2 }, { line: 3 }, { line: 4 }], knownRows: [] });
  expect([await linesOf(maya), (await maya.get("/api/imports")).body]).toEqual([{ lines: [] }, { imports: [] }]);
  const file = head();
  expect((await sendLines(maya, path, [file, ...rows])).body).toMatchObject({ added: 3, known: 0 });
  expect((await sendLines(maya, path, [file, ...rows])).body, "the same request again").toMatchObject({ added: 3, known: 0 });
  const again = await sendLines(maya, path, [head({ isPreview: true }), ...rows]);
  expect(again.body).toMatchObject({ added: 0, known: 3, newRows: [], knownRows: [{ line: 2 }, { line: 3 }, { line: 4, note: "Refund" }] });
  expect((await sendLines(maya, path, [head({ repeatRows: [2] }), ...rows])).body).toMatchObject({ added: 1, known: 2 });
  expect((await linesOf(maya)).lines).toHaveLength(4);
});

test.each([
  ["an OFX without line breaks", "OFX", ofxOnOneLine],
  [
    "the parts of a split in a QIF",
    "QIF",
    "!Type:Bank\nD11/20/2026\nT-30.00\nPStore\nSFood\nEMilk\n$-10.00\nSFood\nETea\n$-15.00\nSFood\nERice\n$-5.00\n^",
  ],
])("of rows that begin on one line only the chosen one is imported all the same: %s", async (_, format, text) => {
  const maya = await aMember();
  const food = await foodOf(maya);
  const { rows, columns, lines } = readBankFile(text) ?? { rows: [], columns: guessColumns([]).columns, lines: [] };
  const plan = planImport(rows, { columns, lines, categories: [], fallbackId: food, moneyIn: "leave out", currency: "USD" });
  const send = async (more: object = {}) =>
    (await sendLines(maya, path, [head({ format, ...more }), ...plan.ready])).body as { knownRows: { row: number; note: string }[] };
  expect(await send()).toMatchObject({ added: 3 });
  const { knownRows } = await send({ isPreview: true });
  const tea = knownRows.find(({ note }) => note.includes("Tea"));
  expect(await send({ repeatRows: [tea?.row] })).toMatchObject({ added: 1, known: 2 });
  expect((await linesOf(maya)).lines.filter(({ note }) => note.includes("Tea"))).toHaveLength(2);
});

test("when one row is refused, nothing is imported", async () => {
  const [maya, noor, lapsed] = [await aMember(), await aMember(), await aMemberWithExpiredTrial()];
  const [food, hers] = [await foodOf(maya), await foodOf(noor)];
  for (const bad of [row(hers, 3), row(food, 3, { amountCents: 0 }), row(food, 3, { spentOn: "2024-02-31" }), { words: "other" }])
    expect((await sendLines(maya, path, [head(), row(food, 2), bad])).status).toBe(400);
  expect((await sendLines(maya, path, [head({ format: "Word" }), row(food, 2)])).status).toBe(400);
  expect((await sendLines(maya, path, [head(), row(food, 2, { spentOn: "2024-03-06", amountCents: 9_000_000_000_000_001 })])).status).toBe(
    400,
  );
  expect((await sendLines(lapsed, path, [head(), row(food, 2)])).status).toBe(402);
  expect((await linesOf(maya)).lines).toEqual([]);
  expect((await maya.get("/api/imports")).body).toEqual({ imports: [] });
});

test("a caller that accepts lines gets the progress, and a refusal as the last line", async () => {
  const maya = await aMember();
  const food = await foodOf(maya);
  const rows = Array.from({ length: 1_200 }, (_, index) => row(food, index + 2, { amountCents: index + 1 }));
  const said = (text: string) =>
    text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { done?: number; answer?: object; failure?: { message: string } });
  const lines = said(await (await stream(maya, [head(), ...rows])).text());
  const done = lines.flatMap((line) => line.done ?? []);
  expect(done).toEqual(done.toSorted((one, other) => one - other));
  expect([done[0], done.at(-1), done.length > 3]).toEqual([0, 1, true]);
  expect(lines.at(-1)).toMatchObject({ answer: { added: 1_200, known: 0 } });
  const refused = said(await (await stream(maya, [head(), row(newId(), 2)])).text());
  expect(refused.at(-1)).toMatchObject({ failure: { code: "invalid", message: expect.stringContaining("categor") as unknown } });
});

test("an import whose caller has disconnected is not written, and removing it afterwards finds nothing", async () => {
  const maya = await aMember();
  const food = await foodOf(maya);
  const file = head();
  const rows = Array.from({ length: 6_000 }, (_, index) => row(food, index + 2, { amountCents: index + 1 }));
  const answer = await stream(maya, [file, ...rows]);
  const reader = answer.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  // waits for the import to end, so that the next checks are deterministic
  expect((await maya.delete(`/api/imports/${file.id}`)).status).toBe(404);
  expect((await linesOf(maya)).lines).toEqual([]);
  expect((await sendLines(maya, path, [head(), ...rows])).body).toMatchObject({ added: 6_000 });
});

test("importing twice equals importing once, whatever rows repeat within the file and the ledger", async () => {
  const part = fc.record({
    spentOn: fc.constantFrom("2024-03-04", "2024-03-05"),
    amountCents: fc.constantFrom(100, 200),
    note: fc.constantFrom("a", "b", " A "),
    bankId: fc.constantFrom(null, "1", "2", "3"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1 }), fc.array(part, { minLength: 1 }), async (ledger, file) => {
      const maya = await aMember();
      const food = await foodOf(maya);
      const send = async (rows: typeof file) =>
        (await sendLines(maya, path, [head(), ...rows.map((one, index) => row(food, index + 2, one))])).body as {
          added: number;
          known: number;
        };
      await send(ledger);
      const first = await send(file);
      expect(first.added + first.known).toBe(file.length);
      expect(await send(file)).toMatchObject({ added: 0, known: file.length });
    }),
    { numRuns: 12 },
  );
});

// 200,000 rows in the complete run
const many = isSampled ? 11_000 : mostRows;
test(`${many.toLocaleString("en-US")} rows are one import: counted, recognized the second time, removed and restored as a whole`, async () => {
  const maya = await aMember();
  const food = await foodOf(maya);
  const rows = Array.from({ length: many }, (_, index) =>
    row(food, index + 2, {
      spentOn: addDays("2010-01-01", index % 5_000),
      amountCents: 100 + (index % 9_000),
      note: `Shop ${index % 700}`,
    }),
  );
  const file = head();
  expect((await sendLines(maya, path, [file, ...rows])).body).toMatchObject({ added: many, known: 0 });
  expect((await sendLines(maya, path, [head({ isPreview: true }), ...rows])).body).toMatchObject({ added: 0, known: many });
  const count = async () => ((await maya.get("/api/imports")).body as { imports: { lines: number }[] }).imports.map(({ lines }) => lines);
  expect(await count()).toEqual([many]);
  expect((await maya.delete(`/api/imports/${file.id}`)).status).toBe(200);
  expect([await count(), (await linesOf(maya)).lines]).toEqual([[], []]);
  expect((await maya.post(`/api/imports/${file.id}/restore`)).status).toBe(200);
  expect(await count()).toEqual([many]);
  if (many < mostRows) return;
  const tooMany = [...rows, rows[0]];
  expect(await sendLines(maya, path, [head(), ...tooMany])).toMatchObject({ status: 413 });
});

test("a ledger of more than 10,000 lines is refused as one answer of JSON, and exported as CSV whole and in order", async () => {
  const maya = await aMember();
  const food = await foodOf(maya);
  const rows = Array.from({ length: mostLines }, (_, at) =>
    row(food, at + 2, { spentOn: addDays("2024-01-01", at % 7), note: `Shop ${at}` }),
  );
  await sendLines(maya, path, [head(), ...rows]);
  expect((await linesOf(maya)).lines).toHaveLength(mostLines);
  await sendLines(maya, path, [head(), row(food, 2, { note: "One more" })]);
  const all = "from=1970-01-01&to=2100-12-31";
  expect(await maya.get(`/api/imports/ledger?${all}`)).toMatchObject({ status: 400, body: { message: tooManyLines } });
  const { csv } = (await maya.get(`/api/budget/export?${all}`)).body as { csv: string };
  const lines = csv.split("\r\n").slice(1, -1);
  expect(new Set(lines).size).toBe(mostLines + 1);
  expect(lines).toEqual(
    lines.toSorted((one, other) => (one.slice(0, 10) < other.slice(0, 10) ? -1 : one.slice(0, 10) > other.slice(0, 10) ? 1 : 0)),
  );
});

test("a row with the id of another expense, of the ledger or of the same call, is skipped and counted as known", async () => {
  const maya = await aMember();
  const food = await foodOf(maya);
  const line = (id: string, amountCents: number, more: object = {}) => ({
    id,
    spentOn: "2024-03-05",
    amountCents,
    note: "Coffee",
    categoryId: food,
    ...more,
  });
  const send = (rows: object[]) => maya.post("/api/imports", { ...head(), rows });
  const [first, second] = [newId(), newId()];
  expect((await send([line(first, 350)])).body).toEqual({ added: 1, known: 0 });
  expect(await send([line(first, 400), line(first, 350, { isRepeat: true }), line(second, 500), line(second, 600)])).toMatchObject({
    status: 200,
    body: { added: 1, known: 3 },
  });
  expect((await linesOf(maya)).lines.map(({ amountCents }) => amountCents).toSorted()).toEqual([350, 500]);
});
