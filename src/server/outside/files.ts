import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AwsClient } from "aws4fetch";
import { Problem } from "#kernel/problem.ts";
import type { Config } from "#server/config.ts";

/**
 * Where uploaded bytes lie: a folder under DATA_DIR, or any S3. Bytes always arrive in `intake` first, so that a file gets
 * its name only when it is whole and has been looked at.
 */
export type Files = {
  /** Writes a stream to a temporary file and gives its path and size. Throws too-large past `most` bytes; nothing stays behind. */
  intake: (bytes: ReadableStream<Uint8Array>, most: number) => Promise<{ path: string; size: number }>;
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

const unavailable = (cause: unknown) => new Problem("unavailable", "We cannot reach the file store just now. Please try again in a moment.", { cause, retryAfterSeconds: 10 });

export function openFiles(config: Config): Files {
  const intakeFolder = join(config.DATA_DIR, "intake");
  return { ...intakeAt(intakeFolder), ...(config.S3_ENDPOINT ? atS3(config) : atFolder(join(config.DATA_DIR, "files"))) };
}

function intakeAt(folder: string): Pick<Files, "intake" | "discard" | "sweepIntake"> {
  return {
    intake: async (bytes, most) => {
      await mkdir(folder, { recursive: true });
      const path = join(folder, randomBytes(16).toString("hex"));
      let size = 0;
      async function* counted(source: AsyncIterable<Uint8Array>) {
        for await (const piece of source) {
          size += piece.length;
          if (size > most) throw new Problem("too-large", "File size must be less than 20MB", { field: "file" });
          yield piece;
        }
      }
      try {
        await pipeline(Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]), counted, createWriteStream(path, { mode: 0o600 }));
      } catch (error) {
        await rm(path, { force: true });
        if ((error as NodeJS.ErrnoException).code === "ENOSPC") throw new Problem("unavailable", "There is no room left on our disk. Nothing was saved; please try again later.", { cause: error });
        throw error;
      }
      return { path, size };
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

type Store = Pick<Files, "keep" | "read" | "remove" | "list">;

function atFolder(folder: string): Store {
  return {
    keep: async (temporary, key) => {
      await mkdir(dirname(join(folder, key)), { recursive: true });
      await rename(temporary, join(folder, key));
    },
    read: async (key) => {
      try {
        const { size } = await stat(join(folder, key));
        return { size, bytes: Readable.toWeb(createReadStream(join(folder, key))) as ReadableStream<Uint8Array> };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    remove: (key) => rm(join(folder, key), { force: true }),
    list: async function* (prefix) {
      for (const member of prefix ? [prefix] : await namesIn(folder)) {
        for (const name of await namesIn(join(folder, member))) {
          const { mtimeMs } = await stat(join(folder, member, name));
          yield { key: `${member}/${name}`, writtenAt: mtimeMs };
        }
      }
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

function atS3(config: Config): Store {
  const client = new AwsClient({ accessKeyId: config.S3_ACCESS_KEY_ID ?? "", secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? "", region: config.S3_REGION, service: "s3", retries: 2 });
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
      expect(await ask(at(key), {
        method: "PUT", body: Readable.toWeb(createReadStream(temporary)) as ReadableStream<Uint8Array>, duplex: "half",
        headers: { "content-length": String(size), "x-amz-content-sha256": "UNSIGNED-PAYLOAD" },
      }));
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
        const query = new URLSearchParams({ "list-type": "2", ...(prefix ? { prefix: `${prefix}/` } : {}), ...(token ? { "continuation-token": token } : {}) });
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
