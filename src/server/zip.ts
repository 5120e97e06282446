import { crc32 } from "node:zlib";
import { Unzip, UnzipInflate, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { Problem } from "#shared/errors.ts";
import { watchReader } from "./idle-reader.ts";

export const notAnArchive = "This is not an Evenday archive. A file of another app belongs under “Bring your data”.";

/** One file of an archive: a name with forward slashes, and its bytes as they arrive. */
export type Part = { name: string; bytes: AsyncIterable<Uint8Array> | Uint8Array; isPacked?: boolean };

/**
 * A ZIP that is written while it is read: only the current chunk is in memory, and a slow reader slows the writing. `onEnd` runs once it was
 * read or failed, or when the reader gave up or read nothing for two minutes.
 */
export function zipOf(parts: AsyncIterable<Part>, onEnd: () => void = () => undefined): ReadableStream<Uint8Array> {
  const queue: Uint8Array[] = [];
  let fault: Error | null = null;
  let isDone = false;
  const zip = new Zip((error, chunk, final) => {
    if (error) fault = error;
    else queue.push(chunk);
    if (final) isDone = true;
  });
  const steps = writing(zip, parts);
  const end = async () => {
    reader.stop();
    onEnd();
    await steps.return(undefined);
  };
  const reader = watchReader(end);
  const takeTurn = turnsOf(turnMs);
  return new ReadableStream<Uint8Array>(
    {
      start: reader.wait,
      pull: async (controller) => {
        reader.stop();
        try {
          while (queue.length === 0 && !isDone) {
            // small files are packed one after the other without waiting for anything
            const { done } = await takeTurn(() => steps.next());
            if (fault) throw fault;
            if (done) break;
          }
        } catch (error) {
          await end();
          throw error;
        }
        for (const chunk of queue.splice(0)) controller.enqueue(chunk);
        if (!isDone) return reader.wait(controller);
        controller.close();
        await end();
      },
      cancel: end,
    },
    { highWaterMark: 1 },
  );
}

/** Runs steps of work, and lets other requests have their turn after each `ms` of it. */
function turnsOf(ms: number) {
  let workMs = 0;
  return async <T>(step: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    const result = await step();
    workMs += performance.now() - begun;
    if (workMs > ms) {
      workMs = 0;
      await new Promise((done) => setImmediate(done));
    }
    return result;
  };
}

async function* writing(zip: Zip, parts: AsyncIterable<Part>): AsyncGenerator<void> {
  for await (const { name, bytes, isPacked } of parts) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    if (bytes instanceof Uint8Array) {
      file.push(bytes, true);
    } else {
      for await (const chunk of bytes) {
        file.push(chunk);
        yield;
      }
      file.push(new Uint8Array(0), true);
    }
    yield;
  }
  zip.end();
}

/**
 * Limits of an uploaded ZIP. `mostIn` returns how many bytes an entry of this name may unpack to; units bytes and ms. Entries that `wants`
 * refuses are skipped.
 */
export type ZipLimits = {
  mostFiles: number;
  mostBytes: number;
  mostIn: (name: string) => number;
  mostWorkMs: number;
  wants?: (name: string) => boolean;
};
/** Compressed bytes that are unpacked in one step: even a bomb unpacks to four megabytes at most. */
const stepBytes = 4096;
/** From this size on, an entry that unpacks to more than `mostRatio` times its compressed bytes counts as a bomb. */
const ratioFrom = 10_000_000;
const mostRatio = 200;
const turnMs = 20;

/**
 * Reads an uploaded ZIP in chunks and passes on each file's bytes. Throws `invalid` for anything that is not a ZIP, and too-large as soon
 * as any limit is exceeded, before the rest is unpacked. Yields to the event loop in between.
 */
export async function unzip(
  body: AsyncIterable<Uint8Array>,
  limits: ZipLimits,
  take: (name: string, bytes: Uint8Array) => Promise<void>,
): Promise<number> {
  const ready: { name: string; bytes: Uint8Array }[] = [];
  let fault: Problem | null = null;
  let files = 0;
  /** Entries that have begun and not ended. */
  let open = 0;
  const tail: Uint8Array[] = [];
  let tailBytes = 0;
  const unpacked: Entry[] = [];
  let total = 0;
  let packed = 0;
  let workMs = 0;
  const reader = new Unzip((file) => {
    files += 1;
    if (files > limits.mostFiles) fault ??= tooMuch();
    if (limits.wants?.(file.name) === false) {
      file.ondata = (error) => {
        if (error) fault ??= damaged(error);
      };
      file.start();
      return;
    }
    open += 1;
    const chunks: Uint8Array[] = [];
    const most = limits.mostIn(file.name);
    const packedBefore = packed;
    let size = 0;
    file.ondata = (error, chunk, final) => {
      if (error) {
        fault ??= damaged(error);
        return;
      }
      size += chunk.length;
      total += chunk.length;
      const isBomb = size > ratioFrom && size > mostRatio * (packed - packedBefore + stepBytes);
      if (fault || isBomb || size > most || total > limits.mostBytes) {
        fault ??= tooMuch();
        chunks.length = 0;
        file.terminate();
        return;
      }
      chunks.push(chunk);
      if (!final) return;
      open -= 1;
      const bytes = Buffer.concat(chunks);
      unpacked.push({ checksum: crc32(bytes), size });
      ready.push({ name: file.name, bytes });
    };
    if ((file.originalSize ?? 0) > most) fault ??= tooMuch();
    else file.start();
  });
  reader.register(UnzipInflate);
  const step = async (chunk: Uint8Array, final: boolean) => {
    const begun = performance.now();
    push(reader, chunk, final);
    packed += chunk.length;
    const ms = performance.now() - begun;
    if (Math.floor((workMs + ms) / turnMs) > Math.floor(workMs / turnMs)) await new Promise((done) => setImmediate(done));
    workMs += ms;
    if (workMs > limits.mostWorkMs) fault ??= tooMuch();
    if (fault) throw fault;
    for (const one of ready.splice(0)) await take(one.name, one.bytes);
  };
  let first = true;
  for await (const chunk of body) {
    if (first && !(chunk[0] === 0x50 && chunk[1] === 0x4b)) throw new Problem("invalid", notAnArchive);
    first = false;
    tail.push(chunk);
    tailBytes += chunk.length;
    while (tail.length > 1 && tailBytes - (tail[0]?.length ?? 0) > longestEnd) tailBytes -= tail.shift()?.length ?? 0;
    for (let at = 0; at < chunk.length; at += stepBytes) await step(chunk.subarray(at, at + stepBytes), false);
  }
  await step(new Uint8Array(0), true);
  // of a damaged ZIP an import would take missing rows for deleted ones
  const listed = open > 0 ? null : readDirectory(Buffer.concat(tail));
  if (!listed) throw new Problem("invalid", "This file is damaged: its end is missing.");
  const sums = new Set(listed.entries.map(({ checksum, size }) => `${checksum} ${size}`));
  const isWhole = listed.entries.length === files && unpacked.every(({ checksum, size }) => sums.has(`${checksum} ${size}`));
  if (!isWhole && !listed.isLarge) throw new Problem("invalid", "This file is damaged.");
  return files;
}

/** CRC-32 and bytes of an unpacked entry. */
type Entry = { checksum: number; size: number };

/**
 * The entries that a ZIP lists at its end; null without that end. `isLarge` where it has more than the fields of the usual form can hold.
 * Source: APPNOTE.TXT 6.3.10, 4.3.12 and 4.3.16.
 */
function readDirectory(tail: Buffer): { entries: Entry[]; isLarge: boolean } | null {
  const end = tail.lastIndexOf(endOfArchive);
  if (end < 0 || end + 22 > tail.length) return null;
  const [count, bytes] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12)];
  const isLarge = count === 0xff_ff || bytes === 0xff_ff_ff_ff;
  const entries: Entry[] = [];
  let at = end - bytes;
  while (!isLarge && at >= 0 && at + 46 <= end && tail.readUInt32LE(at) === 0x02_01_4b_50) {
    entries.push({ checksum: tail.readUInt32LE(at + 16), size: tail.readUInt32LE(at + 24) });
    at += 46 + tail.readUInt16LE(at + 28) + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32);
  }
  return { entries, isLarge };
}

const damaged = (cause: unknown) => new Problem("invalid", "This file is damaged.", { cause });
/** The record that ends every ZIP. */
const endOfArchive = Buffer.from("PK\x05\x06", "latin1");
/** Bytes of the end that are kept: the record, its comment, and the list of 20,000 files with long names. */
const longestEnd = 8_000_000;
const tooMuch = () => new Problem("too-large", "This archive unpacks to more than we can take.");

function push(reader: Unzip, chunk: Uint8Array, final: boolean) {
  try {
    reader.push(chunk, final);
  } catch (error) {
    throw new Problem("invalid", "This file is damaged, or not an Evenday archive.", { cause: error });
  }
}
