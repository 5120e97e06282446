import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { addDays } from "#shared/dates.ts";
import type { MemberTx } from "#server/database.ts";
import { sendLines } from "#testing/archive.ts";
import { lockWaits } from "#testing/lock-waits.ts";
import { aMember, type Person } from "#testing/people.ts";
import { checkDay, removeHabit } from "./lifestyle.habits.repository.ts";

const path = "/api/lifestyle/imports/lines";
const head = (more: object = {}) => ({ id: newId(), fileName: "Loop.zip", format: "Loop", category: "Imported", ...more });
const habit = (line: number, name: string, days: string[], more: object = {}) => ({ line, name, weeklyTarget: null, days, ...more });
type Shown = { id: string; name: string; weeklyTarget: number | null; isArchived: boolean; days: string[]; streak: { longest: number } };
const habitsOf = async (person: Person) => (await person.get("/api/lifestyle/habits")).body as Shown[];
const importsOf = async (person: Person) => ((await person.get("/api/lifestyle/imports")).body as { imports: object[] }).imports;

test("habits of another app are imported with their days; one of the same name gets the days; the same file again adds nothing", async () => {
  const maya = await aMember();
  const rows = [
    habit(1, "Read a page", ["2024-03-01", "2024-03-02", "2024-03-02", "2024-03-03"], { weeklyTarget: 3 }),
    habit(2, "drink 8 glasses  water", ["2024-03-01"]),
    habit(3, "Old one", [], { isArchived: true }),
  ];
  expect((await sendLines(maya, path, [head({ isPreview: true }), ...rows])).body).toEqual({ habits: 2, days: 4, known: 1 });
  expect(await habitsOf(maya)).toHaveLength(4);
  const file = head();
  expect((await sendLines(maya, path, [file, ...rows])).body).toEqual({ habits: 2, days: 4, known: 1 });
  expect((await sendLines(maya, path, [file, ...rows])).body).toEqual({ habits: 2, days: 4, known: 0 });
  expect((await sendLines(maya, path, [head(), ...rows])).body).toEqual({ habits: 0, days: 0, known: 5 });
  const habits = await habitsOf(maya);
  expect(habits).toHaveLength(6);
  expect(habits).toContainEqual(expect.objectContaining({ name: "Read a page", weeklyTarget: 3, isArchived: false }));
  expect(habits).toContainEqual(
    expect.objectContaining({ name: "Drink 8 glasses water", streak: expect.objectContaining({ longest: 1 }) as unknown }),
  );
  expect(habits).toContainEqual(expect.objectContaining({ name: "Old one", isArchived: true }));
});

test("Undo removes the habits and days of an import, keeps a habit that was checked since, and can be undone itself", async () => {
  const [maya, noor] = [await aMember(), await aMember()];
  const file = head();
  await sendLines(maya, path, [file, habit(1, "Read", ["2024-03-01", "2024-03-02"]), habit(2, "Run", ["2024-03-01"])]);
  const { today } = (await maya.get("/api/challenge")).body as { today: string };
  const run = (await habitsOf(maya)).find(({ name }) => name === "Run");
  await maya.put(`/api/lifestyle/habits/${run?.id}/days/${today}`, { isDone: true });
  expect(await importsOf(maya)).toMatchObject([{ id: file.id, habits: 2, days: 3 }]);
  expect((await noor.delete(`/api/lifestyle/imports/${file.id}`)).status).toBe(404);
  expect((await maya.delete(`/api/lifestyle/imports/${file.id}`)).status).toBe(200);
  const names = async () => (await habitsOf(maya)).map(({ name }) => name).filter((name) => /^(Read|Run)$/.test(name));
  expect(await names()).toEqual(["Run"]);
  expect((await noor.post(`/api/lifestyle/imports/${file.id}/restore`)).status).toBe(404);
  expect((await maya.post(`/api/lifestyle/imports/${file.id}/restore`)).status).toBe(200);
  expect((await names()).toSorted()).toEqual(["Read", "Run"]);
  expect((await habitsOf(maya)).find(({ name }) => name === "Read")?.streak.longest).toBe(2);
});

test("a deleted habit comes back with the days that it had, without those of a removed import", async () => {
  const maya = await aMember();
  const { today } = (await maya.get("/api/challenge")).body as { today: string };
  const days = [-3, -2, -1].map((back) => addDays(today, back));
  const water = async () => (await habitsOf(maya)).find(({ name }) => name === "Drink 8 glasses water");
  const id = (await water())!.id;
  const deleteAndRestore = async () => {
    expect((await maya.delete(`/api/lifestyle/habits/${id}`)).status).toBe(200);
    expect((await maya.post(`/api/lifestyle/habits/${id}/restore`)).status).toBe(200);
  };
  const [first, second] = [head(), head()];
  await sendLines(maya, path, [first, habit(1, "Drink 8 glasses water", days)]);
  await maya.delete(`/api/lifestyle/imports/${first.id}`);
  await deleteAndRestore();
  expect((await water())?.days).toEqual([]);
  await sendLines(maya, path, [second, habit(1, "Drink 8 glasses water", days)]); // the same days again
  await deleteAndRestore();
  expect((await water())?.days).toEqual(days);
  await maya.delete(`/api/lifestyle/imports/${second.id}`);
  await maya.put(`/api/lifestyle/habits/${id}/days/${days[1]}`, { isDone: true });
  await deleteAndRestore();
  expect((await water())?.days).toEqual([days[1]]);
});

test("an import that is restored while its habit is deleted gives the habit its days back with the habit", async () => {
  const maya = await aMember();
  const { today } = (await maya.get("/api/challenge")).body as { today: string };
  const days = [-3, -2, -1].map((back) => addDays(today, back));
  const water = async () => (await habitsOf(maya)).find(({ name }) => name === "Drink 8 glasses water");
  const id = (await water())!.id;
  const file = head();
  await sendLines(maya, path, [file, habit(1, "Drink 8 glasses water", days)]);
  await maya.delete(`/api/lifestyle/imports/${file.id}`);
  await maya.put(`/api/lifestyle/habits/${id}/days/${days[0]}`, { isDone: true });
  await maya.delete(`/api/lifestyle/habits/${id}`);
  expect((await maya.post(`/api/lifestyle/imports/${file.id}/restore`)).status).toBe(200);
  expect((await maya.post(`/api/lifestyle/habits/${id}/restore`)).status).toBe(200);
  expect((await water())?.days).toEqual(days);
  expect(await importsOf(maya)).toMatchObject([{ id: file.id, days: 2 }]); // the day checked by hand is the member's
});

test("a check and a deletion of its habit at once: the day comes back with the habit, a later one is refused, no import deletes it", async () => {
  const maya = await aMember();
  const { owner } = maya.home.context.database;
  const { today } = (await maya.get("/api/challenge")).body as { today: string };
  /** Sends a request after `first` in the transaction of `first`, which is committed once the request waits for it. */
  const during = async <Answer>(first: (tx: MemberTx) => Promise<void>, request: () => Promise<Answer>) => {
    let answer: Promise<Answer> | undefined;
    await maya.data(async (tx) => {
      await first(tx);
      answer = request();
      await expect.poll(() => lockWaits(owner), { timeout: 4_000 }).toBeGreaterThan(0);
    });
    return answer;
  };
  const now = maya.home.context.clock();
  const file = head();
  await sendLines(maya, path, [file, habit(1, "Run", ["2024-03-01"])]);
  const run = async () => (await habitsOf(maya)).find(({ name }) => name === "Run");
  const id = (await run())!.id;
  const check = (tx: MemberTx) => checkDay(tx, id, today, true, now);
  expect(await during(check, () => maya.delete(`/api/lifestyle/imports/${file.id}`))).toMatchObject({ status: 200 });
  expect((await run())?.days, "the import is removed").toEqual([today]);
  await maya.put(`/api/lifestyle/habits/${id}/days/${today}`, { isDone: false });
  expect(await during(check, () => maya.delete(`/api/lifestyle/habits/${id}`))).toMatchObject({ status: 200 });
  expect((await maya.post(`/api/lifestyle/habits/${id}/restore`)).body).toMatchObject({ days: [today] });
  const late = await during(
    (tx) => removeHabit(tx, id, now),
    () => maya.put(`/api/lifestyle/habits/${id}/days/${today}`, { isDone: true }),
  );
  expect(late).toMatchObject({ status: 404 });
});

test("with a future day, a habit without a name or one too many, nothing is imported", async () => {
  const maya = await aMember();
  const before = (await habitsOf(maya)).length;
  const many = Array.from({ length: 57 }, (_, line) => habit(line, `Habit ${line}`, []));
  expect((await sendLines(maya, path, [head(), ...many])).status).toBe(413);
  for (const bad of [habit(2, " ", []), habit(2, "Later", ["2090-01-01"]), habit(2, "Early", ["1899-12-31"]), "x"])
    expect((await sendLines(maya, path, [head(), habit(1, "Good", []), bad])).status, JSON.stringify(bad)).toBe(400);
  expect(await habitsOf(maya)).toHaveLength(before);
});

test("an import of more days than a statement has parameters is removed and restored", async () => {
  const maya = await aMember();
  const file = head();
  await sendLines(maya, path, [file, habit(1, "Read", ["2024-03-01"])]);
  await maya.data((tx) =>
    tx.execute(sql`
      insert into habit_days (user_id, id, habit_id, done_on, checked_at, import_id)
      select user_id, gen_random_uuid(), habit_id, done_on - n, checked_at, import_id from habit_days, generate_series(1, 10999) n`),
  );
  expect(await importsOf(maya)).toMatchObject([{ habits: 1, days: 11_000 }]);
  expect((await maya.delete(`/api/lifestyle/imports/${file.id}`)).status).toBe(200);
  expect(await habitsOf(maya)).toHaveLength(4);
  expect((await maya.post(`/api/lifestyle/imports/${file.id}/restore`)).status).toBe(200);
  expect(await importsOf(maya)).toMatchObject([{ habits: 1, days: 11_000 }]);
});
