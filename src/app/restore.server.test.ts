import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig, type Config } from "#server/config.ts";
import { openDatabase } from "#server/engine.ts";
import { openFiles } from "#server/integrations/files.ts";
import { openLog } from "#server/log.ts";
import { sealAge } from "#server/admin/age.ts";
import { readDeletedAccounts } from "#server/admin/deleted-accounts.ts";
import { entriesOf, wrap } from "#server/admin/backup-format.ts";
import { knownMigrations } from "#server/migrations.ts";
import { allTables, asOperator, migrationsOf } from "#server/admin/operator.ts";
import { readThrough, restoreBackup } from "#server/admin/restore.ts";
import { rowsOf, takeBackup } from "#server/admin/backup.ts";
import { verify } from "#server/admin/verify.ts";
import { upload as sendFile } from "#testing/documents.ts";
import { aFolder, emptyPostgres, createTestServer, type TestServer } from "#testing/server.ts";
import { partitions } from "#testing/partitions.ts";
import { isSampled } from "#testing/sample.ts";
import { aSubscriber, signIn, type Person } from "#testing/people.ts";
import { expectWithin, proves } from "#testing/assurance.ts";
import { formerLines, tarWithSums } from "#testing/backups.ts";
import { insertAccessRows } from "#testing/access-rows.ts";
import { pointsCheck } from "../features/progress/points.service.ts";
import { stored } from "./admin.ts";

/** The restore test: back up under load, lose everything, restore elsewhere, and compare with the state before. */
const folder = aFolder("restore-test");
const file = join(folder, "restore-test.backup");
const secret = Buffer.from("a key of the test, long enough");
const log = openLog("silent");
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Tables that give access to an account or send data out of it: none of their rows is restored. */
const waysIn = [
  "session",
  "verification",
  "passkeys",
  "calendar_addresses",
  "api_tokens",
  "push_devices",
  "push_queue",
  "webhook_endpoints",
  "webhook_deliveries",
];

type Snapshot = { entries: string[]; documents: Map<string, string> };
const before = new Map<Person, Snapshot>();
let source: TestServer;
let [maya, deletedUser]: Person[] = [];
let writtenMeanwhile = 0;

async function settings(): Promise<Record<string, string>> {
  return {
    DATA_DIR: mkdtempSync(join(folder, "data-")),
    AUTH_SECRET: "the same in all servers of this test 1234",
    DATABASE_URL: await emptyPostgres(true),
    DATABASE_POOL: "5",
  };
}
const configOf = (env: Record<string, string>): Config => readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent", ...env });
const restoreInto = (config: Config, more: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  restoreBackup({ config, log, file, secret, deleted: [], stored, now: Date.now(), mayRestoreSecret: false, ...more });

async function write(person: Person): Promise<string> {
  const id = newId();
  const answer = await person.post("/api/journal/entries", {
    id,
    entryText: `Day ${id}: "quotes", \\, tabs\t, ünïcode 🌿, [1,2] and null`,
    moodRating: 6,
    kind: "plain",
  });
  expect(answer.status).toBe(200);
  return id;
}

async function upload(person: Person, size: number): Promise<[string, string]> {
  const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(size)]);
  const { status, body } = await sendFile(person, bytes, { name: "paper.pdf" });
  expect(status, body.message).toBe(200);
  return [body.id, sha256(bytes)];
}

beforeAll(async () => {
  source = await createTestServer(await settings());
  const people = [await aSubscriber(source), await aSubscriber(source)];
  [maya, deletedUser] = people;
  for (const person of people) {
    const saved: Snapshot = { entries: [], documents: new Map() };
    for (let row = 0; row < 12; row += 1) saved.entries.push(await write(person));
    for (const size of [10, 70_000, 2_000_000]) saved.documents.set(...(await upload(person, size)));
    expect((await person.post("/api/progress/achievements", { id: newId(), title: "Stuck to Budget" })).status).toBe(200);
    before.set(person, saved);
  }
  await insertAccessRows(source, maya!, removedLink);
  let isOver = false;
  const load = people.map(async (person) => {
    while (!isOver) {
      await write(person);
      const [id] = await upload(person, 5000);
      if (writtenMeanwhile % 2 === 0) await person.delete(`/api/documents/${id}`);
      writtenMeanwhile += 1;
    }
  });
  const handle = await open(file, "wx");
  for await (const chunk of wrap(takeBackup(source.context, stored, true), secret)) await handle.write(chunk);
  await handle.close();
  isOver = true;
  await Promise.all(load);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The row of a sign-in provider that is removed after the backup. */
const removedLink = newId();

const rowsIn = async (config: Config) => {
  const database = await openDatabase(config, log, { schema: "untouched" });
  const held: Record<string, string[]> = {};
  await asOperator(database, async (tx) => {
    for (const table of await allTables(tx)) {
      const rows: string[] = (held[table.name] = []);
      for await (const lines of rowsOf(tx, table, { rows: 0 })) rows.push(...lines.toString().trimEnd().split("\n"));
    }
  });
  await database.close();
  return Object.fromEntries(Object.entries(held).map(([name, rows]) => [name, rows.toSorted()]));
};

test(
  "after a loss every row and file of the backup is back elsewhere, members sign in, and a deleted account stays away",
  { timeout: 120_000 },
  async (context) => {
    expect(writtenMeanwhile, "people wrote while the backup was taken").toBeGreaterThan(0);
    // one account is deleted after the backup; then everything is lost except the list of deleted accounts
    expect((await deletedUser!.post("/api/account/delete", { password: deletedUser!.password, typed: "DELETE" })).status).toBe(200);
    expect((await maya!.delete(`/api/providers/${removedLink}`)).status).toBe(200);
    const deleted = await readDeletedAccounts(join(source.context.config.DATA_DIR, "erased-members"));
    expect(deleted.map(({ id }) => id)).toEqual([deletedUser!.id, removedLink]);
    await source.context.database.close();
    rmSync(source.context.config.DATA_DIR, { recursive: true });

    const env = await settings();
    const begun = performance.now();
    const done = await restoreInto(configOf(env), { deleted });
    expectWithin(performance.now() - begun, 60_000, "restored, ms");
    expect(done).toMatchObject({ members: 1, removedAccounts: 1, missing: 0 });

    const expected: Record<string, string[]> = {};
    let table = "";
    let epochAt = -1;
    // a sign-in provider that a member removed gives no access any more; the other one still does
    const gone: string[] = [removedLink];
    for await (const entry of entriesOf(file, secret)) {
      if (entry.kind === "gone") gone.push(entry.key); // deleted by its member while the backup ran
      if (entry.kind === "table") expected[(table = entry.name)] = [];
      if (entry.kind === "table" && entry.name === "user") epochAt = entry.columns.findIndex(({ name }) => name === "credential_epoch");
      if (entry.kind === "row") expected[table]?.push(entry.text);
    }
    const found = await rowsIn(configOf(env));
    for (const [name, rows] of Object.entries(expected)) {
      if (name === "deleted_accounts" || name === "database_identity" || name === "user") continue;
      const should = waysIn.includes(name)
        ? []
        : rows.filter((row) => !row.includes(deletedUser!.id) && !gone.some((key) => row.includes(key)));
      expect(found[name], name).toEqual(should.toSorted());
    }
    for (const name of waysIn) expect(expected[name], `${name} in the backup`).not.toEqual([]);
    const members = (rows: string[] = []) => rows.map((row) => JSON.parse(row) as (string | null)[]);
    const others = (rows: (string | null)[][]) => rows.map((row) => row.toSpliced(epochAt, 1));
    const was = members(expected["user"]).filter((row) => !row.includes(deletedUser!.id));
    expect(others(members(found["user"]))).toEqual(others(was));
    // signed tokens from before, such as that of a trusted device, end as well
    expect(Number(members(found["user"])[0]?.[epochAt])).toBeGreaterThan(1_000_000_000);
    expect(found["deleted_accounts"]?.join()).toContain(deletedUser!.id);
    expect(done.rows, "only rows that are back count").toBe(Object.values(found).flat().length);

    const config = configOf(env);
    const home = await createTestServer(env, { database: await openDatabase(config, log) });
    const again = await signIn(home, maya!.email, maya!.password);
    const saved = before.get(maya!);
    const read = (await again.get("/api/journal/entries?limit=100")).body as { entries: { id: string }[] };
    expect(read.entries.map(({ id }) => id)).toEqual(expect.arrayContaining(saved!.entries));
    for (const [id, hash] of saved!.documents) {
      const answer = await home.fetch(`/api/documents/${id}/file`, { headers: { authorization: `Bearer ${again.token}` } });
      expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(hash);
    }
    await expect(signIn(home, deletedUser!.email, deletedUser!.password)).rejects.toThrow("401");
    for await (const { key } of home.context.files.list()) expect(key).not.toContain(deletedUser!.id);
    for await (const { name, faults } of verify(home.context, stored, [pointsCheck], false)) expect(faults, name).toEqual([]);

    await expect(restoreInto(config)).rejects.toThrow("not empty");
    await home.context.database.close();
    await expect(restoreInto(config)).rejects.toThrow("not empty");

    const late = await openDatabase(config, log);
    await late.owner.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a release to come', 1893456000000)`,
    );
    await late.close();
    await expect(openDatabase(config, log), "an older release does not start on a newer one's data").rejects.toThrow("newer release");
    proves(
      context,
      "N2",
      `${done.rows} rows and ${done.files} files back in ${((performance.now() - begun) / 1000).toFixed(1)} s with every comparison`,
    );
    proves(context, "M3", `${done.removedAccounts} of 2 members had left`);
  },
);

test("a backup that was damaged, cut, lengthened or encrypted with another key is refused before anything is changed", async () => {
  const bytes = readFileSync(file);
  const target = configOf({ DATA_DIR: mkdtempSync(join(folder, "never-")) });
  const harmed = async (harm: (copy: Buffer) => Buffer, key: Buffer | null = secret) => {
    const copy = join(folder, "harmed.backup");
    writeFileSync(copy, harm(Buffer.from(bytes)));
    return restoreInto(target, { file: copy, secret: key }).then(
      () => "restored",
      (error: Error) => error.message,
    );
  };
  const flip = (at: number) => (copy: Buffer) => {
    copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
    return copy;
  };
  expect(await harmed(flip(Math.floor(bytes.length / 2)))).toMatch("damaged");
  expect(await harmed(flip(bytes.length - 1))).toMatch("damaged");
  expect(await harmed((copy) => copy.subarray(0, copy.length - 1))).toMatch("cut short");
  expect(await harmed((copy) => copy.subarray(0, copy.length - 200_000))).toMatch(/cut short|damaged/);
  expect(await harmed((copy) => Buffer.concat([copy, Buffer.from("x")]))).toMatch("something was added");
  expect(await harmed((copy) => copy, Buffer.from("another key, as long as that"))).toMatch("not the one of this backup");
  expect(await harmed((copy) => copy, null)).toMatch("sealed");
  expect(await harmed(() => Buffer.from("hello"))).toMatch("not an Evenday backup");
  expect(existsSync(join(target.DATA_DIR, "postgres"))).toBe(false);
  expect(bytes.includes("ünïcode")).toBe(false);
});

test("a restore that fails after its rows were committed leaves their files in place", async () => {
  const config = configOf(await settings());
  await expect(restoreInto(config, { now: Number.NaN })).rejects.toThrow();
  expect(await Readable.from(openFiles(config).list()).toArray()).toHaveLength((await readThrough(file, secret)).files);
});

test("a backup of a newer release is refused, and damage is found in an unencrypted one too", async () => {
  const target = configOf({ DATA_DIR: mkdtempSync(join(folder, "newer-")) });
  const copy = join(folder, "newer.backup");
  const manifest = { format: 2, takenAt: "2030-01-01", engine: "postgres", migrations: [1_893_456_000_000], tables: [] };
  const summary = { tables: 0, rows: 0, files: 0, bytes: 0, gone: [], missing: [] };
  const write = async (content: object) => {
    const parts = [
      { name: "manifest.json", bytes: Buffer.from(JSON.stringify(content)) },
      { name: "summary.json", bytes: Buffer.from(JSON.stringify(summary)) },
    ];
    const chunks = await Readable.from(wrap(tarWithSums(parts), null)).toArray();
    writeFileSync(copy, Buffer.concat(chunks as Uint8Array[]));
    return Buffer.concat(chunks as Uint8Array[]);
  };
  await write({ ...manifest, format: 3 });
  await expect(readThrough(copy, null)).rejects.toThrow("a form that this release does not know");
  const bytes = await write(manifest);
  await expect(restoreInto(target, { file: copy, secret: null })).rejects.toThrow("newer release");
  expect(await readThrough(copy, null)).toMatchObject({ rows: 0, files: 0 });
  writeFileSync(copy, bytes.subarray(0, bytes.length - 20));
  await expect(readThrough(copy, null)).rejects.toThrow("cut short");
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 4) ^ 1, bytes.length - 4);
  writeFileSync(copy, bytes);
  await expect(readThrough(copy, null)).rejects.toThrow("damaged");
});

test.skipIf(isSampled)(
  "a backup in the former format, lines of JSON encrypted with age, is restored with the same rows and files",
  { timeout: 120_000 },
  async () => {
    const former = join(folder, "former.backup");
    const lines = Readable.from(formerLines(entriesOf(file, secret))).pipe(createGzip());
    writeFileSync(former, Buffer.concat((await Readable.from(sealAge(lines, secret)).toArray()) as Uint8Array[]));
    const env = await settings();
    const done = await restoreInto(configOf(env), { file: former });
    const { rows, files } = await readThrough(file, secret);
    expect(await readThrough(former, secret)).toMatchObject({ rows, files, start: { format: 1 } });
    expect(done).toMatchObject({ members: 2, files, refused: 0 });
    const found = await rowsIn(configOf(env));
    expect(found["journal_entries"]?.length).toBeGreaterThanOrEqual(24);
  },
);

// A partitioned database is created with all migrations at once, and with a single migration there is no older schema.
test.runIf(partitions === 0 && knownMigrations().length > 1)(
  "a backup of an older schema is restored into that schema and then migrated",
  async () => {
    const [old, env] = [await settings(), await settings()];
    const known = knownMigrations();
    const home = await createTestServer(old, { database: await openDatabase(configOf(old), log, { schema: known.length - 1 }) });
    const id = newId();
    await home.context.database.owner.execute(
      sql`insert into "user" (id, email, created_at, updated_at, trial_ends_at) values (${id}::uuid, ${`${id}@example.com`}, now(), now(), now())`,
    );
    const chunks = await buffer(wrap(takeBackup(home.context, { ...stored, list: async () => [] }, false), null));
    await home.context.database.close();
    const copy = join(folder, "older.backup");
    writeFileSync(copy, chunks);
    expect((await readThrough(copy, null)).start.migrations).toEqual(known.slice(0, -1));
    expect(await restoreInto(configOf(env), { file: copy, secret: null })).toMatchObject({ members: 1, files: 0 });
    const after = await openDatabase(configOf(env), log, { schema: "untouched" });
    expect(await migrationsOf(after.owner)).toEqual(known);
    await after.close();
    await expect(restoreInto(configOf(env), { file: copy, secret: null }), "too late for an older one").rejects.toThrow(
      "older than the empty database",
    );
  },
);
