/**
 * npm run test:full: everything in `npm test` with the long tests and each journey at both sizes, then the features' own tests on an
 * installed Postgres 15 or later, all tests once more on a later date, the core journeys on an installed Firefox, the alert rules by promtool, a client generated from the API's
 * description, the reverse proxies, the image's files alone, a release, 50 kills, 20 power cuts, a full disk and two failovers of a
 * cluster. A part that can't run here is named and fails.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPrograms } from "./cluster-programs.ts";
import { findFirefox } from "./firefox.ts";
import { findPostgres } from "./postgres.ts";

const root = join(import.meta.dirname, "..");
const run = (args: string[], env: Record<string, string> = {}): boolean =>
  spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } }).status === 0;

/** Every query of the features' repositories, row-level security, and the admin commands. */
const smoke = [
  "src/features",
  "src/app/ownership.server.test.ts",
  "src/app/row-level-security.server.test.ts",
  "src/app/restore.server.test.ts",
  "src/app/import.server.test.ts",
  "src/app/jobs.server.test.ts",
  "src/app/remnants.server.test.ts",
  "src/app/stored-paths.server.test.ts",
  "src/app/stolen-dump.server.test.ts",
  "src/main.server.test.ts",
];

/** The first of the month after next in UTC, so that no fixed date is near. At 04:30 it is still the last evening of a month in New York. */
const laterDate = (time: string): string => {
  const now = new Date();
  return `${new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1)).toISOString().slice(0, 10)} ${time}`;
};
/** Named parts of npm test, under a clock that shows `date`, by faketime. */
const runAt = (date: string, ...parts: string[]): boolean =>
  spawnSync("faketime", [date, process.execPath, "scripts/test.ts", ...parts], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, TZ: "UTC", TEST_EXCLUDE: ofFileTimes.join(",") },
  }).status === 0;
/** Compare the time of a file, which stays the real one. */
const ofFileTimes = ["src/features/documents/sweep.service.test.ts", "src/app/remnants.server.test.ts"];

const isInstalled = (program: string) => spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;
/** Even root may lack the right to mount in a container. */
function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "evenday-mount-"));
  const isMounted = process.platform === "linux" && spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder]).status === 0;
  if (isMounted) spawnSync("umount", [folder]);
  rmdirSync(folder);
  return isMounted;
}

const done: [string, boolean][] = [["npm test, with the long tests", run(["scripts/test.ts", "--full"])]];
const found = findPostgres();
done.push(
  found
    ? [
        `Postgres ${found.version}`,
        run(["node_modules/vitest/vitest.mjs", "run", "--project", "server", ...smoke], { TEST_POSTGRES: "installed" }),
      ]
    : ["Postgres 15 or later: none is installed here, so the embedded one alone is tested", false],
);
const laterParts: [string, string[]][] = [
  [laterDate("04:30:00"), ["rules", "server"]],
  [laterDate("17:00:00"), ["journeys"]],
];
for (const [date, parts] of laterParts)
  done.push(
    isInstalled("faketime")
      ? [`${parts.join(" and ")} on ${date}`, runAt(date, ...parts)]
      : [`${parts.join(" and ")} on another date: not run, faketime is not installed (Debian: faketime)`, false],
  );
done.push(
  findFirefox()
    ? ["core journeys on Firefox", run(["--test", "e2e/firefox.ts"])]
    : ["core journeys on Firefox: not run, no Firefox is installed (FIREFOX_PATH)", false],
);
done.push(
  isInstalled(process.env["PROMTOOL"] ?? "promtool")
    ? ["alert rules, by promtool", run(["node_modules/vitest/vitest.mjs", "run", "--project", "server", "src/alerts.server.test.ts"])]
    : ["alert rules, by promtool: not run, it is not installed (Debian: prometheus; PROMTOOL)", false],
);
done.push(["a typed client, generated", run(["--disable-warning=ExperimentalWarning", "bench/typed-client.ts"])]);
done.push(["reverse proxies: nginx and Caddy", run(["scripts/test-proxies.ts"])]);
done.push(["the image's files alone", run(["--disable-warning=ExperimentalWarning", "scripts/test-image.ts"])]);
done.push(["a release, unpacked", run(["--disable-warning=ExperimentalWarning", "scripts/release.ts", "--trial"])]);
done.push(["50 kills", run(["bench/crash.ts", "--kills", "50"])]);
done.push(
  process.platform === "linux" && isInstalled("gcc")
    ? ["20 power cuts", run(["bench/power-cut.ts", "--rounds", "20"])]
    : ["20 power cuts: they need Linux and gcc", false],
);
done.push(mayMount() ? ["disk full", run(["bench/disk-full.ts"])] : ["disk full: only root may mount a tmpfs, on Linux", false]);
const programs = findPrograms();
done.push(
  typeof programs === "string"
    ? [`failovers of a PostgreSQL cluster: ${programs}`, false]
    : ["failovers of a PostgreSQL cluster", run(["bench/cluster.ts", "--kills", "2"])],
);

for (const [name, isGood] of done) console.log(`${isGood ? "passed" : "FAILED"}  ${name}`);
const failed = done.filter(([, isGood]) => !isGood).length;
console.log(`\n${done.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
