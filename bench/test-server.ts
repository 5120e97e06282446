/** The whole server in this process, for benches that send a page's requests. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { buildApp } from "#app/server.ts";
import { publicKey } from "#shared/release.ts";
import { readConfig } from "#server/config.ts";
import { openContext } from "#server/context.ts";

/** On `databaseUrl`, from which `close` removes the members that entered, or on an embedded Postgres in a folder that it removes. */
export async function createBenchServer(databaseUrl: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), "evenday-bench-"));
  const context = await openContext(
    readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", AUTH_SECRET: randomBytes(32).toString("hex"), DATABASE_URL: databaseUrl }),
  );
  const app = buildApp(context);
  const entered: string[] = [];

  /** One call with its answer read; throws on an error status. */
  const send = async (method: string, path: string, body?: unknown, token?: string) => {
    const headers = {
      apikey: publicKey,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const answer = await app.fetch(
      new Request(`http://localhost${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
    );
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as Record<string, unknown>;
  };

  return {
    context,
    send,
    /** A new member with a session. */
    enter: async (): Promise<{ id: string; token: string }> => {
      const person = { email: `${newId()}@example.com`, password: "three plain words" };
      await send("POST", "/api/auth/sign-up", { ...person, timeZone: "UTC" });
      const { token, member } = (await send("POST", "/api/auth/sign-in", person)) as { token: string; member: { id: string } };
      entered.push(member.id);
      return { id: member.id, token };
    },
    /** Duration of one read, ms. */
    timed: async (path: string, token: string): Promise<number> => {
      const begun = performance.now();
      await send("GET", path, undefined, token);
      return performance.now() - begun;
    },
    close: async () => {
      await context.jobs.stop();
      if (databaseUrl) for (const id of entered) await context.database.owner.execute(sql`delete from "user" where id = ${id}`);
      await context.database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
