import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectWithin } from "#testing/assurance.ts";
import { aSubscriber, type Person } from "#testing/people.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { startPostgres, type RunningPostgres } from "../../scripts/postgres.ts";

/** A line to the database on which nothing passes while `isSilent`, nothing of new connections while `isFull`, and nothing is closed. */
const line = { isSilent: false, isFull: false, port: 0 };
const sockets = new Set<Socket>();
let database: RunningPostgres;
let server: TestServer;
let maya: Person;
let admin: pg.Client;

const proxy = createServer((from) => {
  const isHeld = line.isFull;
  const to = connect(Number(new URL(database.url).port), "127.0.0.1");
  for (const [one, other] of [[from, to] as const, [to, from] as const]) {
    sockets.add(one);
    one.on("data", (bytes) => void (line.isSilent || isHeld || other.write(bytes)));
    one.on("error", () => other.destroy()).on("close", () => other.destroy());
  }
});

beforeAll(async () => {
  database = await startPostgres({ fsync: true });
  await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
  line.port = (proxy.address() as AddressInfo).port;
  const through = Object.assign(new URL(database.url), { port: String(line.port) }).href;
  server = await createTestServer({
    DATABASE_URL: through,
    DATABASE_DIRECT_URL: database.url,
    DATABASE_POOL: "5",
    // by default in the assurance runs, which measure it; longer where the machine is shared
    DATABASE_PROBE_SECONDS: process.env["ASSURANCE"] ? "" : "3",
    LOG_LEVEL: "warn",
  });
  maya = await aSubscriber(server);
  admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
});
afterAll(async () => {
  await server.context.database.close();
  await admin.end();
  for (const socket of sockets) socket.destroy();
  proxy.close();
  await database.stop();
});

const entry = (id = newId()) => ({ id, entryText: `entry ${id}`, moodRating: 5, kind: "plain" });
const write = (one = entry()) => maya.post("/api/journal/entries", one);
const read = () => maya.get("/api/journal/entries?limit=20");
const rowsOf = async (id: string) => (await admin.query("select from journal_entries where id = $1", [id])).rowCount;
const timed = async (call: () => Promise<{ status: number }>) => {
  const begun = performance.now();
  const { status } = await call();
  return { status, ms: performance.now() - begun };
};

test("a statement that takes its time on a database that answers is left alone", async () => {
  await server.context.database.owner.execute(sql`select pg_sleep(1.5)`);
  expect((await write()).status).toBe(200);
});

test("a database too busy for a new connection, which answers on those that are open, is not away", async () => {
  await Promise.all(Array.from({ length: 5 }, read)); // every connection of the pool is open
  line.isFull = true;
  // a query of drizzle begins once somebody waits for it
  const slow = Promise.resolve(server.context.database.owner.execute(sql`select pg_sleep(6)`));
  const until = performance.now() + 6000;
  while (performance.now() < until) expect((await read()).status).toBe(200);
  await slow;
  line.isFull = false;
  expect(server.logged.join("")).not.toContain("does not answer");
});

test("a database that falls silent is refused for within two seconds, then at once, and is used again when it answers", async () => {
  expect((await write()).status).toBe(200);
  line.isSilent = true;
  const calls = await Promise.all([...Array.from({ length: 8 }, () => timed(write)), ...Array.from({ length: 4 }, () => timed(read))]);
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([503]));
  expectWithin(Math.max(...calls.map(({ ms }) => ms)), 2000, "the slowest refusal, ms");
  const next = await timed(write);
  expect(next.status).toBe(503);
  expectWithin(next.ms, 200, "a refusal while it is known to be away, ms");
  expect((await server.fetch("/readyz")).status).toBe(503);
  line.isSilent = false;
  await expect.poll(async () => (await write()).status, { timeout: 30_000 }).toBe(200);
  expect(server.logged.join("")).toContain("the database answers again");
});

test("commits that no replica confirms are refused within two seconds while reads go on, and a retry ends with one row", async () => {
  await admin.query("alter system set synchronous_standby_names = 'nobody'");
  await admin.query("select pg_reload_conf()");
  const one = entry();
  // the setting takes a moment
  await expect.poll(async () => (await write()).status, { timeout: 30_000 }).toBe(503);
  const calls = await Promise.all(Array.from({ length: 8 }, () => timed(() => write(one))));
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([503]));
  expectWithin(Math.max(...calls.map(({ ms }) => ms)), 2000, "the slowest refusal, ms");
  expect((await read()).status).toBe(200);
  await admin.query("alter system reset synchronous_standby_names");
  await admin.query("select pg_reload_conf()");
  await expect.poll(async () => (await write(one)).status, { timeout: 30_000 }).toBe(200);
  expect(await rowsOf(one.id)).toBe(1);
});

test("more calls than connections, none of which can be opened, are refused within two seconds", async () => {
  line.isSilent = true;
  for (const socket of sockets) socket.destroy();
  const calls = await Promise.all(Array.from({ length: 25 }, () => timed(write)));
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([503]));
  expectWithin(Math.max(...calls.map(({ ms }) => ms)), 2000, "the slowest refusal, ms");
  line.isSilent = false;
  await expect.poll(async () => (await write()).status, { timeout: 30_000 }).toBe(200);
});
