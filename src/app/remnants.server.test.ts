import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { v7 as newId } from "uuid";
import { expect, inject, test } from "vitest";
import { takeBackup } from "#server/admin/backup.ts";
import { deletedAccounts, passkeys, pushDevices, pushQueue, secondFactors, users } from "#server/auth.tables.ts";
import { readConfig } from "#server/config.ts";
import { runningCluster } from "#server/embedded/cluster.ts";
import { role } from "#server/embedded/data.ts";
import { openDatabase } from "#server/engine.ts";
import { removeRemnants } from "#server/remnants.ts";
import { openMail } from "#server/integrations/email.ts";
import { openLog } from "#server/log.ts";
import { nightlyBackup } from "#server/nightly.ts";
import { openOutbox } from "#server/outbox.ts";
import { useEverything } from "#testing/archive.ts";
import { proves } from "#testing/assurance.ts";
import { pdf, upload } from "#testing/documents.ts";
import { validInput } from "#testing/inputs.ts";
import { aSubscriber, type Person } from "#testing/people.ts";
import { featureRoutes, requestFor } from "#testing/routes.ts";
import { aFolder, createTestServer, emptyPostgres, type TestServer } from "#testing/server.ts";
import { aWebhook } from "#testing/webhooks.ts";
import { commandsOn, stored } from "./admin.ts";

/** What remains on disk of a deleted account: these tests verify what docs/privacy.md and the privacy page promise. */

/** Columns whose values the database checks or generates; none of them can contain a member's text. */
const fixed = [
  "journal_search_index.words",
  "reminders.send_hour",
  "user.currency",
  "user.time_zone",
  "user_documents.file_path",
  "verification.identifier",
];

async function send(person: Person, words: string): Promise<void> {
  const writers = featureRoutes().filter(
    ({ kind, path }) => kind === "rpc" && !/sessions|sign-?out|password|email|remove|delete|clear|second-?factor|portal|cancel/i.test(path),
  );
  for (const route of writers) {
    const { path, init } = requestFor(route, validInput(route.input, { words, id: newId() }));
    await person.home.fetch(path, { ...init, headers: { authorization: `Bearer ${person.token}` } });
  }
}

/** Writes `words` into every text column of the member's rows that accepts it. Returns the others, as table.column. */
async function fillColumns(home: TestServer, person: Person, words: string): Promise<string[]> {
  const { owner } = home.context.database;
  const { rows } = await owner.execute<{ table: string; column: string; type: string; owned: boolean }>(sql`
    select c.relname as table, a.attname as column, format_type(a.atttypid, -1) as type,
      exists (select from pg_attribute u where u.attrelid = c.oid and u.attname = 'user_id') as owned
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      and format_type(a.atttypid, -1) in ('text', 'jsonb', 'json', 'text[]') order by 1, 2`);
  const left: string[] = [];
  for (const { table, column, type, owned } of rows) {
    if (!owned && table !== "user") continue;
    const value = type === "text" ? sql`${words}::text` : type === "text[]" ? sql`array[${words}::text]` : sql`to_jsonb(${words}::text)`;
    const of = owned ? sql`user_id = ${person.id}` : sql`id = ${person.id}`;
    const update = sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value} where ctid = (select max(ctid) from ${sql.identifier(table)} where ${of}) returning 1 as done`;
    const done = await person.data((tx) => tx.execute(update)).catch(() => owner.execute(update).catch(() => null));
    if (!done || done.rows.length === 0) left.push(`${table}.${column}`);
  }
  return left;
}

/** Writes what Postgres still has in memory to its files. */
async function checkpoint(dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: runningCluster(dataDir)?.superUrl(role) });
  await client.connect();
  await client.query("checkpoint");
  await client.end();
}

/** Files below `folder` that contain one of the texts. */
function filesWith(folder: string, needles: string[]): string[] {
  const read = (name: string) => {
    try {
      return readFileSync(join(folder, name));
    } catch (error) {
      if (["ENOENT", "EISDIR", "ENXIO"].includes((error as NodeJS.ErrnoException).code ?? "")) return Buffer.alloc(0);
      throw error;
    }
  };
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => {
    const bytes = read(name);
    return needles.some((one) => bytes.includes(one));
  });
}

test(
  "after an account is deleted and the cleanup job has run, no file of DATA_DIR and no dump contains a word of the member",
  { timeout: 300_000 },
  async (context) => {
    const dataDir = join(aFolder("remnants"), "data");
    const env = {
      DATA_DIR: dataDir,
      NODE_ENV: "test",
      DATABASE_POOL: "5",
      LOG_LEVEL: "debug",
      AUTH_SECRET: randomBytes(32).toString("hex"),
    };
    const databaseLog: string[] = [];
    const database = await openDatabase(readConfig(env), openLog("debug", { write: (line) => void databaseLog.push(line) }));
    const home = await createTestServer(env, { database });
    const { config, log, clock } = home.context;
    home.context.mail = openOutbox(config, database.owner, openMail(config, log, clock), log, clock);
    const [maya, other] = [await aSubscriber(home), await aSubscriber(home)];
    const canary = `heron${randomBytes(6).toString("hex")}`;
    const needles = [canary, maya.email.split("@")[0] ?? ""];

    for (const person of [maya, other]) await useEverything(person);
    await send(maya, canary);
    const entry = { id: newId(), entryText: `${canary} in the trash`, moodRating: 5, kind: "plain" };
    await maya.post("/api/journal/entries", entry);
    expect((await maya.delete(`/api/journal/entries/${entry.id}`)).status).toBe(200);
    await maya.post("/api/journal/entries", { ...entry, id: newId(), entryText: `${canary} ${"long ".repeat(8000)}` });
    expect((await upload(maya, pdf(canary), { name: `${canary}.pdf` })).status).toBe(200);
    const keyed = await home.fetch("/api/journal/entries", {
      method: "POST",
      body: JSON.stringify({ ...entry, id: newId(), entryText: `${canary} with a key` }),
      headers: { authorization: `Bearer ${maya.token}`, "content-type": "application/json", "idempotency-key": newId() },
    });
    expect(keyed.status).toBe(200);
    const messages = [{ role: "user", content: `${canary} I feel lost about money` }];
    const answer = await home.fetch("/functions/v1/life-coach-chat", {
      method: "POST",
      body: JSON.stringify({ messages }),
      headers: { authorization: `Bearer ${maya.token}` },
    });
    expect([answer.status, (await answer.text()).length > 0]).toEqual([200, true]);
    const made = await maya.post("/api/tokens", { id: newId(), name: canary, scopes: ["journal:read"], days: 7, password: maya.password });
    const { token } = made.body as { token: string };
    expect((await home.fetch("/api/journal/entries", { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
    await aWebhook(maya, `https://hooks.example.com/${canary}`, ["mood.logged"]);
    expect((await maya.put("/api/journal/moods/2026-11-20", { mood: 3 })).status).toBe(200);
    await home.fetch("/api/auth/forgot", { method: "POST", body: JSON.stringify({ email: maya.email }) });
    await home.context.mail.settled();
    await database.owner.insert(secondFactors).values({ id: newId(), userId: maya.id, secret: "s", backupCodes: "b" });
    const row = { id: newId(), userId: maya.id, name: "n", createdAt: new Date(clock()) };
    const passkey = { credentialId: "c", publicKey: "k", counter: 0, transports: [], host: "h", isSynced: false };
    await database.owner.insert(passkeys).values({ ...row, ...passkey });
    await database.owner.insert(pushDevices).values({ ...row, endpointHash: "h", encrypted: "e", sessionId: newId() });
    await database.owner.insert(pushQueue).values({ ...row, kind: "k", encrypted: "e", nextTryAt: row.createdAt });
    const left = await fillColumns(home, maya, canary);
    expect(left.filter((one) => !fixed.includes(one))).toEqual([]);
    await database.owner.execute(sql`analyze`);
    // an email to a former address is the member's data too
    const later = `${newId()}@example.com`;
    await database.owner.update(users).set({ email: later }).where(eq(users.id, maya.id));
    await nightlyBackup(home.context, stored);
    await checkpoint(dataDir);
    const before = filesWith(dataDir, needles);
    for (const place of [/^mail\//, /^files\//, /^postgres\/base\//, /^postgres\/pg_wal\//])
      expect(before.filter((name) => place.test(name)).length, String(place)).toBeGreaterThan(0);

    // by the admin command: the member's own password and session are canaries by now
    expect(await commandsOn(home.context).run("delete-user", { user: maya.id }, () => {})).toBe(0);
    await home.context.mail.settled();
    const outsideTheDatabase = filesWith(dataDir, needles).filter((name) => !name.startsWith("postgres/"));
    expect(outsideTheDatabase, "files and mails go with the deletion itself").toEqual([]);
    await database.owner.execute(sql`vacuum`);
    await checkpoint(dataDir);
    expect(filesWith(dataDir, needles).length, "a plain VACUUM leaves the bytes where they were").toBeGreaterThan(0);
    const done = await removeRemnants(home.context);
    expect(done).toMatchObject({ large: [], busy: [] });
    expect((await database.owner.select().from(deletedAccounts))[0]?.cleanedAt).toBeInstanceOf(Date);
    expect(await removeRemnants(home.context), "done once").toBeNull();

    let dump = "";
    for await (const part of takeBackup(home.context, stored, false)) dump += Buffer.from(part).toString("utf8");
    expect(dump).toContain(other.id);
    await database.close();
    for (const text of [dump, home.logged.join(""), databaseLog.join("")]) expect(needles.filter((one) => text.includes(one))).toEqual([]);
    expect(filesWith(dataDir, [...needles, later])).toEqual([]);
    expect(filesWith(dataDir, [other.email]).length, "the others' rows are still there").toBeGreaterThan(0);
    expect(existsSync(join(dataDir, "backups"))).toBe(true);
    proves(context, "M5", `${before.length} files held the canary before, 0 after, 0 in the dump and the log`);
  },
);

/** How many files of this database contain `needle`, once everything is written to them; queried in Postgres itself, as its superuser. */
async function relationFilesWith(url: string, needle: string): Promise<number> {
  const place = new URL(inject("databaseUrl"));
  place.pathname = new URL(url).pathname;
  const client = new pg.Client({ connectionString: place.href });
  await client.connect();
  await client.query("checkpoint");
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_database d, pg_ls_dir('base/' || d.oid) f
     where d.datname = current_database() and position(convert_to($1, 'UTF8') in pg_read_binary_file('base/' || d.oid || '/' || f, 0, 500000000, true)) > 0`,
    [needle],
  );
  await client.end();
  return rows[0]?.n ?? 0;
}

test("on an external Postgres the tables' files contain nothing of a deleted account either, and a table in use waits for the next run", async () => {
  const url = await emptyPostgres(true);
  const home = await createTestServer({ DATABASE_URL: url, DATABASE_POOL: "5" });
  const { database } = home.context;
  const [maya, other] = [await aSubscriber(home), await aSubscriber(home)];
  const canary = `heron${randomBytes(6).toString("hex")}`;
  for (let at = 0; at < 20; at += 1)
    await maya.post("/api/journal/entries", { id: newId(), entryText: `${canary} ${at}`, moodRating: 5, kind: "plain" });
  await other.post("/api/journal/entries", { id: newId(), entryText: "stays", moodRating: 5, kind: "plain" });
  await database.owner.execute(sql`analyze`);
  expect((await maya.post("/api/account/delete", { password: maya.password, typed: "DELETE" })).status).toBe(200);
  expect(await relationFilesWith(url, canary)).toBeGreaterThan(0);

  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  await reader.query("begin; lock table journal_entries in access share mode");
  // the database's own maintenance may be in another table at this moment
  expect(await removeRemnants(home.context)).toMatchObject({ busy: expect.arrayContaining(["journal_entries"]) as string[] });
  expect(await removeRemnants(home.context), "not before an hour is over").toBeNull();
  await reader.query("commit");
  await reader.end();
  home.clock.now += 3_600_000;
  expect(await removeRemnants(home.context)).toMatchObject({ large: [], busy: [] });
  expect(await relationFilesWith(url, canary)).toBe(0);
  const left = await database.owner.select().from(deletedAccounts);
  expect(left.filter(({ cleanedAt }) => cleanedAt === null)).toEqual([]);
  expect(((await other.get("/api/journal/entries")).body as { entries: unknown[] }).entries).toHaveLength(1);
});
