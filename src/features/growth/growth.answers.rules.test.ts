import { expect, test } from "vitest";
import fc from "fast-check";
import {
  assessmentDraft,
  interviewDraft,
  quizDraft,
  weeklyPlanDraft,
  conversationDraft,
  reflectionDraft,
  achievementDraft,
} from "#journal/journal.blocks.rules.ts";
import { refusalOf } from "#journal/journal.rules.ts";
import { quizResult } from "./growth.quiz.rules.ts";
import { assessmentTicks, interviewAnswers, quizOf, weeklyPlan } from "./growth.answers.rules.ts";
import { balanceStatements, interviewQuestions } from "./growth.tools.content.ts";

const pairs = (answers: readonly string[]) => interviewQuestions.map((question, index) => ({ question, answer: answers[index] ?? "" }));

test("interview answers are parsed as they were saved", () => {
  const answers = ["I run a desk.\n\nFor five years.", "", "Calm", "I over-plan.", ""];
  expect(interviewAnswers(interviewDraft(pairs(answers)))).toEqual(answers);
});

test("any five answers survive saving and opening", () => {
  const answer = fc
    .string()
    .filter((text) => !text.includes("Q: "))
    .map((text) => text.trim());
  fc.assert(
    fc.property(fc.tuple(answer, answer, answer, answer, answer), (answers) => {
      expect(interviewAnswers(interviewDraft(pairs(answers)))).toEqual(answers);
    }),
  );
});

test("a saved block of another form opens with empty answers instead of failing", () => {
  expect(interviewAnswers({ kind: "interview", entryText: "[Interview Preparation]\nnothing here" })).toEqual(["", "", "", "", ""]);
});

test("a weekly plan is parsed without its blank lines", () => {
  const draft = weeklyPlanDraft({ goals: ["Walk", " ", "Call Mom"], priorities: ["", "Taxes", ""] });
  expect(draft.entryText).toBe("[Weekly Time Management Plan]\nWeekly Goals\n1. Walk\n2. Call Mom\n\nTop 3 Priorities\n1. Taxes");
  expect(weeklyPlan(draft)).toEqual({ goals: ["Walk", "Call Mom", ""], priorities: ["Taxes", "", ""] });
});

test("a goal that names a heading of the plan is one goal", () => {
  const plan = { goals: ["Write my Top 3 Priorities", "Read the Weekly Goals of last week", ""], priorities: ["Sleep", "", ""] };
  expect(weeklyPlan(weeklyPlanDraft(plan))).toEqual(plan);
});

test("an empty weekly plan may be saved and is parsed as empty", () => {
  expect(weeklyPlan(weeklyPlanDraft({ goals: ["", "", ""], priorities: ["", "", ""] }))).toEqual({
    goals: ["", "", ""],
    priorities: ["", "", ""],
  });
});

test("any plan of single lines survives saving and opening", () => {
  const line = fc.stringMatching(/^[a-zA-Z0-9 .,?!'-]{0,40}$/).map((text) => text.trim());
  fc.assert(
    fc.property(fc.tuple(line, line, line), fc.tuple(line, line, line), (goals, priorities) => {
      const packed = (lines: string[]) => [...lines.filter(Boolean), "", "", ""].slice(0, 3);
      expect(weeklyPlan(weeklyPlanDraft({ goals, priorities }))).toEqual({ goals: packed(goals), priorities: packed(priorities) });
    }),
  );
});

test("ticks of the assessment are parsed in their order", () => {
  const ticks = [true, false, true, false, false, true];
  const draft = assessmentDraft(balanceStatements.map((statement, index) => ({ statement, isDone: ticks[index] ?? false })));
  expect(draft.entryText.split("\n")).toHaveLength(7);
  expect(assessmentTicks(draft)).toEqual(ticks);
});

test("a quiz result is parsed with score, feedback and answers", () => {
  const result = quizResult([2, 1, 2, 2, 0]);
  expect(quizOf(quizDraft(result))).toEqual(result);
  expect(quizOf({ kind: "eq-quiz", entryText: "[EQ Quiz Results]\nrewritten" })).toBeNull();
});

test("the growth tools show the specified messages when there is nothing to save", () => {
  expect(refusalOf("eq-reflection", "  ")?.title).toBe("Please write your reflection.");
  expect(refusalOf("achievement", "")?.title).toBe("Please describe your achievement.");
  expect(refusalOf("conversation", " \n ")).toEqual({
    title: "No notes to save",
    description: "Please write your conversation preparation notes.",
  });
});

test("tags and the mood of an achievement are those of the specification", () => {
  expect(conversationDraft("Ask first").entryText).toBe("[Difficult Conversation Prep]\nAsk first");
  expect(reflectionDraft("I paused").entryText).toBe("[EQ Reflection] I paused");
  expect(achievementDraft("I asked")).toMatchObject({ entryText: "[Achievement] I asked", moodRating: 8 });
});
