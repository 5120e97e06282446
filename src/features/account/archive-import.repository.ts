import { dayIn } from "#shared/dates.ts";
import type { ImportedRow, ImportedTable } from "#shared/fields.ts";
import { Problem } from "#shared/errors.ts";
import { clearRows, memberTables, putRows, type Row } from "#server/archive.ts";
import { againAfterDeadlock, databaseCode, type MemberTx } from "#server/database.ts";
import { lockFormNow } from "#server/edit-conflicts.ts";
import { lockList } from "#server/list-limit.ts";
import type { AppContext, Incoming } from "#server/context.ts";
import { keyedWrite, once, type KeyedWrite } from "#server/idempotency.ts";
import { newIdLike } from "#server/ids.ts";
import type { Member } from "#server/session.ts";
import type { Upload } from "#server/uploads.ts";
import { notAnArchive, unzip } from "#server/zip.ts";
import { changeProfile, recordConsent } from "./account.repository.ts";
import { endAddresses } from "./calendar.repository.ts";
import { rowsIn, type Fault } from "#server/json-rows.ts";
import { format } from "./archive.repository.ts";

const mostDataFiles = 500;
const mostDataBytes = 100_000_000;
const mostWorkMs = 60_000;
const longestWaitMs = 60_000;
const pauseMs = 250;
const mostManifestBytes = 1_000_000;
/** Of all tables together: all are in memory until each was checked. */
const mostRows = 500_000;
const noFiles = { fileBytes: 0, bytes: 0, files: 0, refusal: "Documents cannot be taken here." };
/** Rows and bytes of a table that are read and checked before other requests get their turn. */
const rowsAtOnce = 200;
const bytesAtOnce = 1_000_000;

const tooMuchData = "This archive holds more than we can take.";
const damaged = "This archive is damaged. Nothing was changed.";
const doesNotFit = (where: string, sentence: string) => `This archive does not fit here (${where}): ${sentence} Nothing was changed.`;

/** Checks the account part of an archive by the account's own schema; throws what zod throws. */
type AccountOf = (message: unknown) => { timeZone?: string | undefined; currency?: string | undefined; weekStartsOn?: number | undefined };
type Imported = { rows: number; files: number; leftOut: string[] };

/**
 * Replaces the account's data by an archive: all rows or none. Only columns that a feature's schema names are imported, within its limits;
 * every id and storage key is replaced, except ids that name a month; points and sums are recomputed. Documents without their file are left
 * out and named. Throws `invalid` for anything else that does not fit, with nothing changed. Under an Idempotency-Key (`key`) a repeated
 * request gets the answer of the first.
 */
export async function importMember(
  context: AppContext,
  member: Member,
  upload: Upload,
  accountOf: AccountOf,
  key?: string,
): Promise<Imported> {
  const files: Incoming[] = [];
  const write = keyedWrite(key, "account/import", { sha256: upload.sha256 });
  try {
    const unpacked = await unpack(context, upload.bytes, files);
    return await importArchive(context, member, unpacked, files, accountOf, write);
  } finally {
    for (const { path } of files) await context.files.discard(path);
  }
}

async function importArchive(
  context: AppContext,
  member: Member,
  { account: archived, data }: Unpacked,
  files: Incoming[],
  accountOf: AccountOf,
  write: KeyedWrite | undefined,
): Promise<Imported> {
  const now = context.clock();
  const ids = new Map<string, string>();
  const newIdOf = (id: string) => ids.get(id) ?? ids.set(id, newIdLike(id, now)).get(id) ?? id;
  const account = checkedAccount(accountOf, archived);
  const { timeZone = member.timeZone } = account;
  // the first time zone to reach a new date, so that a day logged further east is not in the future
  const featureImports = context.imports.map(({ rows }) => rows({ now, today: dayIn("Pacific/Kiritimati", now), timeZone, newIdOf }));
  const rows = new Map<string, Row[]>();
  let left = mostRows;
  for (const { tables } of featureImports)
    for (const [table, schema] of Object.entries(tables)) {
      const some = await checkedRows(table, schema, data.get(table), left);
      left -= some.length;
      data.delete(table);
      rows.set(table, some);
    }
  for (const { check } of featureImports) {
    const refusal = check?.((table) => rows.get(table) ?? []);
    if (refusal) throw new Problem("invalid", doesNotFit("data", refusal));
  }

  const stored = await context.archives[0]?.take(member.id, files, rows, newIdOf);
  const replaceRows = async (tx: MemberTx): Promise<Imported> => {
    const tables = await memberTables(tx);
    // nothing is added to a list in between, which could then be longer than its limit
    for (const table of tables) await lockList(tx, table);
    await stored?.begin(tx);
    for (const table of tables.toReversed()) await clearRows(tx, table);
    let inserted = 0;
    for (const table of tables) inserted += await putRows(tx, table, rows.get(table) ?? []);
    for (const { after } of context.imports) await after?.(tx);
    await stored?.check(tx);
    const documents = rows.get("user_documents")?.length ?? 0;
    return { rows: inserted, files: documents, leftOut: stored?.leftOut ?? [] };
  };
  let done: { answer: Imported; isRepeated: boolean };
  let mayBeCommitted = false;
  try {
    done = await afterOthers(context, member.id, async (tx) => {
      const result = write ? await once(tx, write, now, () => replaceRows(tx)) : { answer: await replaceRows(tx), isRepeated: false };
      mayBeCommitted = true;
      return result;
    });
  } catch (error) {
    // when the answer to the commit is lost, the new files may be named by rows; without one they are swept
    if (!mayBeCommitted) await stored?.undo();
    if (/^(22|23)/.test(databaseCode(error)))
      throw new Problem("invalid", "This archive contains something that does not fit here. Nothing was changed.", { cause: error });
    throw error;
  }
  // of a repeated request the documents of the first are in place; that one may have ended before the steps below
  await (done.isRepeated ? stored?.undo() : stored?.keep());
  if (Object.keys(account).length > 0) await changeProfile(context.database.owner, member.id, account, now);
  await recordConsent(context.database.owner, member.id);
  context.sessions.evict(member.id);
  // the previous calendars are gone, and an archive contains no address
  await endAddresses(context.database.owner, member.id);
  return done.answer;
}

/**
 * Runs `work` once no other import of this member is being written, so that it replaces what that has written, or gets its answer under the
 * same key; and again where the database ended it, because it and another write of the member waited for each other. Does not wait inside a transaction, where a statement may wait for seconds only. Throws unavailable after `longestWaitMs`.
 */
async function afterOthers<Done>(context: AppContext, memberId: string, work: (tx: MemberTx) => Promise<Done>): Promise<Done> {
  for (let waitedMs = 0; waitedMs < longestWaitMs; waitedMs += pauseMs) {
    const tried = await againAfterDeadlock(() =>
      context.database.withUser(memberId, async (tx) => ((await lockFormNow(tx, "archive import")) ? { done: await work(tx) } : null)),
    );
    if (tried) return tried.done;
    await new Promise((next) => setTimeout(next, pauseMs));
  }
  throw new Problem("unavailable", "Another archive is still being read into this account. Please try again in a minute.", {
    retryAfterSeconds: 30,
  });
}

/** `data`: the JSON of each table. */
type Unpacked = { account: unknown; data: Map<string, Uint8Array> };

/** What programs add that pack the unpacked archive again: entries for folders, and files of the Finder. */
const ofPacker = /\/$|\/\.DS_Store$/;

/** Unpacks within limits. Documents are written to the intake one by one, into `files`, so that only one is in memory at a time. */
async function unpack(context: AppContext, body: AsyncIterable<Uint8Array>, files: Incoming[]): Promise<Unpacked> {
  const data: Unpacked["data"] = new Map();
  const { fileBytes, bytes: mostFileBytes, files: mostFiles, refusal } = context.archives[0]?.limits ?? noFiles;
  let manifest: unknown = null;
  let [dataBytes, stored] = [0, 0];
  const limits = {
    mostFiles: mostDataFiles + 10 * mostFiles,
    mostBytes: 2 * mostDataBytes + 2 * mostFileBytes,
    mostIn: (name: string) => (name.startsWith("documents/") ? fileBytes : name === "evenday.json" ? mostManifestBytes : mostDataBytes),
    mostWorkMs,
  };
  await unzip(body, limits, async (name, bytes) => {
    if (name === "evenday.json") manifest = readJson(bytes);
    const table = /^data\/([a-z_]+)\.json$/.exec(name)?.[1];
    dataBytes += table ? bytes.length : 0;
    if (dataBytes > mostDataBytes) throw new Problem("too-large", tooMuchData);
    if (table) data.set(table, bytes);
    if (!name.startsWith("documents/") || ofPacker.test(name)) return;
    stored += bytes.length;
    if (files.length >= mostFiles || stored > mostFileBytes) throw new Problem("too-large", refusal);
    files.push({ name, ...(await context.files.intake(new Blob([bytes as Uint8Array<ArrayBuffer>]).stream(), fileBytes)) });
  });
  const { format: found, account, tables } = (manifest ?? {}) as { format?: unknown; account?: unknown; tables?: unknown };
  if (found !== format) throw new Problem("invalid", notAnArchive);
  // the import would take the rows of a missing table for deleted ones
  if (Array.isArray(tables) && tables.some((table) => typeof table !== "string" || !data.has(table))) throw new Problem("invalid", damaged);
  return { account: account ?? {}, data };
}

/** Only fields that a member can set; others in the archive (address, dates) are ignored. */
function checkedAccount(accountOf: AccountOf, message: unknown) {
  try {
    const { timeZone, currency, weekStartsOn } = accountOf(message);
    return { ...(timeZone ? { timeZone } : {}), ...(currency ? { currency } : {}), ...(weekStartsOn ? { weekStartsOn } : {}) };
  } catch (error) {
    const [issue] = (error as { issues?: { message: string; path: unknown[] }[] }).issues ?? [];
    if (!issue) throw error;
    throw new Problem("invalid", doesNotFit(`evenday.json, ${issue.path.join(".")}`, issue.message), { cause: error });
  }
}

/** The rows to import, `left` at most; of rows with the same id only one. Throws `invalid` with the position of the first that does not fit. */
async function checkedRows(
  table: string,
  { row: schema, most }: ImportedTable,
  json: Uint8Array | undefined,
  left: number,
): Promise<ImportedRow[]> {
  if (json === undefined) return [];
  const file = `data/${table}.json`;
  const rows: ImportedRow[] = [];
  const ids = new Set<unknown>();
  let count = 0;
  let turnEndedAt = 0;
  const refuse = (fault: Fault, cause?: unknown) =>
    new Problem(
      "invalid",
      fault === "damaged" ? damaged : doesNotFit(`${file}, ${count + 1}`, "It is longer than we can take."),
      cause === undefined ? {} : { cause },
    );
  for (const { row, end } of rowsIn(json, refuse)) {
    count += 1;
    if (rows.length >= left) throw new Problem("too-large", tooMuchData);
    if (count > most) throw new Problem("invalid", doesNotFit(file, `It holds more than ${most}.`));
    const read = schema.safeParse(row);
    if (!read.success) {
      const [issue] = read.error.issues;
      const where = `${file}, ${[count, ...(issue?.path ?? [])].join(", ")}`;
      throw new Problem("invalid", doesNotFit(where, issue?.message ?? damaged), { cause: read.error });
    }
    const id = read.data["id"] ?? read.data;
    if (!ids.has(id)) rows.push(read.data);
    ids.add(id);
    if (count % rowsAtOnce !== 0 && end - turnEndedAt < bytesAtOnce) continue;
    await new Promise((done) => setImmediate(done));
    turnEndedAt = end;
  }
  return rows;
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw new Problem("invalid", damaged, { cause: error });
  }
}
