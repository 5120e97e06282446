import { createHash, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import type { StorageKey } from "#server/integrations/storage-key.ts";
import { allTables, asOperator, migrationsOf, schemaStatusOf, type OperatorTx, type TableShape } from "./operator.ts";

/** What a row says of a stored file. `key` is null where it names no file of its member, `sha256` where none was stored. */
export type StoredFile = { userId: string; id: string; key: StorageKey | null; size: number; sha256: string | null };
/** Which stored files a feature's rows refer to; filled in by app/. */
export type StoredRows = {
  table: string;
  list: (tx: OperatorTx) => Promise<StoredFile[]>;
  /** The key that a row of `table` names, its columns by name as text; null where it names no file of its member. */
  keyOf: (row: Record<string, string | null>) => StorageKey | null;
  has: (tx: OperatorTx, key: StorageKey) => Promise<boolean>;
  /** Removes the rows of files that do not exist. */
  remove: (tx: OperatorTx, keys: StorageKey[]) => Promise<void>;
};

/** What a backup is taken of. */
export type BackupSource = Pick<AppContext, "database" | "config" | "clock" | "files">;

const spoolName = "backup-spool-";
const pageRows = 200;

/**
 * The content of a full backup: all rows of one instant, then every file they refer to. The rows go to a file under DATA_DIR
 * first, so that the transaction is short: an open one keeps old versions of rows from being cleared. `withSecret` adds the generated secret,
 * for encrypted backups only.
 */
export async function* takeBackup(context: BackupSource, stored: StoredRows, withSecret: boolean): AsyncGenerator<Uint8Array> {
  const { database, config } = context;
  await sweepSpools(config.DATA_DIR);
  const migrations = await migrationsOf(database.owner);
  if (schemaStatusOf(migrations) === "newer")
    throw new Problem("conflict", "This database belongs to a newer release. Back it up with that one.");
  if (migrations.length === 0) throw new Problem("not-found", "There is no Evenday in this database yet.");
  yield line({
    kind: "start",
    format: 1,
    takenAt: new Date(context.clock()).toISOString(),
    engine: database.engine,
    migrations,
    secret: withSecret ? await ownSecret(config.DATA_DIR) : null,
  });

  const spool = join(config.DATA_DIR, `${spoolName}${randomBytes(8).toString("hex")}`);
  const count = { tables: 0, rows: 0, files: 0, bytes: 0 };
  try {
    const files = await asOperator(database, async (tx) => {
      await pipeline(Readable.from(rowsOf(tx, count)), createWriteStream(spool, { flags: "wx", mode: 0o600 }));
      return stored.list(tx);
    });
    yield* createReadStream(spool) as AsyncIterable<Uint8Array>;
    for (const { key } of files) if (key) yield* filePart(context, stored, key, count);
  } finally {
    await rm(spool, { force: true });
  }
  yield line({ kind: "end", ...count });
}

/** Every row of every table as lines. `verify` also uses it to check that all rows can be read. */
export async function* rowsOf(tx: OperatorTx, count: { tables: number; rows: number }): AsyncGenerator<Buffer> {
  for (const table of await allTables(tx)) {
    yield line({ kind: "table", ...table });
    count.tables += 1;
    await tx.execute(sql`declare evenday_rows no scroll cursor for ${textOf(table)}`);
    for (;;) {
      const { rows } = await tx.execute<{ row: string }>(sql`fetch ${sql.raw(String(pageRows))} from evenday_rows`);
      if (rows.length === 0) break;
      count.rows += rows.length;
      yield Buffer.from(rows.map(({ row }) => `${row}\n`).join(""));
    }
    await tx.execute(sql`close evenday_rows`);
  }
}

/** Each row as a JSON array of its columns' texts: exact for every type, never parsed as numbers on the way. */
function textOf({ name, columns }: TableShape) {
  const list = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)}::text`),
    sql`, `,
  );
  return sql`select to_json(array[${list}])::text as row from ${sql.identifier(name)}`;
}

async function* filePart(
  context: BackupSource,
  stored: StoredRows,
  key: StorageKey,
  count: { files: number; bytes: number },
): AsyncGenerator<Uint8Array> {
  const found = await context.files.read(key);
  if (!found) {
    // deleted by its member meanwhile, or really missing: the current rows tell which
    const isMissing = await asOperator(context.database, (tx) => stored.has(tx, key));
    yield line({ kind: isMissing ? "missing" : "gone", key });
    return;
  }
  yield line({ kind: "file", key, size: found.size });
  const hash = createHash("sha256");
  let sent = 0;
  for await (const chunk of found.bytes as unknown as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    sent += chunk.length;
    yield chunk;
  }
  if (sent !== found.size)
    throw new Problem("unavailable", "A stored file changed its size while it was read. Please take the backup again.");
  count.files += 1;
  count.bytes += sent;
  yield line({ kind: "hash", key, sha256: hash.digest("hex") });
}

const line = (entry: object) => Buffer.from(`${JSON.stringify(entry)}\n`);

async function ownSecret(dataDir: string): Promise<string | null> {
  try {
    return (await readFile(join(dataDir, "auth-secret"), "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Temporary files of a backup that was killed, once older than an hour: another one may be running. */
async function sweepSpools(dataDir: string): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((one) => one.startsWith(spoolName))) {
    const handle = await open(join(dataDir, name)).catch(() => null); // gone already: its own backup has just ended
    const { mtimeMs } = (await handle?.stat()) ?? { mtimeMs: Number.POSITIVE_INFINITY };
    await handle?.close();
    if (mtimeMs < Date.now() - 3_600_000) await rm(join(dataDir, name), { force: true });
  }
}
