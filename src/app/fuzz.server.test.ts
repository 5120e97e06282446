import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { buildApp, largerBodies, streams } from "#app/server.ts";
import { publicKey } from "#shared/release.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { rawBodies, validInput, wildInput } from "#testing/inputs.ts";
import { aMember, signIn, type Person } from "#testing/people.ts";
import { everyRoute, requestFor, type Route } from "#testing/routes.ts";
import { isSampled, isTried } from "#testing/sample.ts";
import { proves, times } from "#testing/assurance.ts";

/**
 * Random input to every route: the answer is JSON, never a 5xx, never a stack trace or SQL, and the process keeps running. The seed is in
 * the test's title; PROPERTY_SEED=<seed> runs the same again, FUZZ_BODIES=2000 runs longer.
 */
const seed = fc.readConfigureGlobal().seed ?? Math.floor(Math.random() * 2 ** 31);
const bodies = Number(process.env["FUZZ_BODIES"] ?? times(isSampled ? 5 : 20, 200, 2000));
/** How much longer than usual a longer run may take. */
const longer = Math.max(1, bodies / 200);

let testServer: TestServer;
let routes: Route[] = [];
/** One user per worker that calls the routes: a route that signs out affects no other worker. */
let people: Person[] = [];

beforeAll(async () => {
  testServer = await createTestServer({
    LIMIT_SIGN_UPS_PER_ADDRESS: "1000000",
    LIMIT_SIGN_IN_FAILURES: "1000000",
    LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: "1000000",
  });
  const unsigned = ["/checkout/sandbox", "/webhooks/stripe"].map((path): Route => ({
    kind: "plain",
    who: "anyone",
    method: "POST",
    path,
    input: undefined,
  }));
  routes = [...everyRoute(testServer.context), ...unsigned];
  people = await Promise.all(Array.from({ length: 4 }, () => aMember(testServer)));
});

const internals =
  /\bat \S+ \(?\S+:\d+:\d+|node_modules|insert into "|select "|update "|delete from "|relation "|violates|syntax error at|invalid input syntax|\bECONN(?:REFUSED|RESET|ABORTED)\b|drizzle|TypeError|undefined is not/;

type Answer = { status: number; text: string; ms: number };
async function send(route: Route, hand: number, path: string, init: RequestInit): Promise<Answer> {
  const person = people[hand] as Person; // eachRoute passes no other workers
  // the embedded engine answers without yielding to the event loop: one worker would starve the others
  await new Promise(setImmediate);
  const begun = performance.now();
  const answer = await testServer.fetch(path, {
    ...init,
    headers: { ...(init.headers as Record<string, string> | undefined), authorization: `Bearer ${person.token}` },
  });
  const text = await answer.text();
  const ms = performance.now() - begun;
  if (answer.status === 401 && route.who !== "anyone")
    people[hand] = await signIn(testServer, person.email, person.password).catch(() => aMember(testServer)); // the previous call signed out, or deleted the account
  return { status: answer.status, text, ms };
}

/** Runs all workers through the routes in parallel. */
async function eachRoute(which: Route[], work: (route: Route, hand: number) => Promise<void>): Promise<void> {
  const queue = [...which];
  await Promise.all(
    people.map(async (_, hand) => {
      for (let route = queue.shift(); route; route = queue.shift()) await work(route, hand);
    }),
  );
}

/** What is wrong with an answer, or null. */
function fault(answer: Answer): string | null {
  if (answer.status >= 500) return `answered ${answer.status}`;
  // an answer that hangs, not one that is slow on a busy machine
  if (answer.ms > 30_000) return `took ${Math.round(answer.ms)} ms`;
  if (internals.test(answer.text)) return "contains internals";
  if (answer.status < 400) return null;
  const output = readJson(answer.text) as { code?: unknown; message?: unknown; requestId?: unknown } | null;
  return typeof output?.code === "string" &&
    typeof output.message === "string" &&
    output.message !== "" &&
    typeof output.requestId === "string"
    ? null
    : "refuses without a sentence in JSON";
}

/** The REST paths lead to the same procedures as the pages' own; a GET without input has no body to vary. */
function runsOf(route: Route, valid: unknown): number {
  if (route.method === "GET" && Object.keys(valid as object).length === 0) return isSampled ? 2 : 10;
  return route.kind === "rest" ? Math.ceil(bodies / 4) : bodies;
}

const withId = (input: unknown, id: string, fresh: string): unknown =>
  typeof input === "object" && input !== null && (input as { id?: unknown }).id === id ? { ...input, id: fresh } : input;

/** The id of an input, as the database compares it; without one, the input itself. */
function idIn(input: unknown): unknown {
  const id = typeof input === "object" && input !== null && "id" in input ? input.id : undefined;
  return typeof id === "string" ? id.toLowerCase() : input;
}

const withoutPasswords = (input: unknown, isOn: boolean): unknown =>
  isOn && typeof input === "object" && input !== null && !Array.isArray(input)
    ? Object.fromEntries(
        Object.entries(input).map(([name, value]) => [name, /password/i.test(name) && typeof value === "string" ? 7 : value]),
      )
    : input;

/** Texts that were accepted and came back changed. */
function changed(valid: unknown, sent: unknown, answer: Answer): string[] {
  if (answer.status >= 400 || typeof valid !== "object" || valid === null) return [];
  const body = readJson(answer.text) as Record<string, unknown> | null;
  const got = (body && "json" in body ? body["json"] : body) as Record<string, unknown> | null;
  if (typeof sent !== "object" || sent === null || typeof got !== "object" || got === null) return [];
  return Object.entries(sent)
    .filter(
      ([name, value]) =>
        name in valid &&
        typeof value === "string" &&
        typeof got[name] === "string" &&
        got[name] !== value &&
        (got[name] as string).toLowerCase() !== value.trim().toLowerCase(),
    )
    .map(([name]) => name);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // exports and files are not JSON
  }
}

test(`every route answers ${bodies} random bodies as specified (seed ${seed})`, { timeout: 600_000 * longer }, async (context) => {
  let sent = 0;
  await eachRoute(routes, async (route, hand) => {
    const id = randomUUID();
    const valid = validInput(route.input, { words: "three plain words", id });
    const idsSent = new Set<unknown>(); // random values include well-formed ids, and a repeated create returns the first result
    await fc.assert(
      fc.asyncProperty(wildInput(valid), fc.nat(7), async (wild, dice) => {
        // half of the time the same value again, half of the time a new one; a password attempt costs a tenth of a second, so only
        // sometimes
        const input = withoutPasswords(dice % 2 === 0 ? withId(wild, id, randomUUID()) : wild, dice > 0);
        const isNew = !idsSent.has(idIn(input));
        idsSent.add(idIn(input));
        const { path, init } = requestFor(route, input);
        const answer = await send(route, hand, path, init);
        sent += 1;
        expect(fault(answer), `${route.method} ${route.path}: ${answer.text.slice(0, 300)}`).toBeNull();
        const isSavedAsSent = isNew || route.method === "PUT" || route.method === "PATCH";
        expect(
          isSavedAsSent ? changed(valid, input, answer) : [],
          `${route.method} ${route.path} changed what was sent: ${answer.text.slice(0, 300)}`,
        ).toEqual([]);
      }),
      { seed, numRuns: runsOf(route, valid), endOnFailure: true, interruptAfterTimeLimit: 300_000 * longer, markInterruptAsFailure: true },
    );
  });
  proves(context, "C1", `${sent} bodies to ${routes.length} routes`);
});

test(
  "bodies that are no JSON, too deep, with duplicate keys, or aimed at prototypes are refused in JSON",
  { timeout: 300_000 },
  async () => {
    await eachRoute(
      routes.filter(({ method }) => method !== "GET"),
      async (route, hand) => {
        const valid = validInput(route.input, { words: "three plain words", id: randomUUID() });
        for (const [at, body] of rawBodies(valid).entries()) {
          if (!isTried(routes.indexOf(route), at, 3)) continue;
          for (const [place, type] of [
            "application/json",
            "text/plain",
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=x",
          ].entries()) {
            if (type !== "application/json" && (body.length > 1000 || !isTried(routes.indexOf(route) + at, place, 4))) continue;
            const output = await send(route, hand, route.path.replace(/\{\+?\w+\}/g, randomUUID()), {
              method: route.method,
              body,
              headers: { "content-type": type, "content-length": String(Buffer.byteLength(body)) },
            });
            expect(
              fault(output),
              `${route.method} ${route.path} with ${type} ${body.slice(0, 60)}: ${output.text.slice(0, 300)}`,
            ).toBeNull();
          }
        }
      },
    );
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  },
);

test("bodies over the limit are refused in every transfer encoding, and the process keeps running", { timeout: 300_000 }, async () => {
  const server = serve({ fetch: buildApp(testServer.context).fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((ready) => (server.listening ? ready(null) : server.once("listening", ready)));
  const { port } = server.address() as AddressInfo; // the address of a TCP server
  const limit = testServer.context.config.LIMIT_BODY_BYTES;
  let maya = await aMember(testServer);
  const over = JSON.stringify({ json: { entryText: "x".repeat(limit) } });
  try {
    for (const route of routes.filter(({ method }) => method !== "GET" && method !== "DELETE")) {
      if ((await maya.get("/api/auth/session")).status !== 200)
        maya = await signIn(testServer, maya.email, maya.password).catch(() => aMember(testServer));
      // a route that does not read the body may answer before it notices
      const unread = route.kind === "plain" ? [200, 401, 404] : [];
      // files and imports have a larger limit of their own
      const tooLarge = streams.has(route.path) || largerBodies.has(route.path) ? [400, 413] : [413];
      const head = [
        `${route.method} ${route.path.replace(/\{\+?\w+\}/g, randomUUID())} HTTP/1.1`,
        `Host: 127.0.0.1:${port}`,
        `apikey: ${publicKey}`,
        `Authorization: Bearer ${maya.token}`,
        "Content-Type: application/json",
        "Connection: close",
      ];
      const frame = (headers: string[], body: string) => `${[...head, ...headers].join("\r\n")}\r\n\r\n${body}`;
      const chunked = `${over.length.toString(16)}\r\n${over}\r\n0\r\n\r\n`;
      const sent: Record<string, { raw: string; wanted: number[] }> = {
        "with its length": { raw: frame([`Content-Length: ${over.length}`], over), wanted: tooLarge },
        "in chunks": { raw: frame(["Transfer-Encoding: chunked"], chunked), wanted: tooLarge },
        "in chunks that lie about a length": {
          raw: frame(["Transfer-Encoding: chunked", "Content-Length: 5"], chunked),
          wanted: [400, 413],
        },
        "with a length too small": { raw: frame(["Content-Length: 5"], over), wanted: [400, 401, 404, 413, ...unread] },
        "with a length too large, then silence": {
          raw: frame(["Content-Length: 5000"], '{"json":'),
          wanted: [0, 400, 408, 413, ...unread],
        },
        "with a negative length": { raw: frame(["Content-Length: -1"], "{}"), wanted: [400] },
      };
      for (const [at, [how, { raw, wanted }]] of Object.entries(sent).entries()) {
        if (!isTried(routes.indexOf(route), at, 3)) continue;
        const answer = await exchange(port, raw, !how.endsWith("silence"));
        expect(wanted, `${route.method} ${route.path} ${how}: ${answer.slice(0, 200)}`).toContain(
          Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0),
        );
        expect(answer).not.toMatch(internals);
      }
    }
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  } finally {
    if ("closeAllConnections" in server) server.closeAllConnections();
    server.close();
  }
});

/** Sends raw bytes and returns the answer, until the server closes or sends nothing for 5 s. */
function exchange(port: number, raw: string, isComplete: boolean): Promise<string> {
  return new Promise((done) => {
    let got = "";
    // after a complete request this side stays open: Node's server drops a pending answer when the client has closed
    const socket = connect(port, "127.0.0.1", () => (isComplete ? socket.write(raw) : socket.end(raw)));
    socket.setTimeout(5000, () => socket.destroy());
    socket.on("data", (part: Buffer) => {
      got += part.toString("utf8");
      socket.setTimeout(100); // the rest of the answer follows at once
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => done(got));
  });
}
