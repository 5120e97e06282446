import { eq, inArray } from "drizzle-orm";
import type { StoredRows } from "#server/ops/snapshot.ts";
import { userDocuments } from "./documents.tables.ts";

/** Which stored files the documents of all members name, for backups and checks. */
export const storedDocuments: StoredRows = {
  list: (tx) =>
    tx
      .select({ key: userDocuments.filePath, size: userDocuments.fileSize, sha256: userDocuments.fileSha256 })
      .from(userDocuments)
      .orderBy(userDocuments.userId, userDocuments.id),
  has: async (tx, key) =>
    (await tx.select({ id: userDocuments.id }).from(userDocuments).where(eq(userDocuments.filePath, key)).limit(1)).length > 0,
  forget: async (tx, keys) => {
    if (keys.length > 0) await tx.delete(userDocuments).where(inArray(userDocuments.filePath, keys));
  },
};
