import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrateWhole, migratePartitioned, partitions } from "#testing/partitions.ts";
import { findPgbouncer } from "./pgbouncer.ts";
import { findPostgres, findWithBasebackup, isAlive, startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A Postgres whose role may create databases. */
    databaseUrl: string;
    /** The folder of that Postgres' socket, if it has one: a query by it takes a tenth less processor time than one by TCP. */
    databaseSocket: string | null;
    /** Prefix of this run's databases: `<databases>_template` is migrated and empty, and copied for every test server. */
    databases: string;
    /** A login of the same Postgres for members' transactions: it may switch to the role app_user and nothing else. */
    appLogin: { username: string; password: string };
    /** Where tests create their folders. Removed at the end of the run, because a worker that is killed runs no exit handler. */
    folder: string;
  }
}

const prefix = "evenday-tests-";

/** Folders of runs that were killed before they could remove them. */
function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0;
    if (owner > 0 && !isAlive(owner)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

/** The Postgres under test: that of TEST_DATABASE_URL, an installed one for TEST_POSTGRES=installed, else the embedded one. */
async function startUnderTest() {
  const url = process.env["TEST_DATABASE_URL"];
  if (url) return { url, socket: null, version: "of TEST_DATABASE_URL", stop: async () => {} };
  // it would visit each of some 400 small databases once a minute
  const settings = { autovacuum: "off" };
  if (process.env["TEST_POSTGRES"] !== "installed") return startPostgres({ settings });
  const found = findPostgres();
  if (!found) throw new Error("No Postgres 15 or later is installed here.");
  return startPostgres({ found, settings });
}

/** Runs once before the server's tests: starts one cluster and migrates one database, which all others are copied from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  sweep();
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  const started = await startUnderTest();
  console.log(`Postgres under test: ${started.version}`);
  if (!findPgbouncer()) console.log("No PgBouncer here: the pooler is not tested.");
  if (!findWithBasebackup()) console.log("No installed Postgres with pg_basebackup here: reads on a replica are not tested.");
  const databases = `evenday_${randomBytes(4).toString("hex")}`;
  const withAdmin = async (work: (client: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: started.url });
    await client.connect();
    await work(client).finally(() => client.end());
  };
  const drop = () =>
    withAdmin(async (client) => {
      const { rows } = await client.query<{ name: string }>("select datname as name from pg_database where starts_with(datname, $1)", [
        databases,
      ]);
      for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
      await client.query(`drop role if exists ${databases}_app`);
    });
  await withAdmin((client) => client.query(`create database ${databases}_template`));
  const template = new URL(started.url);
  template.pathname = `/${databases}_template`;
  await (partitions > 0 ? migratePartitioned : migrateWhole)(template.href);
  // unique to this run: with TEST_DATABASE_URL others may run tests at the same time
  const appLogin = { username: `${databases}_app`, password: randomBytes(12).toString("hex") };
  await withAdmin((client) =>
    client.query(
      `create role ${appLogin.username} login noinherit password '${appLogin.password}'; grant app_user to ${appLogin.username}`,
    ),
  );
  project.provide("appLogin", appLogin);
  project.provide("folder", folder);
  project.provide("databaseUrl", started.url);
  project.provide("databaseSocket", started.socket);
  project.provide("databases", databases);
  return async () => {
    if (process.env["TEST_DATABASE_URL"]) await drop(); // otherwise the whole cluster is removed
    await started.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}
