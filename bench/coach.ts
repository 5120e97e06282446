/**
 * Time that our server adds to a model's first token, and memory of an open answer: `npm run n -- bench/coach.ts`. Uses the embedded
 * Postgres, or DATABASE_URL if set. The model is a local fake (src/testing/llm.ts); direct and relayed questions alternate, so that load on
 * the machine affects both alike.
 */
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { startChats } from "./chats.ts";
import { headersOf, signUp } from "./running.ts";

const runs = 1500;
/** Questions before measuring: a server that has just started is still loading and compiling its code. */
const warmUps = 300;
const streams = 200;
const heldMs = 60_000;

const bench = await startChats({
  COACH_PER_FIVE_MINUTES: "1000000",
  COACH_PER_DAY: "1000000",
  COACH_STREAMS: "1000",
  COACH_DAILY_TOKENS: "0",
});
const { agent, model, product } = bench;
const relayed = `http://127.0.0.1:${product.port}/functions/v1/life-coach-chat`;
const direct = `${model.url}/chat/completions`;

type Open = { firstMs: number; close: () => void };

/** Asks, and measures until the first piece of text. */
const ask = (url: string, words: string, headers: Record<string, string>) =>
  new Promise<Open>((resolve, reject) => {
    const begun = performance.now();
    const call = request(url, { method: "POST", agent, headers: { ...headers, "content-type": "application/json" } }, (answer) => {
      let text = "";
      let hasBegun = false;
      answer.setEncoding("utf8");
      answer.on("error", () => undefined); // the bench closes the connection itself
      answer.on("data", (chunk: string) => {
        if (hasBegun) return;
        text += chunk;
        if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}: ${text}`));
        hasBegun = /"content":"[^"]/.test(text);
        if (hasBegun) resolve({ firstMs: performance.now() - begun, close: () => call.destroy() });
      });
      answer.on("end", () => undefined);
    });
    call.on("error", reject);
    call.end(JSON.stringify({ messages: [{ role: "user", content: words }] }));
  });

const share = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
const say = (isGood: boolean, words: string) => console.log(`${isGood ? "    " : "MISS"} Coach: ${words}`);

try {
  const members: Record<string, string>[] = [];
  for (let at = 0; at < 10; at += 1) members.push(headersOf((await signUp(product.port)).token));
  const member = (at: number) => members[at % members.length] ?? headersOf();

  const times: { direct: number[]; relayed: number[] } = { direct: [], relayed: [] };
  for (let run = 0; run < warmUps + runs; run += 1) {
    const one = await ask(direct, "How do I start?", {});
    const two = await ask(relayed, "How do I start?", member(run));
    await wait(3);
    if (run < warmUps) continue;
    times.direct.push(one.firstMs);
    times.relayed.push(two.firstMs);
  }
  const added = (part: number) => share(times.relayed, part) - share(times.direct, part);
  const both = (part: number) => `${share(times.relayed, part).toFixed(2)} relayed, ${share(times.direct, part).toFixed(2)} direct`;
  say(added(0.5) <= 0.8, `added to the first text, p50: ${added(0.5).toFixed(2)} ms (${both(0.5)}), target ≤ 0.8 ms`);
  say(added(0.99) <= 2.5, `added to the first text, p99: ${added(0.99).toFixed(2)} ms (${both(0.99)}), target ≤ 2.5 ms`);

  const heap = await bench.heapOf();
  const openAll = async () => Promise.all(Array.from({ length: streams }, (_, at) => ask(relayed, "[drip] hello", member(at))));
  // once for pools and caches that stay allocated: they are no cost of an answer
  for (const one of await openAll()) one.close();
  await wait(3000);
  // The heap may grow without need before garbage is collected; only what remains after a collection counts.
  const settled = async () => {
    const live = await heap.liveBytes();
    await wait(1000); // memory is returned to the system a moment later
    return { live, mb: product.memoryMb() };
  };
  const { live: atRest, mb: restMb } = await settled();
  const open = await openAll();
  await wait(2000);
  const first = await settled();
  const sizes: number[] = [];
  for (const until = performance.now() + heldMs; performance.now() < until; await wait(1000)) sizes.push(product.memoryMb());
  const last = await settled();
  const kB = (bytes: number) => (bytes - atRest) / 1000 / streams;
  const minute = heldMs / 1000;
  say(
    Math.max(kB(first.live), kB(last.live)) <= 64,
    `live memory of each of ${streams} open answers: ${kB(first.live).toFixed(0)} kB after 2 s, ${kB(last.live).toFixed(0)} kB after ${minute} s, target ≤ 64 kB`,
  );
  const drift = ((last.mb - first.mb) * 1000) / streams;
  say(
    drift <= 64,
    `the process meanwhile, after a collection: ${restMb.toFixed(0)} MB at rest, ${first.mb.toFixed(0)} MB at the start, ${last.mb.toFixed(0)} MB after ${minute} s (most in between ${Math.max(...sizes).toFixed(0)}), target steady within 64 kB each`,
  );
  for (const one of open) one.close();
  const closing = performance.now();
  while (model.open() > 0 && performance.now() - closing < 5000) await wait(5);
  const closedMs = performance.now() - closing;
  say(
    model.open() === 0 && closedMs <= 1000,
    `answers of the model still open after all have left: ${model.open()} after ${Math.round(closedMs)} ms, target 0 within 1000 ms`,
  );
  heap.close();
} finally {
  await bench.stop();
}
