/**
 * npm run test:full: what `npm test` runs, then what takes long: the features' own tests on an installed Postgres 15 or later, where
 * there is one, and 50 kills.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findPostgres } from "./postgres.ts";

const root = join(import.meta.dirname, "..");
const run = (args: string[], env: Record<string, string> = {}): boolean =>
  spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } }).status === 0;

/** Every statement of the features' stores, the walls between members, and the operator's commands. */
const smoke = [
  "src/features",
  "src/app/ownership.server.test.ts",
  "src/app/row-level-security.server.test.ts",
  "src/app/restore.server.test.ts",
];

const done: [string, boolean][] = [["npm test", run(["scripts/test.ts"])]];
const found = findPostgres();
if (found)
  done.push([
    `Postgres ${found.version}`,
    run(["node_modules/vitest/vitest.mjs", "run", "--project", "server", ...smoke], { TEST_POSTGRES: "installed" }),
  ]);
else console.log("No Postgres 15 or later is installed here: the embedded one alone is tested.");
done.push(["50 kills", run(["bench/crash.ts", "--kills", "50"])]);

for (const [name, isGood] of done) console.log(`${isGood ? "passed" : "FAILED"}  ${name}`);
process.exitCode = done.every(([, isGood]) => isGood) ? 0 : 1;
