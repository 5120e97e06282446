import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { addMonths } from "#shared/dates.ts";
import { samples, sample, sendFile } from "#testing/import-files.ts";
import { aMember, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";
import { thisMonth as month } from "#testing/today.ts";
import { byCategory, mostMonthRows, type MonthFile } from "./imports/month-import.rules.ts";

const past = addMonths(month, -3);
type Category = { id: string; name: string; budgetCents: number; version: number };
type View = { categories: Category[]; hasOwnBudget: boolean };
const viewOf = async (person: Person, at = month) => (await person.get(`/api/budget/months/${at}`)).body as View;
const budgets = async (person: Person, at = month) =>
  Object.fromEntries((await viewOf(person, at)).categories.map(({ name, budgetCents }) => [name, budgetCents]));
const rows = (...list: [line: number, month: string, name: string, cents: number][]) =>
  byCategory(list.map(([line, of, name, cents]) => ({ line, month: of, name, cents })));
const bring = (person: Person, categories: object[], more: object = {}) =>
  person.post("/api/imports/months", { id: newId(), fileName: "My Budget - Budget.csv", categories, ...more });
const importsOf = async (person: Person) => (await person.get("/api/imports")).body as { imports: { budgets: number; lines: number }[] };

test("budgets of a file are imported once, in place of the examples, and Undo restores what was there", async () => {
  const maya = await aMember();
  const before = [await viewOf(maya), await budgets(maya, past)];
  const categories = rows([2, past, "Groceries", 40_000], [3, month, "Groceries", 45_000], [4, month, "Transportation", 6_000]);
  const id = newId();
  const expected = { added: 3, known: [], newCategories: ["Groceries"] };
  expect((await bring(maya, categories, { isPreview: true })).body).toEqual(expected);
  expect([await viewOf(maya), await importsOf(maya)]).toEqual([before[0], { imports: [] }]);
  expect((await bring(maya, categories, { id })).body).toEqual(expected);
  expect((await bring(maya, categories, { id })).body, "the same request again").toMatchObject({ added: 3 });
  expect(await budgets(maya)).toMatchObject({ Groceries: 45_000, Transportation: 6_000, Food: 0 });
  expect(await budgets(maya, addMonths(month, 2))).toMatchObject({ Groceries: 45_000, Transportation: 6_000 });
  expect([await budgets(maya, past), await budgets(maya, addMonths(past, 1))]).toEqual([{ Groceries: 40_000 }, { Groceries: 0 }]);
  expect(await importsOf(maya)).toMatchObject({ imports: [{ budgets: 3, lines: 0, format: "YNAB" }] });
  const again = { added: 0, known: [2, 3, 4].map((line, at) => ({ line, cents: [40_000, 45_000, 6_000][at] })), newCategories: [] };
  expect((await bring(maya, categories)).body).toEqual(again);
  const imported = await viewOf(maya);

  expect((await maya.delete(`/api/imports/${id}`)).status).toBe(200);
  expect([await viewOf(maya), await budgets(maya, past)]).toEqual(before);
  expect((await maya.post(`/api/imports/${id}/restore`)).status).toBe(200);
  expect(await viewOf(maya)).toEqual(imported);
  expect(await budgets(maya, past)).toEqual({ Groceries: 40_000 });
  expect((await maya.post(`/api/imports/${id}/restore`)).status).toBe(200);
  expect(await viewOf(maya)).toEqual(imported);
});

test("an existing budget is replaced only if its line is named; Undo keeps what was changed since and a category in use", async () => {
  const maya = await aMember();
  const [food, home] = (await viewOf(maya)).categories;
  const set = (one: Category | undefined, cents: number, seenCents: number) =>
    maya.put(`/api/budget/categories/${one?.id}/budget`, { month, cents, seenCents });
  expect((await set(food, 11_100, food?.budgetCents ?? 0)).status).toBe(200);
  const categories = rows([2, month, food?.name ?? "", 1], [3, month, home?.name ?? "", 2], [4, month, "Bike", 3], [5, month, "Cat", 4]);
  expect((await bring(maya, categories)).body).toMatchObject({ added: 3, known: [{ line: 2, cents: 11_100 }] });
  const id = newId();
  const more = { id, replace: [2, 3] };
  expect((await bring(maya, rows([2, month, food?.name ?? "", 100], [3, month, home?.name ?? "", 200]), more)).body).toMatchObject({
    added: 2,
  });
  expect(await budgets(maya)).toMatchObject({ [food?.name ?? ""]: 100, [home?.name ?? ""]: 200 });
  await set(home, 900, 200);
  expect((await maya.delete(`/api/imports/${id}`)).status).toBe(200);
  expect(await budgets(maya)).toMatchObject({ [food?.name ?? ""]: 11_100, [home?.name ?? ""]: 900, Bike: 3, Cat: 4 });

  const [{ id: first } = { id: "" }] = ((await maya.get("/api/imports")).body as { imports: { id: string }[] }).imports;
  const bike = (await viewOf(maya)).categories.find(({ name }) => name === "Bike");
  await maya.post("/api/budget/expenses", { id: newId(), categoryId: bike?.id, spentOn: `${month}-01`, amountCents: 5, note: "" });
  expect((await maya.delete(`/api/imports/${first}`)).status).toBe(200);
  const now = await budgets(maya);
  expect([now["Bike"], "Cat" in now, now[home?.name ?? ""]]).toEqual([0, false, 900]);
  // its name is in use again
  await maya.post("/api/budget/categories", { id: newId(), name: "cat", colour: null, month });
  expect((await maya.post(`/api/imports/${first}/restore`)).status).toBe(400);
  expect((await budgets(maya))["cat"]).toBe(0);
});

test("when one row is refused nothing is imported; nor without access, nor into another member's budget", async () => {
  const [maya, noor, lapsed] = [await aMember(), await aMember(), await aMemberWithExpiredTrial()];
  const before = await viewOf(maya);
  const fine = rows([2, month, "Fine", 100]);
  const many = (amount: number) =>
    rows(...Array.from({ length: amount }, (_, at): [number, string, string, number] => [at, month, `C ${at}`, 1]));
  for (const bad of [
    rows([2, month, "Fine", 100], [3, month, "", 1]),
    rows([2, month, "Fine", 100], [3, "2024-13", "Bad", 1]),
    rows([2, month, "Fine", 100], [3, month, "Bad", -1]),
    rows([2, month, "Fine", 100], [3, month, "x".repeat(101), 1]),
    many(80),
    many(mostMonthRows + 1),
    [],
  ])
    expect((await bring(maya, bad)).status).toBe(400);
  expect((await bring(lapsed, fine)).status).toBe(402);
  expect([await viewOf(maya), await importsOf(maya)]).toEqual([before, { imports: [] }]);
  const id = newId();
  const [one, two] = await Promise.all([bring(maya, fine, { id }), bring(maya, fine)]);
  expect([one.body, two.body].map((answer) => (answer as { added: number }).added).toSorted()).toEqual([0, 1]);
  expect([(await noor.delete(`/api/imports/${id}`)).status, (await noor.post(`/api/imports/${id}/restore`)).status]).toEqual([404, 404]);
  expect((await budgets(maya))["Fine"]).toBe(100);
});

test("a file of four years is imported completely, and the months between stay as they were", async () => {
  const maya = await aMember();
  const first = addMonths(month, -47);
  const list = Array.from({ length: 40 * 48 }, (_, at): [number, string, string, number] => [
    at + 2,
    addMonths(first, Math.floor(at / 40)),
    `Category ${at % 40}`,
    1_000 + at,
  ]);
  const id = newId();
  expect((await bring(maya, rows(...list), { id })).body).toMatchObject({ added: 1_920 });
  expect((await budgets(maya, first))["Category 3"]).toBe(1_003);
  expect((await budgets(maya))["Category 3"]).toBe(1_000 + 47 * 40 + 3);
  expect((await maya.delete(`/api/imports/${id}`)).status).toBe(200);
  expect((await viewOf(maya)).hasOwnBudget).toBe(false);
});

test("the budget is recognized by its content: alone, and in YNAB's ZIP beside the register, whose transactions are returned separately", async () => {
  const maya = await aMember();
  const alone = await sendFile(maya, "export.txt", sample("ynab/My Budget - Budget.csv"));
  expect(alone.body).toMatchObject({ kind: "months", months: { total: 2, rows: [{}, {}] } });
  const zip = samples.find(({ name }) => name === "ynab.zip");
  const both = await sendFile(maya, "export.zip", zip?.bytes() ?? new Uint8Array());
  expect(both.body).toMatchObject({ kind: "money", file: { format: "YNAB" } });
  expect((both.body["months"] as MonthFile).rows.map(({ name }) => name)).toEqual(["Groceries", "Transport"]);
});
