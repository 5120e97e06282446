/**
 * A temporary Postgres for tests and benches: the programs of the embedded one, or of one found on this machine, started in a temporary
 * folder on a free loopback port, stopped by its own process id. Nothing outside that folder is touched.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes, randomInt } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { findBinaries } from "#server/embedded/binaries.ts";

type FoundPostgres = { bin: string; version: string };
export type RunningPostgres = {
  url: string;
  /** The folder of its socket, by which logins need no password; null where there is none. */
  socket: string | null;
  version: string;
  /** Stops the server cleanly and removes its folder. */
  stop(): Promise<void>;
  /** kill -9 of the postmaster, as a crash would; the folder stays. */
  kill(): Promise<void>;
  /** Starts it again on the same folder and port after `kill`. */
  restart(): Promise<void>;
};

const oldest = 15;
const prefix = "evenday-postgres-";
const exe = process.platform === "win32" ? ".exe" : "";

/** The embedded Postgres' locale (src/server/embedded/data.ts); before version 17 there is none of that kind. */
const localeOf = ({ version }: FoundPostgres) =>
  Number.parseInt(version, 10) < 17
    ? ["--no-locale"]
    : ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--lc-collate=C", "--lc-ctype=C"];

/** The newest Postgres server of version 15 or later on this machine, or null. */
export function findPostgres(): FoundPostgres | null {
  const found = candidates().flatMap((bin) => inspect(bin) ?? []);
  return found.sort((a, b) => Number.parseFloat(b.version) - Number.parseFloat(a.version))[0] ?? null;
}

/** The Postgres that comes with Evenday, executable by the account that runs it. */
function embeddedPostgres(): FoundPostgres {
  const bin = join(findBinaries(tmpdir(), unprivileged()), "bin");
  return { bin, version: versionIn(bin) };
}

/**
 * Starts a fresh cluster, of the embedded Postgres unless `found` names another one. Without `fsync` it is fast and does not survive a
 * power cut: right for tests, wrong for crash tests.
 */
export async function startPostgres(
  options: { fsync?: boolean; found?: FoundPostgres; settings?: Record<string, string> } = {},
): Promise<RunningPostgres> {
  const found = options.found ?? embeddedPostgres();
  sweep();
  const home = mkdtempSync(join(tmpdir(), prefix));
  const owner = unprivileged();
  const data = join(home, "data");
  const password = randomBytes(12).toString("hex");
  writeFileSync(join(home, "owner.pid"), String(process.pid));
  writeFileSync(join(home, "password"), password, { mode: 0o600 });
  if (owner) for (const path of [home, join(home, "password")]) chownSync(path, owner.uid, owner.gid);
  const init = [
    "-D",
    data,
    "-U",
    "postgres",
    "--auth-host=scram-sha-256",
    "--auth-local=trust", // its folder is open to the account that runs it only
    `--pwfile=${join(home, "password")}`,
    "-E",
    "UTF8",
    ...localeOf(found),
    "--no-sync",
  ];
  execFileSync(join(found.bin, `initdb${exe}`), init, { ...owner, cwd: home, stdio: ["ignore", "ignore", "pipe"] });
  const port = await freePort();
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const socket = process.platform === "win32" || home.length > 85 ? null : home; // macOS: 103 with its name

  let child: ChildProcess | null = null;
  const start = async () => {
    const durable = options.fsync ? "on" : "off";
    const settings = {
      listen_addresses: "127.0.0.1",
      unix_socket_directories: socket ?? "",
      port,
      fsync: durable,
      synchronous_commit: durable,
      full_page_writes: durable,
      max_connections: 500,
      ...options.settings,
    };
    const log = openSync(join(home, "log"), "a");
    const args = ["-D", data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
    child = spawn(join(found.bin, `postgres${exe}`), args, { ...owner, cwd: home, stdio: ["ignore", log, log], detached: true });
    await answers(url, child, join(home, "log"));
  };
  const stop = async () => {
    unwatch();
    if (child) await end(child, "SIGINT");
    rmSync(home, { recursive: true, force: true });
  };
  const unwatch = onProcessEnd(() => {
    child?.kill("SIGQUIT");
    rmSync(home, { recursive: true, force: true, maxRetries: 3, retryDelay: 100 });
  });
  await start().catch(async (cause: unknown) => {
    await stop();
    throw cause;
  });
  return {
    url,
    socket,
    version: found.version,
    stop,
    kill: async () => {
      if (child) await end(child, "SIGKILL");
    },
    restart: async () => {
      // the child processes of a killed postmaster need a moment to release the shared memory
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await start();
        } catch (cause) {
          if (attempt === 20) throw cause;
          await wait(250);
        }
      }
    },
  };
}

/** An installed Postgres with pg_basebackup, or null: the embedded programs have none. */
export function findWithBasebackup(): FoundPostgres | null {
  const found = findPostgres();
  return found && existsSync(join(found.bin, `pg_basebackup${exe}`)) ? found : null;
}

/** A streaming replica of `primary`, run by `found` as well. */
export async function startReplica(
  primary: RunningPostgres,
  found: FoundPostgres,
): Promise<Pick<RunningPostgres, "url" | "stop" | "kill">> {
  const home = mkdtempSync(join(tmpdir(), prefix));
  const owner = unprivileged();
  const data = join(home, "data");
  writeFileSync(join(home, "owner.pid"), String(process.pid));
  if (owner) for (const path of [home, join(home, "owner.pid")]) chownSync(path, owner.uid, owner.gid);
  const port = await freePort();
  const url = Object.assign(new URL(primary.url), { port: String(port) }).href;
  const copy = ["-d", primary.url, "-D", data, "-R", "-X", "stream", "-c", "fast", "--no-sync"];
  execFileSync(join(found.bin, `pg_basebackup${exe}`), copy, { ...owner, cwd: home, stdio: ["ignore", "ignore", "pipe"] });
  const log = openSync(join(home, "log"), "a");
  const args = ["-D", data, "-c", `port=${port}`, "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="];
  args.push("-c", "fsync=off", "-c", "max_connections=500");
  const child = spawn(join(found.bin, `postgres${exe}`), args, { ...owner, cwd: home, stdio: ["ignore", log, log], detached: true });
  const clear = () => rmSync(home, { recursive: true, force: true, maxRetries: 3, retryDelay: 100 });
  const unwatch = onProcessEnd(() => {
    child.kill("SIGQUIT");
    clear();
  });
  await answers(url, child, join(home, "log"));
  return {
    url,
    stop: async () => {
      unwatch();
      await end(child, "SIGINT");
      clear();
    },
    kill: () => end(child, "SIGKILL"),
  };
}

function candidates(): string[] {
  const homes = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt", "/Library/PostgreSQL", "C:\\Program Files\\PostgreSQL"];
  const versioned = homes.flatMap((home) =>
    existsSync(home)
      ? readdirSync(home)
          .filter((name) => /^(postgresql(@\d+)?|\d+)$/.test(name))
          .map((name) => join(home, name, "bin"))
      : [],
  );
  const onPath = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder && existsSync(join(folder, `postgres${exe}`)));
  const real = onPath.map((folder) => dirname(realpathSync(join(folder, `postgres${exe}`))));
  return [...new Set([...real, ...versioned, output("pg_config", "--bindir")])].filter(Boolean);
}

function inspect(bin: string): FoundPostgres | null {
  if (!existsSync(join(bin, `initdb${exe}`)) || !existsSync(join(bin, `postgres${exe}`))) return null;
  const version = versionIn(bin);
  return Number.parseInt(version, 10) >= oldest ? { bin, version } : null;
}

const versionIn = (bin: string) => /\d+(\.\d+)?/.exec(output(join(bin, `postgres${exe}`), "--version"))?.[0] ?? "0";

function output(command: string, argument: string): string {
  try {
    return execFileSync(command, [argument], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return ""; // the command is not installed
  }
}

/** initdb refuses to run as root, so root uses the account postgres, or else nobody. */
export function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const account = ["postgres", "nobody"].map((name) => accounts.find((fields) => fields[0] === name)).find(Boolean);
  if (!account) throw new Error("Postgres does not run as root, and neither the account postgres nor nobody exists here.");
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/**
 * A port that nothing listens on, below the ephemeral ports of every system (from 32768 on): the system gives none of these to an outgoing
 * connection, which could otherwise take the port before the server listens, or while it restarts.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(15_000, 32_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}

async function answers(url: string, child: ChildProcess, log: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`Postgres ended at start-up:\n${readFileSync(log, "utf8").slice(-2000)}`);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.query("select 1");
      return;
    } catch (cause) {
      if (Date.now() > deadline) throw new Error("Postgres did not answer within 30 s.", { cause });
      await wait(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  const late = setTimeout(() => child.kill("SIGQUIT"), 10_000);
  await gone;
  clearTimeout(late);
}

/** Runs `clear` when this process ends, also by Ctrl+C. Returns the function that cancels it. */
function onProcessEnd(clear: () => void): () => void {
  const onSignal = (signal: NodeJS.Signals) => {
    clear();
    if (process.listenerCount(signal) <= 1) process.exit(130);
  };
  process.once("exit", clear).on("SIGINT", onSignal).on("SIGTERM", onSignal);
  return () => void process.off("exit", clear).off("SIGINT", onSignal).off("SIGTERM", onSignal);
}

/** Removes clusters whose starter was killed before it could stop them. */
function sweep(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const home = join(tmpdir(), name);
    const starter = readPid(join(home, "owner.pid"));
    if (starter === null || isAlive(starter)) continue;
    const postmaster = readPid(join(home, "data", "postmaster.pid"));
    if (postmaster !== null && isAlive(postmaster) && runsIn(postmaster, home)) process.kill(postmaster, "SIGQUIT");
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function readPid(file: string): number | null {
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) || null : null;
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === "EPERM"; // alive, and owned by another user
  }
}

/** A process id may have been reused: only a process that was started on `home` is ours. */
function runsIn(pid: number, home: string): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  return existsSync(commandLine) && readFileSync(commandLine, "utf8").includes(home);
}
