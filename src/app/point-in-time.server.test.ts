import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { readConfig, type Config } from "#server/config.ts";
import { openDatabase } from "#server/engine.ts";
import { openLog } from "#server/log.ts";
import { restoreSource, withWorkFolder } from "#server/admin/restore-at.ts";
import { restoreBackup, type Restored } from "#server/admin/restore.ts";
import { verify } from "#server/admin/verify.ts";
import { archiveChanges, archiveLast } from "#server/point-in-time/archiver.ts";
import { readNames } from "#server/point-in-time/names.ts";
import { archiveStatus, spoolIn } from "#server/point-in-time/series.ts";
import { upload as sendFile } from "#testing/documents.ts";
import { aFolder, createTestServer, type TestServer } from "#testing/server.ts";
import { aSubscriber, signIn, type Person } from "#testing/people.ts";
import { isSampled } from "#testing/sample.ts";
import { openLocalS3 } from "#testing/s3.ts";
import { stored } from "./admin.ts";

/** Write-ahead log archived to BACKUP_TO: after the loss of the whole disk, any minute can be restored. */
const folder = aFolder("point-in-time");
const log = openLog("silent");
const key = join(folder, "key");
writeFileSync(key, "a key file of at least sixteen characters\n");

const newSettings = (to: string, more: Record<string, string> = {}): Record<string, string> => ({
  DATA_DIR: mkdtempSync(join(folder, "data-")),
  NODE_ENV: "test",
  AUTH_SECRET: "the same before and after the loss 12345",
  DATABASE: "embedded",
  DATABASE_POOL: "3",
  BACKUP_TO: to,
  BACKUP_KEY_FILE: key,
  ...more,
});
const configOf = (settings: Record<string, string>): Config => readConfig({ LOG_LEVEL: "silent", ...settings });
const openServer = async (settings: Record<string, string>): Promise<TestServer> =>
  createTestServer(settings, { database: await openDatabase(configOf(settings), log) });

/** What Postgres does by itself after half a minute: closes the current segment and archives it. */
async function archiveNow({ context }: TestServer): Promise<void> {
  await archiveChanges(context, stored); // the base backup first
  const client = new pg.Client({ connectionString: context.database.ownCluster?.superUrl ?? "" });
  await client.connect();
  const { rows } = await client.query<{ name: string }>("select pg_walfile_name(pg_switch_wal()) as name").finally(() => client.end());
  const spool = spoolIn(context.config.DATA_DIR);
  for (let tries = 0; tries < 400 && !readdirSync(spool).includes(rows[0]?.name ?? ""); tries += 1) await wait(25);
  await archiveChanges(context, stored);
}

async function write(person: Person): Promise<string> {
  const id = newId();
  expect((await person.post("/api/journal/entries", { id, entryText: `Day ${id}`, moodRating: 6, kind: "plain" })).status).toBe(200);
  return id;
}
const entriesOf = async (person: Person) =>
  ((await person.get("/api/journal/entries?limit=100")).body as { entries: { id: string }[] }).entries.map(({ id }) => id).toSorted();

async function upload(person: Person): Promise<{ id: string; hash: string }> {
  const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(50_000)]);
  const { status, body } = await sendFile(person, bytes, { name: "paper.pdf" });
  expect(status, body.message).toBe(200);
  return { id: body.id, hash: createHash("sha256").update(bytes).digest("hex") };
}

/** Restores the state of `at` on a machine that has only the settings and the key. */
async function restoreAt(settings: Record<string, string>, at: number): Promise<Restored> {
  const config = configOf(settings);
  const from = config.BACKUP_TO ?? "";
  return withWorkFolder(config, async (work) => {
    const keyIn = () => Buffer.from(readFileSync(key, "utf8").trim());
    const source = await restoreSource({ config, log, from, at, keyIn, secretOf: async () => keyIn(), folder: work, stored });
    return restoreBackup({ config, log, ...source, stored, now: Date.now(), mayRestoreSecret: false });
  });
}

test(
  "after the loss of the whole disk every archived change is restored, or any minute before, and deleted accounts stay deleted",
  { timeout: 400_000 },
  async () => {
    const to = join(folder, "elsewhere");
    const settings = newSettings(to);
    const source = await openServer(settings);
    const [maya, leaver] = [await aSubscriber(source), await aSubscriber(source)];
    const early = [await write(maya)];
    await archiveNow(source);
    early.push(await write(maya), await write(maya));
    const document = await upload(maya);
    await write(leaver);
    await wait(20);
    const between = Date.now();
    await wait(20);
    await archiveNow(source);
    const late = [await write(maya)];
    expect((await leaver.post("/api/account/delete", { password: leaver.password, typed: "DELETE" })).status).toBe(200);
    await archiveNow(source);
    late.push(await write(maya)); // in the last segment, which Postgres closes when it stops
    const { context } = source;
    expect(archiveStatus(context.config, Date.now())?.isBehind).toBe(false);
    await context.database.close();
    await archiveLast(context, 30_000);
    expect(readdirSync(spoolIn(context.config.DATA_DIR))).toEqual([]);
    rmSync(context.config.DATA_DIR, { recursive: true });
    for (const name of readdirSync(join(to, "point-in-time")).filter((one) => one.endsWith(".age")))
      expect(
        readFileSync(join(to, "point-in-time", name))
          .subarray(0, 21)
          .toString(),
        name,
      ).toBe("age-encryption.org/v1");

    for (const [at, entries] of [
      [Date.now(), [...early, ...late]],
      [between, early],
    ] as const) {
      const target = newSettings(to);
      const done = await restoreAt(target, at);
      expect(done).toMatchObject({ members: 1, files: 1, missing: 0 });
      const home = await openServer(target);
      const again = await signIn(home, maya.email, maya.password);
      expect(await entriesOf(again)).toEqual(entries.toSorted());
      const file = await home.fetch(`/api/documents/${document.id}/file`, { headers: { authorization: `Bearer ${again.token}` } });
      expect(
        createHash("sha256")
          .update(new Uint8Array(await file.arrayBuffer()))
          .digest("hex"),
      ).toBe(document.hash);
      await expect(signIn(home, leaver.email, leaver.password)).rejects.toThrow("401");
      for await (const { name, faults } of verify(home.context, stored, [], false)) expect(faults, name).toEqual([]);
      await home.context.database.close();
      expect(readdirSync(target["DATA_DIR"] ?? "")).not.toContain("recovery");
    }

    // a new installation with another key on the same target encrypts beside the old files, and is not blocked by them
    const otherKey = join(folder, "another-key");
    writeFileSync(otherKey, "another key file, as long as that\n");
    const other = await openServer(newSettings(to, { BACKUP_KEY_FILE: otherKey }));
    await archiveNow(other);
    expect(archiveStatus(other.context.config, Date.now())?.isBehind).toBe(false);
    await other.context.database.close();
    expect(readdirSync(to)).toEqual(["deleted-accounts-2.age", "deleted-accounts.age", "point-in-time"]);
    const { series } = readNames(readdirSync(join(to, "point-in-time"))).bases.at(-1) ?? { series: "" };
    for (const name of readdirSync(join(to, "point-in-time")).filter((one) => one.includes(series)))
      rmSync(join(to, "point-in-time", name));

    await expect(restoreAt(newSettings(to), between - 86_400_000)).rejects.toThrow("before the first minute that can be brought back");
    const names = readdirSync(join(to, "point-in-time"));
    const { segments } = readNames(names);
    const middle = names.find((name) => name.includes(segments[1]?.segment ?? "none")) ?? "";
    const bytes = readFileSync(join(to, "point-in-time", middle));
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 5) ^ 1, bytes.length - 5);
    writeFileSync(join(to, "point-in-time", middle), bytes);
    await expect(restoreAt(newSettings(to), Date.now())).rejects.toThrow("damaged");
    rmSync(join(to, "point-in-time", middle));
    await expect(restoreAt(newSettings(to), Date.now()), "never silently less than was archived").rejects.toThrow(
      "lacks a piece of the write-ahead log",
    );
  },
);

// every run has the same in a folder, and backups to a bucket (backups.server.test.ts)
test.skipIf(isSampled)(
  "a bucket stores changes too; a target that refuses is logged as an error and shown as behind in readiness, and nothing is lost meanwhile",
  { timeout: 400_000 },
  async () => {
    const s3 = await openLocalS3();
    const token = "0123456789abcdefghijklmnopqrstuvwxyz";
    const settings = newSettings(`s3://${s3.settings.S3_BUCKET}/evenday`, { ...s3.settings, OPERATOR_TOKEN: token, LOG_LEVEL: "info" });
    const source = await openServer(settings);
    const maya = await aSubscriber(source);
    const ready = async () =>
      (await (await source.fetch("/readyz", { headers: { authorization: `Bearer ${token}` } })).json()) as { backup: { changes: object } };
    expect((await ready()).backup.changes).toEqual({ archivedAt: null, isBehind: true });
    await archiveNow(source);
    expect((await ready()).backup.changes).toMatchObject({ isBehind: false });
    const entries = [await write(maya)];

    const { config } = source.context;
    const broken = { ...source.context, config: { ...config, S3_ENDPOINT: "http://127.0.0.1:9" } };
    await archiveChanges(broken, stored);
    expect(source.logged.join("")).toContain("changes are not archived; trying again");

    await archiveNow(source);
    await source.context.database.close();
    await archiveLast(source.context, 30_000);
    rmSync(config.DATA_DIR, { recursive: true });
    const target = newSettings(settings["BACKUP_TO"] ?? "", s3.settings);
    await restoreAt(target, Date.now());
    const home = await openServer(target);
    expect(await entriesOf(await signIn(home, maya.email, maya.password))).toEqual(entries);
    await home.context.database.close();
    await s3.close();
  },
);

test("a segment is closed within half a minute of a change; a copied folder, and a start without BACKUP_TO, begin with a new base backup", async () => {
  const settings = newSettings(join(folder, "settings"));
  const database = await openDatabase(configOf(settings), log);
  const { rows } = await database.owner.execute<{ name: string; setting: string }>(
    sql`select name, setting from pg_settings where name in ('archive_timeout', 'archive_mode', 'archive_library') order by name`,
  );
  expect(rows.map(({ setting }) => setting)).toEqual(["basic_archive", "on", "30"]);
  await database.close();
  const idOf = () => (JSON.parse(readFileSync(join(settings["DATA_DIR"] ?? "", "point-in-time.json"), "utf8")) as { id: string }).id;
  const first = idOf();
  await (await openDatabase(configOf(settings), log)).close();
  expect(idOf(), "the same series continues").toBe(first);
  const { BACKUP_TO: _, ...without } = settings;
  await (await openDatabase(configOf(without), log)).close();
  expect(readdirSync(settings["DATA_DIR"] ?? "")).not.toContain("point-in-time.json");
  await (await openDatabase(configOf(settings), log)).close();
  expect(idOf()).not.toBe(first);
});
