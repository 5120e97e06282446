import { spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emailQueue } from "#server/auth.tables.ts";
import { backupName } from "#server/backups.ts";
import type { AppContext } from "#server/context.ts";
import { newId } from "#server/ids.ts";
import { aFolder, createTestServer, type TestServer } from "#testing/server.ts";
import { commandsOn } from "./admin.ts";
import { serverProgram } from "../../scripts/ensure-built.ts";

/** `admin status`: each problem is caused, reported, and gone again. */
const backups = aFolder("status-backups");
let home: TestServer;
let ready = { ready: true, database: true, disk: true };
const server = createServer((_, answer) => void answer.writeHead(ready.ready ? 200 : 503).end(JSON.stringify(ready)));
let context: AppContext;

beforeAll(async () => {
  home = await createTestServer({ BACKUP_TO: backups });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  context = { ...home.context, config: { ...home.context.config, HOST: "127.0.0.1", PORT: (server.address() as AddressInfo).port } };
  mkdirSync(backups, { recursive: true });
  writeFileSync(join(backups, backupName(home.context.clock())), "x");
});
afterAll(() => void server.close());

async function status(of = context) {
  const lines: string[] = [];
  const code = await commandsOn(of).run("status", {}, (line) => void lines.push(line));
  return { code, faults: lines.filter((line) => line.startsWith("FAULT")), said: lines.join("\n") };
}

test("without problems every line is good, with versions, schema, connections, disk, email and backup", async () => {
  const { code, said, faults } = await status();
  expect(faults).toEqual([]);
  expect(code).toBe(0);
  for (const words of [
    /server +ready at 127/,
    /Node 2\d.*PostgreSQL 1\d/,
    /schema +of this release, \d+ migrations/,
    /\d+ of \d+ connections/,
  ])
    expect(said).toMatch(words);
  expect(said).toMatch(/GB free/);
  expect(said).toMatch(/mail +0 mails waiting/);
  expect(said).toMatch(/backup +the last one is 0 hours old/);
});

test("a server or database that does not answer is a problem", async () => {
  const away = await status({ ...context, config: { ...context.config, PORT: 1 } });
  expect(away).toMatchObject({ code: 3, faults: [expect.stringContaining("does not answer at 127.0.0.1:1")] });
  ready = { ready: false, database: false, disk: true };
  expect((await status()).faults).toEqual([expect.stringContaining("its database does not answer")]);
  ready = { ready: true, database: true, disk: true };
  expect((await status()).code).toBe(0);
});

test("an email that failed for good is a problem with its kind and code, and no address", async () => {
  const { owner } = home.context.database;
  const at = new Date(home.context.clock());
  const id = newId();
  await owner
    .insert(emailQueue)
    .values({ id, userId: null, kind: "reset", nextTryAt: at, createdAt: at, failedAt: at, fault: "EAUTH 535" });
  expect(await status()).toMatchObject({ code: 3, faults: [expect.stringContaining("given up this week: reset EAUTH 535 × 1")] });
  await owner.delete(emailQueue);
  const before = new Date(home.context.clock() - 20 * 60_000);
  await owner.insert(emailQueue).values({ id, userId: null, kind: "reset", nextTryAt: at, createdAt: before });
  expect((await status()).faults).toEqual([expect.stringContaining("1 mail waiting, the oldest for 20 minutes")]);
  await owner.delete(emailQueue);
});

test("a schema of an older release and an old backup are problems", async () => {
  const { owner } = home.context.database;
  const [last] = (
    await owner.execute<{ id: number; hash: string; created_at: string }>(
      sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations) returning *`,
    )
  ).rows;
  expect((await status()).faults).toEqual([expect.stringContaining("older than this release")]);
  await owner.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${last?.hash}, ${last?.created_at})`);
  home.clock.now += 40 * 3_600_000;
  expect((await status()).faults).toEqual([expect.stringContaining("the last one is 40 hours old")]);
  home.clock.now = 0;
  expect((await status()).code).toBe(0);
});

const run = (env: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: number | null; said: string }>((done) => {
    const child = spawn(process.execPath, [...serverProgram("admin"), ...args], {
      env: { ...process.env, NODE_ENV: "test", AUTH_SECRET: "given by the operator, 32 characters", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => void (said += text.toString()));
    child.on("close", (code) => done({ code, said }));
  });

test("without a database, status reports the rest; a command never creates a DATA_DIR, and a backup to a missing folder says so", async () => {
  const [folder, missing] = [aFolder("status"), join(backups, "mistyped")];
  const key = join(folder, "key");
  writeFileSync(key, "a key of the operator", { mode: 0o600 });
  const backup = (...options: string[]) => {
    const env = { DATA_DIR: home.context.config.DATA_DIR, DATABASE_URL: home.context.config.DATABASE_URL ?? "" };
    return run(env, "backup", "--to", join(missing, "x.backup"), ...options);
  };
  const [down, mistyped, ...lost] = await Promise.all([
    run({ DATA_DIR: folder, DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", PORT: "1" }, "status"),
    run({ DATA_DIR: missing }, "status"),
    backup("--plain"),
    backup("--key-file", key),
  ]);
  expect(down.code, down.said).toBe(3);
  expect(down.said).toMatch(/FAULT {2}database .*127\.0\.0\.1:1/);
  expect(mistyped).toMatchObject({ code: 1, said: expect.stringContaining(`There is no folder ${missing}`) });
  expect(existsSync(missing)).toBe(false);
  for (const one of lost)
    expect(one).toEqual({ code: 1, said: expect.stringMatching(new RegExp(`^There is no folder ${missing}[^\n]*\n$`)) });
});
