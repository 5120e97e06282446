/** npm run check: the quick parts of npm test. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "test.ts"), "lint", "format", "types", "pure", "rules"], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
