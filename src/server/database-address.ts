import type pg from "pg";
import { Problem } from "#shared/errors.ts";

/** The parts of an address of a database; one by a socket (`?host=`) may have no host behind the login. */
export const databaseUrl = (address: string): URL => new URL(address.replace("@/", "@localhost/"));

/** A pooler gives its clients made-up process ids, so that it can forward their cancel requests. */
export async function isBehindPooler(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const announced = (client as { processID?: number | null }).processID;
  return typeof announced === "number" && rows[0]?.pid !== announced;
}

/** A database's name and its server: the same through a pooler and after a failover. Null where a login may not ask. */
export const databaseId = (client: pg.Client): Promise<string | null> =>
  client.query<{ id: string }>("select current_database() || ' ' || system_identifier as id from pg_control_system()").then(
    ({ rows }) => rows[0]?.id ?? null,
    () => null,
  );

/** Returns whether the connection is behind a pooler. Throws conflict if it leads to another database: a member's rows would be in two. */
export const sameDatabase = (setting: string, id: string | null) => async (client: pg.Client) => {
  const found = await databaseId(client);
  if (id !== null && found !== null && found !== id)
    throw new Problem("conflict", `${setting}: it leads to another database than DATABASE_URL. Name the same one.`);
  return isBehindPooler(client);
};
