import { expect, test } from "vitest";
import { v7 as newId } from "uuid";
import { house } from "#testing/house.ts";
import { aMember, someoneWhoseTrialEnded } from "#testing/people.ts";
import type { todayOf, Week } from "./members.ts";

test("a new member's week knows the habits that are meant and no plan", async () => {
  const maya = await aMember();
  const { status, body } = await maya.get("/api/members/week");
  expect(status).toBe(200);
  expect(body).toMatchObject({ lifestyle: { habits: { done: 0 }, meals: null } });
  expect((body as Week).to >= (body as Week).from).toBe(true);
});

test("a meal plan stands in the week with its cost", async () => {
  const maya = await aMember();
  await maya.post("/api/lifestyle/plans", { id: newId(), dollars: 60 });
  expect((await maya.get("/api/members/week")).body).toMatchObject({ lifestyle: { meals: { days: 3, budgetCents: 6000 } } });
});

test("the week's mood is the average of the sliders that were moved, and nothing else", async () => {
  const maya = await aMember();
  const entry = (moodRating: number, isMoodTouched: boolean) => maya.post("/api/journal/entries", { id: newId(), entryText: "A day.", moodRating, isMoodTouched, kind: "plain" });
  expect((await maya.get("/api/members/week")).body).toMatchObject({ journal: { moods: 0, moodAverage: null } });
  await Promise.all([entry(4, true), entry(9, true), entry(5, false)]);
  expect((await maya.get("/api/members/week")).body).toMatchObject({ journal: { moods: 2, moodAverage: 6.5 } });
});

test("a stranger and a lapsed trial are told nothing of anybody's week", async () => {
  expect((await (await house()).fetch("/api/members/week")).status).toBe(401);
  expect((await (await someoneWhoseTrialEnded()).get("/api/members/week")).status).toBe(402);
});

test("a new member's today is empty, and looking at it begins nothing", async () => {
  const maya = await aMember();
  expect((await maya.get("/api/members/today")).body).toMatchObject({ budget: null, challenge: null, mood: null, habits: null, guide: null });
  expect((await maya.get("/api/members/today")).body).toMatchObject({ budget: null, challenge: null, habits: null });
});

test("a member's today tells the next unpaid bill, the streak, the last mood that was set and the habits still open", async () => {
  const maya = await aMember();
  const { today } = (await maya.get("/api/members/today")).body as Awaited<ReturnType<typeof todayOf>>;
  const { categories } = (await maya.get(`/api/budget/months/${today.slice(0, 7)}`)).body as { categories: { id: string }[] };
  const bill = (name: string, id: string) => maya.post("/api/budget/bills", { id, name, amountCents: 4000, dayOfMonth: Number(today.slice(8)) });
  const paid = newId();
  await bill("A paid one", paid);
  await bill("Phone", newId());
  await maya.post("/api/budget/expenses", { id: newId(), categoryId: categories[0]?.id, spentOn: today, amountCents: 4000, note: "A paid one", billId: paid });
  await maya.put(`/api/challenge/days/${today}`, { mark: "no-spend" });
  const entry = (moodRating: number, isMoodTouched: boolean) => maya.post("/api/journal/entries", { id: newId(), entryText: "A day.", moodRating, isMoodTouched, kind: "plain" });
  await entry(8, true);
  await entry(5, false);
  const habits = (await maya.get("/api/lifestyle/habits")).body as { id: string; name: string }[];
  await maya.put(`/api/lifestyle/habits/${habits[0]?.id}/days/${today}`, { isDone: true });
  expect((await maya.get("/api/members/today")).body).toMatchObject({
    today, budget: { hasLines: true, due: { name: "Phone", amountCents: 4000, dueOn: today } }, challenge: { current: 1, total: 1, isTodayLogged: true },
    mood: { mood: 8, on: today }, habits: { meant: 4, open: habits.slice(1).map(({ name }) => name) }, guide: null,
  });
});

test("a stranger and a lapsed trial are told nothing of anybody's today", async () => {
  expect((await (await house()).fetch("/api/members/today")).status).toBe(401);
  expect((await (await someoneWhoseTrialEnded()).get("/api/members/today")).status).toBe(402);
});
