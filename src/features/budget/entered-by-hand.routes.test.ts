import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { addDays } from "#shared/dates.ts";
import { fetchArchive, packArchive, sendArchive, sendLines } from "#testing/archive.ts";
import { aMember, type Person } from "#testing/people.ts";

const path = "/api/imports/lines";
const on = "2026-11-20";
const head = (more: object = {}) => ({ id: newId(), fileName: "bank.csv", format: "CSV", ...more });

async function aBudget() {
  const maya = await aMember();
  const { categories } = (await maya.get("/api/budget/months/2026-11")).body as { categories: { id: string; name: string }[] };
  const categoryId = categories.find(({ name }) => name === "Food")?.id ?? "";
  const spend = (spentOn: string, amountCents: number, note: string) =>
    maya.post("/api/budget/expenses", { id: newId(), categoryId, spentOn, amountCents, note });
  const row = (spentOn: string, amountCents: number, note: string, line = 2) => ({
    line,
    spentOn,
    amountCents,
    note,
    categoryId,
    bankId: null,
  });
  return { maya, spend, row };
}
const spentOf = async (person: Person) =>
  ((await person.get("/api/imports/ledger?from=1970-01-01&to=2100-12-31")).body as { lines: { amountCents: number }[] }).lines.reduce(
    (sum, { amountCents }) => sum + amountCents,
    0,
  );

test("a bank's row of an expense that was entered by hand is not counted twice, and the preview names that expense", async () => {
  const { maya, spend, row } = await aBudget();
  await spend(on, 6_137, "Trader Joe's");
  const rows = [row(addDays(on, 2), 6_137, "TRADER JOE'S #552 QPS"), row(addDays(on, 2), 900, "STARBUCKS", 3)];
  const preview = await sendLines(maya, path, [head({ isPreview: true }), ...rows]);
  expect(preview.body).toMatchObject({
    added: 1,
    known: 1,
    newRows: [{ line: 3 }],
    knownRows: [{ line: 2, row: 1, entered: { spentOn: on, note: "Trader Joe's" } }],
  });
  expect((await sendLines(maya, path, [head(), ...rows])).body).toMatchObject({ added: 1, known: 1 });
  expect(await spentOf(maya)).toBe(7_037);
  const again = await sendLines(maya, path, [head({ isPreview: true }), ...rows]);
  expect(again.body).toMatchObject({ added: 0, known: 2, knownRows: [{ entered: { spentOn: on } }, { entered: null }] });
  expect((await sendLines(maya, path, [head({ repeatRows: [1] }), ...rows])).body, "chosen all the same").toMatchObject({
    added: 1,
    known: 1,
  });
});

test("an expense entered by hand stands for one row of the same amount, a few days before the bank's, the nearest first", async () => {
  const { maya, spend, row } = await aBudget();
  await spend(on, 450, "coffee");
  const compare = async (...rows: object[]) => {
    const { added, knownRows } = (await sendLines(maya, path, [head({ isPreview: true }), ...rows])).body as {
      added: number;
      knownRows: { line: number }[];
    };
    return [added, ...knownRows.map(({ line }) => line)];
  };
  expect(await compare(row(addDays(on, 3), 450, "CAFE", 2), row(addDays(on, 1), 450, "CAFE", 3))).toEqual([1, 3]);
  expect(await compare(row(addDays(on, 4), 450, "CAFE")), "posted four days later").toEqual([0, 2]);
  expect(await compare(row(addDays(on, -1), 450, "CAFE")), "entered the day after").toEqual([0, 2]);
  expect(await compare(row(addDays(on, 5), 450, "CAFE"))).toEqual([1]);
  expect(await compare(row(addDays(on, -2), 450, "CAFE"))).toEqual([1]);
  expect(await compare(row(on, 451, "CAFE")), "another amount").toEqual([1]);
  expect(await compare(row(on, -450, "CAFE")), "money back").toEqual([1]);
  expect(await compare(row(on, 450, "Coffee", 2), row(on, 450, "CAFE", 3)), "equal to one of the rows").toEqual([1, 2]);
});

test("lines of an earlier import and adjustments stand for no row of another file", async () => {
  const { maya, row } = await aBudget();
  expect((await sendLines(maya, path, [head(), row(on, 450, "CAFE ONE")])).body).toMatchObject({ added: 1 });
  expect((await sendLines(maya, path, [head(), { ...row(on, 800, ""), isAdjustment: true }])).body).toMatchObject({ added: 1 });
  const other = [row(addDays(on, 1), 450, "CAFE TWO"), row(on, 800, "LUNCH", 3)];
  expect((await sendLines(maya, path, [head(), ...other])).body).toMatchObject({ added: 2, known: 0 });
});

test("a row that is imported all the same adds itself to what the preview adds: no other row is taken for its expense instead", async () => {
  const { maya, spend, row } = await aBudget();
  await spend(on, 450, "coffee");
  const rows = [row(on, 450, "CAFE", 2), row(addDays(on, 1), 450, "CAFE", 3)];
  expect((await sendLines(maya, path, [head({ isPreview: true }), ...rows])).body).toMatchObject({ added: 1, knownRows: [{ row: 1 }] });
  expect((await sendLines(maya, path, [head({ repeatRows: [1] }), ...rows])).body).toMatchObject({ added: 2, known: 0 });
  expect(await spentOf(maya)).toBe(1_350);
  // nor is an equal row taken for a line of an earlier import
  await sendLines(maya, path, [head(), row(on, 700, "Lunch")]);
  const lunches = [row(on, 700, "Lunch", 2), row(on, 700, "Lunch", 3)];
  expect((await sendLines(maya, path, [head({ isPreview: true }), ...lunches])).body).toMatchObject({ added: 1, knownRows: [{ row: 1 }] });
  expect((await sendLines(maya, path, [head({ repeatRows: [1] }), ...lunches])).body).toMatchObject({ added: 2, known: 0 });
});

/** Adds an expense and imports the bank's row of it, which stays out. */
async function standsForRow(bankId: string | null = null) {
  const { maya, spend, row } = await aBudget();
  const { body } = await spend(on, 450, "coffee");
  const mine = { ...row(addDays(on, 1), 450, "CAFE"), bankId };
  const file = head();
  expect((await sendLines(maya, path, [file, mine])).body).toMatchObject({ added: 0, known: 1 });
  return { maya, spend, row, mine, file, id: (body as { id: string }).id };
}
const other = (row: (spentOn: string, amountCents: number, note: string) => object) => row(addDays(on, 3), 450, "CAFE");

test.each([null, "1234 FITID1"])("an expense entered by hand stands for one row, also of later files; its id is %s", async (bankId) => {
  const { maya, row, mine } = await standsForRow(bankId);
  const later = { ...other(row), bankId: bankId && "1234 FITID2" };
  expect((await sendLines(maya, path, [head({ isPreview: true }), later])).body).toMatchObject({ added: 1, known: 0 });
  expect((await sendLines(maya, path, [head(), later])).body).toMatchObject({ added: 1, known: 0 });
  const both = await sendLines(maya, path, [head({ isPreview: true }), later, mine]);
  expect(both.body).toMatchObject({ added: 0, known: 2, knownRows: [{ entered: null }, { entered: { note: "coffee" } }] });
  expect((await sendLines(maya, path, [head(), mine])).body, "the file again").toMatchObject({ added: 0, known: 1 });
  expect(await spentOf(maya)).toBe(900);
});

test("an expense that equals its row stands for no other, and is recognized in our own export all the same", async () => {
  const { maya, spend, row } = await aBudget();
  await spend(on, 450, "Cafe");
  const mine = row(on, 450, "CAFE");
  expect((await sendLines(maya, path, [head({ isOwn: true }), mine])).body).toMatchObject({ added: 0, known: 1 });
  expect((await sendLines(maya, path, [head({ isPreview: true }), row(addDays(on, 1), 450, "CAFE 2")])).body).toMatchObject({ known: 1 });
  expect((await sendLines(maya, path, [head(), mine])).body).toMatchObject({ added: 0, known: 1 });
  expect((await sendLines(maya, path, [head(), row(addDays(on, 1), 450, "CAFE 2")])).body).toMatchObject({ added: 1, known: 0 });
  expect((await sendLines(maya, path, [head({ isOwn: true }), mine])).body).toMatchObject({ added: 0, known: 1 });
});

test("the row stays known when the expense is changed, and our own export of the expense does, too", async () => {
  const { maya, mine, row, id } = await standsForRow();
  const { categoryId } = mine;
  const own = row(on, 450, "coffee");
  expect((await sendLines(maya, path, [head({ isOwn: true, isPreview: true }), own])).body).toMatchObject({ added: 0, known: 1 });
  await maya.put(`/api/budget/expenses/${id}`, { categoryId, spentOn: addDays(on, -9), amountCents: 225, note: "half of it", version: 1 });
  expect((await sendLines(maya, path, [head({ isPreview: true }), mine])).body).toMatchObject({ added: 0, known: 1 });
});

test("undoing the import frees the expense for another row, and undoing that binds it again", async () => {
  const { maya, row, file } = await standsForRow();
  const compare = async () => (await sendLines(maya, path, [head({ isPreview: true }), other(row)])).body;
  await maya.delete(`/api/imports/${file.id}`);
  expect(await compare()).toMatchObject({ added: 0, known: 1 });
  expect((await maya.post(`/api/imports/${file.id}/restore`)).status).toBe(200);
  expect(await compare()).toMatchObject({ added: 1, known: 0 });
  await maya.delete(`/api/imports/${file.id}`);
  expect((await sendLines(maya, path, [head(), other(row)])).body).toMatchObject({ added: 0, known: 1 });
  expect((await sendLines(maya, path, [head({ isPreview: true }), row(addDays(on, 2), 450, "CAFE")])).body).toMatchObject({ added: 1 });
});

test("a row that is imported all the same frees the expense for another row", async () => {
  const { maya, row, mine } = await standsForRow();
  expect((await sendLines(maya, path, [head({ repeatRows: [1] }), mine])).body).toMatchObject({ added: 1, known: 0 });
  expect((await sendLines(maya, path, [head(), mine, other(row)])).body).toMatchObject({ added: 0, known: 2 });
  expect((await sendLines(maya, path, [head(), row(addDays(on, 2), 450, "CAFE")])).body).toMatchObject({ added: 1, known: 0 });
});

test.each([null, "1234 FITID1"])(
  "an expense that was deleted comes back with its row, or is refused where the row was imported; its id is %s",
  async (bankId) => {
    const { maya, row, mine, id } = await standsForRow(bankId);
    await maya.delete(`/api/budget/expenses/${id}`);
    expect((await maya.post(`/api/budget/expenses/${id}/restore`)).status).toBe(200);
    const later = { ...other(row), bankId: bankId && "1234 FITID2" };
    expect((await sendLines(maya, path, [head({ isPreview: true }), later])).body).toMatchObject({ added: 1, known: 0 });
    await maya.delete(`/api/budget/expenses/${id}`);
    expect((await sendLines(maya, path, [head(), later])).body).toMatchObject({ added: 1, known: 0 });
    expect((await maya.post(`/api/budget/expenses/${id}/restore`)).status, "another row was imported").toBe(200);
    await maya.delete(`/api/budget/expenses/${id}`);
    expect((await sendLines(maya, path, [head(), mine])).body).toMatchObject({ added: 1, known: 0 });
    expect((await maya.post(`/api/budget/expenses/${id}/restore`)).status).toBe(409);
    expect(await spentOf(maya)).toBe(900);
  },
);

test("one that was deleted before the import of the bank's row is not restored beside it: each imported row stands for one", async () => {
  const { maya, spend, row } = await aBudget();
  const added = await Promise.all(["coffee", "cake", "tea"].map((note) => spend(on, 450, note)));
  const ids = added.map(({ body }) => (body as { id: string }).id);
  for (const id of ids) await maya.delete(`/api/budget/expenses/${id}`);
  const restore = async (id = "") => (await maya.post(`/api/budget/expenses/${id}/restore`)).status;
  const file = head();
  await sendLines(maya, path, [file, row(addDays(on, 3), 450, "CAFE"), row(addDays(on, 5), 450, "CAFE", 3)]);
  expect(await restore(ids[0])).toBe(409);
  await maya.delete(`/api/imports/${file.id}`);
  expect(await restore(ids[0])).toBe(200);
  expect(await spentOf(maya)).toBe(450);
});

test("of a deleted category, those come back that no imported row stands for", async () => {
  const { maya, spend, row } = await aBudget();
  for (const note of ["coffee", "cake"]) await spend(on, 450, note);
  const [{ categoryId }, { categories }] = [
    row(on, 450, ""),
    (await maya.get("/api/budget/months/2026-11")).body as { categories: { id: string }[] },
  ];
  await maya.post(`/api/budget/categories/${categoryId}/remove`, { month: "2026-11", moveTo: null });
  const rest = categories.find(({ id }) => id !== categoryId)?.id;
  await sendLines(maya, path, [head(), { ...row(addDays(on, 1), 450, "CAFE"), categoryId: rest }]);
  expect((await maya.post(`/api/deleted/${categoryId}/restore`)).status).toBe(200);
  expect(await spentOf(maya)).toBe(900);
});

test("of two files that are imported at once, the expense stands for a row of one", async () => {
  const { maya, spend, row } = await aBudget();
  await spend(on, 450, "coffee");
  const answers = await Promise.all([1, 2, 3].map((days) => sendLines(maya, path, [head(), row(addDays(on, days), 450, "CAFE")])));
  expect(answers.map(({ body }) => (body as { added: number }).added).toSorted()).toEqual([0, 1, 1]);
  expect(await spentOf(maya)).toBe(1_350);
});

test("an archive keeps for which row an expense stands; one made before has none", async () => {
  const { maya, row, mine } = await standsForRow();
  const archive = await fetchArchive(maya);
  const restored = await aMember();
  expect((await sendArchive(restored, packArchive(archive))).status).toBe(200);
  const categoryId = String((await fetchArchive(restored)).rows["budget_expenses"]?.[0]?.["category_id"]);
  const compare = async (one: object) => (await sendLines(restored, path, [head({ isPreview: true }), { ...one, categoryId }])).body;
  expect(await compare(mine)).toMatchObject({ added: 0, known: 1 });
  expect(await compare(other(row))).toMatchObject({ added: 1, known: 0 });
  for (const line of archive.rows["budget_expenses"] ?? []) delete line["bank_row"];
  expect((await sendArchive(restored, packArchive(archive))).status).toBe(200);
  const now = String((await fetchArchive(restored)).rows["budget_expenses"]?.[0]?.["category_id"]);
  expect((await sendLines(restored, path, [head({ isPreview: true }), { ...other(row), categoryId: now }])).body).toMatchObject({
    known: 1,
  });
});
