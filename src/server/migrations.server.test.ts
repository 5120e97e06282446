import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/engine.ts";
import { openLog } from "#server/log.ts";
import { currentMigrations, knownMigrations } from "#server/migrations.ts";
import { migrationsOf } from "#server/admin/operator.ts";
import { partitions } from "#testing/partitions.ts";
import { aFolder, emptyPostgres } from "#testing/server.ts";

/** The migrations that 0000_initial replaces. */
const eleven = [
  1795400792063, 1795407283548, 1795408245283, 1795408994721, 1795410453035, 1795411719021, 1795412231333, 1795421822611, 1795421829779,
  1795424234116, 1795424324762,
];
const log = openLog("silent");

/** A database with one member in the schema of 0000_initial, whose migrations table contains `applied`. */
async function aDatabaseAfter(applied: number[]) {
  const config = readConfig({
    NODE_ENV: "test",
    DATA_DIR: mkdtempSync(join(aFolder("migrations"), "data-")),
    DATABASE_URL: await emptyPostgres(true),
    DATABASE_POOL: "2",
  });
  const id = newId();
  const { owner, close } = await openDatabase(config, log, { schema: 1 });
  await owner.execute(
    sql`insert into "user" (id, email, created_at, updated_at, trial_ends_at) values (${id}::uuid, ${`${id}@example.com`}, now(), now(), now())`,
  );
  await owner.execute(sql`delete from drizzle.__drizzle_migrations`);
  for (const at of applied)
    await owner.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${`of ${at}`}, ${at})`);
  await close();
  return { config, id };
}

test.runIf(partitions === 0)("a database that ran all of them is migrated further and keeps its rows", async () => {
  const { config, id } = await aDatabaseAfter(eleven);
  const { owner, close } = await openDatabase(config, log);
  expect(await migrationsOf(owner)).toEqual(knownMigrations());
  expect((await owner.execute(sql`select id from "user"`)).rows).toEqual([{ id }]);
  await close();
});

test.runIf(partitions === 0)("a database that ran only the first of them is refused with a message and left unchanged", async () => {
  const { config } = await aDatabaseAfter(eleven.slice(0, 5));
  await expect(openDatabase(config, log)).rejects.toThrow(/development version .* migration 0010_bank_imports with it once/);
  const { owner, close } = await openDatabase(config, log, { schema: "untouched" });
  const { rows } = await owner.execute<{ at: string }>(sql`select created_at::text as at from drizzle.__drizzle_migrations order by 1`);
  expect(rows.map(({ at }) => Number(at))).toEqual(eleven.slice(0, 5));
  await close();
});

test("the migrations listed in a backup are counted in the same way", () => {
  const [initial] = knownMigrations();
  expect(currentMigrations(eleven)).toEqual([initial]);
  expect(currentMigrations([...eleven, 1_893_456_000_000])).toEqual([initial, 1_893_456_000_000]);
  expect(() => currentMigrations(eleven.slice(0, 10))).toThrow("development version");
  expect(currentMigrations([])).toEqual([]);
});
