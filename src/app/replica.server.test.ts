import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { metricsToken, readMetrics } from "#testing/metrics.ts";
import { aSubscriber, signIn, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { findWithBasebackup, startPostgres, startReplica, type RunningPostgres } from "../../scripts/postgres.ts";
import { commandsOn } from "./admin.ts";

const found = findWithBasebackup();
const operatorToken = randomBytes(32).toString("hex");

/** Two servers on one primary and its replica, whose replay the tests can pause. */
describe.runIf(found !== null)("reads on a replica", () => {
  let primary: RunningPostgres;
  let replica: Awaited<ReturnType<typeof startReplica>>;
  let atReplica: pg.Client;
  let servers: [TestServer, TestServer];
  let maya: Person;
  let other: Person;

  beforeAll(async () => {
    primary = await startPostgres({ found: found ?? undefined });
    const admin = new pg.Client({ connectionString: primary.url });
    await admin.connect();
    await admin.query(
      "create role app_user nologin; create role evenday_app login noinherit password 'only-here'; grant app_user to evenday_app",
    );
    await admin.end();
    replica = await startReplica(primary, found!);
    atReplica = new pg.Client({ connectionString: replica.url });
    atReplica.on("error", () => {}); // the last test kills the replica
    await atReplica.connect();
    const asApp = (url: string) => Object.assign(new URL(url), { username: "evenday_app", password: "only-here" }).href;
    const settings = {
      DATABASE_URL: primary.url,
      DATABASE_APP_URL: asApp(primary.url),
      REPLICA_URL: asApp(replica.url),
      REPLICA_WAIT_SECONDS: "5",
      AUTH_SECRET: randomBytes(32).toString("hex"),
      LOG_LEVEL: "warn",
      METRICS_TOKEN: metricsToken,
      OPERATOR_TOKEN: operatorToken,
    };
    servers = [await createTestServer(settings), await createTestServer({ ...settings, REPLICA_WAIT_SECONDS: "0.05" })];
    maya = await aSubscriber(servers[0]);
    other = await signIn(servers[1], maya.email, maya.password);
    // a new replica that fails to connect retries only after 5 s
    const end = (await servers[0].context.database.owner.execute<{ at: string }>(sql`select pg_current_wal_insert_lsn()::text as at`))
      .rows[0]!.at;
    const isThere = "select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as there";
    const expectThere = async () => expect((await atReplica.query(isThere, [end])).rows[0].there).toBe(true);
    await vi.waitFor(expectThere, { timeout: 90_000, interval: 100 });
  });
  afterAll(async () => {
    for (const { context } of servers) await context.database.close();
    await atReplica.end();
    await replica.stop();
    await primary.stop();
  });

  const counts = (server: TestServer) => ({ ...server.context.database.replicaCounts! });
  const write = async (person: Person, word: string) => {
    const id = newId();
    expect((await person.post("/api/journal/entries", { id, entryText: `about ${word}`, moodRating: 5, kind: "plain" })).status).toBe(200);
    return id;
  };
  const search = async (person: Person, word: string) => {
    const { status, body } = await person.get(`/api/journal/entries?limit=20&query=${word}`);
    expect(status).toBe(200);
    return (body as { entries: { id: string }[] }).entries.map(({ id }) => id);
  };

  test("the replica answers the year of moods, patterns and both searches, also right after a write", async () => {
    const before = counts(servers[0]);
    const id = await write(maya, "heron");
    expect(await search(maya, "heron")).toEqual([id]);
    const paths = ["/api/journal/moods?from=2026-01-01&to=2026-12-31", "/api/members/patterns"];
    for (const path of paths) expect((await maya.get(path)).status, path).toBe(200);
    expect((await maya.post("/api/members/search", { query: "heron" })).status).toBe(200);
    expect(counts(servers[0])).toEqual({ answered: before.answered + 4, fallenBack: before.fallenBack });
  });

  test("what a member wrote at one server is found at the other while the replica is paused, because the primary answers", async () => {
    await atReplica.query("select pg_wal_replay_pause()");
    const id = await write(maya, "kestrel");
    const before = counts(servers[1]);
    expect(await search(other, "kestrel")).toEqual([id]);
    expect(counts(servers[1])).toEqual({ answered: before.answered, fallenBack: before.fallenBack + 1 });
    await atReplica.query("select pg_wal_replay_resume()");
  });

  test("a read waits for a replica that is slightly behind", async () => {
    await atReplica.query("select pg_wal_replay_pause()");
    const id = await write(maya, "plover");
    const before = counts(servers[0]);
    const reading = search(maya, "plover");
    await atReplica.query("select pg_sleep(0.3)");
    await atReplica.query("select pg_wal_replay_resume()");
    expect(await reading).toEqual([id]);
    expect(counts(servers[0])).toEqual({ answered: before.answered + 1, fallenBack: before.fallenBack });
  });

  test("the metrics and, for the operator, /readyz show how often each answered; admin status shows the replica's lag", async () => {
    const { answered, fallenBack } = counts(servers[0]);
    const series = await readMetrics(servers[0]);
    const shown = ["replica", "primary"].map((server) => series.get(`evenday_replica_reads{answered_by="${server}"}`));
    expect(shown).toEqual([answered, fallenBack]);
    const ready = async (authorization: string) => (await servers[0].fetch("/readyz", { headers: { authorization } })).json();
    expect(await ready(`Bearer ${operatorToken}`)).toMatchObject({ replica: { answered, fallenBack } });
    expect(await ready("")).not.toHaveProperty("replica");
    const lines: string[] = [];
    await commandsOn(servers[0].context).run("status", {}, (line) => void lines.push(line));
    expect(lines.join("\n")).toMatch(/replica +\d+\.\d MB behind/);
  });

  test("on the replica another member's rows are invisible, a lapsed member is asked to pay, and nothing can be written", async () => {
    await write(maya, "curlew");
    const neighbour = await aSubscriber(servers[0]);
    const before = counts(servers[0]).answered;
    expect(await search(neighbour, "curlew")).toEqual([]);
    expect(counts(servers[0]).answered).toBe(before + 1);
    const lapsed = await aMemberWithExpiredTrial(servers[0]);
    expect((await lapsed.post("/api/members/search", { query: "curlew" })).status).toBe(402);
    const { withUserOnReplica } = servers[0].context.database;
    // without the query's own condition, by row-level security alone
    const seen = await withUserOnReplica(neighbour.id, (tx) => tx.execute(sql`select id, current_user as role from journal_entries`));
    expect(seen.rows).toEqual([]);
    await expect(withUserOnReplica(neighbour.id, (tx) => tx.execute(sql`delete from journal_entries`))).rejects.toMatchObject({
      cause: { code: "25006" },
    });
  });

  test("when the replica is down the primary answers", async () => {
    await replica.kill();
    const id = await write(maya, "osprey");
    for (const person of [maya, other]) expect(await search(person, "osprey")).toEqual([id]);
  });
});
