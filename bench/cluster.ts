/**
 * npm run test:cluster: three PostgreSQL nodes under Patroni with etcd, docs/haproxy.cfg in front, two Evenday servers, 20 writers. Kills
 * the primary's Postgres and Patroni with kill -9 ten times, stops two of three etcd members, pauses the primary and the synchronous
 * replica, and replaces both Evenday servers under load; counts acknowledged entries that are lost. `--kills 2` for a short run (the table
 * is printed and not stored); `--only kill,etcd,primary,replica,upgrade` for parts.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { ensureBuilt } from "../scripts/ensure-built.ts";
import { end, freePort, isAlive } from "../scripts/postgres.ts";
import { signalNode, startCluster, statusOf, times, type Cluster, type Node } from "./cluster-nodes.ts";
import { findPrograms } from "../scripts/cluster-programs.ts";
import { markedPart } from "../scripts/marked-part.ts";
import { emptyLedger, problemsOf, stretchOf, writeOn, type Ledger, type Stretch } from "./cluster-writers.ts";
import { median, startProduct, type Running } from "./running.ts";
import { members } from "./traffic.ts";

const { values } = parseArgs({
  options: { kills: { type: "string", default: "10" }, only: { type: "string" }, keep: { type: "boolean" } },
});
const kills = Number(values.kills);
const isChosen = (event: string) => values.only === undefined || values.only.split(",").includes(event);
const limits = { refusalMs: 2000, backMs: 30_000 };
const writers = 20;
const pauseMs = 60;

const programs = findPrograms();
if (typeof programs === "string") {
  console.log(`the cluster drill was not run: ${programs}`);
  process.exit(1);
}
ensureBuilt();

type Row = Stretch & { event: string; lost: number; load: string };
const rows: Row[] = [];
const home = mkdtempSync(join(tmpdir(), "evenday-cluster-"));
chmodSync(home, 0o755); // Postgres runs as another user than root
const started: (() => Promise<void>)[] = [];
const begun = Date.now();
let tokens: string[] = [];
let url = { owner: "", app: "", admin: "" };
let summary = "";
let isGood = false;
// cleans up after an interrupted run
for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => void stopAll().then(() => process.exit(1)));
try {
  const cluster = await startCluster(programs, home);
  started.push(cluster.stop);
  const ports = {
    front: await freePort(),
    evenday: [await freePort(), await freePort()],
    primary: await freePort(),
    replicas: await freePort(),
  };
  const proxy = startHaproxy(programs.haproxy, cluster, ports);
  started.push(() => end(proxy, "SIGTERM"));
  await cluster.untilWhole();
  url = await prepareDatabase(cluster, ports.primary);
  const servers: Running[] = [];
  for (const [index, port] of ports.evenday.entries()) servers.push(await startEvenday(port, index, url));
  started.push(async () => void (await Promise.all(servers.map((server) => server.stop()))));
  await untilFront(ports.front);
  tokens = await members(ports.evenday[0] ?? 0, writers);
  const direct = ports.evenday;
  const pids = servers.map(({ pid }) => pid);

  for (let kill = 1; isChosen("kill") && kill <= kills; kill += 1)
    await causeFault(`kill -9 of the primary and its Patroni, ${kill}`, direct, async (again) => {
      const node = await primaryOf(cluster);
      signalNode(node, "SIGKILL");
      await again();
      cluster.start(node);
      await cluster.untilWhole();
    });
  if (isChosen("etcd"))
    await causeFault(`two of three etcd members stopped for ${times.ttl + 10} s`, direct, async () => {
      for (const member of cluster.etcd.slice(1)) member.kill("SIGSTOP");
      await wait((times.ttl + 10) * 1000);
      for (const member of cluster.etcd.slice(1)) member.kill("SIGCONT");
      await cluster.untilWhole();
    });
  if (isChosen("primary"))
    await causeFault(`the primary's processes paused for ${times.ttl + 20} s`, direct, async () => {
      const node = await primaryOf(cluster);
      signalNode(node, "SIGSTOP");
      await wait((times.ttl + 20) * 1000);
      signalNode(node, "SIGCONT");
      await cluster.untilWhole();
    });
  if (isChosen("replica"))
    await causeFault("the synchronous replica's processes paused for 15 s", direct, async () => {
      const node = await synchronousOf(cluster);
      signalNode(node, "SIGSTOP");
      await wait(15_000);
      signalNode(node, "SIGCONT");
      await cluster.untilWhole();
    });
  const isSame = servers.every(({ pid }, index) => pid === pids[index] && isAlive(pid));
  let upgraded = "";
  if (isChosen("upgrade")) {
    const ledger = await causeFault("both Evenday servers replaced, one after the other", [ports.front], async () => {
      for (const [index, port] of ports.evenday.entries()) {
        await servers[index]?.stop();
        servers[index] = await startEvenday(port, index, url);
        await untilFront(ports.front, `evenday${index + 1}`);
      }
    });
    const failed = ledger.seen.filter(({ status }) => status !== 200).length;
    upgraded = `rolling upgrade: ${ledger.acknowledged.size} writes, ${failed} failed requests, ${ledger.gaveUp} that failed in every retry`;
    if (ledger.gaveUp > 0) upgraded += " (FAILS)";
  }
  const faults = rows.filter(({ event }) => !event.startsWith("both"));
  const outages = faults.filter(({ event }) => event.startsWith("kill")).map(({ backMs }) => backMs);
  const total = (field: "acknowledged" | "lost" | "refused" | "otherwise", some = rows) => some.reduce((sum, row) => sum + row[field], 0);
  const slowest = Math.max(0, ...faults.map(({ slowestMs }) => slowestMs));
  const worst = Math.max(0, ...faults.map(({ backMs }) => backMs));
  isGood =
    total("lost") === 0 &&
    total("acknowledged") > 0 &&
    total("otherwise", faults) === 0 &&
    slowest <= limits.refusalMs &&
    worst <= limits.backMs &&
    isSame &&
    !upgraded.includes("FAILS");
  summary =
    `PostgreSQL ${programs.version} × 3 under Patroni ${programs.patroniVersion}, ${outages.length} × kill -9, ${writers} writers: ${total("acknowledged")} acknowledged, ` +
    `${total("lost")} lost, ${total("refused", faults)} refused with 503, ${total("otherwise", faults)} answered otherwise, slowest answer ${(slowest / 1000).toFixed(2)} s, ` +
    `writing again after ${(median(outages) / 1000).toFixed(1)} s (median of the kills), ${(worst / 1000).toFixed(1)} s at worst, ` +
    `${isSame ? "no" : "A"} restart of Evenday${upgraded ? `; ${upgraded}` : ""}; load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores: ${isGood ? "holds" : "FAILS"}`;
} finally {
  await stopAll();
  if (values.keep) console.log(`logs: ${home}`);
  else rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 300 });
}
console.log(`\n${table()}\n`);
if (isGood && kills >= 10 && values.only === undefined) record();
console.log(summary);
process.exit(isGood ? 0 : 1);

async function stopAll(): Promise<void> {
  for (const stop of started.splice(0).toReversed()) await stop().catch((error: unknown) => console.error(error));
}

/**
 * Writes through `ports` while the event happens, then looks for every acknowledged entry. `again` waits until writes are acknowledged
 * after the fault.
 */
async function causeFault(event: string, ports: number[], happen: (again: () => Promise<void>) => Promise<void>): Promise<Ledger> {
  const ledger = emptyLedger();
  let isOver = false;
  const all = tokens.map((token, index) => writeOn(ports, index, token, ledger, () => isOver, pauseMs));
  await wait(2000);
  const from = performance.now();
  const again = async () => {
    // an earlier acknowledgment may belong to a request from before the fault
    while (Math.max(0, ...[...ledger.acknowledged.values()].slice(-1)) < from + limits.refusalMs) {
      if (performance.now() - from > 120_000) throw new Error(`${event}: nothing acknowledged within two minutes; ${problemsOf(ledger)}`);
      await wait(100);
    }
  };
  await happen(again);
  await wait(1000);
  const to = performance.now();
  isOver = true;
  await Promise.all(all);
  const lost = await lostOf(url, [...ledger.acknowledged.keys()]);
  const stretch = stretchOf(ledger, from, to);
  const row = { event, ...stretch, lost, load: (loadavg()[0] ?? 0).toFixed(1) };
  rows.push(row);
  console.log(
    `  ${event}: ${row.acknowledged} acknowledged, ${lost} lost, ${row.refused} refused, ${row.otherwise} otherwise, slowest ${Math.round(row.slowestMs)} ms, writing again after ${(row.backMs / 1000).toFixed(1)} s; load ${row.load}${row.otherwise > 0 || row.slowestMs > limits.refusalMs ? `; ${problemsOf(ledger)}` : ""}`,
  );
  return ledger;
}

async function primaryOf(cluster: Cluster): Promise<Node> {
  const node = await cluster.primary();
  if (!node) throw new Error("the cluster has no primary");
  return node;
}

async function synchronousOf(cluster: Cluster): Promise<Node> {
  for (const node of cluster.nodes) if ((await statusOf(node.rest, "/sync")) === 200) return node;
  throw new Error("the cluster has no synchronous replica");
}

function startHaproxy(
  program: string,
  cluster: Cluster,
  ports: { front: number; evenday: number[]; primary: number; replicas: number },
): ChildProcess {
  const at = (port: number | undefined) => `127.0.0.1:${port}`;
  const env: Record<string, string> = {
    EVENDAY_FRONT: at(ports.front),
    EVENDAY_1: at(ports.evenday[0]),
    EVENDAY_2: at(ports.evenday[1]),
    DATABASE_PRIMARY: at(ports.primary),
    DATABASE_REPLICAS: at(ports.replicas),
  };
  for (const [index, node] of cluster.nodes.entries()) {
    env[`NODE_${index + 1}`] = at(node.port);
    env[`NODE_${index + 1}_CHECK_HOST`] = "127.0.0.1";
    env[`NODE_${index + 1}_CHECK`] = String(node.rest);
  }
  const log = openSync(join(home, "haproxy.log"), "a");
  const file = join(import.meta.dirname, "../docs/haproxy.cfg");
  return spawn(program, ["-db", "-f", file], { cwd: home, env: { ...process.env, ...env }, stdio: ["ignore", log, log] });
}

/** The database and its two logins, as docs/operations.md describes them. */
async function prepareDatabase(cluster: Cluster, port: number): Promise<{ owner: string; app: string; admin: string }> {
  const of = (login: string, name: string) => `postgres://${login}:${cluster.password}@127.0.0.1:${port}/${name}`;
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: of("postgres", "postgres"), connectionTimeoutMillis: 2000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      for (const statement of [
        `create role app_user nologin`,
        `create role evenday login password '${cluster.password}'`,
        `create role evenday_app login noinherit password '${cluster.password}'`,
        `grant app_user to evenday, evenday_app`,
        `create database evenday owner evenday`,
      ])
        await client.query(statement);
      return { owner: of("evenday", "evenday"), app: of("evenday_app", "evenday"), admin: of("postgres", "evenday") };
    } catch (cause) {
      if (tries > 40) throw new Error("HAProxy leads to no primary", { cause });
      await wait(500);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

function startEvenday(port: number, index: number, url: { owner: string; app: string }): Promise<Running> {
  const env = { DATA_DIR: join(home, `evenday${index + 1}`), DATABASE_URL: url.owner, DATABASE_APP_URL: url.app, TRUSTED_PROXIES: "1" };
  return startProduct(port, { ...env, AUTH_SECRET: "zq83hVn2Lk5wPx7Ry1Tb9Mc4Df6Gj0Se", LOG_LEVEL: process.env["LOG_LEVEL"] ?? "silent" });
}

/**
 * Waits until HAProxy forwards to Evenday three times in a row and, with `server`, until its health check has had time to see that server.
 */
async function untilFront(port: number, server?: string): Promise<void> {
  if (server) await wait(1500);
  for (let well = 0, tries = 0; well < 3; tries += 1) {
    well = (await statusOf(port, "/readyz")) === 200 ? well + 1 : 0;
    if (tries > 200) throw new Error(`HAProxy leads to no Evenday: ${readFileSync(join(home, "haproxy.log"), "utf8").slice(-500)}`);
    await wait(100);
  }
}

/** How many acknowledged entries the primary does not have. */
async function lostOf({ admin }: { admin: string }, ids: string[]): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: admin, connectionTimeoutMillis: 2000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      const { rows: found } = await client.query<{ count: number }>(
        "select count(*)::int as count from unnest($1::uuid[]) as sent (id) where not exists (select from journal_entries where journal_entries.id = sent.id)",
        [ids],
      );
      return found[0]?.count ?? ids.length;
    } catch (cause) {
      if (tries > 60) throw cause;
      await wait(500);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

function table(): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const head = ["Event", "Acknowledged", "Lost", "Refused with 503", "Otherwise", "Slowest answer", "Writing again after", "Load"];
  const lines = rows.map((row) => [
    row.event,
    row.acknowledged,
    row.lost,
    row.refused,
    row.otherwise,
    seconds(row.slowestMs),
    seconds(row.backMs),
    row.load,
  ]);
  return [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function record(): void {
  const minutes = Math.round((Date.now() - begun) / 60_000);
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}) that others were using too`;
  const where = `${new Date().toISOString().slice(0, 10)}, on ${machine}, Node ${process.versions.node}, ${minutes} minutes.`;
  markedPart("scaling.md", "cluster", `${where}\n\n${summary}\n\n${table()}`);
}
