import { join } from "node:path";
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import { users } from "#server/auth.tables.ts";
import type { Config } from "#server/config.ts";
import { replaceFile } from "#server/durable-files.ts";
import { openDatabase } from "#server/engine.ts";
import type { Log } from "#server/log.ts";
import { checkFileStore } from "#server/file-store.ts";
import { databaseIdentity } from "#server/file-store.tables.ts";
import { newId } from "#server/ids.ts";
import { currentMigrations, knownMigrations } from "#server/migrations.ts";
import type { Files } from "#server/integrations/file-place.ts";
import { openFiles } from "#server/integrations/files.ts";
import { partsOf, storageKey, type StorageKey } from "#server/integrations/storage-key.ts";
import type { Transaction } from "#server/database.ts";
import { addDeletedAccounts, listDeletedAccounts, type DeletedAccount } from "./deleted-accounts.ts";
import type { Entry } from "./backup-entries.ts";
import { entriesOf } from "./backup-format.ts";
import { isOfFirstRelease, withCurrentNames } from "./first-release.ts";
import { allTables, asOperator, migrationsOf, schemaStatusOf, type TableShape } from "./operator.ts";
import type { StoredRows } from "./backup.ts";

/** The contents of the database after the restore, and what of the backup was left out. */
export type Restored = {
  takenAt: string;
  rows: number;
  files: number;
  members: number;
  removedAccounts: number;
  missing: number;
  /** Rows and files with a path that is no storage key of their member: never written anywhere. */
  refused: number;
  hasSecret: boolean;
};
type Start = Extract<Entry, { kind: "start" }>;
type Asked = {
  config: Config;
  log: Log;
  file: string;
  secret: Buffer | null;
  deleted: DeletedAccount[];
  stored: StoredRows;
  now: number;
  mayRestoreSecret: boolean;
};

/** Never restored: what was ended after the backup must not become valid again. Members sign in with their password. */
const endsWithRestore: readonly string[] = [
  "session",
  "verification",
  "passkeys",
  "calendar_addresses",
  "api_tokens",
  "push_devices",
  "push_queue",
  "webhook_endpoints",
  "webhook_deliveries",
  "database_identity",
  "unowned_files",
];

/** Reads a whole backup without changing anything. Throws `invalid` for damage, truncation or a wrong secret. */
export async function readThrough(
  file: string,
  secret: Buffer | null,
): Promise<{ start: Start; rows: number; files: number; bytes: number; missing: number }> {
  let start: Start | null = null;
  const seen = { rows: 0, files: 0, bytes: 0, missing: 0 };
  for await (const entry of entriesOf(file, secret)) {
    if (entry.kind === "start") start = entry;
    if (entry.kind === "row") seen.rows += 1;
    if (entry.kind === "missing") seen.missing += 1;
    if (entry.kind === "file") {
      seen.bytes += entry.size;
      seen.files += 1;
    }
    if (entry.kind === "end" && (entry.rows !== seen.rows || entry.files !== seen.files))
      throw new Problem("invalid", "This backup is damaged. Nothing was changed.");
  }
  if (start?.format !== 1 && start?.format !== 2) throw new Problem("invalid", "This backup has a form that this release does not know.");
  return { start, ...seen };
}

/**
 * Restores a backup into an empty database and its files into their store: all of it or nothing. Accounts that were deleted, by the backup,
 * the target's own list or `deleted`, are not restored. An older backup is first restored into its own schema, then migrated. Throws
 * conflict for a database with members, invalid for a backup that is damaged, cut or of a newer release.
 */
export async function restoreBackup(request: Asked): Promise<Restored> {
  const { config, log, file, secret, stored } = request;
  const { start } = await readThrough(file, secret);
  const isFirst = isOfFirstRelease(start.migrations);
  const migrations = isFirst ? knownMigrations() : currentMigrations(start.migrations);
  if (schemaStatusOf(migrations) === "newer")
    throw new Problem("invalid", "This backup was made by a newer release. Restore it with that one.");
  const database = await openDatabase(config, log, { schema: migrations.length, use: "beside" });
  const files = openFiles(config);
  const written: StorageKey[] = [];
  let mayBeCommitted = false;
  try {
    const has = await migrationsOf(database.owner);
    if (schemaStatusOf(has) === "newer" || has.length > migrations.length) {
      throw new Problem(
        "conflict",
        "This backup is older than the empty database that it should go into. Give restore a database without any tables (or an empty DATA_DIR): it brings it up to date by itself.",
      );
    }
    if (has.length === knownMigrations().length) await checkFileStore({ database, files });
    else if (await files.identity())
      throw new Problem(
        "conflict",
        "The file store belongs to another database. Restore into an empty file store, or start the server once and run: npm run admin -- adopt-files",
      );
    const deleted = new Map([...request.deleted, ...(await listDeletedAccounts(config.DATA_DIR))].map((one) => [one.id, one]));
    const created = await asOperator(
      database,
      async (tx) => {
        await tx.execute(sql`lock table "user" in share row exclusive mode`);
        const members = await rowsIn(tx, "user");
        if (members > 0) throw new Problem("conflict", `This database is not empty: it has members (${members}). Nothing was changed.`);
        const restored = await restoreEntries(tx, { entries: entriesOf(file, secret), files, stored, deleted, written, isFirst });
        mayBeCommitted = true;
        return restored;
      },
      "read committed",
    ); // a snapshot from before the lock would not show rows inserted in between
    await addDeletedAccounts(config.DATA_DIR, [...deleted.values()]);
    if (request.mayRestoreSecret && start.secret) putSecret(config.DATA_DIR, start.secret);
    await database.owner.execute(sql`analyze`);
    await database.close();
    const newest = await openDatabase(config, log, { use: "beside" });
    await newest.owner
      .insert(databaseIdentity)
      .values({ id: newId(), restoredAt: new Date(request.now) })
      .onConflictDoUpdate({ target: databaseIdentity.isOnly, set: { restoredAt: new Date(request.now) } });
    // Signed tokens, such as that of a known device, are in no row. The time is larger than any count of changes, so it invalidates the
    // earlier ones.
    await newest.owner.update(users).set({ credentialEpoch: Math.floor(request.now / 1000) });
    await newest.close();
    return { ...created, takenAt: start.takenAt, hasSecret: request.mayRestoreSecret && start.secret !== null };
  } catch (error) {
    if (!mayBeCommitted) for (const key of written) await files.remove(key);
    await database.close().catch(() => log.debug("the database was closed already"));
    throw error;
  }
}

type Taking = {
  entries: AsyncIterable<Entry>;
  files: Files;
  stored: StoredRows;
  deleted: Map<string, DeletedAccount>;
  written: StorageKey[];
  /** Whether it is a backup of release 0.1.0, whose tables had other names. */
  isFirst: boolean;
};

async function restoreEntries(
  tx: Transaction,
  { entries, files, stored, deleted, written, isFirst }: Taking,
): Promise<Omit<Restored, "takenAt" | "hasSecret">> {
  const count = { files: 0, missing: 0, refused: 0 };
  const gone: StorageKey[] = [];
  let table: TableShape | null = null;
  let page: string[] = [];
  const put = async () => {
    if (table && page.length > 0 && !endsWithRestore.includes(table.name)) await insert(tx, table, page);
    page = [];
  };
  let areRowsIn = false;
  for await (const entry of entries) {
    if (entry.kind === "row") {
      if (table?.name === stored.table && !stored.keyOf(named(table, entry.text))) {
        count.refused += 1;
        continue;
      }
      page.push(entry.text);
      if (page.length >= 200) await put();
      continue;
    }
    await put();
    if (entry.kind === "table") table = isFirst ? withCurrentNames(entry) : entry;
    if ((entry.kind === "file" || entry.kind === "end") && !areRowsIn) {
      for (const one of await deletedAccountsIn(tx)) deleted.set(one.id, one);
      areRowsIn = true;
    }
    if (entry.kind === "file") {
      const key = storageKey(entry.key);
      if (!key) count.refused += 1;
      if (!key || deleted.has(partsOf(key).member)) continue;
      const { path } = await files.intake(Readable.from(entry.bytes, { objectMode: false }), Number.MAX_SAFE_INTEGER);
      // a file that existed before must not be removed when this restore fails
      if (!(await files.has(key))) written.push(key);
      await files.keep(path, key);
      count.files += 1;
    }
    const left = entry.kind === "gone" ? storageKey(entry.key) : null;
    if (left) gone.push(left);
    if (entry.kind === "missing") count.missing += 1;
  }
  await stored.remove(tx, gone);
  const out = await removeDeletedAccounts(tx, [...deleted.values()]);
  let rows = 0;
  for (const { name } of await allTables(tx)) rows += await rowsIn(tx, name);
  return { ...count, rows, members: await rowsIn(tx, "user"), removedAccounts: out };
}

/** A row of the backup, keyed by column name. */
const named = ({ columns }: TableShape, text: string): Record<string, string | null> => {
  const values = JSON.parse(text) as (string | null)[];
  return Object.fromEntries(columns.map(({ name }, at) => [name, values[at] ?? null]));
};

async function rowsIn(tx: Transaction, table: string): Promise<number> {
  const [held] = (await tx.execute<{ rows: number }>(sql`select count(*)::int as rows from ${sql.identifier(table)}`)).rows;
  return held?.rows ?? 0;
}

async function insert(tx: Transaction, { name, columns }: TableShape, rows: string[]): Promise<void> {
  const names = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map(({ type }, at) => sql`(v->>${sql.raw(String(at))})::${sql.raw(type)}`),
    sql`, `,
  );
  await tx.execute(
    sql`insert into ${sql.identifier(name)} (${names}) select ${values} from json_array_elements(${`[${rows.join(",")}]`}::json) v on conflict do nothing`,
  );
}

const deletedAccountsIn = async (tx: Transaction): Promise<DeletedAccount[]> =>
  (await tx.execute<DeletedAccount>(sql`select id::text as id, to_char(deleted_at, 'YYYY-MM-DD') as day from deleted_accounts`)).rows;

/**
 * Removes accounts that were deleted since the backup; their rows follow by foreign key. Also removes sign-in providers that were removed
 * since. Returns the number of accounts.
 */
async function removeDeletedAccounts(tx: Transaction, deleted: DeletedAccount[]): Promise<number> {
  if (deleted.length === 0) return 0;
  const list = JSON.stringify(deleted);
  await tx.execute(
    sql`insert into deleted_accounts (id, deleted_at) select (v->>'id')::uuid, (v->>'day')::date::timestamptz from json_array_elements(${list}::json) v on conflict do nothing`,
  );
  await tx.execute(
    sql`delete from account where provider_id <> 'credential' and id in (select (v->>'id')::uuid from json_array_elements(${list}::json) v)`,
  );
  const out = await tx.execute(
    sql`delete from "user" where id in (select (v->>'id')::uuid from json_array_elements(${list}::json) v) returning id`,
  );
  return out.rows.length;
}

const putSecret = (dataDir: string, secret: string) => replaceFile(join(dataDir, "auth-secret"), secret);
