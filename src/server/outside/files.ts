import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from "node:fs/promises";
import { IncomingMessage } from "node:http";
import { dirname, join } from "node:path";
import { Readable, Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { callbackify } from "node:util";
import { AwsClient } from "aws4fetch";
import { Problem } from "#kernel/problem.ts";
import type { Config } from "#server/config.ts";

/** Bytes on their way in: Node's own stream, or the browser kind. */
export type Bytes = ReadableStream<Uint8Array> | Readable;

/**
 * Where uploaded bytes lie: a folder under DATA_DIR, or any S3. Bytes always arrive in `intake` first, so that a file gets
 * its name only when it is whole and has been looked at.
 */
export type Files = {
  /** Writes a stream to a temporary file and gives its path, size and SHA-256 (hex). Throws too-large past `most` bytes; nothing stays behind. */
  intake: (bytes: Bytes, most: number) => Promise<{ path: string; size: number; sha256: string }>;
  discard: (temporary: string) => Promise<void>;
  /** Gives the bytes of `temporary` their name. `key` is ours: {userId}/{random}.{ext}. */
  keep: (temporary: string, key: string) => Promise<void>;
  /** The bytes, or null when they are gone. */
  read: (key: string) => Promise<{ bytes: ReadableStream<Uint8Array>; size: number } | null>;
  remove: (key: string) => Promise<void>;
  /** Every key with when it was written (UTC ms); only one member's with `prefix`. */
  list: (prefix?: string) => AsyncIterable<{ key: string; writtenAt: number }>;
  /** Throws away what uploads that were cut short before `before` (UTC ms) left in the intake. */
  sweepIntake: (before: number) => Promise<void>;
};

const unavailable = (cause: unknown) =>
  new Problem("unavailable", "We cannot reach the file store just now. Please try again in a moment.", { cause, retryAfterSeconds: 10 });

export function openFiles(config: Config): Files {
  const intakeFolder = join(config.DATA_DIR, "intake");
  return { ...intakeAt(intakeFolder), ...(config.S3_ENDPOINT ? atS3(config) : atFolder(join(config.DATA_DIR, "files"))) };
}

function intakeAt(folder: string): Pick<Files, "intake" | "discard" | "sweepIntake"> {
  return {
    intake: async (bytes, most) => {
      await mkdir(folder, { recursive: true });
      const path = join(folder, randomBytes(16).toString("hex"));
      const sum = createHash("sha256");
      let size = 0;
      const file = await open(path, "wx", 0o600);
      try {
        await pour(bytes instanceof Readable ? bytes : Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]), file, (piece) => {
          size += piece.length;
          if (size > most) throw new Problem("too-large", "File size must be less than 20MB", { field: "file" });
          sum.update(piece);
        });
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
      for (const name of await namesIn(folder)) {
        const { mtimeMs } = await stat(join(folder, name));
        if (mtimeMs < before) await rm(join(folder, name), { force: true });
      }
    },
  };
}

/**
 * Writes a stream to an open file, letting `look` see each piece first; what `look` throws ends it. The source is left open
 * then, since the answer goes out over the same connection.
 */
async function pour(source: Readable, file: FileHandle, look: (piece: Buffer) => void): Promise<void> {
  const write = async (pieces: Buffer[]) => {
    pieces.forEach(look);
    // one call for all that has gathered while the last was under way
    const { bytesWritten } = await file.writev(pieces);
    if (bytesWritten !== pieces.reduce((sum, { length }) => sum + length, 0))
      throw Object.assign(new Error("only a part could be written"), { code: "ENOSPC" });
    if (source instanceof IncomingMessage) pieces.forEach(letGo);
  };
  const take = callbackify(write);
  const sink = new Writable({
    highWaterMark: 524_288,
    write: (piece: Buffer, _, done) => take([piece], done),
    writev: (pieces, done) =>
      take(
        pieces.map(({ chunk }) => chunk as Buffer),
        done,
      ),
  });
  const stop = (error: Error) => sink.destroy(error);
  const cut = () => {
    if (!source.readableEnded) stop(new Error("the source was cut"));
  };
  source.on("error", stop).on("close", cut);
  source.pipe(sink);
  if (source.destroyed) cut(); // it went before anybody listened
  try {
    await finished(sink);
  } finally {
    source.unpipe(sink);
    source.off("close", cut);
  }
}

/**
 * Gives a piece's memory back at once. Left to the collector, every 64 MB that pass through would cost a collection of the
 * whole heap. Only a piece of a request that fills its buffer: nobody else looks at that one.
 */
function letGo({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && !buffer.detached) buffer.transfer(0);
}

type Store = Pick<Files, "keep" | "read" | "remove" | "list">;

function atFolder(folder: string): Store {
  return {
    keep: async (temporary, key) => {
      await mkdir(dirname(join(folder, key)), { recursive: true });
      await rename(temporary, join(folder, key));
    },
    read: async (key) => {
      // opened before it is looked at: a file that is deleted meanwhile is still read whole
      const file = await unlessGone(open(join(folder, key), "r"));
      return file && { size: (await file.stat()).size, bytes: Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array> };
    },
    remove: (key) => rm(join(folder, key), { force: true }),
    list: async function* (prefix) {
      for (const member of prefix ? [prefix] : await namesIn(folder)) {
        for (const name of await namesIn(join(folder, member))) {
          const found = await unlessGone(stat(join(folder, member, name)));
          if (found) yield { key: `${member}/${name}`, writtenAt: found.mtimeMs };
        }
      }
    },
  };
}

const namesIn = async (folder: string) => (await unlessGone(readdir(folder))) ?? [];

/** null when the file or folder is not, or no longer, there. */
async function unlessGone<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function atS3(config: Config): Store {
  const client = new AwsClient({
    accessKeyId: config.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? "",
    region: config.S3_REGION,
    service: "s3",
    retries: 2,
  });
  const at = (key: string) => `${config.S3_ENDPOINT?.replace(/\/$/, "")}/${config.S3_BUCKET}/${key}`;
  const ask = async (url: string, init: RequestInit & { duplex?: "half" }) => {
    try {
      return await client.fetch(url, { signal: AbortSignal.timeout(120_000), redirect: "error", ...init });
    } catch (error) {
      throw unavailable(error);
    }
  };
  const expect = (answer: Response) => {
    if (!answer.ok) throw unavailable(new Error(`the file store answered ${answer.status}`));
  };
  return {
    keep: async (temporary, key) => {
      const { size } = await stat(temporary);
      expect(
        await ask(at(key), {
          method: "PUT",
          body: Readable.toWeb(createReadStream(temporary)) as ReadableStream<Uint8Array>,
          duplex: "half",
          headers: { "content-length": String(size), "x-amz-content-sha256": "UNSIGNED-PAYLOAD" },
        }),
      );
      await rm(temporary, { force: true });
    },
    read: async (key) => {
      const answer = await ask(at(key), { method: "GET" });
      if (answer.status === 404 || !answer.body) return null;
      expect(answer);
      return { bytes: answer.body, size: Number(answer.headers.get("content-length") ?? 0) };
    },
    remove: async (key) => {
      const answer = await ask(at(key), { method: "DELETE" });
      if (answer.status !== 404) expect(answer);
    },
    list: async function* (prefix) {
      for (let token = ""; ;) {
        const query = new URLSearchParams({
          "list-type": "2",
          ...(prefix ? { prefix: `${prefix}/` } : {}),
          ...(token ? { "continuation-token": token } : {}),
        });
        const answer = await ask(`${at("").replace(/\/$/, "")}?${query}`, { method: "GET" });
        expect(answer);
        const xml = await answer.text();
        for (const [, inside = ""] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
          const part = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(inside)?.[1] ?? "";
          yield { key: part("Key"), writtenAt: Date.parse(part("LastModified")) };
        }
        token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1] ?? "";
        if (!token) return;
      }
    },
  };
}
