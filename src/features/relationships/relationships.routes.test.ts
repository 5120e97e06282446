import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { v7 as newId } from "uuid";
import { addDays, isoWeek } from "#shared/dates.ts";
import { createTestServer } from "#testing/server.ts";
import { aMember, aSubscriber, signIn, aMemberWithExpiredTrial, updateUser } from "#testing/people.ts";
import { todayOf } from "#testing/today.ts";
import { relationshipsFacts } from "./relationships.service.ts";
import { analysisPending, longestSituation, type Analysis, type CheckIn } from "./relationships.rules.ts";
import { flagAnalyzerEntries } from "./relationships.tables.ts";

const at = "/api/relationships";
const situation = (words: string) => ({ id: newId(), situationText: words });
const sliders = { communication: 7, trust: 7, respect: 6, support: 6, note: "We talked on Sunday." };
const listed = (body: unknown) => body as { analyses: Analysis[]; next: string | null };
const weeks = (body: unknown) => body as { week: string; checkIns: CheckIn[] };

test("a saved situation always contains the fixed result of the specification", async () => {
  const maya = await aMember();
  const request = situation("He checked my phone again.");
  const { status, body } = await maya.post(`${at}/analyses`, { ...request, analysisResult: "All fine." });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...request, analysisResult: analysisPending });
  const [row] = await maya.data((tx) => tx.select().from(flagAnalyzerEntries).where(eq(flagAnalyzerEntries.id, request.id)));
  expect(row).toMatchObject({
    userId: maya.id,
    situationText: request.situationText,
    analysisResult: "Analysis pending - this feature will be enhanced with AI insights soon.",
  });
});

test("situations are listed newest first, page by page, without gaps or duplicates", async () => {
  const maya = await aMember();
  for (let one = 0; one < 5; one++) await maya.post(`${at}/analyses`, situation(`Situation ${one}`));
  const seen: string[] = [];
  let before: string | null = null;
  do {
    const page = listed((await maya.get(`${at}/analyses?limit=2${before ? `&before=${before}` : ""}`)).body);
    seen.push(...page.analyses.map((one) => one.situationText));
    before = page.next;
  } while (before);
  expect(seen).toEqual(["Situation 4", "Situation 3", "Situation 2", "Situation 1", "Situation 0"]);
  expect((await maya.get(`${at}/analyses?before=nonsense`)).status).toBe(400);
});

test("saving the same situation from two devices at once stores one", async () => {
  const maya = await aMember();
  const phone = await signIn(maya.home, maya.email, maya.password);
  const once = situation("Only once.");
  const [a, b] = await Promise.all([maya.post(`${at}/analyses`, once), phone.post(`${at}/analyses`, once)]);
  expect(a.body).toEqual(b.body);
  expect(listed((await maya.get(`${at}/analyses`)).body).analyses).toHaveLength(1);
});

test("nothing but white space is refused in the specification's words", async () => {
  const maya = await aMember();
  for (const words of ["", " \n\u200B\t "]) {
    expect(await maya.post(`${at}/analyses`, situation(words))).toMatchObject({
      status: 400,
      body: { code: "invalid", field: "situationText", message: "Please describe a situation to analyze." },
    });
  }
});

test.each([
  ["emoji", "😀👩‍👩‍👧 family"],
  ["right-to-left", "قال إنه \u202Eabc"],
  ["zero-width", "a\u200Bb\u200Dc"],
  ["script", "<script>alert(1)</script><img src=x onerror=alert(1)>"],
  ["the longest text", "ä".repeat(longestSituation)],
  ["the longest text of emoji", "😀".repeat(longestSituation)],
])("%s is stored exactly as written", async (_, words) => {
  const maya = await aMember();
  const { body } = await maya.post(`${at}/analyses`, situation(words));
  expect((body as Analysis).situationText === words).toBe(true);
  const read = await maya.get(`${at}/analyses/${(body as Analysis).id}`);
  expect((read.body as Analysis).situationText === words).toBe(true);
});

test.each([
  ["one letter too many", "a".repeat(longestSituation + 1)],
  ["NUL", "a\0b"],
  ["half a surrogate pair", "a\uD83Db"],
])("%s is refused with a sentence, never a 500", async (_, words) => {
  const maya = await aMember();
  expect(await maya.post(`${at}/analyses`, situation(words))).toMatchObject({
    status: 400,
    body: { code: "invalid", field: "situationText" },
  });
});

test("Undo restores a deleted situation completely", async () => {
  const maya = await aMember();
  const saved = (await maya.post(`${at}/analyses`, situation("Keep me."))).body as Analysis;
  expect((await maya.delete(`${at}/analyses/${saved.id}`)).status).toBe(200);
  expect((await maya.get(`${at}/analyses/${saved.id}`)).status).toBe(404);
  expect((await maya.post(`${at}/analyses/${saved.id}/restore`)).body).toEqual(saved);
});

test("another member's situation is not found, exactly like one that does not exist", async () => {
  const maya = await aMember();
  const other = await aSubscriber();
  const { id } = (await maya.post(`${at}/analyses`, situation("Mine."))).body as Analysis;
  const foreignRows = await Promise.all([
    other.get(`${at}/analyses/${id}`),
    other.delete(`${at}/analyses/${id}`),
    other.post(`${at}/analyses/${id}/restore`),
  ]);
  expect(foreignRows.map((one) => one.status)).toEqual([404, 404, 404]);
  expect((await maya.get(`${at}/analyses/${id}`)).status).toBe(200);
  expect(listed((await other.get(`${at}/analyses`)).body).analyses).toEqual([]);
});

test("a week has one check-in, and saving again updates it", async () => {
  const maya = await aMember();
  expect(weeks((await maya.get(`${at}/weeks`)).body).checkIns).toEqual([]);
  const first = (await maya.put(`${at}/weeks/this`, sliders)).body as CheckIn;
  expect(first).toMatchObject(sliders);
  const [again] = await Promise.all([
    maya.put(`${at}/weeks/this`, { ...sliders, trust: 3 }),
    maya.put(`${at}/weeks/this`, { ...sliders, trust: 3 }),
  ]);
  expect(again.body).toMatchObject({ week: first.week, trust: 3 });
  const { week, checkIns } = weeks((await maya.get(`${at}/weeks`)).body);
  expect(checkIns).toHaveLength(1);
  expect(checkIns[0]).toMatchObject({ week, trust: 3 });
});

test("a check-in that was written before its week ended is saved in that week; no later or much older week is", async () => {
  const maya = await aMember();
  const today = todayOf(maya);
  const put = (weeksBack: number) => maya.put(`${at}/weeks/this`, { ...sliders, week: isoWeek(addDays(today, -7 * weeksBack)) });
  expect(await put(1)).toMatchObject({ status: 200, body: { week: isoWeek(addDays(today, -7)) } });
  expect((await put(11)).status).toBe(200);
  for (const weeksBack of [-1, 12]) expect(await put(weeksBack)).toMatchObject({ status: 400, body: { code: "invalid", field: "week" } });
});

test("the next ISO week is a new check-in, and twelve weeks back are shown", async () => {
  const home = await createTestServer();
  home.clock.now = Date.UTC(2026, 10, 22, 16) - Date.now(); // Sunday 22 November 2026, noon in New York
  const maya = await aSubscriber(home);
  await maya.put(`${at}/weeks/this`, sliders);
  home.clock.now += 86_400_000;
  await maya.put(`${at}/weeks/this`, { ...sliders, trust: 8 });
  expect(weeks((await maya.get(`${at}/weeks`)).body).checkIns.map((one) => [one.week, one.trust])).toEqual([
    ["2026-W47", 7],
    ["2026-W48", 8],
  ]);
  expect(await maya.data((tx) => relationshipsFacts.week(tx, { today: "2026-11-23" }))).toEqual({
    checkIn: { communication: 7, trust: 8, respect: 6, support: 6, average: 6.8 },
  });
  home.clock.now += 11 * 7 * 86_400_000;
  const later = await signIn(home, maya.email, maya.password);
  await updateUser(later, { paidUntil: new Date(home.context.clock() + 86_400_000) });
  const { week, checkIns } = weeks((await later.get(`${at}/weeks`)).body);
  expect({ week, saved: checkIns.map((one) => one.week) }).toEqual({ week: "2027-W06", saved: ["2026-W48"] });
  expect(await maya.data((tx) => relationshipsFacts.week(tx, { today: "2027-02-08" }))).toEqual({ checkIn: null });
});

test("the weeks before those twelve are listed newest first, a page at a time, for their owner alone", async () => {
  const home = await createTestServer();
  home.clock.now = Date.UTC(2026, 10, 22, 16) - Date.now();
  const maya = await aSubscriber(home);
  const other = await aMember();
  expect((await maya.get(`${at}/weeks`)).body).toMatchObject({ hasEarlier: false });
  for (const weeksBack of [0, 1, 2, 11])
    await maya.put(`${at}/weeks/this`, { ...sliders, week: isoWeek(addDays("2026-11-22", -7 * weeksBack)) });
  expect((await maya.get(`${at}/weeks/earlier`)).body).toEqual({ checkIns: [], next: null });
  home.clock.now += 14 * 7 * 86_400_000;
  const later = await signIn(home, maya.email, maya.password);
  await updateUser(later, { paidUntil: new Date(home.context.clock() + 86_400_000) });
  await later.put(`${at}/weeks/this`, sliders);

  const page = async (query: string) => {
    const { checkIns, next } = (await later.get(`${at}/weeks/earlier${query}`)).body as { checkIns: CheckIn[]; next: string | null };
    return [checkIns.map((one) => one.week), next];
  };
  const shown = (await later.get(`${at}/weeks`)).body as { checkIns: CheckIn[]; hasEarlier: boolean };
  expect([shown.checkIns.map((one) => one.week), shown.hasEarlier]).toEqual([["2027-W08"], true]);
  expect(await page("")).toEqual([["2026-W47", "2026-W46", "2026-W45", "2026-W36"], null]);
  expect(await page("?limit=2")).toEqual([["2026-W47", "2026-W46"], "2026-W46"]);
  expect(await page("?limit=2&before=2026-W46")).toEqual([["2026-W45", "2026-W36"], null]);
  // a later week than the first of the twelve begins before these all the same
  expect(await page("?limit=1&before=2027-W09")).toEqual([["2026-W47"], "2026-W47"]);
  expect(await later.get(`${at}/weeks/earlier?before=yesterday`)).toMatchObject({ status: 400, body: { code: "invalid" } });
  expect((await other.get(`${at}/weeks/earlier`)).body).toEqual({ checkIns: [], next: null });
});

test.each([[0], [11], [5.5], ["7"], [null]])("a slider at %s is refused", async (trust) => {
  const maya = await aMember();
  expect((await maya.put(`${at}/weeks/this`, { ...sliders, trust })).status).toBe(400);
  expect(weeks((await maya.get(`${at}/weeks`)).body).checkIns).toEqual([]);
});

test("a note that is too long is refused beside its field", async () => {
  const maya = await aMember();
  expect(await maya.put(`${at}/weeks/this`, { ...sliders, note: "n".repeat(2_001) })).toMatchObject({
    status: 400,
    body: { field: "note" },
  });
});

test("a member whose trial ended sees no situation and no week", async () => {
  const lapsed = await aMemberWithExpiredTrial();
  for (const answer of [
    await lapsed.get(`${at}/analyses`),
    await lapsed.post(`${at}/analyses`, situation("x")),
    await lapsed.get(`${at}/weeks`),
    await lapsed.put(`${at}/weeks/this`, sliders),
  ])
    expect(answer.status).toBe(402);
});

test("without a session the answer is 401", async () => {
  const { home } = await aMember();
  for (const path of ["analyses", "weeks"]) expect((await home.fetch(`${at}/${path}`)).status).toBe(401);
});
