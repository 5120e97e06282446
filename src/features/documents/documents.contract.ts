import { oc } from "@orpc/contract";
import { z } from "zod";
import { id, instant, text } from "#kernel/fields.ts";
import { documentTypes, isShowable, longestName, messages } from "./documents.rules.ts";

const documentType = z.enum(documentTypes, "Please choose a type.");
const document = z.object({
  id,
  fileName: z.string(),
  filePath: z.string(),
  fileSize: z.int(),
  fileType: z.string(),
  documentType,
  createdAt: instant,
});
const usage = z.object({ bytes: z.int(), quotaBytes: z.int(), files: z.int(), quotaFiles: z.int() });

export const documentsContract = {
  list: oc
    .route({ method: "GET", path: "/documents", summary: "Documents, newest first, and the space they take" })
    .output(z.object({ documents: z.array(document), usage })),
  change: oc
    .route({ method: "PUT", path: "/documents/{id}", summary: "Rename a document or change its type" })
    .input(
      z.object({
        id,
        fileName: text(2 * longestName)
          .refine(isShowable, messages.badName)
          .optional(),
        documentType: documentType.optional(),
      }),
    )
    .output(document),
  remove: oc
    .route({ method: "DELETE", path: "/documents/{id}", summary: "Delete a document for good" })
    .input(z.object({ id }))
    .output(z.object({ id })),
};
