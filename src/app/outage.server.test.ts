import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { aSubscriber, signIn, type Person } from "#testing/people.ts";
import { expectWithin, proves } from "#testing/assurance.ts";
import { startPostgres, type RunningPostgres } from "../../scripts/postgres.ts";

const pool = 5;
const outageMs = 2500;

describe("with a Postgres that goes away and returns while members write", () => {
  let database: RunningPostgres;
  let home: TestServer;
  let maya: Person;

  beforeAll(async () => {
    database = await startPostgres({ fsync: true });
    home = await createTestServer({ DATABASE_URL: database.url, DATABASE_POOL: String(pool), LOG_LEVEL: "error" });
    maya = await aSubscriber(home);
  });
  afterAll(async () => {
    await home.context.database.close();
    await database.stop();
  });

  test("behind a pooler, migrations and notifications of changes use the direct address", async () => {
    const people = () =>
      home.context.database.owner.execute<{ name: string }>(
        sql`select application_name as name from pg_stat_activity where query like 'listen%'`,
      );
    const before = (await people()).rows.length;
    const direct = new URL(database.url);
    direct.port = "1";
    await expect(createTestServer({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: direct.href })).rejects.toThrow(
      /ECONNREFUSED|EADDRNOTAVAIL/,
    );
    expect((await people()).rows.length).toBe(before);
    const beside = await createTestServer({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: database.url });
    const second = await signIn(beside, maya.email, maya.password);
    expect((await second.get("/api/auth/session")).status).toBe(200);
    await home.context.database.owner.execute(sql`delete from session where user_id = ${maya.id}::uuid`);
    await wait(500);
    expect((await second.get("/api/auth/session")).status).toBe(401);
    await beside.context.database.close();
    maya = await signIn(home, maya.email, maya.password);
  });

  const status = async (path: string) => (await home.fetch(path)).status;

  test(
    "calls are refused in words within two seconds, /healthz still answers, and everything acknowledged is there when it returns",
    { timeout: 120_000 },
    async (context) => {
      const saved: string[] = [];
      const refusals: { status: number; ms: number }[] = [];
      for (const cycle of [1, 2]) {
        let isOver = false;
        const load = Array.from({ length: 4 }, async () => {
          while (!isOver) {
            const id = newId();
            const begun = performance.now();
            const text = await maya.post("/api/journal/entries", { id, entryText: `entry ${id}`, moodRating: 5, kind: "plain" });
            if (text.status === 200) saved.push(id);
            else refusals.push({ status: text.status, ms: performance.now() - begun });
            await wait(20);
          }
        });
        await wait(300);
        await database.kill();
        const until = Date.now() + outageMs;
        await wait(100);
        expect([await status("/healthz"), await status("/readyz")], `cycle ${cycle}`).toEqual([200, 503]);
        await wait(until - Date.now());
        await database.restart();
        const back = performance.now();
        while ((await maya.get("/api/progress/check")).status !== 200) await wait(50);
        expectWithin(performance.now() - back, 5000, "normal again, without a restart, ms");
        isOver = true;
        await Promise.all(load);
        expect(await status("/readyz")).toBe(200);
      }
      expect(refusals.length).toBeGreaterThan(0);
      expect(
        refusals.filter((one) => one.status !== 503),
        home.logged.join(""),
      ).toEqual([]);
      expectWithin(Math.max(...refusals.map(({ ms }) => ms)), 3000, "the slowest refusal, ms");

      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const { rows } = await client.query<{ id: string }>("select id::text from journal_entries where user_id = $1", [maya.id]);
      const found = new Set(rows.map(({ id }) => id));
      expect(
        saved.filter((id) => !found.has(id)),
        "acknowledged and lost",
      ).toEqual([]);
      const { rows: open } = await client.query<{ count: number }>(
        "select count(*)::int as count from pg_stat_activity where application_name = 'evenday'",
      );
      await client.end();
      expect(open[0]?.count, "connections of the pool").toBeLessThanOrEqual(pool);
      proves(
        context,
        "I1",
        `${saved.length} rows acknowledged over 2 outages, 0 lost; ${refusals.length} refusals, the slowest after ${Math.round(Math.max(...refusals.map(({ ms }) => ms)))} ms`,
      );
    },
  );
});
