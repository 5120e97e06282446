import { expect, test } from "vitest";
import { figuresOf, isNew, nextStep, patternOf, type Today } from "./home.rules.ts";

const fresh: Today = { today: "2026-11-20", budget: null, challenge: null, mood: null, habits: null, guide: null };
const lived: Today = {
  today: "2026-11-20",
  budget: { safeCents: 3225, remainingCents: 64_000, hasLines: true, due: { name: "Phone", amountCents: 4000, dueOn: "2026-11-24" } },
  challenge: { current: 9, total: 140, isTodayLogged: true },
  mood: { mood: 7, on: "2026-11-20" },
  habits: { meant: 4, open: [] },
  guide: { slug: "adulting-101" },
};
const step = (change: Partial<Today>) => nextStep({ ...lived, ...change }, "USD");

test("somebody new is told what will stand here, and begins with one line", () => {
  expect(isNew(fresh)).toBe(true);
  expect(nextStep(fresh, "USD")).toMatchObject({ key: "begin", path: "/mental-health" });
  expect(figuresOf(fresh, "USD").map(({ value }) => value)).toEqual([null, null, null]);
});

test("somebody who has only looked at the challenge is still new", () => {
  expect(isNew({ ...fresh, challenge: { current: 0, total: 0, isTodayLogged: false } })).toBe(true);
  expect(isNew({ ...fresh, mood: { mood: 5, on: "2026-11-01" } })).toBe(false);
});

test("the three figures lead to their pages and say what they mean", () => {
  const [money, streak, mood] = figuresOf(lived, "USD");
  expect(money).toMatchObject({
    label: "Safe to spend today",
    value: { cents: 3225 },
    sentence: "$640.00 is left, with Phone still to come.",
    path: "/budget",
  });
  expect(streak).toMatchObject({ value: { number: 9, unit: " days" }, sentence: "Today is in it.", path: "/challenge" });
  expect(mood).toMatchObject({ value: { number: 7, unit: " of 10" }, sentence: "Fair, written today.", path: "/mental-health" });
});

test("more spent than planned is said in words, not in red", () => {
  const due = { name: "Water", amountCents: 4_000, dueOn: "2026-11-24" };
  const [bill] = figuresOf({ ...lived, budget: { safeCents: null, remainingCents: null, hasLines: false, due } }, "USD");
  expect(bill).toMatchObject({ value: null, sentence: expect.stringContaining("Next bill: Water, $40.00, due in 4 days.") });
  const [money] = figuresOf({ ...lived, budget: { safeCents: 0, remainingCents: -1250, hasLines: true, due: null } }, "USD");
  expect(money).toMatchObject({ value: { cents: 0 }, sentence: "$12.50 more is spent than planned this month." });
});

test("a broken streak rests, and what was logged stays", () => {
  const [, streak] = figuresOf({ ...lived, challenge: { current: 0, total: 140, isTodayLogged: false } }, "USD");
  expect(streak).toMatchObject({ value: { number: 0, unit: " days" }, sentence: "Resting. 140 no-spend days in all, and they stay." });
});

test("a mood counts as news for a week", () => {
  const moodOn = (on: string) => figuresOf({ ...lived, mood: { mood: 4, on } }, "USD")[2];
  expect(moodOn("2026-11-19")).toMatchObject({ value: { number: 4, unit: " of 10" }, sentence: "A bit low, written yesterday." });
  expect(moodOn("2026-11-13")).toMatchObject({ value: { number: 4, unit: " of 10" } });
  expect(moodOn("2026-11-12")).toMatchObject({ value: null, sentence: "Nothing written this week. One number is enough." });
});

test("a bill of today or tomorrow goes before everything, a later one waits", () => {
  const bill = (dueOn: string) => step({ mood: null, budget: { ...lived.budget!, due: { name: "Rent", amountCents: 115_000, dueOn } } });
  expect(bill("2026-11-20")).toMatchObject({
    key: "bill",
    title: "Rent comes today",
    sentence: "$1,150.00, already set aside in what is safe to spend.",
  });
  expect(bill("2026-11-21")).toMatchObject({ key: "bill", title: "Rent comes tomorrow", path: "/budget" });
  expect(bill("2026-11-22").key).toBe("mood");
});

test("without a mood today the next step is a line, also when yesterday had one", () => {
  expect(step({ mood: { mood: 7, on: "2026-11-19" } })).toMatchObject({ key: "mood", path: "/mental-health" });
});

test("a month without a line is worth a word in its first week only", () => {
  const on = (today: string) => step({ today, mood: { mood: 6, on: today }, budget: { ...lived.budget!, hasLines: false, due: null } });
  expect(on("2026-12-07")).toMatchObject({ key: "month", path: "/budget" });
  expect(on("2026-12-08").key).toBe("guide");
});

test("an open day is asked about only while a streak is running", () => {
  expect(step({ challenge: { current: 9, total: 140, isTodayLogged: false } })).toMatchObject({ key: "streak", path: "/challenge" });
  expect(step({ challenge: { current: 0, total: 140, isTodayLogged: false } }).key).toBe("guide");
});

test("an open habit is named, the others are only counted", () => {
  expect(step({ habits: { meant: 4, open: ["8 hours sleep"] } })).toMatchObject({
    key: "habit",
    title: "8 hours sleep",
    sentence: "The last one open today.",
    path: "/lifestyle#habits",
  });
  expect(step({ habits: { meant: 4, open: ["8 hours sleep", "30min exercise", "Track spending"] } }).sentence).toBe(
    "And 2 more, if there is room today.",
  );
});

test("with everything done there is a guide to read on in, or nothing at all", () => {
  expect(step({})).toMatchObject({ key: "guide", path: "/growth/adulting-101" });
  expect(step({ guide: null })).toMatchObject({ key: "rest", title: "Nothing is left for today" });
});

test("no step asks for points, names a failure or says must", () => {
  const steps = [
    fresh,
    lived,
    { ...lived, mood: null },
    { ...lived, guide: null },
    { ...lived, challenge: { current: 3, total: 9, isTodayLogged: false } },
  ].map((one) => nextStep(one, "USD"));
  for (const { title, sentence } of steps) expect(`${title} ${sentence}`).not.toMatch(/point|must|should|fail|lose|broke|missed/i);
});

test("a pattern is shown once it has enough days behind it, another one each day", () => {
  const describe = (description: string) => ({ state: "told" as const, description });
  const few = { state: "few" as const, description: "Not enough days yet: 3 of 14 days with a mood." };
  expect(patternOf({ patterns: [few] }, "2026-11-20")).toBeNull();
  expect(patternOf({ patterns: [] }, "2026-11-20")).toBeNull();
  const two = { patterns: [few, describe("6.4 on 40 no-spend days, 5.6 on 60 other days."), describe("6.1 on 9 weeks.")] };
  expect([patternOf(two, "2026-11-20"), patternOf(two, "2026-11-21")]).toEqual([
    "6.4 on 40 no-spend days, 5.6 on 60 other days.",
    "6.1 on 9 weeks.",
  ]);
});
