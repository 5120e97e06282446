import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { AwsClient } from "aws4fetch";
import { Problem } from "#shared/errors.ts";
import { webStreamOf } from "./checksums.ts";
import type { Config } from "#server/config.ts";
import { forAll } from "#server/for-all.ts";
import { download } from "./download.ts";
import type { FilePlace } from "./file-place.ts";
import { isMemberFolder, partsOf, storageKey, type StorageKey } from "./storage-key.ts";

const unavailable = (cause: unknown) =>
  new Problem("unavailable", "We cannot reach the file store just now. Please try again in a moment.", { cause, retryAfterSeconds: 10 });

const identityName = "database-id";
/** Statuses that a retry cannot fix: another region, a key that is unknown or lacks rights. */
const wrongSettings: ReadonlySet<number> = new Set([301, 307, 400, 401, 403]);
const whatToCheck = "Check the key, S3_SECRET_ACCESS_KEY, S3_REGION, what the key may do in the bucket, and this machine's clock.";
const trashPrefix = "trash/";
/** Timeout of a call with its body; of a download for its headers and for each chunk, ms. */
const answerMs = 120_000;
/** Timeout of checks at start and by monitoring, ms; a store that is slower counts as down. */
const identityMs = 10_000;

export const s3Client = (config: Config) =>
  new AwsClient({
    accessKeyId: config.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? "",
    region: config.S3_REGION,
    service: "s3",
    retries: 2,
  });

/** Stored files in a bucket of any S3 service. Keys are checked again in every call. */
export function atS3(config: Config): FilePlace {
  const client = s3Client(config);
  const host = config.S3_ENDPOINT ? new URL(config.S3_ENDPOINT).host : "";
  const bucket = `${config.S3_ENDPOINT?.replace(/\/$/, "")}/${config.S3_BUCKET}`;
  const at = (key: StorageKey) => {
    const { member, name } = partsOf(key);
    return `${bucket}/${member}/${name}`;
  };
  const ask = async (url: string, init: RequestInit & { duplex?: "half" }) => {
    try {
      return await client.fetch(url, { signal: AbortSignal.timeout(answerMs), redirect: "error", ...init });
    } catch (error) {
      throw unavailable(error);
    }
  };
  const expect = (answer: Response) => {
    if (!answer.ok) throw unavailable(new Error(`the file store answered ${answer.status}`));
  };
  /** Every object below a prefix, page by page. */
  async function* objects(prefix: string): AsyncGenerator<{ name: string; writtenAt: number }> {
    for (let token = ""; ;) {
      const query = new URLSearchParams({
        "list-type": "2",
        ...(prefix ? { prefix } : {}),
        ...(token ? { "continuation-token": token } : {}),
      });
      const answer = await ask(`${bucket}?${query}`, { method: "GET" });
      expect(answer);
      const xml = await answer.text();
      for (const [, inside = ""] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
        const part = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(inside)?.[1] ?? "";
        yield { name: part("Key"), writtenAt: Date.parse(part("LastModified")) };
      }
      token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1] ?? "";
      if (!token) return;
    }
  }
  return {
    keep: async (temporary, key) => {
      const { size } = await stat(temporary);
      expect(
        await ask(at(key), {
          method: "PUT",
          body: webStreamOf(createReadStream(temporary)),
          duplex: "half",
          headers: { "content-length": String(size), "x-amz-content-sha256": "UNSIGNED-PAYLOAD" },
        }),
      );
      await rm(temporary, { force: true });
    },
    read: async (key) => {
      const { answer, bytes } = await download((signal) => ask(at(key), { method: "GET", signal }), answerMs);
      if (answer.status === 404 || !bytes) return null;
      expect(answer);
      return { bytes: webStreamOf(bytes), size: Number(answer.headers.get("content-length") ?? 0) };
    },
    has: async (key) => {
      const answer = await ask(at(key), { method: "HEAD" });
      if (answer.status !== 404) expect(answer);
      return answer.ok;
    },
    remove: async (key) => {
      const answer = await ask(at(key), { method: "DELETE" });
      if (answer.status !== 404) expect(answer);
    },
    identity: async () => {
      const answer = await ask(`${bucket}/${identityName}`, { method: "GET", signal: AbortSignal.timeout(identityMs) });
      const text = await answer.text();
      const [, code = String(answer.status)] = /<Code>(\w+)<\/Code>/.exec(text) ?? [];
      if (code === "NoSuchBucket")
        throw new Problem("conflict", `S3_BUCKET: the file store at ${host} has no such bucket. Create it first.`);
      if (answer.status === 404) return null;
      if (wrongSettings.has(answer.status))
        throw new Problem("conflict", `S3_ACCESS_KEY_ID: the file store at ${host} refuses it (${code}). ${whatToCheck}`);
      expect(answer);
      return text.trim() || null;
    },
    identify: async (id) => expect(await ask(`${bucket}/${identityName}`, { method: "PUT", body: `${id}\n` })),
    toTrash: async (key) => {
      const { member, name } = partsOf(key);
      const copied = await ask(`${bucket}/${trashPrefix}${member}/${name}`, {
        method: "PUT",
        headers: { "x-amz-copy-source": `/${config.S3_BUCKET}/${member}/${name}` },
      });
      if (copied.status === 404) return;
      expect(copied);
      expect(await ask(at(key), { method: "DELETE" }));
    },
    sweepTrash: async (before) => {
      let removed = 0;
      await forAll(objects(trashPrefix), async ({ name, writtenAt }) => {
        if (!storageKey(name.slice(trashPrefix.length)) || writtenAt >= before) return;
        expect(await ask(`${bucket}/${name}`, { method: "DELETE" }));
        removed += 1;
      });
      return removed;
    },
    emptyTrashOf: async (memberId) => {
      if (!isMemberFolder(memberId)) return;
      for await (const { name } of objects(`${trashPrefix}${memberId}/`))
        if (storageKey(name.slice(trashPrefix.length))) expect(await ask(`${bucket}/${name}`, { method: "DELETE" }));
    },
    list: async function* (memberId) {
      if (memberId !== undefined && !isMemberFolder(memberId)) return;
      for await (const { name, writtenAt } of objects(memberId ? `${memberId}/` : "")) {
        const key = storageKey(name);
        if (key) yield { key, writtenAt };
      }
    },
  };
}
