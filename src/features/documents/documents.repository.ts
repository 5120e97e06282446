import { and, eq, sql } from "drizzle-orm";
import { deletedRows } from "#server/trash.tables.ts";
import { lockDeleted, removeOne, restore } from "#server/trash.ts";
import { lockRow, updateVersioned } from "#server/versions.ts";
import type { Day } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { lockForm } from "#server/edit-conflicts.ts";
import { ownStorageKey, type StorageKey } from "#server/integrations/storage-key.ts";
import { findRow, ownRow, updateRow } from "#server/rows.ts";
import { showSpace } from "#shared/text.ts";
import { dateMessages, mostDates, withDate, withoutDate, type DocumentDate } from "./dates.rules.ts";
import { extensionOf, messages, type Document, type DocumentType } from "./documents.rules.ts";
import { userDocuments as documents } from "./documents.tables.ts";

type Quota = { quotaBytes: number; quotaFiles: number };
export const quotaOf = ({ config }: Pick<AppContext, "config">): Quota => ({
  quotaBytes: config.DOCUMENTS_QUOTA_BYTES,
  quotaFiles: config.DOCUMENTS_QUOTA_FILES,
});

/** All documents, newest first, with how much of `quota` they and the deleted ones use. */
export async function listDocuments(tx: MemberTx, quota: Quota) {
  const rows = await newestFirst(tx);
  const deleted = await usedByDeleted(tx);
  const bytes = rows.reduce((sum, row) => sum + row.fileSize, deleted.bytes);
  return {
    documents: rows.map(shown),
    usage: { bytes, files: rows.length + deleted.files, deletedBytes: deleted.bytes, deletedFiles: deleted.files, ...quota },
  };
}

/** Nulls sort as in the index, so that it is used. */
export const newestFirst = (tx: MemberTx) =>
  tx
    .select()
    .from(documents)
    .where(ownedBy(documents, tx))
    .orderBy(sql`${documents.createdAt} desc nulls last`, sql`${documents.id} desc nulls last`);

/** One document. Throws not-found when it does not exist or belongs to another member. */
async function readDocument(tx: MemberTx, id: string): Promise<Document> {
  const row = await findRow(tx, documents, id);
  if (!row) throw new Problem("not-found", documentGone);
  return shown(row);
}

/**
 * Throws when nothing more would fit, unless the document `id` is stored already. Locks nothing: it only prevents an upload that would be
 * refused.
 */
export async function checkQuota(tx: MemberTx, id: string, quota: Quota): Promise<void> {
  const used = await usedBy(tx);
  if (used.bytes < quota.quotaBytes && used.files < quota.quotaFiles) return;
  const [saved] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(ownRow(documents, tx, id));
  if (!saved) refuseOver(used, 1, quota);
}

/**
 * Throws when `bytes` more would exceed the quota. Locks the member's quota until the transaction ends, so that two uploads at once cannot
 * both use the last space.
 */
async function lockQuota(tx: MemberTx, bytes: number, quota: Quota): Promise<void> {
  await lockForm(tx, "documents");
  refuseOver(await usedBy(tx), bytes, quota);
}

/** Throws when the documents of an imported archive, together with those in Recently deleted, exceed the quota. Locks like `lockQuota`. */
export async function expectWithinQuota(tx: MemberTx, { quotaBytes, quotaFiles }: Quota): Promise<void> {
  await lockForm(tx, "documents");
  const used = await usedBy(tx);
  if (used.bytes > quotaBytes || used.files > quotaFiles) throw new Problem("too-large", messages.archiveWithDeleted);
}

async function usedBy(tx: MemberTx): Promise<{ bytes: number; files: number }> {
  const [row] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${documents.fileSize}), 0)::text`, files: sql<number>`count(*)::int` })
    .from(documents)
    .where(ownedBy(documents, tx));
  const deleted = await usedByDeleted(tx);
  return { bytes: Number(row?.bytes ?? 0) + deleted.bytes, files: (row?.files ?? 0) + deleted.files };
}

/** Deleted documents, whose files stay as long as they can be restored. */
const isDeletedDocument = (tx: MemberTx) => and(ownedBy(deletedRows, tx), eq(deletedRows.tableName, "user_documents"));

async function usedByDeleted(tx: MemberTx): Promise<{ bytes: number; files: number }> {
  const [row] = await tx
    .select({ bytes: sql<string>`coalesce(sum((${deletedRows.row}->>'file_size')::bigint), 0)::text`, files: sql<number>`count(*)::int` })
    .from(deletedRows)
    .where(isDeletedDocument(tx));
  return { bytes: Number(row?.bytes ?? 0), files: row?.files ?? 0 };
}

function refuseOver(used: { bytes: number; files: number }, bytes: number, { quotaBytes, quotaFiles }: Quota) {
  const left = quotaBytes - used.bytes;
  if (used.files >= quotaFiles) throw new Problem("conflict", messages.tooMany(quotaFiles), { field: "file" });
  if (bytes > left) throw new Problem("conflict", left > 0 ? messages.notEnough(showSpace(left)) : messages.full, { field: "file" });
}

type NewDocument = {
  id: string;
  fileName: string;
  filePath: StorageKey;
  fileSize: number;
  fileSha256: string;
  fileType: string;
  documentType: DocumentType;
};

/** Adds the row of a stored file, unless there is a document with this id. Returns the document with this id. */
export async function addDocument(tx: MemberTx, created: NewDocument, quota: Quota, now: number): Promise<{ document: Document }> {
  const before = await findRow(tx, documents, created.id);
  if (before) return { document: shown(before) };
  await lockQuota(tx, created.fileSize, quota);
  const [row] = await tx
    .insert(documents)
    .values({ ...created, userId: tx.memberId, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning();
  return { document: row ? shown(row) : await readDocument(tx, created.id) };
}

/** The extension stays that of the file. Throws not-found, conflict when it was renamed since `version`, invalid for another extension. */
export async function renameDocument(tx: MemberTx, id: string, input: { fileName: string; version: number }): Promise<Document> {
  const fileName = input.fileName.trim();
  const extension = extensionOf((await readDocument(tx, id)).fileName);
  if (extensionOf(fileName) !== extension)
    throw new Problem("invalid", `Please keep .${extension ?? "pdf"} at the end of the name.`, { field: "fileName" });
  await updateVersioned(tx, documents, { id, version: input.version, gone: documentGone, field: "fileName" }, () => ({ fileName }));
  return readDocument(tx, id);
}

/** Throws not-found. */
export async function changeType(tx: MemberTx, id: string, documentType: DocumentType): Promise<Document> {
  await updateRow(tx, documents, id, { documentType });
  return readDocument(tx, id);
}

/** The same date again changes nothing. Throws not-found, and invalid beyond the limit. */
export async function addDate(tx: MemberTx, id: string, date: DocumentDate): Promise<Document> {
  const before = datesOf(await lockRow(tx, documents, id, documentGone));
  const dates = withDate(before, date);
  if (dates.length > mostDates) throw new Problem("invalid", dateMessages.tooMany, { field: "on" });
  return setDates(tx, id, dates);
}

/** A date that is missing already changes nothing. Throws not-found. */
export async function removeDate(tx: MemberTx, id: string, date: DocumentDate): Promise<Document> {
  return setDates(tx, id, withoutDate(datesOf(await lockRow(tx, documents, id, documentGone)), date));
}

async function setDates(tx: MemberTx, id: string, dates: DocumentDate[]): Promise<Document> {
  await updateRow(tx, documents, id, { dates });
  return readDocument(tx, id);
}

/** The dates of all documents from `from` to `to`, in order. */
export async function datesBetween(tx: MemberTx, from: Day, to: Day): Promise<(DocumentDate & { id: string; fileName: string })[]> {
  const rows = await tx
    .select({ id: documents.id, fileName: documents.fileName, dates: documents.dates })
    .from(documents)
    .where(and(ownedBy(documents, tx), sql`${documents.dates} <> '[]'::jsonb`));
  return rows
    .flatMap(({ id, fileName, ...row }) => datesOf(row).map((date) => ({ ...date, id, fileName })))
    .filter(({ on }) => on >= from && on <= to)
    .toSorted((one, other) => one.on.localeCompare(other.on) || one.fileName.localeCompare(other.fileName));
}

const documentGone = "This document is no longer here.";

/** Deletes the row; its file stays as long as it can be restored. Throws not-found. */
export async function removeDocument(tx: MemberTx, id: string, now: number): Promise<void> {
  await readDocument(tx, id);
  await removeOne(tx, documents, id, now);
}

/** Undoes `removeDocument`; its space was counted all the time. */
export async function restoreDocument(tx: MemberTx, id: string): Promise<void> {
  await lockDeleted(tx, id); // first, as a restore from the list of deleted items does
  await lockForm(tx, "documents"); // none is added while an archive replaces the documents (`lockKeys`)
  await restore(tx, documents, [id]);
}

/** The stored bytes' key, size and checksum. Without a key the row names no file of this member. */
export type StoredFile = { id: string; key: StorageKey | null; fileSize: number; fileSha256: string | null };

/** One document with the data of its stored bytes. Throws not-found. */
export async function readStored(tx: MemberTx, id: string): Promise<{ document: Document; file: StoredFile }> {
  const row = await findRow(tx, documents, id);
  if (!row) throw new Problem("not-found", documentGone);
  return { document: shown(row), file: { ...row, key: ownStorageKey(tx.memberId, row.filePath) } };
}

export async function storedFiles(tx: MemberTx): Promise<(StoredFile & { fileName: string })[]> {
  const { id, filePath, fileSize, fileSha256, fileName } = documents;
  const rows = await tx.select({ id, filePath, fileSize, fileSha256, fileName }).from(documents).where(ownedBy(documents, tx)).orderBy(id);
  return rows.map(({ filePath: path, ...row }) => ({ ...row, key: ownStorageKey(tx.memberId, path) }));
}

/** The files of deleted documents that can be restored. */
export async function deletedFiles(tx: MemberTx): Promise<(StoredFile & { fileName: string })[]> {
  const rows = await tx.select({ id: deletedRows.id, row: deletedRows.row }).from(deletedRows).where(isDeletedDocument(tx));
  return rows.map(({ id, row }) => {
    const found = row as Record<string, unknown>;
    return {
      id,
      key: ownStorageKey(tx.memberId, found["file_path"]),
      fileSize: Number(found["file_size"]),
      fileSha256: (found["file_sha256"] as string | null) ?? null,
      fileName: String(found["file_name"]),
    };
  });
}

const keys = (files: StoredFile[]): StorageKey[] => files.flatMap(({ key }) => (key ? [key] : []));
/** The files of the documents and of deleted documents that can be restored: every file that must stay. */
export const keysInUse = async (tx: MemberTx): Promise<StorageKey[]> => keys([...(await storedFiles(tx)), ...(await deletedFiles(tx))]);

/** The files of the documents. Until the transaction ends none is added or deleted: a deleted one keeps its file. */
export async function lockKeys(tx: MemberTx): Promise<StorageKey[]> {
  await lockForm(tx, "documents");
  const rows = await tx
    .select({ path: documents.filePath })
    .from(documents)
    .where(ownedBy(documents, tx))
    .orderBy(documents.id)
    .for("update");
  return rows.flatMap(({ path }) => ownStorageKey(tx.memberId, path) ?? []);
}

// written through the contract and the import only
const datesOf = (row: { dates: unknown }) => row.dates as DocumentDate[];
type Row = typeof documents.$inferSelect;
// the contract allows only the four types
const shown = ({ userId: _, fileSha256: __, ...row }: Row): Document => ({
  ...row,
  documentType: row.documentType as DocumentType,
  createdAt: row.createdAt.toISOString(),
  dates: datesOf(row),
});
