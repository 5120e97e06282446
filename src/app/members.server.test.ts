import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { v7 as newId } from "uuid";
import { addDays, dayIn, isoWeek, startOfWeek, type Day } from "#shared/dates.ts";
import { testServer } from "#testing/server.ts";
import { aMember, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";
import type { Found, todayOf, Week } from "./members.ts";

test("a new member's week has the habits to begin with and no meal plan", async () => {
  const maya = await aMember();
  const { status, body } = await maya.get("/api/members/week");
  expect(status).toBe(200);
  expect(body).toMatchObject({ lifestyle: { habits: { done: 0 }, meals: null } });
  expect((body as Week).to >= (body as Week).from).toBe(true);
});

test("a meal plan is in the week with its cost", async () => {
  const maya = await aMember();
  await maya.post("/api/lifestyle/plans", { id: newId(), dollars: 60 });
  expect((await maya.get("/api/members/week")).body).toMatchObject({ lifestyle: { meals: { days: 3, budgetCents: 6000 } } });
});

test("the week's mood is the average of its days, with or without an entry; moods that were not set do not count", async () => {
  const maya = await aMember();
  const entry = (moodRating: number, isMoodSet: boolean) =>
    maya.post("/api/journal/entries", { id: newId(), entryText: "A day.", moodRating, isMoodSet, kind: "plain" });
  expect((await maya.get("/api/members/week")).body).toMatchObject({ journal: { moods: 0, moodAverage: null } });
  await Promise.all([entry(9, true), entry(5, false)]);
  const { today } = (await maya.get("/api/members/today")).body as { today: string };
  const yesterday = addDays(today, -1);
  await maya.put(`/api/journal/moods/${yesterday}`, { mood: 4 });
  expect((await maya.get("/api/members/week")).body).toMatchObject({ journal: { entries: 2, moods: 2, moodAverage: 6.5 } });
});

test("without a session or after the trial no week is returned", async () => {
  const lapsed = await aMemberWithExpiredTrial();
  for (const path of ["/api/members/week", "/api/members/patterns"]) {
    expect((await (await testServer()).fetch(path)).status).toBe(401);
    expect((await lapsed.get(path)).status).toBe(402);
  }
  const init = { method: "POST", body: JSON.stringify({ query: "rent" }), headers: { "content-type": "application/json" } };
  expect((await (await testServer()).fetch("/api/members/search", init)).status).toBe(401);
  expect((await lapsed.post("/api/members/search", { query: "rent" })).status).toBe(402);
});

test("a search finds expenses by note and category, debts, goals and analyses, ignoring accents and case", async () => {
  const [maya, other] = [await aMember(), await aMember()];
  await maya.get("/api/budget/months/2026-11");
  await maya.get("/api/debt");
  const found = async (person: Person, query: string) => (await person.post("/api/members/search", { query })).body as Found;
  const { rows } = await maya.data((tx) => tx.execute<{ id: string }>(sql`select id from budget_categories where name = 'Food'`));
  const expense = { id: newId(), categoryId: rows[0]?.id, spentOn: "2026-11-03", amountCents: 1250, note: "Birthday cake for Zoë" };
  expect((await maya.post("/api/budget/expenses", expense)).status).toBe(200);
  expect((await maya.post("/api/relationships/analyses", { id: newId(), situationText: "Zoë said I forget 100% of things." })).status).toBe(
    200,
  );

  expect(await found(maya, "zoe CAKE")).toEqual({
    expenses: [{ id: expense.id, note: expense.note, category: "Food", spentOn: "2026-11-03", amountCents: 1250 }],
    debts: [],
    goals: [],
    analyses: [],
  });
  expect((await found(maya, "food")).expenses).toHaveLength(1);
  expect((await found(maya, "zoe")).analyses).toMatchObject([{ text: "Zoë said I forget 100% of things." }]);
  expect((await found(maya, "100% zoe")).analyses).toHaveLength(1);
  expect((await found(maya, "10_% zoe")).analyses).toHaveLength(0);
  expect((await found(maya, "credit card")).debts, "an example of ours is not found").toEqual([]);
  await maya.post("/api/debt/debts", { id: newId(), name: "Credit Card", emoji: "", totalCents: 90_000, paidCents: 10_000 });
  await maya.post("/api/debt/goals", { id: newId(), name: "Vacation", emoji: "", targetCents: 90_000, currentCents: 0 });
  expect((await found(maya, "credit card")).debts).toMatchObject([{ name: "Credit Card", leftCents: 80_000 }]);
  expect((await found(maya, "vacation")).goals).toMatchObject([{ name: "Vacation" }]);
  expect(await found(maya, "   ")).toEqual({ expenses: [], debts: [], goals: [], analyses: [] });
  expect(await found(other, "zoe")).toEqual({ expenses: [], debts: [], goals: [], analyses: [] });
  expect((await maya.post("/api/members/search", {})).status).toBe(400);
  expect((await maya.get("/api/members/search?query=zoe")).status, "no call takes the words in its address").toBe(405);
});

type Report = { patterns: { key: string; state: string; description: string; on: { count: number } }[]; weekdays: { days: number }[] };
const patternsOf = async (person: Person) => (await person.get("/api/members/patterns")).body as Report;
const moodOn = (person: Person, day: Day, mood: number) =>
  person.data((tx) =>
    tx.execute(
      sql`insert into journal_entries (user_id, id, entry_text, mood_rating, is_mood_set, kind, created_at, local_time) values (${person.id}, ${newId()}, 'A day.', ${mood}, true, 'plain', ${`${day}T17:00:00Z`}::timestamptz, ${`${day}T12:00:00`}::timestamp)`,
    ),
  );

test("mood beside no-spend days and habits: nothing at 13 days, both averages and their days at 14, and never another member's", async () => {
  const maya = await aMember();
  const other = await aMember();
  const today = dayIn("America/New_York", maya.home.context.clock());
  const { body } = await maya.get("/api/lifestyle/habits");
  const habit = (body as { id: string }[])[0]?.id;
  for (let at = 1; at <= 13; at += 1) await moodOn(maya, addDays(today, -at), at % 2 ? 8 : 4);
  for (let at = 1; at <= 13; at += 2) {
    await maya.data((tx) =>
      tx.execute(
        sql`insert into challenge_days (user_id, id, day, mark) values (${maya.id}, ${newId()}, ${addDays(today, -at)}, 'no-spend')`,
      ),
    );
    await maya.data((tx) =>
      tx.execute(
        sql`insert into habit_days (user_id, id, habit_id, done_on, checked_at) values (${maya.id}, ${newId()}, ${habit}, ${addDays(today, -at)}, now())`,
      ),
    );
  }
  await maya.data((tx) =>
    tx.execute(
      sql`insert into challenge_days (user_id, id, day, mark) values (${maya.id}, ${newId()}, ${addDays(today, -40)}, 'no-spend'), (${maya.id}, ${newId()}, ${addDays(today, -2)}, 'rest')`,
    ),
  );
  const thirteen = await patternsOf(maya);
  expect(thirteen.patterns[0]).toMatchObject({
    key: "no-spend",
    state: "few",
    description: "Not enough days yet: 13 of 14 days with a mood.",
  });
  expect(thirteen.weekdays).toEqual([]);
  await moodOn(maya, addDays(today, -14), 4);
  const fourteen = await patternsOf(maya);
  expect(fourteen.patterns[0]).toMatchObject({ state: "described", description: "8.0 on 7 no-spend days, 4.0 on 7 other days." });
  expect(fourteen.patterns[1]).toMatchObject({
    key: "habits",
    state: "few",
    description: "Not enough days yet: 13 of 14 days with a mood.",
  }); // the first was done 13 days ago
  expect(fourteen.weekdays.map((one) => one.days)).toEqual([2, 2, 2, 2, 2, 2, 2]);
  expect((await patternsOf(other)).patterns.map((one) => one.state)).toEqual(["nothing", "nothing", "nothing", "nothing"]);
});

test("mood beside budget weeks and relationship weeks is computed from the features, without bills", async () => {
  const maya = await aMember();
  const today = dayIn("America/New_York", maya.home.context.clock());
  const monday = startOfWeek(today, 1);
  const { body } = await maya.get(`/api/budget/months/${today.slice(0, 7)}`);
  const category = (body as { categories: { id: string }[] }).categories[0]?.id;
  const ownedBy = sql`user_id = ${maya.id}`;
  await maya.data((tx) => tx.execute(sql`update budget_categories set first_month = '2020-01' where ${ownedBy}`));
  await maya.data((tx) => tx.execute(sql`update budget_amounts set month = '2020-01', cents = 10000 where ${ownedBy}`)); // eight categories: $800 a month, at least $180 a week
  for (let week = 1; week <= 8; week += 1) {
    const first = addDays(monday, -7 * week);
    for (let at = 0; at < 3; at += 1) await moodOn(maya, addDays(first, at), week % 2 ? 3 : 7);
    const line = (cents: number, bill: string | null) =>
      maya.data((tx) =>
        tx.execute(
          sql`insert into budget_expenses (user_id, id, kind, category_id, spent_on, amount_cents, note, bill_id) values (${maya.id}, ${newId()}, 'expense', ${category}, ${first}, ${cents}, '', ${bill})`,
        ),
      );
    await line(week % 2 ? 30_000 : 3_000, null);
    await line(90_000, newId());
    await maya.data((tx) =>
      tx.execute(sql`insert into relationship_checkins (user_id, id, week, communication, trust, respect, support, note, saved_at)
      values (${maya.id}, ${newId()}, ${isoWeek(first)}, ${week % 2 ? 4 : 6}, ${week % 2 ? 4 : 6}, ${week % 2 ? 4 : 6}, ${week % 2 ? 4 : 6}, '', now())`),
    );
  }
  const { patterns } = await patternsOf(maya);
  expect(patterns.find((one) => one.key === "over-budget")).toMatchObject({
    state: "described",
    description: "3.0 on 4 weeks over budget, 7.0 on 4 weeks within it.",
  });
  expect(patterns.find((one) => one.key === "relationship")).toMatchObject({
    state: "described",
    description: "7.0 on 4 weeks above your usual check-in, 3.0 on 4 weeks at it or below.",
  });
});

test("a new member's today is empty, and reading it creates no row", async () => {
  const maya = await aMember();
  expect((await maya.get("/api/members/today")).body).toMatchObject({
    budget: null,
    challenge: null,
    mood: null,
    hasEntries: false,
    habits: null,
    guide: null,
  });
  expect((await maya.get("/api/members/today")).body).toMatchObject({ budget: null, challenge: null, habits: null });
  await maya.post("/api/journal/entries", { id: newId(), entryText: "Only words.", moodRating: 5, isMoodSet: false, kind: "plain" });
  expect((await maya.get("/api/members/today")).body).toMatchObject({ mood: null, hasEntries: true });
});

test("a member's today has the next unpaid bill, the streak, the last mood that was set and the open habits", async () => {
  const maya = await aMember();
  const { today } = (await maya.get("/api/members/today")).body as Awaited<ReturnType<typeof todayOf>>;
  const { categories } = (await maya.get(`/api/budget/months/${today.slice(0, 7)}`)).body as {
    categories: { id: string; budgetCents: number }[];
  };
  // Home ignores example figures: the member sets a budget first
  const own = { month: today.slice(0, 7), cents: 50_000, seenCents: categories[0]?.budgetCents };
  expect((await maya.put(`/api/budget/categories/${categories[0]?.id}/budget`, own)).status).toBe(200);
  const bill = (name: string, id: string) =>
    maya.post("/api/budget/bills", { id, name, amountCents: 4000, dayOfMonth: Number(today.slice(8)) });
  const paid = newId();
  await bill("A paid one", paid);
  await bill("Phone", newId());
  await maya.post("/api/budget/expenses", {
    id: newId(),
    categoryId: categories[0]?.id,
    spentOn: today,
    amountCents: 4000,
    note: "A paid one",
    billId: paid,
  });
  await maya.put(`/api/challenge/days/${today}`, { mark: "no-spend" });
  const entry = (moodRating: number, isMoodSet: boolean) =>
    maya.post("/api/journal/entries", { id: newId(), entryText: "A day.", moodRating, isMoodSet, kind: "plain" });
  await entry(8, true);
  await entry(5, false);
  const habits = (await maya.get("/api/lifestyle/habits")).body as { id: string; name: string }[];
  await maya.put(`/api/lifestyle/habits/${habits[0]?.id}/days/${today}`, { isDone: true });
  expect((await maya.get("/api/members/today")).body).toMatchObject({
    today,
    budget: { hasLines: true },
    bill: { name: "Phone", amountCents: 4000, dueOn: today },
    challenge: { current: 1, total: 1, isTodayLogged: true, todayMark: "no-spend" },
    mood: { mood: 8, on: today },
    habits: { meant: 4, open: habits.slice(1).map(({ name }) => name) },
    guide: null,
  });
});

test("habits count as chosen once one was checked, added or changed, and not as the examples of a first visit", async () => {
  const today = async (one: Awaited<ReturnType<typeof aMember>>) =>
    (await one.get("/api/members/today")).body as Awaited<ReturnType<typeof todayOf>>;
  const maya = await aMember();
  const habits = (await maya.get("/api/lifestyle/habits")).body as { id: string }[];
  const { today: day, habits: examples } = await today(maya);
  expect(examples).toMatchObject({ meant: 4, isChosen: false });
  await maya.put(`/api/lifestyle/habits/${habits[0]?.id}/days/${day}`, { isDone: true });
  expect((await today(maya)).habits).toMatchObject({ isChosen: true });
  const noor = await aMember();
  await noor.get("/api/lifestyle/habits");
  await noor.post("/api/lifestyle/habits", { id: newId(), name: "Walk", category: "Fitness" });
  expect((await today(noor)).habits).toMatchObject({ meant: 5, isChosen: true });
  const eve = await aMember();
  const mine = (await eve.get("/api/lifestyle/habits")).body as { id: string; version: number }[];
  await eve.put(`/api/lifestyle/habits/${mine[0]?.id}`, { name: "Drink tea", category: "Self-care", version: mine[0]?.version });
  expect((await today(eve)).habits).toMatchObject({ meant: 4, isChosen: true });
  for (const { id } of mine) await eve.put(`/api/lifestyle/habits/${id}/archive`, { isArchived: true });
  await eve.post("/api/lifestyle/habits", { id: newId(), name: "Walk", category: "Fitness", weeklyTarget: 3 });
  expect((await today(eve)).habits).toEqual({ meant: 0, open: [], isChosen: true });
});

test("without a session or after the trial no today is returned", async () => {
  expect((await (await testServer()).fetch("/api/members/today")).status).toBe(401);
  expect((await (await aMemberWithExpiredTrial()).get("/api/members/today")).status).toBe(402);
});
