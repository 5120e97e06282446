import { readdirSync } from "node:fs";
import { join } from "node:path";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { csvOf, jsonOf } from "#server/archive.ts";
import { fetchArchive, packArchive, sendArchive, requestArchive } from "#testing/archive.ts";
import { filesOf, list, pdf, upload } from "#testing/documents.ts";
import { aMember, type Person } from "#testing/people.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";

/** What an archive may cost the server: pieces instead of whole tables, tables read row by row, a few downloads at once, and the space for documents. */
let home: TestServer;
let maya: Person;
beforeAll(async () => {
  home = await createTestServer({ DOCUMENTS_QUOTA_FILES: "3" });
  maya = await aMember(home);
});

const joined = async (pieces: AsyncIterable<Uint8Array>) => {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return { text: Buffer.concat(all).toString(), longest: Math.max(...all.map(({ length }) => length)) };
};

test("a table is written as JSON and CSV in pieces of at most two hundred rows or a quarter of a megabyte", async () => {
  const row = (letters: number) => (_: unknown, at: number) => ({
    id: at,
    note: `line "${at}"\nnext, =1+1${"x".repeat(letters)}`,
    at: null,
  });
  for (const [count, letters, most] of [
    [0, 0, 100],
    [1, 0, 100],
    [200, 0, 15_000],
    [1_001, 0, 15_000],
    [12, 100_000, 320_000],
  ] as const) {
    const rows = Array.from({ length: count }, row(letters));
    const [json, csv] = [await joined(jsonOf(rows)), await joined(csvOf(rows))];
    expect(json.text).toBe(JSON.stringify(rows, null, 1));
    expect(csv.text.match(/^\d+,/gm) ?? []).toHaveLength(count);
    expect(Math.max(json.longest, csv.longest)).toBeLessThan(most);
  }
});

test("too many rows, a manifest of megabytes and a row of megabytes are refused with nothing changed; unknown tables are not read", async () => {
  await maya.put("/api/journal/moods/2026-11-20", { mood: 7 });
  const { manifest, rows } = await fetchArchive(maya);
  const send = async (extra: Record<string, unknown>, more: object = {}) => {
    const { status, body } = await sendArchive(
      maya,
      packArchive({ manifest: { ...manifest, ...more }, rows: { ...rows, ...extra }, files: {} }),
    );
    return [status, body.message];
  };
  const calendar = () => ({
    id: newId(),
    name: "One",
    holds: ["bills"],
    is_detailed: false,
    alarm: "none",
    created_at: manifest["exportedAt"],
  });
  expect(await send({ calendars: Array.from({ length: 6 }, calendar) })).toEqual([
    400,
    "This archive does not fit here (data/calendars.json): It holds more than 5. Nothing was changed.",
  ]);
  expect((await send({}, { words: "x".repeat(1_000_001) }))[0]).toBe(413);
  expect(await send({ daily_moods: [{ day: "x".repeat(4_000_001) }] })).toEqual([
    400,
    "This archive does not fit here (data/daily_moods.json, 1): It is longer than we can take. Nothing was changed.",
  ]);
  expect(await send({ no_such_table: "not even a list" })).toEqual([200, undefined]);
  expect((await fetchArchive(maya)).rows["daily_moods"]).toHaveLength(1);
});

test("documents in Recently deleted count when an archive is imported: rounds of export, delete and import do not pass the limit", async () => {
  const noor = await aMember(home);
  for (const name of ["a.pdf", "b.pdf"]) expect((await upload(noor, pdf(), { name })).status).toBe(200);
  const archive = packArchive(await fetchArchive(noor));
  const before = await filesOf(home, noor.id);
  for (const { id } of (await list(noor)).documents) await noor.delete(`/api/documents/${id}`);
  const answer = await sendArchive(noor, archive);
  expect([answer.status, answer.body.message]).toEqual([
    413,
    "This archive has more documents than there is space for beside those in Recently deleted, which you can delete for good. Nothing was changed.",
  ]);
  expect((await list(noor)).documents).toEqual([]);
  expect((await filesOf(home, noor.id)).length, "no file of the refused archive stays").toBeLessThanOrEqual(before.length);
  const { items } = (await noor.get("/api/account/deleted")).body as { items: { id: string }[] };
  for (const { id } of items) expect((await noor.delete(`/api/account/deleted/${id}`)).status).toBe(200);
  expect((await sendArchive(noor, archive)).body).toMatchObject({ files: 2 });
});

test("a member downloads two archives at once; a third is told when to try again, until one is read or given up", async () => {
  const noor = await aMember(home);
  const begin = (method = "GET") => home.fetch("/api/account/export", { method, headers: { authorization: `Bearer ${noor.token}` } });
  const [first, second] = [await begin(), await begin()];
  const third = await begin();
  expect([third.status, Number(third.headers.get("retry-after")) > 0]).toEqual([429, true]);
  await first.body?.cancel();
  const fourth = await begin();
  expect(fourth.status).toBe(200);
  await Promise.all([second.arrayBuffer(), fourth.arrayBuffer()]);
  for (let at = 0; at < 3; at += 1) expect((await begin("HEAD")).status, "nobody reads what follows HEAD").toBe(200);
});

test("downloads that nobody reads keep no other member from an archive with few rows", async () => {
  const begin = (who: Person) => requestArchive(who);
  const begun = [];
  for (let member = 0; member < 4; member += 1) {
    const who = await aMember(home);
    begun.push(...(await Promise.all([begin(who), begin(who)])));
  }
  expect(begun.map(({ status }) => status)).toEqual(begun.map(() => 200));
  for (const { body } of begun) await body?.cancel();
});

test("uploads that are still arriving keep no other member from importing, and one member sends two at once", async () => {
  const [slow, noor] = [await aMember(home), await aMember(home)];
  const ends: (() => void)[] = [];
  const begin = () =>
    home.fetch("/api/account/import", {
      method: "POST",
      headers: { authorization: `Bearer ${slow.token}`, "content-type": "application/zip" },
      body: new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(new Uint8Array([0x50, 0x4b, 3, 4]));
          ends.push(() => controller.close());
        },
      }),
      duplex: "half",
    } as RequestInit);
  const arriving = [begin(), begin()];
  await expect.poll(() => readdirSync(join(home.context.config.DATA_DIR, "intake")).length).toBe(2);
  expect((await begin()).status, "a third").toBe(429);
  const archive = packArchive(await fetchArchive(noor));
  expect(await Promise.all([sendArchive(noor, archive), sendArchive(noor, archive)])).toMatchObject([{ status: 200 }, { status: 200 }]);
  for (const end of ends) end();
  expect(
    (await Promise.all(arriving)).map(({ status }) => status),
    "no archives, once they are complete",
  ).toEqual([400, 400]);
});
