/**
 * Time to the first screen on a slow phone: a new browser per load, no cache, 150 ms and 1.6 Mbit/s, a processor four times slower; the
 * pages alternate, medians of the rounds. A load ends when the network was idle for 1.5 s.
 */
import { createServer, type Server } from "node:http";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { build } from "vite";
import { browserFlags, ensureBrowser } from "../scripts/browser.ts";
import { median } from "./running.ts";

/** `scriptKilobytes` as transferred; `heapMegabytes` of the page after a garbage collection, without its workers. */
type Paint = {
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  requests: number;
  kilobytes: number;
  scriptKilobytes: number;
  heapMegabytes: number;
};

const root = join(import.meta.dirname, "..");

/** Medians of `rounds` loads of every page. Units: ms, kB of 1000 bytes. */
export async function paintAll(pages: Record<string, string>, runs = 5): Promise<Map<string, Paint>> {
  const seen = new Map<string, Paint[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of Object.entries(pages)) seen.set(name, [...(seen.get(name) ?? []), await load(url)]);
  }
  const middle = (paints: Paint[]) =>
    Object.fromEntries(
      Object.keys(paints[0] ?? {}).map((field) => [field, median(paints.map((one) => one[field as keyof Paint]))]),
    ) as Paint;
  return new Map([...seen].map(([name, paints]) => [name, middle(paints)]));
}

async function load(url: string): Promise<Paint> {
  const browser = await chromium.launch({ executablePath: ensureBrowser().path, args: browserFlags });
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, serviceWorkers: "block" });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const open = new Set<string>();
    let [requests, bytes, scriptBytes, last] = [0, 0, 0, performance.now()];
    const scripts = new Set<string>();
    session.on("Network.requestWillBeSent", ({ requestId, type }) => {
      requests += 1;
      open.add(requestId);
      if (type === "Script") scripts.add(requestId);
    });
    const close = (requestId: string) => {
      open.delete(requestId);
      last = performance.now();
    };
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength;
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
      close(requestId);
    });
    session.on("Network.loadingFailed", ({ requestId }) => close(requestId));
    const answer = await page.goto(url, { waitUntil: "load", timeout: 120_000 });
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
    const begun = performance.now();
    while ((open.size > 0 || performance.now() - last < 1500) && performance.now() - begun < 60_000) await wait(10);
    const first = { requests, kilobytes: bytes / 1000, scriptKilobytes: scriptBytes / 1000 };
    const seen = await page.evaluate(observed);
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    return { ...seen, ...first, heapMegabytes: usedSize / 1e6 };
  } finally {
    await browser.close();
  }
}

/** Runs in the page: entries of its buffered performance observers since the start. */
export async function observed() {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((done) => {
      const found: PerformanceEntry[] = [];
      new PerformanceObserver((list) => found.push(...list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => done(found), 200);
    });
  const [paints, largest, tasks, shifts] = await Promise.all(
    ["paint", "largest-contentful-paint", "longtask", "layout-shift"].map(entries),
  );
  const fcp = paints?.find((one) => one.name === "first-contentful-paint")?.startTime ?? NaN; // none was painted: no target is met
  return {
    fcp,
    lcp: largest?.at(-1)?.startTime ?? NaN,
    tbt: (tasks ?? [])
      .filter((task) => !(task.startTime + task.duration <= fcp)) // all of them if none was painted
      .reduce((sum, task) => sum + Math.max(0, task.duration - 50), 0),
    cls: (shifts ?? []).reduce((sum, shift) => sum + ((shift as PerformanceEntry & { value: number }).value ?? 0), 0),
  };
}

export type Baselines = { noScript: string; hello: string; helloKilobytes: number; spa: string; spaKilobytes: number; stop(): void };

/**
 * Baselines for paints: the product's sign-in page without any script, the smallest React page, and the same sign-in with a common stack
 * (bench/tools/spa, beside the packages that only it needs).
 */
export async function serveBaselines(): Promise<Baselines> {
  const auth = readFileSync(join(root, "dist/web/auth.html"), "utf8");
  const bare = auth
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*(modulepreload|preload|manifest|icon)[^>]*>/g, "")
    .replace(/@font-face\s*\{[^}]*\}/g, "");
  const plain = await serveFiles((path) => (path === "/" ? [bare, ".html"] : null));
  const [hello, spa] = [await serveBuilt("hello"), await serveBuilt("tools/spa")];
  return {
    noScript: plain.url,
    hello: hello.url,
    helloKilobytes: hello.kilobytes,
    spa: spa.url,
    spaKilobytes: spa.kilobytes,
    stop: () => [plain, hello, spa].forEach(({ server }) => server.close()),
  };
}

/** Builds a page of the bench and serves it as the product is served, compressed with brotli. */
async function serveBuilt(name: string) {
  const outDir = join(root, ".cache/bench", name);
  // bench/tools has its own copy of React, a peer dependency of its packages
  const resolve = { dedupe: ["react", "react-dom"] };
  await build({
    configFile: false,
    root: join(import.meta.dirname, name),
    logLevel: "error",
    resolve,
    build: { outDir, emptyOutDir: true },
  });
  const served = await serveFolder(outDir);
  const scripts = readdirSync(join(outDir, "assets")).filter((file) => file.endsWith(".js"));
  return {
    ...served,
    kilobytes: scripts.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(outDir, "assets", file))).length, 0) / 1000,
  };
}

/** Serves a built page with all its files, compressed with brotli. */
export const serveFolder = (folder: string, headers: Record<string, string> = {}) =>
  serveFiles((path) => {
    const file = join(folder, path === "/" ? "index.html" : path);
    return existsSync(file) && statSync(file).isFile() ? [readFileSync(file), path === "/" ? ".html" : extname(path)] : null;
  }, headers);

async function serveFiles(
  find: (path: string) => [string | Buffer, string] | null,
  headers: Record<string, string> = {},
): Promise<{ url: string; server: Server }> {
  const kinds: Record<string, string> = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
  };
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://127.0.0.1").pathname;
    const found = path === "/favicon.ico" ? null : find(path);
    if (!found) return void response.writeHead(404).end();
    const body = packed.get(path) ?? brotliCompressSync(found[0]);
    packed.set(path, body);
    response
      .writeHead(200, {
        ...headers,
        "content-type": kinds[found[1]] ?? "application/octet-stream",
        "content-encoding": "br",
        "content-length": body.length,
      })
      .end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo; // the address of a TCP server
  return { url: `http://127.0.0.1:${port}/`, server };
}
