import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll } from "vitest";
import { createTestServer, type TestServer } from "./server.ts";

/** A local S3 server with one empty bucket. */
export async function openLocalS3() {
  const folder = mkdtempSync(join(tmpdir(), "evenday-s3-"));
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: folder,
    configureBuckets: [{ name: "documents", configs: [] }],
  });
  const { port } = (await server.run()) as { port: number };
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: "documents",
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A server for each kind of file store, there from the first test of the file on. */
export function bothFileStores(): Record<"folder" | "S3", TestServer> {
  const homes = {} as Record<"folder" | "S3", TestServer>; // filled before the tests
  let s3: Awaited<ReturnType<typeof openLocalS3>>;
  beforeAll(async () => {
    s3 = await openLocalS3();
    Object.assign(homes, { folder: await createTestServer(), S3: await createTestServer(s3.settings) });
  });
  afterAll(() => s3.close());
  return homes;
}
