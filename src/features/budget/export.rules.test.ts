import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { guarded, unguarded } from "#shared/text.ts";
import { openBankFile, parseTable } from "./bank-thread.api.ts";
import { allTime, byteOrderMark, csvHeader, csvLine, exportName, ownReading } from "./export.rules.ts";
import { guessColumns } from "./imports/columns.rules.ts";
import { readBankFile, readers } from "./imports/bank-file.rules.ts";
import { readPieces } from "./imports/bank-pieces.rules.ts";
import { ownRowId } from "./imports/bank-tags.rules.ts";
import { planImport } from "./imports/import.rules.ts";
import { exportForms, type ExportedLine, type ExportKind } from "./imports/other-export.rules.ts";

const base = { spentOn: "2026-11-20", category: "Food", amountCents: 1250, note: "oat milk", kind: "expense" } as const;

test("a line has the date, the category, a plain amount, the note and the kind", () => {
  expect(csvLine(base)).toBe("2026-11-20,Food,12.50,oat milk,expense\r\n");
  expect(csvLine({ ...base, amountCents: -5, note: 'a "b", c' })).toBe('2026-11-20,Food,-0.05,"a ""b"", c",expense\r\n');
  for (const note of ["a;b", "a\tb"]) expect(csvLine({ ...base, note })).toBe(`2026-11-20,Food,12.50,"${note}",expense\r\n`);
  expect(exportName("2026-01-01", "2026-11-20")).toBe("evenday-expenses-2026-01-01-to-2026-11-20.csv");
  expect(exportName(allTime.from, allTime.to)).toBe("evenday-expenses-all.csv");
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t1", "\r=1", " =1", "＝1"])("%j cannot run as a formula in a spreadsheet", (text) => {
  expect(guarded(text)).toBe(`'${text}`);
  expect(unguarded(guarded(text))).toBe(text);
});

test("a cell that would be split at a semicolon or a tab cannot run there either, and a winking smiley stays unchanged", () => {
  for (const [text, safe] of [
    [";=1+1", ";'=1+1"],
    ["a; +1;=cmd|' /C calc'!A0;b", "a;' +1;'=cmd|' /C calc'!A0;b"],
    ["a\t=1+1;\t-2", "a\t'=1+1;\t'-2"],
    ["\t=1", "'\t'=1"],
    ["well ;-) fine", "well ;-) fine"],
  ] as const) {
    expect(guarded(text)).toBe(safe);
    expect(unguarded(safe)).toBe(text);
    for (const cell of safe.split(/[;\t]/)) expect(cell).not.toMatch(/^\s*[=+@]/);
  }
});

test("guarding can always be undone, and leaves plain text unchanged", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[ ;\t)'=+\-@]{0,6}.{0,5}$/)), (text) => {
      expect(unguarded(guarded(text))).toBe(text);
      expect(guarded(text)).not.toMatch(/^[=+\-@\t\r]/);
      for (const cell of guarded(text).split(/[;\t]/)) expect(cell).not.toMatch(/^\s*[=+@]/);
    }),
  );
  expect(guarded("it's fine")).toBe("it's fine");
});

test("an export that is imported again contains no new row", () => {
  const lines = fc.array(
    fc.record({
      ...constants(),
      amountCents: fc.integer({ min: -1e12, max: 1e12 }).filter((cents) => cents !== 0),
      note: fc
        .string({ maxLength: 60 })
        .map((note) => note.trim())
        .filter((note) => note.isWellFormed() && !note.includes("\0") && !note.includes("\r")),
    }),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(lines, (ledger) => {
      const text = csvHeader + ledger.map(csvLine).join("");
      const { data } = Papa.parse<string[]>(text, ownReading(text)!);
      const { columns } = guessColumns(data);
      const choice = { columns, categories: [{ id: "food", name: "Food" }], fallbackId: "food", currency: "USD" };
      const plan = planImport(data, { ...choice, moneyIn: "count as money back" });
      expect(plan.bad).toEqual([]);
      const parts = (rows: readonly { spentOn: string; amountCents: number; note: string }[]) =>
        rows.map(({ spentOn, amountCents, note }) => [spentOn, amountCents, note]);
      expect(parts(plan.ready)).toEqual(parts(ledger));
    }),
  );
});

function constants() {
  return { spentOn: fc.constantFrom("2026-11-19", "2026-11-20"), category: fc.constant("Food"), kind: fc.constant("expense" as const) };
}

test("our own export is recognized, with spending above 0 although most lines are refunds", async () => {
  const text = byteOrderMark + csvHeader + [-100, -200, 300].map((amountCents) => csvLine({ ...base, amountCents })).join("");
  for (const file of [text, text.replaceAll(",", ";").replaceAll("\r\n", "\n")]) {
    const opened = await openBankFile(new Blob([file]), () => undefined);
    expect([opened.isOwn, opened.columns.spending]).toEqual([true, "positive"]);
  }
  expect((await openBankFile(new Blob(["Date,Amount,Note\n2026-11-20,1.50,x\n"]), () => undefined)).isOwn).toBe(false);
});

test("an adjustment of our own export stays one, also where money that came in is left out", () => {
  const ledger = [
    { ...base, kind: "adjustment" },
    { ...base, amountCents: -300, kind: "adjustment" },
    { ...base, amountCents: -200, kind: "refund", note: "adjustment" },
  ] as const;
  const { data } = Papa.parse<string[]>(csvHeader + ledger.map(csvLine).join(""), { newline: "\r\n" });
  const choice = { columns: guessColumns(data).columns, categories: [], fallbackId: "food", currency: "USD" };
  const { ready, incoming } = planImport(data, { ...choice, moneyIn: "leave out" });
  expect(ready.map(({ amountCents, isAdjustment }) => [amountCents, isAdjustment])).toEqual([
    [1_250, true],
    [-300, true],
  ]);
  expect(incoming).toMatchObject([{ amountCents: -200 }]);
  const foreign = [
    ["Date", "Amount", "Note", "Kind"],
    ["2026-11-20", "-1.50", "Bread", "adjustment"],
  ];
  expect(planImport(foreign, { ...choice, columns: guessColumns(foreign).columns, moneyIn: "leave out" }).ready[0]?.isAdjustment).toBe(
    undefined,
  );
});

const about = { from: "2026-01-01", to: "2026-12-31", today: "2026-11-20", currency: "USD" };
const ownLines: ExportedLine[] = [
  { category: "Car: fuel", note: "fuel" },
  { category: "Food/Drinks", note: "coffee" },
  { category: "[Savings]", note: "" },
  { category: "Food", note: `${"long ".repeat(60)}end` },
  { category: "Food", note: "Food: milk\n& <bread>" },
  { category: "Food:", note: "bread" },
  { category: ":", note: "rest" },
  { category: "Food", note: "", amountCents: -500, kind: "refund" as const },
  { category: "Food", note: "", amountCents: -300, kind: "adjustment" as const },
].map((one, at) => ({ ...base, id: `0199aaaa-0000-7000-8000-00000000000${at}`, ...one }));
const fileOf = (kind: ExportKind, lines = ownLines) => {
  const { head, line, foot } = exportForms[kind];
  return head(about) + lines.map(line).join("") + foot;
};
function readAgain(text: string) {
  const file = readBankFile(text)!;
  const categories = [...new Set(ownLines.map(({ category }) => category))].map((name) => ({ id: name, name }));
  const plan = planImport(file.rows, { ...file, categories, fallbackId: "?", moneyIn: "count as money back", currency: "USD" });
  return plan.ready.map(({ categoryId, note, amountCents, isAdjustment }) => [categoryId, note, amountCents, isAdjustment]);
}

test("our own OFX gives back every line, whatever its note and category contain, with the ids of ours", () => {
  expect(readAgain(fileOf("ofx"))).toEqual(
    ownLines.map(({ category, note, amountCents, kind }) => [category, note, amountCents, kind === "adjustment" || undefined]),
  );
  expect(readBankFile(fileOf("ofx"))?.rows.map((cells) => ownRowId(cells[4] ?? ""))).toEqual(ownLines.map(({ id }) => id));
  expect(fileOf("ofx").match(/<MEMO>Food: Adjustment</gu)).toHaveLength(1);
});

test("our own QIF gives back every line too, in one line for each note, and counts as ours", async () => {
  const text = fileOf("qif");
  expect(readAgain(text)).toEqual(
    ownLines.map(({ category, note, amountCents, kind }) => [
      category,
      note.replace("\n", " "),
      amountCents,
      kind === "adjustment" || undefined,
    ]),
  );
  expect(text).not.toMatch(/^L.*[[/]/mu);
  expect(text.match(/^MAdjustment$/gmu)).toHaveLength(1);
  for (const [file, isOwn] of [
    [text, true],
    [text.replaceAll("\n", "\r\n"), true],
    [text.replace("Nevenday", "NEvening"), false],
  ] as const)
    expect((await openBankFile(new Blob([file]), () => undefined)).isOwn).toBe(isOwn);
  const foreign = readBankFile(text.replace("Nevenday", "NEvening"));
  expect(foreign?.rows.at(-1)).toMatchObject({ 2: "Adjustment", 6: "" });
});

test("a category whose name has full-width signs is found by our own QIF, which writes others so", () => {
  const names = ["食費／外食", "Tips [cash]"];
  const rows = readBankFile(
    fileOf(
      "qif",
      names.map((category, at) => ({ ...ownLines[at]!, category })),
    ),
  )!;
  const categories = names.map((name) => ({ id: name, name }));
  const plan = planImport(rows.rows, { ...rows, categories, fallbackId: "?", moneyIn: "count as money back", currency: "USD" });
  expect([plan.ready.map(({ categoryId }) => categoryId), plan.newCategories]).toEqual([names, []]);
});

test("our own QIF is read as ours after its first piece", async () => {
  const text = fileOf("qif");
  async function* cut() {
    for (let at = 0; at < text.length; at += 40) yield text.slice(at, at + 40);
  }
  const entries = [];
  for await (const piece of readPieces(cut(), "QIF")) entries.push(...piece);
  expect(entries).toEqual(readers.QIF(text));
});

test("an OFX of an earlier release, without tags of our own, is read as before", () => {
  const text = fileOf("ofx", [ownLines[0]!, ownLines[3]!]).replace(/<(EVENDAY\.\w+)>[^<]*<\/\1>/gu, "");
  expect(readAgain(text).map(([category, note]) => [category, note])).toEqual([
    ["Car: fuel", "fuel"],
    ["Food", ownLines[3]?.note.slice(0, 249)],
  ]);
});

test("a note full of other separators does not change how our own file is read", () => {
  const text = byteOrderMark + csvHeader + csvLine({ ...base, note: '"||\n;;\t' }) + csvLine(base);
  const { data } = parseTable(text);
  expect(data.slice(1, 3)).toEqual([
    ["2026-11-20", "Food", "12.50", '"||\n;;\t', "expense"],
    ["2026-11-20", "Food", "12.50", "oat milk", "expense"],
  ]);
  const foreign = "Datum;Text;Betrag\r\n20.11.2026;Brot;1,50\r\n";
  expect(parseTable(foreign).data[1]).toEqual(["20.11.2026", "Brot", "1,50"]);
});
