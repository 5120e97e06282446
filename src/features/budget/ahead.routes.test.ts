import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { addDays, addMonths, monthOf, type Day, hourMs } from "#shared/dates.ts";
import { fetchArchive, packArchive, sendArchive } from "#testing/archive.ts";
import { aMember, type Person } from "#testing/people.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { todayOf } from "#testing/today.ts";
import { dayInMonth } from "./bill-days.rules.ts";
import { budgetFacts } from "./budget.service.ts";

let home: TestServer;
beforeAll(async () => {
  home = await createTestServer();
});

type Occurrence = { dueOn: Day; on: Day; isPaid: boolean };
type Bill = {
  id: string;
  version: number;
  rhythm: string;
  dayOfMonth: number;
  due: Occurrence[];
  next: Occurrence | null;
  isPaid: boolean;
};
type Ahead = {
  balance: { cents: number; on: Day } | null;
  spentCents: number;
  incomes: { id: string; version: number }[];
  entries: { kind: string; name: string; on: Day; dueOn: Day }[];
  days: { on: Day; cents: number }[];
  low: { on: Day; cents: number; nextPayOn: Day | null } | null;
};
const month = async (person: Person, of: string) =>
  (await person.get(`/api/budget/months/${of}`)).body as { bills: Bill[]; categories: { id: string }[] };
const ahead = async (person: Person) => (await person.get("/api/ahead")).body as Ahead;
const parts = { name: "Bus", amountCents: 2_500, dayOfMonth: 1, categoryId: null };
async function aBill(person: Person, more: object = {}) {
  const id = newId();
  expect(await person.post("/api/budget/bills", { id, ...parts, ...more })).toMatchObject({ status: 200 });
  return id;
}

test("a weekly bill is due each week, and paying one week pays only that week", async () => {
  const maya = await aMember(home);
  const today = todayOf(maya);
  const first = `${monthOf(today)}-01`;
  const { categories } = await month(maya, monthOf(today));
  const id = await aBill(maya, { rhythm: "weekly", firstOn: first });
  const [bill] = (await month(maya, monthOf(today))).bills;
  expect(bill).toMatchObject({ rhythm: "weekly", dayOfMonth: 1, isPaid: false });
  expect(bill?.due.map(({ on }) => on).slice(0, 4)).toEqual([0, 7, 14, 21].map((after) => addDays(first, after)));
  const pay = { categoryId: categories[0]?.id, spentOn: today, amountCents: 2_500, note: "Bus", billId: id };
  await maya.post("/api/budget/expenses", { id: newId(), ...pay, billDueOn: addDays(first, 7) });
  const [after] = (await month(maya, monthOf(today))).bills;
  expect(after?.due.filter((one) => one.isPaid).map(({ on }) => on)).toEqual([addDays(first, 7)]);
  expect(after?.next?.on).toBe(first);
});

test("a bill's due day is paid once, also by several devices at the same moment", async () => {
  const maya = await aMember(home);
  const today = todayOf(maya);
  const { categories } = await month(maya, monthOf(today));
  const id = await aBill(maya, { name: "Rent" });
  const due = `${monthOf(today)}-01`;
  const expense = { categoryId: categories[0]?.id, spentOn: today, amountCents: 90_000, note: "Rent", billId: id };
  const pay = (payment: string, billDueOn: Day | null) => maya.post("/api/budget/expenses", { ...expense, id: payment, billDueOn });
  const payments = Array.from({ length: 4 }, () => newId());
  const answers = await Promise.all(payments.map((payment) => pay(payment, due)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ message: "Rent was paid already, maybe on another device." });
  const first = payments[answers.findIndex(({ status }) => status === 200)] ?? "";
  expect((await pay(first, due)).status, "the same payment sent again").toBe(200);
  // the day of a monthly bill was edited meanwhile: still the same month
  expect((await pay(newId(), addDays(due, 3))).status).toBe(409);
  expect((await pay(newId(), `${addMonths(monthOf(today), 1)}-01`)).status).toBe(200);
  expect((await pay(newId(), null)).status, "a part of it, for no day in particular").toBe(200);
});

test("a yearly bill that is paid a year ahead is paid on that day", async () => {
  const maya = await aMember(home);
  const today = todayOf(maya);
  const { categories } = await month(maya, monthOf(today));
  const dueOn = addDays(today, 364);
  const billId = await aBill(maya, { rhythm: "yearly", firstOn: dueOn });
  const due = async () => (await month(maya, monthOf(dueOn))).bills[0]?.due;
  expect(await due()).toEqual([{ dueOn, on: dueOn, isPaid: false }]);
  const payment = { spentOn: today, amountCents: 2_500, note: "", billId, billDueOn: dueOn };
  await maya.post("/api/budget/expenses", { id: newId(), categoryId: categories[0]?.id, ...payment });
  expect(await due()).toEqual([{ dueOn, on: dueOn, isPaid: true }]);
  const next = async () => (await month(maya, monthOf(today))).bills.map((bill) => bill.next?.on);
  const after = dayInMonth(addMonths(monthOf(dueOn), 12), Number(dueOn.slice(8)));
  expect(await next(), "the day after the one that is paid").toEqual([after]);
  await aBill(maya, { rhythm: "once", firstOn: addDays(today, 1500), dayOfMonth: 31 });
  expect((await next()).toSorted()).toEqual([after, addDays(today, 1500)]);
});

test("Undo of a deleted payment is refused if the bill's due day was paid since", async () => {
  const maya = await aMember(home);
  const today = todayOf(maya);
  const { categories } = await month(maya, monthOf(today));
  const bill = await aBill(maya, { name: "Rent" });
  const pay = async () => {
    const id = newId();
    const more = { spentOn: today, amountCents: 90_000, note: "Rent", billId: bill, billDueOn: `${monthOf(today)}-01` };
    expect((await maya.post("/api/budget/expenses", { id, categoryId: categories[0]?.id, ...more })).status).toBe(200);
    return id;
  };
  const first = await pay();
  await maya.delete(`/api/budget/expenses/${first}`);
  const second = await pay();
  expect(await maya.post(`/api/budget/expenses/${first}/restore`)).toMatchObject({
    status: 409,
    body: { message: "Rent was paid already, maybe on another device." },
  });
  await maya.delete(`/api/budget/expenses/${second}`);
  expect((await maya.post(`/api/budget/expenses/${first}/restore`)).status).toBe(200);
});

test("a monthly bill is due from the month in which it was added, in the month and in a calendar, also after an edit", async () => {
  const maya = await aMember(home);
  const today = todayOf(maya);
  const [before, now, next] = [-1, 0, 1].map((away) => addMonths(monthOf(today), away)) as [string, string, string];
  const id = await aBill(maya);
  const once = await aBill(maya, { name: "Deposit", rhythm: "once", firstOn: `${next}-09` });
  for (const version of [1, 2]) {
    for (const [of, due] of [
      [before, []],
      [now, [`${now}-0${version}`]],
    ] as const)
      expect((await month(maya, of)).bills.find((one) => one.id === id)?.due.map(({ on }) => on)).toEqual(due);
    const dates = await maya.data((tx) => budgetFacts.billDates(tx, { today }));
    expect(dates.every(({ dueOn }) => dueOn >= `${now}-01`)).toBe(true);
    const edit = { ...parts, dayOfMonth: version + 1, version };
    expect((await maya.put(`/api/budget/bills/${id}`, edit)).status).toBe(200);
  }
  // one that was to come only once is due every month from this one on
  expect((await maya.put(`/api/budget/bills/${once}`, { ...parts, rhythm: "monthly", version: 1 })).status).toBe(200);
  expect((await month(maya, before)).bills.map(({ due }) => due)).toEqual([[], []]);
  expect((await month(maya, now)).bills.map(({ due }) => due.length)).toEqual([1, 1]);
});

test("a bill of another rhythm needs its first day, keeps its rhythm if an edit names none, and refuses an unknown one", async () => {
  const maya = await aMember(home);
  expect(await maya.post("/api/budget/bills", { id: newId(), ...parts, rhythm: "yearly" })).toMatchObject({
    status: 400,
    body: { field: "firstOn" },
  });
  expect((await maya.post("/api/budget/bills", { id: newId(), ...parts, rhythm: "daily" })).status).toBe(400);
  const id = await aBill(maya, { rhythm: "yearly", firstOn: "2026-02-28" });
  expect((await maya.put(`/api/budget/bills/${id}`, { ...parts, name: "Domain", version: 1 })).status).toBe(200);
  const [bill] = (await month(maya, "2027-02")).bills;
  expect(bill).toMatchObject({ name: "Domain", rhythm: "yearly", dayOfMonth: 28, firstOn: "2026-02-28" });
  expect((await maya.put(`/api/budget/bills/${id}`, { ...parts, rhythm: "monthly", version: 2 })).status).toBe(200);
  expect((await month(maya, "2027-02")).bills[0]).toMatchObject({ rhythm: "monthly", dayOfMonth: 1, firstOn: "2026-02-01" });
});

test("a day is skipped, moved and restored; another member's bill, a day that is not its own and a far day are refused", async () => {
  const [maya, ana] = [await aMember(home), await aMember(home)];
  const id = await aBill(maya, { dayOfMonth: 15 });
  const put = (person: Person, dueOn: Day, body: object) => person.put(`/api/ahead/bills/${id}/days/${dueOn}`, body);
  const due = async (of: string) => (await month(maya, of)).bills[0]?.due.map(({ on }) => on);
  expect((await put(maya, "2027-03-15", { change: "skip" })).status).toBe(200);
  expect(await due("2027-03")).toEqual([]);
  expect((await put(maya, "2027-03-15", { change: "move", movedTo: "2027-04-02" })).status).toBe(200);
  expect([await due("2027-03"), await due("2027-04")]).toEqual([[], ["2027-04-02", "2027-04-15"]]);
  expect((await put(maya, "2027-03-15", { change: "none" })).status).toBe(200);
  expect(await due("2027-03")).toEqual(["2027-03-15"]);
  expect((await put(ana, "2027-03-15", { change: "skip" })).status).toBe(404);
  expect((await put(maya, "2027-03-16", { change: "skip" })).status).toBe(400);
  expect((await put(maya, "2027-03-15", { change: "move", movedTo: "2028-03-15" })).status).toBe(400);
  expect(await due("2027-03")).toEqual(["2027-03-15"]);
});

test("a balance, an income and a bill give a line with its lowest day, and later spending is subtracted", async () => {
  const maya = await aMember(home);
  const today = todayOf(maya);
  expect(await ahead(maya)).toMatchObject({ balance: null, days: [], low: null });
  expect(await maya.put("/api/ahead", { balanceCents: null, floorCents: null, dailyCents: 0 })).toMatchObject({
    status: 400,
    body: { field: "balanceCents" },
  });
  const { categories } = await month(maya, monthOf(today));
  const spend = () =>
    maya.post("/api/budget/expenses", { id: newId(), categoryId: categories[0]?.id, spentOn: today, amountCents: 1_000, note: "" });
  await spend();
  await new Promise((done) => setTimeout(done, 5)); // the ids of expenses contain milliseconds
  expect((await maya.put("/api/ahead", { balanceCents: 111_200, floorCents: 30_000, dailyCents: 0 })).status).toBe(200);
  await aBill(maya, { name: "Rent", amountCents: 90_000, rhythm: "once", firstOn: addDays(today, 8) });
  const income = { name: "Pay", amountCents: 80_000, rhythm: "two-weekly", firstOn: addDays(today, 10) };
  const incomeId = newId();
  for (let n = 0; n < 2; n += 1) expect((await maya.post("/api/ahead/incomes", { id: incomeId, ...income })).status).toBe(200);
  expect((await ahead(maya)).low, "the expense before it is in the balance").toEqual({
    on: addDays(today, 8),
    cents: 21_200,
    nextPayOn: addDays(today, 10),
  });
  await new Promise((done) => setTimeout(done, 5));
  await spend();
  const line = await ahead(maya);
  expect(line.low?.cents).toBe(20_200);
  expect(line.incomes).toHaveLength(1);
  expect(line.entries.slice(0, 2).map(({ kind, name }) => [kind, name])).toEqual([
    ["bill", "Rent"],
    ["income", "Pay"],
  ]);
  const words = await maya.data((tx) => budgetFacts.lowPoint(tx, { today, currency: "USD" }));
  expect(words).toEqual({
    words: expect.stringMatching(/^Lowest on \w+ \d+: \$202, two days before your pay\.$/),
    warning: "That is $98 below your floor of $300.",
  });
  expect(((await maya.get("/api/members/today")).body as { low: unknown }).low).toEqual(words);
  // the floor alone keeps the balance
  expect((await maya.put("/api/ahead", { balanceCents: null, floorCents: null, dailyCents: 0 })).status).toBe(200);
  expect((await ahead(maya)).low?.cents).toBe(20_200);
});

test("of balance, floor and daily spending, what is left out stays as it was", async () => {
  const maya = await aMember(home);
  const balance = async () => ((await maya.get("/api/ahead")).body as { balance: unknown }).balance;
  await maya.put("/api/ahead", { balanceCents: 50_000 });
  expect(await balance()).toMatchObject({ cents: 50_000, floorCents: null, dailyCents: 0 });
  await maya.put("/api/ahead", { balanceCents: null, floorCents: 10_000, dailyCents: 2_000 });
  await maya.put("/api/ahead", { balanceCents: 60_000 });
  expect((await maya.put("/api/ahead", { balanceCents: null })).status).toBe(200);
  expect(await balance()).toMatchObject({ cents: 60_000, floorCents: 10_000, dailyCents: 2_000 });
});

test("an expense after the balance is subtracted, and one before it is not, whatever the clock of the device says", async () => {
  const maya = await aMember(home);
  const today = todayOf(maya);
  const { categories } = await month(maya, monthOf(today));
  /** `clockMs`: how far the device's clock, which is in the id, is ahead; `agoMs`: how long the expense has waited for a network. */
  const spend = async (clockMs: number, amountCents: number, agoMs = 0) => {
    const id = newId({ msecs: Date.now() - agoMs + clockMs });
    const expense = { id, categoryId: categories[0]?.id, spentOn: today, amountCents, note: "", agoMs };
    expect((await maya.post("/api/budget/expenses", expense)).status).toBe(200);
  };
  await spend(2 * hourMs, 1);
  const enteredAt = Date.now();
  await new Promise((done) => setTimeout(done, 5));
  await maya.put("/api/ahead", { balanceCents: 100_000, floorCents: null, dailyCents: 0 });
  const left = async () => (await ahead(maya)).days[0]?.cents;
  expect(await left()).toBe(100_000);
  await spend(-2 * hourMs, 20);
  expect(await left()).toBe(99_980);
  await spend(-2 * hourMs, 300, Date.now() - enteredAt + hourMs);
  expect(await left(), "one that another device sends late").toBe(99_980);
  const archive = packArchive(await fetchArchive(maya));
  expect((await sendArchive(maya, archive)).status).toBe(200);
  expect(await left(), "after an import of the archive").toBe(99_980);
  const { expenses } = (await maya.get(`/api/budget/expenses?month=${monthOf(today)}`)).body as {
    expenses: { id: string; amountCents: number }[];
  };
  const last = expenses.find((one) => one.amountCents === 20);
  await maya.delete(`/api/budget/expenses/${last?.id}`);
  expect(await left()).toBe(100_000);
  await maya.post(`/api/deleted/${last?.id}/restore`);
  expect(await left(), "after a restore").toBe(99_980);
});

test("a bill that was charged before the balance was entered is in it, also when it is marked as paid afterwards", async () => {
  const maya = await aMember(home);
  const today = todayOf(maya);
  const { categories } = await month(maya, monthOf(today));
  const pay = async (billId: string, billDueOn: Day) => {
    const payment = { categoryId: categories[0]?.id, spentOn: today, amountCents: 130_000, note: "Rent", billId, billDueOn };
    expect((await maya.post("/api/budget/expenses", { id: newId(), ...payment })).status).toBe(200);
  };
  const once = (after: number) => aBill(maya, { name: "Rent", amountCents: 130_000, rhythm: "once", firstOn: addDays(today, after) });
  const [past, moved, due] = [await once(-5), await once(-5), await once(0)];
  await maya.put(`/api/ahead/bills/${moved}/days/${addDays(today, -5)}`, { change: "move", movedTo: today });
  await maya.put("/api/ahead", { balanceCents: 90_000, floorCents: null, dailyCents: 0 });
  const line = async () => {
    const { days, spentCents } = await ahead(maya);
    return { cents: days[0]?.cents, spentCents };
  };
  expect(await line()).toEqual({ cents: 90_000 - 260_000, spentCents: 0 });
  await pay(past, addDays(today, -5));
  expect(await line()).toEqual({ cents: 90_000 - 260_000, spentCents: 0 });
  await pay(moved, addDays(today, -5));
  await pay(due, today);
  expect(await line(), "paid instead of still due").toEqual({ cents: 90_000 - 260_000, spentCents: 260_000 });
});

test("an income is changed once per version, deleted and restored, and never another member's", async () => {
  const [maya, ana] = [await aMember(home), await aMember(home)];
  const id = newId();
  const income = { name: "Pay", amountCents: 80_000, rhythm: "monthly", firstOn: "2026-10-31" };
  await maya.post("/api/ahead/incomes", { id, ...income });
  const edit = (person: Person, version: number, name: string) => person.put(`/api/ahead/incomes/${id}`, { ...income, name, version });
  expect([(await edit(maya, 1, "Job")).status, (await edit(maya, 1, "Other")).status, (await edit(ana, 2, "Mine")).status]).toEqual([
    200, 409, 404,
  ]);
  expect((await ana.delete(`/api/ahead/incomes/${id}`)).status).toBe(404);
  expect((await maya.delete(`/api/ahead/incomes/${id}`)).status).toBe(200);
  expect((await ahead(maya)).incomes).toEqual([]);
  expect((await maya.post(`/api/deleted/${id}/restore`)).status).toBe(200);
  expect((await ahead(maya)).incomes).toMatchObject([{ id, version: 2 }]);
});

test("a bill's category is the member's own, also when it is changed", async () => {
  const [maya, other] = [await aMember(home), await aMember(home)];
  const of = monthOf(todayOf(maya));
  const [own] = (await month(maya, of)).categories;
  const [foreign] = (await month(other, of)).categories;
  const refused = { status: 400, body: { field: "categoryId", message: "Please choose a category." } };
  const id = await aBill(maya, { categoryId: own?.id });
  for (const categoryId of [foreign?.id, newId()]) {
    expect(await maya.post("/api/budget/bills", { id: newId(), ...parts, categoryId })).toMatchObject(refused);
    expect(await maya.put(`/api/budget/bills/${id}`, { ...parts, categoryId, version: 1 })).toMatchObject(refused);
  }
  expect(await maya.put(`/api/budget/bills/${id}`, { ...parts, categoryId: own?.id, version: 1 })).toMatchObject({ status: 200 });
});
