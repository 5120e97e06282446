import { randomBytes } from "node:crypto";
import { strToU8, zipSync } from "fflate";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { addDays } from "#shared/dates.ts";
import { fetchArchive, packArchive, sendArchive, useEverything, type Archive } from "#testing/archive.ts";
import { pdf } from "#testing/documents.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { nasty } from "#testing/inputs.ts";
import { aSubscriber, type Person } from "#testing/people.ts";
import { isTried } from "#testing/sample.ts";

/** Import of an archive that is damaged, incomplete or older than its rows' rules. */
let home: TestServer;
let [maya, other]: Person[] = [];
let whole: Archive;

beforeAll(async () => {
  home = await createTestServer();
  [maya, other] = [await aSubscriber(home), await aSubscriber(home)];
  await useEverything(maya!);
  whole = await fetchArchive(maya!);
});

test("an archive whose payments of a debt sum to less than 0 has Paid at 0", async () => {
  const target = await aSubscriber(home);
  const rows = structuredClone(whole.rows);
  const paid = rows["debt_payments"]?.[0];
  rows["debt_payments"] = [{ ...paid, kind: "adjustment", amount_cents: -5_000 }];
  expect((await sendArchive(target, packArchive({ ...whole, rows }))).status).toBe(200);
  const { rows: kept } = await fetchArchive(target);
  expect(kept["debt_payments"]?.map((row) => row["amount_cents"])).toEqual([-5_000]);
  expect(new Set(kept["debts"]?.map((row) => row["paid_cents"]))).toEqual(new Set([0]));
});

test("an imported row keeps the time in its id, so that what was spent before and after a balance stays so", async () => {
  const [from, to] = [await aSubscriber(home), await aSubscriber(home)];
  const today = String(((await from.get("/api/challenge")).body as { today: string }).today);
  const { categories } = (await from.get(`/api/budget/months/${today.slice(0, 7)}`)).body as { categories: { id: string }[] };
  const spend = (amountCents: number) =>
    from.post("/api/budget/expenses", { id: newId(), categoryId: categories[0]?.id, spentOn: today, amountCents, note: "" });
  await spend(1_000);
  await new Promise((done) => setTimeout(done, 20));
  await from.put("/api/ahead", { balanceCents: 50_000, floorCents: null, dailyCents: 0 });
  await new Promise((done) => setTimeout(done, 20));
  await spend(300);
  const line = async (person: Person) => ((await person.get("/api/ahead")).body as { days: { cents: number }[] }).days[0]?.cents;
  expect(await line(from)).toBe(49_700);
  expect((await sendArchive(to, packArchive(await fetchArchive(from)))).status).toBe(200);
  expect(await line(to)).toBe(49_700);
});

test("rows of one moment keep their order: habits are listed as before, with their days, streaks and week", async () => {
  const [from, to] = [await aSubscriber(home), await aSubscriber(home)];
  const habits = async (person: Person) => (await person.get("/api/lifestyle/habits")).body as { id: string; days: string[] }[];
  const today = String(((await from.get("/api/challenge")).body as { today: string }).today);
  const [first, second] = await habits(from);
  for (const day of [addDays(today, -2), addDays(today, -1), today])
    await from.put(`/api/lifestyle/habits/${first?.id}/days/${day}`, { isDone: true });
  await from.put(`/api/lifestyle/habits/${second?.id}/days/${addDays(today, -1)}`, { isDone: true });
  const shown = async (person: Person) => {
    const [day, week] = [await person.get("/api/members/today"), await person.get("/api/members/week")];
    return [
      (await habits(person)).map((one) => ({ ...one, id: "" })),
      (day.body as { habits: object }).habits,
      (week.body as { lifestyle: object }).lifestyle,
    ];
  };
  const before = await shown(from);
  expect((await sendArchive(to, packArchive(await fetchArchive(from)))).status).toBe(200);
  expect(await shown(to)).toEqual(before);
});

test("an empty document of an archive is left out by name, and one of another content names itself", async () => {
  const target = await aSubscriber(home);
  const [name] = Object.keys(whole.files);
  const empty = await sendArchive(target, packArchive({ ...whole, files: { [name ?? ""]: new Uint8Array() } }));
  expect([empty.status, empty.body.leftOut]).toEqual([200, [whole.rows["user_documents"]?.[0]?.["file_name"]]]);
  const other = await sendArchive(target, packArchive({ ...whole, files: { [name ?? ""]: new TextEncoder().encode("GIF89a is no PDF") } }));
  expect(other.status).toBe(400);
  expect(other.body.message).toContain(String(whole.rows["user_documents"]?.[0]?.["file_name"]));
  expect(other.body.message).toContain("Nothing was changed.");
});

test("an archive with a damaged byte, or without a table that it lists, is refused, and nothing is changed", async () => {
  const before = (await fetchArchive(other!)).rows;
  const bytes = packArchive({ ...whole, files: { "documents/a/large.pdf": Buffer.concat([pdf("words"), randomBytes(200_000)]) } });
  const damaged = Uint8Array.from(bytes);
  // within the document's bytes, which are stored as they are
  damaged[100_000 + Buffer.from(bytes).indexOf("documents/a/large.pdf")]! ^= 1;
  const rows = { ...whole.rows };
  delete rows["journal_entries"];
  const lacking = packArchive({ ...whole, rows, tables: Object.keys(whole.rows) });
  for (const [archive, message] of [
    [damaged, "This file is damaged."],
    [lacking, "This archive is damaged. Nothing was changed."],
  ] as const) {
    const { status, body } = await sendArchive(other!, archive);
    expect([status, body.message]).toEqual([400, message]);
  }
  expect((await fetchArchive(other!)).rows).toEqual(before);
});

test("a manifest with any value in any place is refused or read, never a fault of the server", async () => {
  const target = await aSubscriber(home);
  const manifests: unknown[] = [null, [], "text", { ...whole.manifest, format: nasty }];
  for (const value of [...nasty, [{ toString: 1 }], [["journal_entries"]], ["__proto__", "constructor"], ["user", "session"]])
    for (const name of ["tables", "account", "format"]) manifests.push({ ...whole.manifest, [name]: value });
  for (const value of nasty)
    for (const name of ["timeZone", "currency", "weekStartsOn"]) manifests.push({ ...whole.manifest, account: { [name]: value } });
  for (const [at, manifest] of manifests.entries()) {
    if (!isTried(at, 0, 3) && !JSON.stringify(manifest).includes("toString")) continue;
    const bytes = zipSync({ "evenday.json": strToU8(JSON.stringify(manifest)), "data/habits.json": strToU8("[]") }, { level: 0 });
    expect([200, 400, 413], JSON.stringify(manifest).slice(0, 200)).toContain((await sendArchive(target, bytes)).status);
  }
});

test("an archive that was unpacked and packed again, with entries for its folders and other files, gives the same account", async () => {
  const target = await aSubscriber(home);
  const [name = ""] = Object.keys(whole.files);
  const folder = name.slice(0, name.lastIndexOf("/") + 1);
  const none = new Uint8Array();
  const finder = strToU8("Bud1");
  const files = {
    "documents/": none,
    "documents/.DS_Store": finder,
    "documents/notes.txt": strToU8("mine"),
    "documents/../../other.pdf": pdf("elsewhere"),
    ...whole.files,
    [folder]: none,
    [`${folder}.DS_Store`]: finder,
    "__MACOSX/documents/._x": finder,
  };
  expect(await sendArchive(target, packArchive({ ...whole, files }))).toMatchObject({ status: 200, body: { files: 1, leftOut: [] } });
  expect(Object.values((await fetchArchive(target)).files)).toEqual(Object.values(whole.files));
});
