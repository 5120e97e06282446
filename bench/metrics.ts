/**
 * What /metrics and its counting cost: the same server with and without METRICS_PORT on one Postgres, loaded in turn in short rounds by
 * 20 connections, while the figures are read every five seconds. Compares processor time for an answer, of each server's own process.
 * Needs a build. `npm run n -- bench/metrics.ts`
 */
import { readFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startPostgres } from "../scripts/postgres.ts";
import { installBenchTools, loadAll, type Target } from "./load.ts";
import { median, settle, startProduct, type Running } from "./running.ts";

const [seconds, rounds] = [Number(process.env["BENCH_SECONDS"] ?? 3), Number(process.env["BENCH_RUNS"] ?? 20)];
const ticksPerSecond = 100;

installBenchTools();
const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), "evenday-bench-"));
const metricsPort = await freePort();
const env = (name: string) => ({ DATA_DIR: join(folder, name), DATABASE_URL: postgres.url, AUTH_SECRET: "bench ".repeat(8) });
const without = await startProduct(await freePort(), env("without"));
const counted = await startProduct(await freePort(), { ...env("with"), METRICS_PORT: String(metricsPort) });
const read = () => fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((answer) => answer.text());
const reading = setInterval(() => void read(), 5000);
try {
  const token = await settle(without.port);
  for (const isWrite of [false, true]) {
    const costs: { perSecond: number; cpu: number }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      // each goes first in every other round
      const order = round % 2 === 0 ? [without, counted] : [counted, without];
      const found = new Map<Running, { perSecond: number; msEach: number }>();
      for (const server of order) found.set(server, await load(server, token, isWrite));
      const [plain, measured] = [found.get(without), found.get(counted)];
      // the first round only warms up
      if (plain && measured && round > 0)
        costs.push({ perSecond: 1 - measured.perSecond / plain.perSecond, cpu: measured.msEach / plain.msEach - 1 });
    }
    const percent = (values: number[]) => {
      const sorted = values.toSorted((one, other) => one - other).map((value) => `${(100 * value).toFixed(1)} %`);
      return `${(100 * median(values)).toFixed(1)} % (quartiles ${sorted[Math.floor(sorted.length / 4)]} to ${sorted[Math.floor((3 * sorted.length) / 4)]})`;
    };
    console.log(
      `${isWrite ? "writes" : "reads"}, ${rounds} rounds of ${seconds} s: answers a second less by ${percent(costs.map((one) => one.perSecond))}; processor time for each more by ${percent(costs.map((one) => one.cpu))}`,
    );
  }
  const lines = (await read()).split("\n").filter((line) => line && !line.startsWith("#"));
  console.log(`the page: ${lines.length} series`);
} finally {
  clearInterval(reading);
  await Promise.all([without.stop(), counted.stop()]);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function load(server: Running, token: string, isWrite: boolean) {
  const path = `http://127.0.0.1:${server.port}/api/journal/entries`;
  const target: Target = isWrite ? { name: "one", url: path, token, isWrite } : { name: "one", url: `${path}?limit=20`, token };
  const before = cpuMs(server.pid);
  const { perSecond } = await loadOnce(target);
  return { perSecond, msEach: (cpuMs(server.pid) - before) / (perSecond * seconds) };
}

async function loadOnce(target: Target) {
  const loads = await loadAll([target], seconds, 1, false);
  const load = loads.get(target.name);
  if (!load) throw new Error("nothing was measured");
  return load;
}

/** Processor time of a process so far, of all its threads. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}
