/**
 * npm run crash-test: kills with kill -9, in turn, Evenday, its Postgres (Evenday keeps running) and both at once while 20 members write;
 * restarts what was killed and looks for every acknowledged row. Runs `admin verify` at the end. `--kills 3` for a short run, `--seed n` to
 * repeat the same timing, `--untimed` prints the restart times without a limit.
 */
import { type ChildProcess, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { v7 as newId } from "uuid";
import { publicKey } from "#shared/release.ts";
import { ensureBuilt, serverFile } from "../scripts/ensure-built.ts";
import { postmasterOf } from "#server/embedded/postmaster.ts";
import { freePort } from "../scripts/postgres.ts";
import { endProcess, launchServer, untilReady } from "./running.ts";
import { part } from "./traffic.ts";
import { withoutSettings } from "../scripts/without-settings.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: process.env["ASSURANCE"] === "nightly" ? String(Math.ceil(200 * part)) : "50" },
    seed: { type: "string" },
    untimed: { type: "boolean" },
  },
});
const kills = Number(values.kills);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const writers = 20;
/** Three seconds, times the run queue per core on a busy machine. */
const restartLimitMs = () => (values.untimed ? Infinity : 3000) * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

type Entry = { id: string; entryText: string; moodRating: number };
type Ledger = { acknowledged: Map<string, Entry>; unanswered: Map<string, Entry>; refused: number };
type Round = { acknowledged: number; lost: number; half: number; restartMs: number; isInTime: boolean };

let state = seed;
const random = () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;

ensureBuilt();

const folder = mkdtempSync(join(tmpdir(), "evenday-crash-"));
const port = await freePort();
const runs: Round[] = [];
const ledger: Ledger = { acknowledged: new Map(), unanswered: new Map(), refused: 0 };
let server = await startServer();
let isWhole = false;
try {
  const token = await signUp(port);
  for (let run = 1; run <= kills; run += 1) {
    const before = ledger.acknowledged.size;
    let isWriting = true;
    const writing = Array.from({ length: writers }, () => writeOn(port, token, ledger, () => isWriting));
    while (ledger.acknowledged.size === before) await wait(10);
    await wait(200 + random() * 600);
    const hit = (["server", "database", "both"] as const)[run % 3];
    const postmaster = postmasterOf(join(folder, "postgres"))?.pid;
    if (hit !== "server" && postmaster) process.kill(postmaster, "SIGKILL");
    const begun = performance.now();
    if (hit !== "database") {
      await endProcess(server, "SIGKILL");
      server = await startServer();
    } else {
      // waits until the crash is noticed: a pool with open connections would still report health
      while (postmasterOf(join(folder, "postgres"))?.pid === postmaster) await wait(10);
      await untilReady(server, port);
    }
    const restartMs = performance.now() - begun;
    isWriting = false;
    await Promise.all(writing);
    const { lost, half } = compare(ledger, await everything(port, token));
    runs.push({ acknowledged: ledger.acknowledged.size - before, lost, half, restartMs, isInTime: restartMs <= restartLimitMs() });
    console.log(
      `  kill ${String(run).padStart(3)} (${hit}): ${ledger.acknowledged.size - before} acknowledged, ${lost} lost, ${half} half, ready after ${Math.round(restartMs)} ms`,
    );
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(dirname(serverFile), "admin.js"), "verify"], {
    env: { ...withoutSettings(), DATA_DIR: folder },
    encoding: "utf8",
  });
  isWhole = status === 0;
  console.log(isWhole ? "  admin verify: everything holds" : `  admin verify ended with ${status}: ${stdout}${stderr}`);
} finally {
  await endProcess(server, "SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}
const sum = (field: "lost" | "half") => runs.reduce((total, run) => total + run[field], 0);
const slowest = Math.max(...runs.map(({ restartMs }) => restartMs));
const late = runs.filter(({ isInTime }) => !isInTime).length;
const isGood = isWhole && sum("lost") === 0 && sum("half") === 0 && late === 0 && ledger.acknowledged.size > 0;
console.log(
  `${kills} × kill -9, ${writers} writers, ${ledger.acknowledged.size} acknowledged rows, ${sum("lost")} lost, ${sum("half")} half, slowest restart ${Math.round(slowest)} ms, ${late} too late, seed ${seed}: ${isGood ? "holds" : "FAILS"}`,
);
process.exitCode = isGood ? 0 : 1;

async function startServer(): Promise<ChildProcess> {
  const child = launchServer(port, { DATA_DIR: folder, LOG_LEVEL: "error" });
  await untilReady(child, port);
  return child;
}

function call(port: number, path: string, token: string, body?: unknown): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { apikey: publicKey, "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function signUp(port: number): Promise<string> {
  const who = { email: `${newId()}@example.com`, password: "three plain words" };
  await call(port, "/api/auth/sign-up", "", who);
  const { token } = (await (await call(port, "/api/auth/sign-in", "", who)).json()) as { token: string };
  return token;
}

/** Writes entries one after the other and records each response. */
async function writeOn(port: number, token: string, ledger: Ledger, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    const id = newId();
    const entry: Entry = {
      id,
      entryText: `${id} ${"word ".repeat(1 + Math.floor(random() * 200))}end`,
      moodRating: 1 + Math.floor(random() * 10),
    };
    ledger.unanswered.set(id, entry);
    try {
      const answer = await call(port, "/api/journal/entries", token, { ...entry, kind: "plain" });
      if (!answer.ok) {
        ledger.refused += 1;
        await wait(20);
        continue;
      }
      await answer.arrayBuffer();
      ledger.unanswered.delete(id);
      ledger.acknowledged.set(id, entry);
    } catch {
      await wait(20); // the connection was lost: the row may or may not be stored, but never partly
    }
  }
}

async function everything(port: number, token: string): Promise<Map<string, Entry>> {
  const found = new Map<string, Entry>();
  let next: string | null = "";
  while (next !== null) {
    const page: { entries: Entry[]; next: string | null } = (await (
      await call(port, `/api/journal/entries?limit=100${next ? `&before=${next}` : ""}`, token)
    ).json()) as { entries: Entry[]; next: string | null };
    for (const entry of page.entries) found.set(entry.id, entry);
    next = page.next;
  }
  return found;
}

/** `lost`: acknowledged but missing. `half`: stored with other content than sent, or never sent. */
function compare(ledger: Ledger, found: Map<string, Entry>): { lost: number; half: number } {
  const lost = [...ledger.acknowledged.keys()].filter((id) => !found.has(id)).length;
  const half = [...found.values()].filter((entry) => {
    const sent = ledger.acknowledged.get(entry.id) ?? ledger.unanswered.get(entry.id);
    return sent === undefined || sent.entryText !== entry.entryText || sent.moodRating !== entry.moodRating;
  }).length;
  return { lost, half };
}
