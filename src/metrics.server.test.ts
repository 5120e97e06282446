import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { start } from "./main.server.ts";
import { pdf, upload } from "#testing/documents.ts";
import { aModelServer, type ModelServer } from "#testing/llm.ts";
import { metricsToken, readMetrics, seriesIn } from "#testing/metrics.ts";
import { aMember, type Person } from "#testing/people.ts";
import { aFolder, createTestServer, emptyPostgres, type TestServer } from "#testing/server.ts";
import { readConfig } from "#server/config.ts";
import { startFailure } from "#server/start-errors.ts";

/** /metrics: figures of the server's work for Prometheus, off by default, of no member and with labels from the code alone. */
let home: TestServer;
let model: ModelServer;
let maya: Person;

beforeAll(async () => {
  model = await aModelServer();
  home = await createTestServer({
    METRICS_TOKEN: metricsToken,
    LOG_LEVEL: "debug",
    COACH_BASE_URL: model.url,
    COACH_MODEL: "test-model",
    COACH_PER_FIVE_MINUTES: "1",
    SMTP_URL: "smtp://127.0.0.1:1",
  });
  maya = await aMember(home);
});
afterAll(() => model.stop());

const chat = async (content: string) => {
  const answer = await home.fetch("/functions/v1/life-coach-chat", {
    method: "POST",
    body: JSON.stringify({ messages: [{ role: "user", content }] }),
    headers: { authorization: `Bearer ${maya.token}` },
  });
  await answer.text();
  return answer.status;
};

test("without METRICS_PORT and METRICS_TOKEN nothing is measured, and nothing is at /metrics", async () => {
  const plain = await createTestServer();
  expect(plain.context.metrics).toBeNull();
  const [metrics, elsewhere] = await Promise.all(["/metrics", "/made-up"].map((path) => plain.fetch(path)));
  expect(metrics?.status).toBe(elsewhere?.status);
  expect(await metrics?.text()).not.toContain("evenday_");
});

test("the figures are for holders of the token, which stands in no line of the log", async () => {
  for (const authorization of ["", "Bearer ", `Bearer ${metricsToken}x`, `Bearer ${metricsToken.slice(0, -1)}`, metricsToken]) {
    const answer = await home.fetch("/metrics", { headers: authorization ? { authorization } : {} });
    expect(answer.status, authorization).toBe(401);
    expect(await answer.text()).not.toContain("evenday_");
  }
  expect((await readMetrics(home)).get("evenday_database_up")).toBe(1);
  expect(home.logged.join("\n")).not.toContain(metricsToken.slice(0, 12));
});

test("requests, statements, mails, notifications, uploads, coach and jobs are counted by what came of them", async () => {
  await maya.get("/api/journal/entries?limit=20");
  await home.fetch("/api/journal/entries");
  await upload(maya, pdf(), { name: "a.pdf" });
  await upload(maya, new TextEncoder().encode("no PDF"), { name: "a.pdf" });
  expect([await chat("hello"), await chat("hello again")]).toEqual([200, 429]);
  const { context } = home;
  const mail = { kind: "reset", memberId: null };
  await context.mail.queue(context.database.owner, { ...mail, to: "maya@example.com", subject: "x", text: "x" });
  await context.mail.deliver();
  context.jobs.every(5, "a job that fails", () => Promise.reject(new Error("on purpose")));
  context.jobs.every(5, "a job that works", async () => {});
  await expect
    .poll(async () => (await readMetrics(home)).get('evenday_job_runs_total{job_name="a job that works",outcome="done"}'))
    .toBeGreaterThan(0);
  await context.jobs.stop();
  const series = await readMetrics(home);
  const least = (name: string, value = 1) => expect(series.get(name), name).toBeGreaterThanOrEqual(value);
  least('evenday_http_request_duration_seconds_count{method="GET",route="/api/journal/entries",status="2xx"}');
  least('evenday_http_request_duration_seconds_count{method="POST",route="/functions/v1/life-coach-chat",status="4xx"}');
  least('evenday_database_statement_duration_seconds_count{statement="begin",outcome="done"}');
  least('evenday_database_statement_duration_seconds_count{statement="select",outcome="done"}');
  least('evenday_database_pool_max_connections{pool="owner"}', 10);
  least('evenday_uploads_total{outcome="stored"}');
  least('evenday_uploads_total{outcome="refused"}');
  least("evenday_upload_bytes_total");
  least("evenday_coach_first_token_seconds_count");
  least('evenday_coach_refusals_total{reason="tooFast"}');
  least('evenday_messages_total{channel="mail",outcome="sent"}');
  least('evenday_job_runs_total{job_name="a job that fails",outcome="failed"}');
  least('evenday_job_last_success_timestamp_seconds{job_name="a job that works"}', 1e9);
  least("evenday_disk_free_bytes");
  least("process_resident_memory_bytes");
  expect(series.has("nodejs_eventloop_lag_p99_seconds")).toBe(true);
});

test("a database that is away makes the figures no slower than its limit, and is one of them", async () => {
  const lost = await createTestServer({ METRICS_TOKEN: metricsToken });
  await lost.context.database.close();
  expect((await readMetrics(lost)).get("evenday_database_up")).toBe(0);
});

test("10,000 made-up paths and methods add no series beyond those of the code, and no figure names a member", async () => {
  const prefixes = ["/", "/api/", "/api/budget/", "/api/rpc/journal/", "/api/documents/", "/functions/v1/", "/webhooks/", "/assets/"];
  const ask = async (at: number) => {
    const word = `Maya-secret-${at.toString(36)}`;
    const method = at % 3 === 0 ? "GET" : at % 3 === 1 ? `BREW${at}` : "DELETE";
    const headers = at % 10 === 0 ? { authorization: `Bearer ${maya.token}` } : undefined;
    await home.fetch(`${prefixes[at % prefixes.length]}${word}?q=${word}`, { method, ...(headers && { headers }) });
  };
  const own = async () => [...(await readMetrics(home)).keys()].filter((name) => name.startsWith("evenday_"));
  for (let at = 0; at < 240; at += 1) await ask(at);
  const before = await own();
  for (let at = 240; at < 10_240; at += 50) await Promise.all(Array.from({ length: 50 }, (_, more) => ask(at + more)));
  const series = await own();
  expect(series).toEqual(before);
  const text = series.join("\n");
  for (const secret of ["Maya", "BREW", maya.id, maya.email, maya.token, "example.com"]) expect(text).not.toContain(secret);
});

const configWith = async (settings: Record<string, string>) =>
  readConfig({
    DATA_DIR: aFolder("metrics"),
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DATABASE_URL: await emptyPostgres(),
    DATABASE_POOL: "2",
    PORT: "0",
    ...settings,
  });

test("METRICS_PORT has the figures alone, METRICS_TOKEN holds there too, and the main port has none", async () => {
  const running = await start(await configWith({ METRICS_PORT: "0", METRICS_TOKEN: metricsToken }));
  try {
    const at = running.metricsUrl ?? "";
    expect((await fetch(at)).status).toBe(401);
    const answer = await fetch(at, { headers: { authorization: `Bearer ${metricsToken}` } });
    expect(seriesIn(await answer.text()).get("evenday_ready")).toBe(1);
    expect((await fetch(at.replace("/metrics", "/api/health"))).status).toBe(404);
    expect((await fetch(`${running.url}/metrics`)).status).toBe(404);
  } finally {
    await running.stop();
  }
});

test("a METRICS_PORT that is in use is named at start", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => other.once("listening", done));
  const { port } = other.address() as AddressInfo;
  const config = await configWith({ METRICS_PORT: String(port) });
  const error = await start(config).catch((cause: unknown) => cause);
  expect(startFailure(error, config)).toBe(`METRICS_PORT: ${port} is in use already. Stop what uses it, or choose another port.`);
  other.close();
});

test("every figure is described in docs/operations.md", async () => {
  const answer = await home.fetch("/metrics", { headers: { authorization: `Bearer ${metricsToken}` } });
  const names = [...(await answer.text()).matchAll(/^# TYPE (evenday_\w+)/gm)].map(([, name = ""]) => name);
  const words = readFileSync("docs/operations.md", "utf8");
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !words.includes(`\`${name}\``))).toEqual([]);
});
