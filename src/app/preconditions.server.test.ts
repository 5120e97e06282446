import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { deprecations } from "#server/deprecations.ts";
import { aMember, type Person } from "#testing/people.ts";
import { monthOf } from "#shared/dates.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { today } from "#testing/today.ts";
import { openApi } from "./openapi.ts";
import { endpointsOf, features } from "./server.ts";

/** Headers for API clients: the version of a row, and deprecated operations. */
let home: TestServer;
let maya: Person;
beforeAll(async () => {
  home = await createTestServer();
  maya = await aMember(home);
});

async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await home.fetch(path, {
    method,
    headers: { authorization: `Bearer ${maya.token}`, ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    etag: answer.headers.get("etag"),
    headers: answer.headers,
    body: JSON.parse(text) as Record<string, unknown>,
  };
}

test("a row answers with its ETag, and If-Match refuses a change to a row that was changed since", async () => {
  const month = await call("GET", `/api/budget/months/${monthOf(today)}`);
  const [category] = month.body["categories"] as { id: string }[];
  const id = randomUUID();
  const parts = { categoryId: category?.id, amountCents: 420, note: "", spentOn: today };
  const path = `/api/budget/expenses/${id}`;
  const added = await call("POST", "/api/budget/expenses", { id, ...parts });
  const first = added.etag ?? "";
  expect(first).toMatch(/^"\d+"$/);
  expect((await call("GET", path)).etag).toBe(first);
  const changed = await call("PUT", path, { ...parts, amountCents: 500 }, { "if-match": first });
  expect([changed.status, changed.etag === first]).toEqual([200, false]);
  const stale = await call("PUT", path, { ...parts, amountCents: 600 }, { "if-match": first });
  expect([stale.status, stale.body["code"]]).toEqual([412, "conflict"]);
  const byBody = await call("PUT", path, { ...parts, amountCents: 600, version: Number(first.replaceAll('"', "")) });
  expect(byBody.status).toBe(409);
  expect((await call("GET", path)).body).toMatchObject({ amountCents: 500 });
  expect((await call("PUT", path, { ...parts, amountCents: 600 }, { "if-match": changed.etag ?? "" })).status).toBe(200);
});

test("a journal entry does the same by the time of its last change", async () => {
  const id = randomUUID();
  const page = { entryText: "first words", moodRating: 5, isMoodSet: false };
  expect((await call("POST", "/api/journal/entries", { id, ...page, kind: "plain" })).etag).toBe('"new"');
  const path = `/api/journal/entries/${id}`;
  const edit = (entryText: string, etag: string) => call("PUT", path, { ...page, entryText }, { "if-match": etag });
  const edited = await edit("second words", '"new"');
  expect([edited.status, edited.etag]).toEqual([200, `"${String(edited.body["editedAt"])}"`]);
  expect((await edit("third words", '"new"')).status).toBe(412);
  expect((await edit("third words", edited.etag ?? "")).status).toBe(200);
});

test("an If-Match that matches nothing is refused instead of ignored", async () => {
  for (const etag of ["*", "1", 'W/"1"', '"one"', '"1", "2"']) {
    const answer = await call("PUT", `/api/journal/entries/${randomUUID()}`, { entryText: "x", moodRating: 5 }, { "if-match": etag });
    expect([etag, answer.status, answer.body["field"]]).toEqual([etag, 400, "if-match"]);
  }
  for (const seenEditedAt of ["0000-01-01T00:00:00.000Z", "1899-01-01T00:00:00Z", "2999-01-01T00:00:00Z"]) {
    const path = `/api/journal/entries/${randomUUID()}`;
    expect((await call("PUT", path, { entryText: "x", moodRating: 5 }, { "if-match": `"${seenEditedAt}"` })).status).toBe(400);
    expect((await call("PUT", path, { entryText: "x", moodRating: 5, seenEditedAt })).status).toBe(400);
  }
  const answer = await call("PUT", "/api/journal/moods/2026-11-20", { mood: 5 }, { "if-match": '"1"' });
  expect([answer.status, answer.body["field"]]).toEqual([400, "if-match"]);
});

test("a deprecated operation says so in its headers and its description, and no other does", async () => {
  deprecations.set("GET /api/budget/expenses/{id}", { since: "2027-01-01", endsOn: "2027-07-01", instead: "/api/budget/months/{month}" });
  try {
    const { headers } = await call("GET", `/api/budget/expenses/${randomUUID()}`);
    expect([headers.get("deprecation"), headers.get("sunset"), headers.get("link")]).toEqual([
      "@1798761600",
      "Thu, 01 Jul 2027 00:00:00 GMT",
      '</api/budget/months/{month}>; rel="successor-version"',
    ]);
    expect((await call("GET", "/api/budget/bills")).headers.get("deprecation")).toBeNull();
    const { paths } = await openApi(features, endpointsOf(home.context));
    const marked = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { deprecated }]) => (deprecated ? [`${method} ${path}`] : [])),
    );
    expect(marked).toEqual(["get /api/budget/expenses/{id}"]);
  } finally {
    deprecations.clear();
  }
  expect((await call("GET", `/api/budget/expenses/${randomUUID()}`)).headers.get("deprecation")).toBeNull();
});
