/**
 * npm run n -- bench/documents.ts: uploads of 20 MB compared with a bare node:http server that streams to the same disk, alternating, one
 * at a time and twenty at once. Memory may grow by 24 MB for one and by 100 MB for twenty, because files are streamed; the throughput of
 * one upload is at least 0.7 of the baseline.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 as newId } from "uuid";
import { freePort } from "../scripts/postgres.ts";
import { headersOf, median, signUp, startBareUpload, startProduct, type Running } from "./running.ts";

const size = 20 * 1024 * 1024;
const chunk = Buffer.alloc(65_536, 32);
const head = Buffer.from("%PDF-1.7\n");
const runs = 9;
const many = 20;

const folder = mkdtempSync(join(tmpdir(), "evenday-bench-documents-"));
const bareFolder = join(folder, "bare");
mkdirSync(bareFolder);
const product = await startProduct(await freePort(), {
  DATA_DIR: join(folder, "data"),
  DOCUMENTS_QUOTA_BYTES: "100000000000",
  DOCUMENTS_QUOTA_FILES: "100000",
});
const bare = await startBareUpload(await freePort(), bareFolder);
try {
  const { token } = await signUp(product.port);
  const ours = () =>
    send(product.port, {
      ...headersOf(token),
      "content-type": "application/octet-stream",
      "x-file-name": "big.pdf",
      "x-document-type": "other",
      "x-document-id": newId(),
    });
  const theirs = () => send(bare.port, {});
  // the allocator reserves 20 to 30 MB once, in one of the first uploads; growth per upload shows after that
  for (let warm = 0; warm < 8; warm += 1) {
    await ours();
    await theirs();
  }

  const one: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  const idle = product.memoryMb();
  let raisedByOne = 0;
  for (let run = 0; run < runs; run += 1) {
    const { ms, mostMb } = await watched(product, ours);
    one.ours.push(ms);
    raisedByOne = Math.max(raisedByOne, mostMb - idle);
    one.bare.push((await watched(bare, theirs)).ms);
    for (const name of readdirSync(bareFolder)) rmSync(join(bareFolder, name));
  }

  const before = product.memoryMb();
  const all = await watched(product, () => Promise.all(Array.from({ length: many }, ours)));
  const allBare = await watched(bare, () => Promise.all(Array.from({ length: many }, theirs)));

  const say = (isGood: boolean, words: string) => console.log(`${isGood ? "    " : "MISS"} ${words}`);
  const rate = (files: number, ms: number) => `${((files * size) / 1e6 / (ms / 1000)).toFixed(0)} MB/s`;
  const [mine, baseline] = [median(one.ours), median(one.bare)];
  const raised = all.mostMb - before;
  say(
    baseline / mine >= 0.7,
    `One upload: ${rate(1, mine)} (${mine.toFixed(0)} ms), ${(baseline / mine).toFixed(2)} x a bare stream to the disk (${rate(1, baseline)}), target 0.7 x`,
  );
  // both servers use one core each, so twenty uploads are limited by total bytes: printed without a target
  say(
    true,
    `${many} at once: ${rate(many, all.ms)}, ${(allBare.ms / all.ms).toFixed(2)} x the bare one (${rate(many, allBare.ms)}), target none`,
  );
  say(raisedByOne <= 24, `Memory raised by one upload: ${raisedByOne.toFixed(0)} MB (from ${idle.toFixed(0)}), target 24 MB`);
  say(
    raised < 100,
    `Memory raised by ${many} uploads of 20 MB at once: ${raised.toFixed(0)} MB (from ${before.toFixed(0)}), target < 100 MB`,
  );
  process.exitCode = raised < 100 && baseline / mine >= 0.7 ? 0 : 1;
} finally {
  await product.stop();
  await bare.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** One upload in chunks, so that this process does not hold whole files either. */
function send(port: number, headers: Record<string, string>): Promise<void> {
  return new Promise((done, fail) => {
    const result = request(
      { port, host: "127.0.0.1", method: "POST", path: "/api/documents/upload", headers: { ...headers, "content-length": size } },
      (answer) => {
        let text = "";
        answer.on("data", (part: Buffer) => (text += part.toString("utf8")));
        answer.on("end", () => (answer.statusCode === 200 ? done() : fail(new Error(`an upload answered ${answer.statusCode}: ${text}`))));
      },
    );
    result.on("error", fail);
    result.write(head);
    let left = size - head.length;
    const more = () => {
      while (left > 0) {
        const part = left < chunk.length ? chunk.subarray(0, left) : chunk;
        left -= part.length;
        if (!result.write(part)) return void result.once("drain", more);
      }
      result.end();
    };
    more();
  });
}

/** Duration, and the server's peak memory meanwhile. Units: ms, MB. */
async function watched(server: Running, work: () => Promise<unknown>): Promise<{ ms: number; mostMb: number }> {
  let mostMb = server.memoryMb();
  const watch = setInterval(() => {
    mostMb = Math.max(mostMb, server.memoryMb());
  }, 20);
  const begun = performance.now();
  await work();
  const ms = performance.now() - begun;
  clearInterval(watch);
  return { ms, mostMb };
}
