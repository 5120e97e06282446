/**
 * npm run n -- bench/documents.ts: twenty uploads of 20 MB at once must not raise the server's memory by more than 100 MB,
 * since a file is streamed to the disk and never held. Also the rate against a bare stream of the same bytes to the disk.
 */
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { v7 as newId } from "uuid";
import { freePort } from "../scripts/postgres.ts";
import { headersOf, startProduct } from "./running.ts";

const size = 20 * 1024 * 1024;
const piece = Buffer.alloc(65_536, 32);
const head = Buffer.from("%PDF-1.7\n");
const uploads = 20;

/** The bytes as they are wanted, so that this process holds none of the files either. */
async function* bytes() {
  yield head;
  for (let left = size - head.length; left > 0; left -= piece.length) yield left < piece.length ? piece.subarray(0, left) : piece;
}

const folder = mkdtempSync(join(tmpdir(), "evenday-bench-documents-"));
const port = await freePort();
const product = await startProduct(port, { DATA_DIR: join(folder, "data") });
try {
  const at = `http://127.0.0.1:${port}`;
  const who = { email: `${newId()}@example.com`, password: "three plain words" };
  const post = (path: string, body: unknown) => fetch(at + path, { method: "POST", headers: headersOf(), body: JSON.stringify(body) });
  await post("/api/auth/sign-up", who);
  const { token } = (await (await post("/api/auth/sign-in", who)).json()) as { token: string };
  const upload = async () => {
    const answer = await fetch(`${at}/api/documents/upload`, {
      method: "POST", body: Readable.toWeb(Readable.from(bytes())) as ReadableStream<Uint8Array>, duplex: "half",
      headers: { ...headersOf(token), "content-type": "application/octet-stream", "x-file-name": "big.pdf", "x-document-type": "other", "x-document-id": newId() },
    } as RequestInit);
    if (!answer.ok) throw new Error(`an upload answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  await upload(); // what the first one loads stays loaded
  const before = product.memoryMb();
  let most = before;
  const watch = setInterval(() => { most = Math.max(most, product.memoryMb()); }, 50);
  const begun = performance.now();
  await Promise.all(Array.from({ length: uploads }, upload));
  const ours = performance.now() - begun;
  clearInterval(watch);

  const bareBegun = performance.now();
  await Promise.all(Array.from({ length: uploads }, (_, index) => pipeline(Readable.from(bytes()), createWriteStream(join(folder, `bare-${index}`)))));
  const bare = performance.now() - bareBegun;
  const raised = most - before;
  const say = (isGood: boolean, words: string) => console.log(`${isGood ? "    " : "MISS"} ${words}`);
  say(raised < 100, `Memory raised by ${uploads} uploads of 20 MB at once: ${raised.toFixed(0)} MB (from ${before.toFixed(0)}), target < 100 MB`);
  say(bare / ours >= 0.7, `Rate: ${((uploads * size) / 1e6 / (ours / 1000)).toFixed(0)} MB/s through HTTP, ${(bare / ours).toFixed(2)} x a bare stream to the disk in one process, target 0.7 x`);
  process.exitCode = raised < 100 ? 0 : 1;
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
