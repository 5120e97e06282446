/** Starts, measures and stops the processes that a bench compares. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { publicKey } from "#shared/release.ts";
import { serverFile, serverFlags } from "../scripts/ensure-built.ts";
import { withoutSettings } from "../scripts/without-settings.ts";

export type Running = { pid: number; port: number; startMs: number; memoryMb(): number; stop(): Promise<void> };

const root = join(import.meta.dirname, "..");

/** The product on `port`, ready to answer. `startMs`: from the spawn to the first answer. `flags` are Node's. */
export const startProduct = (port: number, env: Record<string, string>, flags: string[] = []): Promise<Running> =>
  start([...serverFlags, ...flags, serverFile], port, { PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "error", ...env }, "/healthz");

/** The baseline (bench/bare.ts) on `place`. */
export const startBare = (port: number, place: string): Promise<Running> =>
  start(["--disable-warning=ExperimentalWarning", "bench/bare.ts", String(port), place], port, {}, "/hello");

/** The baseline for uploads (bench/bare-upload.ts), into `folder`. */
export const startBareUpload = (port: number, folder: string): Promise<Running> =>
  start(["--disable-warning=ExperimentalWarning", "bench/bare-upload.ts", String(port), folder], port, {}, "/");

async function start(args: string[], port: number, env: Record<string, string>, path: string): Promise<Running> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...withoutSettings(), NODE_ENV: "", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await answers(port, path))) {
    if (child.exitCode !== null || performance.now() - begun > 60_000) throw new Error(`${args.at(-1)} did not start`);
    await wait(5);
  }
  return { pid: child.pid ?? 0, port, startMs: performance.now() - begun, memoryMb: () => memoryOf(child), stop: () => stop(child) };
}

const answers = (port: number, path: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    (answer) => answer.ok,
    () => false,
  );

/** The built server as a process of its own, started as by `npm start`, which a run kills and starts again. */
export const launchServer = (port: number, env: Record<string, string>, stderr: "ignore" | "inherit" = "inherit"): ChildProcess =>
  spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: { ...withoutSettings(), NODE_ENV: "", PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "ignore", stderr],
  });

/** Waits until a launched server is ready, and returns how many ms that took; one that takes longer than `limitMs` is killed. */
export async function untilReady(child: ChildProcess, port: number, limitMs = 60_000): Promise<number> {
  const begun = performance.now();
  for (; performance.now() - begun < limitMs; await wait(20)) {
    if (child.exitCode !== null) throw new Error(`the server ended by itself with ${child.exitCode}`);
    if (await answers(port, "/readyz")) return performance.now() - begun;
  }
  await endProcess(child, "SIGKILL");
  throw new Error(`the server was not ready within ${limitMs} ms`);
}

/** Sends `signal` and waits until the process has ended. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once("exit", done));
  child.kill(signal);
  await gone;
}

async function stop(child: ChildProcess): Promise<void> {
  const late = setTimeout(() => child.kill("SIGKILL"), 12_000);
  await endProcess(child, "SIGTERM");
  clearTimeout(late);
}

/** PSS of one process, MB; 0 when it has ended meanwhile, as Postgres backends do. */
function pssOf(pid: number): number {
  try {
    return (Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) * 1024) / 1e6;
  } catch {
    return 0;
  }
}

/** Memory of a process and its descendants, each shared page counted once (PSS), MB of 10^6 bytes. */
function memoryOf(child: ChildProcess): number {
  if (existsSync("/proc/self/smaps_rollup")) return familyOf(child.pid ?? 0).reduce((sum, pid) => sum + pssOf(pid), 0);
  return (Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" })) * 1024) / 1e6;
}

function familyOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
  return [pid, ...children.flatMap(familyOf)];
}

export const headersOf = (token?: string) => ({
  apikey: publicKey,
  "content-type": "application/json",
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});
export const entry = (words = "word ".repeat(30)) => ({ id: newId(), entryText: `An entry of ${words}`, moodRating: 5, kind: "plain" });

type SignedIn = { token: string; member: { id: string; email: string } };

/** Signs a new member up and in. */
export async function signUp(port: number): Promise<SignedIn> {
  const who = {
    email: `${newId()}@example.com`,
    password: "three plain words",
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const post = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers: headersOf(), body: JSON.stringify(who) });
  await post("/api/auth/sign-up");
  return (await (await post("/api/auth/sign-in")).json()) as SignedIn;
}

/** Signs a new member up and writes 200 entries. Returns the token. */
export async function settle(port: number): Promise<string> {
  const post = (path: string, body: unknown, token?: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers: headersOf(token), body: JSON.stringify(body) });
  const { token } = await signUp(port);
  for (let row = 0; row < 200; row += 1) {
    const answer = await post("/api/journal/entries", entry(), token);
    if (!answer.ok) throw new Error(`writing answered ${answer.status}`);
    await answer.arrayBuffer();
  }
  return token;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
