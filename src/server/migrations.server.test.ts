import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/engine.ts";
import { openLog } from "#server/log.ts";
import { currentMigrations, knownMigrations, migrationsFolder } from "#server/migrations.ts";
import { migrationsOf } from "#server/admin/operator.ts";
import { partitions } from "#testing/partitions.ts";
import { aFolder, emptyPostgres } from "#testing/server.ts";

/** The migrations that 0000_initial replaces. */
const eleven = [
  1795400792063, 1795407283548, 1795408245283, 1795408994721, 1795410453035, 1795411719021, 1795412231333, 1795421822611, 1795421829779,
  1795424234116, 1795424324762,
];
const log = openLog("silent");

const emptyDatabase = async () =>
  readConfig({
    NODE_ENV: "test",
    DATA_DIR: mkdtempSync(join(aFolder("migrations"), "data-")),
    DATABASE_URL: await emptyPostgres(true),
    DATABASE_POOL: "2",
  });

/** A database with one member, as it is after the first `schema` migrations. */
async function beforeMigration(schema: number) {
  const config = await emptyDatabase();
  const id = newId();
  const before = await openDatabase(config, log, { schema });
  await before.owner.execute(
    sql`insert into "user" (id, email, created_at, updated_at, trial_ends_at) values (${id}::uuid, ${`${id}@example.com`}, now(), now(), now())`,
  );
  return { config, id, before };
}

/** A database with one member in the schema of 0000_initial, whose migrations table contains `applied`. */
async function aDatabaseAfter(applied: number[]) {
  const { config, id, before } = await beforeMigration(1);
  const { owner, close } = before;
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

test.runIf(partitions === 0)("0014: a journal entry, stored or deleted, gets its local time from the account's time zone", async () => {
  const config = await emptyDatabase();
  const before = await openDatabase(config, log, { schema: 14 });
  const people = { "America/New_York": newId(), "Pacific/Auckland": newId(), "Unknown/Zone": newId() };
  const at = "2026-11-21T02:10:59.900Z";
  for (const [zone, id] of Object.entries(people)) {
    await before.owner.execute(
      sql`insert into "user" (id, email, created_at, updated_at, trial_ends_at, time_zone) values (${id}::uuid, ${`${id}@example.com`}, now(), now(), now(), ${zone})`,
    );
    await before.withUser(id, async (tx) => {
      await tx.execute(
        sql`insert into journal_entries (user_id, id, entry_text, kind, created_at) values (${id}::uuid, ${newId()}::uuid, 'words', 'plain', ${at})`,
      );
      await tx.execute(
        sql`insert into deleted_rows (user_id, id, table_name, row, deleted_at) values (${id}::uuid, ${newId()}::uuid, 'journal_entries', jsonb_build_object('created_at', ${at}::text), now())`,
      );
    });
  }
  await before.close();
  const { withUser, close } = await openDatabase(config, log);
  const found: Record<string, unknown> = {};
  for (const [zone, id] of Object.entries(people))
    found[zone] = await withUser(id, async (tx) => {
      const { rows } = await tx.execute<{ at: string }>(sql`select to_char(local_time, 'DD HH24:MI:SS') as at from journal_entries
        union all select to_char((row->>'local_time')::timestamp, 'DD HH24:MI:SS') from deleted_rows`);
      return [...new Set(rows.map((row) => row.at))];
    });
  expect(found).toEqual({ "America/New_York": ["20 21:10:59"], "Pacific/Auckland": ["21 15:10:59"], "Unknown/Zone": ["21 02:10:59"] });
  // a server of the release before, which still runs, inserts without the column
  for (const id of Object.values(people))
    await withUser(id, (tx) =>
      tx.execute(
        sql`insert into journal_entries (user_id, id, entry_text, kind, created_at) values (${id}::uuid, ${newId()}::uuid, 'later', 'plain', ${at})`,
      ),
    );
  for (const [zone, id] of Object.entries(people)) {
    const { rows } = await withUser(id, (tx) =>
      tx.execute<{ at: string }>(sql`select to_char(local_time, 'DD HH24:MI:SS') as at from journal_entries where entry_text = 'later'`),
    );
    expect([zone, rows.map((row) => row.at)]).toEqual([zone, found[zone]]);
  }
  await close();
});

test.runIf(partitions === 0)(
  "0015: a negative Paid of a debt, stored or deleted, becomes 0, and payments of debts that were deleted for good are removed",
  async () => {
    const { config, id, before } = await beforeMigration(15);
    await before.withUser(id, async (tx) => {
      for (const paid of [-10_000, 0, 700]) {
        await tx.execute(sql`insert into debts (user_id, id, name, emoji, total_cents, paid_cents, position)
        values (${id}::uuid, ${newId()}::uuid, 'Loan', '💰', 90000, ${paid}, 0)`);
        await tx.execute(sql`insert into deleted_rows (user_id, id, table_name, row, deleted_at)
        values (${id}::uuid, ${newId()}::uuid, 'debts', jsonb_build_object('paid_cents', ${paid}::bigint, 'name', 'Loan'), now())`);
      }
    });
    const [debtId, kept, orphan] = [newId(), newId(), newId()];
    await before.withUser(id, async (tx) => {
      await tx.execute(sql`insert into deleted_rows (user_id, id, table_name, row, deleted_at)
      values (${id}::uuid, ${debtId}::uuid, 'debts', jsonb_build_object('paid_cents', 5), now())`);
      for (const [payment, debt] of [
        [kept, debtId],
        [orphan, newId()],
      ])
        await tx.execute(sql`insert into debt_payments (user_id, id, debt_id, kind, paid_on, amount_cents)
        values (${id}::uuid, ${payment}::uuid, ${debt}::uuid, 'payment', '2026-11-20', 5)`);
    });
    await before.close();
    const { withUser, close } = await openDatabase(config, log);
    const left = await withUser(id, (tx) => tx.execute<{ id: string }>(sql`select id::text from debt_payments`));
    expect(left.rows).toEqual([{ id: kept }]);
    const { rows } = await withUser(id, (tx) =>
      tx.execute<{ paid: number }>(
        sql`select paid_cents::int as paid from debts union all select (row->>'paid_cents')::int from deleted_rows where row->>'name' = 'Loan' order by paid`,
      ),
    );
    expect(rows.map(({ paid }) => paid)).toEqual([0, 0, 0, 0, 700, 700]);
    await close();
  },
);

test.runIf(partitions === 0)("0016: entries with typographic punctuation are indexed again by its words", async () => {
  const { config, id, before } = await beforeMigration(16);
  await before.withUser(id, async (tx) => {
    for (const words of ["\u201cmarvellous\u201d rain\u2014thunder", "a<bee", "plain words"])
      await tx.execute(
        sql`insert into journal_entries (user_id, id, entry_text, kind, created_at, local_time) values (${id}::uuid, ${newId()}::uuid, ${words}, 'plain', now(), now() at time zone 'UTC')`,
      );
  });
  await before.close();
  const { withUser, close } = await openDatabase(config, log);
  const { rows } = await withUser(id, (tx) =>
    tx.execute<{ word: string }>(sql`select distinct word from journal_search_index order by word`),
  );
  expect(rows.map(({ word }) => word)).toEqual(["a", "bee", "marvel", "marvellous", "plain", "rain", "thunder", "word", "words"]);
  await close();
});

test.runIf(partitions === 0)("0020: every page is indexed again by its words, and none that it lacks stays", async () => {
  const { config, id, before } = await beforeMigration(20);
  await before.withUser(id, (tx) =>
    tx.execute(
      sql`insert into journal_entries (user_id, id, entry_text, kind, created_at, local_time) values (${id}::uuid, ${newId()}::uuid, 'tired.Then glad😀 -3 plain', 'plain', now(), now() at time zone 'UTC')`,
    ),
  );
  await before.close();
  const { withUser, close } = await openDatabase(config, log);
  const words = async () =>
    (await withUser(id, (tx) => tx.execute<{ word: string }>(sql`select word from journal_search_index order by word`))).rows;
  expect((await words()).map(({ word }) => word)).toEqual(["3", "glad", "plain", "then", "tire", "tired"]);
  await withUser(id, (tx) => tx.execute(sql`delete from journal_entries`));
  expect(await words()).toEqual([]);
  await close();
});

test("0022: the plain form of every sign, alone and among others, is that of the function before", async () => {
  const { owner, close } = await openDatabase(await emptyDatabase(), log);
  const earlier = readFileSync(join(migrationsFolder, "0020_search_words.sql"), "utf8");
  const [definition = ""] = /CREATE OR REPLACE FUNCTION public\.plain_text[^;]*;/.exec(earlier) ?? [];
  await owner.execute(sql.raw(definition.replace("public.plain_text", "public.earlier_plain_text")));
  let all = 0;
  // a statement may take ten seconds, also on a busy machine
  for (let from = 1; from <= 0xffff; from += 0x1000) {
    const { rows } = await owner.execute<{ compared: number; others: string[] | null }>(sql`
      select count(*)::int as compared, array_agg(words) filter (where plain_text(words) is distinct from earlier_plain_text(words)) as others
      from generate_series(${from}::int, ${Math.min(from + 0xfff, 0xffff)}::int) sign, lateral (values (chr(sign)), ('aÉ/<b>' || chr(sign) || 'Ü’Σς 😀')) as texts(words)
      where sign not between 55296 and 57343`);
    expect(rows[0]?.others).toBeNull();
    all += rows[0]?.compared ?? 0;
  }
  expect(all).toBe(126_974);
  await close();
});

test.runIf(partitions === 0)("0019: a check-in, stored or deleted, that set its day's mood has the time of it", async () => {
  const { config, id, before } = await beforeMigration(19);
  const [same, other] = [newId(), newId()];
  await before.withUser(id, async (tx) => {
    for (const [checkin, day, mood] of [
      [same, "2026-11-20", 3],
      [other, "2026-11-21", 8],
    ]) {
      await tx.execute(
        sql`insert into daily_checkins (user_id, id, day, rating, word) values (${id}::uuid, ${checkin}::uuid, ${day}, 3, '')`,
      );
      await tx.execute(sql`insert into daily_moods (user_id, id, day, mood, set_at)
        values (${id}::uuid, ${newId()}::uuid, ${day}, ${mood}, '2026-11-20T10:00:00.123Z')`);
    }
    await tx.execute(sql`insert into deleted_rows (user_id, id, table_name, row, deleted_at) select user_id, id, 'daily_checkins', to_jsonb(c), now()
      from daily_checkins c`);
    await tx.execute(sql`insert into deleted_rows (user_id, id, table_name, row, deleted_at, part_of) select user_id, id, 'daily_moods', to_jsonb(m), now(),
      ${same}::uuid from daily_moods m where mood = 3`);
  });
  await before.close();
  const { withUser, close } = await openDatabase(config, log);
  const { rows } = await withUser(id, (tx) =>
    tx.execute<{ id: string; isSet: boolean }>(sql`select id::text, mood_set_at = '2026-11-20T10:00:00.123Z' as "isSet" from daily_checkins
      union select id::text, (row->>'mood_set_at')::timestamptz = '2026-11-20T10:00:00.123Z' from deleted_rows where table_name = 'daily_checkins'`),
  );
  expect(new Map(rows.map((row) => [row.id, row.isSet]))).toEqual(
    new Map([
      [same, true],
      [other, null],
    ]),
  );
  expect(rows).toHaveLength(2);
  await close();
});

test("a server whose login has timeouts waits for the migrations of another one, however long they take", async () => {
  const config = await emptyDatabase();
  const other = new pg.Client({ connectionString: config.DATABASE_URL });
  await other.connect();
  // in this database only: the other tests have the same login
  const { rows } = await other.query<{ name: string }>("select quote_ident(current_database()) as name");
  for (const setting of ["lock_timeout = '100ms'", "statement_timeout = '200ms'"])
    await other.query(`alter role current_user in database ${rows[0]?.name} set ${setting}`);
  await other.query("select pg_advisory_lock(846301)");
  setTimeout(() => void other.end(), 1_000);
  const { owner, close } = await openDatabase(config, log);
  expect(await migrationsOf(owner)).toEqual(knownMigrations());
  await close();
});

test("no migration requires a column that servers of the release before do not write, without filling it", () => {
  const tables = (sql: string) => [...sql.matchAll(/CREATE TABLE "(\w+)"/g)].map((found) => found[1]);
  for (const file of readdirSync(migrationsFolder).filter((name) => name.endsWith(".sql"))) {
    const sql = readFileSync(join(migrationsFolder, file), "utf8");
    const required = [
      ...sql.matchAll(/ALTER TABLE "(\w+)" ADD COLUMN "\w+"(?![^;]*DEFAULT)[^;]*NOT NULL/g),
      ...sql.matchAll(/ALTER TABLE "(\w+)" ALTER COLUMN "\w+" SET NOT NULL/g),
    ].map((found) => found[1] ?? "");
    const isFilled = (table: string) => tables(sql).includes(table) || new RegExp(`BEFORE INSERT ON "${table}"`).test(sql);
    expect([file, required.filter((table) => !isFilled(table))]).toEqual([file, []]);
  }
});
