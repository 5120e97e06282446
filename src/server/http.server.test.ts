import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { expect, test } from "vitest";
import { buildApp } from "#app/server.ts";
import { newApp } from "./http.ts";
import { drain } from "./health.ts";
import { logRequestCounts } from "./request-counts.ts";
import { testServer, createTestServer, type TestServer } from "#testing/server.ts";
import { aMember } from "#testing/people.ts";

test("every response has the strict headers, errors included", async () => {
  const { fetch } = await testServer();
  for (const path of ["/auth", "/healthz", "/api/journal/entries", "/api/nothing", "/assets/none.js", "/no-such-page"]) {
    const { headers } = await fetch(path);
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none'/);
    expect(headers.get("content-security-policy")).not.toMatch(/unsafe|\*/);
    expect(headers.get("permissions-policy")).toContain("geolocation=(self)");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(path.startsWith("/api") ? headers.get("cache-control") : "no-store").toBe("no-store");
  }
});

async function listening() {
  const app = buildApp((await testServer()).context);
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  return { app, server, port: (server.address() as AddressInfo).port }; // the address of a TCP server
}

test("over a real connection every response has them too, and a page keeps its own", async () => {
  const { server, port } = await listening();
  try {
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    for (const path of ["/auth", "/healthz", "/api/journal/entries", "/api/nothing"]) {
      const { headers } = await ask(path);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("x-frame-options"), path).toBe("DENY");
      expect(headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
      expect(headers.get("x-request-id"), path).toMatch(/^[\da-f-]{36}$/);
      expect(headers.get("cache-control"), path).toBe(path === "/auth" ? "no-cache" : "no-store");
      expect(headers.get("content-security-policy")?.includes("script-src 'self'"), path).toBe(path === "/auth");
    }
    const refused = await ask("/api/journal/entries");
    expect(((await refused.json()) as { requestId: string }).requestId).toBe(refused.headers.get("x-request-id"));
  } finally {
    server.close();
  }
});

test("over a real connection /healthz answers with the headers, the type and the body of its route, and HEAD without the body", async () => {
  const { server, port, app } = await listening();
  try {
    const own = new Set(["x-request-id", "date", "connection", "keep-alive", "content-length", "transfer-encoding"]);
    const shown = async (answer: Response) => ({
      status: answer.status,
      headers: [...answer.headers].filter(([name]) => !own.has(name)).toSorted(([one], [other]) => one.localeCompare(other)),
      body: await answer.text(),
    });
    const byRoute = await shown(await app.request("/healthz"));
    const url = `http://127.0.0.1:${port}/healthz`;
    expect(await shown(await fetch(url))).toEqual(byRoute);
    const [head, post] = await Promise.all([fetch(url, { method: "HEAD" }), fetch(url, { method: "POST" })]);
    expect(await shown(head)).toEqual({ ...byRoute, body: "" });
    expect([post.status, post.headers.get("x-frame-options")]).toEqual([404, "DENY"]);
  } finally {
    server.close();
  }
});

test("a request with two Host headers is refused, one with a single one is not", async () => {
  const { server, port } = await listening();
  try {
    const ask = async (hosts: string[]) => {
      const socket = connect(port, "127.0.0.1");
      socket.end(`GET /healthz HTTP/1.1\r\n${hosts.map((host) => `${host}\r\n`).join("")}Connection: close\r\n\r\n`);
      let text = "";
      for await (const piece of socket) text += String(piece);
      return Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1]);
    };
    expect(await ask(["Host: evenday.example"])).toBe(200);
    expect(await ask(["Host: evenday.example", "Host: evil.example"])).toBe(400);
    expect(await ask(["Host: evenday.example", "hOST: evenday.example"])).toBe(400);
  } finally {
    server.close();
  }
});

test("with https, browsers are told to use only https (HSTS)", async () => {
  const { fetch } = await createTestServer({ PUBLIC_URL: "https://evenday.example" });
  expect((await fetch("/healthz")).headers.get("strict-transport-security")).toContain("max-age=63072000");
});

test("an unknown API path is a 404 in JSON", async () => {
  const maya = await aMember();
  for (const path of ["/api/none", "/api/rpc/none/list", "/api/rpc/journal/none", "/functions/v1/none"]) {
    const answer = await maya.get(path);
    expect(answer.status, path).toBe(404);
    expect(answer.body, path).toMatchObject({ code: "not-found" });
  }
});

test("an unhandled error answers 500 with a request id and nothing else, and the process keeps running", async () => {
  const { context } = await testServer();
  const app = newApp(context);
  app.get("/boom", () => {
    throw new Error("select secret from diary");
  });
  const answer = await app.request("/boom");
  const body = (await answer.json()) as { code: string; message: string; requestId: string };
  expect([answer.status, body.code]).toEqual([500, "internal"]);
  expect(JSON.stringify(body)).not.toContain("secret");
  expect(answer.headers.get("x-request-id")).toBe(body.requestId);
});

test("a body over the limit is refused whether its length is declared, missing or false", async () => {
  const maya = await aMember();
  const { limit } = { limit: maya.home.context.config.LIMIT_BODY_BYTES };
  const big = JSON.stringify({ id: crypto.randomUUID(), entryText: "x".repeat(limit), kind: "plain" });
  const send = (init: RequestInit) =>
    maya.home.fetch("/api/journal/entries", {
      method: "POST",
      ...init,
      headers: { authorization: `Bearer ${maya.token}`, "content-type": "application/json", ...(init.headers as Record<string, string>) },
    });
  const stream = () =>
    new ReadableStream({
      start(c) {
        c.enqueue(new TextEncoder().encode(big));
        c.close();
      },
    });
  expect((await send({ body: big, headers: { "content-length": String(big.length) } })).status).toBe(413);
  expect((await send({ body: stream(), duplex: "half", headers: { "transfer-encoding": "chunked" } } as RequestInit)).status).toBe(413);
});

test("anything but JSON is refused for a call with a body", async () => {
  const { fetch } = await testServer();
  const answer = await fetch("/api/auth/sign-in", { method: "POST", body: "email=a@b.co", headers: { "content-type": "text/plain" } });
  expect(answer.status).toBe(400);
});

test.each([
  "//api/journal/entries",
  "/api//journal/entries",
  "/api/./journal/entries",
  "/API/journal/entries",
  "/api/journal%2Fentries",
  "/api/journal/entries/",
  "/%61pi/journal/entries",
  "/api/journal/entries;x=1",
  "/api/rpc/../journal/entries",
])("%s shows without a session nothing that the plain path would not", async (path) => {
  const { fetch } = await testServer();
  const answer = await fetch(`http://localhost:3000${path}`);
  const text = await answer.text();
  expect(text).not.toContain("entryText");
  expect([401, 404, 200]).toContain(answer.status);
  expect(answer.status === 200 ? answer.headers.get("content-type") : "text/html").toContain("text/html");
});

test("readiness is off once the server begins to stop, and the process still answers", async () => {
  const home = await createTestServer();
  expect((await home.fetch("/readyz")).status).toBe(200);
  drain(home.context);
  expect((await home.fetch("/readyz")).status).toBe(503);
  expect((await home.fetch("/healthz")).status).toBe(200);
});

test("the OpenAPI description names the real paths and is also shown as a readable page", async () => {
  const { fetch } = await testServer();
  const description = (await (await fetch("/api/openapi.json")).json()) as {
    openapi: string;
    paths: Record<string, Record<string, unknown>>;
  };
  expect(description.openapi).toMatch(/^3\.1/);
  expect(Object.keys(description.paths["/api/journal/entries"] ?? {})).toEqual(expect.arrayContaining(["get", "post"]));
  expect(await (await fetch("/api/docs")).text()).toContain("/api/journal/entries");
});

test("responses are counted for one log line a minute: numbers only, health checks left out", async () => {
  const home = await createTestServer({ LOG_LEVEL: "info" });
  for (const path of ["/healthz", "/readyz", "/auth", "/api/journal/entries", "/api/secret-name"]) await home.fetch(path);
  const lines = () => home.logged.filter((line) => line.includes('"msg":"requests"')).map((line) => JSON.parse(line) as object);
  logRequestCounts(home.context);
  expect(lines()).toMatchObject([{ requests: 3, refused: 2, failed: 0 }]);
  expect(JSON.stringify(lines())).not.toContain("secret-name");
  logRequestCounts(home.context);
  expect(lines(), "a minute without requests has no line").toHaveLength(1);
});

test("forwarded headers that TRUSTED_PROXIES does not cover are warned about once, without the address", async () => {
  const signIn = (home: TestServer) =>
    home.fetch("/api/auth/sign-in", {
      method: "POST",
      body: JSON.stringify({ email: "nobody@example.com", password: "three plain words" }),
      headers: { "x-forwarded-for": "203.0.113.9" },
    });
  const warnings = ({ logged }: TestServer) => logged.filter((line) => line.includes("TRUSTED_PROXIES"));
  const [alone, behind] = await Promise.all([
    createTestServer({ LOG_LEVEL: "info" }),
    createTestServer({ LOG_LEVEL: "info", TRUSTED_PROXIES: "1" }),
  ]);
  for (const home of [alone, alone, behind]) await signIn(home);
  expect(warnings(alone)).toHaveLength(1);
  expect(warnings(alone)[0]).not.toContain("203.0.113");
  expect(warnings(behind)).toEqual([]);
});

test("a text that is shared with the installed app while it has no service worker is answered with a page, and is read and logged nowhere", async () => {
  const home = await createTestServer({ LOG_LEVEL: "debug" });
  const body = new URLSearchParams({ "share-title": "", "share-text": "quillberry 12.40" });
  const answer = await home.fetch("/", { method: "POST", body });
  const page = await answer.text();
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(page).toContain('<a href="/?add=expense">');
  expect(page + home.logged.join("\n")).not.toContain("quillberry");
});
