import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { extract, pack, type Headers, type Pack } from "tar-stream";
import { z } from "zod";
import { Problem } from "#shared/errors.ts";
import { broken, cutShort, otherFile, type Entry } from "./backup-entries.ts";
import { hashed, reader } from "./backup-lines.ts";

/**
 * A backup in format 2 is a tar that any tar opens: auth-secret (encrypted backups only), manifest.json, data/<table>.jsonl (one row per
 * line), files/<member>/<name>, summary.json, and SHA256SUMS over all of these, in the format of `sha256sum -c`.
 */
export const formatOfTar = 2;
export const names = {
  secret: "auth-secret",
  manifest: "manifest.json",
  data: (table: string) => `data/${encodeURIComponent(table)}.jsonl`,
  file: (key: string) => `files/${key}`,
  summary: "summary.json",
  sums: "SHA256SUMS",
};
export const sumLine = (sha256: string, name: string) => `${sha256}  ${name}\n`;

const manifestForm = z.object({
  format: z.literal(formatOfTar),
  takenAt: z.string(),
  engine: z.string(),
  migrations: z.array(z.number()),
  /**
   * Referenced tables first; `type` is for parsing a column's text. A line of a table contains its columns in this order, as text or null.
   */
  tables: z.array(z.object({ name: z.string(), rows: z.number(), columns: z.array(z.object({ name: z.string(), type: z.string() })) })),
});
export type Manifest = z.infer<typeof manifestForm>;

const summaryForm = z.object({
  tables: z.number(),
  rows: z.number(),
  files: z.number(),
  bytes: z.number(),
  /** Keys of files whose rows were deleted while the backup ran. */
  gone: z.array(z.string()),
  /** Keys of files that rows name and that do not exist. */
  missing: z.array(z.string()),
});
export type Summary = z.infer<typeof summaryForm>;

export type TarEntry = { name: string; size: number; bytes: AsyncIterable<Uint8Array> };

/** The bytes of a tar with these entries; each is read after the one before it is written. */
export async function* tarOf(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  const tar = pack();
  const filling = (async () => {
    for await (const { name, size, bytes } of entries) await addTo(tar, { name, size, mode: 0o600 }, bytes);
    tar.finalize();
  })().catch((error: unknown) => tar.destroy(error instanceof Error ? error : new Error(String(error))));
  try {
    yield* tar as unknown as AsyncIterable<Uint8Array>;
  } finally {
    tar.destroy(); // of a backup that was interrupted
    await filling;
  }
}

/** Writes one entry as fast as the tar is read. */
export async function addTo(tar: Pack, header: Headers, content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<void> {
  const entry = tar.entry(header);
  if (header.type !== "directory") await pipeline(Readable.from(content, { objectMode: false }), entry);
}

/** A manifest and a summary are small; anything longer is not a backup. */
const mostText = 64_000_000;

/** The entries of a backup in format 2. Names are checked as untrusted input: a key proves only who may read. */
export async function* entriesOfTar(content: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const tar = extract();
  const reading = pipeline(Readable.from(content, { objectMode: false }), tar).catch((error: Error) => void tar.destroy(error));
  const sums = createHash("sha256");
  let secret: string | null = null;
  let manifest: Manifest | null = null;
  let summary: Summary | null = null;
  let isOver = false;
  try {
    for await (const { header, bytes } of readable(tar)) {
      const { name, size = 0 } = header;
      if (isOver || header.type !== "file") throw broken();
      const hash = createHash("sha256");
      const part = hashed(bytes, hash);
      if (name === names.secret && !manifest) secret = await textOf(part);
      else if (name === names.manifest && !manifest) {
        manifest = manifestIn(await textOf(part));
        const { takenAt, engine, migrations } = manifest;
        yield { kind: "start", format: formatOfTar, takenAt, engine, migrations, secret };
      } else if (!manifest) throw new Problem("invalid", "This is not an Evenday backup.");
      else if (name === names.sums) {
        if ((await hashOf(part)) !== sums.digest("hex")) throw otherFile();
        if (!summary) throw broken();
        const { gone, missing, ...count } = summary;
        for (const key of gone) yield { kind: "gone", key };
        for (const key of missing) yield { kind: "missing", key };
        yield { kind: "end", ...count };
        isOver = true;
        continue;
      } else if (name === names.summary && !summary) summary = parsed(summaryForm, await textOf(part));
      else if (name.startsWith("files/")) yield { kind: "file", key: name.slice("files/".length), size, bytes: part };
      else {
        const table = manifest.tables.find((one) => names.data(one.name) === name);
        if (!table) throw broken();
        yield { kind: "table", name: table.name, columns: table.columns };
        const read = reader(part);
        for (let line = await read.line(); line !== null; line = await read.line()) yield { kind: "row", text: line };
      }
      for await (const _ of part) void _; // what the reader did not consume is checked too
      sums.update(sumLine(hash.digest("hex"), name));
    }
  } catch (cause) {
    // tar-stream has no error class of its own
    if (cause instanceof Error && /^(Unexpected end of data|Invalid tar header)/.test(cause.message)) throw broken(cause);
    throw cause;
  }
  await reading;
  if (!isOver) throw cutShort();
}

/** The entries of a tar, each with bytes that can be read in several steps; unread bytes are skipped. */
async function* readable(tar: ReturnType<typeof extract>): AsyncGenerator<{ header: Headers; bytes: AsyncIterable<Uint8Array> }> {
  for await (const entry of tar) {
    const chunks = (entry as unknown as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
    let isRead = false;
    const bytes = {
      async *[Symbol.asyncIterator]() {
        while (!isRead) {
          const { value, done } = await chunks.next();
          if (done) isRead = true;
          else yield value;
        }
      },
    };
    yield { header: entry.header, bytes };
    for await (const _ of bytes) void _;
  }
}

async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > mostText) throw broken();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest("hex");
}

function manifestIn(text: string): Manifest {
  const { format } = parsed(z.object({ format: z.number() }), text);
  if (format !== formatOfTar) throw new Problem("invalid", "This backup has a form that this release does not know.");
  return parsed(manifestForm, text);
}

function parsed<Form extends z.ZodType>(form: Form, text: string): z.infer<Form> {
  try {
    return form.parse(JSON.parse(text));
  } catch (cause) {
    throw broken(cause);
  }
}
