import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Problem } from "#shared/errors.ts";
import { feature } from "#web/client.ts";
import { failureToast } from "#web/failure-toast.ts";
import { saveFile } from "#web/save-file.ts";
import { toast } from "#web/toast.ts";
import { removeOnce } from "#web/undo.ts";
import { queries } from "#web/query.ts";
import { readApi } from "#web/http.ts";
import type { documentsContract } from "./documents.contract.ts";
import { messages } from "./documents.rules.ts";

export const documents = feature<typeof documentsContract>("documents");
export type Listed = Awaited<ReturnType<typeof documents.list.call>>;
export type StoredDocument = Listed["documents"][number];

/** Prefetches before the page renders. */
export const prefetchDocuments = () => void queries.prefetchQuery(documents.list.queryOptions());
export const useDocuments = () => useQuery(documents.list.queryOptions());

export function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: documents.key() });
}

/** The bytes of a document. Throws the server's Problem. */
export const bytesOf = (id: string): Promise<Blob> =>
  readApi(`/api/documents/${id}/file`, {}, (answer) =>
    answer.blob().catch((cause: unknown) => {
      throw new Problem("unavailable", messages.cutDownload, { cause });
    }),
  );

/** Offers a document for download, under its own name. */
export async function download(document: Pick<StoredDocument, "id" | "fileName">): Promise<void> {
  try {
    saveFile(await bytesOf(document.id), document.fileName);
    toast(messages.downloaded, undefined, { source: document.id });
  } catch (failure) {
    failureToast(messages.downloadFailed, failure, undefined, document.id);
  }
}

/** Deletes with Undo; shows the result, or the reason of a failure. */
export const remove = (id: string, refresh: () => Promise<unknown>): Promise<boolean> =>
  removeOnce({ id, title: messages.deleted, failed: messages.deleteFailed, remove: () => documents.remove.call({ id }), refresh });
