import { createServer, request as ask, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkFileStoreAtStart, identityOf } from "#server/file-store.ts";
import { newStorageKey } from "#server/integrations/storage-key.ts";
import { pdf, upload } from "#testing/documents.ts";
import { metricsToken, readMetrics } from "#testing/metrics.ts";
import { aSubscriber, type Person } from "#testing/people.ts";
import { openLocalS3 } from "#testing/s3.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { commandsOn } from "./admin.ts";

/** The S3 store behind a proxy of the test: closed, answering with 503, slow, or open. */
let s3: Awaited<ReturnType<typeof openLocalS3>>;
let home: TestServer;
let maya: Person;
let fault: "503" | "slow" | null = null;
let front: Server;
let port = 0;

const listen = () => new Promise<void>((done) => void front.listen(port, "127.0.0.1", done));
const close = () => {
  front.closeAllConnections();
  return new Promise((done) => front.close(done));
};

beforeAll(async () => {
  s3 = await openLocalS3();
  const behind = new URL(s3.settings.S3_ENDPOINT);
  front = createServer((incoming, answer) => {
    if (fault === "503") return void incoming.resume().on("end", () => answer.writeHead(503).end());
    const { method, url, headers } = incoming;
    const forward = () => {
      const forwarded = ask({ host: behind.hostname, port: behind.port, method, path: url, headers }, (response) => {
        answer.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(answer);
      });
      forwarded.on("error", () => answer.destroy());
      incoming.pipe(forwarded);
    };
    if (fault === "slow") setTimeout(forward, 400);
    else forward();
  });
  await listen();
  ({ port } = front.address() as AddressInfo);
  home = await createTestServer({ ...s3.settings, S3_ENDPOINT: `http://127.0.0.1:${port}`, METRICS_TOKEN: metricsToken });
  maya = await aSubscriber(home);
});
afterAll(async () => {
  await close();
  await s3.close();
});

async function status() {
  const lines: string[] = [];
  await commandsOn(home.context).run("status", {}, (line) => void lines.push(line));
  return lines.find((line) => line.includes("files ")) ?? lines.join("\n");
}
const download = (id: string) => home.fetch(`/api/documents/${id}/file`, { headers: { authorization: `Bearer ${maya.token}` } });
const write = () => maya.post("/api/journal/entries", { id: randomUUID(), entryText: "A page.", moodRating: 5, kind: "plain" });

test.each(["closed", "503"] as const)(
  "when the store is down (%s) uploads are refused with a message, the rest works, and it recovers by itself",
  async (kind) => {
    const documentId = randomUUID();
    expect((await upload(maya, pdf(), { name: "kept.pdf", id: documentId })).status).toBe(200);
    if (kind === "closed") await close();
    else fault = "503";
    const lost = randomUUID();
    const refused = await upload(maya, pdf(), { name: "later.pdf", id: lost });
    expect(refused).toMatchObject({
      status: 503,
      body: { message: "We cannot reach the file store just now. Please try again in a moment." },
    });
    expect((await download(documentId)).status).toBe(503);
    expect((await write()).status).toBe(200);
    const names = async () => ((await maya.get("/api/documents")).body as { documents: { id: string }[] }).documents.map(({ id }) => id);
    expect(await names(), "no row without its file").toEqual(expect.arrayContaining([documentId]));
    expect(await names()).not.toContain(lost);
    const deletion = await maya.post("/api/account/delete", { typed: "DELETE", password: maya.password });
    expect([deletion.status, (await maya.get("/api/account/profile")).status], "nothing is deleted by half").toEqual([503, 200]);
    expect((await home.fetch("/readyz")).status).toBe(200);
    expect((await readMetrics(home)).get("evenday_file_store_up")).toBe(0);
    expect((await readMetrics(home)).get('evenday_uploads_total{outcome="failed"}')).toBeGreaterThan(0);
    expect(await status()).toMatch(/FAULT.*127\.0\.0\.1:\d+ does not answer: documents cannot be uploaded or opened/);

    if (kind === "closed") await listen();
    else fault = null;
    expect((await upload(maya, pdf(), { name: "later.pdf", id: lost })).status, "sent again under its id").toBe(200);
    expect((await download(documentId)).status).toBe(200);
    expect((await readMetrics(home)).get("evenday_file_store_up")).toBe(1);
    expect(await status()).toMatch(/files +the store at 127\.0\.0\.1:\d+ answers/);
  },
);

test("a slow store delays uploads, and nothing is lost", async () => {
  fault = "slow";
  const id = randomUUID();
  const [sent, written] = await Promise.all([upload(maya, pdf(), { name: "slow.pdf", id }), write()]);
  expect([sent.status, written.status]).toEqual([200, 200]);
  expect((await download(id)).status).toBe(200);
  fault = null;
});

describe("at start", () => {
  const again = async () => {
    const { database, config } = home.context;
    const settings = {
      ...s3.settings,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      DATABASE_URL: config.DATABASE_URL ?? "",
      LOG_LEVEL: "info",
    };
    const other = await createTestServer(settings, { database });
    await checkFileStoreAtStart(other.context);
    const key = newStorageKey(maya.id, "pdf");
    const put = async () => {
      const { path } = await other.context.files.intake(new Blob(["a page"]).stream(), 100);
      await other.context.files.keep(path, key);
    };
    return { put, isThere: () => other.context.files.has(key), logged: () => other.logged.join("\n") };
  };

  test("a store that is down is logged, and accepts documents once it is back", async () => {
    await close();
    const { put, isThere, logged } = await again();
    expect(logged()).toMatch(/"level":40.*the file store does not answer/);
    await expect(put()).rejects.toMatchObject({ kind: "unavailable" });
    await listen();
    await put();
    expect(await isThere()).toBe(true);
  });

  test("a store that returns with the id of another database accepts nothing", async () => {
    const { files, database } = home.context;
    await close();
    const { put, isThere, logged } = await again();
    await listen();
    await files.identify(randomUUID());
    await expect(put()).rejects.toMatchObject({ kind: "unavailable" });
    expect(logged()).toMatch(/"level":50.*the file store belongs to database/i);
    expect(await isThere()).toBe(false);
    await files.identify((await identityOf(database.owner)).id);
    await put();
    expect(await isThere()).toBe(true);
  });
});
