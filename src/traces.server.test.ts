import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { v7 as newId } from "uuid";
import { withoutValues } from "#server/traces.ts";
import { pdf, upload } from "#testing/documents.ts";
import { aSignedUpMember, type Person } from "#testing/people.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";

/** Traces: what a collector receives by OTLP over HTTP, and that nothing of a member is in it. */
type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[]; status?: { code?: number } };
type Body = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[] };

const received: { path: string; text: string }[] = [];
const collector = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const whole = Buffer.concat(parts);
    received.push({
      path: request.url ?? "",
      text: (request.headers["content-encoding"] === "gzip" ? gunzipSync(whole) : whole).toString(),
    });
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
});

const marks = {
  text: "marker-of-the-diary-8842",
  name: "marker-of-a-file-8842",
  query: "marker-of-a-search-8842",
  address: "198.51.100.77",
};
const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
let home: TestServer;
let maya: Person;
let spans: Span[];
let whole: string;

beforeAll(async () => {
  await new Promise<void>((done) => void collector.listen(0, "127.0.0.1", done));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  home = await createTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRUSTED_PROXIES: "1" });
  maya = await aSignedUpMember(home);
  const headers = { authorization: `Bearer ${maya.token}`, "x-forwarded-for": marks.address };
  const entry = { id: newId(), entryText: `It was a day. ${marks.text}`, moodRating: 6, isMoodSet: true, kind: "plain" };
  const written = await home.fetch("/api/journal/entries", {
    method: "POST",
    body: JSON.stringify(entry),
    headers: { ...headers, traceparent },
  });
  expect(written.status).toBe(200);
  await home.fetch(`/api/journal/entries?search=${marks.query}`, { headers });
  await home.fetch(`/api/budget/${marks.query}`, { method: "BREW", headers });
  await upload(maya, pdf(marks.text), { name: `${marks.name}.pdf` });
  await home.fetch("/healthz");
  await home.context.traces?.job("a job by hand", () => home.context.limits.sweep());
  await home.context.traces?.close();
  whole = received.map(({ text }) => text).join("\n");
  const bodies = received.map(({ text }) => JSON.parse(text) as Body);
  spans = bodies.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
});
afterAll(() => void collector.close());

const valueOf = (span: Span | undefined, key: string) => {
  const { stringValue, intValue } = span?.attributes.find((one) => one.key === key)?.value ?? {};
  return stringValue ?? intValue;
};

test("without OTEL_EXPORTER_OTLP_ENDPOINT nothing is traced", async () => {
  expect((await createTestServer()).context.traces).toBeNull();
});

test("a request is a span by its route pattern, within the trace that a proxy began, with its statements below it", () => {
  expect(received.every(({ path }) => path === "/v1/traces")).toBe(true);
  const request = spans.find(
    ({ traceId, parentSpanId }) => traceId === "0af7651916cd43dd8448eb211c80319c" && parentSpanId === "b7ad6b7169203331",
  );
  expect(request?.name).toBe("POST /api/journal/entries");
  expect(Number(valueOf(request, "http.response.status_code"))).toBe(200);
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  const texts = statements.map((span) => String(valueOf(span, "db.query.text")));
  expect(texts).toContainEqual(expect.stringMatching(/^begin; set local role app_user; set local app\.user_id = \?$/));
  expect(texts).toContainEqual(expect.stringMatching(/^insert into "journal_entries" .*\$1/));
  expect(spans.map(({ name }) => name)).not.toContain("GET /healthz");
});

test("a job is a trace of its own, with its statements", () => {
  const job = spans.find(({ name }) => name === "job a job by hand");
  expect(job?.parentSpanId ?? "").toBe("");
  expect(spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId).length).toBeGreaterThan(0);
});

test("no text, name, search, address, token, id or made-up path or method of a member is in any span", () => {
  expect(spans.length).toBeGreaterThan(20);
  // the ids and times of the spans themselves contain any four digits
  const told = whole.replaceAll(/"(?:traceId|spanId|parentSpanId)":"[0-9a-f]*"|"\w+TimeUnixNano":"\d+"/g, "").toLowerCase();
  for (const mark of [...Object.values(marks), "8842", "BREW", maya.id, maya.email, maya.token, maya.password, "example.com"])
    expect(told, mark).not.toContain(mark.toLowerCase());
});

test("a collector that is away holds up no answer and no stop", async () => {
  const alone = await createTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" });
  expect((await alone.fetch("/api/journal/entries")).status).toBe(401);
  await expect(alone.context.traces?.close()).resolves.toBeUndefined();
});

test("a statement's text has no values: parameters stay, texts, ids and numbers go", () => {
  expect(withoutValues(`select "a1", 'it''s Maya' from t where id = '01a1fb58-0000-7000-8000-000000000001' and n > 42.5 and b = $12`)).toBe(
    'select "a1", ? from t where id = ? and n > ? and b = $12',
  );
});
