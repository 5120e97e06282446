import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { expect, test } from "vitest";
import { buildApp } from "#app/server.ts";
import { publicKey } from "#shared/release.ts";
import { aMember } from "#testing/people.ts";
import { testServer } from "#testing/server.ts";
import { requestsOfMember } from "./slots.ts";

test("requests whose bodies do not arrive keep none of the member's others waiting, and a body that arrives in parts is read", async () => {
  const { context } = await testServer();
  const maya = await aMember();
  const server = serve({ fetch: buildApp(context).fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const headers = { apikey: publicKey, authorization: `Bearer ${maya.token}` };
  const body = JSON.stringify({ mood: 7, agoMs: 0 });
  const head = [
    "PUT /api/journal/moods/2026-11-01 HTTP/1.1",
    "Host: localhost",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
    "\r\n",
  ].join("\r\n");
  const sockets = Array.from({ length: requestsOfMember(context.config.DATABASE_POOL) }, () => connect(port, "127.0.0.1"));
  try {
    for (const one of sockets) one.on("error", () => undefined).write(head + body.slice(0, 5));
    await new Promise((done) => setTimeout(done, 300));
    const began = performance.now();
    expect((await fetch(`http://127.0.0.1:${port}/api/auth/session`, { headers })).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(3_000);
    const [first] = sockets;
    first?.write(body.slice(5));
    const [answer] = first ? ((await once(first, "data")) as [Buffer]) : [];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  } finally {
    for (const one of sockets) one.destroy();
    server.close();
  }
});
