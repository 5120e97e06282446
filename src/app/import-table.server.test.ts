import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import type { BankFile } from "../features/budget/imports/bank-file.rules.ts";
import { openBankFile, planBankFile } from "../features/budget/bank-thread.api.ts";
import { guessPlanColumns, guessPlanMark, planRows, type PlanFile } from "../features/debt/debt.imports.rules.ts";
import { byCategory, type MonthFile } from "../features/budget/imports/month-import.rules.ts";
import { moodTable, planJournal, type JournalFile } from "../features/journal/journal.imports.rules.ts";
import type { HabitFile } from "../features/lifestyle/lifestyle.imports.rules.ts";
import { sendLines } from "#testing/archive.ts";
import { samples, sendFile } from "#testing/import-files.ts";
import { aMember, type Person } from "#testing/people.ts";
import { thisMonth } from "#testing/today.ts";

/** docs/imports.md: the result of every row of every sample. `npm run n -- scripts/import-table.ts` writes it. */
const page = join(import.meta.dirname, "../../docs/imports.md");

type Counts = { rows: number; imported: number; duplicates: number; refused: number };
type Brought = { counts: Counts; undo: string };
let categoryId = "";
let maya: Person;

beforeAll(async () => {
  maya = await aMember();
  const { categories } = (await maya.get(`/api/budget/months/${thisMonth}`)).body as { categories: { id: string }[] };
  categoryId = categories[0]?.id ?? "";
});

const journal = async (person: Person, name: string, file: JournalFile): Promise<Brought> => {
  const moods = new Map([...moodTable(file.entries)].map(([word, mood]) => [word, mood ?? 6]));
  const plan = planJournal(file.entries, moods);
  const id = newId();
  const rows = [...plan.pages.map((one) => ({ page: one })), ...plan.moods.map((mood) => ({ mood }))];
  const { status, body } = await sendLines(person, "/api/journal/imports/lines", [{ id, fileName: name, format: file.format }, ...rows]);
  expect([status, body.message]).toEqual([200, undefined]);
  const known = (body["known"] as number[]).length;
  return {
    undo: `/api/journal/imports/${id}`,
    counts: {
      rows: file.rows,
      imported: Number(body["pages"]) + Number(body["moods"]),
      duplicates: known + plan.later.length,
      refused: file.bad.length + plan.bad.length,
    },
  };
};

const habits = async (person: Person, name: string, file: HabitFile): Promise<Brought> => {
  const id = newId();
  const head = { id, fileName: name, format: file.format, category: "Imported" };
  const { status, body } = await sendLines(person, "/api/lifestyle/imports/lines", [head, ...file.habits]);
  expect([status, body.message]).toEqual([200, undefined]);
  return {
    undo: `/api/lifestyle/imports/${id}`,
    counts: { rows: file.rows, imported: Number(body["days"]), duplicates: Number(body["known"]), refused: file.bad.length },
  };
};

const money = async (person: Person, name: string, source: Blob | BankFile): Promise<Brought> => {
  const { format, columns, total } = await openBankFile(source, () => undefined);
  const categories = [{ id: categoryId, name: "Food" }];
  const choice = { columns, categories, fallbackId: categoryId, moneyIn: "leave out", currency: "USD" } as const;
  const plan = await planBankFile(source, choice, () => undefined);
  const id = newId();
  const rows = (await plan.lines.text())
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
  const { status, body } = await sendLines(person, "/api/imports/lines", [{ id, fileName: name, format }, ...rows]);
  expect([status, body.message], name).toEqual([200, undefined]);
  return {
    undo: `/api/imports/${id}`,
    counts: {
      rows: total - (columns.hasHeader ? 1 : 0),
      imported: Number(body["added"]),
      duplicates: Number(body["known"]),
      refused: plan.bad + plan.incoming,
    },
  };
};

const plan = async (person: Person, name: string, file: PlanFile): Promise<Brought> => {
  const { debts, goals, bad } = planRows(file, guessPlanColumns(file.kind, file.rows[0] ?? []), guessPlanMark(file));
  const id = newId();
  const sent = { debts: debts.map(({ line: _, ...one }) => one), goals: goals.map(({ line: _, ...one }) => one) };
  const { status, body } = await person.post("/api/debt/imports", { id, fileName: name, ...sent });
  expect([status, (body as { message?: string }).message], name).toEqual([200, undefined]);
  const added = body as Record<"debts" | "goals" | "known", number>;
  return {
    undo: `/api/debt/imports/${id}`,
    counts: { rows: file.rows.length - 1, imported: added.debts + added.goals, duplicates: added.known, refused: bad.length },
  };
};

const months = async (person: Person, name: string, { total, rows, empty, bad }: MonthFile): Promise<Brought> => {
  const id = newId();
  const { status, body } = await person.post("/api/imports/months", { id, fileName: name, categories: byCategory(rows) });
  expect([status, (body as { message?: string }).message], name).toEqual([200, undefined]);
  const { added, known } = body as { added: number; known: unknown[] };
  return { undo: `/api/imports/${id}`, counts: { rows: total, imported: added, duplicates: known.length, refused: empty + bad.length } };
};

async function bring(person: Person, name: string, bytes: Uint8Array): Promise<Brought> {
  const { status, body } = await sendFile(person, name, bytes);
  expect([status, body.message], name).toEqual([200, undefined]);
  if (body.kind === "journal") return journal(person, name, body as unknown as JournalFile);
  if (body.kind === "habits") return habits(person, name, body as unknown as HabitFile);
  if (body.kind === "months") return months(person, name, body["months"] as MonthFile);
  if (body.kind === "plan") return plan(person, name, body["file"] as PlanFile);
  return money(person, name, body.kind === "money" ? (body["file"] as BankFile) : new Blob([bytes as Uint8Array<ArrayBuffer>]));
}

test("every row of every sample is imported, a duplicate or refused; the same file again adds nothing, and Undo removes it", async () => {
  const table: string[] = [];
  for (const { format, name, bytes } of samples) {
    const content = bytes();
    const first = await bring(maya, name, content);
    const { rows, imported, duplicates, refused } = first.counts;
    expect(imported + duplicates + refused, name).toBe(rows);
    const again = (await bring(maya, name, content)).counts;
    expect([again.imported, again.rows, again.refused], `${name} again`).toEqual([0, rows, refused]);
    table.push(`| ${format} | ${name} | ${[rows, imported, duplicates, refused, again.imported, again.duplicates].join(" | ")} |`);
    expect((await maya.delete(first.undo)).status, name).toBe(200);
  }
  const text = `# Imports, in figures

Generated by \`npm run n -- scripts/import-table.ts\`, from the samples in src/testing/files through the product's own API; a test fails
when this page is out of date. Every row of a file is imported, a duplicate or refused. Refused are rows without a date between 1970 and
today (a bank's up to 2100), without words or an amount, in another currency, not booked, transfers between own accounts, rows that the other app leaves out of its sums, and money that came in, which
is left out unless it is counted as money back; of debts and goals, rows without a name or with an amount that is none, balances paid too much, and totals; of a budget by
month, rows to which nothing or less was assigned. YNAB's ZIP has its register, counted here, and its budget, which is a separate row;
the budget's activity is never imported, because the register contains it. A row of Loop is a day that was checked by hand; of Daylio, the
later mood of a day counts.

| format | file | rows | imported | duplicates | refused | again: imported | again: duplicates |
| --- | --- | --: | --: | --: | --: | --: | --: |
${table.join("\n")}
`;
  // keeps the part below it, which bench/large-import.ts measured
  const before = readFileSync(page, "utf8");
  const measured = before.slice(before.indexOf("\n## Large files"));
  if (process.env["WRITE_IMPORT_TABLE"]) writeFileSync(page, text + measured);
  expect(readFileSync(page, "utf8")).toBe(text + measured);
});
