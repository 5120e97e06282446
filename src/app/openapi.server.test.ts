import { beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { aMember } from "#testing/people.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { addDays, dayIn } from "#shared/dates.ts";
import { undescribed, type OpenApi } from "./openapi.ts";
import type { Operation } from "./openapi-examples.ts";
import { endpointsOf } from "./server.ts";

let home: TestServer;
let description: OpenApi;
let operations: { method: string; path: string; operation: Operation }[] = [];

beforeAll(async () => {
  home = await createTestServer({ LIMIT_SIGN_IN_FAILURES: "1000000", LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: "1000000" });
  description = (await (await home.fetch("/api/openapi.json")).json()) as OpenApi;
  operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
});

test("every route is described once, with a tag, its errors and its scope", () => {
  const endpoints = endpointsOf(home.context);
  expect(undescribed(description, endpoints)).toEqual([]);
  expect(operations).toHaveLength(endpoints.length);
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  for (const { method, path, operation } of operations) {
    const has = Object.keys(operation.responses);
    expect(has, `${method} ${path}`).toEqual(expect.arrayContaining(["200", "400", "401", "405", "429", "500"]));
    expect([operation.tags?.length, operation.summary !== undefined], `${method} ${path}`).toEqual([1, true]);
    const hasKey = operation.parameters?.some((one) => one.$ref === "#/components/parameters/IdempotencyKey") ?? false;
    expect(hasKey, `${method} ${path}`).toBe(
      method !== "GET" && (operation.security?.length ?? 0) > 0 && path.split("/")[2] !== "auth" && path !== "/api/cards/shown",
    );
  }
});

/** The request of an operation, made of its examples. */
const yesterday = addDays(dayIn("America/New_York", Date.now()), -1);

function requestOf(path: string, { parameters = [], requestBody }: Operation) {
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  let at = path;
  for (const { name, in: where, required, example } of parameters) {
    // some days are refused once they are two months old
    if (where === "path") at = at.replace(`{${name}}`, encodeURIComponent(name === "day" ? yesterday : String(example)));
    if (where === "query" && required) query.set(name, String(example));
    if (where === "header" && required) headers[name] = String(example);
  }
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (type) headers["content-type"] = type;
  const body = media && (type === "application/json" ? JSON.stringify(media.example) : "bytes");
  return { path: query.size > 0 ? `${at}?${query}` : at, headers, body };
}

/**
 * Examples that are refused for their value: a link, a ticket, a code, a passkey, a sign-in provider, a category or a day of a bill that
 * this member does not have, and bytes that are no file.
 */
const made = [
  "POST /api/account/second-factor/confirm",
  "POST /api/account/second-factor/end",
  "POST /api/budget/expenses",
  "POST /api/imports",
  "PUT /api/imports/payees",
  "PUT /api/ahead/bills/{id}/days/{dueOn}",
  "POST /api/auth/confirm",
  "POST /api/auth/passkey",
  "POST /api/auth/provider/begin",
  "POST /api/auth/provider/connect",
  "POST /api/auth/provider/finish",
  "POST /api/auth/provider/join",
  "POST /api/auth/reset",
  "POST /api/auth/second-step",
  "POST /api/auth/stop",
  "POST /api/account/import",
  "POST /api/imports/lines",
  "POST /api/journal/imports/lines",
  "POST /api/reading/file",
  "POST /api/lifestyle/imports/lines",
  "POST /api/passkeys",
  "POST /api/documents/upload",
];

test("the example of every operation is accepted, and its answer fits the schema", { timeout: 120_000 }, async () => {
  const faults: string[] = [];
  let answered = 0;
  let maya = await aMember(home);
  for (const { method, path, operation } of operations) {
    const { path: at, headers, body } = requestOf(path, operation);
    const answer = await home.fetch(at, {
      method,
      headers: { authorization: `Bearer ${maya.token}`, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const text = await answer.text();
    // a call that ends the session or changes the password: continue with a new member
    if (/^\/api\/(account|auth|tokens)/.test(path) && method !== "GET") maya = await aMember(home);
    const say = (fault: string) => void faults.push(`${method} ${path}: ${fault} ${text.slice(0, 160)} for ${body ?? at}`);
    if (answer.status >= 500 && path !== "/functions/v1/life-coach-chat") say(String(answer.status));
    if (answer.status === 400 && !made.includes(`${method} ${path}`)) say("400");
    if (answer.status !== 200) continue;
    answered += 1;
    const response = operation.responses["200"] as { content?: Record<string, { schema: object }> };
    const schema = response.content?.["application/json"]?.schema;
    const read = schema && z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(JSON.parse(text));
    if (read && !read.success)
      say(`answers otherwise than described: ${read.error.issues[0]?.path.join(".")} ${read.error.issues[0]?.message}`);
  }
  expect(faults).toEqual([]);
  expect(answered).toBeGreaterThan(70);
});

test("the description and its page are written once, however often they are asked for", async () => {
  const ask = async (path: string) => {
    const answer = await home.fetch(path);
    return [answer.headers.get("content-type")?.toLowerCase(), await answer.text()] as const;
  };
  const before = [await ask("/api/openapi.json"), await ask("/api/docs")];
  const [stringify, replace] = [vi.spyOn(JSON, "stringify"), vi.spyOn(String.prototype, "replace")];
  const after = [await ask("/api/openapi.json"), await ask("/api/docs")];
  const large = stringify.mock.results.filter(({ value }) => typeof value === "string" && value.length > 10_000);
  const replaced = replace.mock.calls.length;
  vi.restoreAllMocks();
  expect([large.length, replaced < 100]).toEqual([0, true]);
  expect(after).toEqual(before);
  expect(after.map(([type]) => type)).toEqual(["application/json", "text/html; charset=utf-8"]);
});
