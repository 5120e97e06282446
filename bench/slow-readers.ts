/**
 * Check H6 of docs/assurance.md: fifty clients read an answer of a megabyte at a kilobyte a second, and then four of them one that is
 * sixteen times as long, too long for the system's buffers, so that the model's stream has to be paused. The server's memory for each may
 * grow by 2 MB at most, and other requests are answered meanwhile. `npm run n -- bench/slow-readers.ts`; exits with 0 when it holds.
 */
import type { IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { startChats } from "./chats.ts";
import { headersOf, signUp } from "./running.ts";

const seconds = 12;
const mostMb = 2;
const bench = await startChats({ COACH_PER_FIVE_MINUTES: "1000", COACH_PER_DAY: "1000", COACH_STREAMS: "200", COACH_DAILY_TOKENS: "0" });
const { model, open, product } = bench;

/** Reads a kilobyte each second. Returns how much was read in total. */
async function readSlowly(answer: IncomingMessage): Promise<number> {
  let bytes = 0;
  for (const until = performance.now() + seconds * 1000; performance.now() < until; await wait(1000)) {
    const chunk = answer.read(1024) as Buffer | null;
    bytes += chunk?.byteLength ?? 0;
  }
  return bytes;
}

let isHeld = false;
let figure = "it did not come to an end";
try {
  const headers = headersOf((await signUp(product.port)).token);
  const heap = await bench.heapOf();
  const warm = await open("hello", headers);
  for await (const _ of warm.answer);
  const messages: string[] = [];
  let worst = 0;
  for (const { order, what, readers } of [
    { order: "mega", what: "1 MB", readers: 50 },
    { order: "flood", what: "16 MB", readers: 4 },
  ]) {
    const [live, size] = [await heap.liveBytes(), product.memoryMb()];
    const all = await Promise.all(Array.from({ length: readers }, () => open(`[${order}] hello`, headers)));
    const reading = Promise.all(all.map(({ answer }) => readSlowly(answer)));
    await wait((seconds * 1000) / 2);
    const begun = performance.now();
    const other = await open("hello", headers);
    await new Promise((resolve) => other.answer.once("readable", resolve));
    const answeredMs = performance.now() - begun;
    other.close();
    const read = await reading;
    if (Math.max(...read) > (seconds + 1) * 1024) throw new Error("the readers were not slow");
    const each = ((await heap.liveBytes()) - live) / 1e6 / readers;
    const grown = (product.memoryMb() - size) / readers;
    for (const { close } of all) close();
    await wait(1500);
    worst = Math.max(worst, each, grown);
    messages.push(
      `${readers} readers of ${what}: ${each.toFixed(2)} MB live and ${grown.toFixed(2)} MB of the process each, another answered in ${answeredMs.toFixed(0)} ms`,
    );
    if (model.open() > 0) throw new Error("the model still streams without a client");
  }
  heap.close();
  isHeld = worst <= mostMb;
  figure = `at 1 KB/s ${messages.join("; ")}`;
} finally {
  await bench.stop();
}
console.log(figure);
process.exitCode = isHeld ? 0 : 1;
