import { and, desc, eq, sql } from "drizzle-orm";
import { Problem } from "#kernel/problem.ts";
import { own, type MemberTx } from "#server/database.ts";
import { extensionOf, messages, showSize, type Document, type DocumentType } from "./documents.rules.ts";
import { userDocuments as documents } from "./documents.tables.ts";

export type Quota = { quotaBytes: number; quotaFiles: number };

/** All documents, newest first, with what they take of `quota`. */
export async function listDocuments(tx: MemberTx, quota: Quota) {
  const rows = await tx.select().from(documents).where(own(documents, tx)).orderBy(desc(documents.createdAt), desc(documents.id));
  return { documents: rows.map(shown), usage: { bytes: rows.reduce((sum, row) => sum + row.fileSize, 0), files: rows.length, ...quota } };
}

/** One document. Throws not-found when it is not there or somebody else's. */
export async function readDocument(tx: MemberTx, id: string): Promise<Document> {
  const [row] = await tx.select().from(documents).where(and(own(documents, tx), eq(documents.id, id)));
  if (!row) throw new Problem("not-found", "This document is no longer here.");
  return shown(row);
}

/**
 * Throws when `bytes` more would pass the quota. Holds the member's quota until the transaction ends, so that two uploads
 * at once cannot both take the last place.
 */
export async function holdQuota(tx: MemberTx, bytes: number, { quotaBytes, quotaFiles }: Quota): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`documents ${tx.memberId}`}, 0))`);
  const [row] = await tx.select({ bytes: sql<string>`coalesce(sum(${documents.fileSize}), 0)::text`, files: sql<number>`count(*)::int` }).from(documents).where(own(documents, tx));
  const left = quotaBytes - Number(row?.bytes ?? 0);
  if ((row?.files ?? 0) >= quotaFiles) throw new Problem("conflict", messages.tooMany(quotaFiles), { field: "file" });
  if (bytes > left) throw new Problem("conflict", messages.full(showSize(Math.max(0, left))), { field: "file" });
}

export type NewDocument = { id: string; fileName: string; filePath: string; fileSize: number; fileType: string; documentType: DocumentType };

/** Adds the row of a file that is in its place. Gives the document kept under this id, and whether it is this one. */
export async function addDocument(tx: MemberTx, made: NewDocument, quota: Quota, now: number): Promise<{ document: Document; isNew: boolean }> {
  const [before] = await tx.select().from(documents).where(and(own(documents, tx), eq(documents.id, made.id)));
  if (before) return { document: shown(before), isNew: false };
  await holdQuota(tx, made.fileSize, quota);
  await tx.insert(documents).values({ ...made, userId: tx.memberId, createdAt: new Date(now) }).onConflictDoNothing();
  const document = await readDocument(tx, made.id);
  return { document, isNew: document.filePath === made.filePath };
}

/** Renames, or changes the type. The extension stays what the file is. Throws not-found, or invalid for another extension. */
export async function changeDocument(tx: MemberTx, id: string, change: { fileName?: string | undefined; documentType?: DocumentType | undefined }): Promise<Document> {
  const before = await readDocument(tx, id);
  const extension = extensionOf(before.fileName);
  const fileName = change.fileName?.trim();
  if (fileName !== undefined && extensionOf(fileName) !== extension) throw new Problem("invalid", `Please keep .${extension ?? "pdf"} at the end of the name.`, { field: "fileName" });
  await tx.update(documents).set({ ...(fileName ? { fileName } : {}), ...(change.documentType ? { documentType: change.documentType } : {}) })
    .where(and(own(documents, tx), eq(documents.id, id)));
  return readDocument(tx, id);
}

/** Deletes the row and gives the path whose bytes may go now. Throws not-found. */
export async function removeDocument(tx: MemberTx, id: string): Promise<string> {
  const [gone] = await tx.delete(documents).where(and(own(documents, tx), eq(documents.id, id))).returning();
  if (!gone) throw new Problem("not-found", "This document is no longer here.");
  return gone.filePath;
}

export async function pathsOf(tx: MemberTx): Promise<string[]> {
  return (await tx.select({ path: documents.filePath }).from(documents).where(own(documents, tx))).map((row) => row.path);
}

type Row = typeof documents.$inferSelect;
// only the four types get through the contract
const shown = ({ userId: _, ...row }: Row): Document => ({ ...row, documentType: row.documentType as DocumentType, createdAt: row.createdAt.toISOString() });
