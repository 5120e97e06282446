import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { extract } from "tar-stream";
import type { Entry } from "#server/admin/backup-entries.ts";
import { sumLine, tarOf } from "#server/admin/backup-tar.ts";

type Part = { name: string; bytes: Buffer };
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Backup entries in format 1, from before backups were a tar. */
export async function* formerLines(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  const line = (entry: object) => Buffer.from(`${JSON.stringify(entry)}\n`);
  for await (const entry of entries) {
    if (entry.kind === "row") yield Buffer.from(`${entry.text}\n`);
    else if (entry.kind === "start") yield line({ ...entry, format: 1 });
    else if (entry.kind === "file") {
      const bytes = await buffer(entry.bytes);
      yield line({ kind: "file", key: entry.key, size: entry.size });
      yield bytes;
      yield line({ kind: "hash", key: entry.key, sha256: sha256(bytes) });
    } else yield line(entry);
  }
}

/** The entries of a backup's tar, without its checksums. */
export async function partsOfTar(content: AsyncIterable<Uint8Array>): Promise<Part[]> {
  const tar = extract();
  Readable.from(content, { objectMode: false }).pipe(tar);
  const parts: Part[] = [];
  for await (const entry of tar) parts.push({ name: entry.header.name, bytes: await buffer(entry) });
  return parts.filter(({ name }) => name !== "SHA256SUMS");
}

/** A tar of these entries with the right checksums at its end. */
export function tarWithSums(parts: Part[]): AsyncGenerator<Uint8Array> {
  const sums = Buffer.from(parts.map(({ name, bytes }) => sumLine(sha256(bytes), name)).join(""));
  const all = [...parts, { name: "SHA256SUMS", bytes: sums }];
  return tarOf(Readable.from(all.map(({ name, bytes }) => ({ name, size: bytes.length, bytes: Readable.from([bytes]) }))));
}
