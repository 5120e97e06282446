import { csvOf, jsonOf, memberTables, rowsOf, type Row } from "#server/archive.ts";
import type { AppContext } from "#server/context.ts";
import type { MemberTx } from "#server/database.ts";
import { everyDeleted } from "#server/trash.ts";
import type { Member } from "#server/session.ts";
import { zipOf, type Part } from "#server/zip.ts";

export const format = "evenday-export-1";
const encode = (text: string) => new TextEncoder().encode(text);

/** The archive's member; without a session when an operator creates it. */
type Owner = Pick<Member, "id" | "email" | "timeZone" | "currency" | "weekStartsOn" | "createdAt">;

/**
 * Streams the member's archive: a manifest, every table as JSON and CSV, and the documents under their own names. `onEnd` runs when it was
 * read, failed or was given up.
 */
export function exportMember(context: AppContext, member: Owner, onEnd?: () => void): ReadableStream<Uint8Array> {
  return zipOf(parts(context, member), onEnd);
}

/**
 * The size of the archive in bytes, computed by packing the data once without storing it; documents are not read. Rows written meanwhile
 * make it slightly wrong, so it is fine for a progress bar, but not as a content length.
 */
export async function sizeOfArchive(context: AppContext, member: Owner): Promise<number> {
  let bytes = 0;
  async function* counted(): AsyncGenerator<Part> {
    yield* data(context, member);
    for (const archive of context.archives) {
      for await (const { name, size } of archive.sizes(member.id)) {
        bytes += size;
        yield { name, bytes: new Uint8Array(0), isPacked: true };
      }
    }
  }
  for await (const chunk of zipOf(counted())) bytes += chunk.length;
  return bytes;
}

async function* parts(context: AppContext, member: Owner): AsyncGenerator<Part> {
  yield* data(context, member);
  for (const archive of context.archives) yield* archive.give(member.id);
}

async function* data(context: AppContext, member: Owner): AsyncGenerator<Part> {
  const withUser = context.database.withUser;
  const tables = await withUser(member.id, memberTables);
  const { email, timeZone, currency, weekStartsOn, createdAt } = member;
  yield {
    name: "evenday.json",
    bytes: encode(
      JSON.stringify(
        {
          format,
          exportedAt: new Date(context.clock()).toISOString(),
          account: { email, timeZone, currency, weekStartsOn, createdAt },
          tables,
        },
        null,
        2,
      ),
    ),
  };
  for (const table of tables) {
    // one transaction per table: a slow reader must not keep one open
    const rows = await withUser(member.id, (tx) => ownRowsOf(tx, context, table));
    yield { name: `data/${table}.json`, bytes: jsonOf(rows.map(withoutOwner)) };
    yield { name: `data/${table}.csv`, bytes: csvOf(rows) };
  }
  const deleted = await withUser(member.id, everyDeleted);
  if (deleted.length > 0)
    yield {
      name: "recently-deleted.json",
      bytes: jsonOf(deleted.map(({ tableName, deletedAt, row }) => ({ table: tableName, deletedAt, row: withoutOwner(row) }))),
    };
}

/** The rows of a table without examples. The rows are read first: an example that is changed meanwhile is then in the archive. */
async function ownRowsOf(tx: MemberTx, context: AppContext, table: string): Promise<Row[]> {
  const rows = await rowsOf(tx, table);
  for (const { examples } of context.imports) {
    const found = rows.length > 0 ? await examples?.[table]?.(tx) : undefined;
    if (found) return found === "all" ? [] : rows.filter((row) => !found.includes(String(row["id"])));
  }
  return rows;
}

function withoutOwner(row: Row): Row {
  const { user_id: _, ...rest } = row;
  return rest;
}
