import { strFromU8, unzipSync } from "fflate";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { todayOf } from "#testing/today.ts";
import { readBankFile } from "../features/budget/imports/bank-file.rules.ts";
import type { JournalFile } from "../features/journal/journal.imports.rules.ts";
import { planJournal } from "../features/journal/journal.imports.rules.ts";
import { sendLines } from "#testing/archive.ts";
import { sendFile } from "#testing/import-files.ts";
import { aMember, updateUser, type Person } from "#testing/people.ts";

const fetched = async (person: Person, path: string) => {
  const answer = await person.home.fetch(path, { headers: { authorization: `Bearer ${person.token}` } });
  return {
    status: answer.status,
    name: /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1],
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
};
const lapse = (person: Person) => updateUser(person, { trialEndsAt: new Date(person.home.context.clock() - 1) });

test("the journal is exported as Markdown with its exact text, also after the trial; imported again, every entry is a duplicate", async () => {
  const maya = await aMember();
  const texts = ["A day 🌿\n\n- one\n- two\n", "---\nnot: front matter\n---\nstill mine", "  spaces around  ", "x".repeat(50_000), "=1+1"];
  for (const [at, entryText] of texts.entries())
    await maya.post("/api/journal/entries", { id: newId(), entryText, moodRating: at + 1, isMoodSet: at > 0, kind: "plain" });
  await lapse(maya);
  const { status, name, bytes } = await fetched(maya, "/api/journal/export/markdown");
  expect([status, name]).toEqual([200, `evenday-journal-${todayOf(maya)}.zip`]);
  const pages = Object.entries(unzipSync(bytes)).map(([path, page]) => ({ path, page: strFromU8(page) }));
  expect(pages.map(({ path }) => path).toSorted()[0]).toBe(`${todayOf(maya).slice(0, 4)}/${todayOf(maya)}-2.md`);
  expect(pages.map(({ page }) => page.slice(page.indexOf("\n---\n\n") + 6)).toSorted()).toEqual(texts.toSorted());
  await updateUser(maya, { trialEndsAt: new Date(maya.home.context.clock() + 3_600_000) });
  const file = (await sendFile(maya, "journal.zip", bytes)).body as unknown as JournalFile;
  expect([file.kind, file.rows, file.bad]).toEqual(["journal", texts.length, []]);
  const plan = planJournal(file.entries, new Map());
  expect(plan.pages.map(({ mood }) => mood).toSorted()).toEqual([2, 3, 4, 5, null]);
  const sent = [{ id: newId(), fileName: "journal.zip", format: file.format }, ...plan.pages.map((page) => ({ page }))];
  expect((await sendLines(maya, "/api/journal/imports/lines", sent)).body).toMatchObject({ pages: 0, moods: 0 });
});

test("moods are exported as CSV by day, and expenses as OFX and QIF that our own import reads unchanged", async () => {
  const maya = await aMember();
  await maya.put("/api/journal/moods/2024-03-09", { mood: 9 });
  await maya.put("/api/journal/moods/2024-03-11", { mood: 2 });
  const { categories } = (await maya.get(`/api/budget/months/${todayOf(maya).slice(0, 7)}`)).body as {
    categories: { id: string; name: string }[];
  };
  const [food] = categories;
  const rows = (
    [
      [4_520, "Corner & <Co>"],
      [-500, "Returned\u0007 ^ crate"],
      [1, ""],
    ] as const
  ).map(([amountCents, note]) => ({ id: newId(), categoryId: food?.id, spentOn: "2024-03-14", amountCents, note }));
  expect((await maya.post("/api/imports", { id: newId(), fileName: "a.csv", format: "CSV", rows })).body).toEqual({ added: 3, known: 0 });
  await lapse(maya);
  const moods = await fetched(maya, "/api/journal/export/moods");
  expect([moods.name, strFromU8(moods.bytes)]).toEqual([
    `evenday-moods-${todayOf(maya)}.csv`,
    "Date,Mood,Pages\r\n2024-03-09,9,0\r\n2024-03-11,2,0\r\n",
  ]);
  for (const kind of ["ofx", "qif"]) {
    const { status, name, bytes } = await fetched(maya, `/api/budget/export/${kind}?from=2024-03-01`);
    expect([status, name]).toEqual([200, `evenday-expenses-${todayOf(maya)}.${kind}`]);
    const read = readBankFile(strFromU8(bytes));
    const amounts = read?.rows.map(([, amount]) => Number(amount));
    expect(
      amounts?.toSorted((one, other) => Number(one) - Number(other)),
      kind,
    ).toEqual([-45.2, -0.01, 5]);
    expect(JSON.stringify(read?.rows)).toContain("Corner & <Co>");
  }
  expect((await fetched(maya, "/api/budget/export/ofx?from=2024-13-01")).status).toBe(400);
  expect(strFromU8((await fetched(maya, "/api/budget/export/qif?to=2024-03-01")).bytes)).toBe("!Account\nNevenday\nTCash\n^\n!Type:Cash\n");
});

test("no export contains a word of another member", async () => {
  const [maya, noor] = [await aMember(), await aMember()];
  await maya.post("/api/journal/entries", { id: newId(), entryText: "mayaswords", moodRating: 3, kind: "plain" });
  for (const path of ["/api/journal/export/markdown", "/api/journal/export/moods", "/api/budget/export/ofx", "/api/budget/export/qif"]) {
    const { status, bytes } = await fetched(noor, path);
    expect([status, strFromU8(bytes).includes("mayaswords")], path).toEqual([200, false]);
    expect((await noor.home.fetch(path)).status, path).toBe(401);
  }
});

test("a member who does not read exports holds four at most", async () => {
  const [maya, noor] = [await aMember(), await aMember()];
  await maya.post("/api/journal/entries", { id: newId(), entryText: "some words", moodRating: 3, kind: "plain" });
  const begin = (person: Person, path: string) => person.home.fetch(path, { headers: { authorization: `Bearer ${person.token}` } });
  const paths = ["/api/journal/export/markdown", "/api/journal/export/moods", "/api/budget/export/ofx", "/api/budget/export/qif"];
  const unread = await Promise.all(paths.map((path) => begin(maya, path)));
  expect(unread.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const path of paths) expect((await begin(maya, path)).status, path).toBe(429);
  expect((await fetched(noor, "/api/budget/export/ofx")).status).toBe(200);
  for (const answer of unread) await answer.body?.cancel();
  for (const path of [...paths, ...paths]) expect((await fetched(maya, path)).status, path).toBe(200);
});
