/**
 * `npm run n -- bench/power-cut.ts`: power cuts that lose the page cache, simulated. Postgres runs with a library (lost-page-cache.c, built
 * with gcc) that records what it synced; while 20 members write, everything is killed and the data folder replaced by what was synced. Then
 * Evenday starts on it, and every acknowledged entry must be stored. In a last round nothing counts as synced, which must lose entries:
 * otherwise the check would prove nothing. `--rounds 20`. Linux, as root or any user.
 */
import { type ChildProcess, execFileSync, spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { postmasterOf } from "#server/embedded/postmaster.ts";
import { ensureBuilt, serverFile } from "../scripts/ensure-built.ts";
import { freePort } from "../scripts/postgres.ts";
import { endProcess, launchServer, signUp, untilReady } from "./running.ts";
import { lostOf } from "./traffic.ts";
import { withoutSettings } from "../scripts/without-settings.ts";
import { nothingWritten, writeEntries } from "./written.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "20" } } });
const writers = 20;
ensureBuilt();

const folder = mkdtempSync(join(tmpdir(), "evenday-power-cut-"));
chmodSync(folder, 0o755);
const [library, dataDir] = [join(folder, "lost-page-cache.so"), join(folder, "data")];
const [data, shadow] = [join(dataDir, "postgres"), join(dataDir, "shadow")];
execFileSync("gcc", ["-shared", "-fPIC", "-O2", "-o", library, join(import.meta.dirname, "lost-page-cache.c"), "-ldl"]);
mkdirSync(dataDir, { mode: 0o700 });
if (process.getuid?.() === 0) chownSync(dataDir, 65_534, 65_534); // so that Postgres needs no capabilities, which would disable the preloaded library

const port = await freePort();
const written = nothingWritten();
let [lost, cuts] = [0, 0];
let isGood = true;
try {
  let server = await startServer({});
  const { token } = await signUp(port);
  await endProcess(server, "SIGTERM");
  for (cuts = 1; cuts <= Number(values.rounds); cuts += 1) {
    const before = written.acknowledged.size;
    await writeAndCut(token, {});
    const begun = performance.now();
    server = await startServer({});
    const startMs = performance.now() - begun;
    const missing = await lostOf(port, token, written.acknowledged);
    lost += missing;
    await endProcess(server, "SIGTERM");
    console.log(
      `  cut ${cuts}: ${written.acknowledged.size - before} acknowledged, ${missing} lost, ready after ${Math.round(startMs)} ms`,
    );
  }
  const { status, stdout } = spawnSync(process.execPath, [join(dirname(serverFile), "admin.js"), "verify"], {
    env: { ...withoutSettings(), DATA_DIR: dataDir, LD_PRELOAD: "" },
    encoding: "utf8",
  });
  const all = written.acknowledged.size;
  await writeAndCut(token, { SHADOW_NEVER: "1" });
  server = await startServer({});
  const without = await lostOf(port, token, written.acknowledged);
  await endProcess(server, "SIGTERM");
  isGood = lost === 0 && status === 0 && all > 0 && without > 0;
  console.log(
    `  admin verify ended with ${status}${status === 0 ? "" : `: ${stdout}`}; nothing synced: ${without} lost of ${written.acknowledged.size - all}`,
  );
  console.log(`${values.rounds} power cuts, ${writers} writers, ${all} acknowledged entries, ${lost} lost: ${isGood ? "holds" : "FAILS"}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);

/** Starts with the library, writes, kills everything, and keeps only what was synced. */
async function writeAndCut(token: string, more: Record<string, string>): Promise<void> {
  rmSync(shadow, { recursive: true, force: true });
  execFileSync("cp", ["-a", data, shadow]); // stopped cleanly: everything is synced
  const server = await startServer({ LD_PRELOAD: library, SHADOW_FROM: data, SHADOW_TO: shadow, ...more });
  let isOver = false;
  const writing = Array.from({ length: writers }, () => writeEntries(port, token, written, () => isOver));
  await wait(1500 + Math.random() * 2500);
  const postmaster = postmasterOf(data)?.pid ?? 0;
  const backends = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").trim().split(" ").map(Number);
  for (const pid of [server.pid ?? 0, postmaster, ...backends]) if (pid > 0) kill(pid);
  isOver = true;
  await Promise.all(writing);
  await wait(500);
  rmSync(data, { recursive: true });
  renameSync(shadow, data);
  rmSync(join(data, "postmaster.pid"), { force: true });
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    return; // it has just ended by itself
  }
}

async function startServer(more: Record<string, string>): Promise<ChildProcess> {
  const child = launchServer(port, { DATA_DIR: dataDir, ...more });
  await untilReady(child, port);
  return child;
}
