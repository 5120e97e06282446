import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Problem } from "#shared/errors.ts";

export type Cell = string | number | bigint | null | Uint8Array;
export type SqliteRow = Record<string, Cell>;

/** What can be asked of an SQLite file: its tables with their columns, and rows one by one. */
export type SqliteFile = { columnsOf: (table: string) => string[]; rows: (query: string) => Iterable<SqliteRow> };

/**
 * Opens an SQLite database that a member sent, for reading alone, in a folder of its own that goes afterwards. Only tables are read:
 * a view could hold a query that never ends. Throws `invalid` for a damaged file, `unavailable` where this Node has no SQLite.
 */
export async function withSqlite<Answer>(bytes: Uint8Array, work: (file: SqliteFile) => Answer): Promise<Answer> {
  const { DatabaseSync } = await import("node:sqlite").catch((cause: unknown) => {
    throw new Problem("unavailable", "This server cannot read SQLite files. It needs Node 24.", { cause });
  });
  const folder = await mkdtemp(join(tmpdir(), "evenday-sqlite-"));
  try {
    const path = join(folder, "file.sqlite");
    await writeFile(path, bytes, { mode: 0o600 });
    const database = new DatabaseSync(path, { readOnly: true, allowExtension: false });
    try {
      const tables = new Set(
        database
          .prepare("select name from sqlite_master where type = 'table'")
          .all()
          .map(({ name }) => String(name)),
      );
      return work({
        columnsOf: (table) =>
          tables.has(table)
            ? database
                .prepare("select name from pragma_table_info(?)")
                .all(table)
                .map(({ name }) => String(name))
            : [],
        rows: (query) => database.prepare(query).iterate() as Iterable<SqliteRow>,
      });
    } finally {
      database.close();
    }
  } catch (error) {
    if ((error as { code?: unknown }).code === "ERR_SQLITE_ERROR")
      throw new Problem("invalid", "This database is damaged, or not one that we know.", { field: "file", cause: error });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
