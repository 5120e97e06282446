/**
 * Tests the image's files alone (scripts/image-files.ts), in a read-only folder outside the repository: the server starts from them, is
 * ready, takes a sign-up, and draws a PDF, which needs the packages beside the bundle. Part of npm run test:full.
 */
import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { publicKey } from "#shared/release.ts";
import { gatherImage, report } from "./image-files.ts";
import { end, freePort } from "./postgres.ts";

/** Starts `entry` in `folder` without this repository's environment, and uses it as a new member would. */
export async function startAndUse(folder: string, entry: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "evenday-image-data-"));
  const port = await freePort();
  const at = `http://127.0.0.1:${port}`;
  const env = { PATH: process.env["PATH"] ?? "", PORT: String(port), DATA_DIR: data, LOG_LEVEL: "warn" };
  const server = spawn(process.execPath, [entry], { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"] });
  const headers: Record<string, string> = { apikey: publicKey, "content-type": "application/json", origin: at };
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${at}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  try {
    for (let tries = 0; !(await isReady(at)); tries += 1) {
      if (tries > 240 || server.exitCode !== null) throw new Error(`the server is not ready (exit ${server.exitCode})`);
      await wait(250);
    }
    if ((await fetch(`${at}/auth`)).status !== 200) throw new Error("no page");
    const who = { email: `${randomUUID()}@example.com`, password: "three plain words" };
    await post("/api/auth/sign-up", { ...who, timeZone: "UTC" });
    const { token } = (await (await post("/api/auth/sign-in", who)).json()) as { token: string };
    headers["authorization"] = `Bearer ${token}`;
    await post("/api/journal/entries", { id: randomUUID(), entryText: "A quiet day.", moodRating: 6, isMoodSet: true, kind: "plain" });
    const pdf = Buffer.from(await (await post("/api/sheets/journal", { from: "2020-01-01", to: "2099-12-31" })).arrayBuffer());
    if (!pdf.subarray(0, 5).equals(Buffer.from("%PDF-"))) throw new Error("no PDF");
  } finally {
    await end(server, "SIGTERM");
    rmSync(data, { recursive: true, force: true });
  }
}

const isReady = (at: string) =>
  fetch(`${at}/readyz`).then(
    (answer) => answer.status === 200,
    () => false,
  );

if (import.meta.main) {
  const place = mkdtempSync(join(tmpdir(), "evenday-image-"));
  try {
    // the account of the embedded database needs to enter it
    chmodSync(place, 0o755);
    const folder = join(place, "app");
    mkdirSync(folder);
    const { text, isSmall } = report(gatherImage(folder));
    console.log(text);
    execFileSync("chmod", ["-R", "a-w", folder]);
    await startAndUse(folder, "dist/server/main.js");
    console.log("passed  the server starts from these files alone: ready, a sign-up, a PDF");
    if (!isSmall) process.exitCode = 1;
  } finally {
    execFileSync("chmod", ["-R", "u+w", place]);
    rmSync(place, { recursive: true, force: true });
  }
}
