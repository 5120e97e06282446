import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { lockWaits } from "#testing/lock-waits.ts";
import { createTestServer } from "#testing/server.ts";
import { aMember } from "#testing/people.ts";
import { cardsShown } from "./counts.repository.ts";

const shown = (testServer: Awaited<ReturnType<typeof createTestServer>>, body: unknown, headers: Record<string, string> = {}) =>
  testServer.fetch("/api/cards/shown", { method: "POST", body: JSON.stringify(body), headers });

test("a shown card is counted by day and level, and nothing else is stored anywhere", async () => {
  const testServer = await createTestServer();
  const maya = await aMember(testServer);
  const day = new Date(testServer.context.clock()).toISOString().slice(0, 10);
  const everything = async () => {
    const { rows: tables } = await testServer.context.database.owner.execute<{ name: string }>(
      sql`select tablename::text as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const held: Record<string, string[]> = {};
    for (const { name } of tables)
      held[name] = (
        await testServer.context.database.owner.execute<{ row: string }>(
          sql`select to_jsonb(t.*)::text as row from ${sql.identifier(name)} t order by 1`,
        )
      ).rows.map(({ row }) => row);
    return held;
  };
  // the first use of a session is recorded
  expect((await maya.get("/api/account/profile")).status).toBe(200);
  const { coach_counts: none, ...before } = await everything();
  expect(none).toEqual([]);
  // pages call this without a session; one that is sent along is ignored
  expect((await shown(testServer, { level: 2 })).status).toBe(200);
  expect(
    (
      await shown(
        testServer,
        { level: 2, text: "my words", userId: maya.id },
        { authorization: `Bearer ${maya.token}`, "x-forwarded-for": "203.0.113.7" },
      )
    ).status,
  ).toBe(200);
  expect((await shown(testServer, { level: 3 })).status).toBe(200);
  const { coach_counts: counts, ...after } = await everything();
  expect(counts?.map((row) => JSON.parse(row) as { level: number }).toSorted((one, two) => one.level - two.level)).toEqual([
    { day, level: 2, cards: 2 },
    { day, level: 3, cards: 1 },
  ]);
  expect(after).toEqual(before);
  expect(await cardsShown(testServer.context.database.owner, day, day)).toEqual([
    { day, level: 2, cards: 2 },
    { day, level: 3, cards: 1 },
  ]);
});

test("only levels with a card are counted, and a flood is not", async () => {
  const testServer = await createTestServer();
  for (const level of [0, 1, 4, "2", null, undefined]) expect((await shown(testServer, { level })).status).toBe(400);
  for (let at = 0; at < 620; at += 1) expect((await shown(testServer, { level: 2 })).status).toBe(200);
  const day = new Date(testServer.context.clock()).toISOString().slice(0, 10);
  const [row] = await cardsShown(testServer.context.database.owner, day, day);
  expect(row?.cards).toBeLessThanOrEqual(1200); // a new minute may have started in between
  expect(row?.cards).toBeGreaterThanOrEqual(600);
});

test("many cards that are shown together wait with one connection, so that other calls have the rest", async () => {
  const testServer = await createTestServer();
  const { owner } = testServer.context.database;
  const count = 2 * testServer.context.config.DATABASE_POOL;
  await shown(testServer, { level: 2 });
  let waiting: Promise<Response>[] = [];
  const answer = await owner.transaction(async (tx) => {
    await tx.execute(sql`select 1 from coach_counts for update`);
    waiting = Array.from({ length: count }, () => shown(testServer, { level: 2 }));
    await expect.poll(() => lockWaits(owner), { timeout: 20_000 }).toBeGreaterThan(0);
    await new Promise((done) => setTimeout(done, 200));
    return testServer.fetch("/readyz");
  });
  expect(await answer.json()).toMatchObject({ database: true });
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(200);
});
