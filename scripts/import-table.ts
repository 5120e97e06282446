/** Imports every sample of src/testing/files, twice each, writes docs/imports.md and prints it. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const { status } = spawnSync(
  process.execPath,
  [join(root, "node_modules/vitest/vitest.mjs"), "run", "--project", "server", "src/app/import-table.server.test.ts"],
  { cwd: root, stdio: "inherit", env: { ...process.env, WRITE_IMPORT_TABLE: "1" } },
);
console.log(readFileSync(join(root, "docs/imports.md"), "utf8"));
process.exitCode = status ?? 1;
