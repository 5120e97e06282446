import { Unzip, UnzipInflate, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { Problem } from "#kernel/problem.ts";

/** One file of an archive: a name with forward slashes, and its bytes as they come. */
export type Part = { name: string; bytes: AsyncIterable<Uint8Array> | Uint8Array; isPacked?: boolean };

/** A ZIP that is written while it is read: nothing but the current piece is held, and a slow reader slows the writing. */
export function zipOf(parts: AsyncIterable<Part>): ReadableStream<Uint8Array> {
  const queue: Uint8Array[] = [];
  let fault: Error | null = null;
  let isDone = false;
  const zip = new Zip((error, piece, final) => {
    if (error) fault = error;
    else queue.push(piece);
    if (final) isDone = true;
  });
  const steps = writing(zip, parts);
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        while (queue.length === 0 && !isDone) {
          const { done } = await steps.next();
          if (fault) throw fault;
          if (done) break;
        }
        for (const piece of queue.splice(0)) controller.enqueue(piece);
        if (isDone) controller.close();
      },
      cancel: async () => void (await steps.return(undefined)),
    },
    { highWaterMark: 1 },
  );
}

async function* writing(zip: Zip, parts: AsyncIterable<Part>): AsyncGenerator<void> {
  for await (const { name, bytes, isPacked } of parts) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    if (bytes instanceof Uint8Array) {
      file.push(bytes, true);
    } else {
      for await (const piece of bytes) {
        file.push(piece);
        yield;
      }
      file.push(new Uint8Array(0), true);
    }
    yield;
  }
  zip.end();
}

/**
 * Reads an uploaded ZIP piece by piece and hands over each file's bytes. Throws `invalid` for anything that is no ZIP, holds
 * more than `mostFiles`, or unpacks to more than `mostBytes`.
 */
export async function unzip(
  body: ReadableStream<Uint8Array>,
  limits: { mostFiles: number; mostBytes: number },
  take: (name: string, bytes: Uint8Array) => Promise<void>,
): Promise<number> {
  const ready: { name: string; bytes: Uint8Array }[] = [];
  let fault: Problem | null = null;
  let files = 0;
  let total = 0;
  const tooMuch = () => {
    fault ??= new Problem("too-large", "This archive unpacks to more than we can take.");
  };
  const reader = new Unzip((file) => {
    files += 1;
    if (files > limits.mostFiles) return tooMuch();
    const pieces: Uint8Array[] = [];
    file.ondata = (error, piece, final) => {
      if (error) {
        fault ??= new Problem("invalid", "This file is damaged.");
        return;
      }
      total += piece.length;
      if (total > limits.mostBytes) {
        tooMuch();
        file.terminate();
        return;
      }
      pieces.push(piece);
      if (final) ready.push({ name: file.name, bytes: Buffer.concat(pieces) });
    };
    file.start();
  });
  reader.register(UnzipInflate);
  let first = true;
  for await (const piece of body) {
    if (first && !(piece[0] === 0x50 && piece[1] === 0x4b)) throw new Problem("invalid", "This is not an Evenday archive.");
    first = false;
    push(reader, piece, false);
    if (fault) throw fault;
    for (const one of ready.splice(0)) await take(one.name, one.bytes);
  }
  push(reader, new Uint8Array(0), true);
  if (fault) throw fault;
  for (const one of ready.splice(0)) await take(one.name, one.bytes);
  return files;
}

function push(reader: Unzip, piece: Uint8Array, final: boolean) {
  try {
    reader.push(piece, final);
  } catch (error) {
    throw new Problem("invalid", "This file is damaged, or not an Evenday archive.", { cause: error });
  }
}
