/**
 * npm run check: the quick parts of npm test, the rules tests of the files that changed since the main branch, and whether
 * docs/strings.md is current.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const quick = ["lint", "format", "types", "pure", "rules"];
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "test.ts"), ...quick, "--changed"], { stdio: "inherit" });
const strings = spawnSync(process.execPath, [join(import.meta.dirname, "strings.ts"), "--check"], { stdio: "inherit" });
process.exitCode = (status ?? 1) || (strings.status ?? 1);
