/**
 * npm test: every check of the project, one after the other, none skipped because an earlier one failed.
 * `npm test -- rules journeys` runs the named parts only. Ends with "N passed, N failed" alone on a line.
 */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.ts";

type Count = { passed: number; failed: number };
type Part = { name: string; title: string; run(): Promise<Count> };

const root = join(import.meta.dirname, "..");
const reports = join(root, ".cache/test");
const tool = (path: string) => join(root, "node_modules", path);

const parts: Part[] = [
  { name: "lint", title: "Lint: the walls and the usual mistakes", run: () => one([tool("oxlint/bin/oxlint")]) },
  {
    name: "format",
    title: "Format: every file as oxfmt writes it (npm run format)",
    run: () => one([tool("oxfmt/bin/oxfmt"), "--check", "."]),
  },
  { name: "types", title: "Types: everything, strictly", run: () => one([tool("typescript/bin/tsc"), "--noEmit", "-p", "tsconfig.json"]) },
  {
    name: "pure",
    title: "Types: rules know neither window nor Node",
    run: () => one([tool("typescript/bin/tsc"), "--noEmit", "-p", "tsconfig.rules.json"]),
  },
  { name: "build", title: "Build: the pages and the empty database", run: () => one(["scripts/build.ts"]) },
  { name: "sizes", title: "Sizes: what a first visit loads", run: () => one(["scripts/sizes.ts"]) },
  { name: "rules", title: "Tests: rules, words and the house itself", run: () => vitest("rules") },
  { name: "server", title: "Tests: the server on the embedded Postgres", run: () => vitest("server") },
  { name: "crash", title: "Crash test, short: kill -9 while people write", run: () => one(["bench/crash.ts", "--kills", "3"]) },
  { name: "journeys", title: "Journeys: the built product in a browser", run: journeys },
];

const requested = process.argv.slice(2).map((name) => name.replace(/^-+/, ""));
const unknown = requested.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(", ")}. There are: ${parts.map((part) => part.name).join(", ")}.`);
  process.exit(1);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const rows: string[] = [];
const total: Count = { passed: 0, failed: 0 };
for (const part of parts.filter(({ name }) => requested.length === 0 || requested.includes(name))) {
  console.log(`\n=== ${part.title} (${part.name})\n`);
  const begun = Date.now();
  const count = await part.run().catch((cause: unknown) => {
    console.error(cause);
    return { passed: 0, failed: 1 };
  });
  total.passed += count.passed;
  total.failed += count.failed;
  rows.push(
    `${part.name.padEnd(10)} ${String(count.passed).padStart(5)} passed ${String(count.failed).padStart(4)} failed ${((Date.now() - begun) / 1000).toFixed(1).padStart(7)} s`,
  );
}
console.log(`\n=== All of it\n\n${rows.join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

/**
 * Runs a script with the same Node; true when it succeeded. The limit is for hanging scripts: a machine at half speed may still
 * finish.
 */
function run(args: string[], env: Record<string, string> = {}, limitMs = 1_800_000): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env } });
    const late = setTimeout(() => {
      console.error(`Not done after ${limitMs / 1000} s: stopped.`);
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), 10_000).unref();
    }, limitMs);
    child.once("error", reject).once("exit", (code) => {
      clearTimeout(late);
      resolve(code === 0);
    });
  });
}

async function one(args: string[]): Promise<Count> {
  return (await run(args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest(project: string): Promise<Count> {
  const report = join(reports, `${project}.json`);
  const isGood = await run([
    tool("vitest/vitest.mjs"),
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const response = read(report) as { numPassedTests: number; numFailedTests: number } | null;
  return settled(isGood, response?.numPassedTests ?? 0, response?.numFailedTests ?? 0);
}

async function journeys(): Promise<Count> {
  const browser = ensureBrowser();
  console.log(`${browser.version} (${browser.how})\n`);
  const report = join(reports, "journeys.json");
  const isGood = await run([tool("@playwright/test/cli.js"), "test", "--retries=2", "--reporter=list,json"], {
    CHROME_PATH: browser.path,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const response = read(report) as { stats: { expected: number; unexpected: number; flaky: number } } | null;
  return settled(isGood, (response?.stats.expected ?? 0) + (response?.stats.flaky ?? 0), response?.stats.unexpected ?? 0);
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
