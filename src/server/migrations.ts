import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Problem } from "#shared/errors.ts";

/** Folder of the SQL migrations, applied in order at every start. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));
/** The channel on which a trigger announces that a member's session or account row changed. */
export const memberChanged = "member_changed";

/** How far opening migrates the schema: to the newest, not at all, or through the first n migrations. */
export type Schema = "newest" | "untouched" | number;

/** The list of the migrations, with the timestamp that identifies each in a database. */
export const journalFile = join(migrationsFolder, "meta/_journal.json");

type Journal = { entries: { when: number; tag: string }[] };
const journal = (): Journal => JSON.parse(readFileSync(journalFile, "utf8")) as Journal;

/** The migrations of this release, oldest first, each by the timestamp that identifies it in a database. */
export const knownMigrations = (): number[] => journal().entries.map((one) => one.when);

/** The timestamps of the ten migrations that 0000_initial replaces, with the eleventh, whose timestamp it carries. */
const replaced = [
  1795400792063, 1795407283548, 1795408245283, 1795408994721, 1795410453035, 1795411719021, 1795412231333, 1795421822611, 1795421829779,
  1795424234116,
];

/**
 * The migrations of a database or backup as this release counts them: all eleven before 0000_initial are that one.
 * Throws conflict when only some of them were applied: no migration of this release continues from there.
 */
export function currentMigrations(applied: number[]): number[] {
  const others = applied.filter((at) => !replaced.includes(at));
  if (others.length < applied.length && !others.includes(knownMigrations()[0] ?? 0))
    throw new Problem(
      "conflict",
      "this database was made by a development version that this release cannot update. Nothing was changed. Start a version that ends with the migration 0010_bank_imports with it once, then this one.",
    );
  return others;
}

/** Runs `work` with a folder that contains the migrations up to `schema`; returns null without running it for "untouched". */
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
