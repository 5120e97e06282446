import { randomBytes } from "node:crypto";
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyPostgres, createTestServer, type TestServer } from "#testing/server.ts";
import { aSubscriber, signIn, type Person } from "#testing/people.ts";
import { expectWithin, times } from "#testing/assurance.ts";
import { findPgbouncer, startPgbouncer, type Pooler } from "../../scripts/pgbouncer.ts";
import { startPostgres, type RunningPostgres } from "../../scripts/postgres.ts";

const isHere = findPgbouncer() !== null;

/** Two servers behind PgBouncer in transaction mode: settings of one member must never apply to the next on the same connection. */
describe.runIf(isHere)("behind a pooler in transaction mode", () => {
  const size = 3;
  let direct: string;
  let pooler: Pooler;
  let servers: TestServer[];
  let people: { at: Person[]; words: string }[];

  beforeAll(async () => {
    direct = await emptyPostgres(true);
    pooler = await startPgbouncer(direct, size);
    const settings = {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: direct,
      DATABASE_POOL: "8",
      AUTH_SECRET: randomBytes(32).toString("hex"),
    };
    servers = [await createTestServer(settings), await createTestServer(settings)];
    people = [];
    for (const words of ["only of the first", "only of the second", "only of the third"]) {
      const person = await aSubscriber(servers[0]);
      // signed in at both servers
      people.push({ at: [person, await signIn(servers[1] as TestServer, person.email, person.password)], words });
    }
  });
  afterAll(async () => {
    for (const { context } of servers) await context.database.close();
    await pooler.stop();
  });

  test(
    "members at two servers that share a few connections read and write only their own rows, and nothing is lost",
    { timeout: 120_000 },
    async () => {
      const calls = times(300, 3000);
      const saved = people.map(() => new Set<string>());
      let foreign = 0;
      for (let done = 0; done < calls; done += 30) {
        await Promise.all(
          Array.from({ length: 30 }, async (_, n) => {
            const which = n % people.length;
            const { at, words } = people[which]!;
            const person = at[(n >> 2) % 2]!;
            if (n % 5 === 0) {
              const id = newId();
              const text = await person.post("/api/journal/entries", { id, entryText: `${words} ${id}`, moodRating: 5, kind: "plain" });
              if (text.status !== 200) throw new Error(`${text.status}: ${JSON.stringify(text.body)}`);
              saved[which]?.add(id);
              return;
            }
            const { status, body } = await person.get("/api/journal/entries?limit=100");
            const texts = (body as { entries?: { entryText: string }[] }).entries ?? [];
            if (status !== 200 || texts.some(({ entryText }) => !entryText.startsWith(words))) foreign += 1;
          }),
        );
      }
      expect(foreign, "answers with foreign rows, or none").toBe(0);
      const client = new pg.Client({ connectionString: direct });
      await client.connect();
      for (const [which, ids] of saved.entries()) {
        const { rows } = await client
          .query<{ id: string }>(
            "begin; select set_config('app.job', 'operator', true); select id::text from journal_entries where user_id = '" +
              people[which]?.at[0]?.id +
              "'; commit",
          )
          .then((all) => (all as unknown as pg.QueryResult<{ id: string }>[])[2]!);
        expect(
          [...ids].filter((id) => !rows.some((row) => row.id === id)),
          "acknowledged and lost",
        ).toEqual([]);
      }
      const { rows } = await client.query<{ count: number }>(
        "select count(*)::int as count from pg_stat_activity where application_name = 'evenday' and datname = current_database()",
      );
      await client.end();
      expect(rows[0]?.count).toBeLessThanOrEqual(size);
    },
  );

  test("a session that ends at one server ends at the other, because changes are received on a direct connection", async () => {
    const person = await aSubscriber(servers[0]);
    const there = await signIn(servers[1] as TestServer, person.email, person.password);
    const here = await signIn(servers[0] as TestServer, person.email, person.password);
    expect((await there.get("/api/auth/session")).status).toBe(200);
    expect((await here.post("/api/account/delete", { password: person.password, typed: "DELETE" })).status).toBe(200);
    const begun = performance.now();
    await expect.poll(async () => (await there.get("/api/auth/session")).status).toBe(401); // a cached session would last for 30 s
    expectWithin(performance.now() - begun, 1000, "refused at the other server, ms");
  });
});

describe.runIf(isHere)("a pooler whose database is unreachable", () => {
  let database: RunningPostgres;
  let pooler: Pooler;
  let server: TestServer;

  beforeAll(async () => {
    database = await startPostgres({ fsync: true });
    pooler = await startPgbouncer(database.url, 3, { server_login_retry: 1 });
    // no DATABASE_DIRECT_URL
    server = await createTestServer({ DATABASE_URL: pooler.url, LOG_LEVEL: "warn" });
  });
  afterAll(async () => {
    await server.context.database.close();
    await pooler.stop();
    await database.stop();
  });

  test("a missing DATABASE_DIRECT_URL is reported at start", () => {
    expect(server.logged.join("")).toContain("DATABASE_DIRECT_URL");
  });

  test("its refusals are answered with 503 and Retry-After, and calls succeed again when the database is back", async () => {
    const maya = await aSubscriber(server);
    await database.kill();
    // its processes for connections end a moment after it
    await expect.poll(async () => (await maya.get("/api/progress/check")).status).not.toBe(200);
    const statuses = new Set<string>();
    for (let call = 0; call < 4; call += 1) {
      const { status, headers } = await maya.get("/api/progress/check");
      statuses.add(`${status}, Retry-After ${headers.get("retry-after") ?? "missing"}`);
    }
    expect([...statuses]).toEqual(["503, Retry-After 5"]);
    expect(server.logged.join("")).not.toContain("unhandled");
    await database.restart();
    await expect.poll(async () => (await maya.get("/api/progress/check")).status, { timeout: 15_000 }).toBe(200);
  });
});
