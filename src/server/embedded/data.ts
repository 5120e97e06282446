import { execFileSync, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { Problem } from "#shared/errors.ts";
import { createKeyFile, syncFileSync, syncFolderSync } from "#server/durable-files.ts";
import { launchAs, type Account } from "./account.ts";
import { programIn } from "./binaries.ts";

/** The role that owns Evenday's tables, and the name of its database; no superuser, as on an external Postgres. */
export const role = "evenday";
/** The login of members' transactions: no rights of its own, and no member of the role above, so that `reset role` gains nothing. */
export const appLogin = "evenday_app";
/** The superuser role that initdb creates. */
export const superuser = "postgres";

const isWindows = process.platform === "win32";

export const dataIn = (dataDir: string): string => join(dataDir, "postgres");
export const hasCluster = (dataDir: string): boolean => existsSync(join(dataIn(dataDir), "PG_VERSION"));

/**
 * Creates the data folder of `dataDir`, as a copy of `template` or with initdb. It gets its name only when it is complete and synced to
 * disk, so that a crash leaves nothing half made.
 */
export function makeData(dataDir: string, account: Account, native: string, template?: string): void {
  const data = dataIn(dataDir);
  const fresh = `${data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  if (account) chownSync(fresh, account.uid, account.gid);
  // on Windows the roles' passwords are specific to this folder, so nothing is copied there
  if (template && !isWindows) {
    copyCluster(template, fresh, account);
    syncAll(fresh);
  } else initdb(fresh, account, native, isWindows ? passwordIn(dataDir) : "");
  renameSync(fresh, data);
  syncFolderSync(dataDir);
}

function initdb(data: string, account: Account, native: string, password: string): void {
  const locale = ["-E", "UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--lc-collate=C", "--lc-ctype=C"];
  const args = ["-D", data, "-U", superuser, "-A", password ? "scram-sha-256" : "trust", ...locale];
  const more = ["--wal-segsize=4", "--data-checksums", "--no-instructions"];
  const file = `${data}.password`;
  if (password) writeFileSync(file, password, { mode: 0o600 });
  try {
    run(account, programIn(native, "initdb"), [...args, ...more, ...(password ? [`--pwfile=${file}`] : [])], data);
    run(account, programIn(native, "postgres"), ["--single", "-D", data, "template1"], data, setUp(password));
  } catch (cause) {
    const message = String((cause as { stderr?: Buffer }).stderr ?? cause).trim();
    throw new Problem("unavailable", `the database cannot be set up in ${data}: ${message}`, { cause });
  } finally {
    rmSync(file, { force: true });
  }
}

/** Creates the login of members' transactions, which a folder of an earlier release lacks. */
export const appLoginStatements = (password: string): string[] => [
  `create role ${appLogin} login noinherit nosuperuser nobypassrls nocreatedb nocreaterole${password ? ` password '${password}'` : ""}`,
  `grant app_user to ${appLogin}`,
];

/** Roles and the empty database, one statement per line, for the single-user Postgres. */
const setUp = (password: string): string =>
  [
    "create role app_user nologin nosuperuser nobypassrls nocreatedb nocreaterole",
    `create role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole${password ? ` password '${password}'` : ""}`,
    `grant app_user to ${role}`,
    ...appLoginStatements(password),
    `create database ${role} owner ${role} template template0`,
    "drop database postgres",
    "",
  ].join("\n");

function run(account: Account, program: string, args: string[], data: string, input = ""): void {
  const { command, args: all, options } = launchAs(account, program, args, [data]);
  execFileSync(command, all, {
    ...options,
    cwd: dirname(program),
    input,
    stdio: ["pipe", "ignore", "pipe"],
    env: { ...process.env, LC_ALL: "C" },
    windowsHide: true,
  });
}

/** The password of the roles, if the database listens on a port: readable by this user only, and stored for the next start. */
export function passwordIn(dataDir: string): string {
  const file = join(dataDir, "postgres-password");
  if (!existsSync(file)) createKeyFile(file, randomBytes(24).toString("hex"));
  return readFileSync(file, "utf8").trim();
}

/** Copies a cluster that is not running, accessible to `account` only. */
export function copyCluster(from: string, to: string, account: Account, modes = { folder: 0o700, file: 0o600 }): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(target, { recursive: true });
      chmodSync(target, modes.folder);
      copyCluster(source, target, account, modes);
    } else if (entry.isFile()) {
      copyFileSync(source, target);
      chmodSync(target, modes.file);
    }
    if (account) chownSync(target, account.uid, account.gid);
  }
}

/** Syncs everything below `folder` to disk: its whole file system at once if the system can (85 ms; file by file 7 s), else each file. */
function syncAll(folder: string): void {
  if (process.platform === "linux" && spawnSync("sync", ["-f", folder], { stdio: "ignore" }).status === 0) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) syncFolderSync(join(entry.parentPath, entry.name));
    if (entry.isFile()) syncFileSync(join(entry.parentPath, entry.name));
  }
}

/** A folder that root copied from elsewhere still has root as its owner. */
export function chownFolder(folder: string, account: Account): void {
  if (!account || statSync(folder).uid === account.uid) return;
  for (const name of readdirSync(folder, { recursive: true })) chownSync(join(folder, String(name)), account.uid, account.gid);
  chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
}
