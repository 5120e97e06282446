import { sql } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "./context.ts";
import type { Database, Owner } from "./database.ts";
import { databaseIdentity } from "./file-store.tables.ts";
import { newId } from "./ids.ts";
import type { Files } from "./integrations/file-place.ts";

/** This database's own id, created at first use, and when a backup was restored into it. */
export async function identityOf(owner: Owner): Promise<{ id: string; restoredAt: Date | null }> {
  await owner.insert(databaseIdentity).values({ id: newId() }).onConflictDoNothing();
  const [row] = await owner.select().from(databaseIdentity);
  if (!row) throw new Error("the database's id was written but did not come back");
  return row;
}

/**
 * Checks that the file store belongs to this database: at first use it gets the database's id. Throws a conflict with both ids for the
 * store of another database, and for files without an id beside a database without documents.
 */
export async function checkFileStore({ database, files }: { database: Database; files: Files }): Promise<void> {
  const { id } = await identityOf(database.owner);
  const found = await files.identity();
  if (found === id) return;
  const adopt = "If this is meant, stop the other server and run: npm run admin -- adopt-files";
  if (found !== null) throw new Problem("conflict", `The file store belongs to database ${found}, and this is database ${id}. ${adopt}`);
  if ((await holdsFiles(files)) && !(await hasMembers(database.owner)))
    throw new Problem("conflict", `The file store holds files of no known database, and this database (${id}) has no members. ${adopt}`);
  await files.identify(id);
}

/**
 * Like checkFileStore, but a store that does not answer does not fail the start: it is checked before the first file is stored. Members do
 * not see what is wrong with it; the log does.
 */
export async function checkFileStoreAtStart(context: AppContext): Promise<void> {
  const { files, log, config } = context;
  const { keep } = files;
  try {
    await checkFileStore(context);
  } catch (error) {
    if (!(error instanceof Problem && error.kind === "unavailable")) throw error;
    log.warn({ place: config.S3_ENDPOINT }, "the file store does not answer: until it does, no document can be uploaded or opened");
    files.keep = async (temporary, key) => {
      await checkFileStore(context).catch((cause: unknown) => {
        if (!(cause instanceof Problem && cause.kind === "conflict")) throw cause;
        log.error({ err: cause }, "the file store cannot be used");
        throw new Problem("unavailable", "We cannot reach the file store just now. Please try again in a moment.", { cause });
      });
      files.keep = keep;
      await keep(temporary, key);
    };
  }
}

/** Gives the file store this database's id, whatever it had. Returns both. */
export async function adoptFileStore({
  database,
  files,
}: {
  database: Database;
  files: Files;
}): Promise<{ id: string; before: string | null }> {
  const { id } = await identityOf(database.owner);
  const before = await files.identity();
  await files.identify(id);
  return { id, before };
}

export async function hasMembers(owner: Owner): Promise<boolean> {
  return (await owner.execute(sql`select 1 from "user" limit 1`)).rows.length > 0;
}

async function holdsFiles(files: Files): Promise<boolean> {
  for await (const _ of files.list()) return true;
  return false;
}
