import { createHash } from "node:crypto";
import { ReadableStream as WebStream } from "node:stream/web";

/** SHA-256 of a stream, hex. */
export async function sumOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const sum = createHash("sha256");
  for await (const chunk of bytes) sum.update(chunk);
  return sum.digest("hex");
}

/** The error of a stream whose bytes were not the expected ones. */
export const damaged = new Error("the stored bytes are not what was kept");

/**
 * Passes bytes on while hashing them. The last chunk is held back until the hash is known; when it is not `sha256`, the stream
 * throws `damaged` instead.
 */
export async function* checked(bytes: AsyncIterable<Uint8Array>, sha256: string | null): AsyncGenerator<Uint8Array> {
  const sum = createHash("sha256");
  let held: Uint8Array | null = null;
  for await (const chunk of bytes) {
    sum.update(chunk);
    if (held) yield held;
    held = chunk;
  }
  if (sha256 && sum.digest("hex") !== sha256) throw damaged;
  if (held) yield held;
}

/**
 * Not Readable.toWeb: cancelling it while bytes are arriving would end the process (Node 24). A source that nobody has read yet is begun
 * before it is closed: a generator that never began runs no `finally`, and its file would stay open.
 */
export function webStreamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]();
  let isBegun = false;
  const next = () => {
    isBegun = true;
    return source.next();
  };
  const close = async (): Promise<IteratorResult<Uint8Array>> => {
    // a source that fails here has closed itself
    if (!isBegun) await next().catch(() => undefined);
    await source.return?.();
    return { done: true, value: undefined };
  };
  return WebStream.from({ [Symbol.asyncIterator]: () => ({ next, return: close }) }) as ReadableStream<Uint8Array>;
}
