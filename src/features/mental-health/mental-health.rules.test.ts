import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#shared/dates.ts";
import {
  anotherOf,
  breathAt,
  cycleMs,
  elapsedOf,
  meditationMs,
  meditationState,
  paused,
  resting,
  showLeft,
  started,
} from "./comfort.rules.ts";
import { affirmations } from "./mental-health.affirmations.content.ts";
import { questions } from "./mental-health.questions.content.ts";
import { averageOf, byWeekday, weekInWords, weekUpTo, type MoodDay } from "./mood.pattern.rules.ts";
import { nextQuestion } from "./questions.rules.ts";

const today = "2026-11-20"; // a Friday
const mood = (back: number, value: number | null): MoodDay => ({ day: addDays(today, -back), mood: value, entries: 1 });

test("a breath is in for 4 seconds, held for 7 and out for 8", () => {
  expect([0, 3_999, 4_000, 10_999, 11_000, 18_999].map((at) => breathAt(at).phase)).toEqual(["in", "in", "hold", "hold", "out", "out"]);
  expect(breathAt(0)).toMatchObject({ second: 1, cycles: 0, fullness: 0 });
  expect(breathAt(10_500)).toMatchObject({ phase: "hold", second: 7, fullness: 1 });
  expect(breathAt(cycleMs * 3)).toMatchObject({ phase: "in", second: 1, cycles: 3 });
});

test("at any moment the count fits its phase", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (at) => {
      const { second, seconds, fullness } = breathAt(at);
      expect(second).toBeGreaterThanOrEqual(1);
      expect(second).toBeLessThanOrEqual(seconds);
      expect(fullness >= 0 && fullness <= 1).toBe(true);
    }),
  );
});

test("a meditation starts, pauses, resumes and ends after five minutes", () => {
  let timer = started(resting, 1000);
  expect([meditationState(resting, 1000), meditationState(timer, 2000), showLeft(timer, 56_000)]).toEqual(["ready", "running", "4:05"]);
  timer = paused(timer, 61_000);
  expect([meditationState(timer, 900_000), elapsedOf(timer, 900_000)]).toEqual(["paused", 60_000]);
  timer = started(timer, 1_000_000);
  expect(meditationState(timer, 1_000_000 + meditationMs - 60_001)).toBe("running");
  expect(meditationState(timer, 1_000_000 + meditationMs - 60_000)).toBe("done");
  expect(showLeft(timer, 9_000_000)).toBe("0:00");
});

test("there are at least 60 affirmations and 60 questions, each once, and none follows itself", () => {
  const requests = [...questions.any, ...questions.heavy, ...questions.light, ...questions.topics.flatMap((one) => one.asks)];
  for (const set of [affirmations, requests]) {
    expect(set.length).toBeGreaterThanOrEqual(60);
    expect(new Set(set).size).toBe(set.length);
  }
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 90 }), fc.nat(), fc.double({ min: 0, max: 0.999999, noNaN: true }), (count, seed, random) => {
      const last = seed % count;
      const next = anotherOf(count, last, random);
      expect(next >= 0 && next < count && next !== last).toBe(true);
    }),
  );
});

test("the next question fits the topic first and the mood second, and is not the one before", () => {
  expect(questions.topics[0].asks).toContain(
    nextQuestion({ text: "The rent is due and the bank wrote", mood: 6, last: null, random: 0.3 }),
  );
  expect(questions.heavy).toContain(nextQuestion({ text: "", mood: 2, last: null, random: 0.9 }));
  expect(questions.light).toContain(nextQuestion({ text: "", mood: 9, last: null, random: 0 }));
  expect(nextQuestion({ text: "", mood: null, last: questions.any[0], random: 0 })).not.toBe(questions.any[0]);
});

test("the week has seven days up to today, and gaps are allowed", () => {
  const week = weekUpTo([mood(0, 6), mood(1, 9), mood(2, 5), mood(4, 4), mood(5, 6), mood(6, 5)], today);
  expect(week.map((one) => one.short)).toEqual(["Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Today"]);
  expect(weekInWords(week)).toEqual({
    finding: "6 days with a mood, 5.8 on average.",
    more: "Monday was the hardest, Thursday the lightest. Tuesday has nothing, and that is fine.",
  });
  expect(weekInWords(weekUpTo([], today))).toBeNull();
});

test("today is named within the sentence, and days with the same mood are named together or left out", () => {
  const moreOf = (...moods: number[]) =>
    weekInWords(
      weekUpTo(
        moods.map((one, at) => mood(at, one)),
        today,
      ),
    )?.more;
  expect(moreOf(8, 3)).toBe("Thursday was the hardest, today the lightest. 5 days have nothing.");
  expect(moreOf(3, 8)).toBe("Today was the hardest, Thursday the lightest. 5 days have nothing.");
  expect(moreOf(8, 4, 4, 8, 5, 5)).toBe(
    "Wednesday and Thursday were the hardest, Tuesday and today the lightest. Saturday has nothing, and that is fine.",
  );
  expect(moreOf(3, 8, 8, 8, 8, 8, 8)).toBe("Today was the hardest.");
  expect(moreOf(4, 4, 4, 4, 9, 9, 9)).toBe("Saturday, Sunday, and Monday were the lightest.");
  expect(moreOf(6, 6, 6, 6, 6, 6, 6)).toBe("");
});

test("weekdays are named from 14 days with a mood on, each with its number of days", () => {
  const days = Array.from({ length: 14 }, (_, at) => mood(at, at % 2 ? 8 : 4));
  expect(byWeekday(days.slice(1))).toEqual([]);
  expect(byWeekday([...days.slice(1), { day: addDays(today, -40), mood: null, entries: 1 }])).toEqual([]);
  expect(byWeekday(days).map((one) => one.days)).toEqual([2, 2, 2, 2, 2, 2, 2]);
  expect(averageOf([null, 5, 6])).toBe(5.5);
});
