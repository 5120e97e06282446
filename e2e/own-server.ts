/** A server for one journey, which can kill and restart it without affecting the others. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { serverFile } from "../scripts/ensure-built.ts";
import { freePort } from "../scripts/postgres.ts";

export type OwnServer = { url: string; restart(how: "in order" | "kill -9"): Promise<void>; stop(): Promise<void> };

/** With a data folder of its own, which is removed at the end. */
export async function ownServer(folder = mkdtempSync(join(tmpdir(), "evenday-own-"))): Promise<OwnServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess;

  const start = async () => {
    const env = { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "warn" };
    child = spawn(process.execPath, [serverFile], { env, stdio: ["ignore", "ignore", "inherit"] });
    for (let tries = 0; tries < 200; tries += 1) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} at start-up`);
      if (
        await fetch(`${url}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return;
      await wait(100);
    }
    throw new Error("the server did not answer within 20 s");
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    await gone;
  };
  await start();
  return {
    url,
    restart: async (how) => {
      await end(how === "kill -9" ? "SIGKILL" : "SIGTERM");
      await start();
    },
    stop: async () => {
      await end("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
