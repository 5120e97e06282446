import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { isPublicIp } from "#server/public-address.ts";
import { readConfig } from "#server/config.ts";
import { aFolder } from "#testing/server.ts";
import { checkTarget, postSafely } from "./public-post.ts";
import { openWebPush } from "./web-push.ts";

const ends: (() => unknown)[] = [];
afterAll(() => ends.forEach((end) => end()));

type Seen = { url: string; host: string | undefined };
/** A server on this machine that records requests. */
async function aReceiver(answer: (response: ServerResponse, request: IncomingMessage) => void = (response) => response.end("ok")) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    seen.push({ url: request.url ?? "", host: request.headers.host });
    answer(response, request);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  ends.push(() => (server.closeAllConnections(), server.close()));
  return { seen, port: (server.address() as AddressInfo).port };
}
const post = (url: string, options: Partial<Parameters<typeof postSafely>[1]> = {}) =>
  postSafely({ url, headers: {}, body: "{}" }, { mayBePrivate: false, ...options });

test.each([
  "127.0.0.1",
  "127.255.0.9",
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "169.254.169.254",
  "172.31.255.255",
  "192.168.1.1",
  "192.0.2.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "::ffff:8.8.8.8",
  "::7f00:1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::7f00:1",
  "fe80::1",
  "fc00::1",
  "fd00:ec2::254",
  "fec0::1",
  "ff02::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::1",
  "3fff::1",
  "localhost",
  "",
])("%s is no public address", (address) => {
  expect(isPublicIp(address)).toBe(false);
});

test.each(["1.1.1.1", "8.8.8.8", "172.32.0.1", "100.128.0.1", "198.20.0.1", "2606:4700::1111", "2a00:1450:4001::1"])(
  "%s is a public address",
  (address) => expect(isPublicIp(address)).toBe(true),
);

test.each([
  "http://example.com/hook",
  "ftp://example.com/",
  "https://user:word@example.com/",
  "https://example.com/#part",
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://0177.0.0.1/",
  "https://127.1/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[64:ff9b::a9fe:a9fe]/",
  "https://169.254.169.254/latest/meta-data",
  "not an address",
  `https://example.com/${"x".repeat(600)}`,
])("%s is refused as a target", (url) => {
  expect(() => checkTarget(url, { mayBePrivate: false })).toThrow("can't be used");
});

test("a private address in any spelling, or behind a name, is never connected to", async () => {
  const { seen, port } = await aReceiver();
  const local = (address: string) => async () => [{ address, family: address.includes(":") ? 6 : 4 }];
  const tries = [
    post(`https://127.0.0.1:${port}/`),
    post(`https://[::ffff:127.0.0.1]:${port}/`),
    post(`https://localhost:${port}/`),
    post(`https://hook.example:${port}/`, { resolve: local("127.0.0.1") }),
    post(`https://hook.example:${port}/`, { resolve: local("::ffff:7f00:1") }),
    post(`https://hook.example:${port}/`, { resolve: local("64:ff9b::7f00:1") }),
    // one private address among several
    post(`https://hook.example:${port}/`, { resolve: async () => [...(await local("1.1.1.1")()), ...(await local("127.0.0.1")())] }),
    post(`https://hook.example:${port}/`, { resolve: async () => [] }),
  ];
  for (const one of await Promise.allSettled(tries)) expect(one).toMatchObject({ status: "rejected", reason: { kind: "refused" } });
  expect(seen).toEqual([]);
});

test("the name is resolved once, and the connection goes to that address whatever the next answer would be", async () => {
  const { seen, port } = await aReceiver();
  let asked = 0;
  // the system's own resolver does not know this name
  const resolve = async () => [{ address: (asked += 1) === 1 ? "127.0.0.1" : "127.0.0.2", family: 4 }];
  expect(await post(`http://rebinding.invalid:${port}/hook`, { mayBePrivate: true, resolve })).toBe(200);
  expect([asked, seen]).toEqual([1, [{ url: "/hook", host: `rebinding.invalid:${port}` }]]);
});

test("a redirect is returned like any other answer and not followed", async () => {
  const inner = await aReceiver();
  const outer = await aReceiver((response) => response.writeHead(307, { location: `http://127.0.0.1:${inner.port}/admin` }).end());
  expect(await post(`http://127.0.0.1:${outer.port}/`, { mayBePrivate: true })).toBe(307);
  expect([outer.seen.length, inner.seen.length]).toEqual([1, 0]);
});

test("the body of an endless answer is not read, and a missing answer times out", async () => {
  let written = 0;
  const endless = await aReceiver((response) => {
    response.writeHead(200);
    const more = setInterval(() => (written += response.write("x".repeat(65_536)) ? 1 : 0), 1);
    response.on("close", () => clearInterval(more));
  });
  expect(await post(`http://127.0.0.1:${endless.port}/`, { mayBePrivate: true })).toBe(200);
  expect(written).toBeLessThan(50);
  const silent = await aReceiver(() => undefined);
  await expect(post(`http://127.0.0.1:${silent.port}/`, { mayBePrivate: true, timeoutMs: 50 })).rejects.toMatchObject({
    code: "ABORT_ERR",
  });
});

test("an answer that sends its head byte by byte, or a name server that does not answer, times out as well", async () => {
  const dripping = await aReceiver((response) => {
    response.socket?.write("HTTP/1.1 200 OK\r\nx-long: ");
    const more = setInterval(() => response.socket?.write("x"), 5);
    response.on("close", () => clearInterval(more));
  });
  await expect(post(`http://127.0.0.1:${dripping.port}/`, { mayBePrivate: true, timeoutMs: 100 })).rejects.toMatchObject({
    code: "ABORT_ERR",
  });
  const never = () => new Promise<never>(() => undefined);
  await expect(post("https://hook.example/", { resolve: never, timeoutMs: 50 })).rejects.toMatchObject({ name: "TimeoutError" });
});

test("a notification is sent in the same way, and to no private address", async () => {
  const push = openWebPush(
    readConfig({ NODE_ENV: "test", DATA_DIR: aFolder("push"), AUTH_SECRET: "of this test alone, long enough 4711", DATABASE: "embedded" }),
  );
  const keys = {
    p256dh: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
    auth: "tBHItJI5svbpez7KI4CCXg",
  };
  const message = { payload: "{}", ttlSeconds: 60, topic: "a" };
  for (const endpoint of ["https://127.0.0.1/send", "https://localhost/send"])
    await expect(push({ endpoint, ...keys }, message)).rejects.toMatchObject({ kind: "refused" });
});
