import { existsSync, openAsBlob, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { PGlite } from "@electric-sql/pglite";
import { templateFile } from "./built.ts";
import type { Config } from "./config.ts";
import { memberDoor, type Database, type Owner } from "./database.ts";
import { lockFolder } from "./lock.ts";
import { memberChanged, migrationsFolder } from "./migrations.ts";
import type { Log } from "./log.ts";

/**
 * Postgres compiled to run inside this process, for development, a demo and a household. A crash of the process loses
 * nothing; it never calls fsync, so a power cut may. Start-up says so.
 */
export async function openEmbedded(config: Config, log: Log): Promise<Database> {
  const release = lockFolder(config.DATA_DIR);
  try {
    return await openFolder(join(config.DATA_DIR, "db"), release, log);
  } catch (error) {
    release();
    throw error;
  }
}

async function openFolder(folder: string, release: () => void, log: Log): Promise<Database> {
  if (!existsSync(folder)) await unpackTemplate(folder);
  const client = await PGlite.create(folder);
  const database = await overPglite(client, folder);
  await migrate(drizzle(client), { migrationsFolder });
  log.info({ engine: "embedded" }, "database open");
  return { ...database, close: async () => { await client.close(); release(); } };
}

/** The same door over an instance that the caller opened, for tests. */
export async function overPglite(client: PGlite, place: string): Promise<Database> {
  // the two drivers differ only in how they send; their query builders are one
  const owner = drizzle(client) as unknown as Owner;
  const listeners: ((memberId: string) => void)[] = [];
  await client.listen(memberChanged, (memberId) => listeners.forEach((tell) => tell(memberId)));
  return {
    engine: "embedded",
    place,
    owner,
    asMember: memberDoor(owner),
    onMemberChanged: (tell) => void listeners.push(tell),
    hearsChanges: () => true,
    isReady: async () => (await owner.execute(sql`select 1`)).rows.length === 1,
    vacuum: async () => void (await client.exec("vacuum analyze")),
    close: () => client.close(),
  };
}

/**
 * A first start loads what the build prepared instead of running initdb for seconds. The folder gets its name only when
 * it is complete, so that a crash in between leaves nothing half made.
 */
async function unpackTemplate(folder: string) {
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const template = existsSync(templateFile) ? await openAsBlob(templateFile) : undefined;
  const client = await PGlite.create(fresh, template ? { loadDataDir: template } : {});
  await client.close();
  renameSync(fresh, folder);
}
