import { execFile, spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { Problem } from "#shared/errors.ts";
import type { Log } from "#server/log.ts";
import { launchAs, type Account } from "./account.ts";
import { programIn } from "./binaries.ts";
import { endOrphan, postmasterOf } from "./postmaster.ts";

type Watched = {
  /** The data folder, and the socket's folder if there is one: the account must be able to enter both. */
  data: string;
  folders: string[];
  native: string;
  account: Account;
  args: string[];
  log: Log;
  startLimitMs?: number | undefined;
};
export type Supervisor = {
  /** Stops Postgres cleanly; after five seconds without waiting for open connections. */
  stop: () => Promise<void>;
  /** The current process id of Postgres. */
  pid: () => number | undefined;
};

const usualStartLimitMs = 120_000; // recovery after a power cut may take a while
const stopTimeoutMs = 5000;
const firstPauseMs = 100;
const longestPauseMs = 10_000;

/**
 * Starts Postgres as a child of this process and restarts it, after a growing delay, whenever it ends by itself. Resolves when it accepts
 * connections. Throws Postgres' own message when the first start fails.
 */
export async function supervise(watched: Watched): Promise<Supervisor> {
  const { data, folders, log } = watched;
  await endOrphan(data, folders);
  let isStopping = false;
  let pause = firstPauseMs;
  let child: ChildProcess | null = null;
  let restarting: Promise<void> | null = null;

  const startOnce = async () => {
    const begun = Date.now();
    const { process: started, ready } = launch(watched);
    child = started;
    started.once("exit", (code, signal) => {
      if (child === started) child = null;
      if (isStopping || restarting) return;
      if (Date.now() - begun > 60_000) pause = firstPauseMs;
      log.error({ code, signal }, "the database ended by itself; starting it again");
      restarting = again();
    });
    await ready;
  };
  const again = async () => {
    for (; !isStopping; pause = Math.min(pause * 2, longestPauseMs)) {
      await wait(pause);
      if (isStopping) return;
      try {
        await endOrphan(data, folders);
        await startOnce();
        log.info("the database runs again");
        restarting = null;
        return;
      } catch (error) {
        log.error({ err: error }, "the database does not start; trying again");
      }
    }
  };

  // the processes of a killed Postgres need a moment to release its memory
  for (let tries = 0; ; tries += 1) {
    restarting = Promise.resolve(); // a failed first start is thrown to the caller, not repeated
    try {
      await startOnce();
      restarting = null;
      break;
    } catch (error) {
      if (tries >= 20 || !/shared memory block|lock file/.test(String(error))) throw error;
      await wait(100);
    }
  }
  // whatever ends this process, Postgres is stopped as well; only after kill -9 the next start has to do it
  const atExit = () => void child?.kill("SIGINT");
  process.once("exit", atExit);
  return {
    pid: () => child?.pid,
    stop: async () => {
      isStopping = true;
      process.off("exit", atExit);
      await restarting;
      if (child) await end(child, watched);
    },
  };
}

/** Starts the program once. `ready` resolves when it accepts connections, and fails with its output. */
function launch({ data, native, account, args, folders, log, startLimitMs = usualStartLimitMs }: Watched) {
  const { command, args: all, options } = launchAs(account, programIn(native, "postgres"), args, [data, ...folders]);
  // a session of its own: Ctrl-C at a terminal is for this process, which stops Postgres last
  const started = spawn(command, all, {
    ...options,
    cwd: "/",
    detached: process.platform !== "win32",
    stdio: ["ignore", "ignore", "pipe"],
    windowsHide: true,
  });
  const messages: string[] = [];
  createInterface({ input: started.stderr }).on("line", (line) => {
    messages.push(line);
    if (messages.length > 20) messages.shift();
    if (/^(LOG|DETAIL|HINT|CONTEXT): /.test(line)) log.debug({ database: line }, "the database says");
    else log.warn({ database: line }, "the database says");
  });
  const ready = new Promise<void>((done, fail) => {
    const poll = setInterval(() => {
      const found = postmasterOf(data);
      if (found?.isReady && found.pid === started.pid) settle(done);
      else if (Date.now() - begun > startLimitMs) {
        started.kill("SIGQUIT"); // never leave a process running without supervision
        settle(() => fail(new Error("the database did not get ready in time")));
      }
    }, 5);
    const begun = Date.now();
    const settle = (how: () => void) => {
      clearInterval(poll);
      how();
    };
    started.once("error", (error) => settle(() => fail(error)));
    // "close" and not "exit": by then its last output is read
    started.once("close", () =>
      settle(() =>
        fail(new Problem("unavailable", `the database in ${data} does not start: ${messages.join(" ") || "it ended without a word"}`)),
      ),
    );
  });
  return { process: started, ready };
}

async function end(child: ChildProcess, { data, native }: Watched): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((done) => void child.once("exit", () => done()));
  // Windows has no signals: pg_ctl stops Postgres in its own way
  if (process.platform === "win32") execFile(programIn(native, "pg_ctl"), ["stop", "-D", data, "-m", "fast"], () => undefined);
  else child.kill("SIGINT");
  const late = setTimeout(() => child.kill("SIGQUIT"), stopTimeoutMs);
  await gone;
  clearTimeout(late);
}
