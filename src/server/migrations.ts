import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the SQL migrations, applied in order at every start. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));
/** The channel on which a trigger announces that a member's session or account row changed. */
export const memberChanged = "member_changed";

/** How far opening migrates the schema: to the newest, not at all, or through the first n migrations. */
export type Schema = "newest" | "untouched" | number;

type Journal = { entries: { when: number; tag: string }[] };
const journal = (): Journal => JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8")) as Journal;

/** The migrations of this release, oldest first, each by the timestamp that identifies it in a database. */
export const knownMigrations = (): number[] => journal().entries.map((one) => one.when);

/** Runs `work` with a folder that holds the migrations up to `schema`; returns null without running it for "untouched". */
export async function withMigrations<T>(schema: Schema, dataDir: string, work: (folder: string) => Promise<T>): Promise<T | null> {
  if (schema === "untouched") return null;
  if (schema === "newest" || schema >= knownMigrations().length) return work(migrationsFolder);
  const folder = mkdtempSync(join(dataDir, "migrations-"));
  try {
    const { entries, ...rest } = journal();
    mkdirSync(join(folder, "meta"));
    for (const { tag } of entries.slice(0, schema)) cpSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
    writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ ...rest, entries: entries.slice(0, schema) }));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
