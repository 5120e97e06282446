import { createDecipheriv, createHash, scrypt, timingSafeEqual } from "node:crypto";
import { Problem } from "#shared/errors.ts";
import { isAge, openAge } from "./age.ts";

/**
 * Recognizes the format of a backup file: encrypted ones are age files (age.ts), unencrypted ones gzip. Those of release 0.1.0 are one line
 * of plain header, then chunks of 64 KiB, each with a checksum or authenticated by itself (AES-256-GCM; RFC 5116) with a counter as nonce
 * that also marks the last chunk: a changed, moved, missing or added byte is found, and so is truncation.
 */
const magic = "evenday-backup-1";
const chunkBytes = 65_536;
const tagBytes = 16;
const cost = { N: 131_072, r: 8, p: 1, maxmem: 200_000_000 };

const damaged = (what: string, cause?: unknown) =>
  new Problem("invalid", `This backup is ${what}. Nothing was changed.`, cause === undefined ? {} : { cause });

/** The decrypted content of a backup file. Throws `invalid` for a wrong secret, damage, a cut or an appended end. */
export async function* decrypt(file: AsyncIterable<Uint8Array>, secret: Buffer | null): AsyncGenerator<Uint8Array> {
  const chunks = file[Symbol.asyncIterator]();
  const first = await chunks.next();
  async function* whole() {
    if (!first.done) yield first.value;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  if (!first.done && isAge(first.value)) yield* openAge(whole(), secret);
  else if (!first.done && isGzip(first.value)) yield* whole();
  else yield* unsealPieces(whole(), secret);
}

async function* unsealPieces(file: AsyncIterable<Uint8Array>, secret: Buffer | null): AsyncGenerator<Uint8Array> {
  let rest: Buffer = Buffer.alloc(0);
  let header: Buffer | null = null;
  let key: Buffer | null = null;
  let count = 0;
  let isOver = false;
  for await (const bytes of file) {
    if (isOver) throw damaged("followed by something that does not belong to it");
    rest = Buffer.concat([rest, bytes]);
    if (!header) {
      const end = rest.indexOf(10);
      if (end < 0 && rest.length < 200) continue;
      header = rest.subarray(0, end + 1);
      rest = rest.subarray(end + 1);
      key = await keyFor(header, secret);
    }
    while (rest.length >= 5) {
      const isLast = rest[0] === 1;
      const length = rest.readUInt32BE(1);
      if ((rest[0] ?? 2) > 1 || length > chunkBytes + tagBytes || length < tagBytes) throw damaged("damaged");
      if (rest.length < 5 + length) break;
      yield open(key, header, count, isLast, rest.subarray(5, 5 + length));
      rest = rest.subarray(5 + length);
      count += 1;
      if (!isLast) continue;
      if (rest.length > 0) throw damaged("followed by something that does not belong to it");
      isOver = true;
    }
  }
  if (!header) throw new Problem("invalid", "This is not an Evenday backup.");
  if (!isOver) throw damaged("cut short");
}

const isGzip = (first: Uint8Array): boolean => first[0] === 0x1f && first[1] === 0x8b;

/** Whether a file that begins with `first` needs a secret. Throws `invalid` for anything that is not a backup. */
export function isEncrypted(first: Uint8Array): boolean {
  if (isAge(first)) return true;
  if (isGzip(first)) return false;
  const [name, how] = Buffer.from(first.subarray(0, 64)).toString("latin1").split(" ");
  if (name !== magic || (how !== "sealed" && how !== "plain")) throw new Problem("invalid", "This is not an Evenday backup.");
  return how === "sealed";
}

async function keyFor(header: Buffer, secret: Buffer | null): Promise<Buffer | null> {
  if (!isEncrypted(header)) return null;
  if (!secret) throw new Problem("invalid", "This backup is sealed: give its passphrase or key file.");
  const salt = /^\S+ sealed ([0-9a-f]{32})\n$/.exec(header.toString("latin1"))?.[1];
  if (!salt) throw damaged("damaged");
  return keyOf(secret, Buffer.from(salt, "hex"));
}

const keyOf = (secret: Buffer, salt: Buffer) =>
  new Promise<Buffer>((done, fail) => scrypt(secret, salt, 32, cost, (error, key) => (error ? fail(error) : done(key))));

/** The chunk's number, and whether it is the last: a nonce is never reused with a key, because every file has its own salt. */
function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0, 0);
  nonce.writeBigUInt64BE(BigInt(count), 4);
  return nonce;
}

function open(key: Buffer | null, header: Buffer, count: number, isLast: boolean, chunk: Buffer): Buffer {
  const nonce = nonceOf(count, isLast);
  const [tag, bytes] = [chunk.subarray(0, tagBytes), chunk.subarray(tagBytes)];
  if (!key) {
    if (!timingSafeEqual(checksum(nonce, header, bytes), tag)) throw damaged("damaged");
    return bytes;
  }
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, nonce).setAAD(header).setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes), decipher.final()]);
  } catch (error) {
    throw count === 0
      ? new Problem("invalid", "The passphrase or key file is not the one of this backup, or the backup is damaged. Nothing was changed.", {
          cause: error,
        })
      : damaged("damaged", error);
  }
}

const checksum = (nonce: Buffer, header: Buffer, bytes: Buffer) =>
  createHash("sha256").update(nonce).update(header).update(bytes).digest().subarray(0, tagBytes);
