import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { templateFolder, templateJournal } from "#server/build-paths.ts";
import { startCluster } from "#server/embedded/cluster.ts";
import { copyCluster, dataIn } from "#server/embedded/data.ts";
import { openLog } from "#server/log.ts";
import { journalFile, migrationsFolder } from "#server/migrations.ts";

/** Prepares a migrated, empty cluster of the embedded Postgres, so that a first start copies it instead of running initdb. */
export async function makeTemplate(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), "evenday-template-"));
  try {
    const settings = { fsync: "off", full_page_writes: "off" }; // no valuable data yet: the copies of it are synced to disk
    const cluster = await startCluster({ dataDir: work, log: openLog("warn"), pool: 1, settings });
    try {
      await using(cluster.url, async (client) => migrate(drizzle(client), { migrationsFolder }));
      await using(cluster.superUrl("evenday"), async (client) => void (await client.query("vacuum (analyze, freeze)")));
    } finally {
      await cluster.stop();
    }
    // readable by every account that starts Evenday, which copies it; it contains no data
    const fresh = `${templateFolder}.${process.pid}`;
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    copyCluster(dataIn(work), fresh, null, { folder: 0o755, file: 0o644 });
    chmodSync(fresh, 0o755);
    const before = `${fresh}.before`;
    if (existsSync(templateFolder)) renameSync(templateFolder, before);
    renameSync(fresh, templateFolder);
    cpSync(journalFile, templateJournal);
    rmSync(before, { recursive: true, force: true });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function using(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}

if (import.meta.main) await makeTemplate();
