import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Problem } from "#shared/errors.ts";

/** The content of postmaster.pid in the data folder of a running Postgres. */
type Postmaster = { pid: number; port: number; socket: string; isReady: boolean };

/** Name prefix of socket folders outside DATA_DIR. */
export const socketPrefix = "evenday-db-";

/** The content of postmaster.pid of `data`; null without one. The process may have ended. */
export function postmasterOf(data: string): Postmaster | null {
  const file = join(data, "postmaster.pid");
  if (!existsSync(file)) return null;
  try {
    const lines = readFileSync(file, "utf8").split("\n");
    const pid = Number.parseInt(lines[0] ?? "", 10);
    if (!(pid > 0)) return null;
    return { pid, port: Number(lines[3] ?? 0), socket: (lines[4] ?? "").trim(), isReady: (lines[7] ?? "").trim() === "ready" };
  } catch {
    return null; // just removed
  }
}

/** Whether this process is a Postgres on `data`. A process id may have been reused. */
export function isOn(data: string, pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  try {
    const state = /\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1];
    if (state === "Z" || state === "X") return false;
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return basename(command[0] ?? "").startsWith("postgres") && (command.includes(data) || readlinkSync(`/proc/${pid}/cwd`) === data);
  } catch {
    return commandOf(pid).includes(data);
  }
}

/** For systems without /proc. */
function commandOf(pid: number): string {
  if (process.platform === "linux") return "";
  try {
    return process.platform === "win32"
      ? execFileSync("wmic", ["process", "where", `processid=${pid}`, "get", "commandline"], { encoding: "utf8" })
      : execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}

/**
 * Stops a Postgres whose parent was killed, so that `data` can be started again. Removes its socket folder outside DATA_DIR, unless it is
 * one of `used`, where the next start creates its own.
 */
export async function endOrphan(data: string, used: readonly string[] = []): Promise<void> {
  const found = postmasterOf(data);
  if (!found) return;
  if (isOn(data, found.pid)) {
    for (const [signal, ms] of [
      ["SIGINT", 1200],
      ["SIGQUIT", 1000],
      ["SIGKILL", 1000],
    ] as const) {
      process.kill(found.pid, signal);
      for (const until = Date.now() + ms; Date.now() < until && isOn(data, found.pid);) await wait(10);
      if (!isOn(data, found.pid)) break;
    }
    if (isOn(data, found.pid))
      throw new Problem(
        "conflict",
        `a database of an earlier Evenday (process ${found.pid}) still runs on ${data} and does not end. Stop it first.`,
      );
  }
  if (await answers(join(found.socket, `.s.PGSQL.${found.port}`)))
    throw new Problem(
      "conflict",
      `a database that this system does not list serves ${data}, perhaps from another container. Stop it first.`,
    );
  // a reused process id, as after the restart of a container, would prevent Postgres from starting
  if (process.platform !== "win32") rmSync(join(data, "postmaster.pid"), { force: true });
  if (basename(found.socket).startsWith(socketPrefix) && !used.includes(found.socket))
    rmSync(found.socket, { recursive: true, force: true });
}

/** Whether a process listens on this socket. */
const answers = (socket: string) =>
  new Promise<boolean>((done) => {
    const line = connect(socket);
    line.once("connect", () => done(true)).once("error", () => done(false));
    line.once("connect", () => line.destroy());
  });
