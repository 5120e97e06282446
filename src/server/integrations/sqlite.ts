import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { Problem } from "#shared/errors.ts";

type Cell = string | number | bigint | null | Uint8Array;
export type SqliteRow = Record<string, Cell>;

/** What can be read from an SQLite file: the columns of its tables, and the rows of one table. */
export type SqliteFile = {
  /** Empty if there is no such table. */
  columnsOf: (table: string) => string[];
  /**
   * Without conditions, order or joins: SQLite plans those by statistics inside the file, and runs them without a pause in which we could
   * stop it.
   */
  rows: (table: string, columns: readonly string[]) => Iterable<SqliteRow>;
};

/**
 * Opens an SQLite database that a member sent, read-only. Only tables are read: a view could contain a query that never ends, and a crafted
 * file can keep SQLite busy even so, which is why app/reading.ts calls this in a process that it can end. Throws `invalid` for a damaged
 * file, `unavailable` if this Node has no SQLite.
 */
export async function withSqlite<Answer>(bytes: Uint8Array, work: (file: SqliteFile) => Answer): Promise<Answer> {
  const { DatabaseSync } = await import("node:sqlite").catch((cause: unknown) => {
    throw new Problem("unavailable", "This server cannot read SQLite files. It needs Node 24.", { cause });
  });
  try {
    const database = await opened(DatabaseSync, bytes);
    try {
      const tables = new Set(
        database
          .prepare("select name from pragma_table_list where schema = 'main' and type = 'table'")
          .all()
          .map(({ name }) => String(name)),
      );
      const columnsOf = (table: string) =>
        tables.has(table)
          ? database
              .prepare("select name from pragma_table_info(?)")
              .all(table)
              .map(({ name }) => String(name))
          : [];
      return work({
        columnsOf,
        rows: (table, columns) => {
          const known = columnsOf(table);
          if (!columns.every((column) => known.includes(column))) throw new Error(`no such columns of ${table}`);
          return database.prepare(`select ${columns.map(quoted).join(", ")} from ${quoted(table)}`).iterate() as Iterable<SqliteRow>;
        },
      });
    } finally {
      database.close();
    }
  } catch (error) {
    // a number beyond 2^53 is no amount and no date of the supported apps
    if (["ERR_SQLITE_ERROR", "ERR_OUT_OF_RANGE"].includes(String((error as { code?: unknown }).code)))
      throw new Problem("invalid", "This database is damaged, or not one that we know.", { field: "file", cause: error });
    throw error;
  }
}

/** SQLite reads only files: the file is deleted as soon as SQLite has opened it, so that nothing remains if this process ends. */
async function opened(Database: typeof DatabaseSync, bytes: Uint8Array): Promise<DatabaseSync> {
  const folder = await mkdtemp(join(tmpdir(), "evenday-sqlite-"));
  try {
    const path = join(folder, "file.sqlite");
    await writeFile(path, bytes, { mode: 0o600 });
    // immutable: no lock, and no journal beside it
    return new Database(new URL(`${pathToFileURL(path).href}?immutable=1`), { readOnly: true, allowExtension: false });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
