import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { addDays, addMonths, hourMs, monthOf, type Day } from "#shared/dates.ts";
import { aMember, type Person } from "#testing/people.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { todayOf } from "#testing/today.ts";

let home: TestServer;
beforeAll(async () => {
  home = await createTestServer();
});

const month = async (person: Person, of: string) =>
  (await person.get(`/api/budget/months/${of}`)).body as { bills: { id: string; due: unknown[] }[]; categories: { id: string }[] };
async function aBill(person: Person, more: object = {}) {
  const id = newId();
  const bill = { id, name: "Bus", amountCents: 2_500, dayOfMonth: 1, categoryId: null, ...more };
  expect(await person.post("/api/budget/bills", bill)).toMatchObject({ status: 200 });
  return id;
}

test("a monthly bill of a release before, which stored no first month, is due from the month in which it was created", async () => {
  const maya = await aMember(home);
  const now = monthOf(todayOf(maya));
  const ids = [newId({ msecs: Date.parse(`${addMonths(now, -2)}-15`) }), randomUUID(), newId({ msecs: Date.now() + 400 * 24 * hourMs })];
  for (const id of ids) await aBill(maya, { id });
  await maya.data((tx) => tx.execute(sql`update budget_bills set first_on = null`));
  const due = async (away: number) => {
    const { bills } = await month(maya, addMonths(now, away));
    return ids.map((id) => bills.find((one) => one.id === id)?.due.length);
  };
  // an id without a time, or with one to come, tells nothing
  expect([await due(-3), await due(-2), await due(0)]).toEqual([
    [0, 1, 1],
    [1, 1, 1],
    [1, 1, 1],
  ]);
});

test("a due day of a deleted bill is paid once as well, also while the bill is restored", async () => {
  const maya = await aMember(home);
  const today = todayOf(maya);
  const { categories } = await month(maya, monthOf(today));
  const id = await aBill(maya, { rhythm: "weekly", firstOn: today });
  const parts = { categoryId: categories[0]?.id, spentOn: today, amountCents: 2_500, note: "Bus", billId: id };
  const pay = async (billDueOn: Day) => (await maya.post("/api/budget/expenses", { id: newId(), ...parts, billDueOn })).status;
  await maya.delete(`/api/budget/bills/${id}`);
  expect((await Promise.all([pay(today), pay(today), pay(today)])).toSorted()).toEqual([200, 409, 409]);
  const next = addDays(today, 7);
  const [, ...all] = await Promise.all([maya.post(`/api/budget/bills/${id}/restore`), pay(next), pay(next), pay(next)]);
  expect(all.toSorted()).toEqual([200, 409, 409]);
});
