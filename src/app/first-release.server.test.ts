import { createReadStream, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createGunzip } from "node:zlib";
import { buffer } from "node:stream/consumers";
import { extract } from "tar-stream";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/engine.ts";
import { openLog } from "#server/log.ts";
import { lowerHashCost, restoreHashCost } from "#server/passwords.ts";
import { restoreBackup } from "#server/admin/restore.ts";
import { verify } from "#server/admin/verify.ts";
import { aFolder, createTestServer, emptyPostgres } from "#testing/server.ts";
import { partitions } from "#testing/partitions.ts";
import { signIn } from "#testing/people.ts";
import { pointsCheck } from "../features/progress/points.service.ts";
import { stored } from "./admin.ts";

/**
 * Data of release 0.1.0 (PGlite), created by that release: its DATA_DIR, with database files above 8 kB emptied, and its backup of the same
 * data: maya with three journal entries, an achievement and a document; a second account was deleted.
 */
const made = "src/testing/release-0.1.0";
const folder = aFolder("first-release");
const log = openLog("silent");

async function unpackFolder(): Promise<string> {
  const place = mkdtempSync(join(folder, "old-"));
  const tar = extract();
  createReadStream(join(made, "data-folder.tar.gz")).pipe(createGunzip()).pipe(tar);
  for await (const entry of tar) {
    const path = join(place, entry.header.name);
    const content = await buffer(entry);
    mkdirSync(entry.header.type === "directory" ? path : dirname(path), { recursive: true });
    if (entry.header.type === "file") writeFileSync(path, content);
  }
  return place;
}

test("a data folder of release 0.1.0 is refused with instructions for moving the data, and left unchanged", async () => {
  const place = await unpackFolder();
  const before = readdirSync(place, { recursive: true }).map(String).toSorted();
  expect(before.length).toBeGreaterThan(900);
  // the secret in the made folder is a short one
  const config = readConfig({ DATA_DIR: place, NODE_ENV: "test", AUTH_SECRET: "kP3vR8mZq1LxT6wYc9NbHs4JdF7gVu2E" });
  for (const use of ["alone", "beside"] as const)
    await expect(openDatabase(config, log, { use })).rejects.toThrow(
      /written by Evenday 0\.1\.0.* with Evenday 0\.1\.0 run npm run ops -- backup --to .* npm run admin -- restore --from/,
    );
  expect(readdirSync(place, { recursive: true }).map(String).toSorted()).toEqual(before);
});

test.runIf(partitions === 0)(
  "its backup is restored with every row and file under the present names, and a deleted account stays deleted",
  async () => {
    const env = { DATA_DIR: mkdtempSync(join(folder, "new-")), DATABASE_URL: await emptyPostgres(true), DATABASE_POOL: "3" };
    const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent", ...env });
    const file = join(made, "plain.backup");
    const done = await restoreBackup({ config, log, file, secret: null, deleted: [], stored, now: Date.now(), mayRestoreSecret: false });
    expect(done).toMatchObject({ members: 1, files: 1, missing: 0, refused: 0 });
    const home = await createTestServer(env, { database: await openDatabase(config, log) });
    // her trial began when the backup was made, and ended three days later
    home.clock.now = Date.parse("2026-11-23T06:00:00Z") - Date.now();
    restoreHashCost(); // hash cost of that release
    const maya = await signIn(home, "maya@example.com", "three plain words").finally(lowerHashCost);
    const read = async (path: string) => (await maya.get(path)).body as { entries: { entryText: string; isMoodSet: boolean }[] };
    const pages = (await read("/api/journal/entries?limit=10")).entries;
    expect(pages.map(({ entryText }) => entryText.slice(0, 26))).toEqual([3, 2, 1].map((n) => `Page ${n} of the old release:`));
    expect(pages.every(({ isMoodSet }) => isMoodSet)).toBe(true);
    expect((await read("/api/journal/entries?limit=10&q=release")).entries.length, "found by its words").toBe(3);
    await expect(signIn(home, "gone@example.com", "three plain words")).rejects.toThrow("401");
    for await (const { name, faults } of verify(home.context, stored, [pointsCheck], false)) expect(faults, name).toEqual([]);
    await home.context.database.close();
  },
);
