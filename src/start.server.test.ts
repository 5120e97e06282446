import { spawn } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { openLog } from "#server/log.ts";
import { startFailure } from "#server/start-errors.ts";
import { openLocalS3 } from "#testing/s3.ts";
import { aFolder, asApp, emptyPostgres } from "#testing/server.ts";
import { start } from "./main.server.ts";

/** What an operator reads when a start fails: one sentence that begins with the setting's name, without a stack or a password. */
const servers: Server[] = [];
const secret = "a-secret-word";
let good: URL;
let refusing: number;
let taken: number;
let s3: Awaited<ReturnType<typeof openLocalS3>>;

async function listening(onSocket: (socket: Socket) => void): Promise<number> {
  const server = createServer(onSocket).listen(0, "127.0.0.1");
  servers.push(server);
  await new Promise((done) => server.once("listening", done));
  return (server.address() as AddressInfo).port;
}

/** A Postgres that refuses every login, as one with password authentication does: the test's own trusts this machine. */
function refuseLogin(socket: Socket): void {
  socket.on("error", () => {});
  socket.once("data", () => {
    const fields = Buffer.from('SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed for user "evenday"\0\0');
    const length = Buffer.alloc(4);
    length.writeInt32BE(fields.length + 4);
    socket.end(Buffer.concat([Buffer.from("E"), length, fields]));
  });
}

beforeAll(async () => {
  good = new URL(await emptyPostgres());
  s3 = await openLocalS3();
  [refusing, taken] = await Promise.all([listening(refuseLogin), listening(() => {})]);
});
afterAll(async () => {
  servers.forEach((server) => server.close());
  await s3.close();
});

const changed = (change: (url: URL) => void): string => {
  const url = new URL(good);
  change(url);
  return url.href;
};

async function failureOf(env: Record<string, string>): Promise<string> {
  const all = {
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    PORT: "0",
    DATABASE_POOL: "2",
    DATABASE_URL: good.href,
    DATA_DIR: aFolder("start"),
    ...env,
  };
  const named = {
    ...all,
    PORT: Number(all.PORT),
    HOST: env["HOST"] ?? "127.0.0.1",
    METRICS_PORT: undefined,
    DATABASE_APP_URL: env["DATABASE_APP_URL"],
  };
  try {
    const running = await start(readConfig(all));
    await running.stop();
    return "it started";
  } catch (error) {
    return startFailure(error, named);
  }
}

type Fault = [what: string, env: () => Record<string, string>, words: RegExp];
const faults: Fault[] = [
  [
    "a DATA_DIR that is a file",
    () => {
      const file = join(aFolder("start"), "a-file");
      writeFileSync(file, "x");
      return { DATA_DIR: file };
    },
    /^DATA_DIR: .*a-file is a file\. Name a folder\.$/,
  ],
  [
    "a DATA_DIR that this user may not use",
    () => ({ DATA_DIR: "/sys/evenday" }),
    /^DATA_DIR: \/sys\/evenday cannot be used by this user\./,
  ],
  ["a port in use", () => ({ PORT: String(taken) }), /^PORT: \d+ is in use already\. Stop what uses it, or choose another port\.$/],
  ["a host of another machine", () => ({ HOST: "203.0.113.7" }), /^HOST: 203\.0\.113\.7 is no address of this machine\.$/],
  [
    "a wrong password",
    () => ({ DATABASE_URL: `postgres://evenday:${secret}@127.0.0.1:${refusing}/evenday` }),
    /^DATABASE_URL: the database at 127\.0\.0\.1:\d+ refuses the login evenday\. Check its name, its password and pg_hba\.conf\.$/,
  ],
  [
    "a wrong password of the second login",
    () => ({ DATABASE_APP_URL: `postgres://evenday_app:${secret}@127.0.0.1:${refusing}/evenday` }),
    /^DATABASE_APP_URL/,
  ],
  [
    "a database that does not exist",
    () => ({ DATABASE_URL: changed((url) => (url.pathname = "/none_of_this_name")) }),
    /^DATABASE_URL: the server at .* has no database named none_of_this_name\. Create it first\.$/,
  ],
  [
    "a database that is down",
    () => ({ DATABASE_URL: `postgres://evenday:${secret}@127.0.0.1:1/evenday` }),
    /^DATABASE_URL: no database answers at 127\.0\.0\.1:1\. Is it started, and reachable from here\?$/,
  ],
  ["a second address that is down", () => ({ DATABASE_DIRECT_URL: `postgres://evenday:${secret}@127.0.0.1:1/evenday` }), /^DATABASE_/],
  [
    "backups of a database that several servers may share, without a key for all of them",
    () => ({ BACKUP_TO: aFolder("start") }),
    /^BACKUP_KEY_FILE: expected, since DATABASE_URL and BACKUP_TO are set and every server .* with the same key\.$/,
  ],
  [
    "the same on a server that has made its own key",
    () => {
      const DATA_DIR = aFolder("start");
      writeFileSync(join(DATA_DIR, "backup-key"), "x".repeat(16), { mode: 0o600 });
      return { DATA_DIR, BACKUP_TO: aFolder("start") };
    },
    /^BACKUP_KEY_FILE: expected, .* so far open with \/.*\/backup-key: name that file, or a copy of it\.$/,
  ],
  [
    "a bucket that does not exist",
    () => ({ ...s3.settings, S3_BUCKET: "no-such-bucket" }),
    /^S3_BUCKET: the file store at 127\.0\.0\.1:\d+ has no such bucket\. Create it first\.$/,
  ],
  [
    "a key that the file store does not know",
    () => ({ ...s3.settings, S3_ACCESS_KEY_ID: "nobody" }),
    /^S3_ACCESS_KEY_ID: the file store at 127\.0\.0\.1:\d+ refuses it \(InvalidAccessKeyId\)\. Check the key, .*$/,
  ],
  [
    "SSL that the server does not offer",
    () => ({ DATABASE_URL: changed((url) => url.searchParams.set("sslmode", "require")) }),
    /^DATABASE_URL: it asks for SSL, which the server at .* does not offer\. Switch SSL on there, or leave sslmode out\.$/,
  ],
];

test.each(faults)("a start with %s ends with one sentence that names the setting", async (_, env, words) => {
  const said = await failureOf(env());
  expect(said).toMatch(words);
  expect(said).not.toMatch(/\n|\bat .*\.ts|a-secret-word/);
});

test("a start while the file store is away: the server takes requests", async () => {
  const env = { NODE_ENV: "test", LOG_LEVEL: "silent", PORT: "0", DATABASE_POOL: "2", DATABASE_URL: good.href, DATA_DIR: aFolder("start") };
  const running = await start(readConfig({ ...env, ...s3.settings, S3_ENDPOINT: "http://127.0.0.1:1" }));
  expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
  await running.stop();
});

test("an address of IPv6 stands in brackets in the link, and the log names machine and process, and the database", async (context) => {
  const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === "::1"));
  if (!hasIpv6) context.skip("this machine has no IPv6");
  const lines: string[] = [];
  const env = { NODE_ENV: "test", LOG_LEVEL: "debug", PORT: "0", DATABASE_POOL: "2", DATABASE_URL: good.href, DATA_DIR: aFolder("start") };
  const config = readConfig({ ...env, HOST: "::1", METRICS_PORT: "0", METRICS_HOST: "::1", DATABASE_APP_URL: asApp(good.href) });
  const running = await start(config, { log: openLog("debug", { write: (line) => void lines.push(line) }) });
  try {
    expect(running.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
    expect(running.metricsUrl).toMatch(/^http:\/\/\[::1\]:\d+\/metrics$/);
    for (const path of ["/healthz", "/readyz", "/auth"]) await (await fetch(`${running.url}${path}`)).arrayBuffer();
    await (await fetch(running.metricsUrl ?? "")).arrayBuffer();
  } finally {
    await running.stop();
  }
  const parsed = lines.map((line) => JSON.parse(line) as { host?: string; pid?: number; msg: string; engine?: string });
  expect(parsed.every(({ host, pid }) => host !== undefined && pid === process.pid)).toBe(true);
  expect(parsed.filter(({ msg }) => msg === "database open")).toMatchObject([{ engine: "postgres" }]);
  expect(
    parsed.filter(({ msg }) => msg === "answered"),
    "health checks and /metrics have no line",
  ).toHaveLength(1);
});

const root = join(import.meta.dirname, "..");
const run = (args: string[], cwd: string) =>
  new Promise<{ code: number | null; said: string }>((done) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => void (said += text.toString()));
    child.on("close", (code) => done({ code, said }));
  });

test("npm start on an older Node, or without the packages that build it, ends with a sentence", async () => {
  const folder = aFolder("bare-install");
  for (const path of ["package.json", "scripts/start.mjs", "scripts/ensure-built.ts"]) cpSync(join(root, path), join(folder, path));
  mkdirSync(join(folder, "src"));
  const older = "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.20.2'}})";
  const [onOlder, without] = await Promise.all([
    run(["--import", older, "scripts/start.mjs"], folder),
    run(["--disable-warning=ExperimentalWarning", "scripts/start.mjs"], folder),
  ]);
  expect(onOlder).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^Evenday cannot start: it needs Node 24 or later, and this is Node 20\.20\.2\..*\n$/),
  });
  expect(without).toMatchObject({ code: 1, said: expect.stringMatching(/^Evenday cannot start: it is not built yet, .*npm ci.*\n$/) });
});
