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

/** `onRows` runs when all rows were read and documents follow; `onEnd` when the archive was read, failed or was given up. */
type Watching = { onRows?: () => void; onEnd?: () => void };

/** Streams the member's archive: a manifest, every table as JSON and CSV, and the documents under their own names. */
export function exportMember(context: AppContext, member: Owner, { onRows, onEnd }: Watching = {}): ReadableStream<Uint8Array> {
  return zipOf(parts(context, member, onRows), onEnd);
}

/**
 * The bytes of the archive, and of its unpacked rows, computed by packing the data once without storing it; documents are not read. Rows
 * written meanwhile make them slightly wrong, so they are fine for a progress bar, but not as a content length.
 */
export async function sizesOfArchive(context: AppContext, member: Owner): Promise<{ archive: number; rows: number }> {
  const sizes = { archive: 0, rows: 0 };
  async function* noted(bytes: Part["bytes"]): AsyncGenerator<Uint8Array> {
    for await (const piece of bytes instanceof Uint8Array ? [bytes] : bytes) {
      sizes.rows += piece.length;
      yield piece;
    }
  }
  async function* counted(): AsyncGenerator<Part> {
    for await (const part of data(context, member)) yield { ...part, bytes: noted(part.bytes) };
    for (const archive of context.archives) {
      for await (const { name, size } of archive.sizes(member.id)) {
        sizes.archive += size;
        yield { name, bytes: new Uint8Array(0), isPacked: true };
      }
    }
  }
  for await (const chunk of zipOf(counted())) sizes.archive += chunk.length;
  return sizes;
}

async function* parts(context: AppContext, member: Owner, onRows: (() => void) | undefined): AsyncGenerator<Part> {
  yield* data(context, member);
  onRows?.();
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
