import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { addDays } from "#shared/dates.ts";
import { sendLines } from "#testing/archive.ts";
import { aMember } from "#testing/people.ts";
import { exportedPages, exportExpenses } from "./export.repository.ts";

const first = "2024-01-01";
const all = { from: "1970-01-01", to: "2100-12-31" };

test("the CSV has the expenses of one instant, whatever is added, moved or deleted while it is read", async () => {
  const maya = await aMember();
  const { categories } = (await maya.get("/api/budget/months/2026-11")).body as { categories: { id: string; name: string }[] };
  const categoryId = categories.find(({ name }) => name === "Food")?.id ?? "";
  const rows = Array.from({ length: 2_500 }, (_, at) => ({
    line: at + 2,
    spentOn: addDays(first, Math.floor(at / 10)),
    amountCents: 100 + at,
    note: `Shop ${at}`,
    categoryId,
    bankId: null,
  }));
  await sendLines(maya, "/api/imports/lines", [{ id: newId(), fileName: "bank.csv", format: "CSV" }, ...rows]);
  const before = await maya.data((tx) => exportExpenses(tx, all.from, all.to));
  expect(before.csv.split("\r\n")).toHaveLength(2_502);
  const edit = { categoryId, amountCents: 1, note: "moved", version: 1 };
  const pages = await maya.data(async (tx) => {
    const reading = exportedPages(tx, all);
    const { value: page = [] } = await reading.next();
    expect((await maya.put(`/api/budget/expenses/${page[0]?.id}`, { ...edit, spentOn: addDays(first, 900) })).status).toBe(200);
    expect((await maya.delete(`/api/budget/expenses/${page[1]?.id}`)).status).toBe(200);
    await maya.post("/api/budget/expenses", { id: newId(), ...edit, spentOn: addDays(first, 800) });
    const pages = [page];
    for await (const rest of reading) pages.push(rest);
    return pages;
  });
  expect(pages.map(({ length }) => length)).toEqual([1_000, 1_000, 500]);
  expect(pages.flat().map(({ spentOn, amountCents, note, category }) => ({ spentOn, amountCents, note, category }))).toEqual(
    rows.map(({ spentOn, amountCents, note }) => ({ spentOn, amountCents, note, category: "Food" })),
  );
  expect((await maya.data((tx) => exportExpenses(tx, first, first))).csv.split("\r\n"), "now").toHaveLength(10);
  const other = await aMember();
  expect((await other.data((tx) => exportExpenses(tx, all.from, all.to))).csv.split("\r\n")).toHaveLength(2);
});
