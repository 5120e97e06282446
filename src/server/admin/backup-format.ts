import { createReadStream } from "node:fs";
import { createGunzip, createGzip } from "node:zlib";
import { pipeline } from "node:stream/promises";
import { PassThrough, Readable } from "node:stream";
import { broken, cutShort, type Entry } from "./backup-entries.ts";
import { entriesOfLines } from "./backup-lines.ts";
import { entriesOfTar } from "./backup-tar.ts";
import { decrypt } from "./encrypt.ts";
import { sealAge } from "./age.ts";

/** Compresses the tar of a backup (backup-tar.ts) and encrypts it with age; without a secret it stays an ordinary tar.gz. */
export function wrap(content: AsyncIterable<Uint8Array>, secret: Buffer | null): AsyncIterable<Uint8Array> {
  const compressed = through(content, createGzip({ level: 4 }));
  return secret ? sealAge(compressed, secret) : compressed;
}

/** Reads the entries of a backup file, in order, of either format. Throws `invalid` for damage, truncation or a wrong secret. */
export async function* entriesOf(file: string, secret: Buffer | null): AsyncGenerator<Entry> {
  const content = through(decrypt(createReadStream(file), secret), createGunzip())[Symbol.asyncIterator]();
  try {
    const first = await content.next();
    if (first.done) throw cutShort();
    const whole = startingWith(first.value, content);
    yield* Buffer.from(first.value).toString("latin1", 0, 1) === "{" ? entriesOfLines(whole) : entriesOfTar(whole);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "Z_BUF_ERROR") throw cutShort();
    throw code.startsWith("Z_") ? broken(error) : error;
  } finally {
    await content.return?.();
  }
}

async function* startingWith(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** A stream through zlib whose errors, on either side, reach the reader. */
export function through(
  source: AsyncIterable<Uint8Array>,
  middle: ReturnType<typeof createGzip> | ReturnType<typeof createGunzip>,
): AsyncIterable<Uint8Array> {
  const end = new PassThrough();
  pipeline(Readable.from(source, { objectMode: false }), middle, end).catch((error: Error) => end.destroy(error));
  return end;
}
