/**
 * I4: the tests of the rules and of the server with little memory (512 MB of heap, 256 open files) and with other time zones and languages.
 * `npm run assurance:nightly -- I4`; `-- I4 "little memory"` runs one of them.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { part } from "./traffic.ts";

type Variant = { name: string; env: Record<string, string>; files?: number; projects: string[] };
const variants: Variant[] = [
  { name: "little memory", env: { NODE_OPTIONS: "--max-old-space-size=512" }, files: 256, projects: ["rules", "server"] },
  { name: "Apia, Turkish", env: { TZ: "Pacific/Apia", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" }, projects: ["rules", "server"] },
  {
    name: "Lord Howe, German",
    env: { TZ: "Australia/Lord_Howe", LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8" },
    projects: ["rules", "server"],
  },
  { name: "Kathmandu, no locale", env: { TZ: "Asia/Kathmandu", LANG: "C", LC_ALL: "C" }, projects: ["rules", "server"] },
];
/** A part of the nightly run has the server's tests in the first variant only, and the rules in all. */
const projectsOf = ({ name, projects }: Variant) => (part < 1 && name !== "little memory" ? ["rules"] : projects);

const vitest = join(import.meta.dirname, "../node_modules/vitest/vitest.mjs");
const named = process.argv.slice(2).filter((word) => !word.startsWith("-") && word !== "I4");
const chosen = variants.filter(({ name }) => named.length === 0 || named.includes(name));
if (named.some((word) => !variants.some(({ name }) => name === word))) {
  console.error(`Variants: ${variants.map(({ name }) => `"${name}"`).join(", ")}.`);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), "evenday-narrow-"));
/** Time limit of one variant; the slowest took a quarter of it on two busy cores. */
const limitMs = 3_600_000;
const messages: string[] = [];
let isGood = true;
try {
  for (const [at, one] of chosen.entries()) {
    const report = join(folder, `${at}.json`);
    const ended = await testsIn(one, report);
    if (ended !== "") isGood = false;
    messages.push(`${one.name}: ${projectsOf(one).join(" and ")}, ${existsSync(report) ? summary(one, report) : "no report"}${ended}`);
    console.log(`  ${messages.at(-1)}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(messages.join("; "));
process.exit(isGood ? 0 : 1);

/** Empty when all tests passed, otherwise how the run ended. */
async function testsIn(one: Variant, report: string): Promise<string> {
  const args = [
    vitest,
    "run",
    ...projectsOf(one).flatMap((project) => ["--project", project]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const isLimited = one.files !== undefined && process.platform !== "win32";
  const [command, rest] = isLimited
    ? ["/bin/sh", ["-c", `ulimit -n ${one.files} && exec "$0" "$@"`, process.execPath, ...args]]
    : [process.execPath, args];
  // with the settings of `npm test`: the longer runs of the nightly checks are measured elsewhere
  const { ASSURANCE: _tier, FUZZ_BODIES: _bodies, ...env } = process.env;
  const child = spawn(command as string, rest as string[], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...env, ...one.env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    child.kill("SIGTERM");
    setTimeout(() => child.kill("SIGKILL"), 30_000).unref();
  }, limitMs);
  const code = await new Promise<number | string | null>((done, fail) => {
    child.once("error", fail).once("exit", (status, signal) => done(status ?? signal));
  });
  clearTimeout(late);
  return isLate ? `, stopped after ${limitMs / 60_000} min` : code === 0 ? "" : `, ended with ${code}`;
}

function summary(one: Variant, report: string): string {
  type Report = {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { assertionResults: { fullName: string; status: string }[] }[];
  };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  for (const { assertionResults } of testResults)
    for (const { fullName, status } of assertionResults) if (status === "failed") console.log(`  ${one.name}: ${fullName}`);
  return `${numPassedTests} pass, ${numFailedTests} fail`;
}
