import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { validInput } from "#testing/inputs.ts";
import { aMember, signIn, type Person } from "#testing/people.ts";
import { everyRoute, requestFor, type Route } from "#testing/routes.ts";
import { proves, times } from "#testing/assurance.ts";

/** What the server must not reveal: user content in the log, internals in any response, also when something fails. */
let testServer: TestServer;
let routes: Route[] = [];

beforeAll(async () => {
  testServer = await createTestServer({
    LOG_LEVEL: "debug",
    LIMIT_SIGN_IN_FAILURES: "1000000",
    LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: "1000000",
  });
  routes = everyRoute(testServer.context);
});

async function ask(person: Person, route: Route, words: string, id: string) {
  const { path, init } = requestFor(route, validInput(route.input, { words, id }));
  const answer = await testServer.fetch(path, { ...init, headers: { authorization: `Bearer ${person.token}` } });
  return { status: answer.status, text: await answer.text() };
}

test(
  "no text of a member, no token, no password and no address comes into the log, even at its most detailed level",
  { timeout: 120_000 },
  async (context) => {
    const maya = await aMember(testServer);
    const canary = `canary${randomUUID().replaceAll("-", "")}`;
    const typed = routes.filter(({ kind, who, path }) => kind !== "plain" && who !== "anyone" && !/delete|sessions|sign-out/i.test(path));
    let used = maya;
    for (const id of [randomUUID(), randomUUID()]) {
      for (const route of typed) {
        const output = await ask(used, route, canary, id);
        if (output.status === 401) used = await signIn(testServer, maya.email, maya.password);
      }
    }
    await testServer
      .fetch("/functions/v1/life-coach-chat", {
        method: "POST",
        body: JSON.stringify({ messages: [{ role: "user", content: `${canary} I feel lost about money` }] }),
        headers: { authorization: `Bearer ${used.token}` },
      })
      .then((answer) => answer.text());
    await testServer.fetch("/api/auth/sign-in", {
      method: "POST",
      body: JSON.stringify({ email: maya.email, password: `${canary} wrong` }),
    });
    await testServer.fetch(`/api/journal/entries?search=${canary}`, { headers: { authorization: `Bearer ${used.token}` } });
    await testServer.fetch(`/api/lifestyle/places?latitude=-12.345678&longitude=-98.765432&q=${canary}`, {
      headers: { authorization: `Bearer ${used.token}` },
    });
    const log = testServer.logged.join("");
    expect(testServer.logged.length).toBeGreaterThan(typed.length);
    for (const [what, secret] of Object.entries({
      "a person's words": canary,
      "a token": used.token.slice(0, 24),
      "a password": maya.password,
      "an address": maya.email,
      // below 0, because a duration of the log can have the same digits
      "a coordinate": "-12.34",
      "a longitude": "-98.76",
    })) {
      expect(log.includes(secret), `${what} is in the log`).toBe(false);
    }
    proves(context, "M4", `${testServer.logged.length} lines of ${typed.length * 2 + 4} calls, 0 hits`);
  },
);

test(
  "when the database fails under any endpoint, the answer is an error id and the process keeps running",
  { timeout: 120_000 },
  async (context) => {
    let maya = await aMember(testServer);
    await maya.get("/api/auth/session");
    const { database } = testServer.context;
    const [withUser, before] = [database.withUser, testServer.logged.length];
    const guarded = routes.filter((route) => route.who !== "anyone" && route.kind !== "plain");
    let broken = 0;
    try {
      database.withUser = async () => {
        throw new Error("insert into secret_table failed at /srv/evenday.ts:12:3");
      };
      for (const route of guarded) {
        const { status, text } = await ask(maya, route, "three plain words", randomUUID());
        if (status === 401) maya = await signIn(testServer, maya.email, maya.password); // an earlier route ended the sessions
        if (status < 500) continue; // refused earlier, or needs no member data
        broken += 1;
        const output = JSON.parse(text) as { code: string; message: string; requestId: string };
        expect(output.code, route.path).toBe("internal");
        expect(output.message).toContain(output.requestId);
        expect(text).not.toMatch(/secret_table|evenday\.ts|insert into/);
        const lines = testServer.logged.filter((line) => line.includes(output.requestId) && line.includes("unhandled"));
        expect(lines, `${route.path} is logged once`).toHaveLength(1);
      }
    } finally {
      database.withUser = withUser;
    }
    expect(broken).toBeGreaterThan(guarded.length / 2);
    expect(testServer.logged.length).toBeGreaterThan(before);
    expect((await maya.get("/api/journal/entries")).status).toBe(200);
    proves(context, "I5", `${broken} endpoints broken, ${broken} numbered answers, 0 crashes`);
  },
);

test(
  "guessing passwords reveals nothing after the tenth try, from any number of addresses, and the owner can sign in from elsewhere",
  { timeout: 300_000 },
  async (context) => {
    const strict = await createTestServer({ TRUSTED_PROXIES: "1" });
    const maya = await aMember(strict);
    const tries = times(60, 1000);
    const paths = [
      "/api/auth/sign-in",
      "//api/auth/sign-in",
      "/api/auth/sign-in/",
      "/api/auth//sign-in",
      "/API/auth/sign-in",
      "/api/auth%2Fsign-in",
    ];
    const seen = new Map<number, number>();
    for (let n = 0; n < tries; n += 10) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, k) =>
          strict.fetch(`http://localhost:3000${paths[(n + k) % 7 === 0 ? (n + k) % paths.length : 0]}`, {
            method: "POST",
            body: JSON.stringify({ email: k % 2 ? maya.email : maya.email.toUpperCase(), password: `guess ${n + k}` }),
            headers: { "x-forwarded-for": `2001:db8:0:1::${(n + k).toString(16)}` },
          }),
        ),
      );
      for (const { status } of answers) seen.set(status, (seen.get(status) ?? 0) + 1);
    }
    const checked = seen.get(401) ?? 0;
    expect(checked).toBeLessThanOrEqual(10);
    expect(seen.get(200) ?? 0).toBe(0);
    expect(seen.get(429) ?? 0).toBeGreaterThan(tries / 2);
    proves(context, "B1", `${tries} tries, ${checked} checked`);
  },
);

test(
  "sign-in, sign-up and password reset answer alike for addresses with and without an account",
  { timeout: 900_000 },
  async (context) => {
    const post = async (home: TestServer, path: string, body: unknown) => {
      const begun = performance.now();
      const answer = await home.fetch(path, { method: "POST", body: JSON.stringify(body) });
      const text = (await answer.text()).replace(/"requestId":"[^"]*"|[0-9a-f-]{36}/g, "");
      return { said: `${answer.status} ${text}`, ms: performance.now() - begun };
    };
    const home = await createTestServer({
      SMTP_URL: "smtp://localhost:1",
      LIMIT_SIGN_IN_FAILURES: "1000000",
      LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: "1000000",
      LIMIT_SIGN_UPS_PER_ADDRESS: "1000000",
    });
    const known = `${randomUUID()}@example.com`;
    await post(home, "/api/auth/sign-up", { email: known, password: "three plain words" });
    const pairs = times(6, 40, 200);
    const spent: Record<string, number[]> = { known: [], unknown: [] };
    for (let n = 0; n < pairs; n++) {
      home.clock.now += 61 * 60_000; // an address gets a few emails an hour, known or not
      for (const [path, more] of [
        ["/api/auth/sign-in", { password: "not this one" }],
        ["/api/auth/sign-up", { password: "three plain words" }],
        ["/api/auth/forgot", {}],
      ] as const) {
        const one = await post(home, path, { email: known, ...more });
        const other = await post(home, path, { email: `${randomUUID()}@example.com`, ...more });
        expect(one.said, path).toBe(other.said);
        if (path === "/api/auth/sign-in") {
          spent["known"]?.push(one.ms);
          spent["unknown"]?.push(other.ms);
        }
      }
    }
    const median = (of: number[] = []) => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;
    proves(
      context,
      "B2",
      `${pairs} pairs, same words; sign-in ${Math.round(median(spent["known"]))} against ${Math.round(median(spent["unknown"]))} ms`,
    );
  },
);
