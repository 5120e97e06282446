import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { monthOf } from "#shared/dates.ts";
import { aMember, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { today } from "#testing/today.ts";
import { tokenScopes, type TokenScope } from "../features/account/token.rules.ts";
import { longestResult } from "./mcp.ts";
import { buildApp } from "./server.ts";

/** The tools of /mcp, used by the official client over a real port. */
let home: TestServer;
let url: URL;
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  home = await createTestServer();
  const server = serve({ fetch: buildApp(home.context).fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((ready) => (server.listening ? ready(null) : server.once("listening", ready)));
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
  ends.push(
    () => ("closeAllConnections" in server ? server.closeAllConnections() : undefined),
    () => server.close(),
  );
});
afterAll(async () => {
  for (const end of ends) await end();
});

async function tokenOf(person: Person, scopes: readonly TokenScope[]): Promise<string> {
  const { body } = await person.post("/api/tokens", { id: randomUUID(), name: "Assistant", scopes, days: 7, password: person.password });
  return (body as { token: string }).token;
}

async function connect(token: string) {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers: { authorization: `Bearer ${token}` } } }));
  ends.unshift(() => client.close());
  const call = async (name: string, input: Record<string, unknown> = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: input });
    const [first] = content as { type: string; text: string }[];
    return { isError: isError === true, text: first?.text ?? "" };
  };
  return { client, call };
}

test("the official client reads, adds and logs with the tools of its scopes", async () => {
  const maya = await aMember(home);
  const { client, call } = await connect(
    await tokenOf(
      maya,
      tokenScopes.filter((scope) => !scope.startsWith("journal")),
    ),
  );
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    "add_expense",
    "budget_month",
    "check_habit",
    "list_expenses",
    "list_habits",
    "log_mood",
    "log_no_spend_day",
    "search_guides",
    "today",
  ]);
  const month = JSON.parse((await call("budget_month")).text) as { categories: { id: string }[] };
  const coffee = { id: randomUUID(), categoryId: month.categories[0]?.id, amountCents: 420, note: "coffee" };
  // the answer of the first call is lost
  for (let at = 0; at < 2; at += 1) expect(await call("add_expense", coffee)).toMatchObject({ isError: false });
  const listed = (await call("list_expenses", { month: monthOf(today) })).text;
  expect([...listed.matchAll(/coffee/g)]).toHaveLength(1);
  expect(await call("add_expense", { categoryId: month.categories[0]?.id, amountCents: 100, note: "tea" })).toMatchObject({
    isError: false,
  });
  const [habit] = JSON.parse((await call("list_habits")).text) as { id: string }[];
  expect((await call("check_habit", { id: habit?.id })).isError).toBe(false);
  expect((await call("log_mood", { mood: 7 })).isError).toBe(false);
  expect((await call("log_no_spend_day", { day: today })).isError).toBe(false);
  expect(JSON.parse((await call("today")).text)).toMatchObject({ today, mood: { mood: 7 } });
  expect((await call("search_guides", { query: "how do I ask for a raise" })).text).toContain("/growth/");
  const { calls } = (await maya.get("/api/tokens/calls")).body as { calls: { method: string; route: string }[] };
  expect(calls.map(({ method, route }) => `${method} ${route}`)).toContain("POST /api/budget/expenses");
  const { tokens } = (await maya.get("/api/tokens")).body as { tokens: { usedFrom: string }[] };
  expect(tokens[0]?.usedFrom).toContain("127.0.0.1");
});

test("journal text needs its own scope, and a wrong input is answered with a message", async () => {
  const maya = await aMember(home);
  await maya.post("/api/journal/entries", { id: randomUUID(), entryText: "the blue heron", moodRating: 6, isMoodSet: true, kind: "plain" });
  const without = await connect(await tokenOf(maya, ["mood:write"]));
  expect((await without.client.listTools()).tools.map(({ name }) => name)).toEqual(["log_mood", "search_guides"]);
  await expect(without.call("read_journal")).rejects.toThrow(/read_journal/);
  const wrong = await without.call("log_mood", { mood: 11 }).catch((error: unknown) => ({ isError: true, text: String(error) }));
  expect(wrong.isError).toBe(true);
  expect(wrong.text).toMatch(/mood/);
  const reader = await connect(await tokenOf(maya, ["journal:read"]));
  expect((await reader.call("read_journal", { query: "heron" })).text).toContain("the blue heron");
  const page = { entryText: "long ".repeat(6000), moodRating: 5, isMoodSet: false, kind: "plain" };
  expect((await maya.post("/api/journal/entries", { id: randomUUID(), ...page })).status).toBe(200);
  const { text } = await reader.call("read_journal");
  expect(text.length).toBeLessThan(longestResult + 100);
  expect(text).toMatch(/Cut here\. Ask for less/);
});

test("a call over the limit is refused and is in the list of calls", async () => {
  const small = await createTestServer({ LIMIT_TOKEN_CALLS: "2" });
  const maya = await aMember(small);
  const token = await tokenOf(maya, ["budget:read"]);
  const post = (name: string) => callTools(small, token, { name, arguments: {} });
  expect(await (await post("budget_month")).text()).toContain("categories");
  // the call itself counted first, its tool second
  const refused = await post("budget_month");
  expect([refused.status, refused.headers.get("content-type")]).toEqual([429, "application/problem+json"]);
  const { calls } = (await maya.get("/api/tokens/calls")).body as { calls: { route: string; status: number }[] };
  expect(calls.map(({ route, status }) => `${route} ${status}`).toSorted()).toEqual([
    "/api/budget/months/{month} 200",
    "/mcp 200",
    "/mcp 429",
  ]);
});

test("every tool of a request with several is counted, also one that reads nothing of the member", async () => {
  const small = await createTestServer({ LIMIT_TOKEN_CALLS: "4" });
  const token = await tokenOf(await aMember(small), ["budget:read"]);
  const search = { name: "search_guides", arguments: { query: "save money" } };
  const answer = await (await callTools(small, token, ...Array.from({ length: 10 }, () => search))).text();
  expect(answer.match(/\\"found\\"/g)).toHaveLength(3);
  expect(answer.match(/This token has made too many calls/g)).toHaveLength(7);
});

const callTools = (at: TestServer, token: string, ...calls: { name: string; arguments: object }[]) => {
  const requests = calls.map((params, id) => ({ jsonrpc: "2.0", id, method: "tools/call", params }));
  return at.fetch("/mcp", {
    method: "POST",
    headers: { accept: "application/json, text/event-stream", authorization: `Bearer ${token}` },
    body: JSON.stringify(requests.length === 1 ? requests[0] : requests),
  });
};

test("without a token, with a session, after the trial or switched off, /mcp gives no access", async () => {
  const maya = await aMember(home);
  const post = (headers: Record<string, string>, at = home) =>
    at.fetch("/mcp", {
      method: "POST",
      headers: { accept: "application/json, text/event-stream", ...headers },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} }),
    });
  expect((await post({})).status).toBe(401);
  expect((await post({ authorization: `Bearer evd_${"x".repeat(43)}` })).status).toBe(401);
  expect((await post({ authorization: `Bearer ${maya.token}` })).status).toBe(403);
  const lapsed = await aMemberWithExpiredTrial(home);
  expect((await post({ authorization: `Bearer ${await tokenOf(lapsed, ["budget:read"])}` })).status).toBe(402);
  const off = await createTestServer({ MCP: "off" });
  const noor = await aMember(off);
  expect((await post({ authorization: `Bearer ${await tokenOf(noor, ["budget:read"])}` }, off)).status).toBe(404);
});
