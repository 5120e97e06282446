/**
 * Cost of counting for /metrics. First the share of the server's processor time, by a profile with a sample every 0.2 ms under 20
 * connections while the page is read every five seconds, which is precise enough for one percent. Then, in the same run, requests per
 * second of a server with METRICS_PORT and one without, loaded alternately for a second each, which is less precise: two processes of the
 * same program differ by more. Needs a build. `npm run n -- bench/metrics.ts`; `--write` puts the result into docs/operations.md.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { markedPart } from "../scripts/marked-part.ts";
import { freePort, startPostgres } from "../scripts/postgres.ts";
import { installBenchTools, loadAll, type Target } from "./load.ts";
import { settle, startProduct, type Running } from "./running.ts";

const [rounds, profiledSeconds] = [Number(process.env["BENCH_RUNS"] ?? 20), 15];
const limit = 0.02;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

installBenchTools();
const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), "evenday-bench-"));
const started: Running[] = [];
const shares: number[] = [];
const lines: string[] = [];
try {
  const without = await startServer("without", {});
  const counted = await startServer("with", { METRICS_PORT: String(await freePort()) });
  const token = await settle(without.port);
  for (const kind of ["reads", "writes"] as const) {
    const share = await profiledShare(kind, token);
    shares.push(share);
    const differences: number[] = [];
    for (let round = -3; round < rounds; round += 1) {
      const order = round % 2 === 0 ? [without, counted] : [counted, without];
      const answers = new Map<Running, number>();
      for (const server of order) answers.set(server, await load(server, token, kind, 1));
      // the first three rounds are the warm-up
      if (round >= 0) differences.push(1 - (answers.get(counted) ?? Number.NaN) / (answers.get(without) ?? Number.NaN));
    }
    lines.push(`| ${kind} | ${percent(share)} | ${middleOf(differences)} |`);
  }
  const head = "| | of the processor time, by a profile | fewer answers a second: median, 95 % confidence |\n|---|---|---|";
  const where = `${new Date().toISOString().slice(0, 10)}, on ${availableParallelism()} cores (${cpus()[0]?.model.trim()}) that others were using too, Node ${process.versions.node}, ${rounds} rounds.`;
  const text = [`${where}\n`, head, ...lines].join("\n");
  console.log(text);
  if (process.argv.includes("--write")) markedPart("operations.md", "metrics", text);
} finally {
  await Promise.all(started.map((server) => server.stop()));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = shares.every((share) => share <= limit) ? 0 : 1;

async function startServer(name: string, more: Record<string, string>, flags: string[] = []): Promise<Running> {
  const env = { DATA_DIR: join(folder, name), DATABASE_URL: postgres.url, AUTH_SECRET: "bench ".repeat(8), ...more };
  const server = await startProduct(await freePort(), env, flags);
  started.push(server);
  return server;
}

/** Responses within `seconds` of load. */
async function load(server: Running, token: string, kind: "reads" | "writes", seconds: number): Promise<number> {
  const path = `http://127.0.0.1:${server.port}/api/journal/entries`;
  const target: Target = { name: kind, token, ...(kind === "writes" ? { url: path, isWrite: true } : { url: `${path}?limit=20` }) };
  return (await loadAll([target], seconds, 1, false)).get(kind)?.answers ?? Number.NaN;
}

/** The share of busy time of a server with METRICS_PORT in which counting, or reading the page, is on the stack. */
async function profiledShare(kind: "reads" | "writes", token: string): Promise<number> {
  const [into, metricsPort] = [join(folder, `profile-${kind}`), await freePort()];
  const flags = ["--cpu-prof", `--cpu-prof-dir=${into}`, "--cpu-prof-interval=200"];
  const server = await startServer(kind, { METRICS_PORT: String(metricsPort) }, flags);
  await load(server, token, kind, 3);
  const reading = setInterval(() => void fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((answer) => answer.text()), 5000);
  const from = microseconds();
  await load(server, token, kind, profiledSeconds);
  const to = microseconds();
  clearInterval(reading);
  await server.stop();
  const profile = JSON.parse(readFileSync(join(into, readdirSync(into)[0] ?? ""), "utf8")) as Profile;
  return shareOf(profile, from, to);
}

type Profile = {
  startTime: number;
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
};

/** The monotonic clock, which profiles use too, in microseconds. */
function microseconds(): number {
  return Number(process.hrtime.bigint() / 1000n);
}

function shareOf({ startTime, nodes, samples, timeDeltas }: Profile, from: number, to: number): number {
  const isOurs = new Map<number, boolean>();
  const idle = new Set<number>();
  // a node comes before its children
  for (const { id, callFrame, children = [] } of nodes) {
    // its module with prom-client, and Node's own code that reports garbage collections
    const isHere = isOurs.get(id) === true || /\/prometheus-[\w-]+\.js$|perf\/observe$/.test(callFrame.url);
    isOurs.set(id, isHere);
    for (const child of children) isOurs.set(child, isHere);
    if (callFrame.functionName === "(idle)") idle.add(id);
  }
  let [at, busy, ours] = [startTime, 0, 0];
  for (const [index, id] of samples.entries()) {
    const took = timeDeltas[index] ?? 0;
    at += took;
    if (at < from || at > to || idle.has(id)) continue;
    busy += took;
    if (isOurs.get(id)) ours += took;
  }
  if (busy === 0) throw new Error("the profile has nothing of the time under load");
  return ours / busy;
}

/** The median, and its 95 % confidence interval by rank. */
function middleOf(values: number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  const [half, away] = [sorted.length / 2, 0.98 * Math.sqrt(sorted.length)];
  const at = (rank: number) => percent(sorted[Math.max(0, Math.min(sorted.length - 1, rank))] ?? Number.NaN);
  return `${at(Math.floor(half))} (${at(Math.floor(half - away))} to ${at(Math.ceil(half + away) - 1)})`;
}
