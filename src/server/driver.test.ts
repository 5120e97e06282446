import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import type pg from "pg";
import { gatheringSocket, planOnce } from "./driver.ts";

test("what is written in one turn of the event loop is sent in one packet, also when the driver corks by itself", async () => {
  let received = "";
  const server = createServer((client) => client.setEncoding("utf8").on("data", (part: string) => (received += part)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = gatheringSocket();
  socket.connect((server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  const [one, several] = [vi.spyOn(socket, "_write"), vi.spyOn(socket as Required<typeof socket>, "_writev")];
  socket.write("begin;");
  socket.cork();
  socket.write("parse;");
  socket.write("bind;");
  socket.uncork();
  socket.write("commit;");
  await vi.waitFor(() => expect(received).toBe("begin;parse;bind;commit;"), { timeout: 15_000 });
  expect([one.mock.calls.length, several.mock.calls.length]).toEqual([0, 1]);
  socket.destroy();
  server.close();
});

test("at most a hundred statements with parameters are prepared, each under a unique name that it keeps", () => {
  const sent: { text: string; name?: string }[] = [];
  const client = { query: (statement: { text: string; name?: string }) => void sent.push(statement) } as unknown as pg.ClientBase;
  planOnce(client);
  for (let run = 0; run < 3; run += 1) for (let at = 0; at < 120; at += 1) void client.query({ text: `select $1 + ${at}` }, [1]);
  const named = sent.flatMap(({ name }) => name ?? []);
  expect([named.length, new Set(named).size]).toEqual([100, 100]);
  sent.length = 0;
  for (let run = 0; run < 3; run += 1) {
    void client.query({ text: "select 1" }, []);
    void client.query({ text: "select $1", name: "own", values: [1] });
  }
  expect(sent.map(({ name }) => name)).toEqual([undefined, "own", undefined, "own", undefined, "own"]);
});
