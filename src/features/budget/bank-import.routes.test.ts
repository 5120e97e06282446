import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { addDays, monthOf } from "#shared/dates.ts";
import { fetchArchive, packArchive, sendArchive, sendLines } from "#testing/archive.ts";
import { aMember, type Person } from "#testing/people.ts";
import { today } from "#testing/today.ts";
import { readBankFile } from "./imports/bank-file.rules.ts";
import { parseTable } from "./bank-thread.api.ts";
import { guessColumns } from "./imports/columns.rules.ts";
import { mostPayees, mostRowsAtOnce, planImport } from "./imports/import.rules.ts";

type Category = { id: string; name: string };
type Line = { id: string; kind: string; amountCents: number };

const view = async (person: Person) => (await person.get(`/api/budget/months/${monthOf(today)}`)).body as { categories: Category[] };
const named = (shown: { categories: Category[] }, name: string) => {
  const found = shown.categories.find((one) => one.name === name);
  if (!found) throw new Error(`no ${name} in ${shown.categories.map((one) => one.name).join(", ")}`);
  return found;
};
const linesOf = async (person: Person) =>
  ((await person.get(`/api/budget/expenses?month=${monthOf(today)}`)).body as { expenses: Line[] }).expenses;
const spend = (person: Person, categoryId: string, amountCents: number) =>
  person.post("/api/budget/expenses", { id: newId(), categoryId, spentOn: today, amountCents, note: "" });

test("a bank export is imported completely or not at all, and importing it again adds nothing", async () => {
  const maya = await aMember();
  const food = named(await view(maya), "Food");
  const rows = (amounts: number[]) =>
    amounts.map((amountCents, index) => ({ id: newId(), spentOn: today, amountCents, note: `Shop ${index}`, categoryId: food.id }));
  const send = (list: object[], more: object = {}) =>
    maya.post("/api/imports", { id: newId(), fileName: "bank.csv", format: "CSV", rows: list, ...more });
  const foreign = rows([300]).map((row) => ({ ...row, categoryId: newId() }));
  expect(await send([...rows([100, 200]), ...foreign])).toMatchObject({ status: 400 });
  expect(await send(rows([100]), { remember: [{ payee: "shop", categoryId: newId() }] })).toMatchObject({ status: 400 });
  expect(await send(rows([0]))).toMatchObject({ status: 400 });
  expect(await linesOf(maya)).toEqual([]);
  expect((await maya.get("/api/imports")).body).toEqual({ imports: [] });
  const [one, two] = await Promise.all([send(rows([100, 200, -50])), send(rows([100, 200, -50]))]);
  expect([one.body, two.body]).toEqual(
    expect.arrayContaining([
      { added: 3, known: 0 },
      { added: 0, known: 3 },
    ]),
  );
  expect((await linesOf(maya)).map(({ kind }) => kind).toSorted()).toEqual(["expense", "expense", "refund"]);
  expect((await maya.get(`/api/imports/ledger?from=${today}&to=${today}`)).body).toMatchObject({ lines: [{}, {}, {}] });
  const { csv, name } = (await maya.get(`/api/budget/export?from=${today}&to=${today}`)).body as { csv: string; name: string };
  expect(name).toBe(`evenday-expenses-${today}-to-${today}.csv`);
  expect(csv.split("\r\n")).toHaveLength(5);
  expect(csv).toContain(`${today},Food,-0.50,Shop 2,refund`);
});

test("5,000 rows can be imported with one call, and one more is refused", async () => {
  const maya = await aMember();
  const food = named(await view(maya), "Food");
  const note = "A payee with the usual length of a bank's text, 20261123 0815";
  const rows = Array.from({ length: mostRowsAtOnce }, (_, index) => ({
    id: newId(),
    spentOn: today,
    amountCents: 100 + index,
    note,
    categoryId: food.id,
  }));
  const send = (list: object[]) => maya.post("/api/imports", { id: newId(), fileName: "year.csv", format: "CSV", rows: list });
  expect(await send([...rows, { ...rows[0], id: newId() }])).toMatchObject({ status: 400 });
  expect(await send(rows)).toMatchObject({ status: 200, body: { added: mostRowsAtOnce, known: 0 } });
});

test("the bank's ids distinguish repeated rows from equal purchases; a row that was chosen is added anyway", async () => {
  const maya = await aMember();
  const food = named(await view(maya), "Food");
  const row = (bankId: string | null, more: object = {}) => ({
    id: newId(),
    spentOn: today,
    amountCents: 350,
    note: "Coffee",
    categoryId: food.id,
    bankId,
    ...more,
  });
  const send = async (list: object[], id = newId()) =>
    (await maya.post("/api/imports", { id, fileName: "bank.ofx", format: "OFX", rows: list })).body;
  expect(await send([row("1234 a"), row("1234 b"), row("1234 a")])).toEqual({ added: 2, known: 1 });
  expect(await send([row("1234 a"), row("1234 c")])).toEqual({ added: 1, known: 1 });
  const id = newId();
  expect(await send([row("1234 a", { isRepeat: true })], id)).toEqual({ added: 1, known: 0 });
  expect(await send([row("1234 a", { isRepeat: true })], id), "the same import again").toEqual({ added: 1, known: 0 });
  expect(await linesOf(maya)).toHaveLength(4);
  // one whose date was changed afterwards is the same transaction
  const moved = row("1234 moved", { spentOn: addDays(today, -3) });
  expect(await send([moved])).toEqual({ added: 1, known: 0 });
  const change = { categoryId: food.id, spentOn: addDays(today, -40), amountCents: 350, note: "Coffee", version: 1 };
  expect((await maya.put(`/api/budget/expenses/${moved.id}`, change)).status).toBe(200);
  expect(await send([row("1234 moved", { spentOn: addDays(today, -3) })])).toEqual({ added: 0, known: 1 });
});

test("two rows of one id with different amounts, as a purchase and its fee have, are both added, and known the second time", async () => {
  const maya = await aMember();
  const food = named(await view(maya), "Food");
  const send = async (amounts: number[]) => {
    const rows = amounts.map((amountCents) => ({
      id: newId(),
      spentOn: today,
      amountCents,
      note: "Abroad",
      categoryId: food.id,
      bankId: "1234 a",
    }));
    return (await maya.post("/api/imports", { id: newId(), fileName: "card.qfx", format: "OFX", rows })).body;
  };
  expect(await send([4520])).toEqual({ added: 1, known: 0 });
  expect(await send([4520, 136])).toEqual({ added: 1, known: 1 });
  expect(await send([136, 4520, 136])).toEqual({ added: 0, known: 3 });
});

test("with more payees than are remembered the newest stay, and the import goes on", async () => {
  const maya = await aMember();
  const food = named(await view(maya), "Food");
  const send = (names: string[]) =>
    maya.post("/api/imports", {
      id: newId(),
      fileName: "a.csv",
      format: "CSV",
      rows: [{ id: newId(), spentOn: today, amountCents: 100, note: names[0], categoryId: food.id, bankId: null }],
      remember: names.map((payee) => ({ payee, categoryId: food.id })),
    });
  expect((await send(Array.from({ length: mostPayees }, (_, at) => `shop ${at}`))).status).toBe(200);
  expect((await send(["another one"])).status).toBe(200);
  const { payees } = (await maya.get("/api/imports/payees")).body as { payees: { payee: string }[] };
  expect([payees.length, payees.some(({ payee }) => payee === "another one")]).toEqual([mostPayees, true]);
});

test("the rows of an import are removed together and restored with Undo, and other members' imports stay", async () => {
  const [maya, noor] = [await aMember(), await aMember()];
  const food = named(await view(maya), "Food");
  await spend(maya, food.id, 700);
  const id = newId();
  const rows = [100, 200].map((amountCents) => ({ id: newId(), spentOn: today, amountCents, note: "Corner shop", categoryId: food.id }));
  const remember = [{ payee: "corner shop", categoryId: food.id }];
  await maya.post("/api/imports", { id, fileName: "bank.qif", format: "QIF", rows, remember });
  expect((await maya.get("/api/imports")).body).toMatchObject({ imports: [{ id, fileName: "bank.qif", format: "QIF", lines: 2 }] });
  expect((await noor.delete(`/api/imports/${id}`)).status).toBe(404);
  expect((await maya.delete(`/api/imports/${id}`)).status).toBe(200);
  expect((await linesOf(maya)).map(({ amountCents }) => amountCents)).toEqual([700]);
  expect((await maya.delete(`/api/imports/${id}`)).status).toBe(404);
  expect((await noor.post(`/api/imports/${id}/restore`)).status).toBe(404);
  expect((await maya.post(`/api/imports/${id}/restore`)).status).toBe(200);
  expect(await linesOf(maya)).toHaveLength(3);

  const { payees } = (await maya.get("/api/imports/payees")).body as { payees: { id: string; payee: string }[] };
  expect(payees).toMatchObject([{ payee: "corner shop", categoryId: food.id }]);
  const home = named(await view(maya), "Housing");
  await maya.put("/api/imports/payees", { payee: "corner shop", categoryId: home.id });
  expect((await maya.get("/api/imports/payees")).body).toMatchObject({ payees: [{ payee: "corner shop", categoryId: home.id }] });
  await noor.delete(`/api/imports/payees/${payees[0]?.id}`);
  expect((await maya.get("/api/imports/payees")).body).toMatchObject({ payees: [{}] });
  await maya.delete(`/api/imports/payees/${payees[0]?.id}`);
  expect((await maya.get("/api/imports/payees")).body).toEqual({ payees: [] });
});

test("an import that is restored after its file was imported again adds no row twice, and all of them once that one is removed", async () => {
  const maya = await aMember();
  const food = named(await view(maya), "Food");
  const rowOf = (amountCents: number, note: string, bankId: string | null = null) => ({
    id: newId(),
    spentOn: today,
    amountCents,
    note,
    categoryId: food.id,
    bankId,
  });
  const send = async (list: object[]) => {
    const id = newId();
    await maya.post("/api/imports", { id, fileName: "bank.csv", format: "CSV", rows: list });
    return id;
  };
  const file = () => [rowOf(350, "Coffee"), rowOf(350, "Coffee"), rowOf(900, "Bread", "b1"), rowOf(120, "Bus", "b2")];
  const amounts = async () => (await linesOf(maya)).map(({ amountCents }) => amountCents).toSorted((a, b) => a - b);
  await send([rowOf(350, "Lunch")]); // another purchase
  const first = await send(file());
  await maya.delete(`/api/imports/${first}`);
  // the bank's new file has one coffee and one ride more
  const second = await send([rowOf(350, "COFFEE  "), rowOf(900, "Bread shop", "b1"), rowOf(120, "Bus", "b3")]);
  expect(await amounts()).toEqual([120, 350, 350, 900]);
  expect((await maya.post(`/api/deleted/${first}/restore`)).status).toBe(200);
  expect(await amounts()).toEqual([120, 120, 350, 350, 350, 900]);
  await maya.delete(`/api/imports/${second}`);
  await maya.delete(`/api/imports/${first}`);
  expect(await amounts()).toEqual([350]);
  expect((await maya.post(`/api/imports/${first}/restore`)).status).toBe(200);
  expect(await amounts()).toEqual([120, 350, 350, 350, 900]);
  const [bread] = (await linesOf(maya)).filter(({ amountCents }) => amountCents === 900);
  await maya.delete(`/api/budget/expenses/${bread?.id}`);
  await send(file());
  expect(await amounts()).toEqual([120, 350, 350, 350, 900]);
  expect(await maya.post(`/api/deleted/${bread?.id}/restore`)).toMatchObject({
    status: 409,
    body: { message: "An import has added this expense again. Delete that one first, and this one can come back." },
  });
});

test("the columns of a header are stored, changed and deleted, and other members' stay", async () => {
  const [maya, noor] = [await aMember(), await aMember()];
  const none = { out: null, in: null, type: null, category: null, bankId: null, currency: null };
  const columns = { ...none, hasHeader: true, date: 0, amount: 2, note: 1, order: "dmy", mark: ",", spending: "negative" };
  const save = (person: Person, header: string, more: object = {}) =>
    person.put("/api/imports/columns", { header, columns: { ...columns, ...more } });
  const headersOf = async (person: Person) =>
    ((await person.get("/api/imports/columns")).body as { headers: { id: string; header: string; columns: object }[] }).headers;
  expect((await save(maya, "tag | text | betrag")).status).toBe(200);
  expect((await save(maya, "tag | text | betrag", { note: 3 })).status).toBe(200);
  expect(await headersOf(maya)).toMatchObject([{ header: "tag | text | betrag", columns: { ...columns, note: 3 } }]);
  for (const bad of [{ order: "none" }, { date: -1 }, { date: "0" }]) expect((await save(maya, "a | b", bad)).status).toBe(400);
  expect((await save(maya, " ")).status).toBe(400);
  const [mine] = await headersOf(maya);
  await noor.delete(`/api/imports/columns/${mine?.id}`);
  expect([await headersOf(noor), (await headersOf(maya)).length]).toEqual([[], 1]);
  for (let at = 0; at < 101; at += 1) await save(maya, `header ${at}`);
  const names = (await headersOf(maya)).map(({ header }) => header);
  expect([names.length, names[0], names.includes("tag | text | betrag"), names.includes("header 0")]).toEqual([
    100,
    "header 100",
    false,
    false,
  ]);
  for (const { id } of await headersOf(maya)) await maya.delete(`/api/imports/columns/${id}`);
  expect(await headersOf(maya)).toEqual([]);
});

test("a bill and an import that are restored after the import of an archive have a category that exists", async () => {
  const maya = await aMember();
  const food = named(await view(maya), "Food");
  const [billId, importId] = [newId(), newId()];
  await maya.post("/api/budget/bills", { id: billId, name: "Rent", amountCents: 90_000, dayOfMonth: 1, categoryId: food.id });
  const row = { id: newId(), spentOn: today, amountCents: 100, note: "Shop", categoryId: food.id };
  await maya.post("/api/imports", { id: importId, fileName: "bank.csv", format: "CSV", rows: [row] });
  await maya.delete(`/api/budget/bills/${billId}`);
  await maya.delete(`/api/imports/${importId}`);
  expect((await sendArchive(maya, packArchive(await fetchArchive(maya)))).status).toBe(200);
  await view(maya); // an archive has no examples: they are laid out again
  for (const id of [billId, importId]) expect((await maya.post(`/api/deleted/${id}/restore`)).status).toBe(200);
  const { categories, bills } = (await view(maya)) as Awaited<ReturnType<typeof view>> & { bills: { categoryId: string }[] };
  const ids = categories.map(({ id }) => id);
  expect(bills.map(({ categoryId }) => ids.includes(categoryId))).toEqual([true]);
  expect(((await linesOf(maya)) as (Line & { categoryId: string })[]).map(({ categoryId }) => ids.includes(categoryId))).toEqual([true]);
});

test("our own CSV gives the same figures in another account, with a typed Spent figure that is no spending of today", async () => {
  const [maya, noor] = [await aMember(), await aMember()];
  const figures = async (person: Person) => ((await person.get("/api/members/today")).body as { budget: object }).budget;
  const month = monthOf(today);
  for (const person of [maya, noor]) {
    await view(person);
    await person.put(`/api/budget/months/${month}/total`, { month, cents: 250_000 });
  }
  const { id } = named(await view(maya), "Housing");
  await maya.put(`/api/budget/categories/${id}/spent`, { id, lineId: newId(), month, cents: 120_000, seenCents: 0 });
  await spend(maya, id, 700);
  const { csv } = (await maya.get(`/api/budget/export?from=${month}-01&to=${today}`)).body as { csv: string };
  const { data: rows } = parseTable(csv);
  const { columns } = guessColumns(rows);
  const { categories } = await view(noor);
  const plan = planImport(rows, { columns, categories, fallbackId: "", moneyIn: "count as money back", currency: "USD" });
  const file = { id: newId(), fileName: "own.csv", format: "CSV" };
  expect((await sendLines(noor, "/api/imports/lines", [file, ...plan.ready])).body).toMatchObject({ added: 2 });
  expect((await linesOf(noor)).map(({ kind }) => kind).toSorted()).toEqual(["adjustment", "expense"]);
  expect(await figures(noor)).toEqual(await figures(maya));
  const json = plan.ready.map(({ line: _, ...row }) => ({ ...row, id: newId(), note: "again" }));
  await noor.post("/api/imports", { ...file, id: newId(), rows: json });
  expect((await linesOf(noor)).map(({ kind }) => kind).toSorted()).toEqual(["adjustment", "adjustment", "expense", "expense"]);
});

test("our own OFX adds nothing beside its lines, also where one was changed, and adds them once in another account", async () => {
  const [maya, noor] = [await aMember(), await aMember()];
  const { id } = named(await view(maya), "Food");
  const changed = newId();
  for (const more of [{ note: `${"long ".repeat(60)}end` }, { id: changed }, {}])
    await maya.post("/api/budget/expenses", { id: newId(), categoryId: id, spentOn: today, amountCents: 900, note: "Tea", ...more });
  const answer = await maya.home.fetch("/api/budget/export/ofx", { headers: { authorization: `Bearer ${maya.token}` } });
  const { rows, ...choice } = readBankFile(await answer.text())!;
  const bring = async (person: Person, more: object = {}) => {
    const { categories } = await view(person);
    const plan = planImport(rows, { ...choice, categories, fallbackId: "", moneyIn: "count as money back", currency: "USD" });
    const head = { id: newId(), fileName: "own.ofx", format: "OFX", ...more };
    return (await sendLines(person, "/api/imports/lines", [head, ...plan.ready])).body;
  };
  const change = { categoryId: id, spentOn: addDays(today, -1), amountCents: 800, note: "Green tea", version: 1 };
  expect((await maya.put(`/api/budget/expenses/${changed}`, change)).status).toBe(200);
  expect(await bring(maya)).toMatchObject({ added: 0, known: 3 });
  expect(await bring(maya, { repeatRows: [2] })).toMatchObject({ added: 1, known: 2 });
  expect(await bring(noor)).toMatchObject({ added: 3, known: 0 });
  expect(await bring(noor)).toMatchObject({ added: 0, known: 3 });
  expect((await noor.get(`/api/imports/ledger?from=${today}&to=${today}`)).body).toMatchObject({
    lines: [{ bankId: null }, { bankId: null }, { bankId: null }],
  });
  expect((await sendArchive(noor, packArchive(await fetchArchive(noor)))).status).toBe(200);
  expect(await bring(noor), "under new ids").toMatchObject({ added: 0, known: 3 });
});

test("a category and an import are restored although our own OFX has added one of their expenses again since", async () => {
  const maya = await aMember();
  const [food, other] = [named(await view(maya), "Food"), named(await view(maya), "Housing")];
  const file = { id: newId(), fileName: "bank.csv", format: "CSV" };
  await maya.post("/api/imports", {
    ...file,
    rows: [{ id: newId(), spentOn: today, amountCents: 300, note: "Bread", categoryId: food.id }],
  });
  await spend(maya, food.id, 900);
  await spend(maya, food.id, 500);
  const [line] = await linesOf(maya);
  const again = (one: Line | undefined) =>
    maya.post("/api/imports", {
      id: newId(),
      fileName: "own.ofx",
      format: "OFX",
      rows: [
        { id: newId(), spentOn: today, amountCents: one?.amountCents, note: "again", categoryId: other.id, bankId: `evenday ${one?.id}` },
      ],
    });
  const amounts = async () => (await linesOf(maya)).map(({ amountCents }) => amountCents).toSorted((a, b) => a - b);
  await maya.post(`/api/budget/categories/${food.id}/remove`, { month: monthOf(today), moveTo: null });
  expect(await amounts()).toEqual([]);
  expect((await again(line)).body).toMatchObject({ added: 1 });
  expect((await maya.post(`/api/budget/categories/${food.id}/restore`)).body).toMatchObject({ id: food.id });
  expect(await amounts()).toEqual([300, 500, 900]);
  const imported = (await linesOf(maya)).find(({ amountCents }) => amountCents === 300);
  await maya.delete(`/api/imports/${file.id}`);
  expect((await again(imported)).body).toMatchObject({ added: 1 });
  expect((await maya.post(`/api/imports/${file.id}/restore`)).status).toBe(200);
  expect(await amounts()).toEqual([300, 500, 900]);
});
