/**
 * npm test: every check of the project, none skipped because an earlier one failed. `npm test -- rules journeys` runs the named
 * parts only; `--full` (npm run test:full) adds the long tests, runs each journey at both sizes and fails when one needed a retry;
 * `--changed` (npm run check) runs the rules tests of changed files only. Ends with what needs attention, by name, and "N passed, N failed" alone on a line.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.ts";
import { readJourneys } from "./journey-report.ts";

type Count = { passed: number; failed: number };
type Part = { name: string; title: string; run(): Promise<Count & { output?: string }> };

const root = join(import.meta.dirname, "..");
const reports = join(root, ".cache/test");
const tool = (path: string) => join(root, "node_modules", path);
const tsc = tool("typescript/bin/tsc");
const words = process.argv.slice(2).map((word) => word.replace(/^-+/, ""));
const isFull = words.includes("full");
const isChangedOnly = words.includes("changed");
const requested = words.filter((word) => word !== "full" && word !== "changed");
/** Training and measuring the detector takes minutes: in the usual run only where its own files changed. */
const isDetectorChanged = !isChangedOnly && /^packages\/crisis-detector\//m.test(filesSince(forkPoint()));
/** Closing lines about what passed and still needs a look. */
const notes: string[] = [];

/** Parts of one stage run side by side, and each prints when it has ended; a part that is alone in its stage prints as it goes. */
const checks: Part[] = [
  { name: "lint", title: "Lint: import rules and the usual mistakes", run: () => collected([tool("oxlint/bin/oxlint")]) },
  {
    name: "format",
    title: "Format: every file as oxfmt writes it (npm run format)",
    run: () => collected([tool("oxfmt/bin/oxfmt"), "--check", "."]),
  },
  { name: "types", title: "Types: everything, strictly", run: () => collected([tsc, "--noEmit", "-p", "tsconfig.json"]) },
  {
    name: "pure",
    title: "Types: rules know neither window nor Node",
    run: () => collected([tsc, "--noEmit", "-p", "tsconfig.rules.json"]),
  },
  { name: "build", title: "Build: the pages and the empty database", run: () => collected(["scripts/build.ts"]) },
];
/** On the finished build; the crash test waits most of its time. */
const onTheBuild: Part[] = [
  { name: "sizes", title: "Sizes: what a first visit loads", run: () => collected(["scripts/sizes.ts"]) },
  { name: "rules", title: "Tests: rules, content and the code base itself", run: () => vitest("rules", true) },
  { name: "crash", title: "Crash test, short: kill -9 while people write", run: () => collected(["bench/crash.ts", "--kills", "3"]) },
];
const server: Part = { name: "server", title: "Tests: the server on the embedded Postgres", run: () => vitest("server") };
const inBrowser: Part = { name: "journeys", title: "Journeys: the built product in a browser", run: journeys };
const stages = [checks, onTheBuild, [server], [inBrowser]];
const parts = stages.flat();

const unknown = requested.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(", ")}. There are: ${parts.map((part) => part.name).join(", ")}.`);
  process.exit(1);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const begun = Date.now();
const rows = new Map<string, string>();
const total: Count = { passed: 0, failed: 0 };
const isRequested = ({ name }: Part) => requested.length === 0 || requested.includes(name);
const headline = ({ title, name }: Part) => `\n=== ${title} (${name})\n`;

for (const stage of stages) {
  const isAlone = stage.length === 1;
  await Promise.all(
    stage.filter(isRequested).map(async (part) => {
      if (isAlone) console.log(headline(part));
      const { output = "" } = await judge(part);
      if (!isAlone || output) console.log(`${isAlone ? "" : headline(part)}\n${output.trimEnd()}`);
    }),
  );
}

const left = parts.filter((part) => !isRequested(part)).map(({ name }) => name);
if (left.length > 0 && !isChangedOnly) notes.push(`Not run, since other parts were named: ${left.join(", ")}`);
if (!isFull && !isChangedOnly)
  notes.push("Not in this run: the long tests, each journey's second size, all pairs of the large matrices (npm run test:full)");
console.log(`\n=== All of it, ${seconds(begun)} s\n`);
for (const { name } of parts) if (rows.has(name)) console.log(rows.get(name));
console.log(`\n${notes.join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

async function judge(part: Part) {
  const started = Date.now();
  const ended = await part.run().catch((cause: unknown) => ({ passed: 0, failed: 1, output: String(cause) }));
  total.passed += ended.passed;
  total.failed += ended.failed;
  rows.set(
    part.name,
    `${part.name.padEnd(10)} ${String(ended.passed).padStart(5)} passed ${String(ended.failed).padStart(4)} failed ${seconds(started).padStart(7)} s`,
  );
  return ended;
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1);
}

/** Runs a script with the same Node. The limit is for hanging scripts: a machine at half speed may still finish. */
function run(args: string[], env: Record<string, string> = {}, onOutput?: (text: string) => void): Promise<boolean> {
  const limitMs = 3_600_000;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ["ignore", onOutput ? "pipe" : "inherit", onOutput ? "pipe" : "inherit"],
      // vitest.config.ts and playwright.config.ts read the scope; run by hand, they leave nothing out
      env: { ...process.env, TEST_SCOPE: isFull ? "full" : "usual", ...(isDetectorChanged && { MEASURE_DETECTOR: "1" }), ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (text: string) => onOutput?.(text));
    const late = setTimeout(() => {
      console.error(`Not done after ${limitMs / 1000} s: stopped.`);
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), 10_000).unref();
    }, limitMs);
    child.once("error", reject).once("close", (code) => {
      clearTimeout(late);
      resolve(code === 0);
    });
  });
}

function counted(isGood: boolean): Count {
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function collected(args: string[]): Promise<Count & { output: string }> {
  let output = "";
  const isGood = await run(args, {}, (text) => (output += text));
  return { ...counted(isGood), output };
}

async function vitest(project: string, isCollected = false): Promise<Count & { output: string }> {
  const report = join(reports, `${project}.json`);
  let output = "";
  const args = [
    tool("vitest/vitest.mjs"),
    "run",
    "--project",
    project,
    // tests of the server wait for processes and clocks a third of the time, rules never wait
    `--maxWorkers=${project === "server" ? 3 : 2}`,
    ...(isChangedOnly ? [`--changed=${forkPoint()}`] : []),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const isGood = await run(args, {}, isCollected ? (text) => (output += text) : undefined);
  const response = read(report) as { numPassedTests: number; numFailedTests: number } | null;
  return { ...settled(isGood, response?.numPassedTests ?? 0, response?.numFailedTests ?? 0), output };
}

/** Where this branch left the main one: files changed since then count as changed, uncommitted ones too. */
function forkPoint(): string {
  const git = (...args: string[]) => spawnSync("git", args, { cwd: root, encoding: "utf8" });
  const bases = ["origin/HEAD", "origin/main", "main"].map((base) => git("merge-base", "HEAD", base));
  return bases.find(({ status }) => status === 0)?.stdout.trim() ?? "HEAD";
}

/** Paths changed or added since `base`, one a line; empty outside of a repository. */
function filesSince(base: string): string {
  const git = (...args: string[]) => spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout ?? "";
  return git("diff", "--name-only", base) + git("ls-files", "--others", "--exclude-standard");
}

async function journeys(): Promise<Count> {
  const browser = ensureBrowser();
  console.log(`${browser.version} (${browser.how})\n`);
  const report = join(reports, "journeys.json");
  const isGood = await run([tool("@playwright/test/cli.js"), "test", "--retries=2", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const { passed, failed, retried, skipped } = readJourneys(read(report));
  for (const name of retried) notes.push(`${isFull ? "FAILED" : "Passed"} with a retry: ${name}`);
  for (const name of skipped) notes.push(`FAILED, skipped at every size: ${name}`);
  const alsoFailed = skipped.length + (isFull ? retried.length : 0);
  return settled(isGood, passed - (isFull ? retried.length : 0), failed + alsoFailed);
}

/** A run that fails without naming a failed test (a file that doesn't load, say) counts as one failure. */
function settled(isGood: boolean, passed: number, failed: number): Count {
  return { passed, failed: isGood ? failed : Math.max(failed, 1) };
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null; // the run died before it could report; settled() counts that
  }
}
