import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { backupName } from "#server/backups.ts";
import { stateOf } from "#server/metrics-endpoint.ts";
import { openOutbox } from "#server/outbox.ts";
import { metricsToken, readMetrics, seriesIn, type Series } from "#testing/metrics.ts";
import { aMember, type Person } from "#testing/people.ts";
import { aFolder, createTestServer, type TestServer } from "#testing/server.ts";

/**
 * docs/monitoring: every name in the dashboard and the rules is one that the server has, and every rule was tried by making its fault.
 * The figures of a real server before and during the fault are judged here, and by promtool (Debian: prometheus) where it is installed.
 */
const rulesFile = "docs/monitoring/evenday.rules.yml";
const promtool = process.env["PROMTOOL"] ?? "promtool";
const hasPromtool = spawnSync(promtool, ["--version"]).status === 0;

const rules =
  z
    .strictObject({
      groups: z.array(
        z.strictObject({
          name: z.string(),
          rules: z.array(
            z.strictObject({
              alert: z.string().regex(/^Evenday[A-Z]\w+$/),
              expr: z.string(),
              for: z
                .string()
                .regex(/^\d+m$/)
                .optional(),
              labels: z.strictObject({ severity: z.enum(["page", "warn"]) }),
              annotations: z.strictObject({ summary: z.string(), action: z.string() }),
            }),
          ),
        }),
      ),
    })
    .parse(parse(readFileSync(rulesFile, "utf8"))).groups[0]?.rules ?? [];

const target = z.object({ refId: z.string(), expr: z.string().min(1), legendFormat: z.string() });
const dashboard = z
  .object({
    title: z.literal("Evenday"),
    uid: z.string(),
    schemaVersion: z.number().min(36),
    templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.enum(["datasource", "query"]) })) }),
    panels: z.array(
      z.object({
        id: z.number(),
        type: z.enum(["stat", "timeseries"]),
        title: z.string().min(1),
        gridPos: z.object({ x: z.number().min(0), y: z.number().min(0), w: z.number().min(1), h: z.number().min(1) }),
        targets: z.array(target).min(1),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync("docs/monitoring/evenday.dashboard.json", "utf8")));

let home: TestServer;
let maya: Person;
let quiet: Series;

beforeAll(async () => {
  const backups = aFolder("alerts-backups");
  home = await createTestServer({ METRICS_TOKEN: metricsToken, BACKUP_TO: backups, DATABASE_POOL: "2" });
  mkdirSync(backups, { recursive: true });
  writeFileSync(join(backups, backupName(home.context.clock())), "x");
  maya = await aMember(home);
  for (let at = 0; at < 20; at += 1) await maya.get("/api/journal/entries");
  home.context.jobs.every(3_600_000, "a job", async () => {});
  quiet = await readMetrics(home);
});

/** The names that a server has, with those that Prometheus makes of a histogram, and its own `up`. */
async function names(): Promise<Set<string>> {
  const answer = await home.fetch("/metrics", { headers: { authorization: `Bearer ${metricsToken}` } });
  const types = [...(await answer.text()).matchAll(/^# TYPE (\S+) (\S+)/gm)];
  return new Set([
    "up",
    ...types.flatMap(([, name = "", type]) => (type === "histogram" ? ["_bucket", "_count", "_sum"].map((end) => name + end) : [name])),
  ]);
}
const namesIn = (expr: string) => expr.match(/\b(evenday|nodejs|process)_\w+|\bup\b/g) ?? [];

test("every name in the rules and on the dashboard is one that the server has, and panels have places of their own", async () => {
  const known = await names();
  const used = [...rules, ...dashboard.panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) => namesIn(expr));
  expect(used.length).toBeGreaterThan(40);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
  expect(rules).toHaveLength(10);
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(dashboard.panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
});

const value = (series: Series, name: string) => series.get(name) ?? 0;
const sum = (series: Series, name: string, part = "") =>
  [...series].reduce((all, [key, one]) => (key.startsWith(`${name}{`) && key.includes(part) ? all + one : all), 0);
const requests = "evenday_http_request_duration_seconds";
type Case = {
  /** Makes the fault, reads the figures during it, and takes it away. */
  during: () => Promise<Series>;
  /** What the rule's expression asks for; `since` are the figures before. */
  isBad: (series: Series, since: Series, laterSeconds: number) => boolean;
  /** The figures are judged as they would stand so much later. */
  laterSeconds?: number;
};

/** Holds a table of a request for so long that others wait for a connection, and for the answer. */
async function whileLocked(work: () => Promise<Series>): Promise<Series> {
  const { default: pg } = await import("pg");
  // one member may not use all connections
  const members = [maya, await aMember(home), await aMember(home), await aMember(home)];
  const client = new pg.Client({ connectionString: home.context.config.DATABASE_URL });
  await client.connect();
  await client.query("begin; lock table journal_entries in access exclusive mode");
  const waiting = members.map((member) => member.get("/api/journal/entries"));
  try {
    return await work();
  } finally {
    await client.query("rollback");
    await client.end();
    await Promise.allSettled(waiting);
  }
}
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

const cases: Record<string, Case> = {
  EvendayDown: {
    during: async () => {
      const isUp = await fetch("http://127.0.0.1:1/metrics").then(
        () => 1,
        () => 0,
      );
      return new Map([['up{job="evenday"}', isUp]]);
    },
    isBad: (series) => series.get('up{job="evenday"}') === 0,
  },
  EvendayDatabaseDown: {
    during: async () => {
      const lost = await createTestServer({ METRICS_TOKEN: metricsToken });
      await lost.context.database.close();
      return readMetrics(lost);
    },
    isBad: (series) => series.get("evenday_database_up") === 0,
  },
  EvendayErrors: {
    during: async () => {
      await home.context.database.owner.execute(sql`alter table journal_entries rename to journal_entries_away`);
      for (let at = 0; at < 3; at += 1) expect((await maya.get("/api/journal/entries")).status).toBe(500);
      await home.context.database.owner.execute(sql`alter table journal_entries_away rename to journal_entries`);
      return readMetrics(home);
    },
    isBad: (series, since) => {
      const grown = (part: string) => sum(series, `${requests}_count`, part) - sum(since, `${requests}_count`, part);
      return grown('status="5xx"') / grown("") > 0.01;
    },
  },
  EvendaySlow: {
    during: async () => {
      await whileLocked(async () => (await pause(1100), quiet));
      return readMetrics(home);
    },
    isBad: (series, since) => {
      const grown = (part: string) => sum(series, `${requests}_bucket`, part) - sum(since, `${requests}_bucket`, part);
      return grown('le="1"') / grown('le="+Inf"') < 0.99;
    },
  },
  EvendayNoConnectionFree: {
    during: () => whileLocked(async () => (await pause(100), readMetrics(home))),
    isBad: (series) => value(series, 'evenday_database_pool_waiting{pool="owner"}') > 0,
  },
  EvendayEventLoopBlocked: {
    during: async () => {
      await readMetrics(home);
      await pause(50); // the monitor begins again with each reading
      const until = performance.now() + 600;
      while (performance.now() < until);
      await pause(30);
      return readMetrics(home);
    },
    isBad: (series) => value(series, "nodejs_eventloop_lag_p99_seconds") > 0.25,
  },
  EvendayJobStale: {
    during: () => readMetrics(home),
    laterSeconds: 4 * 3600,
    isBad: (series, _, laterSeconds) =>
      Date.now() / 1000 + laterSeconds - value(series, 'evenday_job_last_success_timestamp_seconds{job_name="a job"}') >
      600 + 3 * value(series, 'evenday_job_period_seconds{job_name="a job"}'),
  },
  EvendayMailWaits: {
    during: async () => {
      const { config, database, log, clock } = home.context;
      const away = { isReal: true, send: () => Promise.reject(Object.assign(new Error("away"), { code: "ECONNREFUSED" })) };
      const mail = openOutbox(config, database.owner, away, log, clock);
      await mail.queue(database.owner, { kind: "test", memberId: null, to: "maya@example.com", subject: "x", text: "x" });
      expect(await mail.deliver()).toBe(0);
      home.clock.now += 20 * 60_000;
      const series = await readMetrics(home);
      home.clock.now = 0;
      await database.owner.execute(sql`delete from email_queue`);
      return series;
    },
    isBad: (series) => value(series, 'evenday_queue_oldest_seconds{channel="mail"}') > 900,
  },
  EvendayBackupMissing: {
    during: async () => {
      home.clock.now += 40 * 3_600_000;
      const series = await readMetrics(home);
      home.clock.now = 0;
      return series;
    },
    isBad: (series) => value(series, "evenday_backup_missing") > 0,
  },
  EvendayDiskFull: {
    // a file system without room
    during: async () => {
      const { metrics, config } = home.context;
      const figures = await metrics?.read({ ...stateOf(home.context), config: { ...config, DATA_DIR: "/proc" } });
      return seriesIn(figures?.text ?? "");
    },
    isBad: (series) => value(series, "evenday_disk_free_bytes") < 2 * 1024 ** 3,
  },
};

test("every rule has a fault that was made", () => {
  expect(Object.keys(cases).toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});

const seen = new Map<string, { before: Series; during: Series; laterSeconds: number }>();

test.each(Object.entries(cases))(
  "%s: its fault brings the figures to what the rule asks for, and without it they are not there",
  async (name, one) => {
    const before = await readMetrics(home);
    const laterSeconds = one.laterSeconds ?? 0;
    expect(one.isBad(before, quiet, 0), "before").toBe(false);
    const during = await one.during();
    expect(one.isBad(during, before, laterSeconds), "during").toBe(true);
    seen.set(name, { before, during, laterSeconds });
  },
);

const [evalMinutes, minute] = [120, 60];
/** A figure over two hours as promtool reads it: counters grow from the one to the other, the others stand; timestamps as they lie before the end. */
function inputOf(series: Series, since: Series, laterSeconds: number, counters: Set<string>) {
  return [...series].map(([name, end]) => {
    const labels = /^(\w+)(?:\{(.*)\})?$/.exec(name);
    const [plain = "", rest = ""] = [labels?.[1], labels?.[2]];
    const all = [...(rest ? [rest] : []), ...(rest.includes("job=") ? [] : ['job="evenday"']), 'instance="one:9464"'].join(",");
    const isTime = plain.endsWith("_timestamp_seconds") && end > 0;
    const at = isTime ? end - Date.now() / 1000 - laterSeconds + evalMinutes * minute : end;
    const grown = counters.has(plain.replace(/_(bucket|count|sum)$/, "")) ? Math.max(0, end - (since.get(name) ?? 0)) : 0;
    return { series: `${plain}{${all}}`, values: Number.isFinite(at) ? `${at}+${grown}x${evalMinutes}` : "_" };
  });
}

test("promtool takes the rules and the dashboard's expressions, and each rule fires on its fault and not before", async (context) => {
  if (!hasPromtool) context.skip("not run: promtool is not installed (Debian: prometheus)");
  const folder = aFolder("promtool");
  const exprs = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr.replaceAll("$__rate_interval", "5m")));
  const recorded = { groups: [{ name: "dashboard", rules: exprs.map((expr, at) => ({ record: `dashboard:${at}`, expr })) }] };
  writeFileSync(join(folder, "dashboard.yml"), stringify(recorded));
  execFileSync(promtool, ["check", "rules", rulesFile, join(folder, "dashboard.yml")], { stdio: "pipe" });
  const answer = await home.fetch("/metrics", { headers: { authorization: `Bearer ${metricsToken}` } });
  const counters = new Set([...(await answer.text()).matchAll(/^# TYPE (\S+) (counter|histogram)$/gm)].map(([, name = ""]) => name));
  expect(seen.size).toBe(rules.length);
  writeFileSync(join(folder, "rules.yml"), readFileSync(rulesFile));
  const tests = [...seen].flatMap(([alertname, { before, during, laterSeconds }]) => [
    { isFiring: false, alertname, input_series: inputOf(before, quiet, 0, counters) },
    { isFiring: true, alertname, input_series: inputOf(during, before, laterSeconds, counters) },
  ]);
  const groups = tests.map(({ isFiring, alertname, input_series }) => ({
    name: `${alertname} ${isFiring ? "during" : "before"}`,
    interval: "1m",
    input_series,
    promql_expr_test: [
      {
        expr: `count(ALERTS{alertname="${alertname}",alertstate="firing"}) > bool 0 or vector(0)`,
        eval_time: `${evalMinutes}m`,
        exp_samples: [{ labels: "{}", value: isFiring ? 1 : 0 }],
      },
    ],
  }));
  writeFileSync(join(folder, "tests.yml"), stringify({ rule_files: ["rules.yml"], evaluation_interval: "1m", tests: groups }));
  const run = spawnSync(promtool, ["test", "rules", join(folder, "tests.yml")], { encoding: "utf8" });
  expect(run.status, run.stdout + run.stderr).toBe(0);
});
