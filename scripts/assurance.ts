/**
 * npm run assurance: runs the checks of what must never go wrong and writes them with their figures into docs/assurance.md. `npm run
 * assurance -- A4 J1` runs some of them and writes nothing. npm run assurance:nightly: the long checks, in a table of their own. `npm run
 * assurance:nightly -- D3 I2` runs some and puts their rows into that table; `--part 0.1` runs a tenth of the minutes and counts, and the
 * rows say so.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBrowser } from "./browser.ts";
import { ensureBuilt } from "./ensure-built.ts";
import { markedPart } from "./marked-part.ts";
import { checks, type Check, type Proof } from "./assurance-checks.ts";

type Seen = { file: string; title: string; isGood: boolean; ms: number; figures: { check: string; figure: string }[] };

const root = join(import.meta.dirname, "..");
const cache = join(root, ".cache/trust");
/** The longest check takes a good half of this; a check that hangs is stopped then, and the rest of the nightly run continues. */
const limitMs = 2 * 3_600_000;
const { values, positionals } = parseArgs({
  options: { nightly: { type: "boolean", default: false }, part: { type: "string", default: "1" } },
  allowPositionals: true,
});
const { nightly: isNightly } = values;
const part = Number(values.part);
const requested = positionals.filter((word) => checks.some(({ id }) => id === word));
/** The remaining arguments go to the measuring scripts, for example the name of one fault. */
const further = positionals.filter((word) => !requested.includes(word));
const isOfTier = ({ night }: Check) => (isNightly ? night !== undefined : night !== "only");
const chosen = checks.filter((check) =>
  requested.length === 0 ? isOfTier(check) : requested.includes(check.id) && (isNightly || isOfTier(check)),
);
if (chosen.length === 0 || !(part > 0 && part <= 1) || (requested.length === 0 && further.length > 0)) {
  console.error(
    `Checks: ${checks
      .filter(isOfTier)
      .map(({ id }) => id)
      .join(", ")}. --part goes from above 0 to 1.`,
  );
  process.exit(1);
}

rmSync(cache, { recursive: true, force: true });
mkdirSync(cache, { recursive: true });
// by day all tests in one run, which is faster; at night one check after another, so that one that hangs stops no other
const together = isNightly ? [] : await testsOf(chosen);
const today = new Date().toISOString().slice(0, 10);
const columns = isNightly
  ? ["Check", "What is done", "Found", "Must hold", "", "Run"]
  : ["Check", "What is done", "Found", "Must hold", ""];
const rows = new Map<string, string>();
let missed = 0;
for (const check of chosen) {
  const { isHeld, figure, seconds } = await judge(check, isNightly ? await testsOf([check]) : together);
  if (!isHeld) missed += 1;
  const ran = `${today}, ${seconds < 100 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`}${part < 1 ? `, part ${part}` : ""}`;
  rows.set(
    check.id,
    `| ${[check.id, check.what, figure, check.mustHold, isHeld ? "held" : "NOT held", ...(isNightly ? [ran] : [])].join(" | ")} |`,
  );
  // saved after each check, because a nightly run may be interrupted
  if (isNightly) intoNight();
}
console.log(`\n${tableOf([...rows.values()])}\n\n${chosen.length - missed} held, ${missed} not held`);
if (requested.length === 0 && !isNightly) intoDocs();
process.exitCode = missed > 0 ? 1 : 0;

async function judge(check: Check, seen: Seen[]): Promise<{ isHeld: boolean; figure: string; seconds: number }> {
  if (check.run) {
    const begun = performance.now();
    const output = await run([...check.run, ...further]);
    return { isHeld: output.isGood, figure: output.last, seconds: (performance.now() - begun) / 1000 };
  }
  const proofs = check.by.map((proof) => seen.filter((one) => fits(one, proof)));
  const all = [...new Set(proofs.flat())];
  const bad = all.filter(({ isGood }) => !isGood);
  const figures = [...new Set(all.flatMap((one) => one.figures.filter((output) => output.check === check.id).map(({ figure }) => figure)))];
  const seconds = all.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  if (proofs.some((found) => found.length === 0)) return { isHeld: false, figure: "a test that should show it was not run", seconds };
  if (bad.length > 0) return { isHeld: false, figure: bad.map(({ title }) => title).join("; "), seconds };
  return { isHeld: true, figure: [`${all.length} ${all.length === 1 ? "test" : "tests"} pass`, ...figures].join("; "), seconds };
}

function fits(one: Seen, { file, title }: Proof): boolean {
  return one.file === file && (title === undefined || one.title.includes(title));
}

async function testsOf(some: Check[]): Promise<Seen[]> {
  const proofs = some.flatMap(({ by }) => by);
  const filesOf = (ending: string) => [...new Set(proofs.map(({ file }) => file).filter((file) => file.endsWith(ending)))];
  const titles = proofs.filter(({ file }) => file.endsWith(".test.ts")).map(({ title }) => title);
  return [...(await unitTests(filesOf(".test.ts"), titles)), ...(await journeys(filesOf(".e2e.ts")))];
}

async function unitTests(which: string[], titles: (string | undefined)[]): Promise<Seen[]> {
  if (which.length === 0) return [];
  const report = join(cache, "unit.json");
  rmSync(report, { force: true });
  // selected checks only: their tests, if each names one
  const only =
    (isNightly || requested.length > 0) && titles.every((title) => title !== undefined)
      ? ["-t", titles.map((title) => title?.replace(/[^\w ,]/g, ".")).join("|")]
      : [];
  await run([
    "node_modules/vitest/vitest.mjs",
    "run",
    ...which,
    ...only,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  if (!existsSync(report)) return [];
  type Report = {
    testResults: {
      name: string;
      assertionResults: { fullName: string; status: string; duration?: number; meta?: { proofs?: Seen["figures"] } }[];
    }[];
  };
  const response = JSON.parse(readFileSync(report, "utf8")) as Report;
  return response.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ fullName, status, duration, meta }) => ({
        file: name.slice(root.length + 1),
        title: fullName,
        isGood: status === "passed",
        ms: duration ?? 0,
        figures: meta?.proofs ?? [],
      })),
  );
}

async function journeys(which: string[]): Promise<Seen[]> {
  if (which.length === 0) return [];
  ensureBuilt();
  const report = join(cache, "journeys.json");
  rmSync(report, { force: true });
  ensureBrowser();
  await run(["node_modules/@playwright/test/cli.js", "test", ...which, "--reporter=list,json"], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  if (!existsSync(report)) return [];
  type Suite = {
    file: string;
    suites?: Suite[];
    specs?: {
      title: string;
      ok: boolean;
      tests: { annotations: { type: string; description?: string }[]; results: { duration: number }[] }[];
    }[];
  };
  const specs = (suite: Suite): Seen[] => [
    ...(suite.specs ?? []).map(({ title, ok, tests }) => ({
      file: `e2e/${suite.file}`,
      title,
      isGood: ok,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
      figures: tests.flatMap(({ annotations }) => annotations.map(({ type, description = "" }) => ({ check: type, figure: description }))),
    })),
    ...(suite.suites ?? []).flatMap(specs),
  ];
  return (JSON.parse(readFileSync(report, "utf8")) as { suites: Suite[] }).suites.flatMap(specs);
}

/**
 * Runs one of our scripts with the same Node; `last` is its last line of output. It leads a process group of its own, so that its child
 * processes end with it after a timeout or an interruption.
 */
function run(args: string[], env: Record<string, string> = {}): Promise<{ isGood: boolean; last: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
      detached: process.platform !== "win32",
      env: { ...process.env, ASSURANCE: isNightly ? "nightly" : "every", ASSURANCE_PART: String(part), ...env },
    });
    const tell = (signal: NodeJS.Signals) => {
      try {
        if (process.platform === "win32" || child.pid === undefined) child.kill(signal);
        else process.kill(-child.pid, signal);
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code !== "ESRCH") throw cause; // all processes of the group have ended
      }
    };
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      tell("SIGTERM");
      setTimeout(() => tell("SIGKILL"), 30_000).unref();
    }, limitMs);
    let isBrokenOff = false;
    const breakOff = (signal: NodeJS.Signals) => {
      isBrokenOff = true;
      tell("SIGTERM");
      setTimeout(() => (tell("SIGKILL"), process.exit(signal === "SIGINT" ? 130 : 143)), 5000);
    };
    process.once("SIGINT", breakOff).once("SIGTERM", breakOff);
    let output = "";
    child.stdout.on("data", (part: Buffer) => {
      process.stdout.write(part);
      output = `${output}${part.toString("utf8")}`.slice(-4000);
    });
    child.once("error", reject).once("exit", (code) => {
      clearTimeout(late);
      if (isBrokenOff) return; // no further check
      process.off("SIGINT", breakOff).off("SIGTERM", breakOff);
      tell("SIGKILL"); // child processes that are left
      const last = output.trim().split("\n").at(-1)?.trim() ?? "";
      resolve({ isGood: code === 0, last: isLate ? `stopped after ${limitMs / 3_600_000} h: ${last}` : last });
    });
  });
}

function tableOf(lines: string[]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...lines].join("\n");
}

function machine(): string {
  return `${availableParallelism()} cores (${cpus()[0]?.model ?? "unknown"}), Node ${process.versions.node}`;
}

function intoDocs(): void {
  markedPart("assurance.md", "table", `Measured ${today} by \`npm run assurance\` on ${machine()}.\n\n${tableOf([...rows.values()])}`);
}

/** New rows replace those of the same check; rows of earlier nights keep their date. */
function intoNight(): void {
  const before = new Map([...markedPart("assurance.md", "night").matchAll(/^\| ([A-Z]+\d*) \|.*$/gm)].map(([row, id = ""]) => [id, row]));
  const lines = checks.filter(({ night }) => night !== undefined).flatMap(({ id }) => rows.get(id) ?? before.get(id) ?? []);
  markedPart("assurance.md", "night", `Measured piece by piece; the newest rows on ${machine()}.\n\n${tableOf(lines)}`);
}
