import { expect, test } from "vitest";
import { v7 as newId } from "uuid";
import { aMember, aMemberWithExpiredTrial, signIn, updateUser, type Person } from "#testing/people.ts";
import { createTestServer } from "#testing/server.ts";
import { weeklyPlanDraft } from "./journal.blocks.rules.ts";
import type { Entry } from "./journal.rules.ts";

const plan = (goal: string) => weeklyPlanDraft({ goals: [goal], priorities: [] });
const textOf = (goal: string) => plan(goal).entryText;
const save = (
  person: Person,
  goal: string,
  more: { id?: string; seen?: string | null; replaces?: string | string[]; agoMs?: number } = {},
) => person.post("/api/journal/entries", { id: newId(), ...plan(goal), ...more });
const goals = async (person: Person) =>
  ((await person.get("/api/journal/entries?kind=weekly-plan")).body as { entries: Entry[] }).entries.map(
    ({ entryText }) => /1\. (.*)/.exec(entryText)?.[1] ?? "",
  );

test("a save that showed this week's plan changes it, and one that showed another version of it is a conflict", async () => {
  const maya = await aMember();
  const first = (await save(maya, "Walk", { seen: null })).body as Entry;
  const change = { id: first.id, seen: first.id, replaces: textOf("Walk") };
  expect((await save(maya, "Swim", change)).body).toMatchObject({ id: first.id, createdAt: first.createdAt, localTime: first.localTime });
  expect(await goals(maya)).toEqual(["Swim"]);
  const phone = await signIn(maya.home, maya.email, maya.password);
  expect(await save(phone, "Run", change)).toMatchObject({ status: 409, body: { code: "conflict" } });
  // the same again, whose answer was lost
  expect((await save(maya, "Swim", change)).status).toBe(200);
  expect(await goals(maya)).toEqual(["Swim"]);
  // an empty week that was started on purpose
  expect((await save(maya, "Rest")).status).toBe(200);
  expect(await goals(maya)).toEqual(["Rest", "Swim"]);
  expect((await save(maya, "Row", { ...change, replaces: textOf("Swim") })).status).toBe(409);
});

test("of two first plans of a week one is a conflict, also when they are sent at once", async () => {
  const maya = await aMember();
  const answers = await Promise.all(["Walk", "Swim"].map((goal) => save(maya, goal, { seen: null })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await goals(maya)).toHaveLength(1);
});

test("a plan that is gone is not found, and one of another member neither", async () => {
  const [maya, ines, lapsed] = [await aMember(), await aMember(), await aMemberWithExpiredTrial()];
  const first = (await save(maya, "Walk", { seen: null })).body as Entry;
  const change = { id: first.id, seen: first.id, replaces: textOf("Walk") };
  expect((await save(ines, "Swim", change)).status).toBe(404);
  expect((await save(lapsed, "Swim", change)).status).toBe(402);
  expect((await maya.home.fetch("/api/journal/entries", { method: "POST", body: JSON.stringify(change) })).status).toBe(401);
  await maya.delete(`/api/journal/entries/${first.id}`);
  expect((await save(maya, "Swim", change)).status).toBe(404);
  expect([await goals(maya), await goals(ines)]).toEqual([[], []]);
});

test("a week begins on the member's own first day, at midnight in their time zone, and a plan that waited counts for the week it was written in", async () => {
  const home = await createTestServer();
  const before = home.clock.now;
  const at = (instant: string) => void (home.clock.now = Date.parse(instant) - Date.now());
  try {
    at("2026-11-29T04:30:00Z"); // Saturday 11:30 PM in New York
    const maya = await aMember(home);
    await updateUser(maya, { weekStartsOn: 7, trialEndsAt: new Date("2026-12-30T00:00:00Z") });
    expect((await save(maya, "Walk", { seen: null })).status).toBe(200);
    expect((await save(maya, "Swim", { seen: null })).status).toBe(409);
    // as a device does whose clock is a week ahead
    expect((await save(maya, "Swim", { seen: null, replaces: textOf("Walk") })).status).toBe(409);
    at("2026-11-29T05:30:00Z"); // Sunday 12:30 AM
    expect((await save(maya, "Row", { seen: null, agoMs: 3_000_000 })).status).toBe(409);
    expect((await save(maya, "Row", { seen: null })).status).toBe(200);
    expect(await goals(maya)).toEqual(["Row", "Walk"]);
  } finally {
    home.clock.now = before;
  }
});
