/** Imports every sample of src/testing/files twice, writes docs/imports.md and prints it; `--large` measures files of 200,000 rows too. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const { status } = spawnSync(
  process.execPath,
  [join(root, "node_modules/vitest/vitest.mjs"), "run", "--project", "server", "src/app/import-table.server.test.ts"],
  { cwd: root, stdio: "inherit", env: { ...process.env, WRITE_IMPORT_TABLE: "1" } },
);
if (process.argv.includes("--large")) {
  const bench = ["--disable-warning=ExperimentalWarning", join(root, "bench/large-import.ts"), "--write"];
  spawnSync(process.execPath, bench, { cwd: root, stdio: "inherit" });
}
console.log(readFileSync(join(root, "docs/imports.md"), "utf8"));
process.exitCode = status ?? 1;
