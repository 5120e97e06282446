import type { AppContext } from "#server/context.ts";
import { checked, damaged, sumOf, webStreamOf } from "#server/integrations/checksums.ts";
import type { StoredFile } from "./documents.repository.ts";

/** Files up to this size are checked before anything is sent, so that damage is answered with a message. Units: bytes. */
const checkedFirstBytes = 1_048_576;

/**
 * The bytes of a stored file, or null when they are missing, truncated, or different. A larger file is checked while it is sent: its last
 * chunk waits for the checksum, and the stream fails when that differs, so that no client takes it for complete.
 */
export async function openWhole(context: AppContext, file: StoredFile): Promise<ReadableStream<Uint8Array> | null> {
  const stored = file.key && (await context.files.read(file.key));
  if (!stored) return null;
  if (stored.size !== file.fileSize) {
    await stored.bytes.cancel();
    return null;
  }
  if (file.fileSize > checkedFirstBytes) return webStreamOf(checked(stored.bytes, file.fileSha256));
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of checked(stored.bytes, file.fileSha256)) chunks.push(chunk);
  } catch (error) {
    if (error === damaged) return null;
    throw error;
  }
  return new Blob(chunks as Uint8Array<ArrayBuffer>[]).stream();
}

/** Reads a stored file completely. `unchecked` if no checksum was stored and only the size can be compared. */
export async function stateOf(context: AppContext, file: StoredFile): Promise<"whole" | "unchecked" | "missing" | "damaged"> {
  const stored = file.key && (await context.files.read(file.key));
  if (!stored) return "missing";
  if (stored.size !== file.fileSize || !file.fileSha256) {
    await stored.bytes.cancel();
    return stored.size === file.fileSize ? "unchecked" : "damaged";
  }
  return (await sumOf(stored.bytes)) === file.fileSha256 ? "whole" : "damaged";
}
