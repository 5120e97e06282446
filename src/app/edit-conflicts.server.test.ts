import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { pdf, upload } from "#testing/documents.ts";
import { lockWaits } from "#testing/lock-waits.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { aSubscriber } from "#testing/people.ts";

/** Forms of one stored row that two tabs or devices can edit: a save never overwrites a version that its form has not shown. */
let home: TestServer;
beforeAll(async () => {
  home = await createTestServer();
});

const today = () => new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(home.context.clock());
const week = { communication: 5, trust: 5, respect: 5, support: 5, note: "" };
const forms = [
  {
    name: "the safety plan",
    path: () => "/api/safety/plan",
    stored: { signs: "tired", calming: "a walk", people: "Ana", places: "the park" },
    field: "signs",
    other: "people",
    values: ["one", "two"],
  },
  {
    name: "the relationship check-in",
    path: () => "/api/relationships/weeks/this",
    stored: week,
    field: "note",
    other: "trust",
    values: ["one", "two"],
  },
  {
    name: "the daily check-in",
    path: () => `/api/growth/checkins/${today()}`,
    stored: { rating: 6, word: "calm" },
    field: "word",
    other: "rating",
    values: ["one", "two"],
  },
  {
    name: "the own rules",
    path: () => "/api/challenge/rules",
    stored: { still: ["Rent"], spent: ["Coffee"] },
    field: "still",
    other: "spent",
    values: [["one"], ["two"]],
  },
];

test.each(forms)(
  "$name: a save that has not seen another save is a conflict and changes nothing",
  async ({ path, stored, field, other, values }) => {
    const maya = await aSubscriber(home);
    const put = async (body: object) => {
      const answer = await maya.put(path(), body);
      return { status: answer.status, saved: answer.body as Record<string, unknown> };
    };
    const start = stored as Record<string, unknown>;
    expect((await put(start)).status).toBe(200);
    const seen = { [field]: start[field] };
    expect((await put({ ...start, [field]: values[0], seen })).status).toBe(200);
    // the second tab started from the same row
    expect(await put({ ...start, [field]: values[1], seen })).toMatchObject({
      status: 409,
      saved: { message: "This was changed somewhere else since you opened it. Both versions are on the page." },
    });
    // clearing a field is a change like any other, if the field may be empty
    expect((await put({ ...start, [field]: values[0], [other]: start[other], seen })).status).toBe(200);
    // a save that has seen the row, or sends no `seen` at all, succeeds
    expect(await put({ ...start, [field]: values[1], seen: { [field]: values[0] } })).toMatchObject({
      status: 200,
      saved: { [field]: values[1] },
    });
    expect(await put({ ...start })).toMatchObject({ status: 200, saved: { [field]: start[field] } });
  },
);

test("of two simultaneous saves that started from the same plan one is a conflict", async () => {
  const maya = await aSubscriber(home);
  const plan = { signs: "", calming: "", people: "", places: "" };
  for (let round = 0; round < 5; round += 1) {
    await maya.put("/api/safety/plan", plan);
    const both = await Promise.all(["a", "b"].map((signs) => maya.put("/api/safety/plan", { ...plan, signs, seen: { signs: "" } })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }
});

/** Rows with an editor of their own and a version: what is stored of each, and the two names that two devices give it. */
const rows = [
  { name: "a habit", at: "/api/lifestyle/habits", stored: { name: "Read", category: "Mind" }, field: "name" },
  { name: "a saving spot", at: "/api/lifestyle/spots", stored: { name: "Ruth's porch", note: "Jam" }, field: "note" },
  { name: "a document's name", at: "/api/documents", stored: {}, field: "fileName" },
];

test.each(rows)("$name: after two devices changed it the second gets a conflict, and its repeated save takes effect once", async (row) => {
  const maya = await aSubscriber(home);
  const id = newId();
  const list = async () => {
    const { body } = await maya.get(row.at);
    return ("documents" in (body as object) ? (body as { documents: unknown[] }).documents : body) as ({ id: string } & Row)[];
  };
  const stored = async () => (await list()).find((one) => one.id === id);
  if (row.at === "/api/documents") await upload(maya, pdf("a"), { name: "a.pdf", id });
  else await maya.post(row.at, { id, ...row.stored });
  const save = (value: string, version: number) =>
    maya.put(`${row.at}/${id}${row.at === "/api/documents" ? "/name" : ""}`, { ...row.stored, [row.field]: value, version });
  expect(await stored()).toMatchObject({ version: 1 });
  expect((await save("one.pdf", 1)).status).toBe(200);
  expect((await save("two.pdf", 1)).status).toBe(409);
  expect((await save("one.pdf", 1)).status).toBe(200);
  expect(await stored()).toMatchObject({ [row.field]: "one.pdf", version: 2 });
  expect((await save("two.pdf", 2)).status).toBe(200);
  // deleted elsewhere, the row is created again with what was typed
  await maya.delete(`${row.at}/${id}`);
  expect((await save("three.pdf", 3)).status).toBe(404);
  await maya.post(`/api/deleted/${id}/restore`);
  expect((await save("three.pdf", 3)).status).toBe(200);
  expect(await stored()).toMatchObject({ [row.field]: "three.pdf", version: 4 });
});
type Row = Record<string, unknown>;

test("a change that the database ends, because it and another one waited for each other, is made again", async () => {
  const maya = await aSubscriber(home);
  const month = today().slice(0, 7);
  const { categories } = (await maya.get(`/api/budget/months/${month}`)).body as { categories: { id: string; budgetCents: number }[] };
  const [food] = categories;
  let changing: ReturnType<typeof maya.put> | undefined;
  await maya.data(async (tx) => {
    await tx.execute(sql`select 1 from budget_start_dates where user_id = ${maya.id} for update`);
    // locks the category, and then waits
    changing = maya.put(`/api/budget/categories/${food?.id}/budget`, { month, cents: 12_300, seenCents: food?.budgetCents });
    await expect.poll(() => lockWaits(maya.home.context.database.owner)).toBeGreaterThan(0);
    await tx.execute(sql`select 1 from budget_categories where id = ${food?.id} for update`);
  });
  expect(await changing).toMatchObject({ status: 200 });
  expect((await maya.get(`/api/budget/months/${month}`)).body).toMatchObject({
    categories: expect.arrayContaining([expect.objectContaining({ id: food?.id, budgetCents: 12_300 })]) as unknown,
  });
});
