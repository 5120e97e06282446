/**
 * Generates a typed client from the /api/openapi.json of a running server (openapi-typescript), compiles ten calls with it and makes them
 * with an API token. `npm run n -- bench/typed-client.ts`; exits with 0 when all compile and every response matches its type.
 */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { publicKey } from "#shared/release.ts";
import { freePort } from "../scripts/postgres.ts";
import { withoutSettings } from "../scripts/without-settings.ts";

const root = join(import.meta.dirname, "..");
const tools = join(import.meta.dirname, "client");
const generated = join(tools, "generated");
const inTools = (path: string) => join(tools, "node_modules", path);
const password = "three plain words";
const scopes = ["summary:read", "budget:read", "budget:write", "challenge:read", "challenge:write", "mood:read", "mood:write"];

if (!existsSync(inTools("openapi-fetch"))) {
  console.log("Installing the generator into bench/client/node_modules, once …");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"], {
    cwd: tools,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
}

const folder = mkdtempSync(join(tmpdir(), "evenday-client-"));
const port = await freePort();
const home = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "src/main.server.ts"], {
  cwd: root,
  env: { ...withoutSettings(), NODE_ENV: "", HOST: "127.0.0.1", PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "error" },
  stdio: ["ignore", "ignore", "inherit"],
});
const ended = new Promise((done) => server.once("exit", done));

try {
  await ready();
  const post = async (path: string, body: object, session?: string) => {
    const headers = { apikey: publicKey, "content-type": "application/json", ...(session ? { authorization: `Bearer ${session}` } : {}) };
    const answer = await fetch(home + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { token: string };
  };
  const who = { email: `${newId()}@example.com`, password };
  await post("/api/auth/sign-up", who);
  const session = await post("/api/auth/sign-in", who);
  const wanted = { id: newId(), name: "Typed client", scopes: [...scopes, "lifestyle:read", "lifestyle:write"], days: 7, password };
  const { token } = await post("/api/tokens", wanted, session.token);

  mkdirSync(generated, { recursive: true });
  writeFileSync(join(generated, "openapi.json"), await (await fetch(`${home}/api/openapi.json`)).text());
  const node = (args: string[], env: Record<string, string> = {}) =>
    execFileSync(process.execPath, args, { cwd: tools, stdio: "inherit", env: { ...process.env, ...env } });
  node([inTools("openapi-typescript/bin/cli.js"), "generated/openapi.json", "-o", "generated/api.d.ts"]);
  node([inTools("typescript/bin/tsc"), "-p", "tsconfig.json"]);
  node(["--disable-warning=ExperimentalWarning", "ten-calls.ts"], { API_URL: home, API_TOKEN: token });
} finally {
  server.kill("SIGTERM");
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

async function ready(): Promise<void> {
  const until = Date.now() + 120_000;
  const isUp = () =>
    fetch(`${home}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null || Date.now() > until) throw new Error("the server did not start");
    await wait(100);
  }
}
