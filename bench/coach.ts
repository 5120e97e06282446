/**
 * What our server adds to the first word of a model, and what an open answer costs: `npm run n -- bench/coach.ts`.
 * The model is a local one (src/testing/model.ts); direct and relayed questions take turns, so that a noisy minute hits both.
 * BENCH_DATABASE_URL measures on Postgres, else the embedded engine.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { aModelServer } from "#testing/model.ts";
import { freePort } from "../scripts/postgres.ts";
import { headersOf, startProduct } from "./running.ts";

const rounds = Number(process.argv[2] ?? 400);
const streams = 200;
const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
const model = await aModelServer();
const folder = mkdtempSync(join(tmpdir(), "evenday-bench-"));
const database = process.env["BENCH_DATABASE_URL"];
const settings = {
  DATA_DIR: folder,
  COACH_BASE_URL: model.url,
  COACH_MODEL: "bench",
  COACH_PER_FIVE_MINUTES: "1000000",
  COACH_PER_DAY: "1000000",
  COACH_STREAMS: "1000",
  COACH_DAILY_TOKENS: "0",
  COACH_IDLE_MS: "60000",
  ...(database ? { DATABASE_URL: database } : {}),
};
const product = await startProduct(await freePort(), settings);
const relayed = `http://127.0.0.1:${product.port}/functions/v1/life-coach-chat`;
const direct = `${model.url}/chat/completions`;

type Open = { firstMs: number; close: () => void };

/** Asks, and stops the clock at the first piece of text. */
const ask = (url: string, words: string, headers: Record<string, string>) =>
  new Promise<Open>((resolve, reject) => {
    const begun = performance.now();
    const call = request(url, { method: "POST", agent, headers: { ...headers, "content-type": "application/json" } }, (answer) => {
      let text = "";
      let hasBegun = false;
      answer.setEncoding("utf8");
      answer.on("error", () => undefined); // the bench itself hangs up
      answer.on("data", (piece: string) => {
        if (hasBegun) return;
        text += piece;
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

try {
  const post = async (path: string, body: unknown) =>
    (
      await fetch(`http://127.0.0.1:${product.port}${path}`, { method: "POST", headers: headersOf(), body: JSON.stringify(body) })
    ).json() as Promise<{ token: string }>;
  const signIn = async () => {
    const who = { email: `${crypto.randomUUID()}@example.com`, password: "three plain words" };
    await post("/api/auth/sign-up", who);
    return headersOf((await post("/api/auth/sign-in", who)).token);
  };
  const members: Record<string, string>[] = [];
  for (let at = 0; at < 10; at += 1) members.push(await signIn());
  const headers = members[0] ?? headersOf();

  const times: { direct: number[]; relayed: number[] } = { direct: [], relayed: [] };
  for (let round = -50; round < rounds; round += 1) {
    const one = await ask(direct, "How do I start?", {});
    const two = await ask(relayed, "How do I start?", headers);
    await wait(2);
    if (round < 0) continue;
    times.direct.push(one.firstMs);
    times.relayed.push(two.firstMs);
  }
  const added = (part: number) => share(times.relayed, part) - share(times.direct, part);
  const say = (isGood: boolean, words: string) => console.log(`${isGood ? "    " : "MISS"} ${words}`);
  const both = (part: number) => `${share(times.relayed, part).toFixed(2)} relayed, ${share(times.direct, part).toFixed(2)} direct`;
  say(
    added(0.5) <= 1,
    `Coach: added to the first text, p50, ${database ? "Postgres" : "embedded"}: ${added(0.5).toFixed(2)} ms (${both(0.5)}), target ≤ 1 ms`,
  );
  say(added(0.99) <= 3, `Coach: added to the first text, p99: ${added(0.99).toFixed(2)} ms (${both(0.99)}), target ≤ 3 ms`);

  const openAll = async () =>
    Promise.all(Array.from({ length: streams }, (_, at) => ask(relayed, "[drip] hello", members[at % members.length] ?? headers)));
  for (const one of await openAll()) one.close(); // the pools and caches of a first time are not what an answer costs
  await wait(3000);
  const before = product.memoryMb();
  const open = await openAll();
  await wait(2000);
  const first = product.memoryMb();
  await wait(8000);
  const later = product.memoryMb();
  const each = (memory: number) => ((memory - before) * 1000) / streams;
  say(
    each(later) <= 64,
    `Coach: memory of each of ${streams} open answers: ${each(first).toFixed(0)} kB after 2 s and ${each(later).toFixed(0)} kB after 10 s, target ≤ 64 kB`,
  );
  for (const one of open) one.close();
  const closing = performance.now();
  while (model.open() > 0 && performance.now() - closing < 5000) await wait(5);
  const closedMs = performance.now() - closing;
  say(
    model.open() === 0 && closedMs <= 1000,
    `Coach: answers of the model still open after all have left: ${model.open()} after ${Math.round(closedMs)} ms, target 0 within 1000 ms`,
  );
} finally {
  agent.destroy();
  await product.stop();
  await model.stop();
  rmSync(folder, { recursive: true, force: true });
}
