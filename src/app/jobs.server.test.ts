import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { emailQueue, users, verifications } from "#server/auth.tables.ts";
import { checkFileStore } from "#server/file-store.ts";
import { emptyTrash } from "#server/housekeeping.ts";
import { newStorageKey, type StorageKey } from "#server/integrations/storage-key.ts";
import { trashMs } from "#server/trash.ts";
import { accountFacts } from "../features/account/account.service.ts";
import { reminderFacts } from "../features/account/reminder.service.ts";
import { sweepFiles } from "../features/documents/sweep.service.ts";
import { filesOf, pdf, upload } from "#testing/documents.ts";
import { aMember, type Person } from "#testing/people.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { doneToday } from "./jobs.ts";

/** One row or file that a job cannot handle never keeps it from the others: one test for each job that walks over many. */
const hourMs = 3_600_000;
const smtp = { SMTP_URL: "smtp://localhost:1" };

test("a member whose time zone is not known keeps no reminder from those before and after", async () => {
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
  await reminderFacts.round(home.context, doneToday);
  await home.context.mail.settled();
  expect(
    home.emails
      .map(({ to }) => to)
      .filter((to) => to !== damaged!.email)
      .toSorted(),
  ).toEqual([before!.email, after!.email].toSorted());
});

test("changes of address that cannot be read, name nobody or name no id keep no other change waiting", async () => {
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
  expect(await accountFacts.applyAddressChanges(home.context)).toBe(1);
  expect((await owner.select({ email: users.email }).from(users).where(eq(users.id, maya.id)))[0]?.email).toBe(email);
});

test("a mail that cannot be decrypted keeps none of the others back", async () => {
  const home = await createTestServer(smtp);
  const { owner } = home.context.database;
  const maya = await aMember(home);
  const at = new Date(home.context.clock() - 1000);
  await owner
    .insert(emailQueue)
    .values({ id: newId(), userId: maya.id, kind: "damaged", encrypted: "bm90aGluZw==", nextTryAt: at, createdAt: at });
  await home.context.mail.queue(owner, { kind: "good", memberId: maya.id, to: maya.email, subject: "Good", text: "words" });
  expect(await home.context.mail.deliver()).toBe(1);
  expect(home.emails.map(({ subject }) => subject)).toEqual(["Good"]);
});

/** Lets one call of the file store fail for one file, as a disk with a bad sector would. */
function failFor({ context: { files } }: TestServer, call: "remove" | "toTrash", bad: StorageKey) {
  const { remove, toTrash } = files;
  const check = (key: StorageKey) => {
    if (key === bad) throw Object.assign(new Error("input/output error"), { code: "EIO" });
  };
  if (call === "remove") files.remove = async (key) => (check(key), remove(key));
  else files.toTrash = async (key, now) => (check(key), toTrash(key, now));
}

test("a deleted document whose file cannot be removed keeps no other one in the trash", async () => {
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
  await emptyTrash(home.context, trashMs);
  expect(await filesOf(home, maya.id)).toEqual([keys[0]]);
  const { rows } = await maya.data((tx) => tx.execute(sql`select 1 from deleted_rows where user_id = ${maya.id}`));
  expect(rows).toEqual([]);
});

test("a file without a row that cannot be moved keeps none of the others from the trash", async () => {
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
  await sweepFiles(home.context);
  home.clock.now += 25 * hourMs;
  expect(await sweepFiles(home.context)).toMatchObject({ unowned: 3, moved: 2 });
  expect(await filesOf(home, maya.id)).toEqual([keys[0]]);
});
