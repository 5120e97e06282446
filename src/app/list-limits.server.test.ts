import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { named, view } from "#testing/budget.ts";
import { aMember, type Person } from "#testing/people.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { thisMonth, today } from "#testing/today.ts";

/** Lists with a limit, and rows that are locked together: several devices that write at the same moment. */
let home: TestServer;
beforeAll(async () => {
  home = await createTestServer();
});

const money = { name: "One", amountCents: 100 };
const words = { name: "One", emoji: "" };
const calendar = { name: "One", holds: ["bills"], isDetailed: false, alarm: "none" };
const debt = { ...words, totalCents: 100, paidCents: 0 };
const goal = { ...words, targetCents: 100, currentCents: 0 };
const spot = { name: "One", type: "Shop", note: "", address: "", lat: null, lon: null };
const lists = [
  { name: "calendars", path: "/api/calendar", most: 5, body: () => calendar, table: "calendars" },
  {
    name: "incomes",
    path: "/api/ahead/incomes",
    most: 20,
    body: () => ({ ...money, rhythm: "weekly", firstOn: today }),
    table: "budget_incomes",
  },
  {
    name: "bills",
    path: "/api/budget/bills",
    most: 80,
    body: () => ({ ...money, dayOfMonth: 1, categoryId: null }),
    table: "budget_bills",
  },
  {
    name: "categories",
    path: "/api/budget/categories",
    most: 80,
    body: (n: number) => ({ name: `One ${n}`, colour: null, month: thisMonth }),
    table: "budget_categories",
  },
  { name: "debts", path: "/api/debt/debts", most: 80, body: () => debt, table: "debts" },
  { name: "savings goals", path: "/api/debt/goals", most: 80, body: () => goal, table: "savings_goals" },
  {
    name: "milestones",
    path: "/api/challenge/milestones",
    most: 100,
    body: (n: number) => ({ label: `One ${n}`, days: 1_000 + n }),
    table: "challenge_milestones",
  },
  {
    name: "habits",
    path: "/api/lifestyle/habits",
    most: 60,
    body: () => ({ name: "One", category: "Mind", weeklyTarget: null }),
    table: "habits",
  },
  { name: "saving spots", path: "/api/lifestyle/spots", most: 200, body: () => spot, table: "saving_spots" },
];

const count = (person: Person, table: string) =>
  person.data(async (tx) => (await tx.execute(`select 1 from ${table} where user_id = '${person.id}'`)).rows.length);

/** Adds `rows` copies of a row, as the API would one after another; what may occur once in a list is different in each. */
const addCopies = (person: Person, table: string, id: string, rows: number) =>
  person.data((tx) =>
    tx.execute(sql`
      insert into ${sql.identifier(table)}
      select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'name', 'One ' || n, 'days', 2000 + n))).*
      from ${sql.identifier(table)} t, generate_series(1, ${rows}::int) n where t.id = ${id}`),
  );

test.each(lists)(
  "$name: of six additions at once for the last place one is stored, and five are refused",
  async ({ path, most, body, table }) => {
    const maya = await aMember(home);
    await maya.get(`/api/budget/months/${thisMonth}`);
    const first = { id: newId(), ...body(0) };
    expect(await maya.post(path, first)).toMatchObject({ status: 200 });
    await addCopies(maya, table, first.id, most - 1 - (await count(maya, table)));
    const last = Array.from({ length: 6 }, (_, n) => ({ id: newId(), ...body(500 + n) }));
    const statuses = (await Promise.all(last.map((one) => maya.post(path, one)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400 || status === 413)).toHaveLength(5);
    expect(await count(maya, table)).toBe(most);
    // a repeated one is no addition
    expect(await maya.post(path, first)).toMatchObject({ status: 200 });
    expect(await count(maya, table)).toBe(most);
  },
);

test("a deleted income and a new one at once for the last place: one is stored", async () => {
  const maya = await aMember(home);
  const income = () => ({ id: newId(), ...money, rhythm: "weekly", firstOn: today });
  const deleted = income();
  await maya.post("/api/ahead/incomes", deleted);
  await maya.delete(`/api/ahead/incomes/${deleted.id}`);
  for (let n = 0; n < 19; n += 1) await maya.post("/api/ahead/incomes", income());
  const both = await Promise.all([
    maya.post("/api/ahead/incomes", income()),
    maya.post(`/api/deleted/${deleted.id}/restore`),
    maya.post("/api/ahead/incomes", income()),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  expect(await count(maya, "budget_incomes")).toBe(20);
});

test("an archived habit comes back only while there is room", async () => {
  const maya = await aMember(home);
  const add = async () => {
    const id = newId();
    expect((await maya.post("/api/lifestyle/habits", { id, name: "Read", category: "Mind", weeklyTarget: null })).status).toBe(200);
    return id;
  };
  const old = await add();
  const archive = (isArchived: boolean) => maya.put(`/api/lifestyle/habits/${old}/archive`, { isArchived });
  expect((await archive(true)).status).toBe(200);
  await addCopies(maya, "habits", await add(), 61 - (await count(maya, "habits")));
  expect((await archive(false)).body).toMatchObject({ message: expect.stringContaining("room for 60") as string });
});

test("two categories that are removed into each other at the same moment: one is removed, and no answer is a fault", async () => {
  const maya = await aMember(home);
  for (let round = 0; round < 8; round += 1) {
    const [a, b] = [`A${round}`, `B${round}`].map((name) => ({ id: randomUUID(), name, colour: null, month: thisMonth }));
    if (!a || !b) throw new Error("two were made");
    for (const one of [a, b]) expect((await maya.post("/api/budget/categories", one)).status).toBe(200);
    const remove = (one: { id: string }, other: { id: string }) =>
      maya.post(`/api/budget/categories/${one.id}/remove`, { month: thisMonth, moveTo: other.id });
    const statuses = (await Promise.all([remove(a, b), remove(b, a), remove(a, b), remove(b, a)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 400, 404].includes(status))).toBe(true);
    const names = (await view(maya)).categories.map(({ name }) => name);
    expect(names.filter((name) => name.endsWith(String(round)))).toHaveLength(1);
  }
});

test("a category that is restored by Undo and from Recently deleted at once comes back, and no answer is a fault", async () => {
  const maya = await aMember(home);
  const { id } = named(await view(maya), "Food");
  for (let round = 0; round < 6; round += 1) {
    const { body } = await maya.post(`/api/budget/categories/${id}/remove`, { month: thisMonth, moveTo: null });
    const both = await Promise.all([maya.post(`/api/budget/categories/${id}/restore`, body), maya.post(`/api/deleted/${id}/restore`)]);
    for (const { status } of both) expect([200, 404]).toContain(status);
    expect(named(await view(maya), "Food").id).toBe(id);
  }
});

type Example = { id: string; version: number; name: string };
test.each(["debts", "goals"] as const)("two example %s that are edited at the same moment: no answer is a fault", async (kind) => {
  for (let round = 0; round < 5; round += 1) {
    const maya = await aMember(home);
    const examples = ((await maya.get("/api/debt")).body as Record<typeof kind, Example[]>)[kind];
    const edit = ({ id, version }: Example, n: number) =>
      maya.put(`/api/debt/${kind}/${id}`, { ...(kind === "debts" ? debt : goal), name: `Own ${n}`, version });
    const statuses = (await Promise.all(examples.map(edit))).map(({ status }) => status);
    // an example that another one's first figure has deleted is gone
    for (const status of statuses) expect([200, 404]).toContain(status);
    expect(statuses).toContain(200);
  }
});
