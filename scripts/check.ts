/** npm run check: what a developer wants to know within seconds. The same parts, the slow ones left out. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "test.ts"), "lint", "format", "types", "pure", "rules"], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
