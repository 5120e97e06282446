import { existsSync, readdirSync, readlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { v7 as newId } from "uuid";
import { describe, expect, test, vi } from "vitest";
import { buildApp } from "#app/server.ts";
import { publicKey } from "#shared/release.ts";
import { verify } from "#server/admin/verify.ts";
import { requestArchive } from "#testing/archive.ts";
import { download, list, pdf, upload } from "#testing/documents.ts";
import { createTestServer } from "#testing/server.ts";
import { aMember } from "#testing/people.ts";
import { bothFileStores } from "#testing/s3.ts";
import { largestBytes, type Document } from "./documents.rules.ts";
import { newestFirst } from "./documents.repository.ts";
import { storedDocuments } from "./stored-files.service.ts";

const homes = bothFileStores();

describe.each(["folder", "S3"] as const)("stored in the %s", (where) => {
  test.each([
    ["small", 2000],
    ["large", 3_000_000],
  ])("a %s stored file that was changed without a change of size is never served as intact, and is reported", async (_, size) => {
    const maya = await aMember(homes[where]);
    const whole = pdf("x".repeat(size));
    const { body } = await upload(maya, whole, { name: "a.pdf" });
    const saved = await upload(maya, pdf("kept"), { name: "b.pdf" });
    const { files } = homes[where].context;
    const wrong = whole.slice();
    wrong[wrong.length - 20] = 65;
    const { path } = await files.intake(new Blob([wrong]).stream(), largestBytes);
    await files.keep(path, body.filePath);
    const answer = await download(maya, body.id);
    // a large one streams: its connection is cut at the end
    const refused = `404 The stored file is missing or damaged. We are sorry; please upload it again.`;
    const got = size > 1_048_576 ? answer.arrayBuffer().then(String) : answer.json().then(({ message }) => `${answer.status} ${message}`);
    expect(await got.catch(() => "cut")).toBe(size > 1_048_576 ? "cut" : refused);

    const findings = [];
    for await (const finding of verify(homes[where].context, storedDocuments, [], false)) findings.push(finding);
    const message = findings.find(({ name }) => name === "files")?.faults.filter((fault) => fault.includes(maya.id));
    expect(message).toEqual([`File ${body.filePath} has other bytes than were uploaded.`]);
    const archive = await requestArchive(maya);
    const inside = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    expect(Object.keys(inside).filter((name) => name.startsWith("documents/"))).toEqual([`documents/${saved.body.id}/b.pdf`]);
    expect(strFromU8(inside["not-included.txt"] ?? new Uint8Array())).toContain("a.pdf");
  });
});

test("over a real connection a file arrives complete, one too large is refused, and a damaged one breaks off", async () => {
  const home = await createTestServer();
  const maya = await aMember(home);
  const server = serve({ fetch: buildApp(home.context).fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((done) => server.once("listening", done));
  const port = (server.address() as { port: number }).port;
  const headers = { apikey: publicKey, authorization: `Bearer ${maya.token}` };
  const send = (bytes: Uint8Array<ArrayBuffer>, id: string) =>
    fetch(`http://127.0.0.1:${port}/api/documents/upload`, {
      method: "POST",
      body: new Blob([bytes]).stream(),
      duplex: "half", // chunked: no length is sent
      headers: {
        ...headers,
        "content-type": "application/octet-stream",
        "x-file-name": "a.pdf",
        "x-document-type": "other",
        "x-document-id": id,
      },
    } as RequestInit);
  try {
    const id = newId();
    const whole = Uint8Array.from(Buffer.concat([pdf(), Buffer.alloc(3_000_000, 7)]));
    const { filePath } = (await (await send(whole, id)).json()) as Document;
    const fetched = () => fetch(`http://127.0.0.1:${port}/api/documents/${id}/file`, { headers });
    expect(Buffer.from(await (await fetched()).arrayBuffer()).equals(whole)).toBe(true);
    const refused = await send(Uint8Array.from(Buffer.concat([pdf(), Buffer.alloc(largestBytes)])), newId());
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([413, "File size must be less than 20MB"]);
    writeFileSync(
      join(home.context.config.DATA_DIR, "files", filePath),
      Buffer.concat([Buffer.from(whole.subarray(0, 2_000_000)), Buffer.alloc(whole.length - 2_000_000)]),
    );
    const message = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await expect((await fetched()).arrayBuffer()).rejects.toThrow();
    await expect.poll(() => message.mock.calls.join(" ")).toContain("the stored bytes are not what was kept");
    message.mockRestore();
    expect((await list(maya)).documents).toHaveLength(1);
    expect(readdirSync(join(home.context.config.DATA_DIR, "intake"))).toEqual([]);
  } finally {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
  }
});

test.skipIf(!existsSync("/proc/self/fd"))("a download that nobody reads, or that is asked for by HEAD, leaves no file open", async () => {
  const maya = await aMember(await createTestServer());
  const { context } = maya.home;
  const { body } = await upload(maya, Buffer.concat([pdf(), Buffer.alloc(3_000_000)]), { name: "a.pdf" });
  const openFiles = () =>
    readdirSync("/proc/self/fd").filter((number) => {
      try {
        return readlinkSync(`/proc/self/fd/${number}`).startsWith(join(context.config.DATA_DIR, "files"));
      } catch {
        return false; // closed meanwhile
      }
    });
  const request = (method: string) =>
    maya.home.fetch(`/api/documents/${body.id}/file`, { method, headers: { authorization: `Bearer ${maya.token}` } });
  for (let time = 0; time < 3; time += 1) {
    const head = await request("HEAD");
    expect([head.status, head.headers.get("content-length"), head.body]).toEqual([200, String(body.fileSize), null]);
    await (await request("GET")).body?.cancel();
    await (await context.files.read(body.filePath))?.bytes.cancel();
  }
  await expect.poll(openFiles).toEqual([]);
  expect((await (await request("GET")).arrayBuffer()).byteLength).toBe(body.fileSize);
});

test("the list of documents is read by its index", async () => {
  const home = await createTestServer();
  const maya = await aMember(home);
  const plan = await maya.data(async (tx) => {
    await tx.execute(sql`insert into user_documents (user_id, id, file_name, file_path, file_size, file_type, document_type, created_at)
      select ${maya.id}, gen_random_uuid(), 'a.pdf', ${maya.id} || '/' || n || '.pdf', 1, 'application/pdf', 'other', now() - n * interval '1 hour' from generate_series(1, 200) n`);
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true)`,
    );
    const found = await tx.execute<{ "QUERY PLAN": string }>(sql`explain ${newestFirst(tx)}`);
    return found.rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toMatch(/user_documents_newest|user_documents_\d+_user_id_created_at_id_idx/);
  expect(plan).not.toContain("Sort");
});
