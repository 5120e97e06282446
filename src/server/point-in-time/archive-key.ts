import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { Problem } from "#shared/errors.ts";
import type { BackupPlace } from "#server/backup-place.ts";
import { newKey, openAge, sealAge } from "#server/admin/age.ts";
import { archiveFolder } from "./names.ts";

const name = `${archiveFolder}/identity.age`;

/** Bytes sealed by age, or opened again. */
export const sealed = (content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, key: Buffer): Promise<Buffer> =>
  buffer(Readable.from(sealAge(Readable.from(content, { objectMode: false }), key), { objectMode: false }));
export const opened = (content: AsyncIterable<Uint8Array>, key: Buffer): Promise<Buffer> =>
  buffer(Readable.from(openAge(content, key), { objectMode: false }));

/**
 * What seals the archive. A key file with an age identity does it itself; guessing at a password is made slow on purpose, too slow
 * for thousands of segments, so a password seals an identity that lies beside them.
 */
export async function archiveKey(place: BackupPlace, key: Buffer, mayMake: boolean): Promise<Buffer> {
  if (key.includes("AGE-SECRET-KEY-")) return key;
  const found = await place.read(name);
  if (found) return opened(found, key);
  if (!mayMake) throw new Problem("not-found", `${place.place} holds nothing that this key opens.`);
  const identity = Buffer.from(await newKey());
  await place.put(name, await sealed([identity], key));
  return identity;
}
