import { and, eq, inArray, sql } from "drizzle-orm";
import type { StoredRows } from "#server/admin/backup.ts";
import { ownStorageKey, type StorageKey } from "#server/integrations/storage-key.ts";
import { deletedRows } from "#server/trash.tables.ts";
import { userDocuments } from "./documents.tables.ts";

const deletedPath = sql<string>`${deletedRows.row}->>'file_path'`;
const isDeleted = (keys: StorageKey[]) => and(eq(deletedRows.tableName, userDocumentsName), inArray(deletedPath, keys));
const userDocumentsName = "user_documents";

/** The stored files that the documents of all members name, including deleted ones that can be restored, for backups and checks. */
export const storedDocuments: StoredRows = {
  table: userDocumentsName,
  list: async (tx) => {
    const { userId, id, filePath, fileSize, fileSha256 } = userDocuments;
    const rows = await tx
      .select({ userId, id, path: filePath, size: fileSize, sha256: fileSha256 })
      .from(userDocuments)
      .orderBy(userId, id);
    const deleted = await tx
      .select({
        userId: deletedRows.userId,
        id: deletedRows.id,
        path: deletedPath,
        size: sql<number>`(${deletedRows.row}->>'file_size')::float8`,
        sha256: sql<string | null>`${deletedRows.row}->>'file_sha256'`,
      })
      .from(deletedRows)
      .where(eq(deletedRows.tableName, userDocumentsName))
      .orderBy(deletedRows.userId, deletedRows.id);
    return [...rows, ...deleted].map(({ path, ...row }) => ({ ...row, key: ownStorageKey(row.userId, path) }));
  },
  // with the column names of the archive's rows
  keyOf: (row) => ownStorageKey(row["user_id"] ?? "", row["file_path"]),
  has: async (tx, key) =>
    (await tx.select({ id: userDocuments.id }).from(userDocuments).where(eq(userDocuments.filePath, key)).limit(1)).length > 0 ||
    (
      await tx
        .select({ id: deletedRows.id })
        .from(deletedRows)
        .where(isDeleted([key]))
        .limit(1)
    ).length > 0,
  remove: async (tx, keys) => {
    if (keys.length === 0) return;
    await tx.delete(userDocuments).where(inArray(userDocuments.filePath, keys));
    await tx.delete(deletedRows).where(isDeleted(keys));
  },
};
