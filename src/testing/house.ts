import { createHash, randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdtempSync, openAsBlob, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { inject } from "vitest";
import { buildApp } from "#app/server.ts";
import { readConfig, type Config } from "#server/config.ts";
import type { Database } from "#server/database.ts";
import { overPglite } from "#server/embedded.ts";
import { openGround, type Given, type Ground } from "#server/ground.ts";
import { openLog } from "#server/log.ts";
import { migrationsFolder } from "#server/migrations.ts";
import { publicKey } from "#kernel/release.ts";
import { migrateInPieces, partitions } from "./partitions.ts";

/**
 * The whole server in this process on a real database, one a worker: every test adds people of its own, so that nothing
 * has to be emptied in between. The clock starts at the real time and moves only when a test moves it.
 */
export type House = {
  ground: Ground;
  /** A request to the app, with the public key and JSON headers unless `init` says otherwise. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Moves the server's clock forward for all; tests with fixed times set `at` before and put it back. */
  clock: { now: number };
  /** Letters that were sent, newest last. */
  letters: { to: string; subject: string; text: string }[];
  /** Every line of the log, where LOG_LEVEL was set. */
  logged: string[];
};

let opened: Promise<House> | undefined;
export const house = (): Promise<House> => (opened ??= openHouse());

/** A house of its own, for tests that need other settings or stop the server. */
export async function openHouse(settings: Record<string, string> = {}, given: Pick<Given, "database" | "places"> = {}): Promise<House> {
  const folder = aFolder("house");
  const clock = { now: 0 };
  const config = readConfig({
    DATA_DIR: folder,
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    AUTH_SECRET: randomBytes(32).toString("hex"),
    PORT: "0",
    ...(await engineSettings()),
    ...settings,
  });
  const letters: House["letters"] = [];
  const mail = { isReal: settings["SMTP_URL"] !== undefined, send: async (letter: House["letters"][number]) => void letters.push(letter) };
  const database = given.database ?? (config.DATABASE_URL ? undefined : await fresh());
  const now = () => Date.now() + clock.now;
  // without a map service of its own a house finds no places, and asks nobody
  const places = given.places ?? (config.OVERPASS_URL ? undefined : { ask: async () => ({ elements: [] }) });
  const logged: string[] = [];
  const ground = await openGround(config, {
    clock: now,
    log: openLog(config.LOG_LEVEL, { write: (line) => void logged.push(line) }),
    mail,
    ...(database ? { database } : {}),
    ...(places ? { places } : {}),
  });
  const app = buildApp(ground);
  return {
    ground,
    clock,
    letters,
    logged,
    fetch: async (path, init = {}) => {
      const headers = new Headers({ apikey: publicKey });
      if (init.body !== undefined) headers.set("content-type", "application/json");
      new Headers(init.headers).forEach((value, name) => headers.set(name, value));
      return app.fetch(new Request(new URL(path, "http://localhost:3000"), { ...init, headers }));
    },
  };
}

/** A folder that is removed when the run of tests ends. */
export const aFolder = (name: string): string => mkdtempSync(join(inject("folder"), `${name}-`));

async function engineSettings(): Promise<Record<string, string>> {
  return process.env["TEST_ENGINE"] === "postgres" ? { DATABASE_URL: await emptyPostgres(), DATABASE_POOL: "5" } : {};
}

/** A new database on the Postgres under test. With `plainOwner` its role is an ordinary one, as an operator's would be: no superuser. */
export async function emptyPostgres(plainOwner = false): Promise<string> {
  const base = inject("databaseUrl");
  if (!base) throw new Error("no Postgres was handed to this test");
  const name = `evenday_${randomBytes(6).toString("hex")}`;
  const url = new URL(base);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: base });
  await client.connect();
  if (plainOwner) {
    [url.username, url.password] = [name, name];
    await client.query("do $$ begin create role app_user nologin; exception when duplicate_object or unique_violation then null; end $$");
    await client.query(`create role ${name} login password '${name}'; grant app_user to ${name}`);
  }
  const template = partitions > 0 && !plainOwner ? await templateInPieces(client, base) : null;
  await client.query(`create database ${name} ${plainOwner ? `owner ${name}` : ""} ${template ? `template ${template}` : ""}`);
  await client.end();
  if (partitions > 0 && plainOwner) await migrateInPieces(url.href);
  return url.href;
}

/** Hundreds of tables take seconds to make and a moment to copy: made once for all workers. */
async function templateInPieces(client: pg.Client, base: string): Promise<string> {
  const name = `evenday_in_${partitions}_pieces`;
  await client.query("select pg_advisory_lock(846302)");
  if ((await client.query("select from pg_database where datname = $1", [name])).rowCount === 0) {
    await client.query(`create database ${name}`);
    const url = new URL(base);
    url.pathname = `/${name}`;
    await migrateInPieces(url.href);
  }
  await client.query("select pg_advisory_unlock(846302)");
  return name;
}

/** An embedded database in memory, migrated: made once for a set of migrations, then loaded, which is ten times quicker. */
async function fresh(): Promise<Database> {
  const packed = join(tmpdir(), `evenday-test-template-${migrationsHash()}.tar`);
  if (!existsSync(packed)) {
    const first = await PGlite.create();
    await migrate(drizzle(first), { migrationsFolder });
    await first.exec("checkpoint");
    const mine = `${packed}.${process.pid}`;
    writeFileSync(mine, Buffer.from(await (await first.dumpDataDir("none")).arrayBuffer()));
    nameOnce(mine, packed);
    await first.close();
  }
  return overPglite(await PGlite.create({ loadDataDir: await openAsBlob(packed) }), "memory");
}

/** Gives a file its name unless another run was first: what somebody is reading is never replaced. */
function nameOnce(mine: string, name: string): void {
  try {
    linkSync(mine, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(mine);
  }
}

function migrationsHash(): string {
  const hash = createHash("sha256");
  for (const file of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith(".sql"))
    .sort())
    hash.update(file).update(readFileSync(join(migrationsFolder, file)));
  return hash.digest("hex").slice(0, 16);
}

export type { Config };
