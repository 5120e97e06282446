import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { v7 as newId } from "uuid";
import { addDays } from "#shared/dates.ts";
import type { RpcContext } from "#server/rpc.ts";
import { sweepIdempotencyKeys } from "#server/idempotency.ts";
import { linesOf, named, view } from "#testing/budget.ts";
import { aMember, signIn, updateUser, type Person } from "#testing/people.ts";
import { createTestServer } from "#testing/server.ts";
import { today } from "#testing/today.ts";

/** A write as an API client sends it again: under a key of its own. */
const late = async (person: Person, method: string, path: string, body: unknown, writeId: string) => {
  const answer = await person.home.fetch(path, {
    method,
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json", "idempotency-key": writeId },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const marks = async (person: Person) =>
  ((await person.get(`/api/challenge/months/${today.slice(0, 7)}`)).body as { marks: { day: string; mark: string }[] }).marks;
const page = (words: string) => ({ id: newId(), entryText: words, moodRating: 6, kind: "plain" });
const pages = async (person: Person) =>
  ((await person.get("/api/journal/entries")).body as { entries: { entryText: string; createdAt: string }[] }).entries;

test("a retry of a day whose answer was lost does not overwrite a change made meanwhile", async () => {
  const maya = await aMember();
  const write = newId();
  expect((await late(maya, "PUT", `/api/challenge/days/${today}`, { mark: "no-spend" }, write)).status).toBe(200);
  await maya.put(`/api/challenge/days/${today}`, { mark: null });
  const again = await late(maya, "PUT", `/api/challenge/days/${today}`, { mark: "no-spend" }, write);
  expect(again).toMatchObject({ status: 200, body: { isTodayLogged: false } });
  expect(await marks(maya)).toEqual([]);
});

test("the page's own calls under a key are repeated as those of the REST form are", async () => {
  const maya = await aMember();
  const fromPage = (call: string, json: unknown, key: string) => late(maya, "POST", `/api/rpc/${call}`, { json }, key);
  const mark = newId();
  await fromPage("challenge/mark", { day: today, mark: "no-spend" }, mark);
  await maya.put(`/api/challenge/days/${today}`, { mark: null });
  expect(await fromPage("challenge/mark", { day: today, mark: "no-spend" }, mark)).toMatchObject({
    status: 200,
    body: { json: { isTodayLogged: false } },
  });
  expect(await marks(maya)).toEqual([]);
  const [write, one] = [newId(), page("gone")];
  await fromPage("journal/write", one, write);
  await maya.delete(`/api/journal/entries/${one.id}`);
  expect((await fromPage("journal/write", one, write)).status).toBe(404);
  expect(await pages(maya)).toEqual([]);
  expect((await fromPage("journal/write", page("another"), write)).status).toBe(409);
});

test("a write of the page that undoes another does nothing if that one has not arrived, and keeps a mood that was set since", async () => {
  const [maya, ines] = [await aMember(), await aMember()];
  const minutes = 60_000;
  const send = async (json: object, key: string, undoes = "") => {
    const answer = await maya.home.fetch("/api/rpc/journal/setMood", {
      method: "POST",
      body: JSON.stringify({ json: { day: today, ...json } }),
      headers: { authorization: `Bearer ${maya.token}`, "content-type": "application/json", "idempotency-key": key, "undoes-keys": undoes },
    });
    return answer.status;
  };
  const mood = async () =>
    ((await maya.get(`/api/journal/moods?from=${today}&to=${today}`)).body as { days: { mood: number }[] }).days[0]?.mood;
  const [phone, laptop, undo, missing] = [newId(), newId(), newId(), newId()];
  await late(ines, "PUT", `/api/journal/moods/${today}`, { mood: 5 }, missing);
  await send({ mood: 8, agoMs: 60 * minutes }, laptop);
  expect(await send({ mood: null }, newId(), missing)).toBe(409);
  expect(await mood()).toBe(8);
  await send({ mood: 5, agoMs: 120 * minutes }, phone);
  expect(await send({ mood: null, agoMs: 119 * minutes }, newId(), phone)).toBe(200);
  expect(await mood()).toBe(8);
  expect([await send({ mood: null }, undo, `${missing},${laptop}`), await send({ mood: null }, undo, `${missing},${laptop}`)]).toEqual([
    200, 200,
  ]);
  expect(await mood()).toBeUndefined();
  // a request that arrives after it was undone
  expect(await send({ mood: 3 }, missing)).toBe(200);
  expect(await mood()).toBeUndefined();
});

test("a request cannot write thousands of keys that it undoes", async () => {
  const maya = await aMember();
  const undo = async (count: number) => {
    const keys = Array.from({ length: count }, (_, at) => `${at}`).join(",");
    const answer = await maya.home.fetch("/api/rpc/journal/setMood", {
      method: "POST",
      body: JSON.stringify({ json: { day: today, mood: null } }),
      headers: {
        authorization: `Bearer ${maya.token}`,
        "content-type": "application/json",
        "idempotency-key": newId(),
        "undoes-keys": keys,
      },
    });
    return answer.status;
  };
  const rows = async () => {
    const counted = sql`select count(*)::int as count from idempotency_keys where user_id = ${maya.id}`;
    return (await maya.home.context.database.owner.execute<{ count: number }>(counted)).rows[0]?.count;
  };
  expect([await undo(3000), await rows()]).toEqual([400, 0]);
  expect([await undo(100), await rows()]).toEqual([409, 100]);
});

test.each([
  ["journal/setMood", { mood: 3 }, { mood: null }],
  ["challenge/mark", { mark: "no-spend" }, { mark: null, seen: "no-spend" }],
  ["lifestyle/check", { isDone: true }, { isDone: false }],
] as const)("a write of the page that arrives after its undo was refused does nothing: %s", async (call, write, undo) => {
  const maya = await aMember();
  const habits = async () => (await maya.get("/api/lifestyle/habits")).body as { id: string; days: string[] }[];
  const [habit] = await habits();
  const send = async (json: object, key: string, undoes = "") => {
    const answer = await maya.home.fetch(`/api/rpc/${call}`, {
      method: "POST",
      body: JSON.stringify({ json: { day: today, ...(call === "lifestyle/check" && { id: habit?.id }), ...json } }),
      headers: { authorization: `Bearer ${maya.token}`, "content-type": "application/json", "idempotency-key": key, "undoes-keys": undoes },
    });
    return answer.status;
  };
  const [key, undoKey] = [newId(), newId()];
  expect(await send(undo, undoKey, key)).toBe(409);
  expect(await send(write, key)).toBe(200);
  // the undo again, whose answer was lost
  expect(await send(undo, undoKey, key)).toBe(409);
  expect((await maya.get(`/api/journal/moods?from=${today}&to=${today}`)).body).toMatchObject({ days: [] });
  expect(await marks(maya)).toEqual([]);
  expect((await habits()).flatMap(({ days }) => days)).toEqual([]);
});

test("an expense and a page that arrive after they were undone are not added, and a later undo deletes those that had arrived", async () => {
  const maya = await aMember();
  const categoryId = named(await view(maya), "Food").id;
  const send = async (call: string, json: object, key: string, undoes = "") => {
    const answer = await maya.home.fetch(`/api/rpc/${call}`, {
      method: "POST",
      body: JSON.stringify({ json }),
      headers: { authorization: `Bearer ${maya.token}`, "content-type": "application/json", "idempotency-key": key, "undoes-keys": undoes },
    });
    return answer.status;
  };
  const expense = () => ({ id: newId(), categoryId, spentOn: today, amountCents: 450, note: "", billId: null });
  const [coffee, tea, words, more] = [expense(), expense(), page("Late words"), page("Early words")];
  expect(await send("budget/removeExpense", { id: coffee.id }, newId(), coffee.id)).toBe(409);
  expect(await send("journal/remove", { id: words.id }, newId(), words.id)).toBe(409);
  expect(await send("budget/addExpense", coffee, coffee.id)).toBe(200);
  expect(await send("journal/write", words, words.id)).toBe(404);
  expect([await linesOf(maya), await pages(maya)]).toEqual([[], []]);
  expect(await send("budget/addExpense", tea, tea.id)).toBe(200);
  expect(await send("journal/write", more, more.id)).toBe(200);
  expect([await linesOf(maya), await pages(maya)]).toMatchObject([[{ id: tea.id }], [{ entryText: "Early words" }]]);
  expect(await send("budget/removeExpense", { id: tea.id }, newId(), tea.id)).toBe(200);
  expect(await send("journal/remove", { id: more.id }, newId(), more.id)).toBe(200);
  expect([await linesOf(maya), await pages(maya)]).toEqual([[], []]);
});

test("a refused call of the page says when to try again", async () => {
  const maya = await aMember();
  const remove = () =>
    maya.home.fetch("/api/rpc/account/remove", {
      method: "POST",
      body: JSON.stringify({ json: { password: "not the password", typed: "DELETE" } }),
      headers: { authorization: `Bearer ${maya.token}`, "content-type": "application/json" },
    });
  let answer = await remove();
  for (let tries = 0; answer.status !== 429 && tries < 20; tries++) answer = await remove();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("the same entry sent five times at once is one entry", async () => {
  const maya = await aMember();
  const [write, one] = [newId(), page("once")];
  const answers = await Promise.all(Array.from({ length: 5 }, () => late(maya, "POST", "/api/journal/entries", one, write)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await pages(maya)).toHaveLength(1);
});

test("a retried entry that was deleted elsewhere since is not created again", async () => {
  const maya = await aMember();
  const [write, one] = [newId(), page("gone")];
  await late(maya, "POST", "/api/journal/entries", one, write);
  await maya.delete(`/api/journal/entries/${one.id}`);
  expect((await late(maya, "POST", "/api/journal/entries", one, write)).status).toBe(404);
  expect(await pages(maya)).toEqual([]);
});

test("a queued entry is dated when it was written, and never in the future", async () => {
  const maya = await aMember();
  await late(maya, "POST", "/api/journal/entries", page("now"), newId());
  await late(maya, "POST", "/api/journal/entries", { ...page("yesterday"), agoMs: 86_400_000 }, newId());
  expect((await pages(maya)).map(({ entryText }) => entryText)).toEqual(["now", "yesterday"]);
  expect((await late(maya, "POST", "/api/journal/entries", { ...page("tomorrow"), agoMs: -1 }, newId())).status).toBe(400);
});

test("a refused write is not stored as done", async () => {
  const maya = await aMember();
  const write = newId();
  expect((await late(maya, "PUT", `/api/challenge/days/${addDays(today, 3)}`, { mark: "no-spend" }, write)).status).toBe(400);
  expect((await late(maya, "PUT", `/api/challenge/days/${today}`, { mark: "no-spend" }, write)).body).toMatchObject({
    isTodayLogged: true,
  });
});

test("one member's idempotency keys have no effect for another", async () => {
  const [maya, ines] = [await aMember(), await aMember()];
  const write = newId();
  await late(maya, "PUT", `/api/challenge/days/${today}`, { mark: "no-spend" }, write);
  expect((await late(ines, "PUT", `/api/challenge/days/${today}`, { mark: "no-spend" }, write)).body).toMatchObject({
    isTodayLogged: true,
  });
});

test("a habit checked offline is checked once, also after it was unchecked on another device", async () => {
  const maya = await aMember();
  const [habit] = (await maya.get("/api/lifestyle/habits")).body as { id: string }[];
  const [write, path] = [newId(), `/api/lifestyle/habits/${habit?.id}/days/${today}`];
  expect((await late(maya, "PUT", path, { isDone: true }, write)).body).toMatchObject({ days: [today] });
  await maya.put(path, { isDone: false });
  expect((await late(maya, "PUT", path, { isDone: true }, write)).body).toMatchObject({ days: [] });
});

test("a day that was changed elsewhere since is a conflict, never overwritten", async () => {
  const maya = await aMember();
  const phone = await signIn(maya.home, maya.email, maya.password);
  await phone.put(`/api/challenge/days/${today}`, { mark: "rest" });
  const answer = await late(maya, "PUT", `/api/challenge/days/${today}`, { mark: "no-spend", seen: null }, newId());
  expect(answer).toMatchObject({ status: 409, body: { code: "conflict", field: "day" } });
  expect(answer.body["message"]).toContain("it is a rest day now");
  expect(await marks(maya)).toEqual([{ day: today, mark: "rest" }]);
  // both requested the same: nothing to report
  expect((await late(maya, "PUT", `/api/challenge/days/${today}`, { mark: "rest", seen: null }, newId())).status).toBe(200);
});

test("an expense and a mood whose answers were lost do not come back after they were deleted, on the next day either", async () => {
  const home = await createTestServer();
  const maya = await aMember(home);
  await updateUser(maya, { trialEndsAt: new Date(home.context.clock() + 90 * 86_400_000) });
  const food = named(await view(maya), "Food");
  const [expense, mood] = [newId(), newId()];
  const sent = { id: newId(), categoryId: food.id, spentOn: today, amountCents: 5000, note: " tea " };
  const send = async (agoMs: number) => [
    await late(maya, "POST", "/api/budget/expenses", { ...sent, agoMs }, expense),
    await late(maya, "PUT", `/api/journal/moods/${today}`, { mood: 2, agoMs }, mood),
  ];
  expect(await send(0)).toMatchObject([{ status: 200 }, { status: 200, body: { mood: 2 } }]);
  await maya.delete(`/api/budget/expenses/${sent.id}`);
  await maya.put(`/api/journal/moods/${today}`, { mood: null });
  for (const hours of [0, 25, 24 * 59]) {
    home.clock.now += hours * 3_600_000;
    await sweepIdempotencyKeys(home.context);
    const fresh = await signIn(home, maya.email, maya.password);
    const again = [
      await late(fresh, "POST", "/api/budget/expenses", { ...sent, agoMs: hours * 3_600_000 }, expense),
      await late(fresh, "PUT", `/api/journal/moods/${today}`, { mood: 2, agoMs: 0 }, mood),
    ];
    expect(again, `${hours} hours later`).toMatchObject([
      { status: 200, body: { id: sent.id, note: "tea", amountCents: 5000, version: 1 } },
      { status: 200, body: { day: today, mood: null } },
    ]);
    expect(await linesOf(fresh), `${hours} hours later`).toEqual([]);
    home.clock.now -= hours * 3_600_000;
  }
  await home.context.database.close();
});

test("a repeated expense that was edited since is answered as it is now", async () => {
  const maya = await aMember();
  const food = named(await view(maya), "Food");
  const [key, sent] = [newId(), { id: newId(), categoryId: food.id, spentOn: today, amountCents: 5000, note: "" }];
  await late(maya, "POST", "/api/budget/expenses", sent, key);
  await maya.put(`/api/budget/expenses/${sent.id}`, { ...sent, amountCents: 6000, version: 1 });
  expect(await late(maya, "POST", "/api/budget/expenses", sent, key)).toMatchObject({
    status: 200,
    body: { amountCents: 6000, version: 2 },
  });
  expect(await linesOf(maya)).toMatchObject([{ amountCents: 6000 }]);
});

test("what is deleted for good leaves its words in no stored answer, and a retry does not bring it back", async () => {
  const maya = await aMember();
  const [gone, stays] = ["a quillberry evening", "an elderflower evening"].map((situationText) => ({ id: newId(), situationText }));
  const analyze = (one: unknown, key: string) => late(maya, "POST", "/api/relationships/analyses", one, key);
  const [first, second] = [newId(), newId()];
  expect((await analyze(gone, first)).status).toBe(200);
  const before = await analyze(stays, second);
  const stored = async (words: string) =>
    maya.home.context.database.withUser(maya.id, async (tx) => {
      const { rows } = await tx.execute(sql`select 1 from idempotency_keys where answer like ${`%${words}%`}`);
      return rows.length;
    });
  expect(await stored("quillberry")).toBe(1);
  expect((await maya.delete(`/api/relationships/analyses/${gone?.id}`)).status).toBe(200);
  const forGood = newId();
  const discard = () => late(maya, "DELETE", `/api/account/deleted/${gone?.id}`, undefined, forGood);
  const answers = [await discard(), await discard()];
  expect(answers).toEqual([{ status: 200, body: { id: gone?.id } }, answers[0]]);
  expect(await stored("quillberry")).toBe(0);
  expect(await analyze(gone, first)).toMatchObject({ status: 404, body: { message: "This was deleted for good." } });
  expect(await analyze(stays, second)).toEqual(before);
});

test("a repeated change of the account is answered like the first", async () => {
  const maya = await aMember();
  for (const change of [{ timeZone: "Europe/Berlin" }, { reminders: { bills: true } }]) {
    const key = newId();
    const first = await late(maya, "PUT", "/api/account/profile", change, key);
    expect(first.status).toBe(200);
    expect(await late(maya, "PUT", "/api/account/profile", change, key)).toEqual(first);
  }
});

/** Compiled, never run: JSON would turn the stored answer into something else. */
export const refusedAnswers = ({ data }: RpcContext) => [
  // @ts-expect-error a map becomes an empty object
  data(async () => ({ days: new Map([["2026-11-30", 1]]) })),
  // @ts-expect-error a date becomes a text
  data(async () => [{ at: new Date(0) }]),
];
