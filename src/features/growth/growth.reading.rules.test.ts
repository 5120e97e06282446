import { expect, test } from "vitest";
import { breakMs, formatClock, longBreakMs, pomodoroAt, workMs } from "./growth.pomodoro.rules.ts";
import { readShare } from "./growth.reading.rules.ts";

const sections = [
  { anchor: "a", words: 100 },
  { anchor: "b", words: 300 },
  { anchor: "c", words: 400 },
];

test("progress counts the words of the sections that were read", () => {
  expect(readShare(sections, [])).toEqual({ percent: 0, minutesLeft: 4 });
  expect(readShare(sections, ["b"])).toEqual({ percent: 37, minutesLeft: 3 });
  expect(
    readShare(
      [
        { anchor: "a", words: 29 },
        { anchor: "b", words: 71 },
      ],
      ["a"],
    ).percent,
  ).toBe(29);
  expect(readShare(sections, ["a", "b", "c"])).toEqual({ percent: 100, minutesLeft: 0 });
});

test("sections that were removed from a guide do not count", () => {
  expect(readShare(sections, ["a", "gone"]).percent).toBe(12);
  expect(readShare([], ["gone"])).toEqual({ percent: 0, minutesLeft: 0 });
});

test("the timer works 25 minutes, breaks 5, and has a longer break after the fourth round", () => {
  expect(pomodoroAt(0)).toEqual({ phase: "work", round: 1, leftMs: workMs });
  expect(pomodoroAt(workMs)).toEqual({ phase: "break", round: 1, leftMs: breakMs });
  expect(pomodoroAt(workMs + breakMs)).toEqual({ phase: "work", round: 2, leftMs: workMs });
  expect(pomodoroAt(4 * workMs + 3 * breakMs)).toEqual({ phase: "long break", round: 4, leftMs: longBreakMs });
  expect(pomodoroAt(4 * workMs + 3 * breakMs + longBreakMs)).toEqual({ phase: "work", round: 1, leftMs: workMs });
});

test("the clock shows whole seconds and 0:00 only at the end", () => {
  expect([workMs, 61_000, 6_001, 1, 0].map(formatClock)).toEqual(["25:00", "1:01", "0:07", "0:01", "0:00"]);
});
