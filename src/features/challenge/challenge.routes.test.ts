import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { addDays, dayIn } from "#shared/dates.ts";
import { aMember, signIn, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";
import { today } from "#testing/today.ts";
import { challengeFacts } from "./challenge.service.ts";
import { challengeSettings } from "./challenge.tables.ts";

const ago = (days: number) => addDays(today, -days);
type State = {
  current: number;
  longest: number;
  total: number;
  savedCents: number;
  isTodayLogged: boolean;
  nearestMissing: string;
  milestones: { id: string; label: string; days: number; isCustom: boolean; unlockedOn: string | null; isCelebrated: boolean }[];
  before?: string | null;
};
const read = async (person: Person) => (await person.get("/api/challenge")).body as State;
const log = async (person: Person, day: string, mark: string | null = "no-spend") => person.put(`/api/challenge/days/${day}`, { mark });

test("a first visit creates the three milestones once, also from two tabs at once", async () => {
  const maya = await aMember();
  for (const state of await Promise.all([read(maya), read(maya), read(maya)])) {
    expect(state.milestones.map(({ label, days }) => [label, days])).toEqual([
      ["One Week Warrior", 7],
      ["Two Week Champion", 14],
      ["Month Master", 30],
    ]);
    expect(state).toMatchObject({ current: 0, longest: 0, total: 0, savedCents: 0, nearestMissing: ago(1) });
  }
});

test("logging today counts one, and logging it from three tabs at once counts one", async () => {
  const maya = await aMember();
  await Promise.all([log(maya, today), log(maya, today), log(maya, today)]);
  expect(await read(maya)).toMatchObject({ current: 1, longest: 1, total: 1, savedCents: 1500, isTodayLogged: true });
  const phone = await signIn(maya.home, maya.email, maya.password);
  expect(await read(phone)).toMatchObject({ total: 1 });
});

test("an earlier day adds one, a gap ends the streak and never shortens the longest, a rest day keeps it", async () => {
  const maya = await aMember();
  for (const day of [today, ago(1), ago(3), ago(4), ago(5)]) await log(maya, day);
  expect(await read(maya)).toMatchObject({ current: 2, longest: 3, total: 5, nearestMissing: ago(2) });
  await log(maya, ago(2), "rest");
  expect(await read(maya)).toMatchObject({ current: 5, longest: 5, total: 5, isTodayLogged: true, todayMark: "no-spend" });
  expect((await log(maya, ago(2), null)).body).toMatchObject({ current: 2, before: "rest" });
  expect((await log(maya, today, "rest")).body).toMatchObject({ isTodayLogged: false, todayMark: "rest" });
});

test("a future day, and a third rest day of a month, are refused", async () => {
  const maya = await aMember();
  expect(await log(maya, addDays(today, 1))).toMatchObject({ status: 400, body: { message: "That day has not come yet.", field: "day" } });
  expect((await log(maya, "1969-12-31")).status).toBe(400);
  const answers = await Promise.all(["2026-01-03", "2026-01-09", "2026-01-20"].map((day) => log(maya, day, "rest")));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 400]);
});

test("a milestone unlocks with the streak, stays unlocked when it ends, and is celebrated once", async () => {
  const maya = await aMember();
  const id = newId();
  expect((await maya.post("/api/challenge/milestones", { id, label: " Two 🎉 ", days: 2 })).status).toBe(200);
  expect((await maya.post("/api/challenge/milestones", { id, label: "Two", days: 2 })).status).toBe(200);
  expect(await maya.post("/api/challenge/milestones", { id: newId(), label: "", days: 2 })).toMatchObject({
    status: 400,
    body: { message: "Please enter valid milestone details" },
  });
  expect(await maya.post("/api/challenge/milestones", { id: newId(), label: "x", days: 0 })).toMatchObject({
    status: 400,
    body: { message: "Please enter valid milestone details" },
  });
  await log(maya, ago(1));
  const reached = (await log(maya, today)).body as State;
  expect(reached.milestones[0]).toEqual({ id, label: "Two 🎉", days: 2, isCustom: true, unlockedOn: today, isCelebrated: false });
  await maya.post(`/api/challenge/milestones/${id}/celebrate`);
  await log(maya, ago(1), null);
  expect((await read(maya)).milestones[0]).toMatchObject({ unlockedOn: today, isCelebrated: true });
});

test("custom milestones can be deleted and restored, the challenge's own stay", async () => {
  const maya = await aMember();
  const id = newId();
  await maya.post("/api/challenge/milestones", { id, label: "Payday", days: 10 });
  expect((await maya.delete(`/api/challenge/milestones/${id}`)).status).toBe(200);
  expect((await read(maya)).milestones).toHaveLength(3);
  await maya.post(`/api/challenge/milestones/${id}/restore`);
  const state = await read(maya);
  expect(state.milestones.map(({ days }) => days)).toEqual([7, 10, 14, 30]);
  expect((await maya.delete(`/api/challenge/milestones/${state.milestones[0]?.id}`)).status).toBe(403);
});

test("the amount per day and the member's own rules are saved", async () => {
  const maya = await aMember();
  await log(maya, today);
  await maya.put("/api/challenge/per-day", { cents: 2250 });
  expect((await maya.put("/api/challenge/per-day", { cents: 100_000_000_000 })).body).toMatchObject({
    message: "That amount is too large.",
  });
  await maya.put("/api/challenge/rules", { still: ["groceries don't count"], spent: [] });
  expect(await read(maya)).toMatchObject({ savedCents: 2250, still: ["groceries don't count"], spent: [] });
});

test("a streak that ended before today has unlocked its milestone all the same", async () => {
  const maya = await aMember();
  for (let days = 20; days >= 14; days -= 1) await log(maya, ago(days));
  const state = (await read(maya)) as unknown as {
    longest: number;
    current: number;
    milestones: { days: number; unlockedOn: string | null }[];
  };
  expect(state).toMatchObject({ longest: 7, current: 0 });
  expect(state.milestones.find(({ days }) => days === 7)?.unlockedOn).toBe(ago(14));
});

test("a change of time zone over the date line keeps the streak over the lost day", async () => {
  const maya = await aMember();
  await log(maya, ago(1));
  await maya.data((tx) => tx.update(challengeSettings).set({ timeZone: "Pacific/Pago_Pago" }).where(eq(challengeSettings.userId, maya.id)));
  const lost = dayIn("Pacific/Pago_Pago", Date.now());
  await read(maya);
  const { marks } = (await maya.get(`/api/challenge/months/${today.slice(0, 7)}`)).body as { marks: { day: string; mark: string }[] };
  expect(marks.every(({ mark, day }) => mark !== "travel" || (day >= lost && day < today))).toBe(true);
  expect(await read(maya)).toMatchObject({ current: 1, total: 1 });
});

test("milestones that came in with an archive without its settings are not created a second time", async () => {
  const maya = await aMember();
  const before = (await read(maya)).milestones;
  await maya.data((tx) => tx.delete(challengeSettings).where(eq(challengeSettings.userId, maya.id)));
  expect((await read(maya)).milestones).toEqual(before);
});

test("another member's milestones are not found, and a lapsed trial gets 402", async () => {
  const [maya, other] = [await aMember(), await aMember()];
  const id = newId();
  await maya.post("/api/challenge/milestones", { id, label: "Mine", days: 3 });
  await read(other);
  expect((await other.delete(`/api/challenge/milestones/${id}`)).status).toBe(404);
  expect((await other.post(`/api/challenge/milestones/${id}/celebrate`)).status).toBe(404);
  expect((await (await aMemberWithExpiredTrial()).get("/api/challenge")).status).toBe(402);
});

test("the summary for Home has the streak and the week", async () => {
  const maya = await aMember();
  expect(await maya.data((tx) => challengeFacts.week(tx, { today }))).toBe(null);
  for (const day of [today, ago(1), ago(30)]) await log(maya, day);
  expect(await maya.data((tx) => challengeFacts.week(tx, { today }))).toMatchObject({ current: 2, total: 3, noSpendDays: 2 });
});
