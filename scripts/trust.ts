/**
 * npm run trust: the checks of what must never go wrong, as a table with figures; written into docs/trust.md.
 * npm run trust:nightly: the same with the longer counts. `npm run trust -- A4 J1` runs some of them and writes nothing.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./browser.ts";
import { checks, type Check, type Proof } from "./trust-checks.ts";

type Seen = { file: string; title: string; isGood: boolean; figures: { check: string; figure: string }[] };

const root = join(import.meta.dirname, "..");
const cache = join(root, ".cache/trust");
const isNightly = process.argv.includes("--nightly");
const wished = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const chosen = checks.filter((check) => (wished.length === 0 || wished.includes(check.id)) && (isNightly || !check.isNightly));
if (chosen.length === 0) {
  console.error(`There are: ${checks.map(({ id }) => id).join(", ")}.`);
  process.exit(1);
}

rmSync(cache, { recursive: true, force: true });
mkdirSync(cache, { recursive: true });
const files = [...new Set(chosen.flatMap(({ by }) => by.map(({ file }) => file)))];
const seen: Seen[] = [
  ...(await unitTests(files.filter((file) => file.endsWith(".test.ts")))),
  ...(await journeys(files.filter((file) => file.endsWith(".e2e.ts")))),
];
const rows: string[] = [];
let missed = 0;
for (const check of chosen) {
  const { isHeld, figure } = await judge(check);
  if (!isHeld) missed += 1;
  rows.push(`| ${check.id} | ${check.what} | ${figure} | ${check.mustHold} | ${isHeld ? "held" : "NOT held"} |`);
}
const table = ["| Check | What is done | Found | Must hold | |", "| --- | --- | --- | --- | --- |", ...rows].join("\n");
console.log(`\n${table}\n\n${chosen.length - missed} held, ${missed} not held`);
if (wished.length === 0) intoDocs();
process.exitCode = missed > 0 ? 1 : 0;

async function judge(check: Check): Promise<{ isHeld: boolean; figure: string }> {
  if (check.run) {
    const said = await run([...check.run, ...(isNightly ? ["--kills", "200"] : [])], 3_600_000);
    return { isHeld: said.isGood, figure: said.last };
  }
  const proofs = check.by.map((proof) => seen.filter((one) => fits(one, proof)));
  const all = [...new Set(proofs.flat())];
  const bad = all.filter(({ isGood }) => !isGood);
  const figures = [...new Set(all.flatMap((one) => one.figures.filter((said) => said.check === check.id).map(({ figure }) => figure)))];
  if (proofs.some((found) => found.length === 0)) return { isHeld: false, figure: "a test that should show it was not run" };
  if (bad.length > 0) return { isHeld: false, figure: bad.map(({ title }) => title).join("; ") };
  return { isHeld: true, figure: [`${all.length} ${all.length === 1 ? "test" : "tests"} pass`, ...figures].join("; ") };
}

function fits(one: Seen, { file, title }: Proof): boolean {
  return one.file === file && (title === undefined || one.title.includes(title));
}

async function unitTests(which: string[]): Promise<Seen[]> {
  if (which.length === 0) return [];
  const report = join(cache, "unit.json");
  await run(
    ["node_modules/vitest/vitest.mjs", "run", ...which, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    3_600_000,
  );
  type Told = {
    testResults: { name: string; assertionResults: { fullName: string; status: string; meta?: { proofs?: Seen["figures"] } }[] }[];
  };
  const told = JSON.parse(readFileSync(report, "utf8")) as Told;
  return told.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ fullName, status, meta }) => ({
        file: name.slice(root.length + 1),
        title: fullName,
        isGood: status === "passed",
        figures: meta?.proofs ?? [],
      })),
  );
}

async function journeys(which: string[]): Promise<Seen[]> {
  if (which.length === 0) return [];
  if (!existsSync(join(root, "dist/web"))) await run(["scripts/build.ts"], 600_000);
  const report = join(cache, "journeys.json");
  await run(["node_modules/@playwright/test/cli.js", "test", ...which, "--reporter=list,json"], 1_800_000, {
    CHROME_PATH: ensureBrowser().path,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  type Suite = {
    file: string;
    suites?: Suite[];
    specs?: { title: string; ok: boolean; tests: { annotations: { type: string; description?: string }[] }[] }[];
  };
  const specs = (suite: Suite): Seen[] => [
    ...(suite.specs ?? []).map(({ title, ok, tests }) => ({
      file: `e2e/${suite.file}`,
      title,
      isGood: ok,
      figures: tests.flatMap(({ annotations }) => annotations.map(({ type, description = "" }) => ({ check: type, figure: description }))),
    })),
    ...(suite.suites ?? []).flatMap(specs),
  ];
  return (JSON.parse(readFileSync(report, "utf8")) as { suites: Suite[] }).suites.flatMap(specs);
}

/** Runs a script of ours under this very Node; `last` is the last line that it said. */
function run(args: string[], limitMs: number, env: Record<string, string> = {}): Promise<{ isGood: boolean; last: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, TRUST: isNightly ? "nightly" : "every", ...(isNightly ? { FUZZ_BODIES: "2000" } : {}), ...env },
    });
    const late = setTimeout(() => child.kill("SIGTERM"), limitMs);
    let said = "";
    child.stdout.on("data", (part: Buffer) => {
      process.stdout.write(part);
      said = `${said}${part.toString("utf8")}`.slice(-4000);
    });
    child.once("error", reject).once("exit", (code) => {
      clearTimeout(late);
      resolve({ isGood: code === 0, last: said.trim().split("\n").at(-1)?.trim() ?? "" });
    });
  });
}

function intoDocs(): void {
  const path = join(root, "docs/trust.md");
  const [begin, end] = ["<!-- table: begin -->", "<!-- table: end -->"];
  const text = readFileSync(path, "utf8");
  const day = new Date().toISOString().slice(0, 10);
  const machine = `Measured ${day} by \`npm run trust${isNightly ? ":nightly" : ""}\` on ${availableParallelism()} cores (${cpus()[0]?.model ?? "unknown"}), Node ${process.versions.node}.`;
  writeFileSync(path, `${text.slice(0, text.indexOf(begin) + begin.length)}\n${machine}\n\n${table}\n${text.slice(text.indexOf(end))}`);
  console.log("docs/trust.md has the new table.");
}
