import { dayMs } from "#shared/dates.ts";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Decrypter, Encrypter } from "age-encryption";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { aFolder, emptyPostgres, createTestServer } from "#testing/server.ts";
import { pdf, upload } from "#testing/documents.ts";
import { aSubscriber } from "#testing/people.ts";
import { openLocalS3 } from "#testing/s3.ts";
import { backupKey, backupName, backupStatus, isBackupDue, newestBackup, openBackups, takenAt } from "#server/backups.ts";
import { takeBackup } from "#server/admin/backup.ts";
import { nightlyBackup } from "#server/nightly.ts";
import { lowerPassphraseCost, openAge, restorePassphraseCost, sealAge } from "#server/admin/age.ts";
import { readThrough } from "#server/admin/restore.ts";
import { stored } from "./admin.ts";

const folder = aFolder("backups");

test("every night an encrypted backup is made and verified, and only the newest ones are kept", async () => {
  const to = join(folder, "elsewhere");
  const testServer = await createTestServer({ BACKUP_TO: to, BACKUP_KEEP: "2" });
  const maya = await aSubscriber(testServer);
  expect(await backupStatus(testServer.context)).toEqual({ lastAt: null, isMissing: true });
  const taken: (string | null)[] = [];
  for (let night = 0; night < 3; night += 1) {
    taken.push(await nightlyBackup(testServer.context, stored));
    expect(await nightlyBackup(testServer.context, stored), "one a night").toBeNull();
    testServer.clock.now += 1.4 * dayMs;
  }
  expect(readdirSync(to), "and the list of deleted accounts beside them").toEqual(["deleted-accounts.age", ...taken.slice(1)]);
  expect((await backupStatus(testServer.context)).isMissing, "after 36 hours it is missed").toBe(false);
  testServer.clock.now += dayMs;
  expect((await backupStatus(testServer.context)).isMissing).toBe(true);
  const file = join(to, taken[2] ?? "");
  expect(statSync(file).mode & 0o077, "for this user alone").toBe(0);
  expect(readFileSync(file).subarray(0, 22).toString()).toBe("age-encryption.org/v1\n");
  expect(readFileSync(file).includes(maya.email)).toBe(false);
  const key = await backupKey(testServer.context.config);
  expect(key.toString()).toMatch(/^# Opens Evenday's backups.*\n# public key: age1[0-9a-z]+\nAGE-SECRET-KEY-1[0-9A-Z]+$/s);
  expect(statSync(join(testServer.context.config.DATA_DIR, "backup-key")).mode & 0o077).toBe(0);
  expect((await readThrough(file, key)).rows).toBeGreaterThan(0);
  await expect(readThrough(file, Buffer.from("another key, as long as that"))).rejects.toThrow("not the one of this backup");
  await testServer.context.database.close();
});

test("a backup that a clock a year ahead has named stops no further ones, and is the first to be removed", async () => {
  const to = mkdtempSync(join(folder, "ahead-"));
  const testServer = await createTestServer({ DATABASE_URL: await emptyPostgres(), BACKUP_TO: to, BACKUP_KEEP: "1" });
  const { context, clock } = testServer;
  clock.now += 365 * dayMs;
  const ahead = await nightlyBackup(context, stored);
  clock.now -= 365 * dayMs;
  expect(await backupStatus(context)).toEqual({ lastAt: null, isMissing: true });
  const name = await nightlyBackup(context, stored);
  expect((await openBackups(context.config).list()).join(), `without ${ahead}`).toBe(name);
  expect(await nightlyBackup(context, stored), "one a night").toBeNull();
  await context.database.close();
});

test("age and tar open a nightly backup without Evenday: rows as JSON lines, documents as they were, matching checksums", async () => {
  const to = join(folder, "unpacked");
  const testServer = await createTestServer({ BACKUP_TO: to });
  const maya = await aSubscriber(testServer);
  const document = Buffer.from(pdf("a paper of Maya's"));
  const { body } = await upload(maya, document, { name: "paper.pdf" });
  const name = await nightlyBackup(testServer.context, stored);
  const decrypter = new Decrypter();
  decrypter.addIdentity(/AGE-SECRET-KEY-\S+/.exec((await backupKey(testServer.context.config)).toString())?.[0] ?? "");
  const opened = join(folder, "opened");
  mkdirSync(opened);
  execFileSync("tar", ["xz", "-C", opened], { input: await decrypter.decrypt(readFileSync(join(to, name ?? ""))) });
  const sums = readFileSync(join(opened, "SHA256SUMS"), "utf8").trimEnd().split("\n");
  for (const line of sums) {
    const [, sha256, path = ""] = /^([0-9a-f]{64})  (.*)$/.exec(line) ?? [];
    expect(
      createHash("sha256")
        .update(readFileSync(join(opened, path)))
        .digest("hex"),
      path,
    ).toBe(sha256);
  }
  const found = readdirSync(opened, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(found.length, "every file is in the list").toBe(sums.length + 1);
  expect(readFileSync(join(opened, "files", body.filePath)).equals(document)).toBe(true);
  type Manifest = { tables: { name: string; rows: number; columns: { name: string }[] }[] };
  const { tables } = JSON.parse(readFileSync(join(opened, "manifest.json"), "utf8")) as Manifest;
  for (const table of tables) {
    const lines = readFileSync(join(opened, `data/${table.name}.jsonl`), "utf8")
      .split("\n")
      .filter(Boolean);
    expect(lines.length, table.name).toBe(table.rows);
    for (const line of lines) expect((JSON.parse(line) as unknown[]).length, table.name).toBe(table.columns.length);
  }
  expect(readFileSync(join(opened, "data/user.jsonl"), "utf8")).toContain(maya.email);
  await testServer.context.database.close();
});

test("a backup that is interrupted leaves no file under DATA_DIR, and its memory does not grow with the files", async () => {
  const testServer = await createTestServer();
  const { config, files } = testServer.context;
  const maya = await aSubscriber(testServer);
  await upload(maya, pdf("one"), { name: "one.pdf" });
  let produced = 0;
  const read: typeof files.read = async () => ({
    size: 300_000_000,
    bytes: new ReadableStream<Uint8Array>({
      pull: (control) => {
        produced += 65_536;
        control.enqueue(new Uint8Array(65_536));
      },
    }),
  });
  const content = takeBackup({ ...testServer.context, files: { ...files, read } }, stored, false);
  let taken = 0;
  for await (const chunk of content) {
    taken += chunk.length;
    expect(produced - taken, "read ahead of what was taken").toBeLessThan(2_000_000);
    if (taken > 50_000_000) break;
  }
  expect(produced, "the rest was not read").toBeLessThan(60_000_000);
  expect(readdirSync(config.DATA_DIR).filter((name) => name.startsWith("backup-spool"))).toEqual([]);
  await testServer.context.database.close();
});

test("backups are stored in a bucket too, and a target that refuses is logged as an error and left without partial files", async () => {
  const s3 = await openLocalS3();
  const settings = { ...s3.settings, BACKUP_TO: `s3://${s3.settings.S3_BUCKET}/nightly`, LOG_LEVEL: "info" };
  const testServer = await createTestServer(settings);
  const taken = await nightlyBackup(testServer.context, stored);
  expect(await openBackups(testServer.context.config).list()).toEqual([taken]);
  await openBackups(testServer.context.config).remove(taken ?? "");
  expect(await openBackups(testServer.context.config).list()).toEqual([]);
  await testServer.context.database.close();
  await s3.close();
  const blocked = join(folder, "a-file");
  writeFileSync(blocked, "");
  const refused = await createTestServer({ BACKUP_TO: join(blocked, "below"), LOG_LEVEL: "info", DATABASE_URL: await emptyPostgres() });
  await expect(nightlyBackup(refused.context, stored)).rejects.toThrow("ENOTDIR");
  expect(refused.logged.join("")).toContain("backup failed");
  expect(existsSync(join(refused.context.config.DATA_DIR, "backups/work"))).toBe(false);
  await refused.context.database.close();
});

test("readiness shows the last backup to the operator only", async () => {
  const token = "0123456789abcdefghijklmnopqrstuvwxyz";
  const testServer = await createTestServer({ BACKUP_TO: mkdtempSync(join(folder, "ready-")), OPERATOR_TOKEN: token });
  const request = async (input?: string) =>
    (await testServer.fetch("/readyz", input ? { headers: { authorization: `Bearer ${input}` } } : {})).json() as Promise<object>;
  expect(await request(token)).toMatchObject({ backup: { lastAt: null, isMissing: true } });
  const name = await nightlyBackup(testServer.context, stored);
  expect(await request(token)).toMatchObject({ backup: { lastAt: new Date(takenAt(name ?? "")).toISOString(), isMissing: false } });
  for (const input of [undefined, `${token}x`]) expect(await request(input)).not.toHaveProperty("backup");
  await testServer.context.database.close();
});

test("a backup is due at once when there is none, in the quiet hour, and as soon as a night was missed", () => {
  const three = new Date(2026, 10, 23, 3, 5).getTime();
  expect(isBackupDue({ lastAt: null }, three, 3)).toBe(true);
  const after = (hours: number, now: number) => isBackupDue({ lastAt: now - hours * 3_600_000 }, now, 3);
  expect([after(24, three), after(1, three), after(24, three + 9 * 3_600_000), after(31, three + 9 * 3_600_000)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect([after(-0.5, three), after(-2, three + 9 * 3_600_000)], "named by a clock that was ahead").toEqual([false, true]);
  expect(takenAt(backupName(three))).toBe(Math.floor(three / 1000) * 1000);
});

test("a backup that a clock which was ahead has named is restored only if there is no other", () => {
  const now = Date.parse("2026-11-27T03:00:00Z");
  const [before, ahead] = [backupName(now - 86_400_000), backupName(now + 86_400_000)];
  expect(newestBackup([before, ahead, "identity.age"], now)).toBe(before);
  expect(newestBackup([ahead], now)).toBe(ahead);
  expect(newestBackup(["identity.age"], now)).toBeUndefined();
});

test("other age tools decrypt what Evenday encrypts with a passphrase, and the other way round", async () => {
  const [secret, words] = ["a passphrase of some length", Buffer.from("words ".repeat(20_000))];
  restorePassphraseCost();
  const sealed: Uint8Array[] = [];
  try {
    for await (const piece of sealAge(Readable.from([words]), Buffer.from(secret))) sealed.push(piece);
  } finally {
    lowerPassphraseCost();
  }
  expect(Buffer.concat(sealed).toString("latin1"), "128 MB a guess").toMatch(/^-> scrypt \S+ 17$/m);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(secret);
  expect(Buffer.from(await decrypter.decrypt(Buffer.concat(sealed))).equals(words)).toBe(true);
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(12);
  encrypter.setPassphrase(secret);
  const encrypted = Buffer.from(await encrypter.encrypt(words));
  const opened = await buffer(openAge(Readable.from([encrypted]), Buffer.from(secret)));
  expect(opened.equals(words)).toBe(true);
});

test("an encrypted backup of release 0.1.0 can still be decrypted", async () => {
  const file = join(folder, "before.backup");
  writeFileSync(file, Buffer.from(sealedBefore, "base64"));
  expect(await readThrough(file, Buffer.from("a key of the release before"))).toMatchObject({ rows: 0, start: { takenAt: "2026-11-21" } });
  await expect(readThrough(file, Buffer.from("another key of the release before"))).rejects.toThrow("not the one of this backup");
  rmSync(file);
});

/** Created by 0.1.0: no rows, no files. */
const sealedBefore =
  "ZXZlbmRheS1iYWNrdXAtMSBzZWFsZWQgMWZkZDZhYWJjZGM0MDA3OTg3NmExMzE4MmMxYTBmZTcKAQAAAJu4KNvQixX5z2MpiPWf6iqKul3ziI4qXMQrRCC6pkU1LtXvhy8ZVgA0fcqnPgCt/pmrB6Ao+T+HKL5m+E0fChO3Zqg7IbYmJpL43455fY3RfyvGwd1vf8JLiPS4EaMPu1m+fp+Num9BnRZuPfwhXr8enL6gPY4Qs4CN6gIv0xmtiHzArwd0C5OASDCjlS0zPEJu2hZMgH9doFSYgQ==";
