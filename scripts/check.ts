/** npm run check: the quick parts of npm test, and the rules tests of the files that changed since the main branch. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const quick = ["lint", "format", "types", "pure", "rules"];
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "test.ts"), ...quick, "--changed"], { stdio: "inherit" });
process.exitCode = status ?? 1;
