import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { Problem } from "#shared/errors.ts";
import type { BackupPlace } from "#server/backup-place.ts";
import { isWrongKey, newKey, openAge, sealAge } from "#server/admin/age.ts";
import { archiveFolder } from "./names.ts";

/** Encrypts bytes with age, or decrypts them. */
export const sealed = (content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, key: Buffer): Promise<Buffer> =>
  buffer(Readable.from(sealAge(Readable.from(content, { objectMode: false }), key), { objectMode: false }));
export const opened = (content: AsyncIterable<Uint8Array>, key: Buffer): Promise<Buffer> =>
  buffer(Readable.from(openAge(content, key), { objectMode: false }));

/**
 * The first of `name.age`, `name-2.age` … in `folder` that `key` decrypts, with its content; null content for the next free name. A place
 * may contain files that an earlier installation encrypted with another key. Throws `invalid` (`isWrongKey`) if all are encrypted with other
 * keys and `mustOpen`. A file that cannot be read or is damaged counts neither as missing nor as one of another key.
 */
export async function firstOpened(
  place: BackupPlace,
  folder: string,
  name: string,
  key: Buffer,
  mustOpen: boolean,
): Promise<{ file: string; content: Buffer | null }> {
  let cause: unknown;
  for (let count = 1; ; count += 1) {
    const fileName = `${name}${count === 1 ? "" : `-${count}`}.age`;
    const file = folder ? `${folder}/${fileName}` : fileName;
    const found = await place.read(file);
    if (!found && (await place.list(folder)).includes(fileName))
      throw new Problem("unavailable", `${place.place} holds ${file}, but it cannot be read just now.`);
    if (!found && mustOpen && count > 1)
      throw new Problem("invalid", `The key file is not the one that ${place.place} was sealed with. Nothing was changed.`, { cause });
    if (!found) return { file, content: null };
    try {
      return { file, content: await opened(found, key) };
    } catch (error) {
      if (!isWrongKey(error)) throw error;
      cause = error;
    }
  }
}

/**
 * The key that encrypts the archive. A key file with an age identity is used directly. A password is slow on purpose, too slow for
 * thousands of segments, so it encrypts an identity that is stored beside them.
 */
export async function archiveKey(place: BackupPlace, key: Buffer, mayMake: boolean): Promise<Buffer> {
  if (key.includes("AGE-SECRET-KEY-")) return key;
  const { file, content } = await firstOpened(place, archiveFolder, "identity", key, !mayMake);
  if (content) return content;
  if (!mayMake) throw new Problem("not-found", `${place.place} holds nothing that this key opens.`);
  const identity = Buffer.from(await newKey());
  await place.put(file, await sealed([identity], key));
  return identity;
}
