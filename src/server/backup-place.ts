import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Problem } from "#shared/errors.ts";
import { webStreamOf } from "./integrations/checksums.ts";
import type { Config } from "./config.ts";
import { syncFolder } from "./durable-files.ts";
import { download } from "./integrations/download.ts";
import { nullIfMissing } from "./integrations/files-folder.ts";
import { s3Client } from "./integrations/files-s3.ts";

/** Where backups are stored: a folder, or a prefix in a bucket. A name may begin with the name of one folder. */
export type BackupPlace = {
  /** Name of the place for the log and the start message. */
  place: string;
  /** Names in `folder` ("" for the place itself), sorted; unfinished files and folders are left out. */
  list: (folder: string) => Promise<string[]>;
  /** Stores bytes, or a finished file; the name appears only when they are complete. */
  put: (name: string, content: Uint8Array | { file: string }) => Promise<void>;
  /** The bytes, or null when there is nothing of this name. */
  read: (name: string) => Promise<AsyncIterable<Uint8Array> | null>;
  remove: (name: string) => Promise<void>;
};

export const openBackupPlace = (config: Config, to: string): BackupPlace => (to.startsWith("s3://") ? inBucket(config, to) : inFolder(to));

const partial = ".part";

function inFolder(root: string): BackupPlace {
  return {
    place: root,
    list: async (folder) => {
      const from = join(root, folder);
      const entries = (await nullIfMissing(readdir(from, { withFileTypes: true }))) ?? [];
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith(partial))
        .map(({ name }) => name)
        .toSorted();
    },
    put: async (name, content) => {
      const path = join(root, name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const part = `${path}${partial}`;
      await rm(part, { force: true }); // of an upload that was killed
      const source = content instanceof Uint8Array ? Readable.from([content], { objectMode: false }) : createReadStream(content.file);
      await pipeline(source, createWriteStream(part, { flags: "wx", mode: 0o600, flush: true }));
      await rename(part, path);
      await syncFolder(dirname(path));
    },
    read: async (name) => {
      const file = await nullIfMissing(open(join(root, name)));
      return file && (file.createReadStream() as AsyncIterable<Uint8Array>);
    },
    remove: (name) => rm(join(root, name), { force: true }),
  };
}

/** Timeout of a call without a body, ms; of a file that is sent by its size at 100 kB/s, an hour at most; of one that is read for each chunk. */
const callMs = 60_000;
const sendMs = (bytes: number) => Math.min(3_600_000, callMs + Math.ceil(bytes / 100));

function inBucket(config: Config, to: string): BackupPlace {
  const [, bucket = "", prefix = ""] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(to) ?? [];
  const client = s3Client(config);
  const base = `${config.S3_ENDPOINT?.replace(/\/$/, "")}/${bucket}`;
  const within = prefix ? `${prefix}/` : "";
  const request = async (path: string, init: RequestInit & { duplex?: "half" }, ms = callMs) => {
    const answer = await client.fetch(`${base}${path}`, { redirect: "error", signal: AbortSignal.timeout(ms), ...init });
    if (!answer.ok && answer.status !== 404) throw new Problem("unavailable", `the store of backups answered ${answer.status}`);
    return answer;
  };
  const expect = (answer: Response) => {
    if (!answer.ok) throw new Problem("unavailable", `the store of backups answered ${answer.status}`);
    return answer;
  };
  return {
    place: to,
    list: async (folder) => {
      const start = `${within}${folder ? `${folder}/` : ""}`;
      const names: string[] = [];
      for (let token = ""; ;) {
        const query = new URLSearchParams({ "list-type": "2", delimiter: "/", ...(start ? { prefix: start } : {}) });
        if (token) query.set("continuation-token", token);
        const xml = await expect(await request(`?${query}`, { method: "GET" })).text();
        names.push(...[...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => key.slice(start.length)));
        token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1] ?? "";
        if (!token) return names.toSorted();
      }
    },
    put: async (name, content) => {
      const isBytes = content instanceof Uint8Array;
      const size = isBytes ? content.length : (await stat(content.file)).size;
      const body = isBytes ? new Uint8Array(content) : webStreamOf(createReadStream(content.file));
      const headers = { "content-length": String(size), "x-amz-content-sha256": "UNSIGNED-PAYLOAD" };
      expect(await request(`/${within}${name}`, { method: "PUT", body, headers, ...(isBytes ? {} : { duplex: "half" }) }, sendMs(size)));
    },
    read: async (name) => {
      const { answer, bytes } = await download((signal) => request(`/${within}${name}`, { method: "GET", signal }), callMs);
      return answer.ok ? bytes : null;
    },
    remove: async (name) => void (await request(`/${within}${name}`, { method: "DELETE" })),
  };
}
