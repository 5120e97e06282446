import { randomUUID } from "node:crypto";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { beforeAll, expect, test } from "vitest";
import * as authTables from "#server/auth.tables.ts";
import { databaseCode } from "#server/database.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { aMember, type Person } from "#testing/people.ts";

/**
 * The ownership matrix in SQL, under the app's role, over every table that it can access: read from the catalogue, so that new tables are
 * covered.
 */
let testServer: TestServer;
let owner: Person;
let other: Person;
let tables: string[] = [];

beforeAll(async () => {
  testServer = await createTestServer();
  [owner, other] = [await aMember(testServer), await aMember(testServer)];
  tables = (
    await rows<{ name: string }>(sql`
    select distinct table_name::text as name from information_schema.role_table_grants where grantee in ('app_user', 'PUBLIC') and table_schema = 'public' order by 1`)
  ).map(({ name }) => name);
  for (const table of tables) await insertRow(table, owner.id);
});

const rows = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await testServer.context.database.owner.execute<T>(query)).rows;

/** A row of `memberId` in `table`, with values that fit its column types: the test is about visibility, not content. */
async function insertRow(table: string, memberId: string) {
  for (const { name } of await rows<{ name: string }>(
    sql`select conname::text as name from pg_constraint where conrelid = ${table}::regclass and contype in ('c', 'x')`,
  )) {
    await testServer.context.database.owner.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  }
  const columns = await rows<{ name: string; type: string; sample: string | null }>(sql`
    select a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type, (select enumlabel::text from pg_enum where enumtypid = a.atttypid limit 1) as sample
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attnotnull and d.oid is null and a.attname <> 'user_id'`);
  const names = sql.join([sql`user_id`, ...columns.map(({ name }) => sql.identifier(name))], sql`, `);
  const values = sql.join(
    [sql`${memberId}::uuid`, ...columns.map(({ type, sample }) => sql`${sample ?? sampleOf(type)}::${sql.raw(type)}`)],
    sql`, `,
  );
  await testServer.context.database.owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`); // foreign keys are not under test
    await tx.execute(sql`insert into ${sql.identifier(table)} (${names}) values (${values})`);
  });
}

function sampleOf(type: string): string {
  if (type.endsWith("[]")) return "{}";
  if (type === "uuid") return randomUUID();
  if (/^(big|small)?int|numeric|double|real/.test(type)) return "1";
  if (type === "boolean") return "true";
  if (/^(timestamp|date)/.test(type)) return "2026-11-20";
  if (type.startsWith("time")) return "12:00";
  if (/^jsonb?/.test(type)) return "{}";
  return "x";
}

/** Every access to the table that should be refused; empty when there is none. */
async function leaks(table: string, job = "sweep"): Promise<string[]> {
  const name = sql.identifier(table);
  const owned = sql`user_id = ${owner.id}::uuid`;
  const probes = [
    { who: other.id, what: "another member reads the row", query: sql`select 1 from ${name} where ${owned}`, right: 0 },
    {
      who: other.id,
      what: "another member changes the row",
      query: sql`update ${name} set user_id = user_id where ${owned} returning 1`,
      right: 0,
    },
    { who: other.id, what: "another member deletes the row", query: sql`delete from ${name} where ${owned} returning 1`, right: 0 },
    { who: "", what: "without a member there are rows", query: sql`select 1 from ${name}`, right: 0 },
    { who: owner.id, what: "the owner does not see the row", query: sql`select 1 from ${name} where ${owned}`, right: 1 },
    {
      who: other.id,
      what: "a row is made in the owner's name",
      query: sql`insert into ${name} (user_id) values (${owner.id}::uuid)`,
      right: "42501",
    },
    {
      who: owner.id,
      what: "a row is moved to another member",
      query: sql`update ${name} set user_id = ${other.id}::uuid where ${owned}`,
      right: "42501",
    },
  ];
  const messages = await Promise.all(probes.map(({ who, query }) => answerOf(who, query, job)));
  return probes.flatMap(({ what, right }, at) => (messages[at] === right ? [] : [`${table}: ${what} (${messages[at]})`]));
}

/** Table by table: in parallel they would wait for each other's connections. */
async function allLeaks(job?: string): Promise<string[]> {
  const messages: string[] = [];
  for (const table of tables) messages.push(...(await leaks(table, job)));
  return messages;
}

const undo = new Error("undone");

/** How many rows `query` returns to a member, or the code of its refusal. Always rolled back. */
async function answerOf(memberId: string, query: ReturnType<typeof sql>, job = "sweep"): Promise<number | string> {
  let count = 0;
  const work = testServer.context.database.withUser(memberId, async (tx) => {
    await tx.execute(sql`select set_config('app.job', ${job}, true)`); // the policies for the nightly jobs and the operator do not apply to members
    count = (await tx.execute(query)).rows.length;
    throw undo;
  });
  return work.catch((cause: unknown) => (cause === undo ? count : databaseCode(cause) || String(cause)));
}

test("every table that the app's role can access returns rows to their owner only", async () => {
  expect(tables).toContain("journal_entries");
  expect(await allLeaks()).toEqual([]);
  expect(await allLeaks("operator")).toEqual([]);
});

test("the operator's commands read every member table through a policy of its own, on a role that the app's role is not a member of", async () => {
  const policies = await rows<{ table: string; roles: string[]; isOurs: boolean }>(sql`
    select tablename::text as table, roles::text[] as roles, not pg_has_role('app_user', roles[1], 'member') as "isOurs"
    from pg_policies where schemaname = 'public' and policyname = tablename || '_operator' order by 1`);
  expect(policies.map(({ table }) => table)).toEqual(tables);
  for (const policy of policies) expect(policy).toMatchObject({ isOurs: true, roles: [expect.not.stringMatching(/^(public|app_user)$/)] });
});

test("row-level security is enabled and forced on all of them, and the owner is the key's first column", async () => {
  const facts = await rows<{ name: string; enabled: boolean; forced: boolean; mine: boolean; first: string }>(sql`
    select c.relname::text as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced, pg_get_userbyid(c.relowner) = 'app_user' as mine,
      (select a.attname::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0] where i.indrelid = c.oid and i.indisprimary) as first
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') order by 1`);
  for (const table of tables)
    expect(facts.find(({ name }) => name === table)).toEqual({ name: table, enabled: true, forced: true, mine: false, first: "user_id" });
  const [role] = await rows(
    sql`select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb from pg_roles where rolname = 'app_user'`,
  );
  expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcanlogin: false, rolcreaterole: false, rolcreatedb: false });
});

test("no function or view gives the app's role the rights of the tables' owner, but one that reads a member's time zone", async () => {
  const functions = await rows<{ name: string; isTrigger: boolean; settings: string[] | null }>(sql`
    select proname::text as name, prorettype = 'trigger'::regtype as "isTrigger", proconfig as settings
    from pg_proc where prosecdef and pronamespace not in (select oid from pg_namespace where nspname in ('pg_catalog', 'information_schema'))`);
  expect(functions).toEqual([{ name: "fill_journal_local_time", isTrigger: true, settings: ["search_path=public, pg_temp"] }]);
  expect(await rows(sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`)).toEqual([]);
  const [rights] = await rows(sql`select has_schema_privilege('app_user', 'public', 'create') as create,
    has_database_privilege('app_user', current_database(), 'create') as schemas`);
  expect(rights).toEqual({ create: false, schemas: false });
});

test("accounts, sessions and counters are not accessible to the app's role", async () => {
  for (const table of Object.values(authTables).filter((one) => is(one, PgTable))) {
    const name = getTableName(table);
    expect(tables).not.toContain(name);
    expect(await answerOf(owner.id, sql`select 1 from ${sql.identifier(name)}`), name).toBe("42501");
  }
});

test("the matrix itself turns red when a policy is dropped, opened or switched off", async () => {
  const policies = await rows<{ name: string; table: string; using: string; check: string }>(sql`
    select policyname::text as name, tablename::text as table, qual as using, with_check as check from pg_policies where schemaname = 'public' and 'app_user' = any(roles) order by 1`);
  expect(new Set(policies.map(({ table }) => table))).toEqual(new Set(tables));
  for (const { name, table, using, check } of policies) {
    const [at, policy] = [sql.identifier(table), sql.identifier(name)];
    const mutants = [
      [
        sql`drop policy ${policy} on ${at}`,
        sql`create policy ${policy} on ${at} for all to app_user using (${sql.raw(using)}) with check (${sql.raw(check)})`,
      ],
      [sql`alter policy ${policy} on ${at} using (true)`, sql`alter policy ${policy} on ${at} using (${sql.raw(using)})`],
      [sql`alter policy ${policy} on ${at} with check (true)`, sql`alter policy ${policy} on ${at} with check (${sql.raw(check)})`],
      [sql`alter table ${at} disable row level security`, sql`alter table ${at} enable row level security`],
    ] as const;
    for (const [harm, heal] of mutants) {
      await testServer.context.database.owner.execute(harm);
      const messages = await leaks(table);
      await testServer.context.database.owner.execute(heal);
      expect(messages, `${name} harmed`).not.toEqual([]);
    }
  }
  expect(await allLeaks(), "healed again").toEqual([]);
});
