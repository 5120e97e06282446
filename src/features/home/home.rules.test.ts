import { expect, test } from "vitest";
import { addDays } from "#shared/dates.ts";
import {
  formatSpending,
  isNew,
  jarLevel,
  nextStep,
  patternOf,
  weekInWords,
  withQueuedDays,
  withWaiting,
  type Today,
  type TodayBudget,
  type WeekDay,
} from "./home.rules.ts";

const today = "2026-11-20";
const weekOf = (moods: (number | null)[], noSpend: number[] = []): WeekDay[] =>
  moods.map((mood, at) => ({ day: addDays(today, at - 6), mood, isNoSpend: noSpend.includes(at) }));
const emptyWeek = weekOf([null, null, null, null, null, null, null]);
const fresh: Today = {
  today,
  week: emptyWeek,
  budget: null,
  bill: null,
  low: null,
  challenge: null,
  mood: null,
  habits: null,
  guide: null,
};
// one fictional month: $2,000.00 planned, $1,230.40 spent, $56.00 of bills to come, 11 days left
const budget: TodayBudget = {
  safeCents: 6487,
  allowanceCents: 6487,
  spentTodayCents: 0,
  overCents: 0,
  tomorrowCents: 7136,
  remainingCents: 76_960,
  billsCents: 5600,
  daysLeft: 11,
  hasLines: true,
  recap: null,
};
const usedDay: Today = {
  today,
  week: weekOf([8, 7, null, 5, 4, 7, null], [0, 1, 3, 4, 5]),
  budget,
  bill: { name: "Phone", amountCents: 4000, dueOn: "2026-11-24" },
  challenge: { current: 9, total: 140, isTodayLogged: false },
  mood: { mood: 7, on: "2026-11-19" },
  habits: { meant: 4, open: [] },
  low: null,
  guide: { slug: "adulting-101" },
};
const step = (change: Partial<Today>) => nextStep({ ...usedDay, ...change }, "USD");
const words = (change: Partial<TodayBudget>, on = today) => formatSpending({ ...budget, ...change }, on, "USD");

test("an account without budget, logged day or mood is new, also after opening the challenge", () => {
  expect(isNew(fresh)).toBe(true);
  expect(isNew({ ...fresh, challenge: { current: 0, total: 0, isTodayLogged: false } })).toBe(true);
  expect(isNew({ ...fresh, mood: { mood: 5, on: "2026-11-01" } })).toBe(false);
  expect(isNew(usedDay)).toBe(false);
});

test("an account with a habit of the member's choice is not new; the examples alone are no choice", () => {
  expect(isNew({ ...fresh, habits: { meant: 4, open: ["8 hours sleep"], isChosen: true } })).toBe(false);
  expect(isNew({ ...fresh, habits: { meant: 4, open: ["8 hours sleep"], isChosen: false } })).toBe(true);
  // cached by an earlier release
  expect(isNew({ ...fresh, habits: { meant: 4, open: ["8 hours sleep"] } })).toBe(true);
});

test("the sentence under the figure says what is left, what was spent today, and tomorrow's allowance", () => {
  expect(words({})).toEqual({ words: "Nothing spent yet. $713.60 is left for 11 days, bills set aside.", isOver: false });
  expect(words({ billsCents: 0, daysLeft: 1, remainingCents: 4000 }).words).toBe(
    "Nothing spent yet. $40 is left for the last day of the month.",
  );
  expect(words({ remainingCents: 10_000, billsCents: 30_000, daysLeft: 3, safeCents: 0, allowanceCents: 0 })).toEqual({
    words: "Nothing spent yet. $100 is left. The bills to come are $200 more than that.",
    isOver: false,
  });
  expect(words({ spentTodayCents: 1840, safeCents: 4647, tomorrowCents: 6952 })).toEqual({
    words: "$64.87 this morning, $18.40 spent since. Tomorrow: $69.52.",
    isOver: false,
  });
});

test("a day or a month over its budget is reported at once, with what comes next", () => {
  expect(words({ spentTodayCents: 7232, safeCents: 0, overCents: 745, tomorrowCents: 6412 })).toEqual({
    words: "Over by $7.45 today. Tomorrow: $64.12.",
    isOver: true,
  });
  expect(words({ remainingCents: -1240, safeCents: 0, overCents: 1240 }).words).toBe(
    "Over by $12.40 this month. December starts in 11 days.",
  );
  expect(words({ overCents: 100, tomorrowCents: null, daysLeft: 1 }, "2026-11-30").words).toBe(
    "Over by $1 today. A new month begins tomorrow.",
  );
});

test("queued expenses count at once", () => {
  const queued = (amountCents: number, spentOn = today) => withWaiting(budget, [{ spentOn, amountCents }], today, "USD");
  expect(queued(1840)).toMatchObject({ spentTodayCents: 1840, safeCents: 4647, overCents: 0, tomorrowCents: 6952, remainingCents: 75_120 });
  expect(queued(7232)).toMatchObject({ safeCents: 0, overCents: 745, tomorrowCents: 6412 });
  expect(withWaiting(budget, [], today, "USD")).toBe(budget);
  expect(queued(1100, "2026-11-18"), "one of an earlier day lowers the allowance").toMatchObject({
    spentTodayCents: 0,
    allowanceCents: 6387,
    safeCents: 6387,
    remainingCents: 75_860,
  });
  expect(withWaiting(budget, [{ spentOn: today, amountCents: 1800 }], today, "JPY"), "whole yen").toMatchObject({
    allowanceCents: 6400,
    tomorrowCents: 6900,
  });
  expect(queued(1100, "2026-10-31"), "one of another month changes nothing").toBe(budget);
});

test("the jar shows what is left of today in five steps, and is empty at 0", () => {
  expect([6487, 5190, 5189, 1298, 1, 0].map((safeCents) => jarLevel({ safeCents, allowanceCents: 6487 }))).toEqual([5, 5, 4, 2, 1, 0]);
  expect(jarLevel({ safeCents: 0, allowanceCents: 0 })).toBe(0);
});

test("the week is one sentence: average mood, consecutive no-spend days, and a single day without a mood", () => {
  expect(weekInWords(usedDay.week, today)).toEqual({
    finding: "Mood 6.2 on five days, five no-spend days.",
    more: "Monday has nothing, and that is fine.",
  });
  expect(weekInWords(weekOf([null, null, null, null, null, null, 4], [3, 4, 5]), today)).toEqual({
    finding: "Mood 4 on one day, three no-spend days in a row.",
    more: "",
  });
  expect(weekInWords(weekOf([null, null, null, null, null, null, null], [2]), today)?.finding).toBe("One no-spend day.");
  expect(weekInWords(emptyWeek, today)).toBeNull();
});

test("queued moods and no-spend days of any day of the week count at once", () => {
  const [yesterday, before] = [addDays(today, -1), addDays(today, -2)];
  const week = weekOf([null, null, null, null, 5, 6, null], [4]);
  const moods = new Map([
    [yesterday, { mood: 9 }],
    [before, { mood: null }],
  ]);
  const marks = new Map([
    [yesterday, { mark: "no-spend" }],
    [before, { mark: "rest" }],
  ]);
  expect(withQueuedDays(week, moods, marks)).toEqual(weekOf([null, null, null, null, null, 9, null], [5]));
});

test("a bill of the next five days is the next step, a later one is not", () => {
  const bill = (dueOn: string) => step({ bill: { name: "Rent", amountCents: 115_000, dueOn } });
  expect(bill(today)).toMatchObject({
    key: "bill",
    title: "Rent comes today",
    sentence: "$1,150, already set aside in what is safe to spend.",
    path: "/budget#bills",
  });
  expect(bill("2026-11-21").title).toBe("Rent comes tomorrow");
  expect(bill("2026-11-24").title).toBe("Rent comes on Tuesday");
  expect(bill("2026-11-26").key).toBe("guide");
  expect(step({ budget: null }).sentence).toBe("$40, from your bills.");
  // what is safe to spend sets aside the bills of this month only
  const rent = { name: "Rent", amountCents: 115_000, dueOn: "2026-12-01" };
  expect(step({ today: "2026-11-27", bill: rent }).sentence).toBe("$1,150, from your bills.");
  // nor is anything set aside when the bills are more than what is left
  expect(step({ budget: { ...budget, remainingCents: 5599 } }).sentence).toBe("$40, from your bills.");
});

test("an offered recap is the next step, before everything but a bill of today", () => {
  const on = (day: string, { leftCents = 18_800, ...change }: Partial<Today> & { leftCents?: number } = {}) =>
    step({ today: day, bill: null, budget: { ...budget, hasLines: false, recap: { month: "2026-11", leftCents } }, ...change });
  expect(on("2026-12-01")).toEqual({
    key: "recap",
    title: "November is done",
    sentence: "$188 left over. See where it went.",
    path: "/budget?month=2026-11",
  });
  expect(on("2026-11-30")).toMatchObject({ title: "November is almost done", path: "/budget#recap" });
  expect(on("2026-12-03", { leftCents: -100 }).sentence).toBe("See where it went, in one look.");
  const rent = { name: "Rent", amountCents: 90_000, dueOn: "2026-12-01" };
  expect(on("2026-11-30", { bill: rent }).key).toBe("recap");
  expect(on("2026-12-01", { bill: rent }).key).toBe("bill");
  expect(step({ today: "2026-12-01", bill: null }).key).toBe("guide");
});

test("a month without an expense is the next step in its first week only", () => {
  const on = (day: string) => step({ today: day, bill: null, budget: { ...budget, hasLines: false } });
  expect(on("2026-12-07")).toMatchObject({ key: "month", path: "/budget" });
  expect(on("2026-12-08").key).toBe("guide");
});

test("without any other step there is a guide to continue, or nothing at all", () => {
  const free = { bill: null };
  expect(step(free)).toMatchObject({ key: "guide", path: "/growth/adulting-101" });
  expect(step({ ...free, guide: null })).toMatchObject({ key: "rest", title: "Nothing else for today" });
  const unused = { ...free, guide: null, budget: null, habits: null };
  expect(step(unused).title).toBe("Nothing you have to do today");
  expect(step({ ...unused, habits: { meant: 0, open: [], isChosen: false } }).title).toBe("Nothing you have to do today");
  expect(step({ ...unused, habits: { meant: 0, open: [], isChosen: true } }).title).toBe("Nothing else for today");
  expect(step({ ...unused, habits: { meant: 4, open: [] } }).title).toBe("Nothing else for today");
});

test("no step mentions points or a failure, or says must", () => {
  const steps = [
    usedDay,
    { ...usedDay, guide: null, budget: null },
    { ...usedDay, bill: null, budget: { ...budget, hasLines: false } },
  ].map((one) => nextStep(one, "USD"));
  for (const { title, sentence } of steps) expect(`${title} ${sentence}`).not.toMatch(/point|must|should|fail|lose|broke|missed/i);
});

test("a pattern is shown once it has enough days, another one each day", () => {
  const describe = (description: string) => ({ state: "described" as const, description });
  const few = { state: "few" as const, description: "Not enough days yet: 3 of 14 days with a mood." };
  expect(patternOf({ patterns: [few] }, "2026-11-20")).toBeNull();
  expect(patternOf({ patterns: [] }, "2026-11-20")).toBeNull();
  const two = { patterns: [few, describe("6.4 on 40 no-spend days, 5.6 on 60 other days."), describe("6.1 on 9 weeks.")] };
  expect([patternOf(two, "2026-11-20"), patternOf(two, "2026-11-21")]).toEqual([
    "6.4 on 40 no-spend days, 5.6 on 60 other days.",
    "6.1 on 9 weeks.",
  ]);
});
