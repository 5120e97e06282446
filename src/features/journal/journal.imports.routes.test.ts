import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { createTestServer } from "#testing/server.ts";
import { sendLines } from "#testing/archive.ts";
import { aMember, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";

const path = "/api/journal/imports/lines";
const head = (more: object = {}) => ({ id: newId(), fileName: "daylio.csv", format: "Daylio", ...more });
const page = (line: number, entryText: string, more: object = {}) => ({
  page: { line, at: `2024-03-0${line}T20:00:00.000Z`, entryText, mood: 7, ...more },
});
const mood = (line: number, day: string, value = 4) => ({ mood: { line, at: `${day}T18:00:00.000Z`, day, mood: value } });
const pagesOf = async (person: Person) =>
  (
    (await person.get("/api/journal/entries?limit=100")).body as {
      entries: { id: string; entryText: string; moodRating: number; isMoodSet: boolean; createdAt: string; editedAt: string | null }[];
    }
  ).entries;
const moodsOf = async (person: Person) =>
  ((await person.get("/api/journal/moods?from=2024-03-01&to=2024-03-31")).body as { days: { day: string; mood: number | null }[] }).days;
const importsOf = async (person: Person) => ((await person.get("/api/journal/imports")).body as { imports: object[] }).imports;

test("entries and moods of another app are imported with their day and mood, and the same file again adds nothing", async () => {
  const maya = await aMember();
  const rows = [
    page(1, "A walk."),
    page(2, "Rain.", { mood: null }),
    page(3, "  Rain. \n"),
    mood(9, "2024-03-09"),
    mood(10, "2024-03-01", 2),
  ];
  expect((await sendLines(maya, path, [head({ isPreview: true }), ...rows])).body).toEqual({ pages: 3, moods: 2, known: [] });
  expect([await pagesOf(maya), await importsOf(maya)]).toEqual([[], []]);
  const file = head();
  expect((await sendLines(maya, path, [file, ...rows])).body).toEqual({ pages: 3, moods: 2, known: [] });
  expect((await pagesOf(maya)).map(({ entryText, moodRating, isMoodSet }) => [entryText, moodRating, isMoodSet])).toEqual([
    ["  Rain. \n", 7, true],
    ["Rain.", 5, false],
    ["A walk.", 7, true],
  ]);
  // of an entry and a mood of one day, the later one counts
  expect(await moodsOf(maya)).toMatchObject([{ mood: 7 }, { mood: null }, { mood: 7 }, { day: "2024-03-09", mood: 4 }]);
  expect((await sendLines(maya, path, [file, ...rows])).body, "the same request again").toEqual({ pages: 3, moods: 2, known: [] });
  expect((await sendLines(maya, path, [head(), ...rows])).body, "the same file again").toEqual({
    pages: 0,
    moods: 0,
    known: expect.arrayContaining([1, 2, 3, 9, 10]) as unknown,
  });
  expect(await pagesOf(maya)).toHaveLength(3);
  const chosen = await sendLines(maya, path, [head(), page(1, "A walk.", { isRepeat: true }), page(2, "Rain.")]);
  expect(chosen.body).toEqual({ pages: 1, moods: 0, known: [1, 2] });
});

test("of two moods of one day in a file the first is imported", async () => {
  const maya = await aMember();
  const rows = [mood(1, "2024-03-09", 4), mood(2, "2024-03-09", 8)];
  expect((await sendLines(maya, path, [head(), ...rows])).body).toEqual({ pages: 0, moods: 1, known: [] });
  expect(await moodsOf(maya)).toMatchObject([{ day: "2024-03-09", mood: 4 }]);
});

test("the same file again adds nothing after a change of the time zone, whether its times are local or UTC", async () => {
  const maya = await aMember();
  const late = { page: { line: 1, at: "2024-03-02T02:00:00.000Z", entryText: "Late.", mood: 7 } };
  expect((await sendLines(maya, path, [head(), late])).body).toEqual({ pages: 1, moods: 0, known: [] });
  expect(await moodsOf(maya)).toMatchObject([{ day: "2024-03-01", mood: 7 }]);
  await maya.put("/api/account/profile", { timeZone: "Pacific/Auckland", currency: "USD", weekStartsOn: 7 });
  // 9 PM of March 1, read in the new time zone
  const local = { page: { ...late.page, at: "2024-03-01T08:00:00.000Z" } };
  for (const row of [late, local])
    expect((await sendLines(maya, path, [head(), row])).body, row.page.at).toEqual({ pages: 0, moods: 0, known: [1] });
  expect(await moodsOf(maya)).toMatchObject([{ day: "2024-03-01", mood: 7 }]);
});

test("an entry whose file has its local time is on that day, and is known by either date", async () => {
  const maya = await aMember();
  await maya.put("/api/account/profile", { timeZone: "America/New_York", currency: "USD", weekStartsOn: 7 });
  // 8 AM of March 5 in Tokyo
  const [tokyo, utc] = [{ localTime: "2024-03-05T08:00:00" }, { localTime: null }].map((more) =>
    page(4, "Tokyo.", { ...more, at: "2024-03-04T23:00:00.000Z" }),
  );
  const wrong = page(7, "Wrong.", { localTime: "2024-03-09T08:00:00" });
  expect((await sendLines(maya, path, [head(), tokyo, wrong])).body).toEqual({ pages: 2, moods: 0, known: [] });
  expect(
    (await moodsOf(maya)).map(({ day }) => day),
    "a local time that no clock showed is left out",
  ).toEqual(["2024-03-05", "2024-03-07"]);
  for (const row of [tokyo, utc]) expect((await sendLines(maya, path, [head(), row])).body).toEqual({ pages: 0, moods: 0, known: [4] });
  await sendLines(maya, path, [head(), page(8, "Later.", { at: "2024-03-08T02:00:00.000Z" })]);
  const later = page(8, "Later.", { at: "2024-03-08T02:00:00.000Z", localTime: "2024-03-08T02:00:00" });
  expect((await sendLines(maya, path, [head(), later])).body, "from a file without local times").toEqual({
    pages: 0,
    moods: 0,
    known: [8],
  });
});

test("two equal entries of a day are two entries, and of three sent later the third is new", async () => {
  const maya = await aMember();
  const twice = [page(1, "#work"), page(1, "#work")].map((row, at) => ({
    page: { ...row.page, line: at + 1, at: `2024-03-05T1${at}:00:00.000Z` },
  }));
  expect((await sendLines(maya, path, [head(), ...twice])).body).toEqual({ pages: 2, moods: 0, known: [] });
  const third = { page: { ...page(3, "#work").page, at: "2024-03-05T13:00:00.000Z" } };
  expect((await sendLines(maya, path, [head(), ...twice, third])).body).toEqual({ pages: 1, moods: 0, known: [1, 2] });
});

test("a mood that was set here stays; two tabs with the same file add it once", async () => {
  const maya = await aMember();
  await maya.put("/api/journal/moods/2024-03-09", { mood: 9 });
  const rows = [mood(1, "2024-03-09", 2), mood(2, "2024-03-10", 3), page(3, "Sun.")];
  const both = await Promise.all([sendLines(maya, path, [head(), ...rows]), sendLines(maya, path, [head(), ...rows])]);
  expect(both.map(({ body }) => body["pages"]).toSorted()).toEqual([0, 1]);
  expect(await moodsOf(maya)).toMatchObject([{ mood: 7 }, { day: "2024-03-09", mood: 9 }, { mood: 3 }]);
  expect(await pagesOf(maya)).toHaveLength(1);

  // a day whose mood was cleared gets that of a file
  await maya.put("/api/journal/moods/2024-03-09", { mood: null });
  expect((await sendLines(maya, path, [head(), mood(1, "2024-03-09", 2)])).body).toEqual({ pages: 0, moods: 1, known: [] });
  expect(await moodsOf(maya)).toContainEqual({ day: "2024-03-09", mood: 2, alone: 2, entries: 0 });
});

test("when one row is refused, nothing is imported", async () => {
  const maya = await aMember();
  const good = page(1, "Good.");
  const bad = [
    [good, page(2, "x".repeat(52_001))],
    [good, page(2, "a\u0000b")],
    [good, page(2, "   ")],
    [good, page(2, "Ahead.", { at: "2090-01-01T00:00:00.000Z" })],
    [good, mood(2, "2090-01-01")],
    [good, mood(2, "1899-12-31")],
    [good, mood(2, "2024-03-02", 11)],
    [good, page(2, "Mood.", { mood: 0 })],
    [good, { other: 1 }],
    [good, null],
  ];
  for (const rows of bad) expect((await sendLines(maya, path, [head(), ...rows])).status, JSON.stringify(rows[1])?.slice(0, 90)).toBe(400);
  expect((await sendLines(maya, path, [])).status).toBe(400);
  expect((await sendLines(maya, path, [head({ format: "Diary" }), good])).status).toBe(400);
  expect((await sendLines(await aMemberWithExpiredTrial(), path, [head(), good])).status).toBe(402);
  expect([await pagesOf(maya), await importsOf(maya)]).toEqual([[], []]);
});

test("Undo removes what an import added, except entries that were changed since and moods that were set again, and can be undone itself", async () => {
  const [maya, noor] = [await aMember(), await aMember()];
  const file = head();
  await sendLines(maya, path, [file, page(1, "One."), page(2, "Two."), mood(8, "2024-03-08"), mood(9, "2024-03-09")]);
  const [two] = await pagesOf(maya);
  await maya.put(`/api/journal/entries/${two?.id}`, { entryText: "Two, in my own words.", moodRating: 6 });
  await maya.put("/api/journal/moods/2024-03-09", { mood: 10 });
  expect(await importsOf(maya)).toMatchObject([{ id: file.id, fileName: "daylio.csv", format: "Daylio", pages: 2, moods: 1 }]);
  expect((await noor.delete(`/api/journal/imports/${file.id}`)).status).toBe(404);
  expect((await maya.delete(`/api/journal/imports/${file.id}`)).status).toBe(200);
  expect((await pagesOf(maya)).map(({ entryText }) => entryText)).toEqual(["Two, in my own words."]);
  expect((await moodsOf(maya)).filter(({ mood: value }) => value !== null)).toMatchObject([{ mood: 6 }, { day: "2024-03-09", mood: 10 }]);
  expect((await noor.post(`/api/journal/imports/${file.id}/restore`)).status).toBe(404);
  await maya.put("/api/journal/moods/2024-03-08", { mood: 1 });
  expect((await maya.post(`/api/journal/imports/${file.id}/restore`)).status).toBe(200);
  expect((await pagesOf(maya)).map(({ entryText }) => entryText)).toEqual(["Two, in my own words.", "One."]);
  expect(await moodsOf(maya)).toContainEqual({ day: "2024-03-08", mood: 1, alone: 1, entries: 0 });
});

test("no text of an import is logged, neither when it is accepted nor when it is refused", async () => {
  const home = await createTestServer({ LOG_LEVEL: "debug" });
  const maya = await aMember(home);
  const secret = "canarywordsofadiary";
  await sendLines(maya, path, [head({ fileName: `${secret}.csv` }), page(1, secret)]);
  await sendLines(maya, path, [head({ fileName: `${secret}.csv` }), page(1, `${secret} again`), page(2, `${secret}${"x".repeat(60_000)}`)]);
  await sendLines(maya, path, [head(), { page: { line: 1, entryText: secret } }]);
  await sendLines(maya, path, [head(), page(1, `${secret}${"y".repeat(500_000)}`)]);
  expect(home.logged.length).toBeGreaterThan(3);
  expect(home.logged.join("")).not.toContain(secret);
});

test("an entry or a mood from before 1970, which no archive would accept, is refused", async () => {
  const maya = await aMember();
  for (const at of ["1969-12-31T23:59:59.000Z", "1899-01-01T00:00:00.000Z", "0000-01-01T00:00:00.000Z", "2999-01-01T00:00:00.000Z"])
    for (const row of [page(1, "Long ago.", { at }), { mood: { line: 1, at, day: "2024-03-01", mood: 4 } }])
      expect((await sendLines(maya, path, [head(), row])).status, at).toBe(400);
  expect(await importsOf(maya)).toEqual([]);
});
