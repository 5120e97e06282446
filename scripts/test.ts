/**
 * npm test: every check of the project, none skipped because an earlier one failed. `npm test -- rules journeys` runs the named parts only;
 * `--full` (npm run test:full) adds the long tests, runs each journey at both sizes and fails when one needed a retry; `--changed` (npm run
 * check) runs the rules tests of changed files only. Ends with the names of what needs attention, and "N passed, N failed" on a line of its
 * own.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative, resolve as absolute } from "node:path";
import { ensureBrowser } from "./browser.ts";
import { failedTests } from "./failed-tests.ts";
import { readJourneys } from "./journey-report.ts";
import { makeMemoryFolder, removeMemoryFolder } from "./memory-folder.ts";

type Count = { passed: number; failed: number };
/** `isLong` parts print while they run, the others when they have ended. */
type Part = { name: string; title: string; isLong?: true; run(onOutput?: OnOutput): Promise<Count & { output?: string }> };
type OnOutput = (text: string) => void;

const root = join(import.meta.dirname, "..");
const reports = join(root, ".cache/test");
const tool = (path: string) => join(root, "node_modules", path);
const tsc = tool("typescript/bin/tsc");
const words = process.argv.slice(2).map((word) => word.replace(/^-+/, ""));
const isFull = words.includes("full");
const isChangedOnly = words.includes("changed");
const requested = words.filter((word) => word !== "full" && word !== "changed");
/** Training and evaluating the detector takes minutes: the usual run does it only when its own files changed. */
const isDetectorChanged = !isChangedOnly && /^packages\/crisis-detector\//m.test(filesSince(forkPoint()));
/** Closing lines: what failed, and what passed and still needs attention. */
const notes: string[] = [];

/** Parts of one stage run in parallel. */
const checks: Part[] = [
  {
    name: "lint",
    title: "Lint: import rules and the usual mistakes",
    run: () => collected([tool("oxlint/bin/oxlint"), "--deny-warnings"]),
  },
  {
    name: "format",
    title: "Format: every file as oxfmt writes it (npm run format)",
    run: () => collected([tool("oxfmt/bin/oxfmt"), "--check", "."]),
  },
  {
    name: "types",
    title: "Types: everything, strictly",
    // each of the usual four checkers checks the types that it shares with the others once more
    run: () => collected([tsc, "--noEmit", "-p", "tsconfig.json", "--checkers", "2"]),
  },
  {
    name: "pure",
    title: "Types: rules know neither window nor Node",
    run: () => collected([tsc, "--noEmit", "-p", "tsconfig.rules.json"]),
  },
  { name: "build", title: "Build: the pages and the empty database", run: () => collected(["scripts/build.ts"]) },
];
/** These need the finished build; the crash test waits most of its time. */
const onTheBuild: Part[] = [
  { name: "sizes", title: "Sizes: what a first visit loads", run: () => collected(["scripts/sizes.ts"]) },
  { name: "rules", title: "Tests: rules, content and the code base itself", run: rules },
  {
    name: "crash",
    title: "Crash test, short: kill -9 while people write",
    run: () => collected(["bench/crash.ts", "--kills", "3", "--untimed"]),
  },
];
/** One after the other: in parallel they took 5 s more, and three journeys timed out. */
const long: Part[] = [
  { name: "server", title: "Tests: the server on the embedded Postgres", isLong: true, run: (onOutput) => vitest("server", onOutput) },
  { name: "journeys", title: "Journeys: the built product in a browser", isLong: true, run: journeys },
];
const stages = [checks, onTheBuild, ...long.map((part) => [part])];
const parts = stages.flat();

const unknown = requested.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(", ")}. There are: ${parts.map((part) => part.name).join(", ")}.`);
  process.exit(1);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const memory = process.env["TMPDIR"] ? null : makeMemoryFolder();
if (memory) {
  process.env["TMPDIR"] = memory; // for the processes of all parts and their child processes
  process.once("exit", () => removeMemoryFolder(memory));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
}
const begun = Date.now();
const rows = new Map<string, string>();
const total: Count = { passed: 0, failed: 0 };
const isRequested = ({ name }: Part) => requested.length === 0 || requested.includes(name);
const headline = ({ title, name }: Part) => `\n=== ${title} (${name})\n`;

for (const stage of stages) {
  const running = stage.filter(isRequested);
  await Promise.all(
    running.map(async (part) => {
      if (part.isLong) console.log(headline(part));
      const { output = "" } = await judge(part, part.isLong && running.length > 1 ? linesOf(part) : undefined);
      if (!part.isLong) console.log(`${headline(part)}\n${output.trimEnd()}`);
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

async function judge(part: Part, onOutput?: OnOutput) {
  const started = Date.now();
  const ended = await part.run(onOutput).catch((cause: unknown) => ({ passed: 0, failed: 1, output: String(cause) }));
  total.passed += ended.passed;
  total.failed += ended.failed;
  rows.set(
    part.name,
    `${part.name.padEnd(10)} ${String(ended.passed).padStart(5)} passed ${String(ended.failed).padStart(4)} failed ${seconds(started).padStart(7)} s`,
  );
  return ended;
}

/** Prints whole lines, each prefixed with the part's name. */
function linesOf({ name }: Part): OnOutput {
  let rest = "";
  return (text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    if (lines.length > 0) console.log(lines.map((line) => `${name.padEnd(8)} | ${line}`).join("\n"));
  };
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1);
}

/** Runs a script with the same Node. The limit only stops hanging scripts: a machine at half speed can finish. */
function run(args: string[], env: Record<string, string> = {}, onOutput?: OnOutput): Promise<boolean> {
  const limitMs = 3_600_000;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ["ignore", onOutput ? "pipe" : "inherit", onOutput ? "pipe" : "inherit"],
      // vitest.config.ts and playwright.config.ts read the scope; run by hand, they leave nothing out
      env: {
        ...process.env,
        // servers and commands that tests start share Node's compile cache
        NODE_COMPILE_CACHE: join(root, ".cache/compiled"),
        TEST_SCOPE: isFull ? "full" : "usual",
        ...(isDetectorChanged && { MEASURE_DETECTOR: "1" }),
        ...env,
      },
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
  if (!isGood) notes.push(`FAILED: ${relative(root, absolute(root, args[0] ?? ""))}\n${output.trimEnd().split("\n").slice(-6).join("\n")}`);
  return { ...counted(isGood), output };
}

async function vitest(project: string, onOutput?: OnOutput): Promise<Count> {
  const report = join(reports, `${project}.json`);
  const args = [
    tool("vitest/vitest.mjs"),
    "run",
    "--project",
    project,
    // tests of the server wait for processes and clocks a third of the time, tests of rules never wait
    `--maxWorkers=${project === "server" && !onOutput ? 3 : 2}`,
    ...(isChangedOnly ? [`--changed=${forkPoint()}`] : []),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const isGood = await run(args, {}, onOutput);
  const response = read(report) as { numPassedTests: number; numFailedTests: number } | null;
  for (const name of failedTests(response, root)) notes.push(`FAILED: ${name}`);
  return settled(isGood, response?.numPassedTests ?? 0, response?.numFailedTests ?? 0);
}

async function rules(): Promise<Count & { output: string }> {
  let output = "";
  return { ...(await vitest("rules", (text) => (output += text))), output };
}

/** The merge base with the main branch: files changed since then count as changed, uncommitted ones too. */
function forkPoint(): string {
  const git = (...args: string[]) => spawnSync("git", args, { cwd: root, encoding: "utf8" });
  const bases = ["origin/HEAD", "origin/main", "main"].map((base) => git("merge-base", "HEAD", base));
  return bases.find(({ status }) => status === 0)?.stdout.trim() ?? "HEAD";
}

/** Paths changed or added since `base`, one per line; empty outside a repository. */
function filesSince(base: string): string {
  const git = (...args: string[]) => spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout ?? "";
  return git("diff", "--name-only", base) + git("ls-files", "--others", "--exclude-standard");
}

async function journeys(onOutput?: OnOutput): Promise<Count> {
  const browser = ensureBrowser();
  console.log(`${browser.version} (${browser.how})\n`);
  const report = join(reports, "journeys.json");
  const args = [tool("@playwright/test/cli.js"), "test", "--retries=2", "--reporter=list,json"];
  const isGood = await run(args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, onOutput);
  const { passed, failed, retried, skipped } = readJourneys(read(report));
  for (const name of failed) notes.push(`FAILED: ${name}`);
  for (const name of retried) notes.push(`${isFull ? "FAILED" : "Passed"} with a retry: ${name}`);
  for (const name of skipped) notes.push(`FAILED, skipped at every size: ${name}`);
  const alsoFailed = skipped.length + (isFull ? retried.length : 0);
  return settled(isGood, passed - (isFull ? retried.length : 0), failed.length + alsoFailed);
}

/** A run that fails without naming a failed test counts as one failure, for example when a file does not load. */
function settled(isGood: boolean, passed: number, failed: number): Count {
  return { passed, failed: isGood ? failed : Math.max(failed, 1) };
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null; // the run ended before it could report; settled() counts that
  }
}
