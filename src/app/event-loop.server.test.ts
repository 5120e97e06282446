import { randomUUID } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { strToU8, zipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { validInput } from "#testing/inputs.ts";
import { aMember, signIn, type Person } from "#testing/people.ts";
import { everyRoute, requestFor, type Route } from "#testing/routes.ts";
import { isSampled, isTried, spread } from "#testing/sample.ts";
import { expectWithin, proves, times } from "#testing/assurance.ts";

/**
 * Sends the longest input that each route accepts, in several shapes, while /healthz is requested: nothing may block the event loop. The
 * limit here only finds work that grows faster than its input; docs/assurance.md has the milliseconds, measured on an idle machine.
 */
const mostMs = 3_000;

const shapes: Record<string, string> = {
  "one word": "x".repeat(250_000),
  "short words": "I am so tired of this. ".repeat(11_000),
  "signs that no line may begin with": "! ".repeat(125_000),
  "brackets and quotes": `<a ["'(`.repeat(40_000),
  "line breaks": "a\n".repeat(125_000),
  "letters beyond the plane": "🌿".repeat(60_000),
};
const lengths = [200_000, 50_000, 20_000, 10_000, 8_000, 5_000, 4_000, 2_000, 1_000, 500, 300, 200, 120, 100, 80, 60, 40, 24, 8];

let testServer: TestServer;
let maya: Person;
let routes: Route[];

beforeAll(async () => {
  testServer = await createTestServer({
    LIMIT_SIGN_UPS_PER_ADDRESS: "100000",
    COACH_PER_FIVE_MINUTES: "1000",
    COACH_WORD_MS: "0",
    COACH_STREAMS: "50",
  });
  maya = await aMember(testServer);
  // both paths of a feature lead to the same procedures
  routes = everyRoute(testServer.context).filter(({ kind }) => kind !== "rest");
});

type Call = { path: string; init: RequestInit };
const post = (path: string, body: unknown): Call => ({ path, init: { method: "POST", body: JSON.stringify(body) } });
const get = (path: string): Call => ({ path, init: { method: "GET" } });
/** As much as a header or a query may contain. */
const inAddress = (words: string) => encodeURIComponent(words.slice(0, 2_000).toWellFormed());
const mostOfABody = 200_000;
/** Bytes that are no archive and no document, and a document of the largest size. */
const noise = (words: string) => Buffer.from(words.repeat(4)).subarray(0, 1_000_000);

/** A CSV table of days with thousands of habits and thousands of short rows. */
const wideTable = () => Buffer.from(`Date,${"a,".repeat(50_000)}\n${"2024-01-01,2,2\n".repeat(30)}${"x,\n".repeat(60_000)}`);
/** A ZIP with as many files as one may contain. */
const manyFiles = () =>
  zipSync(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`${at}.csv`, strToU8("a,b\n")])), { level: 0 });

/** As many lines of an import as fit into a body of this size. */
const lines = (path: string, words: string): Call => ({
  path,
  init: {
    method: "POST",
    body: [
      { id: randomUUID(), fileName: "a.csv", ...headOf(path) },
      ...Array.from({ length: 20 }, (_, line) =>
        path.includes("journal")
          ? { page: { line, at: "2026-01-01T12:00:00.000Z", entryText: words.slice(0, 40_000).toWellFormed() } }
          : path.startsWith("/api/imports")
            ? { line, spentOn: "2026-01-01", amountCents: 100, note: words.slice(0, 500).toWellFormed(), categoryId: randomUUID() }
            : { line, name: words.slice(line, line + 60).toWellFormed(), days: ["2026-01-01"] },
      ),
    ]
      .map((one) => JSON.stringify(one))
      .join("\n"),
    headers: { "content-type": "application/x-ndjson" },
  },
});

const headOf = (path: string) => {
  if (path.startsWith("/api/imports")) return { format: "CSV" };
  return path.includes("journal") ? { format: "Daylio" } : { format: "Loop", category: "Imported" };
};

/** The longest input of every plain route, for which there is no schema. A route without a line here fails the test. */
const plain: Record<string, (words: string) => Call[]> = {
  "POST /api/auth/sign-up": (words) => [
    post("/api/auth/sign-up", { email: `${words.slice(0, 240)}@example.com`, password: words.slice(0, 128) }),
  ],
  "POST /api/auth/sign-in": (words) => [
    post("/api/auth/sign-in", { email: words.slice(0, mostOfABody / 2), password: "p" }),
    post("/api/auth/sign-in", { email: "a@example.com", password: words.slice(0, 128), devices: [words.slice(0, mostOfABody / 2)] }),
  ],
  "POST /api/auth/second-step": (words) => [
    post("/api/auth/second-step", { ticket: words.slice(0, mostOfABody / 2), code: words.slice(0, 1000) }),
  ],
  "POST /api/auth/renewed": (words) => [
    post("/api/auth/renewed", {
      memberId: randomUUID(),
      retrySecret: words.slice(0, mostOfABody / 2),
      devices: [words.slice(0, mostOfABody / 3)],
    }),
  ],
  "POST /api/auth/passkey/begin": () => [post("/api/auth/passkey/begin", {})],
  "POST /api/auth/passkey": (words) => [
    post("/api/auth/passkey", {
      ticket: words.slice(0, mostOfABody / 2),
      used: { id: words.slice(0, 19_999), response: { clientDataJSON: words.slice(0, 19_999), authenticatorData: "x", signature: "x" } },
    }),
  ],
  "POST /api/auth/provider/begin": (words) => [post("/api/auth/provider/begin", { provider: words.slice(0, mostOfABody) })],
  "POST /api/auth/provider/finish": (words) => [
    post("/api/auth/provider/finish", { ticket: words.slice(0, mostOfABody / 2), search: words.slice(0, mostOfABody / 3) }),
  ],
  "POST /api/auth/provider/connect": (words) => [
    post("/api/auth/provider/connect", { ticket: words.slice(0, mostOfABody / 2), password: words.slice(0, 128) }),
  ],
  "POST /api/auth/provider/join": (words) => [
    post("/api/auth/provider/join", { ticket: words.slice(0, mostOfABody / 2), timeZone: words.slice(0, 1000) }),
  ],
  "POST /api/auth/sign-out": () => [post("/api/auth/sign-out", {})],
  "GET /api/auth/session": () => [get("/api/auth/session")],
  "POST /api/auth/forgot": (words) => [post("/api/auth/forgot", { email: words.slice(0, mostOfABody) })],
  "POST /api/auth/reset": (words) => [post("/api/auth/reset", { link: words.slice(0, mostOfABody), password: words.slice(0, 128) })],
  "POST /api/auth/confirm": (words) => [post("/api/auth/confirm", { link: words.slice(0, mostOfABody) })],
  "POST /api/auth/stop": (words) => [post("/api/auth/stop", { link: words.slice(0, mostOfABody) })],
  "GET /api/account/export": () => [get("/api/account/export")],
  "POST /api/account/export": (words) => [post("/api/account/export", { password: words.slice(0, mostOfABody) })],
  "POST /api/account/import/ticket": (words) => [post("/api/account/import/ticket", { password: words.slice(0, mostOfABody) })],
  "POST /api/account/import": (words) => [
    { path: "/api/account/import", init: { method: "POST", body: noise(words), headers: { "content-type": "application/zip" } } },
  ],
  "POST /api/cards/shown": (words) => [post("/api/cards/shown", { level: words.slice(0, mostOfABody) })],
  "GET /api/coach/reader": () => [get("/api/coach/reader")],
  "POST /api/documents/upload": (words) => [
    {
      path: "/api/documents/upload",
      init: {
        method: "POST",
        body: noise(words),
        headers: {
          "content-type": "application/octet-stream",
          "x-file-name": `${inAddress(words)}.txt`,
          "x-document-type": "planner",
          "x-document-id": randomUUID(),
        },
      },
    },
  ],
  "GET /api/budget/export/ofx": (words) => [get(`/api/budget/export/ofx?from=${inAddress(words)}`)],
  "GET /api/budget/export/qif": (words) => [get(`/api/budget/export/qif?to=${inAddress(words)}`)],
  "GET /api/journal/export/markdown": () => [get("/api/journal/export/markdown")],
  "GET /api/journal/export/moods": () => [get("/api/journal/export/moods")],
  "POST /api/reading/file": (words) => [
    { path: "/api/reading/file", init: { method: "POST", body: noise(words), headers: { "content-type": "application/octet-stream" } } },
    ...[wideTable(), manyFiles()].map((body) => ({
      path: "/api/reading/file",
      init: { method: "POST", body, headers: { "content-type": "application/octet-stream" } },
    })),
  ],
  "POST /api/imports/lines": (words) => [lines("/api/imports/lines", words)],
  "POST /api/journal/imports/lines": (words) => [lines("/api/journal/imports/lines", words)],
  "POST /api/lifestyle/imports/lines": (words) => [lines("/api/lifestyle/imports/lines", words)],
  "GET /api/documents/{id}/file": (words) => [get(`/api/documents/${inAddress(words)}/file`)],
  "POST /functions/v1/check-subscription": (words) => [post("/functions/v1/check-subscription", { words: words.slice(0, mostOfABody) })],
  "POST /functions/v1/create-checkout": (words) => [post("/functions/v1/create-checkout", { words: words.slice(0, mostOfABody) })],
  "GET /api/members/week": () => [get("/api/members/week")],
  "GET /api/members/today": () => [get("/api/members/today")],
  "POST /api/members/search": (words) => [post("/api/members/search", { query: words.slice(0, mostOfABody) })],
  "GET /api/members/patterns": () => [get("/api/members/patterns")],
  "GET /api/members/suggestions": () => [get("/api/members/suggestions")],
  "GET /api/mental-health/question": () => [get("/api/mental-health/question")],
  "POST /api/mental-health/question": (words) => [post("/api/mental-health/question", { excerpt: words.slice(0, mostOfABody) })],
  "POST /api/sheets/{kind}": () => ["budget", "debt", "interview", "weekly-plan"].map((kind) => post(`/api/sheets/${kind}`, {})),
  // messages of every length have a test of their own below
  "POST /functions/v1/life-coach-chat": (words) => [
    post("/functions/v1/life-coach-chat", { messages: [{ role: "user", content: words.slice(0, 8_000) }] }),
  ],
};

const healthMs: number[] = [];

/** The maximum delay of the event loop while `work` ran, in milliseconds. */
async function delayDuring(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const begun = performance.now();
      expect((await testServer.fetch("/healthz")).status).toBe(200);
      healthMs.push(performance.now() - begun);
      await pause(10);
    }
  })();
  try {
    await pause(15);
    await work();
    await pause(15);
  } finally {
    isOver = true;
    await asking;
    delay.disable();
  }
  return Math.max(0, delay.max / 1e6 - 5);
}

async function send(path: string, init: RequestInit, person = maya): Promise<number> {
  const answer = await testServer.fetch(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${person.token}` } });
  await answer.arrayBuffer();
  if (answer.status === 401 && person === maya) maya = await signIn(testServer, maya.email, maya.password);
  return answer.status;
}

/** The longest body within the general body limit. */
function longestRequest(route: Route, words: string) {
  for (const sizes of [
    [500, 100, 30, 7, 1, 0],
    [30, 7, 1, 0],
    [7, 1, 0],
    [1, 0],
  ]) {
    for (const most of [200_000, 50_000, 10_000, 2_000]) {
      const input = validInput(route.input, { words, id: randomUUID(), sizes, lengths: lengths.filter((one) => one <= most) });
      const request = requestFor(route, input);
      if (Buffer.byteLength(request.init.body ?? "") < testServer.context.config.LIMIT_BODY_BYTES) return request;
    }
  }
  throw new Error(`no input of ${route.path} fits`);
}

test("the longest input of every route does not block the event loop", { timeout: 600_000 }, async (context) => {
  const all = Object.entries(shapes);
  const tried = (at: number) => (isSampled ? all.slice(at % all.length).slice(0, 1) : all.slice(0, times(2, 6)));
  const baseline = await delayDuring(() => pause(200));
  let worst = { late: 0, of: "" };
  for (const [at, route] of routes.entries()) {
    const name = `${route.method} ${route.path}`;
    const calls = route.kind === "plain" ? plain[name] : (words: string) => [longestRequest(route, words)];
    expect(calls, `${name} has a longest input`).toBeDefined();
    if (!isTried(at, 0, 4)) continue;
    for (const [shape, words] of tried(at)) {
      // some of these end the caller's session or account
      const caller = /account|auth/.test(route.path) ? await aMember(testServer) : undefined;
      for (const { path, init } of calls?.(words) ?? []) {
        const late = await delayDuring(() => send(path, init, caller));
        if (late > worst.late) worst = { late, of: `${name} with ${shape}` };
      }
    }
  }
  expectWithin(worst.late, mostMs + baseline, worst.of);
  healthMs.sort((a, b) => a - b);
  const [p99, most] = [healthMs[Math.floor(healthMs.length * 0.99)] ?? 0, healthMs.at(-1) ?? 0];
  expectWithin(p99, 100, "health, 99th percentile, ms");
  expectWithin(most, 250, "health, worst, ms");
  proves(
    context,
    "L4",
    `${routes.length} routes, ${tried(0).length} shapes of text each: health p99 ${Math.round(p99)} ms, worst ${Math.round(most)} ms; event loop late by ${Math.round(worst.late)} ms at most`,
  );
});

test("the longest chats with the coach, accepted and refused, do not block the event loop", { timeout: 300_000 }, async () => {
  const chat = async (contents: string[]) => {
    const messages = contents.map((content) => ({ role: "user", content }));
    return send("/functions/v1/life-coach-chat", { method: "POST", body: JSON.stringify({ messages }) });
  };
  await chat(["How do I start a budget?"]);
  const severe = "want to die by pills and then ".repeat(9_000);
  let worst = 0;
  for (const words of [...spread(Object.values(shapes), 3), severe]) {
    worst = Math.max(
      worst,
      await delayDuring(async () => {
        expect(await chat(Array.from({ length: 7 }, () => words.slice(0, 4_000)))).toBe(200);
        expect([200, 413]).toContain(await chat([words.slice(0, 60_000)]));
        expect([200, 413]).toContain(await chat([words.slice(0, 100_000), words.slice(0, 100_000)]));
      }),
    );
  }
  expectWithin(worst, mostMs, "event loop late, ms");
});

test("a journal of the longest entries becomes a PDF while /healthz is answered", { timeout: 300_000 }, async () => {
  // the imports above have filled maya's journal beyond what one PDF can contain
  maya = await aMember(testServer);
  for (const words of Object.values(shapes)) {
    const entry = { id: randomUUID(), entryText: words.slice(0, 50_000), moodRating: 5, isMoodSet: true, kind: "plain" };
    expect((await maya.post("/api/journal/entries", entry)).status).toBeLessThan(300);
  }
  const late = await delayDuring(async () => {
    expect(await send("/api/sheets/journal", { method: "POST", body: JSON.stringify({ from: "2020-01-01", to: "2099-12-31" }) })).toBe(200);
  });
  expectWithin(late, mostMs, "event loop late, ms");
});
