import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { endUnread } from "./idle-reader.ts";

const idleMs = 400;
const server = createServer((request, response) => {
  if (request.url === "/large") return response.end(Buffer.alloc(30_000_000));
  response.write("first ");
  return setTimeout(() => response.end("last"), 3 * idleMs);
});
endUnread(server, idleMs);
await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A client that sends a request, and reads nothing until `resume`. */
function ask(path: string) {
  const socket = connect(port, "127.0.0.1").pause();
  const closed = new Promise<void>((done) => server.once("connection", (one) => one.once("close", () => done())));
  socket.on("error", () => undefined).write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return { socket, closed: Promise.race([closed.then(() => true), wait(5 * idleMs, false)]) };
}

test("an answer that nobody reads is given up", async () => {
  expect(await ask("/large").closed).toBe(true);
});

test("one that is read slowly, and one that has nothing to send for longer, are not", async () => {
  const { socket, closed } = ask("/large");
  const reading = setInterval(() => socket.resume() && setTimeout(() => socket.pause(), 5), idleMs / 4);
  expect(await closed).toBe(false);
  clearInterval(reading);
  socket.destroy();
  expect(await (await fetch(`http://127.0.0.1:${port}/stream`)).text()).toBe("first last");
});
