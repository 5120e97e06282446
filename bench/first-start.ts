/**
 * D3: kill -9 during the first start, at a random moment, and in the middle of each step of migrating an older database; the next start has
 * to succeed by itself. `npm run assurance:nightly -- D3`.
 */
import type { ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/engine.ts";
import { openLog } from "#server/log.ts";
import { knownMigrations } from "#server/migrations.ts";
import { migrationsOf } from "#server/admin/operator.ts";
import pg from "pg";
import { ensureBuilt } from "../scripts/ensure-built.ts";
import { freePort, startPostgres } from "../scripts/postgres.ts";
import { openLine } from "./proxy.ts";
import { endProcess, launchServer, signUp, untilReady } from "./running.ts";
import { ask, part } from "./traffic.ts";

const firstStarts = Math.max(4, Math.ceil(50 * part));
const steps = knownMigrations().length;
const restartLimitMs = 30_000;
const log = openLog("silent");

ensureBuilt();
const place = mkdtempSync(join(tmpdir(), "evenday-first-"));
const faults: string[] = [];
const restarts: number[] = [];
const counts = { embedded: 0, postgres: 0, embeddedSteps: 0, postgresSteps: 0 };

const launch = (port: number, folder: string, url?: string): ChildProcess =>
  launchServer(port, { DATA_DIR: folder, ...(url ? { DATABASE_URL: url } : {}) }, "ignore");

/** Starts on the state after a kill, signs up a member, writes, and checks the schema. */
async function checkRestart(what: string, folder: string, url?: string): Promise<void> {
  const port = await freePort();
  const child = launch(port, folder, url);
  try {
    restarts.push(await untilReady(child, port, restartLimitMs));
    const { token } = await signUp(port);
    const { status } = await ask(port, "POST", "/api/journal/entries", token, {
      id: crypto.randomUUID(),
      entryText: "after the kill",
      moodRating: 5,
      kind: "plain",
    });
    if (status !== 200) faults.push(`${what}: writing answered ${status}`);
    await endProcess(child, "SIGTERM");
    const database = await openDatabase(readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", ...(url ? { DATABASE_URL: url } : {}) }), log, {
      schema: "untouched",
    });
    const has = await migrationsOf(database.owner);
    await database.close();
    if (has.join() !== knownMigrations().join()) faults.push(`${what}: ${has.length} migrations instead of ${steps}`);
  } catch (error) {
    faults.push(`${what}: ${(error as Error).message}`);
  } finally {
    await endProcess(child, "SIGKILL");
  }
}

async function emptyDatabase(base: string): Promise<string> {
  const client = new pg.Client({ connectionString: base });
  await client.connect();
  const name = `first_${crypto.randomUUID().replaceAll("-", "")}`;
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(base), { pathname: `/${name}` }).href;
}

/** Kills at a random moment between the spawn and shortly after the server would have been ready. */
async function killAtRandom(folder: string, url: string | undefined, wholeMs: number): Promise<void> {
  const child = launch(await freePort(), folder, url);
  await wait(Math.random() * wholeMs * 1.1);
  await endProcess(child, "SIGKILL");
}

/** An embedded database folder that stops at the first `known` migrations. */
async function olderFolder(known: number): Promise<string> {
  const folder = mkdtempSync(join(place, "older-"));
  await (await openDatabase(readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent" }), log, { schema: known })).close();
  return folder;
}

try {
  const timed = mkdtempSync(join(place, "timed-"));
  const [port, begun] = [await freePort(), performance.now()];
  const whole = launch(port, timed);
  await untilReady(whole, port, restartLimitMs);
  const wholeMs = performance.now() - begun;
  await endProcess(whole, "SIGTERM");
  const postgres = await startPostgres({ fsync: true });
  try {
    for (let at = 0; at < firstStarts; at += 1) {
      const isOnPostgres = at % 3 === 2;
      const folder = mkdtempSync(join(place, "first-"));
      const url = isOnPostgres ? await emptyDatabase(postgres.url) : undefined;
      await killAtRandom(folder, url, wholeMs);
      await checkRestart(`first start ${at + 1} on ${isOnPostgres ? "Postgres" : "the embedded one"}`, folder, url);
      counts[isOnPostgres ? "postgres" : "embedded"] += 1;
      rmSync(folder, { recursive: true, force: true });
    }
    // kills at the end of each step, as seen in the traffic to Postgres: the last statement of a migration records it
    for (let step = 1; step <= steps; step += Math.ceil(1 / part)) {
      const url = await emptyDatabase(postgres.url);
      const line = await openLine(url);
      const child = launch(await freePort(), mkdtempSync(join(place, "step-")), line.through(url));
      const died = new Promise((done) => child.once("exit", done));
      let noted = 0;
      line.onSent((bytes) => {
        noted += bytes.toString("latin1").split('insert into "drizzle"."__drizzle_migrations"').length - 1;
        if (noted >= step) child.kill("SIGKILL");
      });
      await died;
      await line.close();
      await checkRestart(`step ${step} on Postgres`, mkdtempSync(join(place, "after-")), url);
      counts.postgresSteps += 1;
    }
    // the embedded Postgres has no proxy to watch: an older folder, killed at a random moment during migration
    for (let known = 1; known < steps; known += Math.ceil(1 / part)) {
      const older = await olderFolder(known);
      const folder = mkdtempSync(join(place, "copy-"));
      cpSync(older, folder, { recursive: true });
      await killAtRandom(folder, undefined, wholeMs);
      await checkRestart(`from ${known} migrations on the embedded Postgres`, folder);
      counts.embeddedSteps += 1;
      for (const done of [older, folder]) rmSync(done, { recursive: true, force: true });
    }
  } finally {
    await postgres.stop();
  }
} finally {
  if (existsSync(place)) rmSync(place, { recursive: true, force: true });
}
for (const fault of faults) console.log(`  ${fault}`);
const { embedded, postgres, embeddedSteps, postgresSteps } = counts;
console.log(
  `${embedded + postgres} first starts killed (${embedded} embedded, ${postgres} Postgres) and ${postgresSteps + embeddedSteps} steps of migrating (${postgresSteps} Postgres, ${embeddedSteps} embedded); ${faults.length} did not start again, slowest next start ${Math.round(Math.max(...restarts))} ms`,
);
process.exit(faults.length === 0 ? 0 : 1);
