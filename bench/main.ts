/**
 * npm run bench: every figure that the README quotes, measured against a floor in the same run, since absolute times say
 * more of the machine than of the product. Prints one table and writes it to bench/results.md. Takes about ten minutes.
 * `npm run bench -- sizes paint use lighthouse server rooms` for parts; parts write no file.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus, totalmem, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ensureBuilt } from "../scripts/built.ts";
import { browserFlags, ensureBrowser } from "../scripts/browser.ts";
import { findPostgres, freePort, startPostgres } from "../scripts/postgres.ts";
import { sizes } from "../scripts/sizes.ts";
import { installBenchTools, loadAll, type Load } from "./load.ts";
import { paintAll, serveFloors } from "./paint.ts";
import { median, settle, signUp, startBare, startProduct, type Running } from "./running.ts";
import { paintBudget, touchAll, walk } from "./use.ts";

type Row = { what: string; value: string; floor: string; ratio: string; target: string; isGood: boolean | null };

const root = join(import.meta.dirname, "..");
const wished = process.argv.slice(2);
const isWished = (part: string) => wished.length === 0 || wished.includes(part);
const roomBenches = /^(money|journal|coach|documents|many)\.ts$/;
const rows: Row[] = [];
const say = (row: Row) => {
  rows.push(row);
  console.log(
    `${row.isGood === false ? "MISS" : "    "} ${row.what}: ${row.value}${row.floor ? ` (floor ${row.floor}, ${row.ratio})` : ""}, target ${row.target || "none"}`,
  );
};
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (value: number) => `${Math.round(value)} ms`;

ensureBuilt();
const floors = ["sizes", "paint", "use"].some(isWished) ? await serveFloors() : null;
if (floors && isWished("sizes")) measureSizes(floors.helloKilobytes * 1000);
if (floors && isWished("paint")) await measurePaint(floors);
if (floors && isWished("use")) await measureUse(floors);
if (isWished("lighthouse")) await measureLighthouse();
if (isWished("server")) {
  installBenchTools();
  await measureServer("embedded");
  if (findPostgres()) await measureServer("postgres");
  else console.log("No Postgres 15 or later here: the embedded engine alone is measured.");
}
if (isWished("rooms")) measureRooms();
floors?.stop();
if (wished.length === 0) writeFileSync(join(import.meta.dirname, "results.md"), report());
console.log(`\n${table()}`);

/** The rooms' own benches print a line a figure, `what: value, target …`, with MISS before it where it is missed; each also runs alone. */
function measureRooms() {
  for (const file of readdirSync(import.meta.dirname).filter((name) => roomBenches.test(name))) {
    console.log(`\n${file}`);
    const { stdout, status } = spawnSync(process.execPath, ["--disable-warning=ExperimentalWarning", join(import.meta.dirname, file)], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
      timeout: 240_000,
    });
    const told = [...stdout.matchAll(/^(MISS|    ) (.+?): (.+), target (.+)$/gm)];
    for (const [, isMissed, what = "", value = "", target = ""] of told)
      say({ what, value, floor: "", ratio: "", target, isGood: isMissed !== "MISS" });
    if (told.length === 0)
      say({ what: file, value: `told nothing (ended with ${status})`, floor: "", ratio: "", target: "", isGood: false });
  }
}

/** What a member feels at a slow phone: P4, P6 and P7 of the goals. */
async function measureUse({ noScript, hello }: { noScript: string; hello: string }) {
  await withProduct({}, async ({ port }) => {
    const origin = `http://localhost:${port}`;
    const newcomer = async () => JSON.stringify(await signUp(port));
    const kept = await newcomer();
    const floor = await paintAll({ noScript, hello }, 3);
    const of = (name: string) => floor.get(name)?.lcp ?? NaN;
    const { cold, warm } = await paintBudget(origin, kept);
    const most = 1.35 * of("hello") + 150;
    say({
      what: "Largest paint of /budget, signed in, nothing kept",
      value: ms(cold),
      floor: `${ms(of("hello"))} React hello`,
      ratio: `${(cold / of("hello")).toFixed(2)} ×`,
      target: `≤ 1.35 × and one round trip = ${ms(most)}`,
      isGood: cold <= most,
    });
    say({
      what: "Largest paint of /budget, signed in, pages kept",
      value: ms(warm),
      floor: `${ms(of("noScript"))} page without scripts`,
      ratio: `${(warm / of("noScript")).toFixed(2)} ×`,
      target: "≤ 1.2 ×",
      isGood: warm <= 1.2 * of("noScript"),
    });
    const touches = await touchAll(origin, newcomer);
    const [middle, worst] = [median(touches.map((one) => one.ms)), touches.toSorted((one, other) => other.ms - one.ms)[0]];
    say({
      what: "Twelve touches at a quarter of the speed, median to the next frame",
      value: ms(middle),
      floor: "",
      ratio: "",
      target: "≤ 50 ms",
      isGood: middle <= 50,
    });
    say({
      what: `Twelve touches, the slowest (${worst?.what})`,
      value: ms(worst?.ms ?? NaN),
      floor: "",
      ratio: "",
      target: "≤ 120 ms",
      isGood: (worst?.ms ?? NaN) <= 120,
    });
    console.log(`     ${touches.map((one) => `${one.what} ${Math.round(one.ms)}`).join(", ")}`);
    const walked = await walk(origin, kept);
    const slowest = walked.toSorted((one, other) => other.ms - one.ms)[0];
    say({
      what: `Ten rooms, each by a click, the slowest (${slowest?.what})`,
      value: `${ms(slowest?.ms ?? NaN)}, median ${ms(median(walked.map((one) => one.ms)))}`,
      floor: "",
      ratio: "",
      target: "≤ 100 ms",
      isGood: (slowest?.ms ?? NaN) <= 100,
    });
  });
}

function measureSizes(hello: number) {
  const all = sizes();
  const entry = all.find(({ what }) => what === "entry")?.bytes ?? 0;
  say({
    what: "Entry scripts of a first visit, brotli",
    value: kb(entry),
    floor: `${kb(hello)} React hello`,
    ratio: `${(entry / hello).toFixed(2)} ×`,
    target: "≤ 1.35 ×",
    isGood: entry <= 1.36 * hello,
  });
  const route = all.filter(({ what }) => what.startsWith("route")).toSorted((a, b) => b.bytes - a.bytes)[0];
  if (route)
    say({
      what: `Heaviest page with all it needs (${route.what.replace("route ", "")})`,
      value: kb(route.bytes),
      floor: "",
      ratio: "",
      target: "≤ 125 kB",
      isGood: route.bytes <= 125_000,
    });
  const chunk = all.filter(({ what }) => what.startsWith("chunk")).toSorted((a, b) => b.bytes - a.bytes)[0];
  if (chunk)
    say({ what: "Heaviest lazy chunk", value: kb(chunk.bytes), floor: "", ratio: "", target: "≤ 45 kB", isGood: chunk.bytes <= 45_000 });
  const styles = all.find(({ what }) => what === "all styles")?.bytes ?? 0;
  say({ what: "All styles", value: kb(styles), floor: "", ratio: "", target: "≤ 14 kB", isGood: styles <= 14_000 });
}

async function measurePaint({ noScript, hello }: { noScript: string; hello: string }) {
  await withProduct({}, async ({ port }) => {
    const auth = `http://127.0.0.1:${port}/auth`;
    const seen = await paintAll({ auth, home: `http://127.0.0.1:${port}/`, noScript, hello });
    const of = (name: string) => seen.get(name) ?? { lcp: NaN, fcp: NaN, tbt: NaN, cls: NaN, requests: NaN, kilobytes: NaN };
    for (const [name, path] of [
      ["auth", "/auth"],
      ["home", "/ signed out"],
    ] as const) {
      const ratio = of(name).lcp / of("noScript").lcp;
      say({
        what: `Largest paint of ${path}, slow phone`,
        value: ms(of(name).lcp),
        floor: `${ms(of("noScript").lcp)} same page without scripts`,
        ratio: `${ratio.toFixed(2)} ×`,
        target: "≤ 1.3 ×",
        isGood: ratio <= 1.3,
      });
    }
    const ratio = of("auth").lcp / of("hello").lcp;
    say({
      what: "Largest paint of /auth, slow phone",
      value: ms(of("auth").lcp),
      floor: `${ms(of("hello").lcp)} React hello`,
      ratio: `${ratio.toFixed(2)} ×`,
      target: "≤ 1 ×",
      isGood: ratio <= 1,
    });
    say({
      what: "Blocked time of /auth at a quarter of the speed",
      value: ms(of("auth").tbt),
      floor: "",
      ratio: "",
      target: "≤ 60 ms",
      isGood: of("auth").tbt <= 60,
    });
    say({
      what: "Layout shift of /auth",
      value: of("auth").cls.toFixed(3),
      floor: "",
      ratio: "",
      target: "≤ 0.02",
      isGood: of("auth").cls <= 0.02,
    });
    say({
      what: "First screen in all",
      value: `${of("auth").requests} requests, ${of("auth").kilobytes.toFixed(0)} kB`,
      floor: "",
      ratio: "",
      target: "≤ 6, ≤ 110 kB",
      isGood: of("auth").requests <= 6 && of("auth").kilobytes <= 110,
    });
  });
}

async function measureLighthouse() {
  installBenchTools();
  await withProduct({}, async ({ port }) => {
    const cli = join(import.meta.dirname, "tools/node_modules/lighthouse/cli/index.js");
    const flags = ["--headless=new", ...browserFlags].join(" ");
    const args = [
      cli,
      `http://localhost:${port}/auth`,
      "--output=json",
      "--quiet",
      "--only-categories=performance,accessibility,best-practices",
      `--chrome-flags=${flags}`,
    ];
    const said = JSON.parse(
      execFileSync(process.execPath, args, {
        env: { ...process.env, CHROME_PATH: ensureBrowser().path },
        encoding: "utf8",
        maxBuffer: 1e8,
        stdio: ["ignore", "pipe", "ignore"],
      }),
    ) as { categories: Record<string, { score: number }> };
    const scores = Object.values(said.categories).map(({ score }) => Math.round(score * 100));
    say({
      what: "Lighthouse of /auth: performance, accessibility, best practices",
      value: scores.join(" / "),
      floor: "",
      ratio: "",
      target: "100 / 100 / 100",
      isGood: scores.every((score) => score === 100),
    });
  });
}

async function measureServer(engine: "embedded" | "postgres") {
  const database = engine === "postgres" ? await startPostgres({ fsync: true }) : null;
  const folder = mkdtempSync(join(tmpdir(), "evenday-bench-"));
  const name = engine === "postgres" ? `Postgres ${database?.version}` : "Embedded engine";
  const env = { DATA_DIR: folder, ...(database ? { DATABASE_URL: database.url } : {}) };
  try {
    const fresh = await startProduct(await freePort(), env);
    await fresh.stop();
    const product = await startProduct(await freePort(), env);
    const bare = await startBare(await freePort(), database?.url ?? join(folder, "bare"));
    try {
      const startLimit = database ? 600 : 1500;
      say({
        what: `${name}: first start on nothing, to the first answer`,
        value: ms(fresh.startMs),
        floor: "",
        ratio: "",
        target: database ? "" : "≤ 5 s",
        isGood: database ? null : fresh.startMs <= 5000,
      });
      say({
        what: `${name}: start, to the first answer`,
        value: ms(product.startMs),
        floor: `${ms(bare.startMs)} bare`,
        ratio: "",
        target: `≤ ${startLimit} ms`,
        isGood: product.startMs <= startLimit,
      });
      await wait(5000);
      const idle = product.memoryMb();
      say({
        what: `${name}: memory at rest`,
        value: `${Math.round(idle)} MB`,
        floor: `${Math.round(bare.memoryMb())} MB bare`,
        ratio: `${(idle / bare.memoryMb()).toFixed(2)} ×`,
        target: database ? "≤ 1.6 ×" : "≤ 450 MB",
        isGood: database ? idle <= 1.6 * bare.memoryMb() : idle <= 450,
      });
      await measureLoad(name, product, bare);
    } finally {
      await Promise.all([product.stop(), bare.stop()]);
    }
  } finally {
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureLoad(name: string, product: Running, bare: Running) {
  const token = await settle(product.port);
  const at = (running: Running, path: string) => `http://127.0.0.1:${running.port}${path}`;
  const loads = await loadAll(
    [
      { name: "read", url: at(product, "/api/journal/entries?limit=20"), token },
      { name: "bare read", url: at(bare, "/") },
      { name: "write", url: at(product, "/api/journal/entries"), token, isWrite: true },
      { name: "bare write", url: at(bare, "/"), isWrite: true },
      { name: "health", url: at(product, "/healthz") },
      { name: "bare health", url: at(bare, "/hello") },
    ],
    3,
  );
  const of = (which: string): Load => loads.get(which) ?? { perSecond: NaN, p50: NaN, p99: NaN };
  const compare = (which: string, what: string, target: number | null) => {
    const ratio = of(which).perSecond / of(`bare ${which}`).perSecond;
    const value = `${Math.round(of(which).perSecond)} /s, p50 ${of(which).p50} ms, p99 ${of(which).p99} ms`;
    say({
      what: `${name}: ${what}`,
      value,
      floor: `${Math.round(of(`bare ${which}`).perSecond)} /s bare`,
      ratio: `${ratio.toFixed(2)} ×`,
      target: target ? `≥ ${target} ×` : "",
      isGood: target ? ratio >= target : null,
    });
  };
  compare("read", "a page of 20 entries, signed in", 0.4);
  compare("write", "one entry written, signed in", null);
  compare("health", "health route", 0.6);
  say({
    what: `${name}: memory after the load`,
    value: `${Math.round(product.memoryMb())} MB`,
    floor: `${Math.round(bare.memoryMb())} MB bare`,
    ratio: `${(product.memoryMb() / bare.memoryMb()).toFixed(2)} ×`,
    target: "",
    isGood: null,
  });
}

/** The product on an empty folder, for as long as `measure` lasts. */
async function withProduct(env: Record<string, string>, measure: (product: Running) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), "evenday-bench-"));
  const product = await startProduct(await freePort(), { DATA_DIR: folder, ...env });
  try {
    await measure(product);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function table(): string {
  const head = ["What", "Measured", "Floor, same run", "Ratio", "Target", ""];
  const lines = rows.map((row) => [
    row.what,
    row.value,
    row.floor,
    row.ratio,
    row.target,
    row.isGood === null ? "" : row.isGood ? "met" : "missed",
  ]);
  return [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function report(): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${process.arch}`;
  return `# Bench\n\n${new Date().toISOString().slice(0, 10)}, on ${machine}, Node ${process.versions.node}, ${ensureBrowser().version}. \`npm run bench\` measures anew.\n
Absolute figures are this machine's, on the day; ratios compare with a floor in the same run, interleaved, medians of the rounds.
A "slow phone" has 150 ms, 1.6 Mbit/s and a quarter of the processor. "Bare" is node:http with one statement, no account, no gate, no checks.\n\n${table()}\n`;
}
