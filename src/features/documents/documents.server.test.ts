import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { buildApp } from "#app/server.ts";
import { Problem } from "#shared/errors.ts";
import { fetchArchive, packArchive, sendArchive, requestArchive } from "#testing/archive.ts";
import { times } from "#testing/assurance.ts";
import { download, filesOf, list, pdf, upload } from "#testing/documents.ts";
import { testServer, createTestServer, type TestServer } from "#testing/server.ts";
import { aMember } from "#testing/people.ts";
import { isShowable } from "./documents.rules.ts";

test("deleting during downloads and listing gives whole files or none, in 500 answers", async () => {
  const maya = await aMember(await testServer());
  const whole = pdf("x".repeat(20_000));
  let seen = 0;
  for (let round = 0; round < 25; round += 1) {
    const { body } = await upload(maya, whole, { name: "a.pdf" });
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        if (at === 7) {
          await maya.delete(`/api/documents/${body.id}`);
          return (await maya.delete(`/api/account/deleted/${body.id}`)).status;
        }
        if (at % 3 === 0) return (await maya.get("/api/documents")).status;
        const answer = await download(maya, body.id);
        const bytes = await answer.arrayBuffer();
        if (answer.status === 200 && bytes.byteLength !== whole.length) return `${bytes.byteLength} bytes of ${whole.length}`;
        return answer.status;
      }),
    );
    for (const status of answers) expect([200, 404]).toContain(status);
    seen += answers.length;
  }
  expect(seen).toBe(500);
  expect(await filesOf(maya.home, maya.id)).toEqual([]);
});

test("whatever a file is called, its name is returned unchanged or refused, and its path is ours", async () => {
  const maya = await aMember(await createTestServer({ DOCUMENTS_QUOTA_FILES: "1000" }));
  const chunk = fc.oneof(
    fc.constantFrom(
      "../",
      "..\\",
      "%2e%2e%2f",
      "\0",
      "\x01",
      "\x1f",
      "\r\n",
      "CON",
      "NUL.",
      ".",
      "..",
      "\u202e",
      "\u2066",
      "é",
      "e\u0301",
      "👩‍👩‍👧",
      '"',
      ";",
      "'",
      "%",
      " ",
      "/",
      "C:\\",
      "שלום",
      "a".repeat(250),
    ),
    fc.string({ unit: "binary", maxLength: 6 }),
  );
  const name = fc
    .tuple(fc.array(chunk, { maxLength: 4 }), fc.constantFrom(".pdf", ".PDF", ".pdf.pdf", ".png.pdf"))
    .map(([parts, end]) => parts.join("") + end)
    .filter((one) => one.isWellFormed());
  await fc.assert(
    fc.asyncProperty(name, async (input) => {
      const { status, body } = await upload(maya, pdf(), { name: input });
      const summary = input.normalize("NFC");
      expect(status, JSON.stringify(input)).toBe(isShowable(summary) ? 200 : 400);
      if (status !== 200) return;
      expect(body.fileName).toBe(summary);
      expect(body.filePath).toMatch(new RegExp(`^${maya.id}/[\\w-]{32}\\.pdf$`));
      const message = (await download(maya, body.id)).headers.get("content-disposition") ?? "";
      expect(message).toMatch(/^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w.~!%-]+$/);
      expect(decodeURIComponent(message.split("UTF-8''")[1] ?? "")).toBe(summary);
    }),
    { numRuns: times(150, 300) },
  );
});

test.each(["intake", "keep", "row"] as const)(
  "a disk or database that fails at the %s leaves neither row nor file, and the next upload works",
  async (where) => {
    const home = await createTestServer();
    const maya = await aMember(home);
    const { context } = home;
    let isBroken = true;
    const full = async () => {
      throw new Problem("unavailable", "There is no room left on our disk. Nothing was saved; please try again later.", {
        cause: new Error("ENOSPC"),
      });
    };
    let calls = 0;
    const weak = {
      ...context,
      files: {
        ...context.files,
        ...(where === "intake"
          ? { intake: (...input: Parameters<typeof context.files.intake>) => (isBroken ? full() : context.files.intake(...input)) }
          : {}),
        ...(where === "keep"
          ? { keep: (...input: Parameters<typeof context.files.keep>) => (isBroken ? full() : context.files.keep(...input)) }
          : {}),
      },
      // the first transaction checks the space, the second writes the row
      database:
        where === "row"
          ? {
              ...context.database,
              withUser: ((id, work) =>
                (calls += 1) === 2 && isBroken ? full() : context.database.withUser(id, work)) as typeof context.database.withUser,
            }
          : context.database,
    };
    const app = buildApp(weak);
    const send = () =>
      app.fetch(
        new Request("http://localhost/api/documents/upload", {
          method: "POST",
          body: pdf(),
          headers: {
            apikey: context.config.PUBLIC_KEYS[0] ?? "",
            authorization: `Bearer ${maya.token}`,
            "content-type": "application/octet-stream",
            "x-file-name": "a.pdf",
            "x-document-type": "other",
            "x-document-id": newId(),
          },
        }),
      );
    for (let time = 0; time < 5; time += 1) {
      calls = 0;
      const answer = await send();
      expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
        503,
        "There is no room left on our disk. Nothing was saved; please try again later.",
      ]);
    }
    expect((await list(maya)).documents).toEqual([]);
    await context.files.sweepIntake(Date.now() + 1000);
    expect(await filesOf(maya.home, maya.id)).toEqual([]);
    const intake = join(context.config.DATA_DIR, "intake");
    expect(existsSync(intake) ? readdirSync(intake) : []).toEqual([]);
    isBroken = false;
    expect((await send()).status).toBe(200);
    expect(await filesOf(maya.home, maya.id)).toHaveLength(1);
  },
);

test("one document above the limit is refused with a message, also from an archive, and an existing one is not", async () => {
  const home = await createTestServer({ DOCUMENTS_QUOTA_FILES: "3" });
  const [maya, roomy] = [await aMember(home), await aMember(await createTestServer())];
  const id = newId();
  for (const one of [id, newId(), newId()]) expect((await upload(maya, pdf(), { name: "a.pdf", id: one })).status).toBe(200);
  expect(await upload(maya, pdf(), { name: "a.pdf" })).toMatchObject({
    status: 409,
    body: {
      message:
        "You have 3 documents, deleted ones included, which is the most we can keep. Deleting a document makes room, once it is out of Recently deleted too.",
    },
  });
  expect(await upload(maya, pdf(), { name: "a.pdf", id })).toMatchObject({ status: 200, body: { id } });

  for (let at = 0; at < 4; at += 1) await upload(roomy, pdf(String(at)), { name: `${at}.pdf` });
  const archive = await requestArchive(roomy);
  const answer = await home.fetch("/api/account/import", {
    method: "POST",
    body: await archive.arrayBuffer(),
    headers: { authorization: `Bearer ${maya.token}`, "content-type": "application/zip" },
  });
  expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
    413,
    "This archive has more documents than there is space for. Nothing was changed.",
  ]);
  expect((await list(maya)).documents).toHaveLength(3);
});

test("a deleted document is gone at once for the owner and others, and deleting it for good removes it from the disk, twenty times", async () => {
  const [maya, other] = [await aMember(await testServer()), await aMember(await testServer())];
  for (let time = 0; time < 20; time += 1) {
    const { body } = await upload(maya, pdf(), { name: "a.pdf" });
    await maya.delete(`/api/documents/${body.id}`);
    for (const [who, id] of [
      [maya, body.id],
      [other, body.id],
      [maya, encodeURIComponent(body.filePath)],
    ] as const)
      expect((await download(who, id)).status).toBe(404);
    expect((await other.delete(`/api/account/deleted/${body.id}`)).status).toBe(404);
    expect((await maya.delete(`/api/account/deleted/${body.id}`)).status).toBe(200);
    expect(await maya.home.context.files.read(body.filePath)).toBeNull();
  }
});

test("a document that is restored while an archive is imported comes back after it", async () => {
  const home = await createTestServer();
  const maya = await aMember(home);
  const { body: deleted } = await upload(maya, pdf("a"), { name: "a.pdf" });
  const archive = packArchive({ ...(await fetchArchive(maya)), files: {} });
  await maya.delete(`/api/documents/${deleted.id}`);
  const [files] = home.context.archives;
  const { take } = files!;
  let restoring: ReturnType<typeof maya.post> | undefined;
  files!.take = async (...input) => {
    const stored = await take(...input);
    const begin = async (tx: Parameters<typeof stored.begin>[0]) => {
      await stored.begin(tx);
      restoring = maya.post(`/api/deleted/${deleted.id}/restore`);
      // waits for the import; without that it ends in between
      await Promise.race([restoring, new Promise((next) => setTimeout(next, 500))]);
    };
    return { ...stored, begin };
  };
  expect((await sendArchive(maya, archive)).status).toBe(200);
  expect((await restoring)?.status).toBe(200);
  expect((await download(maya, deleted.id)).status).toBe(200);
});

test("a document that is deleted while an archive is imported can be restored with its file", async () => {
  const home = await createTestServer();
  const maya = await aMember(home);
  const [{ body: deleted }, { body: replaced }] = [
    await upload(maya, pdf("a"), { name: "a.pdf" }),
    await upload(maya, pdf("b"), { name: "b.pdf" }),
  ];
  const archive = packArchive({ ...(await fetchArchive(maya)), files: {} });
  const [files] = home.context.archives;
  const { take } = files!;
  files!.take = async (...input) => {
    const stored = await take(...input);
    expect((await maya.delete(`/api/documents/${deleted.id}`)).status).toBe(200);
    return stored;
  };
  expect(await sendArchive(maya, archive)).toMatchObject({ status: 200, body: { leftOut: ["a.pdf", "b.pdf"] } });
  expect((await maya.post(`/api/deleted/${deleted.id}/restore`)).status).toBe(200);
  expect((await download(maya, deleted.id)).status).toBe(200);
  expect((await download(maya, replaced.id)).status).toBe(404);
  expect(await filesOf(home, maya.id)).toHaveLength(1);
});

/** Ends the connection after the commit of the first transaction for whose result `isTheOne`, before that is answered. */
function loseAnswer({ context: { database } }: TestServer, isTheOne: (done: unknown) => boolean): void {
  const { withUser } = database;
  database.withUser = async (memberId, work) => {
    const done = await withUser(memberId, work);
    if (!isTheOne(done)) return done;
    database.withUser = withUser;
    throw Object.assign(new Error("Connection terminated unexpectedly"), { code: "08006" });
  };
}

test("an upload that was committed and whose answer was lost keeps its file, and can be sent again", async () => {
  const home = await createTestServer();
  const maya = await aMember(home);
  const sent = { name: "will.pdf", id: newId(), init: { headers: { "idempotency-key": newId() } } };
  loseAnswer(home, (done) => JSON.stringify(done ?? "").includes(sent.name));
  expect((await upload(maya, pdf("a will"), sent)).status).toBe(503);
  for (const again of [sent, { name: sent.name, id: sent.id }]) expect((await upload(maya, pdf("a will"), again)).status).toBe(200);
  expect(await (await download(maya, sent.id)).text()).toContain("a will");
  expect(await filesOf(home, maya.id)).toHaveLength(1);
});

test("an archive import that was committed and whose answer was lost keeps the documents, and is completed when it is sent again", async () => {
  const home = await createTestServer();
  const [maya, noor] = [await aMember(home), await aMember(home)];
  await upload(maya, pdf("a will"), { name: "will.pdf" });
  expect((await maya.put("/api/account/profile", { currency: "EUR" })).status).toBe(200);
  const archive = packArchive(await fetchArchive(maya));
  const key = { "idempotency-key": newId() };
  loseAnswer(home, (done) => (done as { done?: unknown } | null)?.done !== undefined);
  expect((await sendArchive(noor, archive, key)).status).toBe(503);
  expect(await sendArchive(noor, archive, key)).toMatchObject({ status: 200, body: { files: 1 } });
  const { documents } = await list(noor);
  expect(documents).toHaveLength(1);
  expect(await (await download(noor, documents[0]!.id)).text()).toContain("a will");
  expect(await filesOf(home, noor.id)).toHaveLength(1);
  expect((await noor.get("/api/account/profile")).body).toMatchObject({ currency: "EUR" });
});
