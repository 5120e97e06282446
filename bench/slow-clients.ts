/**
 * G7: two hundred connections that send one byte a second, half of them headers, half bodies, beside members with normal use. Runs until
 * the server has closed all of them, five minutes. `npm run assurance:nightly -- G7`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { publicKey } from "#shared/release.ts";
import { ensureBuilt } from "../scripts/ensure-built.ts";
import { freePort } from "../scripts/postgres.ts";
import { startProduct } from "./running.ts";
import { members, percentile, visit, type Seen } from "./traffic.ts";

const each = 100;
const [headersLimitMs, bodiesLimitMs, othersMs] = [60_000, 300_000, 500];

ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), "evenday-slow-"));
const product = await startProduct(await freePort(), { DATA_DIR: folder, LOG_LEVEL: "silent" });
const lives: { kind: "headers" | "bodies"; ms: number }[] = [];

/** Sends `head` at once and then one byte a second until the server closes the connection. */
function drip(kind: "headers" | "bodies", head: string): Promise<void> {
  return new Promise((done) => {
    const begun = performance.now();
    const socket = connect(product.port, "127.0.0.1", () => socket.write(head));
    const timer = setInterval(() => socket.write("a"), 1000);
    const over = () => {
      clearInterval(timer);
      done();
    };
    socket.on("error", () => socket.destroy());
    socket.on("data", () => undefined); // the close event counts, also after a 408
    socket.on("close", () => {
      lives.push({ kind, ms: performance.now() - begun });
      over();
    });
  });
}

let isGood = false;
try {
  const tokens = await members(product.port, 8);
  const token = tokens[0] ?? "";
  const seen: Seen[] = [];
  let isOver = false;
  const people = tokens.map((one) => visit(product.port, one, 300, seen, new Set(), () => isOver));
  await wait(2000);
  seen.length = 0; // the first calls of a new process are not measured
  const common = `Host: 127.0.0.1:${product.port}\r\napikey: ${publicKey}\r\nAuthorization: Bearer ${token}\r\n`;
  const json = `POST /api/journal/entries HTTP/1.1\r\n${common}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"entryText":"`;
  const file = `POST /api/documents/upload HTTP/1.1\r\n${common}Content-Type: application/octet-stream\r\nContent-Length: 1000000\r\nx-file-name: a.pdf\r\nx-document-type: planner\r\n`;
  const slow = Array.from({ length: each }, (_, at) => [
    drip("headers", `GET /api/journal/entries HTTP/1.1\r\n${common}X-Slow: `),
    drip("bodies", at % 2 === 0 ? json : `${file}x-document-id: ${crypto.randomUUID()}\r\n\r\n%PDF-1.7\n`),
  ]).flat();
  const late = new Promise<"late">((done) => void setTimeout(() => done("late"), bodiesLimitMs + 30_000).unref());
  const ended = await Promise.race([Promise.all(slow), late]);
  isOver = true;
  await Promise.all(people);
  const longest = (kind: string) => Math.max(0, ...lives.filter((one) => one.kind === kind).map(({ ms }) => ms));
  const p99 = percentile(
    seen.map(({ ms }) => ms),
    0.99,
  );
  const wrong = seen.filter(({ status }) => status !== 200).length;
  isGood =
    ended !== "late" &&
    lives.length === 2 * each &&
    longest("headers") <= headersLimitMs &&
    longest("bodies") <= bodiesLimitMs + 500 &&
    p99 <= othersMs &&
    wrong === 0;
  console.log(
    `${2 * each} connections at a byte a second: headers cut after ${(longest("headers") / 1000).toFixed(0)} s, bodies after ${(longest("bodies") / 1000).toFixed(0)} s at most; ${seen.length} calls of others meanwhile, p99 ${p99.toFixed(0)} ms, ${wrong} refused`,
  );
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);
