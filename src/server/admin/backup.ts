import { createHash, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { appendFile, mkdir, readFile, readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import type { StorageKey } from "#server/integrations/storage-key.ts";
import type { Transaction } from "#server/database.ts";
import { hashed } from "./backup-lines.ts";
import { formatOfTar, names, sumLine, tarOf, type Manifest, type Summary, type TarEntry } from "./backup-tar.ts";
import { allTables, asOperator, migrationsOf, schemaStatusOf, type TableShape } from "./operator.ts";

/** What a row says of a stored file. `key` is null if it names no file of its member, `sha256` if none was stored. */
export type StoredFile = { userId: string; id: string; key: StorageKey | null; size: number; sha256: string | null };
/** Which stored files a feature's rows refer to; filled in by app/. */
export type StoredRows = {
  table: string;
  list: (tx: Transaction) => Promise<StoredFile[]>;
  /** The key that a row of `table` names, from its columns as text; null if it names no file of its member. */
  keyOf: (row: Record<string, string | null>) => StorageKey | null;
  has: (tx: Transaction, key: StorageKey) => Promise<boolean>;
  /** Removes the rows of files that do not exist. */
  remove: (tx: Transaction, keys: StorageKey[]) => Promise<void>;
};

/** The parts of the context that a backup needs. */
type BackupSource = Pick<AppContext, "database" | "config" | "clock" | "files">;

const spoolName = "backup-spool-";
const pageRows = 200;

/**
 * The content of a full backup, a tar (backup-tar.ts): all rows of one instant, then every file they refer to. The rows go to files
 * under DATA_DIR first, so that their sizes are known and the transaction is short: an open one keeps old versions of rows from being
 * cleared. `withSecret` adds the generated secret, for encrypted backups only.
 */
export async function* takeBackup(context: BackupSource, stored: StoredRows, withSecret: boolean): AsyncGenerator<Uint8Array> {
  const { database, config } = context;
  await sweepSpools(config.DATA_DIR);
  const migrations = await migrationsOf(database.owner);
  if (schemaStatusOf(migrations) === "newer")
    throw new Problem("conflict", "This database belongs to a newer release. Back it up with that one.");
  if (migrations.length === 0) throw new Problem("not-found", "There is no Evenday in this database yet.");
  const start = { format: formatOfTar, takenAt: new Date(context.clock()).toISOString(), engine: database.engine, migrations } as const;
  const spool = join(config.DATA_DIR, `${spoolName}${randomBytes(8).toString("hex")}`);
  try {
    await mkdir(spool, { mode: 0o700 });
    const { tables, files } = await asOperator(database, async (tx) => ({
      tables: await spoolRows(tx, spool),
      files: await stored.list(tx),
    }));
    const secret = withSecret ? await ownSecret(config.DATA_DIR) : null;
    yield* tarOf(partsOf({ context, stored, spool, secret, manifest: { ...start, tables }, files }));
  } finally {
    await rm(spool, { recursive: true, force: true });
  }
}

async function spoolRows(tx: Transaction, spool: string): Promise<Manifest["tables"]> {
  const tables: Manifest["tables"] = [];
  for (const table of await allTables(tx)) {
    const count = { rows: 0 };
    const path = join(spool, basename(names.data(table.name)));
    await pipeline(Readable.from(rowsOf(tx, table, count)), createWriteStream(path, { flags: "wx", mode: 0o600 }));
    tables.push({ ...table, ...count });
  }
  return tables;
}

/** Every row of a table, one per line. `verify` also uses it to check that all rows can be read. */
export async function* rowsOf(tx: Transaction, table: TableShape, count: { rows: number }): AsyncGenerator<Buffer> {
  await tx.execute(sql`declare evenday_rows no scroll cursor for ${textOf(table)}`);
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql`fetch ${sql.raw(String(pageRows))} from evenday_rows`);
    if (rows.length === 0) break;
    count.rows += rows.length;
    yield Buffer.from(rows.map(({ row }) => `${row}\n`).join(""));
  }
  await tx.execute(sql`close evenday_rows`);
}

/** Each row as a JSON array of its columns' texts: exact for every type, because nothing is parsed as a number. */
function textOf({ name, columns }: TableShape) {
  const list = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)}::text`),
    sql`, `,
  );
  return sql`select to_json(array[${list}])::text as row from ${sql.identifier(name)}`;
}

type Parts = { context: BackupSource; stored: StoredRows; spool: string; secret: string | null; manifest: Manifest; files: StoredFile[] };

/** The entries of the tar in order; checksums go to a file, because there may be many. */
async function* partsOf({ context, stored, spool, secret, manifest, files }: Parts): AsyncGenerator<TarEntry> {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const summary: Summary = { tables: manifest.tables.length, rows, files: 0, bytes: 0, gone: [], missing: [] };
  const sums = join(spool, names.sums);
  async function* part(name: string, size: number, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
    const hash = createHash("sha256");
    yield { name, size, bytes: hashed(bytes, hash) };
    await appendFile(sums, sumLine(hash.digest("hex"), name), { mode: 0o600 });
  }
  const text = (name: string, content: string) => part(name, Buffer.byteLength(content), Readable.from([Buffer.from(content)]));
  if (secret !== null) yield* text(names.secret, secret);
  yield* text(names.manifest, `${JSON.stringify(manifest, null, 1)}\n`);
  for (const table of manifest.tables)
    yield* part(names.data(table.name), ...(await spooled(join(spool, basename(names.data(table.name))))));
  for (const { key } of files) {
    if (!key) continue;
    const found = await context.files.read(key);
    if (found) {
      yield* part(names.file(key), found.size, ofSize(found));
      summary.files += 1;
      summary.bytes += found.size;
      continue;
    }
    // deleted by its member meanwhile, or really missing: the current rows show which
    const isMissing = await asOperator(context.database, (tx) => stored.has(tx, key));
    summary[isMissing ? "missing" : "gone"].push(key);
  }
  yield* text(names.summary, `${JSON.stringify(summary, null, 1)}\n`);
  const [size, bytes] = await spooled(sums);
  yield { name: names.sums, size, bytes };
}

const spooled = async (path: string): Promise<[number, AsyncIterable<Uint8Array>]> => [
  (await stat(path)).size,
  createReadStream(path) as AsyncIterable<Uint8Array>,
];

async function* ofSize({ size, bytes }: { size: number; bytes: ReadableStream<Uint8Array> }): AsyncGenerator<Uint8Array> {
  let sent = 0;
  for await (const chunk of bytes as unknown as AsyncIterable<Uint8Array>) {
    sent += chunk.length;
    yield chunk;
  }
  if (sent !== size) throw new Problem("unavailable", "A stored file changed its size while it was read. Please take the backup again.");
}

async function ownSecret(dataDir: string): Promise<string | null> {
  try {
    return (await readFile(join(dataDir, "auth-secret"), "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Removes temporary files of a backup that was killed, once older than an hour, because another one may be running. */
async function sweepSpools(dataDir: string): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((one) => one.startsWith(spoolName))) {
    const found = await stat(join(dataDir, name)).catch(() => null); // removed already: its own backup has just ended
    if (found && found.mtimeMs < Date.now() - 3_600_000) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
