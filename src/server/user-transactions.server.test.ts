import { randomUUID } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aFolder, emptyPostgres } from "#testing/server.ts";
import { readConfig } from "./config.ts";
import type { Database, MemberTx } from "./database.ts";
import { openDatabase } from "./engine.ts";
import { openLog } from "./log.ts";

/** With one connection, so that all transactions use it. */
const open = (env: Record<string, string>, sent: string[] = []) =>
  openDatabase(readConfig({ NODE_ENV: "test", DATABASE_POOL: "1", ...env }), openLog("silent"), {
    watch: (text) => (sent.push(text), () => {}),
  });

const maya = randomUUID();
const numbered = (tx: MemberTx) => tx.execute(sql`select ${7}::int as seven`);
const setting = `set local role app_user; set local app.user_id = '${maya}'`;
const statement = "select $1::int as seven";

const sent: string[] = [];
let database: Database;
beforeAll(async () => {
  database = await open({ DATA_DIR: aFolder("user-transactions") }, sent);
});
beforeEach(() => void sent.splice(0));
afterAll(() => database.close());

const openTransactions = async () =>
  (await database.owner.execute(sql`select from pg_stat_activity where state like 'idle in transaction%'`)).rows.length;
const plannedIn = async (other: Database) => {
  const listed = (tx: MemberTx) => tx.execute<{ statement: string }>(sql`select statement from pg_prepared_statements`);
  return (await other.withUserReadOnly(maya, listed)).rows.map((row) => row.statement);
};

test("consecutive reads on a connection send each commit with the next start, and the last one alone", async () => {
  await Promise.all([1, 2].map(() => database.withUserReadOnly(maya, numbered)));
  await turn();
  expect(sent).toEqual([`begin read only; ${setting}`, statement, `commit; begin read only; ${setting}`, statement, "commit"]);
  await database.withUser(maya, numbered);
  expect(await openTransactions()).toBe(0);
});

test("a write after a read starts its own transaction, and so does a read after a failed one", async () => {
  const broken = (tx: MemberTx) => tx.execute(sql`select 1 / ${0}::int`);
  const outcomes = await Promise.allSettled([
    database.withUserReadOnly(maya, numbered),
    database.withUser(maya, numbered),
    database.withUserReadOnly(maya, broken),
    database.withUserReadOnly(maya, numbered),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  await turn();
  expect(sent.filter((text) => !text.startsWith("select"))).toEqual([
    `begin read only; ${setting}`,
    `commit; begin; ${setting}`,
    "commit",
    `begin read only; ${setting}`,
    "rollback",
    `begin read only; ${setting}`,
    "commit",
  ]);
});

test("a statement with parameters is prepared from its third use on a connection, unless a pooler may be in between", async () => {
  const reads = [1, 2, 3, 4].map(() => database.withUserReadOnly(maya, numbered));
  expect((await Promise.all(reads)).map(({ rows }) => rows[0])).toEqual([1, 2, 3, 4].map(() => ({ seven: 7 })));
  expect(await plannedIn(database)).toContain(statement);
  const url = await emptyPostgres();
  const pooled = await open({ DATA_DIR: aFolder("user-transactions-pooled"), DATABASE_URL: url, DATABASE_DIRECT_URL: url });
  try {
    for (let run = 0; run < 4; run += 1) await pooled.withUserReadOnly(maya, numbered);
    expect(await plannedIn(pooled)).toEqual([]);
  } finally {
    await pooled.close();
  }
});
