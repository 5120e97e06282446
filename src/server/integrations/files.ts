import { createHash, randomBytes } from "node:crypto";
import { mkdir, open, readdir, rm, stat, type FileHandle } from "node:fs/promises";
import { IncomingMessage } from "node:http";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { callbackify } from "node:util";
import { Problem } from "#shared/errors.ts";
import type { Config } from "#server/config.ts";
import { forAll } from "#server/for-all.ts";
import type { Files } from "./file-place.ts";
import { atFolder, nullIfMissing } from "./files-folder.ts";
import { atS3 } from "./files-s3.ts";

export function openFiles(config: Config): Files {
  const intakeFolder = join(config.DATA_DIR, "intake");
  return { ...intakeAt(intakeFolder), ...(config.S3_ENDPOINT ? atS3(config) : atFolder(join(config.DATA_DIR, "files"))) };
}

function intakeAt(folder: string): Pick<Files, "intake" | "discard" | "sweepIntake"> {
  return {
    intake: async (bytes, most) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, randomBytes(16).toString("hex"));
      const sum = createHash("sha256");
      let size = 0;
      const file = await open(path, "wx", 0o600);
      try {
        await writeStream(
          bytes instanceof Readable ? bytes : Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]),
          file,
          (piece) => {
            size += piece.length;
            if (size > most) throw new Problem("too-large", "File size must be less than 20MB", { field: "file" });
            sum.update(piece);
          },
        );
        await file.close();
      } catch (error) {
        await file.close();
        await rm(path, { force: true });
        if ((error as NodeJS.ErrnoException).code === "ENOSPC")
          throw new Problem("unavailable", "There is no room left on our disk. Nothing was saved; please try again later.", {
            cause: error,
          });
        throw error;
      }
      return { path, size, sha256: sum.digest("hex") };
    },
    discard: (path) => rm(path, { force: true }),
    sweepIntake: async (before) => {
      await forAll((await nullIfMissing(readdir(folder))) ?? [], async (name) => {
        const found = await nullIfMissing(stat(join(folder, name))); // an upload may just have ended
        if (found && found.mtimeMs < before) await rm(join(folder, name), { force: true });
      });
    },
  };
}

/**
 * Writes a stream to an open file; `inspect` sees each chunk first, and stops the write by throwing. The source stays open then, because
 * the response uses the same connection.
 */
async function writeStream(source: Readable, file: FileHandle, inspect: (piece: Buffer) => void): Promise<void> {
  const write = async (chunks: Buffer[]) => {
    chunks.forEach(inspect);
    // one call for all chunks that arrived while the last was running
    const { bytesWritten } = await file.writev(chunks);
    if (bytesWritten !== chunks.reduce((sum, { length }) => sum + length, 0))
      throw Object.assign(new Error("only a part could be written"), { code: "ENOSPC" });
    if (source instanceof IncomingMessage) chunks.forEach(freeBuffer);
  };
  const take = callbackify(write);
  const sink = new Writable({
    highWaterMark: 524_288,
    write: (piece: Buffer, _, done) => take([piece], done),
    writev: (chunks, done) =>
      take(
        chunks.map(({ chunk }) => chunk as Buffer),
        done,
      ),
  });
  const stop = (error: Error) => sink.destroy(error);
  const cut = () => {
    if (!source.readableEnded) stop(new Error("the source was cut"));
  };
  source.on("error", stop).on("close", cut);
  source.pipe(sink);
  if (source.destroyed) cut(); // it failed before the listener was added
  try {
    await finished(sink);
  } finally {
    source.unpipe(sink);
    source.off("close", cut);
  }
}

/**
 * Frees a chunk's memory at once. Otherwise every 64 MB that pass through would cost a full garbage collection. Only for chunks that own
 * their whole buffer, which nothing else uses.
 */
function freeBuffer({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && !buffer.detached) buffer.transfer(0);
}
