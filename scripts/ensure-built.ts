import { execFileSync } from "node:child_process";
import { existsSync, globSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");
const created = ["dist/web/auth.html", "dist/postgres-template/PG_VERSION", "dist/server/main.js"].map((file) => join(root, file));

/** The built server, as `npm start` runs it; it needs only the output of `npm run build`. */
export const serverFile = join(root, "dist/server/main.js");

/**
 * Node's flags of a server, also in package.json, Containerfile and evenday.service. By default V8's young generation grows to 3 × 16 MB
 * while the server starts and does not shrink when idle. 3 × 8 MB saves 15 MB; 3 × 4 MB saves 30 MB, but doubles the time of garbage
 * collection under load.
 */
export const serverFlags = ["--max-semi-space-size=8"];

/** Whether there is a build, and no source is newer (after a pull, for example). */
export const isBuilt = (): boolean => created.every((file) => existsSync(file)) && newest() <= statSync(serverFile).mtimeMs;

/** The entry of a program of the server: the built one, which starts in half the time, or the source when the build is outdated. */
export const serverProgram = (name: "main" | "admin"): string[] =>
  isBuilt() ? [join(dirname(serverFile), `${name}.js`)] : ["--disable-warning=ExperimentalWarning", sources[name]];

const sources = { main: "src/main.server.ts", admin: "scripts/admin.ts" };

/** Builds when the build is missing or outdated. */
export function ensureBuilt(): void {
  if (isBuilt()) return;
  console.log("Building Evenday, once …");
  execFileSync(process.execPath, [join(root, "scripts/build.ts")], { cwd: root, stdio: "inherit" });
}

/** What a build is made from. Folders count too: deleting a file changes only the time of its folder. */
export function sourcesOfBuild(): string[] {
  const pages = ["index.html", "public/**", "vite.config.ts", "package-lock.json"];
  const server = ["src", "src/**", "migrations", "migrations/**", "packages/*/{src,model}/**", "scripts/admin*.ts"];
  const build = "scripts/{build,guides-build,guides-list,pages,server-build,service-worker,template}.ts";
  return globSync([...pages, ...server, build], { cwd: root });
}

const newest = (): number => Math.max(...sourcesOfBuild().map((file) => statSync(join(root, file)).mtimeMs));
