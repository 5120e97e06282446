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

/** All of a member's rows as text by table, to detect any change. */
export async function rowsOfUser(testServer: TestServer, memberId: string): Promise<Record<string, string[]>> {
  const { rows: tables } = await testServer.context.database.owner.execute<{ name: string }>(sql`
    select distinct table_name::text as name from information_schema.role_table_grants where grantee = 'app_user' and table_schema = 'public' order by 1`);
  const held: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await testServer.context.database.withUser(memberId, (tx) =>
      tx.execute<{ row: string }>(sql`select to_jsonb(t.*)::text as row from ${sql.identifier(name)} t order by 1`),
    );
    if (rows.length > 0) held[name] = rows.map(({ row }) => row);
  }
  return held;
}
