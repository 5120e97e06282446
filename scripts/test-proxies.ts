/**
 * npm run test:proxies: the reverse proxies of deploy/ in front of the built server. Streams arrive as they are written, uploads and
 * archives pass unchanged, the server sees the client's address, and http redirects to https once. A proxy that is not installed is named
 * and fails.
 */
import { once } from "node:events";
import { randomBytes, randomUUID } from "node:crypto";
import { createServer, request as plainRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { publicKey } from "#shared/release.ts";
import { ownServer } from "../e2e/own-server.ts";
import { freePort } from "./postgres.ts";
import { startCaddy, startNginx, type Proxy } from "./proxies.ts";

type Answer = { status: number; headers: IncomingMessage["headers"]; text: string };
type Sent = { method?: string; headers?: Record<string, string>; body?: string | Buffer; onPart?: (text: string) => void };

const mb = 1_048_576;
const loopback = { host: "127.0.0.1", agent: false } as const;
const forged = "203.0.113.9";

/** A model that stops midway in its answer until `goOn` is called. */
let goOn: () => void = () => undefined;
const event = (content: string) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;
const model = createServer((asked, answer) => void respond(asked, answer));
async function respond(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  asked.resume();
  answer.writeHead(200, { "content-type": "text/event-stream" });
  for (let line = 0; line < 12; line += 1) answer.write(event(`Here is a small step that you could take today, number ${line}. `));
  await new Promise<void>((done) => (goOn = done));
  answer.end(`${event("And that was the last one.")}data: [DONE]\n\n`);
}
await new Promise<void>((done) => model.listen(0, "127.0.0.1", done));

Object.assign(process.env, {
  TRUSTED_PROXIES: "1",
  COACH_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
  COACH_MODEL: "of this run",
});
const server = await ownServer();
const failed: string[] = [];
try {
  for (const start of [startNginx, startCaddy]) {
    const proxy = await start(Number(new URL(server.url).port)).catch((error: unknown) => {
      failed.push(`${(error as Error).message}: not run`);
    });
    if (!proxy) continue;
    try {
      await check(proxy);
    } finally {
      await proxy.stop();
    }
    const alone = await start(await freePort());
    try {
      await checkLogs(alone);
    } finally {
      await alone.stop();
    }
  }
} finally {
  goOn();
  await server.stop();
  model.close();
}
for (const one of failed) console.log(`FAILED  ${one}`);
process.exitCode = failed.length > 0 ? 1 : 0;

function mustOf({ name }: Proxy) {
  return (isGood: boolean, words: string) => {
    console.log(`${isGood ? "passed" : "FAILED"}  ${name}: ${words}`);
    if (!isGood) failed.push(`${name}: ${words}`);
  };
}

/** Without a server behind the proxy: requests that fail are logged, but for private addresses. */
async function checkLogs(proxy: Proxy): Promise<void> {
  const [call, must] = [callerOf(proxy), mustOf(proxy)];
  const secret = "a-private-address";
  const answers = [await call("/auth?a=1"), await call(`/calendar/${secret}.ics`)];
  must(
    answers.every(({ status }) => status >= 500),
    "an error without a server behind it",
  );
  const logs = proxy.logs();
  must(logs.includes("/auth?a=1") && !logs.includes(secret), "no log has a calendar's private address");
}

async function check(proxy: Proxy): Promise<void> {
  const [call, must] = [callerOf(proxy), mustOf(proxy)];
  const redirect = await plain(proxy.httpPort, "/auth?a=1");
  const to = redirect.headers.location ?? "";
  must(
    redirect.status >= 301 && redirect.status <= 308 && /^https:\/\/localhost(:\d+)?\/auth\?a=1$/.test(to),
    "http leads to https, with path and query",
  );
  const page = await call("/auth");
  must(page.status === 200 && page.headers.location === undefined, "https answers itself: no loop");

  const who = { email: `${randomUUID()}@example.com`, password: "three plain words" };
  const json = { apikey: publicKey, "content-type": "application/json", origin: `https://localhost:${proxy.httpsPort}` };
  await call("/api/auth/sign-up", { method: "POST", headers: json, body: JSON.stringify({ ...who, timeZone: "UTC" }) });
  const { text } = await call("/api/auth/sign-in", { method: "POST", headers: json, body: JSON.stringify(who) });
  const mine = { ...json, authorization: `Bearer ${(JSON.parse(text) as { token: string }).token}` };
  must(text.includes('"token"'), "sign-up and sign-in");

  const made = await call("/api/tokens", {
    method: "POST",
    headers: mine,
    body: JSON.stringify({ id: randomUUID(), name: "Proxy", scopes: ["summary:read"], days: 7, password: who.password }),
  });
  const { token = "" } = JSON.parse(made.text) as { token?: string };
  const program = { authorization: `Bearer ${token}`, "x-forwarded-for": forged, "content-type": "application/json" };
  await call("/api/members/today", { headers: program });
  const listed = JSON.parse((await call("/api/tokens", { headers: mine })).text) as { tokens?: { usedFrom: string | null }[] };
  const from = listed.tokens?.[0]?.usedFrom;
  must(from === "127.0.0.1" || from === "::ffff:127.0.0.1", `the caller's address is its own, not the one that it claims (${from})`);

  const tools = await call("/mcp", {
    method: "POST",
    headers: { ...program, accept: "application/json, text/event-stream" },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "initialize",
      params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } },
    }),
  });
  must(tools.status === 200 && tools.text.includes("serverInfo"), "/mcp answers");

  const file = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(19 * mb)]);
  const id = randomUUID();
  const uploaded = await call("/api/documents/upload", {
    method: "POST",
    headers: { ...mine, "content-type": "application/pdf", "x-document-id": id, "x-file-name": "large.pdf", "x-document-type": "other" },
    body: file,
  });
  must(
    uploaded.status === 200,
    `an upload of 19 MB (${uploaded.status}${uploaded.status === 200 ? "" : ` ${uploaded.text.slice(0, 200)}`})`,
  );

  const archive = await call("/api/account/export", { headers: mine });
  must(archive.status === 200 && archive.text.length > 19 * mb, `an archive of ${Math.round(archive.text.length / mb)} MB`);

  let isEarly = false;
  const chat = call("/functions/v1/life-coach-chat", {
    method: "POST",
    headers: mine,
    body: JSON.stringify({ messages: [{ role: "user", content: "How do I plan a week of simple meals?" }] }),
    onPart: (part) => {
      if (!/small step/.test(part)) return;
      isEarly = true;
      goOn();
    },
  });
  // with a proxy that buffers nothing arrives before the end: the answer is completed, and this check fails
  const stopWaiting = setTimeout(() => goOn(), 20_000);
  const answered = await chat;
  clearTimeout(stopWaiting);
  must(answered.status === 200 && isEarly && answered.text.includes("last one"), "the coach's words arrive as they are written");

  const event = await call("/webhooks/stripe", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" });
  must(event.status === 404, "/webhooks reaches the server, which takes no payments here");
}

function callerOf({ httpsPort, ca }: Proxy) {
  return async (path: string, { method = "GET", headers = {}, body, onPart }: Sent = {}): Promise<Answer> => {
    const sent = { host: `localhost:${httpsPort}`, ...headers, ...(body && { "content-length": String(Buffer.byteLength(body)) }) };
    const asked = request({ ...loopback, servername: "localhost", port: httpsPort, ca, path, method, headers: sent });
    const answered = once(asked, "response");
    asked.on("error", () => undefined); // `once` throws the first error, and no other may end the run
    asked.end(body);
    return read((await answered)[0] as IncomingMessage, onPart);
  };
}

async function plain(port: number, path: string): Promise<Answer> {
  const asked = plainRequest({ ...loopback, port, path, headers: { host: `localhost:${port}` } });
  const answered = once(asked, "response");
  asked.end();
  return read((await answered)[0] as IncomingMessage);
}

async function read(answer: IncomingMessage, onPart?: (text: string) => void): Promise<Answer> {
  const parts: string[] = [];
  answer.setEncoding("latin1");
  for await (const part of answer) {
    parts.push(String(part));
    onPart?.(String(part));
  }
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: parts.join("") };
}
