import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, cpSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { migrationsFolder } from "#server/migrations.ts";

/** How many partitions every member table has in this run; 0 for none. */
export const partitions = Number(process.env["EVENDAY_TEST_PARTITIONS"] ?? 0);

/**
 * The migrations with every member table hash-partitioned by its member, as a distributed Postgres would store it. Nothing else changes:
 * tests that pass on it use no query that crosses members.
 */
function partitioned(sql: string, pieces: number): string {
  return sql.replace(/CREATE TABLE "(\w+)" \(\n\t"user_id" uuid[\s\S]*?\n\);/g, (whole, table: string) => {
    const parts = Array.from(
      { length: pieces },
      (_, piece) => `CREATE TABLE "${table}_${piece}" PARTITION OF "${table}" FOR VALUES WITH (MODULUS ${pieces}, REMAINDER ${piece});`,
    );
    return [`${whole.slice(0, -1)} PARTITION BY HASH ("user_id");`, ...parts].join("--> statement-breakpoint\n");
  });
}

/** Migrates an empty database to the newest schema. */
export async function migrateWhole(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await migrate(drizzle(pool), { migrationsFolder }).finally(() => pool.end());
}

/** Migrates an empty database to the newest schema, partitioned. The app's own migrations then have nothing to do. */
export async function migratePartitioned(url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "evenday-pieces-"));
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    mkdirSync(join(folder, "meta"));
    cpSync(join(migrationsFolder, "meta/_journal.json"), join(folder, "meta/_journal.json"));
    const { entries } = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as { entries: { tag: string }[] };
    for (const { tag } of entries)
      writeFileSync(join(folder, `${tag}.sql`), partitioned(readFileSync(join(migrationsFolder, `${tag}.sql`), "utf8"), partitions));
    await migrate(drizzle(pool), { migrationsFolder: folder });
    const { rows } = await pool.query<{ whole: string[] | null }>(`select array_agg(c.relname::text) as whole from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity and not c.relispartition`);
    if (rows[0]?.whole) throw new Error(`these member tables are not in pieces: ${rows[0].whole.join(", ")}`);
  } finally {
    await pool.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
