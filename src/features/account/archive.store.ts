import { Problem } from "#kernel/problem.ts";
import { clearRows, csvOf, memberTables, putRows, rowsOf, type Row } from "#server/archive.ts";
import { databaseCode } from "#server/database.ts";
import type { Ground } from "#server/ground.ts";
import type { Member } from "#server/session.ts";
import { unzip, zipOf, type Part } from "#server/zip.ts";
import { changeProfile } from "./account.store.ts";

const format = "evenday-export-1";
const mostFiles = 2000;
const mostBytes = 2_000_000_000;
const mostDataBytes = 200_000_000;
const encode = (text: string) => new TextEncoder().encode(text);

/** Whose archive it is; without a session where an operator makes it. */
type Owner = Pick<Member, "id" | "email" | "timeZone" | "currency" | "weekStartsOn" | "createdAt">;

/** Streams the member's archive: a manifest, every table as JSON and CSV, and the documents under their own names. */
export function exportMember(ground: Ground, member: Owner): ReadableStream<Uint8Array> {
  return zipOf(parts(ground, member));
}

/**
 * How many bytes the archive will have, counted by packing the data once without keeping it; documents are not read. A row
 * that is written meanwhile makes it a little wrong, so it is good for a progress bar, not for a length.
 */
export async function sizeOfArchive(ground: Ground, member: Owner): Promise<number> {
  let bytes = 0;
  async function* counted(): AsyncGenerator<Part> {
    yield* data(ground, member);
    for (const archive of ground.archives) {
      for await (const { name, size } of archive.sizes(member.id)) {
        bytes += size;
        yield { name, bytes: new Uint8Array(0), isPacked: true };
      }
    }
  }
  for await (const piece of zipOf(counted())) bytes += piece.length;
  return bytes;
}

async function* parts(ground: Ground, member: Owner): AsyncGenerator<Part> {
  yield* data(ground, member);
  for (const archive of ground.archives) yield* archive.give(member.id);
}

async function* data(ground: Ground, member: Owner): AsyncGenerator<Part> {
  const asMember = ground.database.asMember;
  const tables = await asMember(member.id, memberTables);
  const { email, timeZone, currency, weekStartsOn, createdAt } = member;
  yield {
    name: "evenday.json",
    bytes: encode(
      JSON.stringify(
        {
          format,
          exportedAt: new Date(ground.clock()).toISOString(),
          account: { email, timeZone, currency, weekStartsOn, createdAt },
          tables,
        },
        null,
        2,
      ),
    ),
  };
  for (const table of tables) {
    // a transaction a table: a slow reader must not hold one open
    const rows = await asMember(member.id, (tx) => rowsOf(tx, table));
    yield { name: `data/${table}.json`, bytes: encode(JSON.stringify(rows.map(withoutOwner), null, 1)) };
    yield { name: `data/${table}.csv`, bytes: encode(csvOf(rows)) };
  }
}

/**
 * Puts an archive back in place of what the account holds: all rows or none. Gives how many rows and files came in.
 * Throws `invalid` for anything that is not an Evenday archive, with nothing changed.
 */
export async function importMember(
  ground: Ground,
  member: Member,
  body: ReadableStream<Uint8Array>,
): Promise<{ rows: number; files: number }> {
  const data = new Map<string, Row[]>();
  const files: { name: string; bytes: Uint8Array }[] = [];
  let manifest: Manifest | null = null;
  let dataBytes = 0;
  await unzip(body, { mostFiles, mostBytes }, async (name, bytes) => {
    if (name === "evenday.json") manifest = readJson(bytes) as Manifest;
    const table = /^data\/([a-z_]+)\.json$/.exec(name)?.[1];
    dataBytes += table ? bytes.length : 0;
    if (dataBytes > mostDataBytes) throw new Problem("too-large", "This archive holds more than we can take.");
    if (table) data.set(table, rowsIn(readJson(bytes)));
    else if (name.startsWith("documents/")) files.push({ name, bytes });
  });
  const found = manifest as Manifest | null;
  if (found?.format !== format) throw new Problem("invalid", "This is not an Evenday archive.");

  const prepared = files.length > 0 ? await ground.archives[0]?.take(member.id, files, data) : undefined;
  try {
    await ground.database.asMember(member.id, async (tx) => {
      const tables = await memberTables(tx);
      for (const table of tables.toReversed()) await clearRows(tx, table);
      for (const table of tables) await putRows(tx, table, data.get(table) ?? []);
    });
  } catch (error) {
    await prepared?.undo();
    if (/^(22|23|42)/.test(databaseCode(error)))
      throw new Problem("invalid", "This archive holds something that does not fit here. Nothing was changed.", { cause: error });
    throw error;
  }
  await prepared?.keep();
  await keepProfile(ground, member, found);
  return { rows: [...data.values()].reduce((sum, rows) => sum + rows.length, 0), files: files.length };
}

type Manifest = { format?: string; account?: { timeZone?: unknown; currency?: unknown; weekStartsOn?: unknown } };

async function keepProfile(ground: Ground, member: Member, { account = {} }: Manifest) {
  const change = {
    ...(typeof account.timeZone === "string" ? { timeZone: account.timeZone.slice(0, 64) } : {}),
    ...(typeof account.currency === "string" && /^[A-Z]{3}$/.test(account.currency) ? { currency: account.currency } : {}),
    ...(account.weekStartsOn === 1 || account.weekStartsOn === 6 || account.weekStartsOn === 7
      ? { weekStartsOn: account.weekStartsOn }
      : {}),
  };
  if (Object.keys(change).length > 0) await changeProfile(ground.database.owner, member.id, change, ground.clock());
  ground.sessions.forget(member.id);
}

function withoutOwner(row: Row): Row {
  const { user_id: _, ...rest } = row;
  return rest;
}

function rowsIn(value: unknown): Row[] {
  if (!Array.isArray(value) || !value.every((row) => typeof row === "object" && row !== null))
    throw new Problem("invalid", "This archive is damaged.");
  return value as Row[];
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw new Problem("invalid", "This archive is damaged.", { cause: error });
  }
}
