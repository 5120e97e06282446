import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { deletedAccounts, emailQueue, pushQueue, rateLimitCounters, users, verifications } from "#server/auth.tables.ts";
import { backupKey, openBackups } from "#server/backups.ts";
import { openBackupPlace } from "#server/backup-place.ts";
import type { AppContext } from "#server/context.ts";
import { openDatabase } from "#server/engine.ts";
import { checkFileStore } from "#server/file-store.ts";
import { readConfig } from "#server/config.ts";
import { openLog } from "#server/log.ts";
import { entriesOf } from "#server/admin/backup-format.ts";
import { newStorageKey, type StorageKey } from "#server/integrations/storage-key.ts";
import { trashMs } from "#server/trash.ts";
import { hourMs } from "#shared/dates.ts";
import { filesOf, pdf, upload } from "#testing/documents.ts";
import { aMember, aSubscriber, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";
import { aBrowser } from "#testing/push.ts";
import { aFolder, createTestServer, emptyPostgres, type TestServer } from "#testing/server.ts";
import { openFakeStripe } from "#testing/stripe.ts";
import { webhookJobs } from "#testing/webhooks.ts";
import { startJobs } from "./jobs.ts";

/** One row or file that a job cannot process never blocks the others: a case for each scheduled job, by the job's name. */
const smtp = { SMTP_URL: "smtp://localhost:1" };

/** Every job that a server with all settings schedules, by name; each runs at once. */
function scheduled(context: AppContext): Map<string, () => Promise<unknown>> {
  const all = new Map<string, () => Promise<unknown>>();
  const note = (_: number, name: string, work: () => Promise<unknown>) => void all.set(name, work);
  startJobs({ ...context, jobs: { every: note, once: note, stop: async () => undefined } });
  return all;
}
const run = (home: TestServer, name: string) => (scheduled(home.context).get(name) ?? expect.fail(`no job ${name}`))();

const cases: Record<string, () => Promise<void>> = webhookJobs(run);

/** A member with an unknown time zone. */
cases["reminders"] = async () => {
  const home = await createTestServer(smtp);
  const people: Person[] = [];
  for (let at = 0; at < 3; at += 1) people.push(await aMember(home, "UTC"));
  const always = { sendHour: 0, quietFrom: 0, quietTo: 0 };
  for (const one of people)
    expect((await one.put("/api/account/profile", { reminders: { noSpend: false, mood: true, trialEnd: false, ...always } })).status).toBe(
      200,
    );
  const [before, damaged, after] = people;
  await home.context.database.owner.update(users).set({ timeZone: "Not/AZone" }).where(eq(users.id, damaged!.id));
  await run(home, "reminders");
  await home.context.mail.settled();
  expect(
    home.emails
      .map(({ to }) => to)
      .filter((to) => to !== damaged!.email)
      .toSorted(),
  ).toEqual([before!.email, after!.email].toSorted());
};

/** Changes with malformed content, for an unknown member or without an id. */
cases["address changes"] = async () => {
  const home = await createTestServer(smtp);
  const { owner } = home.context.database;
  const maya = await aMember(home);
  const at = new Date(home.context.clock());
  const email = `${randomUUID()}@example.com`;
  const held = JSON.stringify({ email, keep: newId(), dueAt: at.getTime() - 1 });
  const rows = [
    { identifier: `held:${maya.id}:a`, value: "{not json" },
    { identifier: "held:not-an-id:b", value: held },
    { identifier: `held:${newId()}:c`, value: held },
    { identifier: `held:${maya.id}:d`, value: held },
  ];
  for (const row of rows)
    await owner
      .insert(verifications)
      .values({ id: newId(), ...row, expiresAt: new Date(at.getTime() + hourMs), createdAt: at, updatedAt: at });
  expect(await run(home, "address changes")).toBe(1);
  expect((await owner.select({ email: users.email }).from(users).where(eq(users.id, maya.id)))[0]?.email).toBe(email);
};

/** An email that cannot be decrypted. */
cases["mail"] = async () => {
  const home = await createTestServer(smtp);
  const { owner } = home.context.database;
  const maya = await aMember(home);
  const at = new Date(home.context.clock() - 1000);
  await owner
    .insert(emailQueue)
    .values({ id: newId(), userId: maya.id, kind: "damaged", encrypted: "bm90aGluZw==", nextTryAt: at, createdAt: at });
  await home.context.mail.queue(owner, { kind: "good", memberId: maya.id, to: maya.email, subject: "Good", text: "words" });
  expect(await run(home, "mail")).toBe(1);
  expect(home.emails.map(({ subject }) => subject)).toEqual(["Good"]);
};

/** A notification that cannot be decrypted, and one whose device is gone. */
cases["notifications"] = async () => {
  const home = await createTestServer({}, { pushPost: async () => 201 });
  const { owner } = home.context.database;
  const maya = await aMember(home);
  const at = new Date(home.context.clock() - 1000);
  await owner
    .insert(pushQueue)
    .values({ id: newId(), userId: maya.id, kind: "damaged", encrypted: "bm90aGluZw==", nextTryAt: at, createdAt: at });
  const { id } = (await maya.post("/api/push", aBrowser().registration)).body as { id: string };
  const notification = { title: "A minute", body: "", path: "/", tag: "mood", actions: [] };
  for (const deviceId of [newId(), id])
    await home.context.push.queue(owner, { kind: "mood", memberId: maya.id }, { deviceId, notification });
  expect(await run(home, "notifications")).toBe(1);
};

/** Makes one call of the file store fail for one file, as a bad sector would. */
function failFor({ context: { files } }: TestServer, call: "remove" | "toTrash" | "read", bad: StorageKey) {
  const { remove, toTrash, read } = files;
  const check = (key: StorageKey) => {
    if (key === bad) throw Object.assign(new Error("input/output error"), { code: "EIO" });
  };
  if (call === "remove") files.remove = async (key) => (check(key), remove(key));
  else if (call === "read") files.read = async (key) => (check(key), read(key));
  else files.toTrash = async (key, now) => (check(key), toTrash(key, now));
}

/** A deleted document whose file cannot be removed. */
cases["trash"] = async () => {
  const home = await createTestServer();
  const maya = await aMember(home);
  const keys: StorageKey[] = [];
  for (const name of ["a.pdf", "b.pdf", "c.pdf"]) {
    const { body } = await upload(maya, pdf(name), { name });
    keys.push(body.filePath);
    expect((await maya.delete(`/api/documents/${body.id}`)).status).toBe(200);
  }
  failFor(home, "remove", keys[0]!);
  home.clock.now += trashMs + hourMs;
  await run(home, "trash");
  expect(await filesOf(home, maya.id)).toEqual([keys[0]]);
  const { rows } = await maya.data((tx) => tx.execute(sql`select 1 from deleted_rows where user_id = ${maya.id}`));
  expect(rows).toEqual([]);
};

/** A file without a row that cannot be moved. */
cases["files"] = async () => {
  const home = await createTestServer();
  const maya = await aMember(home);
  await checkFileStore(home.context);
  const keys: StorageKey[] = [];
  for (let at = 0; at < 3; at += 1) {
    const { path } = await home.context.files.intake(new Blob(["orphan"]).stream(), 100);
    const key = newStorageKey(maya.id, "pdf");
    await home.context.files.keep(path, key);
    keys.push(key);
  }
  failFor(home, "toTrash", keys[0]!);
  home.clock.now += 2 * hourMs;
  await run(home, "files");
  home.clock.now += 25 * hourMs;
  expect(await run(home, "files")).toMatchObject({ unowned: 3, moved: 2 });
  expect(await filesOf(home, maya.id)).toEqual([keys[0]]);
};

/** Emails whose content cannot be decrypted. */
cases["mail rows"] = async () => {
  const home = await createTestServer(smtp);
  const { owner } = home.context.database;
  const maya = await aMember(home);
  const createdAt = new Date(home.context.clock() - 400 * 24 * hourMs);
  for (const encrypted of ["", "bm90aGluZw==", "not base64 at all"])
    await owner.insert(emailQueue).values({ id: newId(), userId: maya.id, kind: "old", encrypted, nextTryAt: createdAt, createdAt });
  await run(home, "mail rows");
  expect(await owner.select().from(emailQueue).where(eq(emailQueue.kind, "old"))).toEqual([]);
};

/** Notifications whose content cannot be decrypted. */
cases["notification rows"] = async () => {
  const home = await createTestServer();
  const { owner } = home.context.database;
  const maya = await aMember(home);
  const createdAt = new Date(home.context.clock() - 400 * 24 * hourMs);
  for (const encrypted of ["", "not base64 at all"])
    await owner.insert(pushQueue).values({ id: newId(), userId: maya.id, kind: "old", encrypted, nextTryAt: createdAt, createdAt });
  await run(home, "notification rows");
  expect(await owner.select().from(pushQueue).where(eq(pushQueue.kind, "old"))).toEqual([]);
};

/** Counters with an unknown name, and with a count below zero. */
cases["limits"] = async () => {
  const home = await createTestServer();
  const { owner } = home.context.database;
  const endsAt = new Date(home.context.clock() - 1);
  for (const [key, count] of [
    ["", -5],
    ["\u0001 nothing makes this", 2_000_000_000],
    ["good:a", 1],
  ] as const)
    await owner.insert(rateLimitCounters).values({ key, count, endsAt });
  await run(home, "limits");
  expect((await owner.select().from(rateLimitCounters)).filter((one) => one.endsAt <= endsAt)).toEqual([]);
};

/** A stored answer that is not JSON. */
cases["idempotency keys"] = async () => {
  const home = await createTestServer();
  const maya = await aMember(home);
  await maya.data(async (tx) => {
    for (const answer of ["{not json", "", null])
      await tx.execute(
        sql`insert into idempotency_keys (user_id, id, done_at, answer) values (${maya.id}, ${newId()}, ${new Date(home.context.clock() - 70 * 24 * hourMs).toISOString()}, ${answer})`,
      );
  });
  await run(home, "idempotency keys");
  expect((await maya.data((tx) => tx.execute(sql`select 1 from idempotency_keys`))).rows).toEqual([]);
};

/** A table that cannot be rewritten, because one of its indexes fails on one row. The other tables are rewritten. */
cases["remnants"] = async () => {
  const home = await createTestServer({ DATABASE_URL: await emptyPostgres(true), DATABASE_POOL: "3" });
  const { owner } = home.context.database;
  await owner.execute(sql`create table a_divisor (n int)`);
  await owner.execute(sql`insert into a_divisor values (1)`);
  await owner.execute(sql`create table a_poisoned (n int)`);
  await owner.execute(sql`insert into a_poisoned values (1)`);
  await owner.execute(
    sql`create function a_share(share int) returns int language plpgsql immutable as 'begin return (select share / d.n from public.a_divisor d); end'`,
  );
  await owner.execute(sql`create index on a_poisoned (a_share(n))`);
  await owner.execute(sql`update a_divisor set n = 0`);
  await owner.insert(deletedAccounts).values({ id: newId(), deletedAt: new Date(home.context.clock()) });
  const fileOf = async (table: string) =>
    (await owner.execute<{ file: string }>(sql`select pg_relation_filenode(${table}::regclass)::text as file`)).rows[0]?.file;
  const before = await Promise.all(["a_poisoned", "deleted_accounts", "user"].map((table) => fileOf(`"${table}"`)));
  await expect(run(home, "remnants"), "said, and tried again").rejects.toThrow("division by zero");
  const after = await Promise.all(["a_poisoned", "deleted_accounts", "user"].map((table) => fileOf(`"${table}"`)));
  expect(before.map((file, at) => file === after[at])).toEqual([true, false, false]);
  expect((await owner.select().from(deletedAccounts))[0]?.cleanedAt).toBeNull();
  await home.context.database.close();
};

/** A line of the list that a crash cut off, and one of another form. */
cases["deleted accounts"] = async () => {
  const home = await createTestServer();
  const [gone, missed] = [newId(), newId()];
  const list = join(home.context.config.DATA_DIR, "erased-members");
  appendFileSync(list, `${gone} 2026-01-01\nnothing of the kind\n${gone.slice(0, 20)}`);
  await home.context.database.owner.insert(deletedAccounts).values({ id: missed, deletedAt: new Date(home.context.clock()) });
  expect(await run(home, "deleted accounts")).toBeGreaterThan(0);
  expect(readFileSync(list, "utf8").split("\n")).toEqual(expect.arrayContaining([expect.stringMatching(`^${missed} `)]));
};

/** A folder among the incoming uploads, which cannot be removed like a file. */
cases["intake"] = async () => {
  const home = await createTestServer();
  const folder = join(home.context.config.DATA_DIR, "intake");
  mkdirSync(join(folder, "0-a-folder"), { recursive: true });
  for (const name of ["1-left-behind", "2-left-behind"]) writeFileSync(join(folder, name), "x");
  for (const name of ["0-a-folder", "1-left-behind", "2-left-behind"]) utimesSync(join(folder, name), 1, 1);
  await expect(run(home, "intake")).rejects.toThrow();
  expect(["0-a-folder", "1-left-behind", "2-left-behind"].map((name) => existsSync(join(folder, name)))).toEqual([true, false, false]);
};

/** Two members' documents, the first of which is missing from the store. */
async function aMissingDocument(home: TestServer): Promise<{ missing: StorageKey; good: StorageKey }> {
  const { body: missing } = await upload(await aSubscriber(home), pdf("missing"), { name: "a.pdf" });
  const { body: good } = await upload(await aSubscriber(home), pdf("good"), { name: "b.pdf" });
  return { missing: missing.filePath, good: good.filePath };
}

/** A document without its file. */
cases["backup"] = async () => {
  const to = aFolder("jobs-backup");
  const home = await createTestServer({ BACKUP_TO: to });
  const { missing, good } = await aMissingDocument(home);
  await home.context.files.remove(missing);
  const name = String(await run(home, "backup"));
  expect(await openBackups(home.context.config).list()).toEqual([name]);
  const seen: string[] = [];
  for await (const entry of entriesOf(join(to, name), await backupKey(home.context.config)))
    if (entry.kind === "file" || entry.kind === "missing") seen.push(`${entry.kind} ${entry.key}`);
  expect(seen).toEqual([`file ${good}`, `missing ${missing}`]);
};

/** A document that cannot be read. */
cases["changes"] = async () => {
  const settings = {
    DATA_DIR: aFolder("jobs-changes"),
    NODE_ENV: "test",
    DATABASE: "embedded",
    DATABASE_POOL: "3",
    BACKUP_TO: aFolder("jobs-place"),
  };
  const home = await createTestServer(settings, {
    database: await openDatabase(readConfig({ ...settings, LOG_LEVEL: "silent" }), openLog("silent")),
  });
  const { missing, good } = await aMissingDocument(home);
  failFor(home, "read", missing);
  await run(home, "changes");
  const names = await openBackupPlace(home.context.config, settings.BACKUP_TO).list("point-in-time");
  expect(names.filter((name) => name.includes(good.slice(-20)))).toHaveLength(1);
  expect(names.filter((name) => name.includes(missing.slice(-20)))).toEqual([]);
  await home.context.database.close();
};

/** A customer whose Stripe subscription has an invalid date. */
cases["reconcile"] = async () => {
  const stripe = await openFakeStripe();
  const home = await createTestServer(stripe.settings);
  const people: Person[] = [];
  for (let at = 0; at < 3; at += 1) {
    const person = await aMemberWithExpiredTrial(home);
    people.push(person);
    await person.post("/functions/v1/create-checkout");
    const customer = stripe.lastCustomer();
    const periodEnd = at === 0 ? 1e300 : home.context.clock() + 24 * hourMs;
    stripe.subscribe(customer, { periodEnd });
  }
  expect(await run(home, "reconcile")).toEqual({ asked: 3, failed: 1 });
  const access = await Promise.all(people.map(async (one) => (await one.post("/functions/v1/check-subscription")).body));
  expect(access).toMatchObject([{ hasAccess: false }, { hasAccess: true }, { hasAccess: true }]);
  await stripe.close();
};

test.each(Object.entries(cases))(
  "job %s: one row or file that it cannot process does not block the others",
  { timeout: 120_000 },
  async (_, work) => {
    expect.hasAssertions();
    await work();
  },
);

test("every scheduled job has a case in this test", async () => {
  const stripe = await openFakeStripe();
  const home = await createTestServer({ ...stripe.settings, BACKUP_TO: aFolder("jobs-all") });
  const { context } = home;
  const all = { ...context, database: { ...context.database, ownCluster: { superUrl: "", data: "" } } };
  expect([...scheduled(all).keys()].toSorted()).toEqual(Object.keys(cases).toSorted());
  await stripe.close();
});
