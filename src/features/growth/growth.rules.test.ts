import { expect, test } from "vitest";
import fc from "fast-check";
import { growthCards } from "#guides/guides.cards.content.ts";
import { guideParents } from "#guides/guides.rules.ts";
import { affirmationOf } from "./growth.affirmation.rules.ts";
import { affirmations } from "./growth.confidence.content.ts";
import { bandOf, bandSentences, quizResult } from "./growth.quiz.rules.ts";
import { aloudLine, secondsAloud } from "./growth.rules.ts";
import { quizQuestions } from "./growth.quiz.content.ts";
import { balanceStatements, interviewHints, interviewQuestions } from "./growth.tools.content.ts";

test("the quiz has five questions of four options each", () => {
  expect(quizQuestions).toHaveLength(5);
  for (const { options } of quizQuestions) expect(new Set(options).size).toBe(4);
});

test.each([
  [[2, 2, 2, 2, 2], 100, "Excellent"],
  [[2, 2, 2, 2, 0], 80, "Excellent"],
  [[2, 2, 1, 2, 3], 60, "Good"],
  [[2, 0, 1, 2, 3], 40, "Developing"],
  [[2, 0, 1, 3, 3], 20, "Growth opportunity"],
  [[0, 1, 3, 0, 1], 0, "Growth opportunity"],
])("answers %j score %i, %s", (answers, score, feedback) => {
  expect(quizResult(answers)).toEqual({ score, feedback, answers });
});

test("a score is the share of third options, whatever the answers", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 }), (answers) => {
      const { score } = quizResult(answers);
      expect(score).toBe(answers.filter((answer) => answer === 2).length * 20);
      expect(bandSentences[bandOf(score)]).not.toBe("");
    }),
  );
});

test("levels begin exactly at 80, 60 and 40", () => {
  expect([100, 80, 79, 60, 59, 40, 39, 0].map(bandOf)).toEqual([
    "Excellent",
    "Excellent",
    "Good",
    "Good",
    "Developing",
    "Developing",
    "Growth opportunity",
    "Growth opportunity",
  ]);
});

test("the length of an option does not reveal the third one", () => {
  const ranks = quizQuestions.map(({ options }) => options.filter((other) => other.length > options[2].length).length);
  expect(new Set(ranks).size, "the third option is long in one question and short in another").toBeGreaterThanOrEqual(3);
  for (const rank of [0, 3]) expect(ranks.filter((one) => one === rank).length).toBeLessThanOrEqual(2);
});

test("the first word does not reveal the third option", () => {
  const openings = quizQuestions.map(({ options }) => options[2].split(" ")[0]);
  expect(new Set(openings).size).toBe(5);
});

test("the interview asks the five questions and lists the five things of the specification", () => {
  expect(interviewQuestions).toEqual([
    "Tell me about yourself",
    "Why do you want this job?",
    "What are your strengths?",
    "What are your weaknesses?",
    "Where do you see yourself in 5 years?",
  ]);
  expect(interviewHints).toHaveLength(5);
});

test("the balance assessment has six different statements", () => {
  expect(new Set(balanceStatements).size).toBe(6);
});

test("the six cards are the six first-level guides", () => {
  expect(growthCards.map(({ slug }) => slug)).toEqual([
    "emotional-intelligence",
    "workplace-safety",
    "relationship-toolkit",
    "confidence-builder",
    "practical-life-lessons",
    "adulting-101",
  ]);
  for (const { slug } of growthCards) expect(guideParents[slug]).toBe("growth");
});

test("an affirmation stays for the day and changes the next", () => {
  expect(affirmationOf("2026-11-20")).toBe(affirmationOf("2026-11-20"));
  expect(affirmationOf("2026-11-21")).not.toBe(affirmationOf("2026-11-20"));
  expect(affirmationOf("2026-11-20", 1)).toBe(affirmationOf("2026-11-21"));
  expect(affirmations).toContain(affirmationOf("1999-01-01"));
});

test("the time to say a text aloud is in steps of five seconds", () => {
  expect(secondsAloud("")).toBe(0);
  expect(secondsAloud("hello")).toBe(5);
  expect(aloudLine("word ".repeat(54))).toBe("54 words, about 25 seconds aloud");
  expect(aloudLine("word ".repeat(390))).toBe("390 words, about 3 minutes aloud");
  expect(aloudLine("  ")).toBe("");
});
