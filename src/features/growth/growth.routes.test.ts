import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { v7 as newId } from "uuid";
import { addDays } from "#shared/dates.ts";
import { fetchArchive, packArchive, sendArchive } from "#testing/archive.ts";
import { aMember, signIn, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";
import { todayOf } from "#testing/today.ts";
import { growthFacts } from "./growth.service.ts";
import type { Checkin, GuideReading, Rehearsal } from "./growth.records.rules.ts";

const moodOf = async (person: Person, day: string) =>
  ((await person.get(`/api/journal/moods?from=${day}&to=${day}`)).body as { days: { mood: number | null }[] }).days[0]?.mood ?? null;

test("sections read on two devices at once stay read on both", async () => {
  const maya = await aMember();
  const phone = await signIn(maya.home, maya.email, maya.password);
  const path = "/api/growth/readings/time-management";
  await Promise.all([
    maya.put(path, { read: ["time-blocking", "say-no"], lastAnchor: "say-no" }),
    phone.put(path, { read: ["batching", "say-no"], lastAnchor: "batching" }),
  ]);
  const [reading] = (await maya.get("/api/growth/readings")).body as GuideReading[];
  expect(reading).toMatchObject({ slug: "time-management", read: ["batching", "say-no", "time-blocking"] });
});

test("a guide has at most 500 read sections, those read first, and the member's own export can be imported", async () => {
  const maya = await aMember();
  const page = (from: number) => Array.from({ length: 100 }, (_, at) => `s-${from + at}`);
  for (const from of [0, 100, 200, 300, 450, 550, 0])
    expect((await maya.put("/api/growth/readings/adulting-101", { read: page(from), lastAnchor: "" })).status).toBe(200);
  const [reading] = (await maya.get("/api/growth/readings")).body as GuideReading[];
  expect(reading?.read.toSorted()).toEqual([0, 100, 200, 300, 450].flatMap(page).toSorted());
  expect(await sendArchive(maya, packArchive(await fetchArchive(maya)))).toMatchObject({ status: 200 });
});

test("guides are listed with the one read last first", async () => {
  const maya = await aMember();
  for (const slug of ["adulting-101", "workplace-safety", "adulting-101"])
    await maya.put(`/api/growth/readings/${slug}`, { read: [], lastAnchor: "" });
  expect(((await maya.get("/api/growth/readings")).body as GuideReading[]).map(({ slug }) => slug)).toEqual([
    "adulting-101",
    "workplace-safety",
  ]);
});

test.each([
  ["a guide that does not exist", "/api/growth/readings/astrology", { read: [], lastAnchor: "" }, "slug"],
  ["a place that is no anchor", "/api/growth/readings/adulting-101", { read: ["<b>"], lastAnchor: "" }, "read.0"],
])("reading %s is refused", async (_, path, body, field) => {
  const maya = await aMember();
  expect(await maya.put(path, body)).toMatchObject({ status: 400, body: { code: "invalid", field } });
});

test("a member rates a day once, and rating it again changes it", async () => {
  const maya = await aMember();
  const today = todayOf(maya);
  const first = (await maya.put(`/api/growth/checkins/${today}`, { rating: 4, word: "tired" })).body as Checkin;
  const second = (await maya.put(`/api/growth/checkins/${today}`, { rating: 7, word: "" })).body as Checkin;
  expect(second).toEqual({ id: first.id, day: today, rating: 7, word: "", isRatingSet: true });
  await maya.put(`/api/growth/checkins/${addDays(today, -1)}`, { rating: 5, word: "so-so" });
  expect(((await maya.get("/api/growth/checkins")).body as Checkin[]).map(({ rating }) => rating)).toEqual([5, 7]);
});

test.each([
  ["a rating of 11", 0, { rating: 11, word: "" }, "rating"],
  ["a rating of 0", 0, { rating: 0, word: "" }, "rating"],
  ["tomorrow", 1, { rating: 5, word: "" }, "day"],
  ["a day three months ago", -90, { rating: 5, word: "" }, "day"],
  ["a word as long as a letter", 0, { rating: 5, word: "a".repeat(41) }, "word"],
])("a check-in with %s is refused", async (_, shift, body, field) => {
  const maya = await aMember();
  expect(await maya.put(`/api/growth/checkins/${addDays(todayOf(maya), shift)}`, body)).toMatchObject({
    status: 400,
    body: { code: "invalid", field },
  });
});

test("a check-in sets the mood of its day, unless the slider was not moved, and the mood is deleted and restored with it", async () => {
  const maya = await aMember();
  const today = todayOf(maya);
  const mood = () => moodOf(maya, today);
  await maya.put(`/api/growth/checkins/${today}`, { rating: 5, word: "", isRatingSet: false });
  expect(await mood()).toBe(null);
  const { id } = (await maya.put(`/api/growth/checkins/${today}`, { rating: 8, word: "" })).body as Checkin;
  expect(await mood()).toBe(8);
  expect((await maya.get("/api/members/today")).body).toMatchObject({ mood: { mood: 8, on: today } });
  await maya.delete(`/api/growth/checkins/${id}`);
  expect(await mood()).toBe(null);
  await maya.post(`/api/growth/checkins/${id}/restore`);
  expect(await mood()).toBe(8);
  // deleted as from Recently deleted, with a mood that was set in between
  await maya.delete(`/api/growth/checkins/${id}`);
  await maya.put(`/api/journal/moods/${today}`, { mood: 2 });
  await maya.post(`/api/deleted/${id}/restore`);
  expect((await maya.get("/api/growth/checkins")).body).toMatchObject([{ id, rating: 2 }]);
  expect(await mood()).toBe(2);
  await maya.delete(`/api/growth/checkins/${id}`);
  await maya.post(`/api/growth/checkins/${id}/restore`);
  expect(await mood()).toBe(2);
});

test("a check-in that did not set the day's mood, or not last, leaves it when it is deleted", async () => {
  const maya = await aMember();
  const today = todayOf(maya);
  const path = `/api/growth/checkins/${today}`;
  await maya.put(`/api/journal/moods/${today}`, { mood: 5 });
  const { id } = (await maya.put(path, { rating: 5, word: "fine", isRatingSet: false })).body as Checkin;
  await maya.delete(`/api/growth/checkins/${id}`);
  expect(await moodOf(maya, today)).toBe(5);
  const second = (await maya.put(path, { rating: 8, word: "" })).body as Checkin;
  await maya.put(`/api/journal/moods/${today}`, { mood: 8 });
  await maya.delete(`/api/growth/checkins/${second.id}`);
  expect(await moodOf(maya, today)).toBe(8);
});

test("changing only the word of a check-in leaves the day's mood", async () => {
  const maya = await aMember();
  const today = todayOf(maya);
  const path = `/api/growth/checkins/${today}`;
  const word = (was: string, word: string) => maya.put(path, { rating: 5, word, isRatingSet: false, seen: { word: was } });
  expect((await word("", "hm")).body).toMatchObject({ rating: 5, word: "hm", isRatingSet: false });
  expect((await word("hm", "hmm")).body).toMatchObject({ rating: 5, word: "hmm", isRatingSet: false });
  expect(await moodOf(maya, today)).toBe(null);
  await maya.put(path, { rating: 3, word: "tired", seen: { rating: null } });
  await maya.put(`/api/journal/moods/${today}`, { mood: 8 });
  expect((await word("tired", "better")).body).toMatchObject({ rating: 8, word: "better", isRatingSet: true });
  expect(await moodOf(maya, today)).toBe(8);
});

test("the rating of a check-in is the day's mood, wherever that was set", async () => {
  const maya = await aMember();
  const today = todayOf(maya);
  const path = `/api/growth/checkins/${today}`;
  const listed = async () => (await maya.get("/api/growth/checkins")).body;
  await maya.put(`/api/journal/moods/${today}`, { mood: 7 });
  // a form that has not seen the mood
  expect((await maya.put(path, { rating: 3, word: "", seen: { rating: null } })).status).toBe(409);
  await maya.put(path, { rating: 3, word: "tired", seen: { rating: 7 } });
  await maya.put(`/api/journal/moods/${today}`, { mood: 8 });
  expect(await listed()).toMatchObject([{ rating: 8, word: "tired", isRatingSet: true }]);
  await maya.put(`/api/journal/moods/${today}`, { mood: null });
  expect(await listed()).toMatchObject([{ word: "tired", isRatingSet: false }]);
});

test("a rating that set no mood, as in 0.1.0, is shown on a day without one; a mood that was cleared is not", async () => {
  const maya = await aMember();
  const today = todayOf(maya);
  const listed = async () => (await maya.get("/api/growth/checkins")).body;
  await maya.put(`/api/journal/moods/${today}`, { mood: 7 });
  await maya.put(`/api/growth/checkins/${today}`, { rating: 7, word: "calm", isRatingSet: false });
  await maya.put(`/api/journal/moods/${today}`, { mood: null });
  expect(await listed()).toMatchObject([{ word: "calm", isRatingSet: false }]);
  await maya.data((tx) => tx.execute(sql`update daily_checkins set rating = 8, mood_set_at = null where user_id = ${maya.id}`));
  expect(await listed()).toMatchObject([{ rating: 8, word: "calm", isRatingSet: true }]);
  await maya.put(`/api/journal/moods/${today}`, { mood: 3 });
  expect(await listed()).toMatchObject([{ rating: 3, isRatingSet: true }]);
});

test("a mood that was set after a check-in stays when the check-in is deleted", async () => {
  const maya = await aMember();
  const today = todayOf(maya);
  const { id } = (await maya.put(`/api/growth/checkins/${today}`, { rating: 8, word: "" })).body as Checkin;
  await maya.put(`/api/journal/moods/${today}`, { mood: 3 });
  await maya.delete(`/api/growth/checkins/${id}`);
  const { days } = (await maya.get(`/api/journal/moods?from=${today}&to=${today}`)).body as { days: { mood: number }[] };
  expect(days).toMatchObject([{ mood: 3 }]);
});

test("Undo restores a deleted check-in, unless its day has a new one", async () => {
  const maya = await aMember();
  const today = todayOf(maya);
  const saved = (await maya.put(`/api/growth/checkins/${today}`, { rating: 4, word: "tired" })).body as Checkin;
  await maya.delete(`/api/growth/checkins/${saved.id}`);
  expect((await maya.get("/api/growth/checkins")).body).toEqual([]);
  expect((await maya.post(`/api/growth/checkins/${saved.id}/restore`)).body).toEqual(saved);
  await maya.delete(`/api/growth/checkins/${saved.id}`);
  await maya.put(`/api/growth/checkins/${today}`, { rating: 9, word: "" });
  expect((await maya.post(`/api/growth/checkins/${saved.id}/restore`)).status).toBe(409);
});

test("another member's check-in is not found", async () => {
  const maya = await aMember();
  const other = await aMember();
  const { id } = (await maya.put(`/api/growth/checkins/${todayOf(maya)}`, { rating: 4, word: "" })).body as Checkin;
  expect((await other.delete(`/api/growth/checkins/${id}`)).status).toBe(404);
  expect((await other.get("/api/growth/checkins")).body).toEqual([]);
  expect((await maya.get("/api/growth/checkins")).body).toHaveLength(1);
});

test("ticks of two devices at once do not overwrite each other", async () => {
  const maya = await aMember();
  const name = "cooking-lessons/kit";
  const tick = (item: string, isIn: boolean) => maya.put("/api/growth/ticks", { name, items: [], change: { item, isIn } });
  await Promise.all(["knife", "pan", "pot"].map((item) => tick(item, true)));
  await tick("pan", false);
  const lists = (await maya.get("/api/growth/ticks")).body as { items: string[] }[];
  expect(lists.map(({ items }) => items.toSorted())).toEqual([["knife", "pot"]]);
});

test("ticks are saved by list, and the last change wins", async () => {
  const maya = await aMember();
  await maya.put("/api/growth/ticks", { name: "cooking-lessons/kit", items: ["knife", "pan"] });
  await maya.put("/api/growth/ticks", { name: "confidence-builder/strengths", items: ["Patience", "Räume öffnen 🌿"] });
  await maya.put("/api/growth/ticks", { name: "cooking-lessons/kit", items: ["pan"] });
  expect((await maya.get("/api/growth/ticks")).body).toEqual([
    { name: "confidence-builder/strengths", items: ["Patience", "Räume öffnen 🌿"] },
    { name: "cooking-lessons/kit", items: ["pan"] },
  ]);
});

test.each([["kit"], ["astrology/kit"], ["cooking-lessons/kit/more"], ["cooking-lessons/K"]])(
  "a list called %s is refused",
  async (name) => {
    const maya = await aMember();
    expect(await maya.put("/api/growth/ticks", { name, items: [] })).toMatchObject({ status: 400, body: { field: "name" } });
  },
);

test("practicing the answers aloud is recorded once, on the member's own date", async () => {
  const maya = await aMember();
  const once = { id: newId(), seconds: 95 };
  const [a, b] = await Promise.all([maya.post("/api/growth/rehearsals", once), maya.post("/api/growth/rehearsals", once)]);
  expect(a).toMatchObject({ status: 200, body: { ...once, day: todayOf(maya) } });
  expect(b.body).toEqual(a.body);
  expect((await maya.get("/api/growth/rehearsals")).body as Rehearsal[]).toHaveLength(1);
  expect((await maya.post("/api/growth/rehearsals", { id: newId(), seconds: -1 })).status).toBe(400);
});

test("the week has check-ins, the guide read last and whether a practice is due", async () => {
  const maya = await aMember();
  const today = todayOf(maya);
  await maya.put(`/api/growth/checkins/${today}`, { rating: 8, word: "light" });
  await maya.put("/api/growth/readings/time-management", { read: [], lastAnchor: "say-no" });
  await maya.post("/api/growth/rehearsals", { id: newId(), seconds: 30 });
  const week = (day: string) => maya.data((tx) => growthFacts.week(tx, { today: day, from: addDays(today, -6), to: today }));
  expect(await week(today)).toEqual({
    checkins: [{ day: today, rating: 8 }],
    lastGuide: { slug: "time-management", lastAnchor: "say-no" },
    isRehearsalDue: false,
  });
  expect((await week(addDays(today, 1))).isRehearsalDue).toBe(true);
});

test("a member whose trial ended gets 402 from every endpoint of growth", async () => {
  const lapsed = await aMemberWithExpiredTrial();
  for (const path of ["readings", "checkins", "ticks", "rehearsals"]) expect((await lapsed.get(`/api/growth/${path}`)).status).toBe(402);
  expect((await lapsed.put("/api/growth/ticks", { name: "cooking-lessons/kit", items: [] })).status).toBe(402);
});

test("without a session every endpoint answers 401", async () => {
  const { home } = await aMember();
  expect((await home.fetch("/api/growth/readings")).status).toBe(401);
});
