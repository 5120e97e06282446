/**
 * A proxy in front of the journeys' server that can drop the connection, lose responses, and serve a second build, as after a deployment.
 */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { origin } from "./control.ts";

type Sent = { path: string; key: string | undefined; body: string };
export type FlakyNetwork = {
  url: string;
  /** Every request that reached the server, in order. */
  sent: Sent[];
  /** No request is answered any more, as when the server is stopped. */
  cut(): void;
  restore(): void;
  /** The next request to `path` reaches the server, and its response is lost. */
  loseAnswer(path: string): void;
  /** The next request to `path` reaches the server, and its response is held back until the client gives up. */
  hold(path: string): void;
  /** After the next response for `path` no request is answered any more. */
  cutAfter(path: string): void;
  /** Serves the same product under other file names; the former ones answer 404. */
  deploy(): void;
  stop(): Promise<void>;
};

/** Part of every script and style name of the second build; longer than any hash, so that no other name contains it. */
const mark = "-second-build";
const first = /(\/?assets\/[\w.-]+?)\.(js|css)\b/g;
/** File names inside scripts, relative to each other: "./query-abc.js". */
const inScripts = /("\.\/[\w.-]+?|`\.\/[\w.-]+?)\.(js|css)(["`])/g;

export async function flakyNetwork(target = origin()): Promise<FlakyNetwork> {
  let isCut = false;
  let isSecond = false;
  let [lost, held, last] = ["", "", ""];
  const sent: Sent[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "/";
    if (isCut) return request.socket.destroy();
    const isAsset = /^\/assets\/.+\.(js|css)$/.test(path);
    if (isAsset && isSecond !== path.includes(mark)) return response.writeHead(404).end();
    const body = await buffer(request);
    if (path.startsWith("/api/rpc/") && request.method === "POST")
      sent.push({ path, key: request.headers["idempotency-key"] as string | undefined, body: body.toString() });
    const { status, headers, bytes } = await forward(request, target + path.replace(mark, ""), body);
    if (lost && path.startsWith(lost)) {
      lost = "";
      return request.socket.destroy();
    }
    if (held && path.startsWith(held)) {
      held = "";
      return undefined;
    }
    const isText = /javascript|html|css/.test(String(headers["content-type"]));
    const rename = (text: string) =>
      text
        .replace(first, `$1${mark}.$2`)
        .replace(inScripts, `$1${mark}.$2$3`)
        .replace(/(main\.web-[\w-]+)~/, `$1${mark}~`);
    const shown = isSecond && isText ? Buffer.from(rename(bytes.toString())) : bytes;
    response.writeHead(status, { ...headers, "content-length": shown.length }).end(shown);
    if (!last || !path.startsWith(last)) return undefined;
    last = "";
    isCut = true;
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sent,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    restore: () => {
      isCut = false;
    },
    loseAnswer: (path) => {
      lost = path;
    },
    hold: (path) => {
      held = path;
    },
    cutAfter: (path) => {
      last = path;
    },
    deploy: () => {
      isSecond = true;
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function forward(from: IncomingMessage, url: string, body: Buffer) {
  return new Promise<{ status: number; headers: IncomingMessage["headers"]; bytes: Buffer }>((done, fail) => {
    const { connection: _, ...headers } = from.headers;
    const to = ask(url, { method: from.method, headers: { ...headers, "accept-encoding": "identity" } }, (answer) => {
      const { "transfer-encoding": __, connection: ___, ...persistedOnDevice } = answer.headers;
      done(buffer(answer).then((bytes) => ({ status: answer.statusCode ?? 500, headers: persistedOnDevice, bytes })));
    });
    to.once("error", fail);
    to.end(body);
  });
}
