/**
 * npm run bench: every figure that the README quotes, compared with a baseline in the same run, because absolute times depend mostly on the
 * machine. Prints one table and writes it to bench/results.md. Takes about twelve minutes. `npm run bench -- sizes paint peers use
 * lighthouse server features` for parts; parts write no file.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { featureRows } from "../scripts/bench-rows.ts";
import { ensureBuilt } from "../scripts/ensure-built.ts";
import { freePort } from "../scripts/postgres.ts";
import { sizes } from "../scripts/sizes.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { installBenchTools } from "./load.ts";
import { paintAll, serveBaselines, serveFolder, type Baselines } from "./paint.ts";
import { uploadProgress } from "./progress.ts";
import { kb, ms, report, say, table } from "./rows.ts";
import { median, signUp, startProduct, type Running } from "./running.ts";
import { measureServer } from "./servers.ts";
import { paintBudget, touchAll, walk } from "./interactions.ts";

const root = join(import.meta.dirname, "..");
const requested = process.argv.slice(2);
const isRequested = (part: string) => requested.length === 0 || requested.includes(part);
const parts = ["sizes", "paint", "peers", "use", "lighthouse", "server", "features"];
const unknown = requested.filter((part) => !parts.includes(part));
if (unknown.length > 0) {
  console.error(`Parts: ${parts.join(", ")}. There is none named ${unknown.join(", ")}.`);
  process.exit(1);
}
const featureBenches = /^(money|journal|coach|documents)\.ts$/;
ensureBuilt();
const needsBaselines = ["sizes", "paint", "peers", "use"].some(isRequested);
// one of the baselines is built from packages of the bench's own
if (needsBaselines) installBenchTools();
const baselines = needsBaselines ? await serveBaselines() : null;
if (baselines && isRequested("sizes")) measureSizes(baselines.helloKilobytes * 1000);
if (baselines && isRequested("paint")) await measurePaint(baselines);
if (baselines && isRequested("peers")) await measurePeers(baselines);
if (baselines && isRequested("use")) await measureUse(baselines);
if (isRequested("lighthouse")) await withProduct(measureLighthouse);
if (isRequested("server")) {
  installBenchTools();
  await measureServer();
}
if (isRequested("features")) measureFeatures();
baselines?.stop();
if (requested.length === 0) writeFileSync(join(import.meta.dirname, "results.md"), report());
console.log(`\n${table()}`);

/**
 * Runs the features' own benches, which print one line per figure, `what: value, target …`, with MISS in front when missed; each also runs
 * alone.
 */
function measureFeatures() {
  for (const file of readdirSync(import.meta.dirname).filter((name) => featureBenches.test(name))) {
    console.log(`\n${file}`);
    const { stdout, status } = spawnSync(process.execPath, ["--disable-warning=ExperimentalWarning", join(import.meta.dirname, file)], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
      timeout: 240_000,
    });
    for (const row of featureRows(file, stdout, status)) say(row);
  }
}

/** The first screen compared with other apps', on the same slow phone in the same run: our sign-in page and Actual's choice of a server. */
async function measurePeers({ hello, spa }: Baselines) {
  // its database needs SharedArrayBuffer, which browsers allow on isolated pages only
  const isolated = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };
  const actual = await serveFolder(join(import.meta.dirname, "tools/node_modules/@actual-app/web/build"), isolated);
  await withProduct(async ({ port }) => {
    const pages = { ours: `http://127.0.0.1:${port}/auth`, actual: actual.url, spa, hello };
    const seen = await paintAll(pages, 3);
    const names = { ours: "Evenday", actual: "Actual (web build)", spa: "a generated React app", hello: "React hello" };
    for (const [name, paint] of seen)
      say({
        what: `First screen of ${names[name as keyof typeof names]}, slow phone`,
        value: `largest paint ${ms(paint.lcp)}, ${kb(1000 * paint.scriptKilobytes)} of script (${kb(1000 * paint.kilobytes)} in all), heap ${paint.heapMegabytes.toFixed(1)} MB`,
      });
  });
  actual.server.close();
}

/** Response times on a slow phone: goals P4, P6 and P7. */
async function measureUse({ noScript, hello }: Baselines) {
  await withProduct(async ({ port }) => {
    const origin = `http://localhost:${port}`;
    const newcomer = async () => JSON.stringify(await signUp(port));
    const saved = await newcomer();
    const baseline = await paintAll({ noScript, hello }, 3);
    const of = (name: string) => baseline.get(name)?.lcp ?? NaN;
    const { cold, warm } = await paintBudget(origin, saved);
    const most = 1.35 * of("hello") + 150;
    say({
      what: "Largest paint of /budget, signed in, nothing kept",
      value: ms(cold.lcp),
      baseline: `${ms(of("hello"))} React hello`,
      ratio: `${(cold.lcp / of("hello")).toFixed(2)} ×`,
      target: `≤ 1.35 × and one round trip = ${ms(most)}`,
      isGood: cold.lcp <= most,
    });
    say({
      what: "Largest paint of /budget, signed in, pages kept",
      value: ms(warm.lcp),
      baseline: `${ms(of("noScript"))} page without scripts`,
      ratio: `${(warm.lcp / of("noScript")).toFixed(2)} ×`,
      target: "≤ 1.2 ×",
      isGood: warm.lcp <= 1.2 * of("noScript"),
    });
    say({
      what: "The month's figures on /budget, nothing kept; pages and figures kept",
      value: `${ms(cold.figures)}; ${ms(warm.figures)}`,
    });
    const shift = Math.max(cold.cls, warm.cls);
    say({ what: "Layout shift of /budget, signed in", value: shift.toFixed(3), target: "≤ 0.02", isGood: shift <= 0.02 });
    const moves = await uploadProgress(origin, saved);
    say({ what: "Progress of a 20 MB upload at 8 Mbit/s", value: `${moves.toFixed(1)} times a second`, target: "≥ 4", isGood: moves >= 4 });
    const touches = await touchAll(origin, newcomer);
    const [middle, worst] = [median(touches.map((one) => one.ms)), touches.toSorted((one, other) => other.most - one.most)[0]];
    say({
      what: "Twelve touches at a quarter of the speed, median to the next frame, each the median of five rounds",
      value: ms(middle),
      target: "≤ 50 ms",
      isGood: middle <= 50,
    });
    say({
      what: `Twelve touches, the slowest of all in any round (${worst?.what})`,
      value: ms(worst?.most ?? NaN),
      target: "≤ 120 ms",
      isGood: (worst?.most ?? NaN) <= 120,
    });
    console.log(`     ${touches.map((one) => `${one.what} ${Math.round(one.ms)}`).join(", ")}`);
    const walked = await walk(origin, saved);
    const slowest = walked.toSorted((one, other) => other.ms - one.ms)[0];
    say({
      what: `Ten pages, each by a click, the slowest (${slowest?.what})`,
      value: `${ms(slowest?.ms ?? NaN)}, median ${ms(median(walked.map((one) => one.ms)))}`,
      target: "≤ 100 ms",
      isGood: (slowest?.ms ?? NaN) <= 100,
    });
  });
}

function measureSizes(hello: number) {
  const all = sizes();
  const entry = all.find(({ what }) => what === "entry")?.bytes ?? NaN;
  say({
    what: "Entry scripts of a first visit, brotli",
    value: kb(entry),
    baseline: `${kb(hello)} React hello`,
    ratio: `${(entry / hello).toFixed(2)} ×`,
    target: "≤ 1.35 ×",
    isGood: entry <= 1.35 * hello,
  });
  const route = all.filter(({ what }) => what.startsWith("route")).toSorted((a, b) => b.bytes - a.bytes)[0];
  if (route)
    say({
      what: `Heaviest page with all it needs (${route.what.replace("route ", "")})`,
      value: kb(route.bytes),
      target: "≤ 125 kB",
      isGood: route.bytes <= 125_000,
    });
  const chunk = all.filter(({ what }) => what.startsWith("chunk")).toSorted((a, b) => b.bytes - a.bytes)[0];
  if (chunk) say({ what: "Heaviest lazy chunk", value: kb(chunk.bytes), target: "≤ 45 kB", isGood: chunk.bytes <= 45_000 });
  const styles = all.find(({ what }) => what === "all styles")?.bytes ?? NaN;
  say({ what: "All styles", value: kb(styles), target: "≤ 14 kB", isGood: styles <= 14_000 });
}

async function measurePaint({ noScript, hello, spa, spaKilobytes }: Baselines) {
  await withProduct(async ({ port }) => {
    const auth = `http://127.0.0.1:${port}/auth`;
    const seen = await paintAll({ auth, home: `http://127.0.0.1:${port}/`, noScript, hello, spa });
    const of = (name: string) => seen.get(name) ?? { lcp: NaN, fcp: NaN, tbt: NaN, cls: NaN, requests: NaN, kilobytes: NaN };
    for (const [name, path] of [
      ["auth", "/auth"],
      ["home", "/ signed out"],
    ] as const) {
      const ratio = of(name).lcp / of("noScript").lcp;
      say({
        what: `Largest paint of ${path}, slow phone`,
        value: ms(of(name).lcp),
        baseline: `${ms(of("noScript").lcp)} same page without scripts`,
        ratio: `${ratio.toFixed(2)} ×`,
        target: "≤ 1.3 ×",
        isGood: ratio <= 1.3,
      });
    }
    const ratio = of("auth").lcp / of("hello").lcp;
    say({
      what: "Largest paint of /auth, slow phone",
      value: ms(of("auth").lcp),
      baseline: `${ms(of("hello").lcp)} React hello`,
      ratio: `${ratio.toFixed(2)} ×`,
      target: "≤ 1 ×",
      isGood: ratio <= 1,
    });
    const typical = of("auth").lcp / of("spa").lcp;
    say({
      what: "Largest paint of /auth, slow phone",
      value: ms(of("auth").lcp),
      baseline: `${ms(of("spa").lcp)} a typical app drawn by the browser, ${spaKilobytes.toFixed(0)} kB of script`,
      ratio: `${typical.toFixed(2)} ×`,
      target: "≤ 0.4 ×",
      isGood: typical <= 0.4,
    });
    say({
      what: "Blocked time of /auth at a quarter of the speed",
      value: ms(of("auth").tbt),
      target: "≤ 60 ms",
      isGood: of("auth").tbt <= 60,
    });
    say({ what: "Layout shift of /auth", value: of("auth").cls.toFixed(3), target: "≤ 0.02", isGood: of("auth").cls <= 0.02 });
    say({
      what: "First screen in all",
      value: `${of("auth").requests} requests, ${of("auth").kilobytes.toFixed(0)} kB`,
      target: "≤ 6, ≤ 110 kB",
      isGood: of("auth").requests <= 6 && of("auth").kilobytes <= 110,
    });
  });
}

/** Runs the product on an empty folder during `measure`. */
async function withProduct(measure: (product: Running) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), "evenday-bench-"));
  const product = await startProduct(await freePort(), { DATA_DIR: folder });
  try {
    await measure(product);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
