import { createHash } from "node:crypto";
import { broken, cutShort, otherFile, type Entry } from "./backup-entries.ts";

/** A line of format 1: an entry, or the SHA-256 (hex) of the file before it. */
type Line = Exclude<Entry, { kind: "row" }> | { kind: "hash"; key: string; sha256: string };

/**
 * The entries of a backup in format 1, lines of JSON. A line that begins with `[` is one row of the table named last; a `file` line
 * is followed by that many raw bytes and a `hash` line; `end` closes it and counts what came before.
 */
export async function* entriesOfLines(content: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const read = reader(content);
  let last = { key: "", sha256: "" };
  let isOver = false;
  for (let line = await read.line(); line !== null; line = await read.line()) {
    if (isOver) throw broken();
    if (line.startsWith("[")) {
      yield { kind: "row", text: line };
      continue;
    }
    const entry = parsed(line);
    if (entry.kind === "hash") {
      if (entry.key !== last.key || entry.sha256 !== last.sha256) throw otherFile();
    } else if (entry.kind === "file") {
      const hash = createHash("sha256");
      const bytes = hashed(read.bytes(entry.size), hash);
      yield { ...entry, bytes };
      for await (const _ of bytes) void _; // what the reader did not consume is checked too
      last = { key: entry.key, sha256: hash.digest("hex") };
    } else {
      yield entry;
    }
    isOver = entry.kind === "end";
  }
  if (!isOver) throw cutShort();
}

function parsed(line: string): Line {
  try {
    const entry = JSON.parse(line) as Line;
    if (typeof entry === "object" && entry !== null && "kind" in entry) return entry;
  } catch {
    // falls through to the single error below
  }
  throw broken();
}

/** The same bytes, added to `hash` as they are read. */
export const hashed = (bytes: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>): AsyncIterable<Uint8Array> => ({
  async *[Symbol.asyncIterator]() {
    for await (const chunk of bytes) {
      hash.update(chunk);
      yield chunk;
    }
  },
});

/** Lines and counted bytes from one stream. */
export function reader(source: AsyncIterable<Uint8Array>) {
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
