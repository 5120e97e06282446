import { expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { addDays } from "#shared/dates.ts";
import { createTestServer } from "#testing/server.ts";
import { fetchArchive, packArchive, sendArchive } from "#testing/archive.ts";
import { aMember, aSubscriber, aMemberWithExpiredTrial, updateUser, type Person } from "#testing/people.ts";
import type { Entry } from "./journal.rules.ts";
import { journalFacts } from "./journal.service.ts";

const entry = (words: string, mood: number | null = 6) => ({
  id: newId(),
  entryText: words,
  moodRating: mood,
  isMoodSet: true,
  kind: "plain",
});

test("a member saves an entry and finds it, newest first", async () => {
  const maya = await aMember();
  const first = entry("Slept badly. Walked home the long way.", 4);
  expect((await maya.post("/api/journal/entries", first)).status).toBe(200);
  await maya.post("/api/journal/entries", entry("Lunch with Ines 🌿", 9));
  const { body } = await maya.get("/api/journal/entries");
  const { entries, next } = body as { entries: Entry[]; next: string | null };
  expect(entries.map((one) => one.entryText)).toEqual(["Lunch with Ines 🌿", first.entryText]);
  expect(entries[1]).toMatchObject({ id: first.id, moodRating: 4, isMoodSet: true, kind: "plain", editedAt: null });
  expect(next).toBeNull();
});

test("saving the same entry twice stores one", async () => {
  const maya = await aMember();
  const once = entry("Only once.");
  const [a, b] = await Promise.all([maya.post("/api/journal/entries", once), maya.post("/api/journal/entries", once)]);
  expect(a.body).toEqual(b.body);
  expect(((await maya.get("/api/journal/entries")).body as { entries: Entry[] }).entries).toHaveLength(1);
});

test("a member who keeps writing after a lost answer loses no text", async () => {
  const maya = await aMember();
  const first = entry("The river was brown.", 4);
  await maya.post("/api/journal/entries", first);
  await maya.post("/api/journal/entries", { ...first, entryText: "The river was brown. I stayed.", moodRating: 7 });
  const words = async () => ((await maya.get("/api/journal/entries")).body as { entries: Entry[] }).entries;
  expect(await words()).toMatchObject([{ id: first.id, entryText: "The river was brown. I stayed.", moodRating: 7 }]);
  // what it adds next, too
  await maya.post("/api/journal/entries", { ...first, entryText: "The river was brown. I stayed. It rained.", moodRating: 7 });
  expect(await words()).toMatchObject([{ id: first.id, entryText: "The river was brown. I stayed. It rained." }]);

  // changed from a phone meanwhile: neither overwrites the other
  await maya.put(`/api/journal/entries/${first.id}`, { entryText: "The river was green.", moodRating: 7, isMoodSet: true });
  await maya.post("/api/journal/entries", { ...first, entryText: "The river was brown. I stayed till dark." });
  expect((await words()).map(({ entryText }) => entryText).toSorted()).toEqual([
    "The river was brown. I stayed till dark.",
    "The river was green.",
  ]);
});

test("another text under the id of a stored entry is an entry of its own, once, unless it replaces that text", async () => {
  const maya = await aMember();
  const first = entry("Monday.", 4);
  await maya.post("/api/journal/entries", first);
  for (const _ of [1, 2]) await maya.post("/api/journal/entries", { ...first, entryText: "Wednesday." });
  const words = async () => ((await maya.get("/api/journal/entries")).body as { entries: Entry[] }).entries.map((one) => one.entryText);
  expect((await words()).toSorted()).toEqual(["Monday.", "Wednesday."]);
  await maya.post("/api/journal/entries", { ...first, entryText: "Tuesday.", replaces: "Monday." });
  expect((await words()).toSorted()).toEqual(["Tuesday.", "Wednesday."]);
  // changed twice without a network: which of the earlier ones has arrived is not known
  await maya.post("/api/journal/entries", { ...first, entryText: "Thursday.", replaces: ["Monday.", "Tuesday.", "Any day."] });
  expect((await words()).toSorted()).toEqual(["Thursday.", "Wednesday."]);
});

test("an editor that was opened before a retry added words does not overwrite them", async () => {
  const maya = await aMember();
  const first = entry("The river was brown.", 4);
  const { editedAt: seenEditedAt } = (await maya.post("/api/journal/entries", first)).body as Entry;
  await maya.post("/api/journal/entries", { ...first, entryText: "The river was brown. I stayed." });
  const edit = { entryText: "The river was green.", moodRating: 4, seenEditedAt };
  expect(await maya.put(`/api/journal/entries/${first.id}`, edit)).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect((await maya.get(`/api/journal/entries/${first.id}`)).body).toMatchObject({ entryText: "The river was brown. I stayed." });
});

test("a mood that is chosen after a lost answer is stored with the same words, unless the entry was changed since", async () => {
  const maya = await aMember();
  const first = { ...entry("Same words.", 5), isMoodSet: false };
  await maya.post("/api/journal/entries", first);
  const again = (moodRating: number) => maya.post("/api/journal/entries", { ...first, moodRating, isMoodSet: true });
  expect((await again(2)).body).toMatchObject({ id: first.id, moodRating: 2, isMoodSet: true });
  await maya.put(`/api/journal/entries/${first.id}`, { entryText: "Same words.", moodRating: 8 });
  expect((await again(2)).body).toMatchObject({ id: first.id, moodRating: 8 });
  expect(((await maya.get("/api/journal/entries")).body as { entries: Entry[] }).entries).toHaveLength(1);
});

test("an entry of nothing but white space is refused in the specification's words", async () => {
  const maya = await aMember();
  const answer = await maya.post("/api/journal/entries", entry(" \n\u200B\t "));
  expect(answer).toMatchObject({
    status: 400,
    body: { code: "invalid", field: "entryText", message: "Please write something before saving." },
  });
  const decision = await maya.post("/api/journal/entries", { ...entry(" \n ", null), kind: "decision" });
  expect(decision).toMatchObject({
    status: 400,
    body: { code: "invalid", field: "entryText", message: "Please describe your decision to save." },
  });
});

test.each([
  ["NUL", "a\0b"],
  ["half a surrogate pair", "a\uD83Db"],
])("text with %s is refused, never changed", async (_, words) => {
  const maya = await aMember();
  expect((await maya.post("/api/journal/entries", entry(words))).status).toBe(400);
});

test("pages follow each other without gaps or duplicates", async () => {
  const maya = await aMember();
  for (let at = 0; at < 7; at++) await maya.post("/api/journal/entries", entry(`Entry ${at}`));
  const seen: string[] = [];
  let before: string | null = null;
  do {
    const { body } = await maya.get(`/api/journal/entries?limit=3${before ? `&before=${before}` : ""}`);
    const page = body as { entries: Entry[]; next: string | null };
    seen.push(...page.entries.map((one) => one.entryText));
    before = page.next;
  } while (before);
  expect(seen).toEqual(["Entry 6", "Entry 5", "Entry 4", "Entry 3", "Entry 2", "Entry 1", "Entry 0"]);
});

test("a search finds stems and words as typed, in the member's own entries only", async () => {
  const maya = await aMember();
  const other = await aMember();
  await other.post("/api/journal/entries", entry("I was walking too"));
  await maya.post("/api/journal/entries", entry("I walked along the canal"));
  await maya.post("/api/journal/entries", entry("Soup and bed"));
  const { body } = await maya.get("/api/journal/entries?query=walking");
  expect((body as { entries: Entry[] }).entries.map((one) => one.entryText)).toEqual(["I walked along the canal"]);
});

test("Undo restores a deleted entry completely, with its day", async () => {
  const maya = await aMember();
  const saved = (await maya.post("/api/journal/entries", entry("Keep me."))).body as Entry;
  expect((await maya.delete(`/api/journal/entries/${saved.id}`)).status).toBe(200);
  expect((await maya.get(`/api/journal/entries/${saved.id}`)).status).toBe(404);
  expect((await maya.post(`/api/journal/entries/${saved.id}/restore`)).body).toEqual(saved);
  expect((await maya.post(`/api/journal/entries/${saved.id}/restore`)).body).toEqual(saved);
});

test("an edited entry keeps its day and is marked as edited", async () => {
  const maya = await aMember();
  const first = (await maya.post("/api/journal/entries", entry("Before."))).body as Entry;
  const { body } = await maya.put(`/api/journal/entries/${first.id}`, { entryText: "After.", moodRating: 2, isMoodSet: true });
  expect(body).toMatchObject({ entryText: "After.", moodRating: 2, createdAt: first.createdAt });
  expect((body as Entry).editedAt).not.toBeNull();
});

test("an edit of an outdated version is refused, and nothing is overwritten", async () => {
  const maya = await aMember();
  const { id } = (await maya.post("/api/journal/entries", entry("Before."))).body as Entry;
  const edit = (entryText: string, seenEditedAt: string | null) =>
    maya.put(`/api/journal/entries/${id}`, { entryText, moodRating: 2, isMoodSet: true, seenEditedAt });
  const first = await edit("First.", null);
  expect(first.status).toBe(200);
  // the same again, after its answer was lost on the way
  expect(await edit("First.", null)).toMatchObject({ status: 200, body: first.body as object });
  expect(await edit("Second.", null)).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect((await maya.get(`/api/journal/entries/${id}`)).body).toMatchObject({ entryText: "First." });
  expect((await edit("Second.", (first.body as Entry).editedAt)).status).toBe(200);
});

test("another member's entry is not found, exactly like one that does not exist", async () => {
  const maya = await aMember();
  const other = await aSubscriber();
  const { id } = (await maya.post("/api/journal/entries", entry("Mine."))).body as Entry;
  for (const [method, body] of [["get"], ["delete"], ["put", { entryText: "x", moodRating: 1 }]] as const) {
    const foreignRow = await other[method](`/api/journal/entries/${id}`, body);
    const unknownRow = await other[method](`/api/journal/entries/${newId()}`, body);
    expect(foreignRow.status).toBe(404);
    expect({ ...(foreignRow.body as object), requestId: "" }).toEqual({ ...(unknownRow.body as object), requestId: "" });
  }
  expect((await maya.get(`/api/journal/entries/${id}`)).body).toMatchObject({ entryText: "Mine." });
});

test("a member whose trial ended gets 402 and no entry", async () => {
  const lapsed = await aMemberWithExpiredTrial();
  expect(await lapsed.get("/api/journal/entries")).toMatchObject({ status: 402, body: { code: "no-access" } });
  expect((await lapsed.post("/api/rpc/journal/list", { json: { limit: 5 } })).status).toBe(402);
  for (const [billingStatus, ended] of [
    ["none", "trial"],
    ["incomplete", "trial"],
    ["canceled", "subscription"],
    ["unpaid", "subscription"],
  ] as const) {
    await updateUser(lapsed, { billingStatus });
    const { message } = (await lapsed.get("/api/journal/entries")).body as { message: string };
    expect(message, billingStatus).toMatch(new RegExp(`^Your ${ended} has ended`));
  }
});

test("the RPC endpoint answers the same as the REST endpoint", async () => {
  const maya = await aMember();
  await maya.post("/api/rpc/journal/write", { json: entry("By RPC.") });
  const { body } = await maya.post("/api/rpc/journal/list", { json: {} });
  expect((body as { json: { entries: Entry[] } }).json.entries[0]?.entryText).toBe("By RPC.");
});

const todayOf = async (person: Person) => ((await person.get("/api/members/today")).body as { today: string }).today;

test("the mood of a day is the last one set with a plain entry, and only the member's own", async () => {
  const maya = await aMember();
  const other = await aMember();
  await other.post("/api/journal/entries", entry("not hers", 1));
  await maya.post("/api/journal/entries", entry("morning", 4));
  await maya.post("/api/journal/entries", entry("evening", 7));
  await maya.post("/api/journal/entries", { ...entry("left alone", 5), isMoodSet: false });
  await maya.post("/api/journal/entries", {
    id: newId(),
    entryText: "[Achievement] I asked",
    moodRating: 8,
    isMoodSet: false,
    kind: "achievement",
  });
  const today = await todayOf(maya);
  const { body } = await maya.get(`/api/journal/moods?from=${today}&to=${today}`);
  const { days } = body as { days: { mood: number; entries: number }[] };
  expect(days).toEqual([expect.objectContaining({ mood: 7, entries: 3 })]);
  expect((await maya.get("/api/journal/moods?from=2020-01-01&to=2026-12-31")).status).toBe(400);
  expect((await maya.get("/api/journal/moods?from=x&to=2026-12-31")).status).toBe(400);
  const lapsed = await aMemberWithExpiredTrial();
  expect((await lapsed.get("/api/journal/moods?from=2026-01-01&to=2026-12-31")).status).toBe(402);
});

const setMood = (person: Person, day: string, mood: number | null, agoMs = 0) => person.put(`/api/journal/moods/${day}`, { mood, agoMs });

test("a mood without an entry counts for its day, the last one wins, and clearing it restores that of an entry", async () => {
  const maya = await aMember();
  const today = await todayOf(maya);
  const moods = async () =>
    ((await maya.get(`/api/journal/moods?from=${today}&to=${today}`)).body as { days: { mood: number; entries: number }[] }).days;
  expect((await setMood(maya, today, 3)).body).toEqual({ day: today, mood: 3, before: null });
  expect((await setMood(maya, today, 8)).body).toEqual({ day: today, mood: 8, before: 3 });
  // a device that was offline sends an older mood later
  expect((await setMood(maya, today, 1, 60_000)).body).toEqual({ day: today, mood: 8, before: 8 });
  expect((await maya.get("/api/journal/entries")).body).toEqual({ entries: [], next: null });
  await maya.post("/api/journal/entries", entry("A page with a mood.", 6));
  expect(await moods()).toEqual([{ day: today, mood: 6, alone: 8, entries: 1 }]);
  expect((await setMood(maya, today, 9)).body).toEqual({ day: today, mood: 9, before: 8 });
  expect((await setMood(maya, today, null)).body).toEqual({ day: today, mood: 6, before: 9 });
});

test("of moods at one instant that of the entry counts, however many days are read at once", async () => {
  const maya = await aMember();
  const today = await todayOf(maya);
  const days = Array.from({ length: 40 }, (_, at) => addDays(today, at - 40));
  for (const [at, day] of days.entries()) {
    await setMood(maya, day, 1 + (at % 5));
    await maya.post("/api/journal/entries", entry(`Page ${at}`, 6 + (at % 5)));
  }
  await maya.data(async (tx) => {
    const evening = sql`(${today}::date - 40 + split_part(entry_text, ' ', 2)::int + time '20:00')`;
    await tx.execute(sql`update journal_entries set local_time = ${evening}, created_at = ${evening} at time zone 'UTC'`);
    await tx.execute(sql`update daily_moods set set_at = (day + time '20:00') at time zone 'UTC'`);
  });
  const moods = async (from: string, to: string) =>
    ((await maya.get(`/api/journal/moods?from=${from}&to=${to}`)).body as { days: { mood: number }[] }).days.map(({ mood }) => mood);
  const wanted = days.map((_, at) => 6 + (at % 5));
  expect(await moods(addDays(today, -364), today)).toEqual(wanted);
  expect(await moods(addDays(today, -7), today)).toEqual(wanted.slice(-7));
  expect(await maya.data((tx) => journalFacts.lastMood(tx))).toEqual({ mood: wanted.at(-1), on: days.at(-1) });
});

test("a mood that an offline device set before a clear does not undo it, also after the import of an archive", async () => {
  const maya = await aMember();
  const today = await todayOf(maya);
  const days = async () => ((await maya.get("/api/journal/moods?from=2026-01-01&to=2026-12-31")).body as { days: unknown[] }).days;
  await setMood(maya, today, 5, 120_000);
  expect((await setMood(maya, today, null, 60_000)).body).toEqual({ day: today, mood: null, before: 5 });
  expect((await setMood(maya, today, 2, 180_000)).body).toEqual({ day: today, mood: null, before: null });
  expect(await days()).toEqual([]);
  expect((await sendArchive(maya, packArchive(await fetchArchive(maya)))).status).toBe(200);
  expect((await setMood(maya, today, 2, 90_000)).body).toEqual({ day: today, mood: null, before: null });
  expect((await setMood(maya, today, 3)).body).toEqual({ day: today, mood: 3, before: null });
});

test("a mood of tomorrow or outside 1 to 10 is refused beside its field; after the trial none can be set", async () => {
  const maya = await aMember();
  const today = await todayOf(maya);
  for (const mood of [0, 11, 5.5, "7"]) expect((await maya.put(`/api/journal/moods/${today}`, { mood })).status).toBe(400);
  expect((await setMood(maya, "2099-01-01", 5)).body).toMatchObject({ message: "That day has not come yet.", field: "day" });
  const lapsed = await aMemberWithExpiredTrial();
  expect((await setMood(lapsed, today, 5)).status).toBe(402);
});

test("after a change of the time zone, entries and moods stay on the day on which they were written", async () => {
  const home = await createTestServer();
  home.clock.now = Date.parse("2026-11-21T02:10:00Z") - Date.now(); // 9:10 PM of November 20 in New York
  const maya = await aMember(home);
  const written = (await maya.post("/api/journal/entries", entry("Late, on the sofa.", 3))).body as Entry;
  expect(written.localTime).toMatch(/^2026-11-20T21:10:\d\d$/);
  const shown = async () => {
    const { week, mood } = (await maya.get("/api/members/today")).body as { week: { day: string; mood: number | null }[]; mood: object };
    const { days } = (await maya.get("/api/journal/moods?from=2026-11-01&to=2026-11-30")).body as { days: object[] };
    return { days, mood, week: week.filter((one) => one.mood !== null) };
  };
  const before = await shown();
  expect(before.days).toEqual([{ day: "2026-11-20", mood: 3, alone: null, entries: 1 }]);
  expect([before.mood, before.week]).toEqual([{ mood: 3, on: "2026-11-20" }, [expect.objectContaining({ day: "2026-11-20", mood: 3 })]]);

  await maya.put("/api/account/profile", { timeZone: "Pacific/Auckland", currency: "USD", weekStartsOn: 7 });
  expect(await shown()).toEqual(before);
  expect((await maya.get(`/api/journal/entries/${written.id}`)).body).toEqual(written);
  // deleted, restored and edited there, it stays as well
  await maya.delete(`/api/journal/entries/${written.id}`);
  expect((await maya.get("/api/account/deleted")).body).toMatchObject({ items: [{ on: "2026-11-20" }] });
  await maya.post(`/api/journal/entries/${written.id}/restore`);
  await maya.put(`/api/journal/entries/${written.id}`, { entryText: "Late, on the sofa. Slept well.", moodRating: 3, isMoodSet: true });
  expect(await shown()).toEqual(before);
  // what is written now has the date in Auckland
  const next = (await maya.post("/api/journal/entries", entry("Arrived.", 8))).body as Entry;
  expect(next.localTime).toMatch(/^2026-11-21T15:1\d:\d\d$/);
  expect((await shown()).days).toHaveLength(2);
});
