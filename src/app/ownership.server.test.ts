import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { dayMs } from "#shared/dates.ts";
import { users } from "#server/auth.tables.ts";
import { useEverything } from "#testing/archive.ts";
import { proves } from "#testing/assurance.ts";
import { rowsOfUser, plainPath } from "#testing/endpoints.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { validInput } from "#testing/inputs.ts";
import { idsOfMember, isOfFeature, fillAccountTables } from "#testing/owned.ts";
import { aMember, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";
import { isSampled, isTried } from "#testing/sample.ts";
import { everyPattern, everyRoute, requestFor, type Route } from "#testing/routes.ts";

/** The ownership matrix over HTTP: every route times every caller without the right to it. Routes are read from the app itself. */
let testServer: TestServer;
let routes: Route[] = [];

beforeAll(async () => {
  testServer = await createTestServer();
  routes = everyRoute(testServer.context);
});

/** Public routes. A new line here is a decision to allow reading without an account. */
const open = [
  "GET /healthz",
  "GET /readyz",
  "GET /api/openapi.json",
  "GET /api/docs",
  // the same for everyone: the prerendered pages, and the service worker
  "GET /sw.js",
  "GET /auth.html",
  "GET /shell.html",
  "GET /not-found.html",
  "GET /.well-known/security.txt",
  "GET /.well-known/change-password",
  // the sign-in form of a browser without scripts: answered with a fixed page, its fields are not read
  "POST /auth",
  // a text shared with the installed app while it has no service worker: the same
  "POST /",
  // these verify a signed ticket or Stripe's signature instead of a session
  "GET /checkout/sandbox",
  "POST /checkout/sandbox",
  "GET /checkout/sandbox/portal",
  "POST /webhooks/stripe",
  // the signed ticket of an email, which unsubscribes from that kind; tested in reminder.server.test.ts
  "GET /reminders/off",
  "POST /reminders/off",
  // the secret in the address is the credential; tested in calendar.server.test.ts
  "GET /calendar/:file",
];
/** What a member keeps without a subscription: a new line here is a decision to give it away. */
const openAfterTrial = [
  ...["account", "billing", "calendar", "passkeys", "providers", "push", "safety", "tokens", "webhooks"].map((name) => `/api/rpc/${name}`),
  "/api/account/export",
  "/api/budget/export/ofx",
  "/api/budget/export/qif",
  "/api/journal/export/markdown",
  "/api/journal/export/moods",
  "/functions/v1/check-subscription",
  "/functions/v1/create-checkout",
  // without an account: a crisis card was shown, and who reads chat messages
  "/api/cards/shown",
  "/api/coach/reader",
];
/** Sign-in endpoints, where the route itself checks the token. */
const isSignInEndpoint = (route: Route) => route.who === "anyone";

const call = async (route: Pick<Route, "path">, method: string, token: string | undefined, body: string | undefined) => {
  const answer = await testServer.fetch(route.path, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body === undefined || method === "GET" ? {} : { body }),
  });
  return { status: answer.status, text: await answer.text() };
};

const exportsBelowFeature = /^\/api\/(budget|journal)\/export\//;
const verbs = ["GET", "POST", "PUT", "PATCH", "DELETE"];

test("every path that the server handles has a row in the matrix", () => {
  const rows = new Set([...routes.map(({ method, path }) => `${method} ${path.replace(/\{\+?(\w+)\}/g, ":$1")}`), ...open]);
  const prefixes = routes
    .filter(({ kind }) => kind !== "plain")
    .map(({ path }) =>
      path
        .split("/")
        .slice(0, path.startsWith("/api/rpc/") ? 4 : 3)
        .join("/"),
    );
  const strays = everyPattern(testServer.context).filter((pattern) => {
    const [method = "", path = ""] = pattern.split(" ");
    if (path === "/*" || path === "*" || path === "/assets/*") return false; // pages and their files
    if (path.endsWith("/*") && (["/api/*", "/functions/*"].includes(path) || prefixes.includes(path.slice(0, -2)))) return false;
    return method !== "ALL" && !rows.has(pattern.replace(/\{[^}]*\}$/, ""));
  });
  expect(strays).toEqual([]);
});

test(
  "without a token, with a made-up one or with a deleted member's, no protected endpoint gives access",
  { timeout: 120_000 },
  async () => {
    const gone = await aMember(testServer);
    await testServer.context.database.owner.delete(users).where(eq(users.id, gone.id));
    const tokens = { none: undefined, garbage: "garbage", forged: `${gone.token.slice(0, -12)}AAAAAAAAAAA=`, deleted: gone.token };
    for (const route of routes.filter((one) => !isSignInEndpoint(one))) {
      for (const [holder, token] of Object.entries(tokens)) {
        for (const method of verbs) {
          const isTheRoute = method === route.method;
          if (isSampled && !isTheRoute && holder !== "none") continue;
          const { status, text } = await call({ path: plainPath(route.path) }, method, token, "{}");
          expect(isTheRoute ? [401] : [401, 404, 405], `${method} ${route.path} with token ${holder}: ${text}`).toContain(status);
        }
      }
    }
  },
);

test("the routes that stay open after the trial are these, and no others", () => {
  const staying = routes.filter(({ kind, who, path }) => who !== "subscriber" && kind !== "rest" && !path.startsWith("/api/auth/"));
  const places = staying.map(({ kind, path }) => (kind === "rpc" ? path.split("/").slice(0, 4).join("/") : path));
  expect([...new Set(places)].toSorted()).toEqual(openAfterTrial.toSorted());
});

test("a member whose trial ended meets the gate on every route for subscribers, and only there", async () => {
  const lapsed = await aMemberWithExpiredTrial(testServer);
  for (const [at, route] of routes.filter((one) => !isSignInEndpoint(one)).entries()) {
    for (const [place, method] of verbs.entries()) {
      if (method !== route.method && !isTried(at, place, 4)) continue;
      const { status, text } = await call({ path: plainPath(route.path) }, method, lapsed.token, "{}");
      const output = `${method} ${route.path} after the trial: ${status} ${text}`;
      // another method on a member's own path below a feature, such as its exports, is behind that feature's gate
      const isOther = method !== route.method;
      const isRight =
        route.who === "subscriber"
          ? status === 402 || (isOther && (status === 404 || status === 405))
          : status !== 402 || (isOther && exportsBelowFeature.test(route.path));
      expect(isRight, output).toBe(true);
    }
  }
});

test("an outdated public key and a foreign page open nothing", async () => {
  const maya = await aMember(testServer);
  for (const route of routes) {
    const path = plainPath(route.path);
    const init = { method: route.method, ...(route.method === "GET" ? {} : { body: "{}" }) };
    const retired = await testServer.fetch(path, { ...init, headers: { apikey: "evenday-web-0", authorization: `Bearer ${maya.token}` } });
    expect(retired.status, `${route.method} ${route.path} with a retired key`).toBe(401);
    const foreign = await testServer.fetch(path, {
      ...init,
      headers: { authorization: `Bearer ${maya.token}`, origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" },
    });
    expect(foreign.status, `${route.method} ${route.path} from a foreign page`).toBe(403);
    expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
  }
});

const idsIn = (text: string) => [...new Set(text.match(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g) ?? [])];

async function ask(person: Person, route: Route, words: string, id: string) {
  // a plain route has no schema, and its parameter is an id
  const input = route.kind === "plain" ? { id } : validInput(route.input, { words, id, optionalId: id });
  const { path, init } = requestFor(route, input);
  const answer = await testServer.fetch(path, { ...init, headers: { authorization: `Bearer ${person.token}` } });
  return { status: answer.status, text: await answer.text() };
}

test("with another member's ids a member gets the same answers as with random ids, and changes nothing", async (context) => {
  const [owner, attacker, control] = [await aMember(testServer), await aMember(testServer), await aMember(testServer)];
  const secret = `secret-${randomUUID().slice(0, 8)} of the owner`;
  const typed = routes.filter(({ kind, who }) => kind === "rpc" && who !== "anyone");
  await useEverything(owner);
  await fillAccountTables(owner);
  for (const route of typed.filter(({ path }) => !/remove|delete|clear|discard|endOthers/i.test(path)))
    await ask(owner, route, secret, randomUUID());
  const before = await rowsOfUser(testServer, owner.id);
  const owned = await idsOfMember(owner);

  const masked = (text: string) =>
    text
      .replace(/"requestId":"[^"]*"/g, "")
      // each caller has its own rate limits, whose periods started at different moments
      .replace(/wait \d+ (?:hours|minutes|seconds)/g, "wait A-WHILE")
      .replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, "AN-ID");
  const withIds = routes.filter(
    (route) =>
      !isSignInEndpoint(route) &&
      (route.path.includes("{") || JSON.stringify(inputOf(route)).includes("ffffffff-ffff-4fff-8fff-ffffffffffff")),
  );
  const foreignIds = new Set([...idsIn(JSON.stringify(before)), ...owned.map(({ id }) => id)]);
  let pairs = 0;
  for (const [column, { table, id }] of owned.entries()) {
    if (isSampled && owned[column - 1]?.table === table) continue;
    foreignIds.delete(id); // from here on the attacker may have a row with the same id
    const never = `${id.slice(0, -6)}${randomUUID().slice(-6)}`;
    for (const [row, route] of withIds.entries()) {
      // both paths lead to the same procedures
      const isNear = route.kind !== "rest" && isOfFeature(route, table);
      if (!isNear && !isTried(row, column, 24)) continue;
      pairs += 1;
      const foreignRow = await ask(attacker, route, "words of another", id);
      const unknownRow = await ask(control, route, "words of another", never);
      const known = [
        foreignRow.text.includes(secret) ? "the owner's words" : "",
        ...idsIn(foreignRow.text).filter((one) => foreignIds.has(one)),
      ].filter(Boolean);
      expect(known, `${route.method} ${route.path} reveals the owner`).toEqual([]);
      // a refusal must be identical; a created row may differ by its id
      const [one, other] = [foreignRow, unknownRow].map(({ status, text }) =>
        `${status} ${status < 400 ? "" : masked(text)}`.slice(0, 500),
      );
      expect(one, `${route.method} ${route.path} distinguishes another member's id in ${table} from an unknown one`).toBe(other);
    }
  }
  // routes without an id must not reveal the owner's data either
  for (const route of typed)
    expect((await ask(attacker, route, "words", randomUUID())).text, `${route.path} shows the owner's words`).not.toContain(secret);
  expect(await rowsOfUser(testServer, owner.id)).toEqual(before);
  expect(await idsOfMember(owner), "sessions, tokens, passkeys and devices of the owner").toEqual(owned);
  proves(context, "A1", `${pairs} pairs of a route and another member's row, 0 differences`);

  // no limit of calls is reached any more: which of the two callers met one depended on how long the calls above took
  testServer.clock.now += dayMs;
  // the same ids mean something to their owner, so a route that did not check the owner would have been noticed
  const blind: string[] = [];
  for (const step of [/^(?!.*(?:remove|revoke|forget|discard|restore|end))/i, /remove|revoke|forget|end/i, /restore/i, /discard/i]) {
    for (const route of withIds.filter(({ kind, path }) => kind !== "rest" && step.test(path.split("/").at(-1) ?? ""))) {
      // of what there can be one of, there is one now, whether or not an earlier call was let through
      await ask(control, route, "words", randomUUID());
      const unknown = masked((await ask(control, route, "words", randomUUID())).text);
      let isKnown = false;
      for (const { id } of owned.filter(({ table }) => isOfFeature(route, table)))
        isKnown ||= masked((await ask(owner, route, "words", id)).text) !== unknown;
      if (!isKnown) blind.push(route.path);
    }
  }
  expect(blind).toEqual(withoutOwners);
}, 400_000);

/** Calls whose id is that of a new row, and one that also needs the name of a meal's ingredient: an existing id changes nothing in the answer. */
const withoutOwners = [
  "/api/rpc/tokens/add",
  "/api/rpc/passkeys/add",
  "/api/rpc/webhooks/add",
  "/api/rpc/imports/importMonths",
  "/api/rpc/ahead/addIncome",
  "/api/rpc/challenge/addMilestone",
  "/api/rpc/debt/addDebt",
  "/api/rpc/debt/addGoal",
  "/api/rpc/lifestyle/basket",
  "/api/rpc/lifestyle/reflect",
  "/api/rpc/progress/log",
  // its parameter is a name
  "/api/sheets/{kind}",
];

function inputOf(route: Route): unknown {
  return validInput(route.input, { words: "words", id: "ffffffff-ffff-4fff-8fff-ffffffffffff" });
}
