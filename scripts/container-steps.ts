/**
 * Runs the steps of the Containerfile without a container: its build in an empty folder, then its last stage, read-only and as another
 * user, with the health check beside it. For machines without podman or docker; needs root on Linux to change the user. `npm run n --
 * scripts/container-steps.ts`
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./postgres.ts";

const root = join(import.meta.dirname, "..");
const lines = readFileSync(join(root, "Containerfile"), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"));
const second = lines.findIndex((line, at) => at > 2 && line.startsWith("FROM"));
const place = mkdtempSync(join(tmpdir(), "evenday-container-"));
const [build, final, data] = ["build", "final", "data"].map((name) => join(place, name)) as [string, string, string];
const ignored = readFileSync(join(root, ".containerignore"), "utf8").split("\n").filter(Boolean);
const nobody = { uid: 65_534, gid: 65_534 };
const jsonAfter = (word: string) =>
  JSON.parse(
    lines
      .find((line) => line.startsWith(word))
      ?.slice(word.length)
      .replace(/^.*?(?=\[)/, "") ?? "[]",
  ) as string[];

for (const folder of [place, build, final, data]) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}
try {
  const env = { ...process.env, npm_config_cache: join(place, "npm"), npm_config_local_prefix: build };
  const npm = process.env["npm_execpath"] ?? "";
  for (const line of lines.slice(0, second)) {
    const [word = "", ...rest] = line.split(" ");
    if (word === "COPY" && rest[0] === ".")
      cpSync(root, build, {
        recursive: true,
        filter: (path) =>
          !ignored.some((name) => new RegExp(`^/${name.replace(".", "\\.").replace("*", "[^/]*")}(/|$)`).test(path.slice(root.length))),
      });
    else if (word === "COPY") for (const name of rest.slice(0, -1)) cpSync(join(root, name), join(build, name));
    if (word !== "RUN") continue;
    console.log(`build: ${line}`);
    const [command = "", ...args] = rest;
    execFileSync(process.execPath, command === "npm" ? [npm, ...args] : args, {
      cwd: build,
      stdio: ["ignore", command === "npm" ? "ignore" : "inherit", "inherit"],
      env,
    });
  }
  for (const line of lines.slice(second)) {
    const from = /^COPY --from=build \/app\/(\S+) \.\/$/.exec(line)?.[1];
    if (from) cpSync(join(build, from), final, { recursive: true, verbatimSymlinks: true });
  }
  rmSync(build, { recursive: true, force: true });
  execFileSync("chmod", ["-R", "a-w,a+rX", final]);
  chownSync(data, nobody.uid, nobody.gid);
  await stage(String(await freePort()));
} finally {
  execFileSync("chmod", ["-R", "u+w", place]);
  rmSync(place, { recursive: true, force: true });
}

async function stage(port: string): Promise<void> {
  const settings = {
    PORT: port,
    HOST: "127.0.0.1",
    DATA_DIR: data,
    NODE_ENV: "production",
    DATABASE: "embedded",
    PUBLIC_URL: "https://evenday.example",
    BILLING: "sandbox",
    AUTH_SECRET: "of this run alone, 0123456789 abcdef",
    LOG_LEVEL: "warn",
  };
  const options = { cwd: final, env: { ...settings, PATH: process.env["PATH"] ?? "" }, ...nobody };
  const [, ...command] = jsonAfter("CMD ");
  const server = spawn(process.execPath, command, { ...options, stdio: ["ignore", "ignore", "inherit"] });
  const gone = new Promise<number | null>((done) => server.once("exit", done));
  const [, ...check] = jsonAfter("HEALTHCHECK ");
  const isWell = () => spawnSync(process.execPath, check, options).status === 0;
  for (let tries = 0; !isWell(); tries += 1) {
    if (tries > 60 || server.exitCode !== null) throw new Error(`the server of the last stage is not healthy (exit ${server.exitCode})`);
    await wait(250);
  }
  const page = await fetch(`http://127.0.0.1:${port}/auth`);
  const inspected = spawnSync(process.execPath, ["dist/server/admin.js", "verify"], { ...options, encoding: "utf8" });
  server.kill("SIGTERM");
  const code = await gone;
  console.log(
    `as user ${nobody.uid}, program folder read-only: healthy, /auth ${page.status}, verify ${inspected.status}, ends with ${code}`,
  );
  if (page.status !== 200 || inspected.status !== 0 || code !== 0 || isWell())
    throw new Error(`the last stage does not hold\n${inspected.stdout}${inspected.stderr}`);
}
