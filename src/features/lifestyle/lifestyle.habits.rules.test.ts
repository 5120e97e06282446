import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayIn, startOfWeek, weekday } from "#shared/dates.ts";
import {
  defaultHabits,
  heatMap,
  isChecked,
  isCheckedOn,
  isHabit,
  lastSeven,
  reviewDay,
  streakOf,
  withToday,
  targetText,
  thisWeek,
  weekScore,
  withChecks,
} from "./lifestyle.habits.rules.ts";

const today = "2026-11-20"; // a Friday
const ago = (days: number) => addDays(today, -days);
const someDays = fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { maxLength: 80 }).map((list) => list.map(ago));
const targets = fc.option(fc.integer({ min: 1, max: 6 }));

test("a first visit starts with the four habits of the specification", () => {
  expect(defaultHabits.map((one) => `${one.name} (${one.category})`)).toEqual([
    "Drink 8 glasses water (Self-care)",
    "30min exercise (Fitness)",
    "Track spending (Financial)",
    "8 hours sleep (Sleep)",
  ]);
});

test("a habit needs a name and a category", () => {
  expect(isHabit({ name: "Read", category: "Mind" })).toBe(true);
  expect(isHabit({ name: " ", category: "Mind" })).toBe(false);
  expect(isHabit({ name: "Read", category: "" })).toBe(false);
});

test("a habit that was never done has no streak, and today can be its first day", () => {
  expect(streakOf([], today, null)).toEqual({ current: 0, longest: 0, unit: "day", isOpen: true });
  expect(streakOf([], today, 3)).toEqual({ current: 0, longest: 0, unit: "week", isOpen: true });
});

test("today not yet done does not end the streak, a missed yesterday does", () => {
  expect(streakOf([ago(1), ago(2)], today, null)).toMatchObject({ current: 2, isOpen: true });
  expect(streakOf([ago(0), ago(1), ago(2)], today, null)).toMatchObject({ current: 3, isOpen: false });
  expect(streakOf([ago(2), ago(3), ago(4)], today, null)).toMatchObject({ current: 0, longest: 3 });
});

test("a streak of days shows today's check at once, as the server will", () => {
  for (const days of [[], [ago(1)], [ago(2)], [ago(1), ago(2), ago(3)], [ago(2), ago(3), ago(5)]]) {
    const open = { days, streak: streakOf(days, today, null) };
    const done = { days: [...days, ago(0)], streak: streakOf([...days, ago(0)], today, null) };
    expect(withToday(open, today, true), days.join()).toEqual(done.streak);
    expect(withToday(done, today, false).current, days.join()).toBe(days.includes(ago(1)) ? open.streak.current : 0);
    expect(withToday(done, today, true)).toBe(done.streak);
    // the card of yesterday, opened offline today
    expect(withToday({ days, streak: streakOf(days, ago(1), null) }, today, true).current).toBe(done.streak.current);
  }
  const weekly = { days: [], streak: streakOf([], today, 3) };
  expect(withToday(weekly, today, true)).toBe(weekly.streak);
});

test("the same day checked twice counts once", () => {
  expect(streakOf([today, today], today, null).current).toBe(1);
});

test("a weekly habit counts the weeks that reached its target, and the open week ends nothing", () => {
  const monday = startOfWeek(today, 1);
  const week = (back: number, days: number[]) => days.map((one) => addDays(monday, one - 7 * back));
  const done = [...week(1, [0, 2, 4]), ...week(2, [1, 3, 6]), ...week(3, [0, 1])];
  expect(streakOf(done, today, 3)).toEqual({ current: 2, longest: 2, unit: "week", isOpen: true });
  expect(streakOf([...done, ...week(0, [0, 1, 4])], today, 3)).toEqual({ current: 3, longest: 3, unit: "week", isOpen: false });
});

test("the daily streak is the number of consecutive days that end today or yesterday, in any input order", () => {
  fc.assert(
    fc.property(someDays, (days) => {
      const set = new Set(days);
      let at = set.has(today) ? today : ago(1);
      let expected = 0;
      for (; set.has(at); at = addDays(at, -1)) expected++;
      const streak = streakOf(days, today, null);
      expect(streak.current).toBe(expected);
      expect(streakOf(days.toReversed(), today, null)).toEqual(streak);
      expect(streak.longest).toBeGreaterThanOrEqual(streak.current);
      expect(streak.longest).toBeLessThanOrEqual(set.size);
    }),
  );
});

test("checking one more day never shortens a streak, and future days never lengthen it", () => {
  fc.assert(
    fc.property(someDays, targets, fc.integer({ min: 0, max: 120 }), fc.integer({ min: 1, max: 30 }), (days, target, extra, ahead) => {
      const before = streakOf(days, today, target);
      const after = streakOf([...days, ago(extra)], today, target);
      expect(after.current).toBeGreaterThanOrEqual(before.current);
      expect(after.longest).toBeGreaterThanOrEqual(before.longest);
      expect(streakOf([...days, addDays(today, ahead)], today, target)).toEqual(before);
    }),
  );
});

test("the heat map shows every day of its weeks once, in order, and marks exactly the days done", () => {
  fc.assert(
    fc.property(someDays, fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 20 }), (days, startsOn, weeks) => {
      const set = new Set(days);
      const cells = heatMap(set, today, weeks, startsOn).flat();
      expect(cells).toHaveLength(weeks * 7);
      expect(weekday(cells[0]?.day ?? "")).toBe(startsOn);
      for (const [index, cell] of cells.entries()) {
        expect(cell.day).toBe(addDays(cells[0]?.day ?? "", index));
        expect(cell.isDone).toBe(set.has(cell.day) && cell.day <= today);
        expect(cell.isAhead).toBe(cell.day > today);
      }
      expect(cells.some((cell) => cell.day === today)).toBe(true);
    }),
  );
});

test("the week's score never exceeds the target, and is full when every habit was kept", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(someDays, targets), { maxLength: 6 }), (list) => {
      const habits = list.map(([days, weeklyTarget]) => ({ done: new Set(days), weeklyTarget, since: ago(200) }));
      const { done, meant } = weekScore(habits, today);
      expect(done).toBeLessThanOrEqual(meant);
      const full = habits.map((one) => ({ ...one, done: new Set(thisWeek(one.done, today).map((cell) => cell.day)) }));
      const possible = weekScore(full, today);
      expect(possible.done).toBe(habits.reduce((sum, one) => sum + Math.min(5, one.weeklyTarget ?? 5), 0)); // Monday to Friday
    }),
  );
});

test("the week's score expects nothing of the days before a habit began, and no more than is left of its week", () => {
  const habit = (since: string, weeklyTarget: number | null, ...done: string[]) => ({ since, weeklyTarget, done: new Set(done) });
  const daily = [habit(today, null, today), habit(today, null)];
  expect(weekScore(daily, today)).toEqual({ done: 1, meant: 2 });
  expect(weekScore(daily, addDays(today, 1))).toEqual({ done: 1, meant: 4 });
  expect(weekScore(daily, addDays(today, 3))).toEqual({ done: 0, meant: 2 }); // the next Monday
  expect(weekScore(daily, ago(1))).toEqual({ done: 0, meant: 0 });
  // from Friday to Sunday
  expect(weekScore([habit(today, 5, today), habit(ago(1), 2)], today)).toEqual({ done: 1, meant: 5 });
});

test("late at night in two time zones the same instant is checked on two different days", () => {
  const instant = Date.UTC(2026, 10, 21, 3, 30);
  expect(dayIn("America/New_York", instant)).toBe("2026-11-20");
  expect(dayIn("Europe/Berlin", instant)).toBe("2026-11-21");
  expect(streakOf([dayIn("America/New_York", instant)], "2026-11-20", null).current).toBe(1);
});

test("starting a new week opens the boxes that were checked before it, and only those", () => {
  expect(isChecked(null, null)).toBe(false);
  expect(isChecked("2026-11-20T10:00:00.000Z", null)).toBe(true);
  expect(isChecked("2026-11-20T10:00:00.000Z", "2026-11-20T11:00:00.000Z")).toBe(false);
  expect(isChecked("2026-11-20T12:00:00.000Z", "2026-11-20T11:00:00.000Z")).toBe(true);
});

test("targets are written in words", () => {
  expect([null, 1, 3].map(targetText)).toEqual(["every day", "once a week", "3 times a week"]);
});

const card = (id: string) => ({
  id,
  name: id,
  category: "Sleep",
  weeklyTarget: null,
  isArchived: false,
  version: 1,
  streak: streakOf([], today, null),
  days: [ago(1)],
  isChecked: false,
});

test("queued checks override the cards, and the last one of a day counts", () => {
  const check = (id: string, days: number, isDone: boolean) => ({ id, day: ago(days), isDone });
  const [walk, sleep] = withChecks(
    [card("walk"), card("sleep")],
    [check("walk", 0, true), check("walk", 1, false), check("walk", 0, false), check("walk", 0, true)],
    today,
  );
  expect(walk).toMatchObject({ days: [today], isChecked: true });
  expect(sleep).toEqual(card("sleep"));
});

test("cards of yesterday show nothing as checked today, and a check queued yesterday stays yesterday's", () => {
  const yesterday = addDays(today, -1);
  const read = { ...card("walk"), days: [yesterday], isChecked: true };
  expect(withChecks([read], [], yesterday)).toMatchObject([{ days: [yesterday], isChecked: true }]);
  expect(withChecks([read], [], today)).toMatchObject([{ days: [yesterday], isChecked: false }]);
  const waiting = [{ id: "sleep", day: yesterday, isDone: true }];
  expect(withChecks([card("sleep")], waiting, today)).toMatchObject([{ days: [yesterday], isChecked: false }]);
});

test("a box that was checked on an earlier day is not checked today", () => {
  const card = { isChecked: true, days: ["2026-11-20"] } as unknown as Parameters<typeof isCheckedOn>[0];
  expect(isCheckedOn(card, "2026-11-20")).toBe(true);
  expect(isCheckedOn(card, "2026-11-21")).toBe(false);
  expect(isCheckedOn({ ...card, isChecked: false }, "2026-11-20")).toBe(false);
});

test("the last seven days of a row end today, which is open again after a new week", () => {
  const card = { isChecked: false, days: [ago(6), ago(2), today] } as unknown as Parameters<typeof lastSeven>[0];
  expect(lastSeven(card, today).map(({ isDone }) => isDone)).toEqual([true, false, false, false, true, false, false]);
  expect(lastSeven({ ...card, isChecked: true }, today).at(-1)).toEqual({ day: today, isDone: true });
});

test("on the first day of a week the week that ended is looked back on", () => {
  expect(reviewDay("2026-11-22", 7)).toBe("2026-11-21");
  expect(reviewDay("2026-11-22", 1)).toBe("2026-11-22");
  expect(reviewDay("2026-11-21", 7)).toBe("2026-11-21");
});
