import type { Restorable } from "#server/context.ts";
import { ownStorageKey } from "#server/integrations/storage-key.ts";
import { restoreDocument } from "./documents.repository.ts";

export const documentsDeleted: Restorable[] = [
  {
    table: "user_documents",
    kind: "Document",
    name: (row) => ({ name: String(row["file_name"]) }),
    restore: restoreDocument,
    onDiscard: async ({ files }, memberId, row) => {
      const key = ownStorageKey(memberId, row["file_path"]);
      if (key) await files.remove(key);
    },
  },
];
