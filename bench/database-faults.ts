/**
 * I2: the connection to Postgres slow, cut or silent; its pool used up; its server turned into a replica. Each for five minutes (times
 * ASSURANCE_PART), with members writing and reading. `npm run assurance:nightly -- I2`; `-- I2 silent` runs one of them.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { ensureBuilt } from "../scripts/ensure-built.ts";
import { freePort, startPostgres } from "../scripts/postgres.ts";
import { openLine } from "./proxy.ts";
import { startProduct } from "./running.ts";
import { ask, handlesOf, lostOf, members, minutesOf, formatMinutes, visit, type Seen } from "./traffic.ts";

const minutes = minutesOf(5);
/** A query times out after 17 s, the rest of its transaction fails at once, and waiting for a connection takes 1.5 s. */
const slowestMs = 22_000;
/** With every response of the database two seconds late, a request with several queries is slow and succeeds. */
const slowestLateMs = 30_000;
const pool = 10;

ensureBuilt();
const database = await startPostgres({ fsync: true });
const folder = mkdtempSync(join(tmpdir(), "evenday-faults-"));
const line = await openLine(database.url);
const product = await startProduct(await freePort(), {
  DATA_DIR: folder,
  DATABASE_URL: line.through(database.url),
  DATABASE_POOL: String(pool),
  LOG_LEVEL: "silent",
});
const admin = new pg.Pool({ connectionString: database.url, max: 3 });

/** Causes the fault and returns how to end it. */
const faults: Record<string, () => Promise<() => Promise<void>>> = {
  slow: async () => (line.setFault("slow"), async () => line.setFault("none")),
  resets: async () => {
    const timer = setInterval(() => line.reset(0.3), 300);
    return async () => clearInterval(timer);
  },
  silent: async () => {
    line.setFault("silent");
    return async () => line.setFault("none");
  },
  pool: async () => {
    let isOver = false;
    const holding = (async () => {
      while (!isOver) {
        const one = await admin.connect();
        await one.query("begin; lock table journal_entries in access exclusive mode");
        await wait(6500);
        await one.query("commit");
        one.release();
        await wait(1500);
      }
    })();
    return async () => ((isOver = true), holding);
  },
  replica: async () => {
    await admin.query("alter database postgres set default_transaction_read_only = on");
    line.reset(1);
    // open connections to the replica are not cut: the server has to drop them by itself
    return async () =>
      void (await admin.query("begin read write; alter database postgres set default_transaction_read_only = off; commit"));
  },
};

const chosen = process.argv.slice(2).filter((name) => name in faults);
const messages: string[] = [];
let isGood = true;
try {
  const tokens = await members(product.port, 8);
  const handlesBefore = handlesOf(product.pid);
  for (const name of chosen.length > 0 ? chosen : Object.keys(faults)) {
    const { faultsFound, words } = await causeFault(name, tokens);
    messages.push(words);
    if (faultsFound.length > 0) isGood = false;
    console.log(`  ${words}${faultsFound.length > 0 ? `: FAILS: ${faultsFound.join(", ")}` : ""}`);
  }
  await wait(2000);
  const { rows } = await admin.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where application_name = 'evenday'",
  );
  const handles = [handlesBefore, handlesOf(product.pid)];
  const leaked = handles[0] === null || handles[1] === null ? 0 : Math.max(0, (handles[1] ?? 0) - (handles[0] ?? 0));
  if ((rows[0]?.count ?? 0) > pool || leaked > pool + 16) isGood = false;
  console.log(
    `I2 ${formatMinutes(minutes)} each of ${formatMinutes(5)}: ${messages.join("; ")}; ${rows[0]?.count} connections at the end, handles ${handles.join(" before, ")} after`,
  );
} finally {
  await product.stop();
  await admin.end();
  await line.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);

async function causeFault(name: string, tokens: string[]): Promise<{ faultsFound: string[]; words: string }> {
  const seen: Seen[] = [];
  const health: Seen[] = [];
  const saved = tokens.map(() => new Set<string>());
  let isOver = false;
  const people = tokens.map((token, at) => visit(product.port, token, 200, seen, saved[at] ?? new Set(), () => isOver));
  const watching = (async () => {
    while (!isOver) {
      for (const path of ["/healthz", "/readyz", "/auth"]) {
        const { status, ms } = await ask(product.port, "GET", path);
        health.push({ what: path, status, ms });
      }
      await wait(500);
    }
  })();
  await wait(1000);
  const end = await faults[name]?.();
  await wait(minutes * 60_000);
  await end?.();
  const ended = performance.now();
  for (let well = 0; well < 20;)
    well =
      (await ask(product.port, "POST", "/functions/v1/check-subscription", tokens[well % tokens.length], {})).status === 200
        ? well + 1
        : (await wait(50), 0);
  const recoveredMs = performance.now() - ended;
  await wait(500);
  isOver = true;
  await Promise.all([...people, watching]);
  let lost = 0;
  for (const [at, token] of tokens.entries()) lost += await lostOf(product.port, token, saved[at] ?? new Set());
  const answered = seen.filter(({ status }) => status === 200).length;
  const refused = seen.filter(({ status }) => status === 503).length;
  const others = seen.filter(({ status }) => status !== 200 && status !== 503);
  const slowest = Math.max(...seen.map(({ ms }) => ms));
  const faultsFound = [
    ...(lost > 0 ? [`${lost} acknowledged entries lost`] : []),
    ...(others.length > 0 ? [`${others.length} answers were ${[...new Set(others.map(({ status }) => status))].join(" and ")}`] : []),
    ...(slowest > (name === "slow" ? slowestLateMs : slowestMs) ? [`a call took ${Math.round(slowest)} ms`] : []),
    ...(health.some(({ what, status }) => what !== "/readyz" && status !== 200) ? ["the process itself did not answer"] : []),
    ...(Math.max(...health.map(({ ms }) => ms)) > 5000 ? ["health took more than 5 s"] : []),
    ...(recoveredMs > (name === "silent" ? slowestMs : 6000) ? [`normal only after ${Math.round(recoveredMs)} ms`] : []),
  ];
  const words = `${name}: ${answered} answered, ${refused} refused with 503, ${others.length} otherwise, ${lost} lost, slowest ${(slowest / 1000).toFixed(1)} s, normal after ${(recoveredMs / 1000).toFixed(1)} s`;
  return { faultsFound, words };
}
