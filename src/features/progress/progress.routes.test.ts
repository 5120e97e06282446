import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { dayIn } from "#shared/dates.ts";
import { times } from "#testing/assurance.ts";
import { aMember, signIn, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";

type Read = {
  points: { total: number; money: number; emotional: number; level: number; toNext: number; percent: number };
  recent: { id: string; title: string }[];
  claimed: string[];
};
const read = async (person: Person) => (await person.get("/api/progress")).body as Read;
const log = (person: Person, title: string, more: object = {}) =>
  person.post("/api/progress/achievements", { id: newId(), title, ...more });

test("a new member is at level 1 without points, and the first read creates one row", async () => {
  const maya = await aMember();
  const looks = await Promise.all([read(maya), read(maya), read(maya)]);
  for (const inspect of looks)
    expect(inspect).toMatchObject({ points: { total: 0, money: 0, emotional: 0, level: 1, toNext: 100, percent: 0 }, recent: [] });
});

test("logging an achievement adds its points to its category and the level follows", async () => {
  const maya = await aMember();
  await log(maya, "Set a Boundary");
  await log(maya, "Set a Boundary");
  await log(maya, "Set a Boundary");
  const { body } = await log(maya, "Tracked Daily Spending");
  expect(body).toMatchObject({
    achievement: { title: "Tracked Daily Spending", pointsEarned: 10, category: "money_habit", achievementType: "money_habit" },
    points: { total: 100, money: 10, emotional: 90, level: 2, toNext: 100 },
  });
});

test.each([
  [2, times(6, 100)],
  [10, times(3, 100)],
  [50, times(1, 100)],
])("%d clicks at once from two devices lose nothing (%d rounds)", async (clicks, rounds) => {
  for (let round = 0; round < rounds; round++) {
    const maya = await aMember();
    const phone = await signIn(maya.home, maya.email, maya.password);
    const answers = await Promise.all(
      Array.from({ length: clicks }, (_, at) => log(at % 2 ? maya : phone, at % 3 ? "Managed Stress" : "Stuck to Budget")),
    );
    expect(answers.every((one) => one.status === 200)).toBe(true);
    const expected = Array.from({ length: clicks }, (_, at) => (at % 3 ? 15 : 25)).reduce((sum, one) => sum + one, 0);
    const { points } = await read(maya);
    expect(points).toMatchObject({ total: expected, money: expected - points.emotional, level: Math.floor(expected / 100) + 1 });
    expect((await maya.get("/api/progress/check")).body).toEqual({ agrees: true, total: expected, sum: expected });
  }
});

test("the same click sent twice counts once", async () => {
  const maya = await aMember();
  const once = { id: newId(), title: "Practiced Self-Care" };
  await Promise.all([maya.post("/api/progress/achievements", once), maya.post("/api/progress/achievements", once)]);
  expect((await read(maya)).points.total).toBe(20);
});

test.each([
  ["title", { title: "Free Points" }],
  ["points", { title: "Managed Stress", points: 1_000_000 }],
  ["category", { title: "Managed Stress", category: "money_habit" }],
])("a forged %s is refused and nothing is counted", async (field, forged) => {
  const maya = await aMember();
  expect(await maya.post("/api/progress/achievements", { id: newId(), ...forged })).toMatchObject({
    status: 400,
    body: { code: "invalid", field },
  });
  expect((await read(maya)).points.total).toBe(0);
});

test("deleting an achievement removes its points, and Undo restores both", async () => {
  const maya = await aMember();
  await log(maya, "Avoided Impulse Buy");
  const { id } = ((await log(maya, "Set a Boundary")).body as { achievement: { id: string } }).achievement;
  expect((await maya.delete(`/api/progress/achievements/${id}`)).body).toMatchObject({ points: { total: 15 } });
  expect((await maya.post(`/api/progress/achievements/${id}/restore`)).body).toMatchObject({
    achievement: { title: "Set a Boundary" },
    points: { total: 45 },
  });
  expect((await maya.get("/api/progress/check")).body).toMatchObject({ agrees: true });
});

test("an event is claimed once", async () => {
  const maya = await aMember();
  await Promise.all([
    log(maya, "Practiced Self-Care", { claimKey: "entry:2026-11-20" }),
    log(maya, "Practiced Self-Care", { claimKey: "entry:2026-11-20" }),
  ]);
  const inspect = await read(maya);
  expect(inspect.points.total).toBe(20);
  expect(inspect.claimed).toEqual(["entry:2026-11-20"]);
});

test("an achievement that was deleted and claimed again comes back only after the newer one is deleted", async () => {
  const maya = await aMember();
  const claim = async () =>
    ((await log(maya, "Practiced Self-Care", { claimKey: "entry:2026-11-20" })).body as { achievement: { id: string } }).achievement.id;
  const old = await claim();
  await maya.delete(`/api/progress/achievements/${old}`);
  const newer = await claim();
  expect(await maya.post(`/api/progress/achievements/${old}/restore`)).toMatchObject({
    status: 409,
    body: { message: "There is a newer one in its place. Delete that one first, and this one can come back." },
  });
  await maya.delete(`/api/progress/achievements/${newer}`);
  expect((await maya.post(`/api/progress/achievements/${old}/restore`)).body).toMatchObject({
    achievement: { id: old },
    points: { total: 20 },
  });
});

test("the ten newest are listed first, the rest in pages, and a category can be chosen", async () => {
  const maya = await aMember();
  for (let at = 0; at < 12; at++) await log(maya, at % 2 ? "Managed Stress" : "Tracked Daily Spending");
  expect((await read(maya)).recent).toHaveLength(10);
  const first = (await maya.get("/api/progress/achievements?limit=8")).body as { achievements: unknown[]; next: string };
  const second = (await maya.get(`/api/progress/achievements?limit=8&before=${first.next}`)).body as {
    achievements: unknown[];
    next: null;
  };
  expect([first.achievements.length, second.achievements.length, second.next]).toEqual([8, 4, null]);
  const money = (await maya.get("/api/progress/achievements?category=money_habit")).body as { achievements: { category: string }[] };
  expect(money.achievements.map((one) => one.category)).toEqual(Array(6).fill("money_habit"));
  const weeks = (await maya.get("/api/progress/weeks")).body as { money: number; emotional: number }[];
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toMatchObject({ money: 60, emotional: 90 });
});

test("another member's achievement cannot be deleted, and after the trial none can be logged", async () => {
  const [maya, other, lapsed] = [await aMember(), await aMember(), await aMemberWithExpiredTrial()];
  const { id } = ((await log(maya, "Set a Boundary")).body as { achievement: { id: string } }).achievement;
  expect((await other.delete(`/api/progress/achievements/${id}`)).status).toBe(404);
  expect((await log(lapsed, "Set a Boundary")).status).toBe(402);
  expect((await read(maya)).points.total).toBe(30);
});

test("a journal entry of today suggests an achievement, which is claimed with one click and then gone", async () => {
  const maya = await aMember();
  const request = async () =>
    ((await maya.get("/api/members/suggestions")).body as { suggestions: { key: string; title: string }[] }).suggestions;
  expect(await request()).toEqual([]);
  await maya.post("/api/journal/entries", { id: newId(), entryText: "A line.", moodRating: 6, isMoodSet: true, kind: "plain" });
  const [one] = await request();
  expect(one).toMatchObject({ title: "Practiced Self-Care" });
  await log(maya, one?.title ?? "", { claimKey: one?.key });
  expect(await request()).toEqual([]);
  expect((await read(maya)).points.total).toBe(20);
  const ana = await aMember();
  await ana.post("/api/journal/entries", { id: newId(), entryText: "A line.", moodRating: 6, isMoodSet: true, kind: "plain" });
  await log(ana, "Practiced Self-Care");
  expect((await ana.get("/api/members/suggestions")).body, "logged by its own button").toEqual({ suggestions: [] });
});

test("an entry of yesterday evening, less than 24 hours ago, does not count as today's", async () => {
  const zone = "America/New_York";
  const maya = await aMember(undefined, zone);
  const now = maya.home.context.clock();
  let agoMs = 0;
  while (dayIn(zone, now - agoMs) === dayIn(zone, now)) agoMs += 600_000;
  const entry = { id: newId(), entryText: "A late line.", moodRating: 6, isMoodSet: true, kind: "plain", agoMs };
  expect((await maya.post("/api/journal/entries", entry)).status).toBe(200);
  expect((await maya.get("/api/members/suggestions")).body).toEqual({ suggestions: [] });
});
