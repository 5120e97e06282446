import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { isOn, postmasterOf } from "#server/embedded/postmaster.ts";
import { aFolder } from "#testing/server.ts";
import { serverProgram } from "../../scripts/ensure-built.ts";
import { freePort } from "../../scripts/postgres.ts";

/** The server as a process of its own on its embedded Postgres. */
const children: ChildProcess[] = [];
afterAll(() => children.forEach((child) => child.kill("SIGKILL")));

async function launch(dataDir: string): Promise<{ child: ChildProcess; lines: string[]; url: string; ended: Promise<number | null> }> {
  const port = await freePort();
  const child = spawn(process.execPath, serverProgram("main"), {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), NODE_ENV: "test", LOG_LEVEL: "debug", DATABASE: "embedded" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on("line", (line) => lines.push(line));
  const ended = new Promise<number | null>((done) => child.once("close", done));
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/readyz`).then(
      () => true,
      () => false,
    );
  while (child.exitCode === null && !(await answers())) await wait(50);
  return { child, lines, url, ended };
}

test("a server that npm started ends when npm and its shell are ended", async () => {
  const dataDir = join(aFolder("npm-stopping"), "data");
  const port = await freePort();
  // a further command keeps the shell from replacing itself with the server
  const shell = spawn(
    "sh",
    [
      "-c",
      `"${process.execPath}" ${serverProgram("main")
        .map((part) => `"${part}"`)
        .join(" ")}; true`,
    ],
    {
      env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), NODE_ENV: "test", DATABASE: "embedded", npm_lifecycle_event: "start" },
      stdio: "ignore",
    },
  );
  children.push(shell);
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      () => true,
      () => false,
    );
  while (shell.exitCode === null && !(await answers())) await wait(50);
  shell.kill("SIGTERM");
  while (isOn(join(dataDir, "postgres"), postmasterOf(join(dataDir, "postgres"))?.pid ?? 0)) await wait(50);
  expect(await answers()).toBe(false);
  // the server gives the folder back a moment after its database has ended
  await expect.poll(() => existsSync(join(dataDir, "owner.lock")), { timeout: 10_000 }).toBe(false);
});

test("SIGTERM and Ctrl-C stop Evenday and its Postgres cleanly; a second Evenday on the same folder names the first and leaves it running", async () => {
  const dataDir = join(aFolder("stopping"), "data");
  const data = join(dataDir, "postgres");
  const first = await launch(dataDir);
  const second = await launch(dataDir);
  expect(await second.ended).toBe(1);
  expect(second.lines.join("\n")).toContain(`this data folder is in use by process ${first.child.pid}, running since`);
  expect((await fetch(`${first.url}/healthz`)).status, "the first keeps running").toBe(200);

  const postgres = postmasterOf(data)?.pid ?? 0;
  expect(isOn(data, postgres)).toBe(true);
  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);
  expect(isOn(data, postgres), "no process is left behind").toBe(false);
  expect([existsSync(join(data, "postmaster.pid")), existsSync(join(dataDir, "owner.lock"))]).toEqual([false, false]);

  const third = await launch(dataDir);
  expect(third.lines.join("\n"), "nothing had to be recovered").toContain("database system was shut down at");
  third.child.kill("SIGINT");
  expect(await third.ended).toBe(0);
  expect(existsSync(join(data, "postmaster.pid"))).toBe(false);
});
