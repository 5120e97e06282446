import { z } from "zod";
import {
  byId,
  day,
  del,
  firstVersion,
  get,
  id,
  imported,
  importedFields,
  instant,
  post,
  put,
  text,
  version,
  type FeatureImport,
} from "#shared/fields.ts";
import { dateKinds, mostDates } from "./dates.rules.ts";
import { documentTypes, extensionOf, longestName, messages, nameProblem } from "./documents.rules.ts";

const documentType = z.enum(documentTypes, "Please choose a type.");
const fileName = text(2 * longestName).superRefine((name, { addIssue }) => {
  const message = nameProblem(name);
  if (message) addIssue({ code: "custom", message });
});
const date = { kind: z.enum(dateKinds, "Please choose a kind of date."), on: day };
const dates = z.array(z.object(date));
const document = z.object({
  id,
  fileName: z.string(),
  filePath: z.string(),
  fileSize: z.int(),
  fileType: z.string(),
  documentType,
  createdAt: instant,
  dates,
  version,
});
const usage = z.object({
  bytes: z.int(),
  quotaBytes: z.int(),
  files: z.int(),
  quotaFiles: z.int(),
  deletedBytes: z.int(),
  deletedFiles: z.int(),
});

export const documentsContract = {
  list: get("/documents", "Documents, newest first, and the space they take").output(z.object({ documents: z.array(document), usage })),
  rename: put("/documents/{id}/name", "Rename a document").input(z.object({ id, fileName, version })).output(document),
  change: put("/documents/{id}", "Change a document's type").input(z.object({ id, documentType })).output(document),
  addDate: put("/documents/{id}/dates/{kind}/{on}", "Add a day on which it expires, is due or renews")
    .input(z.object({ id, ...date }))
    .output(document),
  removeDate: del("/documents/{id}/dates/{kind}/{on}", "Remove one of its days")
    .input(z.object({ id, ...date }))
    .output(document),
  remove: del("/documents/{id}", "Delete a document; it can be restored for 30 days").input(byId).output(byId),
  restore: post("/documents/{id}/restore", "Undo a delete").input(byId).output(byId),
};

/** Rows of an imported archive: the fields that do not depend on the bytes. The rest is computed from the file that comes with it. */
export const documentsRows: FeatureImport = (at) => {
  const { newId, past } = importedFields(at);
  return {
    tables: {
      user_documents: imported(
        {
          id: newId,
          file_name: fileName.refine((name) => extensionOf(name) !== null, messages.wrongKind),
          document_type: documentType,
          created_at: past,
          dates: dates.max(mostDates).default([]),
        },
        { derived: { file_path: () => null, file_size: () => 0, file_sha256: () => null, file_type: () => "", ...firstVersion } },
      ),
    },
  };
};
