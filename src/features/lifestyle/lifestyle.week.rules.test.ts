import { expect, test } from "vitest";
import { type WeekKnown, knownFrom, reflectionWords, resetMinutes, weekFigures } from "./lifestyle.week.rules.ts";

const nothing: WeekKnown = { money: null, noSpend: null, mood: null, habits: null, meals: null, people: null, papers: [] };

test("the review takes less than ten minutes", () => {
  expect(resetMinutes).toBeLessThan(10);
});

test("a feature without data says so and still has its link", () => {
  for (const figure of weekFigures(nothing)) {
    expect(figure.value).toBeNull();
    expect(figure.sentence).toMatch(/\b[Nn]o\b/);
    expect(figure.path).toMatch(/^\//);
  }
});

test("every figure says what it means", () => {
  const figures = weekFigures({
    money: { spentCents: 14_150, budgetCents: 20_000 },
    noSpend: { days: 1, currentStreak: 12 },
    mood: { average: 6.25, days: 4 },
    habits: { done: 14, meant: 18 },
    meals: { days: 3, estimatedCents: 4_115, budgetCents: 5_000 },
    people: { average: 7.5 },
    papers: [
      { fileName: "passport.pdf", kind: "expires", on: "2026-11-25" },
      { fileName: "lease.pdf", kind: "renews", on: "2026-11-26" },
    ],
  });
  expect(figures.map((one) => `${one.label}: ${one.value}. ${one.sentence}`)).toEqual([
    "Spent against budget: $141.50 of $200. $58.50 left for the month.",
    "No-spend days: 1 day. In these seven days. Current streak: 12 days.",
    "Mood: 6.3 of 10. Average of 4 days.",
    "Habits done: 14 of 18. Of what you planned for the week so far.",
    "Meals: 3 cooking days. About $41.15 of a $50 food budget.",
    "Relationship check-in: 7.5 of 10. Average of this week’s four sliders.",
    "Document dates: 2 dates. passport.pdf expires on Wednesday. 1 more date after it.",
  ]);
});

test("more spent than planned is stated as such", () => {
  expect(weekFigures({ ...nothing, money: { spentCents: 300, budgetCents: 100 } })[0]?.sentence).toBe("$2 over for the month so far.");
});

test("only answered questions are saved in the journal, and without any there is nothing to save", () => {
  expect(reflectionWords("2026-11-16", { good: " ", heavy: "" })).toBe("");
  expect(reflectionWords("2026-11-16", { next: " A walk on Thursday. " })).toBe(
    "November 16, 2026 to November 22, 2026\n\nWhat is one thing you want next week to hold?\nA walk on Thursday.",
  );
});

test("the features' summaries are used unchanged, and a feature without one counts as without data", () => {
  expect(knownFrom({})).toEqual(nothing);
  expect(
    knownFrom({
      budget: null,
      challenge: null,
      journal: { moods: 0, moodAverage: null },
      lifestyle: null,
      relationships: { checkIn: null },
    }),
  ).toEqual(nothing);
  expect(
    knownFrom({
      budget: { budgetCents: 5, spentCents: 3 },
      challenge: { current: 4, noSpendDays: 2 },
      journal: { moods: 3, moodAverage: 6.7 },
      lifestyle: { habits: { done: 1, meant: 2 }, meals: null },
      relationships: { checkIn: { average: 8 } },
    }),
  ).toEqual({
    money: { budgetCents: 5, spentCents: 3 },
    noSpend: { days: 2, currentStreak: 4 },
    mood: { average: 6.7, days: 3 },
    habits: { done: 1, meant: 2 },
    meals: null,
    people: { average: 8 },
    papers: [],
  });
});
