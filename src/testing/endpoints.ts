import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { TestServer } from "./server.ts";
import type { Person } from "./people.ts";

/** The path of a route with random ids, which do not exist. */
export const plainPath = (path: string): string => path.replace(/\{\+?\w+\}/g, randomUUID());

/** Calls one endpoint, as `person` or anonymously. */
export async function requestEndpoint(
  testServer: TestServer,
  person: Person | null,
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; text: string; headers: Headers }> {
  const headers = {
    ...(person ? { authorization: `Bearer ${person.token}` } : {}),
    ...(init.headers as Record<string, string> | undefined),
  };
  const answer = await testServer.fetch(path, { ...init, headers });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

/** The tables that members' transactions may use, by server: they are the same for as long as it runs. */
const tablesOf = new WeakMap<TestServer, Promise<string[]>>();

async function memberTables({ context }: TestServer): Promise<string[]> {
  const { rows } = await context.database.owner.execute<{ name: string }>(sql`
    select distinct table_name::text as name from information_schema.role_table_grants where grantee = 'app_user' and table_schema = 'public'`);
  return rows.map(({ name }) => name);
}

/** All of a member's rows as text by table, to detect any change. One statement: a transaction for each table takes ten times as long. */
export async function rowsOfUser(testServer: TestServer, memberId: string): Promise<Record<string, string[]>> {
  const tables = tablesOf.get(testServer) ?? memberTables(testServer);
  tablesOf.set(testServer, tables);
  const ofEach = (await tables).map(
    (name) => sql`select ${sql.raw(`'${name}'`)} as name, to_jsonb(t.*)::text as row from ${sql.identifier(name)} t`,
  );
  const { rows } = await testServer.context.database.withUser(memberId, (tx) =>
    tx.execute<{ name: string; row: string }>(sql`${sql.join(ofEach, sql` union all `)} order by name, row`),
  );
  const held: Record<string, string[]> = {};
  for (const { name, row } of rows) (held[name] ??= []).push(row);
  return held;
}
