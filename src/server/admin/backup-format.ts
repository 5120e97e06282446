import { createReadStream } from "node:fs";
import { createGunzip, createGzip } from "node:zlib";
import { pipeline } from "node:stream/promises";
import { PassThrough, Readable } from "node:stream";
import { Problem } from "#shared/errors.ts";
import { encrypt, decrypt } from "./encrypt.ts";
import type { TableShape } from "./operator.ts";

/**
 * The content of a backup: lines of JSON. A line that begins with `[` is one row of the table named last, its columns as text
 * or null; a `file` line is followed by that many raw bytes. `end` closes it and counts what came before.
 */
export type Entry =
  | { kind: "start"; format: 1; takenAt: string; engine: string; migrations: number[]; secret: string | null }
  | ({ kind: "table" } & TableShape)
  | { kind: "row"; text: string }
  | { kind: "file"; key: string; size: number; bytes: AsyncIterable<Uint8Array> }
  /** SHA-256 (hex) of the file's bytes before this line. */
  | { kind: "hash"; key: string; sha256: string }
  /** A file whose row was deleted while the backup ran: its row is removed too. */
  | { kind: "gone"; key: string }
  /** A file that a row names and that does not exist. */
  | { kind: "missing"; key: string }
  | { kind: "end"; tables: number; rows: number; files: number; bytes: number };

/** Compresses and encrypts the content of a backup on its way to a file. */
export async function* wrap(content: AsyncIterable<Uint8Array>, secret: Buffer | null): AsyncGenerator<Uint8Array> {
  yield* encrypt(through(content, createGzip({ level: 4 })), secret);
}

/** Reads the entries of a backup file, in order. Throws `invalid` for damage, truncation or a wrong secret. */
export async function* entriesOf(file: string, secret: Buffer | null): AsyncGenerator<Entry> {
  const read = reader(through(decrypt(createReadStream(file), secret), createGunzip()));
  let isOver = false;
  for (let line = await read.line(); line !== null; line = await read.line()) {
    if (isOver) throw broken();
    if (line.startsWith("[")) {
      yield { kind: "row", text: line };
      continue;
    }
    const entry = parsed(line);
    if (entry.kind === "file") {
      const bytes = read.bytes(entry.size);
      yield { ...entry, bytes };
      for await (const _ of bytes) void _; // entries are skipped when the file was not read
    } else {
      yield entry;
    }
    isOver = entry.kind === "end";
  }
  if (!isOver) throw new Problem("invalid", "This backup is cut short. Nothing was changed.");
}

const broken = () => new Problem("invalid", "This backup is damaged. Nothing was changed.");

function parsed(line: string): Entry {
  try {
    const entry = JSON.parse(line) as Entry;
    if (typeof entry === "object" && entry !== null && "kind" in entry) return entry;
  } catch {
    // falls through to the single error below
  }
  throw broken();
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

/** Lines and counted bytes from one stream. */
function reader(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const more = async () => {
    const { value, done } = await chunks.next();
    if (done) return false;
    rest = rest.length > 0 ? Buffer.concat([rest, value as Uint8Array]) : Buffer.from(value as Uint8Array);
    return true;
  };
  return {
    line: async (): Promise<string | null> => {
      for (let from = 0; ;) {
        const end = rest.indexOf(10, from);
        if (end >= 0) {
          const line = rest.subarray(0, end).toString("utf8");
          rest = rest.subarray(end + 1);
          return line;
        }
        from = rest.length;
        if (await more()) continue;
        if (rest.length > 0) throw broken();
        return null;
      }
    },
    /** The next `size` bytes, once; reading it again returns what is left of them. */
    bytes: (size: number): AsyncIterable<Uint8Array> => {
      let left = size;
      return {
        async *[Symbol.asyncIterator]() {
          while (left > 0) {
            if (rest.length === 0 && !(await more())) throw broken();
            const chunk = rest.subarray(0, Math.min(left, rest.length));
            rest = rest.subarray(chunk.length);
            left -= chunk.length;
            yield chunk;
          }
        },
      };
    },
  };
}
