import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { fetchArchive, packArchive, sendArchive } from "#testing/archive.ts";
import { lockWaits } from "#testing/lock-waits.ts";
import { aMember, type Person } from "#testing/people.ts";
import { createTestServer } from "#testing/server.ts";
import { thisMonth as month } from "#testing/today.ts";

/** The first of each creates examples or defaults. */
const visits = ["/api/lifestyle/habits", "/api/challenge", "/api/debt", `/api/budget/months/${month}`];
const page = (entryText: string) => ({ id: randomUUID(), entryText, moodRating: 5, kind: "plain" });
/** What an import writes, without ids. */
const namesIn = async (person: Person) => {
  const { rows } = await fetchArchive(person);
  const names = (table: string, column: string) => (rows[table] ?? []).map((row) => String(row[column])).toSorted();
  return [
    names("budget_categories", "name"),
    names("habits", "name"),
    names("challenge_milestones", "label"),
    names("debts", "name"),
    names("challenge_settings", "cents_per_day"),
  ];
};

/** Runs `work` while an import of `person` has begun, and ends it once something waits for the import or all of `work` is done. */
async function duringImport(person: Person, bytes: Uint8Array, work: () => Promise<unknown>[]) {
  const waiting = () => lockWaits(person.home.context.database.owner);
  let all: Promise<unknown>[] = [];
  let done = 0;
  let importing: ReturnType<typeof sendArchive> | undefined;
  await person.data(async (tx) => {
    await tx.execute(sql`select 1 from journal_entries where user_id = ${person.id} for update`);
    importing = sendArchive(person, bytes);
    await expect.poll(waiting).toBe(1);
    all = work();
    for (const one of all) void one.finally(() => (done += 1));
    await expect.poll(async () => done + (await waiting()) - 1).toBeGreaterThanOrEqual(Math.min(2, all.length));
  });
  const imported: Awaited<ReturnType<typeof sendArchive>> | undefined = await importing;
  return { imported, answers: await Promise.all(all) };
}

test("first visits during an import add nothing of ours to what it imports, and neither waits for the other without end", async () => {
  const home = await createTestServer();
  const [ana, maya] = [await aMember(home), await aMember(home)];
  for (const path of visits) await ana.get(path);
  await ana.post("/api/debt/debts", {
    id: randomUUID(),
    name: "Bike",
    emoji: "",
    totalCents: 5000,
    paidCents: 0,
    rateMilli: 0,
    minimumCents: 0,
  });
  await ana.post("/api/budget/categories", { id: randomUUID(), name: "Bees", colour: null, month });
  const archive = packArchive(await fetchArchive(ana));
  await maya.post("/api/journal/entries", page("before"));
  const { imported, answers } = await duringImport(maya, archive, () => visits.map((path) => maya.get(path)));
  expect(imported?.status).toBe(200);
  expect(answers.map((answer) => (answer as { status: number }).status)).toEqual(visits.map(() => 200));
  expect(await namesIn(maya)).toEqual(await namesIn(ana));
});

test("a habit and a milestone that are added during an import wait for it, and the import does not wait for them", async () => {
  const home = await createTestServer();
  const maya = await aMember(home);
  for (const path of visits) await maya.get(path);
  await maya.post("/api/journal/entries", page("before"));
  const archive = packArchive(await fetchArchive(maya));
  const { imported, answers } = await duringImport(maya, archive, () => [
    maya.post("/api/lifestyle/habits", { id: randomUUID(), name: "Swim", category: "Fitness", weeklyTarget: 3 }),
    maya.post("/api/challenge/milestones", { id: randomUUID(), label: "Sixty", days: 60 }),
  ]);
  expect(imported?.status).toBe(200);
  expect(answers.map((answer) => (answer as { status: number }).status)).toEqual([200, 200]);
  const [, habits, milestones] = await namesIn(maya);
  expect([habits, milestones]).toEqual([expect.arrayContaining(["Swim"]), expect.arrayContaining(["Sixty"])]);
});

test("an import that the database ends, because it and another write waited for each other, is begun again", async () => {
  const home = await createTestServer();
  const maya = await aMember(home);
  for (const path of visits) await maya.get(path);
  const archive = packArchive(await fetchArchive(maya));
  let importing: ReturnType<typeof sendArchive> | undefined;
  await maya.data(async (tx) => {
    await tx.execute(sql`select 1 from budget_categories where user_id = ${maya.id} for update`);
    importing = sendArchive(maya, archive);
    await expect.poll(() => lockWaits(maya.home.context.database.owner)).toBe(1);
    // which the import has deleted before: the first budget of the member's own locks both
    await tx.execute(sql`select 1 from budget_start_dates where user_id = ${maya.id} for update`);
  });
  const imported: Awaited<ReturnType<typeof sendArchive>> | undefined = await importing;
  expect(imported?.status).toBe(200);
});
