import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { wrap } from "#server/admin/backup-format.ts";
import { takeBackup } from "#server/admin/backup.ts";
import { restoreBackup } from "#server/admin/restore.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/engine.ts";
import { checkFileStore, identityOf } from "#server/file-store.ts";
import { openLog } from "#server/log.ts";
import { startFailure } from "#server/start-errors.ts";
import { start } from "./main.server.ts";
import { filesOf, pdf, upload } from "#testing/documents.ts";
import { aSubscriber } from "#testing/people.ts";
import { aFolder, createTestServer, emptyPostgres } from "#testing/server.ts";
import { commandsOn, stored } from "#app/admin.ts";

/** A file store belongs to one database; a restore creates files that only their owner can read; a full disk is reported as such. */
const log = openLog("silent");
const settingsOf = async (dataDir: string) => ({
  DATA_DIR: dataDir,
  NODE_ENV: "test",
  LOG_LEVEL: "silent",
  PORT: "0",
  DATABASE_POOL: "5",
  DATABASE_URL: await emptyPostgres(true),
});

test("with the file store of another database a server does not start and a restore changes nothing, both naming the two ids, until the store is adopted", async () => {
  const folder = aFolder("file-store");
  const first = await createTestServer(await settingsOf(join(folder, "data")));
  const maya = await aSubscriber(first);
  await upload(maya, pdf(), { name: "a.pdf" });
  await checkFileStore(first.context);
  const owner = (await identityOf(first.context.database.owner)).id;
  const file = join(folder, "whole.backup");
  const pieces = await buffer(wrap(takeBackup(first.context, stored, false), null));
  writeFileSync(file, pieces, { mode: 0o600 });

  // the same folder with another database, as by a mistake in the settings
  const config = readConfig(await settingsOf(join(folder, "data")));
  const refusal = new RegExp(`belongs to database ${owner}, and this is database ([0-9a-f-]{36})\\..*npm run admin -- adopt-files`);
  await expect(start(config)).rejects.toThrow(refusal);
  const request = { config, log, file, secret: null, deleted: [], stored, now: Date.now(), mayRestoreSecret: false };
  await expect(restoreBackup(request)).rejects.toThrow(refusal);
  expect(await filesOf(first)).toHaveLength(1);
  const second = await openDatabase(config, log);
  const id = (await identityOf(second.owner)).id;
  const other = await createTestServer(
    { ...(await settingsOf(join(folder, "data"))), DATABASE_URL: config.DATABASE_URL ?? "" },
    { database: second },
  );
  await aSubscriber(other);
  const said: string[] = [];
  const run = (name: string, options = {}) => commandsOn(other.context).run(name, options, (words) => said.push(words));
  await expect(run("sweep-files", { all: "true" })).rejects.toThrow(`belongs to database ${owner}, and this is database ${id}`);
  expect(await filesOf(first)).toHaveLength(1);
  expect(await run("adopt-files")).toBe(0);
  expect(said.join("\n")).toContain(`now belongs to database ${id}; it belonged to ${owner}`);
  await second.close();
  const running = await start(config);
  expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
  await running.stop();
  await expect(checkFileStore(first.context), "and the first one is refused from now on").rejects.toThrow("belongs to database");
});

test("everything that a restore creates in a new DATA_DIR is accessible to its owner only", async () => {
  const folder = aFolder("restored");
  const source = await createTestServer(await settingsOf(join(folder, "source")));
  const maya = await aSubscriber(source);
  await upload(maya, pdf(), { name: "a.pdf" });
  const file = join(folder, "whole.backup");
  const pieces: Uint8Array[] = [];
  for await (const piece of wrap(takeBackup(source.context, stored, true), Buffer.from("a key of this test, long enough")))
    pieces.push(piece);
  writeFileSync(file, Buffer.concat(pieces));
  const target = join(folder, "target");
  mkdirSync(target, { mode: 0o755 });
  process.umask(0o022);
  const config = readConfig({ DATA_DIR: target, NODE_ENV: "test", LOG_LEVEL: "silent", DATABASE_POOL: "3" });
  const secret = Buffer.from("a key of this test, long enough");
  const done = await restoreBackup({
    config,
    log,
    file,
    secret,
    deleted: [{ id: newId(), day: "2026-01-01" }],
    stored,
    now: Date.now(),
    mayRestoreSecret: true,
  });
  expect(done).toMatchObject({ members: 1, files: 1 });
  const names = readdirSync(target, { recursive: true, encoding: "utf8" });
  expect(names).toEqual(expect.arrayContaining(["auth-secret", "erased-members", "postgres/PG_VERSION", "files"]));
  const open = names.filter((name) => {
    const found = statSync(join(target, name));
    return (found.mode & (found.isDirectory() && found.uid === 0 ? 0o066 : 0o077)) !== 0;
  });
  expect(open).toEqual([]);
});

const isRoot = process.getuid?.() === 0;
/** Mounts a file system of a few megabytes, or returns null where that is not allowed. */
function smallDisk(megabytes: number): string | null {
  const place = aFolder("small-disk");
  return isRoot && spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=711`, "tmpfs", place]).status === 0 ? place : null;
}

test("a full disk is reported as a full disk, when writing and at start", { timeout: 120_000 }, async (context) => {
  const disk = smallDisk(160);
  if (!disk) return context.skip("no small file system can be made here");
  try {
    const env = { DATA_DIR: join(disk, "data"), NODE_ENV: "test", LOG_LEVEL: "silent", DATABASE_POOL: "3" };
    const home = await createTestServer(env, { database: await openDatabase(readConfig(env), log) });
    const maya = await aSubscriber(home);
    const fill = () =>
      spawnSync("dd", ["if=/dev/zero", `of=${join(disk, "filler")}`, "bs=4k", "oflag=append", "conv=notrunc"], { stdio: "ignore" });
    const refusal = { status: 503, body: { message: expect.stringMatching(/disk is full|no room left on our disk/) as string } };
    fill();
    expect(await upload(maya, pdf("x".repeat(200_000)), { name: "a.pdf" })).toMatchObject(refusal);
    let refused: Awaited<ReturnType<typeof maya.post>> | undefined;
    for (let at = 0; at < 400 && refused?.status !== 503; at += 1)
      refused = await maya.post("/api/journal/entries", {
        id: newId(),
        entryText: Math.random().toString(36).repeat(3000),
        moodRating: 5,
        kind: "plain",
      });
    expect(refused).toMatchObject(refusal);
    await home.context.database.close().catch(() => undefined);
    fill();
    const begun = await start(readConfig({ ...env, PORT: "0" })).then(async (running) => (await running.stop(), "started"), startFailure);
    expect(begun).toBe("the disk is full. Please make room on the disk of DATA_DIR (or of the database) and start again.");
    spawnSync("rm", [join(disk, "filler")]);
    const again = await start(readConfig({ ...env, PORT: "0" }));
    expect((await fetch(`${again.url}/healthz`)).status).toBe(200);
    await again.stop();
  } finally {
    execFileSync("umount", ["-l", disk]);
  }
});
