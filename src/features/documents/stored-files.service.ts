import { eq, inArray } from "drizzle-orm";
import type { StoredRows } from "#server/admin/backup.ts";
import { ownStorageKey } from "#server/integrations/storage-key.ts";
import { userDocuments } from "./documents.tables.ts";

/** Which stored files the documents of all members name, for backups and checks. */
export const storedDocuments: StoredRows = {
  table: "user_documents",
  list: async (tx) => {
    const { userId, id, filePath, fileSize, fileSha256 } = userDocuments;
    const rows = await tx
      .select({ userId, id, path: filePath, size: fileSize, sha256: fileSha256 })
      .from(userDocuments)
      .orderBy(userId, id);
    return rows.map(({ path, ...row }) => ({ ...row, key: ownStorageKey(row.userId, path) }));
  },
  // as the archive of rows names its columns
  keyOf: (row) => ownStorageKey(row["user_id"] ?? "", row["file_path"]),
  has: async (tx, key) =>
    (await tx.select({ id: userDocuments.id }).from(userDocuments).where(eq(userDocuments.filePath, key)).limit(1)).length > 0,
  remove: async (tx, keys) => {
    if (keys.length > 0) await tx.delete(userDocuments).where(inArray(userDocuments.filePath, keys));
  },
};
