/**
 * npm run test:partitioned: the whole server suite on a database whose member tables are hash-partitioned by member. Arguments after `--`
 * go to vitest, for example a folder.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const env = { ...process.env, EVENDAY_TEST_PARTITIONS: process.env["EVENDAY_TEST_PARTITIONS"] ?? "8" };
const vitest = join(import.meta.dirname, "../node_modules/vitest/vitest.mjs");
process.exitCode =
  spawnSync(process.execPath, [vitest, "run", "--project", "server", ...process.argv.slice(2)], { stdio: "inherit", env }).status ?? 1;
