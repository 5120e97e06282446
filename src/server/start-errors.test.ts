import { createServer, type AddressInfo } from "node:net";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { Problem } from "#shared/errors.ts";
import { readConfig, settings } from "./config.ts";
import { openDatabase } from "./engine.ts";
import { openLog } from "./log.ts";
import { unknownSettings } from "./setting-names.ts";
import { startFailure } from "./start-errors.ts";
import { partitions } from "#testing/partitions.ts";
import { aFolder, emptyPostgres } from "#testing/server.ts";

/** What an operator reads when a start fails: one sentence with the setting's name, no stack, no password. */
const quiet = { NODE_ENV: "test", LOG_LEVEL: "silent" };
const failureWith = async (databaseUrl: string) => {
  const env = { ...quiet, DATA_DIR: aFolder("start"), DATABASE_URL: databaseUrl };
  const error = await openDatabase(readConfig(env), openLog("silent")).then(
    () => null,
    (cause: unknown) => cause,
  );
  return startFailure(error, { DATABASE_URL: databaseUrl });
};
const asAdministrator = async (statement: string) => {
  const client = new pg.Client({ connectionString: inject("databaseUrl") });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

test("a database that refuses, is missing or does not answer gives one sentence with its address and no password", async () => {
  const good = new URL(await emptyPostgres(true));
  const changed = (change: (url: URL) => void) => {
    const url = new URL(good);
    change(url);
    return url.href;
  };
  const place = good.host || good.searchParams.get("host");
  const missing = await failureWith(changed((url) => (url.pathname = "/no_such_database")));
  expect(missing).toBe(`DATABASE_URL: the server at ${place} has no database named no_such_database. Create it first.`);
  const noLogin = await failureWith(changed((url) => ([url.username, url.password] = ["nobody_here", "a-secret-word"])));
  expect(noLogin).toMatch(/^DATABASE_URL: the database at .* refuses the login nobody_here\./);
  const silent = await failureWith("postgres://evenday:a-secret-word@127.0.0.1:1/evenday");
  expect(silent).toBe("DATABASE_URL: no database answers at 127.0.0.1:1. Is it started, and reachable from here?");
  const noSocket = await failureWith("postgres://evenday:a-secret-word@/evenday?host=/nowhere");
  expect(noSocket).toBe("DATABASE_URL: no database answers at /nowhere. Is it started, and reachable from here?");
  for (const words of [missing, noLogin, silent, noSocket]) expect(words).not.toMatch(/a-secret-word|\n|\bat .*\.ts/);
});

test.skipIf(partitions > 0)("an owner without app_user, and a members' login without it, are told which right is missing", async () => {
  const url = await emptyPostgres(true);
  const { username } = new URL(url);
  await asAdministrator(`revoke app_user from ${username}`);
  const missing = `DATABASE_URL: the login ${username} may not create the role app_user, or act for it.`;
  expect(await failureWith(url)).toContain(`${missing} As an administrator run once: create role app_user nologin; grant app_user to`);
  const cause = Object.assign(new Error("permission denied to grant role"), { code: "42501" });
  const members = new Problem("conflict", "The login of DATABASE_APP_URL may not act for members yet.", { cause });
  expect(startFailure(members, { DATABASE_URL: url })).toBe(members.message);
  const noRole = Object.assign(new Error("permission denied to create role"), { code: "42501" });
  expect(startFailure(noRole, { DATABASE_URL: "postgres://maya:a-secret-word@db/evenday" })).toContain(
    "the login maya may not create the role",
  );
});

test("a port in use and a host that is no address of this machine are named", async () => {
  const failureAt = (host: string, port: number) =>
    new Promise<string>((done) => {
      const server = createServer().listen(port, host);
      server.once("error", (error) => done(startFailure(error, { PORT: port, HOST: host })));
      server.once("listening", () => server.close(() => done("it listens")));
    });
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => other.once("listening", done));
  const { port } = other.address() as AddressInfo;
  expect(await failureAt("127.0.0.1", port)).toBe(`PORT: ${port} is in use already. Stop what uses it, or choose another port.`);
  expect(await failureAt("203.0.113.7", 0)).toBe("HOST: 203.0.113.7 is no address of this machine.");
  other.close();
  const unknown = Object.assign(new Error("getaddrinfo ENOTFOUND nonsense"), {
    code: "ENOTFOUND",
    syscall: "getaddrinfo",
    hostname: "nonsense",
  });
  const hosts = { HOST: "127.0.0.1", METRICS_HOST: "127.0.0.1" };
  expect(startFailure(unknown, { ...hosts, HOST: "nonsense" })).toBe("HOST: nonsense is no address of this machine.");
  expect(startFailure(unknown, { ...hosts, METRICS_HOST: "nonsense" })).toBe("METRICS_HOST: nonsense is no address of this machine.");
});

test("a data folder that is a file, or that this user may not use, is named", () => {
  const fault = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall, path: "/srv/evenday" });
  expect(startFailure(fault("ENOTDIR", "mkdir"))).toBe("DATA_DIR: /srv/evenday is a file. Name a folder.");
  expect(startFailure(fault("EROFS", "open"))).toMatch(/^DATA_DIR: nothing can be created at \/srv\/evenday, .* mounted read-only\./);
  expect(startFailure(fault("ENOENT", "mkdir"))).toMatch(/^DATA_DIR: nothing can be created at \/srv\/evenday,/);
  expect(startFailure(fault("EACCES", "open"))).toMatch(/^DATA_DIR: \/srv\/evenday cannot be read or written by this user\./);
});

test("misspelled settings are reported with the nearest name; variables of other programs are ignored", () => {
  const known = Object.keys(settings.shape);
  const words = (...names: string[]) => unknownSettings(Object.fromEntries(names.map((name) => [name, "x"])), known);
  expect(words("SMTP_ULR")).toEqual(["SMTP_ULR is no setting of Evenday and was not read; did you mean SMTP_URL?"]);
  expect(words("TRUSTED_PROXY")).toEqual(["TRUSTED_PROXY is no setting of Evenday and was not read; did you mean TRUSTED_PROXIES?"]);
  expect(words("DATABSE_URL")[0]).toContain("did you mean DATABASE_URL?");
  expect(words("HOSTNAME", "HOME", "PATH", "NODE_OPTIONS", "npm_config_cache", "LANGUAGE", "DATABASE_URL", "KUBERNETES_PORT")).toEqual([]);
});
