/**
 * L1: members who read, write and pause, beside a thousand tabs that check the subscription every minute. L2: the same with two hundred
 * open coach answers and twenty uploads at once. L3: ten times as many, three times, for a minute each. `npm run assurance:nightly -- L1 L2
 * L3`; ASSURANCE_PART shortens them.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { aModelServer } from "#testing/llm.ts";
import { ensureBuilt } from "../scripts/ensure-built.ts";
import { freePort } from "../scripts/postgres.ts";
import { headersOf, startProduct } from "./running.ts";
import { ask, loadNow, members, minutesOf, part, percentile, formatMinutes, visit, type Seen } from "./traffic.ts";

const { positionals } = parseArgs({ allowPositionals: true });
const requested = positionals.filter((name) => /^L[123]$/.test(name));
const [people, tabs, thinkMs] = [200, 1000, 2000];
const limits = { read: 300, write: 500, poll: 200 };
const loopLimitMs = 100;

ensureBuilt();
const model = await aModelServer();
const folder = mkdtempSync(join(tmpdir(), "evenday-people-"));
const loopFile = join(folder, "loop-delay.json");
const hour = "3600000";
const product = await startProduct(await freePort(), {
  DATA_DIR: folder,
  LOG_LEVEL: "silent",
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, "loop-delay.ts")).href}`,
  LOOP_DELAY_FILE: loopFile,
  COACH_BASE_URL: model.url,
  COACH_MODEL: "bench",
  COACH_PER_FIVE_MINUTES: "1000000",
  COACH_PER_DAY: "1000000",
  COACH_STREAMS: "1000",
  COACH_DAILY_TOKENS: "0",
  COACH_IDLE_MS: hour,
  COACH_TOTAL_MS: hour,
  DOCUMENTS_QUOTA_BYTES: "100000000000",
  DOCUMENTS_QUOTA_FILES: "100000",
});

const of = (seen: Seen[], what: string) => seen.filter((one) => one.what === what).map(({ ms }) => ms);
const p99s = (seen: Seen[]) =>
  Object.fromEntries(["read", "write", "poll"].map((what) => [what, Math.round(percentile(of(seen, what), 0.99))])) as typeof limits;
const isWithin = (seen: Seen[]) => Object.entries(p99s(seen)).every(([what, ms]) => ms <= limits[what as keyof typeof limits]);
const wrong = (seen: Seen[]) => seen.filter(({ status }) => status !== 200).length;

let isGood = true;
const messages: string[] = [];
try {
  const tokens = await members(product.port, people);
  for (const name of ["L1", "L2", "L3"].filter((one) => requested.length === 0 || requested.includes(one))) {
    const { isHeld, words } = name === "L3" ? await spikes(tokens) : await mixed(tokens, name === "L2");
    isGood &&= isHeld;
    messages.push(`${name}: ${words}`);
    console.log(`  ${name}: ${words}${isHeld ? "" : ": FAILS"}`);
  }
} finally {
  await product.stop();
  await model.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  `${people} people, ${tabs.toLocaleString("en-US")} tabs, ${availableParallelism()} cores with a load of ${loadNow()}: ${messages.join("; ")}`,
);
process.exit(isGood ? 0 : 1);

/** One visitor per token until `isOver`; `times` divides their pauses. */
function visitAll(tokens: string[], seen: Seen[], isOver: () => boolean, times = 1): Promise<unknown>[] {
  const visits = tokens.map(async (token) => {
    await wait((Math.random() * thinkMs) / times);
    await visit(product.port, token, thinkMs / times, seen, new Set(), isOver);
  });
  const polling = async () => {
    for (let tab = 0; !isOver(); tab += 1) {
      void ask(product.port, "POST", "/functions/v1/check-subscription", tokens[tab % tokens.length], {}).then(({ status, ms }) =>
        seen.push({ what: "poll", status, ms }),
      );
      await wait(60_000 / tabs);
    }
  };
  return [...visits, polling()];
}

async function loopDelay(): Promise<{ p99: number; most: number }> {
  process.kill(product.pid, "SIGUSR2");
  await wait(200);
  return JSON.parse(readFileSync(loopFile, "utf8")) as { p99: number; most: number };
}

async function mixed(tokens: string[], isWithStreams: boolean): Promise<{ isHeld: boolean; words: string }> {
  const minutes = minutesOf(10);
  const seen: Seen[] = [];
  let isOver = false;
  const all = visitAll(tokens, seen, () => isOver);
  await wait(Math.min(60_000, minutes * 12_000) + 3000);
  const streams = isWithStreams ? await openStreams(tokens, 200) : null;
  const uploads = isWithStreams ? Array.from({ length: 20 }, (_, at) => uploadOn(tokens[at] ?? "", seen, () => isOver)) : [];
  if (isWithStreams) await wait(3000);
  seen.length = 0;
  await loopDelay();
  const before = product.memoryMb();
  await wait(minutes * 60_000);
  const { p99, most } = await loopDelay();
  const growth = Math.round((product.memoryMb() / before - 1) * 100);
  const cut = streams?.cut() ?? 0;
  isOver = true;
  await Promise.all([...all, ...uploads]);
  streams?.close();
  const found = p99s(seen);
  // a few seconds of memory readings do not show growth
  const isGrowing = minutes >= 5 && growth >= 10;
  const isHeld = isWithin(seen) && wrong(seen) === 0 && p99 <= loopLimitMs && cut === 0 && !isGrowing;
  const also = streams ? `, ${streams.count} open answers of which ${cut} were cut, ${of(seen, "upload").length} uploads of 4 MB` : "";
  return {
    isHeld,
    words: `${formatMinutes(minutes)} of ${formatMinutes(10)}, ${Math.round(seen.length / (minutes * 60))} calls a second, p99 ${found.read} ms reads, ${found.write} ms writes, ${found.poll} ms polls, ${wrong(seen)} not answered with 200, event loop p99 ${p99.toFixed(0)} ms (most ${most.toFixed(0)}), memory ${before.toFixed(0)} MB ${growth >= 0 ? "+" : ""}${growth} %${also}`,
  };
}

/** Coach answers that a fake model streams slowly for as long as they are read. */
async function openStreams(tokens: string[], count: number) {
  let cut = 0;
  let isClosing = false;
  const open = await Promise.all(
    Array.from(
      { length: count },
      (_, at) =>
        new Promise<{ destroy: () => unknown }>((done, fail) => {
          const call = request(
            {
              port: product.port,
              host: "127.0.0.1",
              path: "/functions/v1/life-coach-chat",
              method: "POST",
              headers: headersOf(tokens[at % tokens.length]),
            },
            (answer) => {
              if (answer.statusCode !== 200) fail(new Error(`the coach answered ${answer.statusCode}`));
              answer.once("data", () => done(call));
              answer.on("data", () => undefined);
              answer.on("error", () => undefined); // counted by its close event
              answer.on("close", () => (cut += isClosing ? 0 : 1));
            },
          );
          call.on("error", fail);
          call.end(JSON.stringify({ messages: [{ role: "user", content: "[drip] hello" }] }));
        }),
    ),
  );
  return {
    count: open.length,
    cut: () => cut,
    close: () => {
      isClosing = true;
      for (const one of open) one.destroy();
    },
  };
}

/** Uploads of 4 MB one after the other, each deleted again. */
async function uploadOn(token: string, seen: Seen[], isOver: () => boolean): Promise<void> {
  const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(4_000_000, 32)]);
  while (!isOver()) {
    const id = crypto.randomUUID();
    const begun = performance.now();
    const status = await fetch(`http://127.0.0.1:${product.port}/api/documents/upload`, {
      method: "POST",
      body: bytes,
      headers: {
        ...headersOf(token),
        "content-type": "application/octet-stream",
        "x-file-name": "a.pdf",
        "x-document-type": "planner",
        "x-document-id": id,
      },
    }).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      () => 0,
    );
    seen.push({ what: "upload", status, ms: performance.now() - begun });
    await ask(product.port, "DELETE", `/api/documents/${id}`, token);
    await wait(2000);
  }
}

async function spikes(tokens: string[]): Promise<{ isHeld: boolean; words: string }> {
  const spikeMs = Math.max(10_000, 60_000 * part);
  const runs = part < 0.2 ? 1 : 3;
  const after: number[] = [];
  const most: Seen[] = [];
  for (let run = 0; run < runs; run += 1) {
    const seen: Seen[] = [];
    let isOver = false;
    let isSpike = true;
    const usual = visitAll(tokens, seen, () => isOver);
    await wait(5000);
    const spike = visitAll(tokens, most, () => !isSpike, 10);
    await wait(spikeMs);
    isSpike = false;
    const ended = performance.now();
    // recovered: five seconds in a row within the limits, and nothing refused
    for (;;) {
      const from = seen.length;
      const begun = performance.now();
      await wait(5000);
      const window = seen.slice(from);
      if (isWithin(window) && wrong(window) === 0) {
        after.push(begun - ended);
        break;
      }
      if (performance.now() - ended > 60_000) {
        after.push(60_000);
        break;
      }
    }
    isOver = true;
    await Promise.all([...usual, ...spike]);
  }
  const odd = most.filter(({ status }) => ![200, 429, 503].includes(status));
  const refused = most.filter(({ status }) => status === 429 || status === 503).length;
  const slowest = Math.max(...after) / 1000;
  const isUp = (await ask(product.port, "GET", "/readyz")).status === 200;
  return {
    isHeld: odd.length === 0 && isUp && slowest <= 10,
    words: `${runs} of 3 spikes of ${Math.round(spikeMs / 1000)} s of 60 s, ten times the calls: ${most.length} calls, ${refused} refused with 429 or 503, ${odd.length} otherwise, 0 crashes, normal again after ${slowest.toFixed(0)} s at most`,
  };
}
