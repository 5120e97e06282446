import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectWithin } from "#testing/assurance.ts";
import { aSubscriber, type Person } from "#testing/people.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { startPostgres, type RunningPostgres } from "../../scripts/postgres.ts";

/** A proxy to the database: with `isSilent` it forwards nothing, with `isFull` nothing of new connections; neither closes anything. */
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
    // the default in the assurance runs, which measure it; longer on a shared machine
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

test("a slow query is not cancelled while the database answers probes", async () => {
  await server.context.database.owner.execute(sql`select pg_sleep(1.5)`);
  expect((await write()).status).toBe(200);
});

test("a database that is too busy for a new connection, but answers on open ones, does not count as an outage", async () => {
  await Promise.all(Array.from({ length: 5 }, read)); // opens every connection of the pool
  line.isFull = true;
  // a query of drizzle starts only when it is awaited
  const slow = Promise.resolve(server.context.database.owner.execute(sql`select pg_sleep(6)`));
  const until = performance.now() + 6000;
  while (performance.now() < until) expect((await read()).status).toBe(200);
  await slow;
  line.isFull = false;
  expect(server.logged.join("")).not.toContain("does not answer");
});

test("when the database stops answering, calls are refused within two seconds, then at once, and it is used again when it answers", async () => {
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

test("a call that arrives while an unresponsive database is being probed is refused with the earlier ones", async () => {
  await Promise.all(Array.from({ length: 5 }, read)); // so that none waits for a connection
  line.isSilent = true;
  let refused = 0;
  const calls = [0, 1000, 2000].map(async (ms) => {
    await wait(ms * (process.env["ASSURANCE"] ? 0.3 : 1));
    const { status, ms: took } = await timed(read);
    expectWithin(took, 2000, "a refusal, ms");
    if (status === 503) refused += 1;
  });
  // a query without an answer times out after 17 seconds
  await expect.poll(() => refused, { timeout: 12_000 }).toBe(calls.length);
  line.isSilent = false;
  await expect.poll(async () => (await write()).status, { timeout: 30_000 }).toBe(200);
});

const unconfirmed = async () => {
  const { rows } = await admin.query<{ pid: number; name: string }>(
    "select pid, application_name as name from pg_stat_activity where wait_event = 'SyncRep' order by pid",
  );
  return rows;
};
const nameReplica = async (name: string | null) => {
  await admin.query(name ? `alter system set synchronous_standby_names = '${name}'` : "alter system reset synchronous_standby_names");
  await admin.query("select pg_reload_conf()");
  await expect
    .poll(async () => (await admin.query("show synchronous_standby_names")).rows[0], { timeout: 30_000 })
    .toEqual({ synchronous_standby_names: name ?? "" });
};

test("a commit whose wait for a replica is cancelled is on the primary only: it is refused, and a retry ends with one row", async () => {
  await nameReplica("nobody");
  const one = entry();
  const writing = write(one);
  await expect.poll(async () => (await unconfirmed()).filter(({ name }) => name === "evenday").length, { timeout: 30_000 }).toBe(1);
  await admin.query("select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep' and application_name = 'evenday'");
  expect((await writing).status).toBe(503);
  expect(await rowsOf(one.id)).toBe(1);
  await nameReplica(null);
  await expect.poll(async () => (await write(one)).status, { timeout: 30_000 }).toBe(200);
  expect(await rowsOf(one.id)).toBe(1);
});

test("commits that no replica confirms are refused within two seconds while reads go on, and a retry ends with one row", async () => {
  await nameReplica("nobody");
  const one = entry();
  const calls = await Promise.all(Array.from({ length: 8 }, () => timed(() => write(one))));
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([503]));
  expectWithin(Math.max(...calls.map(({ ms }) => ms)), 2000, "the slowest refusal, ms");
  expect((await read()).status).toBe(200);

  // neither a read, nor a write outside a member's transaction, starts another commit that waits: each would occupy one of the server's
  // connections
  const waitingBefore = await unconfirmed();
  for (let round = 0; round < 5; round += 1) {
    expect((await read()).status).toBe(200);
    const next = await timed(write);
    expect(next.status).toBe(503);
    expectWithin(next.ms, 200, "a refusal while commits are known not to be confirmed, ms");
    expect((await maya.post("/api/auth/sign-in", { email: maya.email, password: maya.password })).status).toBe(503);
  }
  expect(await unconfirmed()).toEqual(waitingBefore);

  await nameReplica(null);
  await expect.poll(async () => (await write(one)).status, { timeout: 30_000 }).toBe(200);
  expect(await rowsOf(one.id)).toBe(1);
  expect(server.logged.join("")).toContain("the database confirms commits again");
});

test("when no connection can be opened, more calls than the pool has connections are refused within two seconds", async () => {
  line.isSilent = true;
  for (const socket of sockets) socket.destroy();
  const calls = await Promise.all(Array.from({ length: 25 }, () => timed(write)));
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([503]));
  expectWithin(Math.max(...calls.map(({ ms }) => ms)), 2000, "the slowest refusal, ms");
  line.isSilent = false;
  await expect.poll(async () => (await write()).status, { timeout: 30_000 }).toBe(200);
});
