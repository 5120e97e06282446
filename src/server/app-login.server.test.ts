import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { partitions } from "#testing/partitions.ts";
import { aFolder, asApp, createTestServer, emptyPostgres, type TestServer } from "#testing/server.ts";
import { readConfig } from "./config.ts";
import { databaseCode, type Database } from "./database.ts";
import { openDatabase } from "./engine.ts";
import { openLog } from "./log.ts";

/** Statements by which a transaction could become more than app_user, and what must still be inaccessible afterwards. */
const escapes = [
  "reset role",
  "set role none",
  "set local role none",
  "reset session authorization",
  "reset all; reset role",
  "commit; begin; reset role",
  "reset role; select set_config('app.job', 'operator', true)",
  "reset role; select set_config('app.job', 'sweep', true)",
  "reset role; set row_security = off",
];
const rights = (owner: string) => [
  `set role ${owner}`,
  `set session authorization ${owner}`,
  "set role postgres",
  "alter table journal_entries disable row level security",
  "drop policy journal_entries_own_rows on journal_entries",
  "grant select on session to app_user",
  "create role anything superuser",
  "create function public.f() returns int language sql security definer as 'select 1'",
  `create table public.anything (n int)`,
];

/** Runs the statements in a member's transaction: the number of rows of the last, or the code of a refusal. */
async function outcome(database: Database, statements: string[]): Promise<number | string> {
  let rows = 0;
  const undo = new Error("undone");
  return database
    .withUser(randomUUID(), async (tx) => {
      for (const statement of statements) rows = (await tx.execute(sql.raw(statement))).rows?.length ?? 0;
      throw undo;
    })
    .catch((error: unknown) => (error === undo ? rows : databaseCode(error) || String(error)));
}

async function seed({ owner }: Database): Promise<void> {
  const id = randomUUID();
  await owner.execute(sql`insert into "user" (id, email, created_at, updated_at, trial_ends_at)
    values (${id}, ${`${id}@example.com`}, now(), now(), now())`);
  await owner.execute(sql`insert into session (id, user_id, token_hash, created_at, updated_at, expires_at)
    values (${randomUUID()}, ${id}, ${randomUUID()}, now(), now(), now())`);
}

/** Everything that a member's transaction can do and should not; empty when the login restricts it. */
async function leaksOf(database: Database, ownerRole: string): Promise<string[]> {
  const tables = ["journal_entries", "deleted_rows", "session", '"user"'];
  const tries = [...escapes.flatMap((escape) => tables.map((table) => `${escape}; select 1 from ${table}`)), ...rights(ownerRole)];
  const leaks = (await database.canBecomeOwner()) ? ["the login can become the owner"] : [];
  for (const statements of tries) {
    const found = await outcome(database, statements.split("; "));
    if (found !== "42501") leaks.push(`${statements}: ${found}`);
  }
  return leaks;
}

let embedded: Database;
beforeAll(async () => {
  embedded = await openDatabase(readConfig({ DATA_DIR: aFolder("app-login"), NODE_ENV: "test", DATABASE_POOL: "2" }), openLog("silent"));
});
afterAll(() => embedded.close());

test("on the embedded database, resetting or setting the role gives access to no row and no right", async () => {
  await seed(embedded);
  expect(await leaksOf(embedded, "evenday")).toEqual([]);
});

test("an embedded database of an earlier release gets the login at its next start", async () => {
  const config = readConfig({ DATA_DIR: aFolder("app-login-old"), NODE_ENV: "test", DATABASE_POOL: "2" });
  const log = openLog("silent");
  const first = await openDatabase(config, log);
  const { runningCluster } = await import("./embedded/cluster.ts");
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: runningCluster(config.DATA_DIR)?.superUrl("template1") });
  await client.connect();
  await client.query("drop role evenday_app");
  await client.end();
  await first.close();
  const again = await openDatabase(config, log);
  expect(await again.canBecomeOwner()).toBe(false);
  expect(await again.withUser(randomUUID(), async (tx) => (await tx.execute(sql`select 1 from journal_entries`)).rows)).toEqual([]);
  await again.close();
});

const open = (settings: Record<string, string>): Promise<TestServer> =>
  createTestServer({ LOG_LEVEL: "warn", DATABASE_POOL: "3", ...settings });

test("on an external Postgres, DATABASE_APP_URL restricts members' transactions in the same way", async () => {
  const url = await emptyPostgres(true);
  const home = await open({ DATABASE_URL: url, DATABASE_APP_URL: asApp(url) });
  await seed(home.context.database);
  expect(await leaksOf(home.context.database, new URL(url).username)).toEqual([]);
  expect(home.logged.join("")).not.toContain("DATABASE_APP_URL");
  await home.context.database.close();
});

test.skipIf(partitions > 0)(
  "without DATABASE_APP_URL the log warns that members' transactions use the owner's login, and verify reports it too",
  async () => {
    const { commandsOn } = await import("#app/admin.ts");
    const url = await emptyPostgres(true);
    const home = await open({ DATABASE_URL: url });
    const { database } = home.context;
    expect(await database.canBecomeOwner()).toBe(true);
    expect(home.logged.join("")).toContain("give them one of their own with DATABASE_APP_URL");
    const printed: string[] = [];
    expect(await commandsOn(home.context).run("verify", {}, (line) => printed.push(line))).toBe(0);
    expect(printed.join("\n")).toContain("members' login can become their owner");
    // a login that is the owner itself is reported as well
    const owner = await open({ DATABASE_URL: url, DATABASE_APP_URL: url });
    expect(owner.logged.join("")).toContain("DATABASE_APP_URL");
    await owner.context.database.close();
    await database.close();
  },
);

test("an unknown login is refused at start with its name, without the address", async () => {
  const url = await emptyPostgres(true);
  const unknown = Object.assign(new URL(url), { username: "nobody_here", password: "a-password-to-hide" }).href;
  const refusal = open({ DATABASE_URL: url, DATABASE_APP_URL: unknown });
  await expect(refusal).rejects.toThrow("DATABASE_APP_URL names nobody_here, which this server does not know.");
  await expect(refusal).rejects.not.toThrow("a-password-to-hide");
});

test("members' transactions on another database than the rest are refused at start", async () => {
  const [url, other] = [await emptyPostgres(), await emptyPostgres()];
  const elsewhere = "it leads to another database than DATABASE_URL. Name the same one.";
  await expect(open({ DATABASE_URL: url, DATABASE_APP_URL: asApp(other) })).rejects.toThrow(`DATABASE_APP_URL: ${elsewhere}`);
  await expect(open({ DATABASE_URL: url, DATABASE_DIRECT_URL: other })).rejects.toThrow(`DATABASE_DIRECT_URL: ${elsewhere}`);
});

test("addresses by a socket without a host behind the login open the database", async () => {
  const bySocket = (address: string) => {
    const url = new URL(address);
    url.searchParams.set("host", url.searchParams.get("host") ?? url.hostname);
    if (url.port) url.searchParams.set("port", url.port);
    return `postgres://${url.username}:${url.password}@${url.pathname}${url.search}`;
  };
  const url = await emptyPostgres();
  const home = await open({ DATABASE_URL: bySocket(url), DATABASE_APP_URL: bySocket(asApp(url)) });
  expect(await home.context.database.canBecomeOwner()).toBe(false);
});
