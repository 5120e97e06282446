import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { adoptFileStore, checkFileStore, identityOf } from "#server/file-store.ts";
import { newStorageKey } from "#server/integrations/storage-key.ts";
import { dayMs, hourMs } from "#shared/dates.ts";
import { filesOf, pdf, upload } from "#testing/documents.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { aMember } from "#testing/people.ts";
import { openLocalS3 } from "#testing/s3.ts";
import { sweepFiles } from "./sweep.service.ts";

async function orphan(home: TestServer, memberId: string) {
  const { path } = await home.context.files.intake(new Blob(["orphan"]).stream(), 100);
  const key = newStorageKey(memberId, "pdf");
  await home.context.files.keep(path, key);
  return key;
}

describe.each(["folder", "S3"] as const)("in the %s", (where) => {
  const open = async () => createTestServer(where === "S3" ? await fresh() : {});

  test("a file without a row is moved to the trash a day after it was first seen, and removed a week later; others stay", async () => {
    const home = await open();
    const maya = await aMember(home);
    const { body } = await upload(maya, pdf(), { name: "a.pdf" });
    const key = await orphan(home, maya.id);
    // a deleted document can be restored, so its file is not orphaned
    await maya.delete(`/api/documents/${body.id}`);
    const both = [body.filePath, key].toSorted();
    expect(await sweepFiles(home.context)).toMatchObject({ unowned: 0, moved: 0 }); // an upload may be in progress
    home.clock.now += 2 * hourMs;
    expect(await sweepFiles(home.context)).toMatchObject({ files: 2, unowned: 1, moved: 0, held: "" });
    home.clock.now += 23 * hourMs;
    expect(await sweepFiles(home.context)).toMatchObject({ unowned: 1, moved: 0 });
    expect((await filesOf(home, maya.id)).toSorted()).toEqual(both);
    home.clock.now += 2 * hourMs;
    expect(await sweepFiles(home.context)).toMatchObject({ unowned: 1, moved: 1, removed: 0 });
    expect(await filesOf(home, maya.id)).toEqual([body.filePath]);
    expect((await home.context.files.read(key)) === null).toBe(true);
    home.clock.now += 8 * dayMs;
    expect(await sweepFiles(home.context)).toMatchObject({ unowned: 0, moved: 0, removed: 1 });
    expect(await sweepFiles(home.context)).toMatchObject({ removed: 0 });
  });

  test("a second database on the same store is refused, with both ids, and stores nothing until it adopts the store", async () => {
    const first = await open();
    const maya = await aMember(first);
    const { body } = await upload(maya, pdf(), { name: "a.pdf" });
    await checkFileStore(first.context);
    const second = await createTestServer();
    await aMember(second);
    const shared = { ...second.context, files: first.context.files };
    const ids = [(await identityOf(first.context.database.owner)).id, (await identityOf(second.context.database.owner)).id];
    for (const requested of [() => checkFileStore(shared), () => sweepFiles(shared, true)])
      await expect(requested()).rejects.toThrow(
        `belongs to database ${ids[0]}, and this is database ${ids[1]}. If this is meant, stop the other`,
      );
    expect(await filesOf(first)).toEqual([body.filePath]);
    expect(await adoptFileStore(shared)).toEqual({ id: ids[1], before: ids[0] });
    await checkFileStore(shared);
    await expect(checkFileStore(first.context)).rejects.toThrow("belongs to database");
  });

  test("an empty id, as a store shows it while another server writes it or after a crash, counts as none", async () => {
    const { context } = await open();
    await context.files.identify("");
    expect(await context.files.identity()).toBeNull();
    await checkFileStore(context);
    expect(await context.files.identity()).toBe((await identityOf(context.database.owner)).id);
  });
});

async function fresh(): Promise<Record<string, string>> {
  const own = await openLocalS3();
  closings.push(own.close);
  return own.settings;
}
const closings: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closings) await close();
});

test("a database without members refuses a store with unknown files, and never cleans up", async () => {
  const home = await createTestServer();
  const key = await orphan(home, "00000000-0000-4000-8000-000000000000");
  await expect(checkFileStore(home.context)).rejects.toThrow("has no members");
  await adoptFileStore(home.context);
  home.clock.now += 3 * dayMs;
  expect(await sweepFiles(home.context, true)).toMatchObject({ held: "empty", moved: 0 });
  expect(await filesOf(home)).toEqual([key]);
});

test("a database that was just restored cleans up nothing for a week", async () => {
  const home = await createTestServer();
  const maya = await aMember(home);
  await checkFileStore(home.context);
  await orphan(home, maya.id);
  await home.context.database.owner.execute(
    sql`update database_identity set restored_at = ${new Date(home.context.clock()).toISOString()}`,
  );
  for (let day = 0; day < 6; day += 1) {
    home.clock.now += dayMs;
    expect(await sweepFiles(home.context, true)).toMatchObject({ held: "restored", moved: 0 });
  }
  home.clock.now += 2 * dayMs;
  expect(await sweepFiles(home.context)).toMatchObject({ held: "", unowned: 1 });
});

test("more than a small share of the store is never cleaned up at once, unless an operator confirms it", async () => {
  const home = await createTestServer();
  const maya = await aMember(home);
  const { body } = await upload(maya, pdf(), { name: "a.pdf" });
  await checkFileStore(home.context);
  for (let at = 0; at < 11; at += 1) await orphan(home, maya.id);
  home.clock.now += 2 * hourMs;
  await sweepFiles(home.context);
  home.clock.now += 25 * hourMs;
  expect(await sweepFiles(home.context)).toMatchObject({ files: 12, unowned: 11, moved: 0, held: "share" });
  expect(await filesOf(home)).toHaveLength(12);
  expect(await sweepFiles(home.context, true)).toMatchObject({ moved: 11, held: "" });
  expect(await filesOf(home)).toEqual([body.filePath]);
});
