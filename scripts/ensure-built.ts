import { execFileSync } from "node:child_process";
import { existsSync, globSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const created = ["dist/web/auth.html", "dist/postgres-template/PG_VERSION", "dist/server/main.js"].map((file) => join(root, file));

/** The built server, as `npm start` runs it; it needs nothing but the output of `npm run build`. */
export const serverFile = join(root, "dist/server/main.js");

/** Whether there is a build, and no source (after a pull, say) is newer. */
export const isBuilt = (): boolean => created.every((file) => existsSync(file)) && newest() <= statSync(serverFile).mtimeMs;

/** Builds what is not built. */
export function ensureBuilt(): void {
  if (isBuilt()) return;
  console.log("Building Evenday, once …");
  execFileSync(process.execPath, [join(root, "scripts/build.ts")], { cwd: root, stdio: "inherit" });
}

/** Folders count too: a deleted file changes nothing but its folder. */
function newest(): number {
  const sources = globSync(
    ["src", "src/**", "migrations", "migrations/**", "public/**", "index.html", "vite.config.ts", "package-lock.json"],
    { cwd: root },
  );
  return Math.max(...sources.map((file) => statSync(join(root, file)).mtimeMs));
}
