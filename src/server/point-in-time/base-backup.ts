import { createReadStream, createWriteStream } from "node:fs";
import { open, readdir, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import pg from "pg";
import { extract, pack, type Pack } from "tar-stream";
import { Problem } from "#shared/errors.ts";
import { openAge, sealAge } from "#server/admin/age.ts";
import { through } from "#server/admin/backup-format.ts";
import { addTo } from "#server/admin/backup-tar.ts";
import type { BaseBackup } from "./names.ts";

/** The source of a base backup: the running Postgres, and files of DATA_DIR that belong in it. */
type BaseSource = { superUrl: string; data: string; series: string; extra: { name: string; path: string }[] };

/**
 * Copies the data folder of a running Postgres into `file`, a tar encrypted with age: the write-ahead log between its two instants repairs
 * inconsistent parts of the copy (PostgreSQL: continuous archiving, low-level API).
 */
export async function takeBase({ superUrl, data, series, extra }: BaseSource, file: string, key: Buffer): Promise<BaseBackup> {
  const client = new pg.Client({ connectionString: superUrl, application_name: "evenday-base-backup" });
  await client.connect();
  try {
    const startedAt = Date.now();
    await client.query("select pg_backup_start('evenday', true)");
    const tar = pack();
    let first = "";
    const filling = (async () => {
      for (const { name, path } of extra) await addFile(tar, name, path);
      await addFolder(tar, "postgres", data);
      await addFile(tar, "postgres/global/pg_control", join(data, "global/pg_control")); // last, as PostgreSQL requires
      const { rows } = await client.query<{ label: string }>("select labelfile as label from pg_backup_stop(false)");
      const label = rows[0]?.label ?? "";
      first = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? "";
      if (!first) throw new Error("the base backup has no start");
      await addTo(tar, { name: "postgres/backup_label", size: Buffer.byteLength(label) }, [Buffer.from(label)]);
      tar.finalize();
    })().catch((error: unknown) => tar.destroy(error instanceof Error ? error : new Error(String(error))));
    const sealed = sealAge(through(tar as unknown as AsyncIterable<Uint8Array>, createGzip({ level: 4 })), key);
    await pipeline(Readable.from(sealed, { objectMode: false }), createWriteStream(file, { mode: 0o600 }));
    await filling;
    const endedAt = Date.now() + 1; // no earlier instant can be restored from this backup
    if (!(await namesInBase(file, key)).includes("postgres/backup_label")) throw new Error("the base backup cannot be read back");
    return { series, startedAt, endedAt, first };
  } finally {
    await client.end();
  }
}

/** Useless in a copy: sockets and ids of the running process, what it rebuilds at start, and the log, which is archived separately. */
const emptied = /^postgres\/(pg_wal|pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/;
const leftOut = /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|pgsql_tmp.*|pg_internal\.init.*|pg_control)$/;

async function addFolder(tar: Pack, name: string, path: string): Promise<void> {
  await addTo(tar, { name: `${name}/`, type: "directory", mode: 0o700 }, []);
  if (emptied.test(name)) return;
  for (const entry of await readdir(path, { withFileTypes: true })) {
    if (leftOut.test(entry.name)) continue;
    const [inner, from] = [`${name}/${entry.name}`, join(path, entry.name)];
    if (entry.isDirectory()) await addFolder(tar, inner, from);
    else if (entry.isFile()) await addFile(tar, inner, from);
  }
}

/** A file that changes meanwhile is stored with its initial size: the log repairs what is cut or inconsistent. */
async function addFile(tar: Pack, name: string, path: string): Promise<void> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null; // a table that was dropped meanwhile, or an extra file that does not exist
    throw error;
  });
  if (!handle) return;
  try {
    const { size } = await handle.stat();
    await addTo(tar, { name, size, mode: 0o600 }, piecesOf(handle, size));
  } finally {
    await handle.close();
  }
}

async function* piecesOf(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let left = size; left > 0;) {
    const piece = Buffer.alloc(Math.min(left, 262_144));
    const { bytesRead } = await handle.read(piece, 0, piece.length, size - left);
    const read = bytesRead === 0 ? piece : piece.subarray(0, bytesRead); // truncated meanwhile: fill with zeros
    left -= read.length;
    yield read;
  }
}

/** Every entry of a base backup, in order. Throws `invalid` for damage, a cut or a wrong key. */
export async function* entriesOfBase(
  sealed: AsyncIterable<Uint8Array>,
  key: Buffer,
): AsyncGenerator<{ name: string; isFolder: boolean; bytes: AsyncIterable<Uint8Array> }> {
  const tar = extract();
  const reading = pipeline(Readable.from(through(openAge(sealed, key), createGunzip()), { objectMode: false }), tar).catch(
    (error: Error) => void tar.destroy(error),
  );
  try {
    for await (const entry of tar) {
      const { name, type } = entry.header;
      // a key only proves who may read: names are checked as untrusted input
      if (!/^(postgres\/[\w./-]*|auth-secret)$/.test(name) || name.includes(".."))
        throw new Problem("invalid", "This base backup is damaged.");
      yield { name, isFolder: type === "directory", bytes: entry as unknown as AsyncIterable<Uint8Array> };
      entry.resume();
    }
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    throw new Problem("invalid", "This base backup is damaged or cut short.", { cause });
  }
  await reading;
}

async function namesInBase(file: string, key: Buffer): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, bytes } of entriesOfBase(createReadStream(file) as AsyncIterable<Uint8Array>, key)) {
    names.push(name);
    for await (const _ of bytes) void _;
  }
  return names;
}
