/**
 * Check H9 of docs/assurance.md: 500 chats open at once, from 250 members, each at the limit of two. Meanwhile the server answers other
 * requests, refuses a member's third chat with a message, holds little memory for each, and frees everything when the clients disconnect.
 * `npm run n -- bench/many-chats.ts`; exits with 0 when it holds. DATABASE_URL selects another database than the embedded one.
 */
import { setTimeout as wait } from "node:timers/promises";
import { startChats, type Chat } from "./chats.ts";
import { headersOf, signUp } from "./running.ts";

const chats = 500;
const perMember = 2;
/** How many chats are opened at the same moment. */
const opening = 20;
const heldMs = 20_000;
/** Limits. */
const most = { kB: 200, healthP99Ms: 250, healthWorstMs: 1000, releasedMs: 3000 };

const bench = await startChats({ COACH_STREAMS: String(perMember), LIMIT_SIGN_UPS_PER_ADDRESS: "100000" });
const { model, open, product } = bench;

/** Opens a chat for each, `opening` at a time: the crisis classifier reads each first message before its chat opens. */
async function openAll(everyone: Record<string, string>[]): Promise<Chat[]> {
  const opened: Chat[] = [];
  const waiting = everyone.values();
  const openNext = async () => {
    for (const headers of waiting) opened.push(await open("[drip] hello", headers));
  };
  await Promise.all(Array.from({ length: opening }, openNext));
  return opened;
}

const healthMs: number[] = [];
/** Requests /healthz until `isOver` and records each response time. */
async function askHealth(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const begun = performance.now();
    const answer = await fetch(`http://127.0.0.1:${product.port}/healthz`);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`health answered ${answer.status}`);
    healthMs.push(performance.now() - begun);
    await wait(50);
  }
}

let isHeld = false;
let figure = "it did not come to an end";
try {
  const members: Record<string, string>[] = [];
  for (let at = 0; at < chats / perMember; at += 1) members.push(headersOf((await signUp(product.port)).token));
  const heap = await bench.heapOf();
  const warm = await open("hello", members[0] ?? {});
  for await (const _ of warm.answer);
  const before = await heap.liveBytes();

  let isOver = false;
  const health = askHealth(() => isOver);
  const all = await openAll(members.flatMap((headers) => Array.from({ length: perMember }, () => headers)));
  const streams = all.filter(({ status }) => status === 200);
  const refused = all.flatMap(({ status }) => (status === 200 ? [] : [status]));
  for (const { answer } of streams) answer.resume();
  await wait(heldMs / 2);
  const third = await open("[drip] hello", members[0] ?? {});
  const words = await new Response(
    new ReadableStream({ start: (to) => void third.answer.on("data", (part: Buffer) => to.enqueue(part)).on("end", () => to.close()) }),
  ).text();
  const journal = await fetch(`http://127.0.0.1:${product.port}/api/journal/entries`, { headers: members[1] ?? {} });
  await journal.arrayBuffer();
  await wait(heldMs / 2);
  const each = ((await heap.liveBytes()) - before) / 1000 / chats;
  isOver = true;
  await health;
  const stillOpen = model.open();
  for (const { close } of all) close();
  const leftAt = performance.now();
  while (model.open() > 0 && performance.now() - leftAt < 10_000) await wait(10);
  const releasedMs = performance.now() - leftAt;
  // after the clients left, every member may open as many chats as before
  await wait(500);
  const again = await Promise.all(members.slice(0, 50).map((headers) => open("hello", headers)));
  const refusedAgain = again.filter(({ status }) => status !== 200).length;
  for (const { answer } of again) for await (const _ of answer);
  await wait(2000);
  const left = ((await heap.liveBytes()) - before) / 1000 / chats;
  heap.close();

  healthMs.sort((a, b) => a - b);
  const [p99, worst] = [healthMs[Math.floor(healthMs.length * 0.99)] ?? Infinity, healthMs.at(-1) ?? Infinity];
  isHeld =
    streams.length === chats &&
    stillOpen === chats &&
    third.status === 429 &&
    /"message":"[^"]{10,}/.test(words) &&
    journal.status === 200 &&
    each <= most.kB &&
    left <= most.kB / 4 &&
    p99 <= most.healthP99Ms &&
    worst <= most.healthWorstMs &&
    model.open() === 0 &&
    releasedMs <= most.releasedMs &&
    refusedAgain === 0;
  figure = `${streams.length} of ${chats} chats open${refused.length > 0 ? ` (others ${[...new Set(refused)].join(", ")})` : ""} for ${heldMs / 1000} s, ${stillOpen} at the model; a member's third answered with ${third.status}; ${each.toFixed(0)} kB live each; health p99 ${p99.toFixed(0)} ms, worst ${worst.toFixed(0)} ms; all released after ${releasedMs.toFixed(0)} ms, ${left.toFixed(0)} kB each left, ${refusedAgain} of 50 refused after`;
} finally {
  await bench.stop();
}
console.log(figure);
process.exitCode = isHeld ? 0 : 1;
