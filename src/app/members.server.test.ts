import { expect, test } from "vitest";
import { v7 as newId } from "uuid";
import { house } from "#testing/house.ts";
import { aMember, someoneWhoseTrialEnded } from "#testing/people.ts";
import type { Week } from "./members.ts";

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
