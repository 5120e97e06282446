import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import { detectFileType, type FileType } from "#server/integrations/file-type.ts";
import type { Bytes } from "#server/integrations/file-place.ts";
import { keyedWrite, once } from "#server/idempotency.ts";
import { newStorageKey } from "#server/integrations/storage-key.ts";
import { largestBytes, messages, type Document, type DocumentType, type Extension } from "./documents.rules.ts";
import { addDocument, checkQuota, quotaOf } from "./documents.repository.ts";

/** `key` is the Idempotency-Key of the request. */
type Upload = { id: string; fileName: string; extension: Extension; documentType: DocumentType; key?: string | undefined };

/**
 * Stores an upload: intake, type check, the file, then its row. A failure in between leaves neither; when the answer to the commit is lost,
 * the file stays, and is swept if it has no row. The same id or Idempotency-Key sent again returns the document that was stored first.
 */
export async function saveUpload(context: AppContext, memberId: string, upload: Upload, body: Bytes): Promise<Document> {
  const { files, database } = context;
  const quota = quotaOf(context);
  await database.withUser(memberId, (tx) => checkQuota(tx, upload.id, quota));
  const { path, size, sha256 } = await files.intake(body, largestBytes).catch((error: unknown) => {
    if (error instanceof Problem) throw error;
    throw new Problem("invalid", messages.cut, { field: "file", cause: error });
  });
  const filePath = newStorageKey(memberId, upload.extension);
  let mayBeCommitted = false;
  try {
    if (size === 0) throw new Problem("invalid", messages.empty, { field: "file" });
    const fileType = typeOf(await detectFileType(path, size), upload.extension);
    await files.keep(path, filePath);
    const created = {
      id: upload.id,
      fileName: upload.fileName,
      documentType: upload.documentType,
      filePath,
      fileSize: size,
      fileSha256: sha256,
      fileType,
    };
    const { id, fileName, documentType } = upload;
    const write = keyedWrite(upload.key, "documents/upload", { id, fileName, documentType, sha256 });
    const document = await database.withUser(memberId, async (tx) => {
      const add = () => addDocument(tx, created, quota, context.clock());
      const stored = write ? (await once(tx, write, context.clock(), add)).answer : await add();
      mayBeCommitted = true;
      return stored.document;
    });
    if (document.filePath !== filePath) await files.remove(filePath);
    return document;
  } catch (error) {
    await files.discard(path);
    if (!mayBeCommitted)
      await files.remove(filePath).catch((left: unknown) => context.log.warn({ err: left }, "an orphan file stays for the sweeper"));
    throw error;
  }
}

/** The content type to serve. Throws invalid when the content does not match the name. */
export function typeOf(inspected: FileType, extension: Extension): string {
  if (inspected.kind === "macros") throw new Problem("invalid", messages.macros, { field: "file" });
  if (inspected.kind === "bomb") throw new Problem("invalid", messages.bomb, { field: "file" });
  const named = extension === "jpeg" ? "jpg" : extension;
  if (inspected.kind === "embedded") throw new Problem("invalid", messages.embedded, { field: "file" });
  if (inspected.kind === "other") throw new Problem("invalid", messages.notWhatItSays(extension), { field: "file" });
  if (inspected.kind !== named) throw new Problem("invalid", messages.notWhatItSays(extension, inspected.kind), { field: "file" });
  return inspected.mime;
}
