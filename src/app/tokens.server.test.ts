import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { pdf, upload } from "#testing/documents.ts";
import { plainPath } from "#testing/endpoints.ts";
import { validInput } from "#testing/inputs.ts";
import { lockWaits } from "#testing/lock-waits.ts";
import { aMember, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";
import { everyRoute, requestFor, type Route } from "#testing/routes.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { privateFeatures, tokenScopes, type TokenScope } from "../features/account/token.rules.ts";
import { buildApp, features, plainRoutes } from "./server.ts";

/** API tokens on every route of the app: the lists are the app's own. */
let home: TestServer;
let routes: Route[] = [];

beforeAll(async () => {
  home = await createTestServer({ LIMIT_TOKEN_CALLS: "1000000" });
  routes = everyRoute(home.context);
});

type Made = { id: string; token: string };
const wanted = (scopes: readonly TokenScope[], more: object = {}) => ({ id: randomUUID(), name: "Sheet", scopes, days: 30, ...more });

async function aToken(person: Person, scopes: readonly TokenScope[], more: object = {}): Promise<Made> {
  const { status, body } = await person.post("/api/tokens", { ...wanted(scopes, more), password: person.password });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Made;
}

/** A call as an API client makes it: without the page's public key. */
async function call(token: string | undefined, path: string, init: RequestInit = {}, at = home) {
  const answer = await at.fetch(path, {
    ...init,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(init.headers as Record<string, string> | undefined) },
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const json = (text: string) => JSON.parse(text) as Record<string, unknown>;
const everyScope = [...tokenScopes];

/** The scope of a route, from the app's own lists; null if no token may call it. */
function scopeOf(route: Route): string | null {
  const name = route.path.split("/")[2] ?? "";
  if (route.kind === "rpc") return null;
  const verb = route.method === "GET" ? "read" : "write";
  if (route.kind === "rest") {
    const { scope } = features[name as keyof typeof features];
    const own = route.path.startsWith("/api/journal/moods") ? "mood" : scope;
    return own === null ? null : `${own}:${verb}`;
  }
  const line = plainRoutes.find(
    ({ at, routes: of }) =>
      route.path.startsWith(at) && of(home.context).routes.some(({ path }) => (at + path).replace(/:(\w+)/g, "{$1}") === route.path),
  );
  const scope =
    line && typeof line.scope === "object" && line.scope !== null ? (route.path.endsWith("/today") ? "summary" : null) : line?.scope;
  return scope ? `${scope}:${verb}` : null;
}

test("a token is shown once, works without the page's key, and its row contains only a hash", async () => {
  const maya = await aMember(home);
  const { id, token } = await aToken(maya, ["budget:read"]);
  expect(token).toMatch(/^evd_[\w-]{43}$/);
  const list = JSON.stringify((await maya.get("/api/tokens")).body);
  expect(list).toContain(id);
  expect(list).not.toContain(token.slice(4));
  const { rows } = await home.context.database.owner.execute<{ row: string }>(
    sql`select t::text as row from api_tokens t where id = ${id}`,
  );
  expect(rows[0]?.row).not.toContain(token.slice(4));
  const answer = await home.fetch("/api/imports", { headers: { apikey: "", authorization: `Bearer ${token}` } });
  expect([answer.status, answer.headers.get("ratelimit-limit")]).toEqual([200, "1000000"]);
});

test("a token needs the password, a name, a scope and one of the offered expiry dates", async () => {
  const maya = await aMember(home);
  const refusals = { password: { password: "not this one" }, name: { name: " " }, scopes: { scopes: [] }, days: { days: 3650 } };
  for (const [field, part] of Object.entries(refusals)) {
    const { status, body } = await maya.post("/api/tokens", { ...wanted(["budget:read"]), password: maya.password, ...part });
    expect([field, status, (body as { field?: string }).field]).toEqual([field, 400, field]);
  }
  expect((await maya.get("/api/tokens")).body).toEqual({ tokens: [] });
});

test("an account has twenty tokens at most, also when two are made at once", async () => {
  const maya = await aMember(home);
  await home.context.database.owner.execute(
    sql`insert into api_tokens (user_id, id, token_hash, name, scopes, created_at, expires_at)
      select ${maya.id}, gen_random_uuid(), gen_random_uuid()::text, 'Sheet', '["budget:read"]', now(), now() + interval '1 day' from generate_series(1, 19)`,
  );
  const both = await Promise.all([1, 2].map(() => maya.post("/api/tokens", { ...wanted(["budget:read"]), password: maya.password })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test("expired, revoked and unknown tokens get the same answer, in words for a developer", async () => {
  const maya = await aMember(home);
  const [expired, revoked] = [await aToken(maya, ["budget:read"]), await aToken(maya, ["budget:read"])];
  await home.context.database.owner.execute(sql`update api_tokens set expires_at = now() - interval '1 second' where id = ${expired.id}`);
  expect((await maya.delete(`/api/tokens/${revoked.id}`)).status).toBe(200);
  const answers = await Promise.all(
    [expired.token, revoked.token, `evd_${"x".repeat(43)}`, "evd_"].map((token) => call(token, "/api/imports")),
  );
  for (const { status, headers, text } of answers) {
    expect([status, headers.get("www-authenticate"), headers.get("content-type")]).toEqual([401, "Bearer", "application/problem+json"]);
    expect(json(text)).toMatchObject({
      title: "Unauthorized",
      status: 401,
      code: "not-signed-in",
      detail: expect.stringContaining("revoked") as string,
    });
  }
  const other = await aMember(home);
  const mayasToken = await aToken(maya, ["budget:read"]);
  expect((await other.delete(`/api/tokens/${mayasToken.id}`)).status).toBe(404);
  expect((await call(mayasToken.token, "/api/imports")).status).toBe(200);
});

test("without key and token the answer says what to send; a page with an old key is asked to reload", async () => {
  // the test server's own requests send the page's key
  const answer = await buildApp(home.context).fetch(new Request("http://localhost:3000/api/budget/bills"));
  expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  expect(await answer.json()).toMatchObject({ detail: expect.stringContaining("API token") as string });
  const old = await home.fetch("/api/imports", { headers: { apikey: "evenday-web-0" } });
  expect([
    old.status,
    old.headers.get("content-type")?.split(";")[0],
    ((await old.json()) as { message: string }).message.slice(0, 25),
  ]).toEqual([401, "application/json", "This page is out of date."]);
});

test("a token is accepted only on routes of its scopes: every route times every scope that it lacks", { timeout: 120_000 }, async () => {
  const maya = await aMember(home);
  const all = await aToken(maya, everyScope);
  const one = await aToken(maya, ["budget:read"]);
  for (const route of routes) {
    const scope = scopeOf(route);
    const { path, init } = requestFor(route, validInput(route.input, { words: "three plain words", id: randomUUID() }));
    const at = route.kind === "plain" ? plainPath(route.path) : path;
    for (const [tokenName, token] of [
      ["all", all.token],
      ["one", one.token],
    ] as const) {
      const passes = scope !== null && (tokenName === "all" || scope === "budget:read");
      const { status, text } = await call(
        token,
        at,
        route.kind === "plain" ? { method: route.method, ...(route.method === "GET" ? {} : { body: "{}" }) } : init,
      );
      const words = `${route.method} ${route.path} with ${tokenName} (${scope}): ${status} ${text.slice(0, 200)}`;
      const right = passes ? ![401, 403, 405, 500].includes(status) : (route.kind === "rpc" ? [403, 404, 405] : [403]).includes(status);
      expect(right, words).toBe(true);
    }
  }
});

test("with every scope but journal and relationships, no answer contains a word of either", { timeout: 120_000 }, async () => {
  const maya = await aMember(home);
  const secret = `secret${randomUUID().slice(0, 8)}`;
  const id = randomUUID();
  const own = routes.filter(
    ({ kind, path }) => kind === "rest" && /^\/api\/(journal|relationships)\//.test(path) && !path.includes("moods"),
  );
  for (const route of own.filter(({ method }) => method === "POST" || method === "PUT")) {
    const { path, init } = requestFor(route, validInput(route.input, { words: `${secret} of the day`, id }));
    await home.fetch(path, { ...init, headers: { authorization: `Bearer ${maya.token}` } });
  }
  await maya.post(
    "/api/lifestyle/reflections",
    validInput(routes.find(({ path }) => path === "/api/lifestyle/reflections")?.input, { words: secret, id }),
  );
  const open = JSON.stringify([(await maya.get("/api/journal/entries")).body, (await maya.get("/api/relationships/analyses")).body]);
  expect(open.split(secret).length).toBeGreaterThan(2);
  const writes = everyScope.filter((scope) => !privateFeatures.some((feature) => scope === `${feature}:read`));
  const { token } = await aToken(maya, writes);
  let passed = 0;
  for (const route of routes.filter(({ kind }) => kind !== "rpc")) {
    // the same id again with changed words: the response of a write may contain what is stored
    const input = validInput(route.input, { words: "other words", id });
    const { path, init } = requestFor(route, input);
    const { status, text } = await call(token, route.kind === "plain" ? `${plainPath(route.path)}?query=${secret}` : path, init);
    if (status < 400) passed += 1;
    expect(text.includes(secret), `${route.method} ${route.path}: ${text.slice(0, 200)}`).toBe(false);
  }
  expect(passed).toBeGreaterThan(40);
});

test("a token that only writes documents gets no more than the id of one, however it is called by then", async () => {
  const maya = await aMember(home);
  const [writer, reader] = [await aToken(maya, ["documents:write"]), await aToken(maya, ["documents:read", "documents:write"])];
  const id = randomUUID();
  const send = ({ token }: Made) => upload({ ...maya, token }, pdf(), { name: "scan.pdf", id, init: { headers: { apikey: "" } } });
  expect(await send(writer)).toEqual({ status: 200, body: { id } });
  expect((await maya.put(`/api/documents/${id}/name`, { fileName: "Divorce.pdf", version: 1 })).status).toBe(200);
  expect(await send(writer)).toEqual({ status: 200, body: { id } });
  expect((await send(reader)).body).toMatchObject({ id, fileName: "Divorce.pdf" });
});

test("the gate, the rate limit of a token and the list of calls work as for a session, counted per token, without ids", async () => {
  const small = await createTestServer({ LIMIT_TOKEN_CALLS: "3" });
  const lapsed = await aMemberWithExpiredTrial(small);
  const [a, b] = [await aToken(lapsed, everyScope), await aToken(lapsed, everyScope)];
  const first = await call(a.token, "/api/budget/bills", {}, small);
  expect([first.status, first.headers.get("ratelimit-remaining")]).toEqual([402, "2"]);
  await call(a.token, `/api/journal/entries/${randomUUID()}`, {}, small);
  expect((await call(a.token, "/api/account/profile", {}, small)).status).toBe(403);
  const fourth = await call(a.token, "/api/budget/bills", {}, small);
  expect(fourth.status).toBe(429);
  expect(Number(fourth.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await call(b.token, "/api/budget/bills", {}, small)).status).toBe(402);
  const { calls } = (await lapsed.get("/api/tokens/calls")).body as { calls: { route: string; status: number; method: string }[] };
  expect(calls.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
    "GET /api/budget/* 402",
    "GET /api/* 429",
    "GET /api/account/* 403",
    "GET /api/journal/* 402",
    "GET /api/budget/* 402",
  ]);
  const { tokens } = (await lapsed.get("/api/tokens")).body as { tokens: { id: string; usedAt: string | null; usedFrom: string | null }[] };
  expect(tokens.find(({ id }) => id === a.id)).toMatchObject({ usedAt: expect.any(String) as string, usedFrom: "in-process" });
});

test("calls with made-up tokens are limited per address, and a valid token from the same address is still accepted", async () => {
  const small = await createTestServer({ LIMIT_INVALID_TOKENS: "2", TRUSTED_PROXIES: "1" });
  const maya = await aMember(small);
  const { token } = await small
    .fetch("/api/tokens", {
      method: "POST",
      headers: { authorization: `Bearer ${maya.token}` },
      body: JSON.stringify({ ...wanted(["budget:read"]), password: maya.password }),
    })
    .then((answer) => answer.json() as Promise<Made>);
  const from = (address: string, name: string) => call(name, "/api/imports", { headers: { "x-forwarded-for": address } }, small);
  const guess = (address: string) => from(address, `evd_${randomUUID()}`);
  expect([(await guess("192.0.2.1")).status, (await guess("192.0.2.1")).status]).toEqual([401, 401]);
  const third = await guess("192.0.2.1");
  expect([third.status, Number(third.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect((await from("192.0.2.1", token)).status).toBe(200);
  expect((await guess("192.0.2.2")).status).toBe(401);
});

test("a hundred calls are listed, by their route patterns", async () => {
  const maya = await aMember(home);
  const { token } = await aToken(maya, ["budget:read"]);
  for (let n = 0; n < 103; n += 1) await call(token, `/api/budget/expenses/${randomUUID()}`);
  const { calls } = (await maya.get("/api/tokens/calls")).body as { calls: { route: string; status: number }[] };
  expect(calls.map(({ route, status }) => `${route} ${status}`)).toEqual(
    Array.from({ length: 100 }, () => "/api/budget/expenses/{id} 404"),
  );
});

test("an error names the field that was refused and why, and the method that is allowed", async () => {
  const maya = await aMember(home);
  const { token } = await aToken(maya, ["mood:read", "mood:write"]);
  const put = (body: object) => call(token, "/api/journal/moods/2026-11-20", { method: "PUT", body: JSON.stringify(body) });
  expect(json((await put({ mood: "seven" })).text)).toMatchObject({ field: "mood", code: "invalid" });
  expect(json((await put({ mood: 7, entryText: "hello" })).text)).toMatchObject({
    field: "entryText",
    message: "There is no field entryText here.",
  });
  const wrong = await call(token, "/api/journal/moods/2026-11-20", { method: "POST", body: "{}" });
  expect([wrong.status, wrong.headers.get("allow"), json(wrong.text)["title"]]).toEqual([405, "PUT", "Method Not Allowed"]);
  expect((await put({ mood: 7 })).status).toBe(200);
});

test("many calls of one token at once wait with one connection to record its use, so that other calls have the rest", async () => {
  const maya = await aMember(home);
  const { owner } = home.context.database;
  const { id, token } = await aToken(maya, ["budget:read"]);
  let calls: ReturnType<typeof call>[] = [];
  const answer = await owner.transaction(async (tx) => {
    await tx.execute(sql`select 1 from api_tokens where id = ${id} for update`);
    calls = Array.from({ length: 2 * home.context.config.DATABASE_POOL }, () => call(token, "/api/imports"));
    await expect.poll(() => lockWaits(owner), { timeout: 20_000 }).toBeGreaterThan(0);
    await new Promise((done) => setTimeout(done, 200));
    return call(undefined, "/readyz");
  });
  expect(json(answer.text)).toMatchObject({ database: true });
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
});
