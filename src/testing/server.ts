import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { buildApp } from "#app/server.ts";
import { lowerPassphraseCost } from "#server/admin/age.ts";
import { readConfig, type Config } from "#server/config.ts";
import { openContext, type Overrides, type AppContext } from "#server/context.ts";
import { openLog } from "#server/log.ts";
import { lowerHashCost } from "#server/passwords.ts";
import { publicKey } from "#shared/release.ts";
import { migratePartitioned, partitions } from "./partitions.ts";

lowerHashCost();
lowerPassphraseCost();

/**
 * The whole server in this process on a real database, one per worker: every test adds its own users, so that nothing has to be cleared in
 * between. The clock starts at the real time and moves only when a test moves it.
 */
export type TestServer = {
  context: AppContext;
  /** A request to the app, with the public key and JSON headers unless `init` says otherwise. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Moves the server's clock for all tests; a test with fixed times sets `now` and resets it afterwards. */
  clock: { now: number };
  /** Sent emails, newest last. */
  emails: { to: string; subject: string; text: string }[];
  /** Every line of the log, if LOG_LEVEL was set. */
  logged: string[];
};

let opened: Promise<TestServer> | undefined;
export const testServer = (): Promise<TestServer> => (opened ??= openTestServer());

let separate: TestServer[] = [];

/** A separate test server, for tests that need other settings or stop the server. It ends with the test file. */
export async function createTestServer(...options: Parameters<typeof openTestServer>): Promise<TestServer> {
  const server = await openTestServer(...options);
  // a database that the test opened is the test's to close
  if (!options[1]?.database) separate.push(server);
  return server;
}

/** Closes the connections and timers of the separate servers; run after each test file (scripts/test-servers.ts). */
export async function closeTestServers(): Promise<void> {
  const servers = separate;
  separate = [];
  await Promise.all(servers.map(({ context }) => context.database.close()));
}

async function openTestServer(
  settings: Record<string, string> = {},
  overrides: Pick<Overrides, "database" | "places" | "pushPost"> = {},
): Promise<TestServer> {
  const folder = aFolder("server");
  const clock = { now: 0 };
  const config = readConfig({
    DATA_DIR: folder,
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    AUTH_SECRET: randomBytes(32).toString("hex"),
    PORT: "0",
    // tests share their machine: a slow database is not an outage
    DATABASE_PROBE_SECONDS: "10",
    ...(overrides.database || settings["DATABASE_URL"] ? {} : { DATABASE_URL: bySocket(await emptyPostgres()), DATABASE_POOL: "10" }),
    ...settings,
  });
  const emails: TestServer["emails"] = [];
  const mail = { isReal: settings["SMTP_URL"] !== undefined, send: async (email: TestServer["emails"][number]) => void emails.push(email) };
  const { database } = overrides;
  const now = () => Date.now() + clock.now;
  // without a configured map service a test server finds no places, and sends no request
  const places = overrides.places ?? (config.OVERPASS_URL ? undefined : { ask: async () => ({ elements: [] }) });
  const logged: string[] = [];
  const context = await openContext(config, {
    clock: now,
    log: openLog(config.LOG_LEVEL, { write: (line) => void logged.push(line) }),
    mail,
    // without a push service of the test's own no message leaves this machine
    pushPost: overrides.pushPost ?? (async () => 503),
    ...(database ? { database } : {}),
    ...(places ? { places } : {}),
  });
  const app = buildApp(context);
  return {
    context,
    clock,
    emails,
    logged,
    fetch: async (path, init = {}) => {
      const headers = new Headers({ apikey: publicKey });
      if (init.body !== undefined) headers.set("content-type", "application/json");
      new Headers(init.headers).forEach((value, name) => headers.set(name, value));
      const answer = await app.fetch(new Request(new URL(path, "http://localhost:3000"), { ...init, headers }));
      await context.mail.settled();
      return answer;
    },
  };
}

/** A folder that is removed when the test run ends. */
export const aFolder = (name: string): string => mkdtempSync(join(inject("folder"), `${name}-`));

/** The same database, with the login of members' transactions. */
export function asApp(databaseUrl: string): string {
  const { username, password } = inject("appLogin");
  return Object.assign(new URL(databaseUrl), { username, password }).href;
}

/** The same database by the socket of the Postgres under test, if it has one. */
function bySocket(databaseUrl: string): string {
  const [url, socket] = [new URL(databaseUrl), inject("databaseSocket")];
  if (socket) url.searchParams.set("host", socket);
  return url.href;
}

/**
 * A new, migrated database on the Postgres under test. With `plainOwner` its owner is an ordinary role, as an operator's would be: no
 * superuser, and the database is not migrated yet.
 */
export async function emptyPostgres(plainOwner = false): Promise<string> {
  const [base, databases] = [inject("databaseUrl"), inject("databases")];
  const name = `${databases}_${randomBytes(6).toString("hex")}`;
  const url = new URL(base);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: bySocket(base) });
  await client.connect();
  if (plainOwner) {
    [url.username, url.password] = [name, name];
    await client.query(`create role ${name} login password '${name}'; grant app_user to ${name}`);
  }
  // file_copy: twice as fast for a database this small, since nothing of it is logged
  await client.query(`create database ${name} ${plainOwner ? `owner ${name}` : `template ${databases}_template strategy file_copy`}`);
  await client.end();
  if (partitions > 0 && plainOwner) await migratePartitioned(url.href);
  return url.href;
}

export type { Config };
