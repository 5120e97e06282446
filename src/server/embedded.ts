import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { drizzle, PgliteSession, PgliteTransaction } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import { Problem } from "#kernel/problem.ts";
import { templateFile } from "./built.ts";
import type { Config } from "./config.ts";
import { becoming, type Database, type MemberTx, type Owner } from "./database.ts";
import { lockFolder } from "./lock.ts";
import { knownMigrations, memberChanged, withMigrations, type Schema } from "./migrations.ts";
import type { Log } from "./log.ts";

/**
 * Postgres compiled to run inside this process, for development, a demo and a household. A crash of the process loses
 * nothing; it never calls fsync, so a power cut may. Start-up says so.
 */
export async function openEmbedded(config: Config, log: Log, schema: Schema = "newest"): Promise<Database> {
  const release = lockFolder(config.DATA_DIR);
  try {
    return await openFolder(config.DATA_DIR, release, log, schema);
  } catch (error) {
    release();
    throw error;
  }
}

async function openFolder(dataDir: string, release: () => void, log: Log, schema: Schema): Promise<Database> {
  const folder = join(dataDir, "db");
  if (!existsSync(folder)) {
    if (schema === "untouched") throw new Problem("not-found", `There is no Evenday in ${dataDir} yet.`);
    await unpackTemplate(folder, schema === "newest" || schema >= knownMigrations().length);
  }
  const client = await PGlite.create(folder, { startParams: [...PGlite.defaultStartParams, ...filesAtMost()] });
  const database = await overPglite(client, folder);
  await withMigrations(schema, dataDir, (migrationsFolder) => migrate(drizzle(client), { migrationsFolder }));
  log.info({ engine: "embedded" }, "database open");
  return {
    ...database,
    close: async () => {
      await client.close();
      release();
    },
  };
}

/**
 * Left alone the engine keeps a thousand files open. Where the process may have fewer it must be told: met by the limit, it
 * makes a file, fails to open it, and takes what it has just made for somebody else's. Half is left to the connections.
 */
function filesAtMost(): string[] {
  const report = process.report as (NodeJS.ProcessReport & { excludeNetwork?: boolean }) | undefined; // Node 24 has more than its types
  if (report) report.excludeNetwork = true; // asking names of addresses would take seconds
  const { userLimits } = (report?.getReport() ?? {}) as { userLimits?: { open_files?: { soft: number | "unlimited" } } };
  const soft = Number(userLimits?.open_files?.soft); // not a number: unlimited, or a system without limits
  return soft < 2000 ? ["-c", `max_files_per_process=${Math.max(64, Math.floor(soft / 2))}`] : [];
}

const dialect = new PgDialect();

async function within<T>(own: Transaction, head: string, memberId: string, work: (tx: MemberTx) => Promise<T>): Promise<T> {
  await own.exec(head);
  const tx = new PgliteTransaction(dialect, new PgliteSession(own, dialect, undefined), undefined);
  return work(Object.assign(tx as unknown as MemberTx, { memberId }));
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
    asMember: (memberId, work) => client.transaction((own) => within(own, becoming(memberId), memberId, work)),
    asReader: (memberId, work) =>
      client.transaction((own) => within(own, `set transaction read only; ${becoming(memberId)}`, memberId, work)),
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
async function unpackTemplate(folder: string, isNewest: boolean) {
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  // read at once: a blob of the file would fail if a build replaced it before the engine comes to its bytes
  const template = isNewest && existsSync(templateFile) ? new Blob([readFileSync(templateFile)]) : undefined;
  const client = await PGlite.create(fresh, template ? { loadDataDir: template } : {});
  await client.close();
  renameSync(fresh, folder);
}
