import { achievementMood, moodWhenUntouched, withTag, type Draft, type Kind } from "./journal.rules.ts";

/** A plain mood entry. `mood` is null if the slider was never moved: stored as 5, marked, left out of averages. */
export const plainDraft = (words: string, mood: number | null): Draft => ({
  kind: "plain",
  entryText: words,
  moodRating: mood ?? moodWhenUntouched,
  isMoodSet: mood !== null,
});

/** 'Save as Journal' under Help Me Decide: only the text, without tag or mood. */
export const decisionDraft = (decision: string): Draft => tagged("decision", decision);

/** "[POLL] Should I take the night shift?" */
export const pollDraft = (decision: string): Draft => tagged("poll", decision);

/** "[EQ Reflection] I noticed …" */
export const reflectionDraft = (reflection: string): Draft => tagged("eq-reflection", reflection);

/** "[Achievement] I asked for help", with mood 8. */
export const achievementDraft = (achievement: string): Draft => ({ ...tagged("achievement", achievement), moodRating: achievementMood });

/**
 * [EQ Quiz Results]
 * Score: 80/100
 * Feedback: Excellent
 * Answers: 2, 2, 1, 2, 2
 *
 * Units: score 0..100, answers are indexes from 0 in the order of the questions.
 */
export const quizDraft = (result: { score: number; feedback: string; answers: readonly number[] }): Draft =>
  tagged("eq-quiz", `Score: ${result.score}/100\nFeedback: ${result.feedback}\nAnswers: ${result.answers.join(", ")}`);

/**
 * [Relationship Assessment]
 * ✓ Done: We share the housework
 * ○ Not done: We talk about money
 */
export const assessmentDraft = (statements: readonly { statement: string; isDone: boolean }[]): Draft =>
  tagged("relationship-assessment", statements.map((one) => `${one.isDone ? "✓ Done" : "○ Not done"}: ${one.statement}`).join("\n"));

/**
 * [Interview Preparation]
 * Q: Tell me about yourself
 * A: …
 *
 * Q: Why do you want this job?
 * A: …
 *
 * Questions without an answer stay, with nothing after their A:.
 */
export const interviewDraft = (pairs: readonly { question: string; answer: string }[]): Draft =>
  tagged("interview", pairs.map((one) => `Q: ${one.question}\nA: ${one.answer.trim()}`.trimEnd()).join("\n\n"));

/** "[Difficult Conversation Prep]" on its own line, then the notes. */
export const conversationDraft = (notes: string): Draft => tagged("conversation", notes);

/**
 * [Weekly Time Management Plan]
 * Weekly Goals
 * 1. Call the bank
 * Top 3 Priorities
 * 1. Sleep
 * Blank lines are dropped and the rest is renumbered.
 */
export const weeklyPlanDraft = (plan: { goals: readonly string[]; priorities: readonly string[] }): Draft =>
  tagged("weekly-plan", `${section("Weekly Goals", plan.goals)}\n\n${section("Top 3 Priorities", plan.priorities)}`);

const section = (heading: string, lines: readonly string[]) => [heading, ...numbered(lines)].join("\n");

const numbered = (lines: readonly string[]) =>
  lines
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line, index) => `${index + 1}. ${line}`);

const tagged = (kind: Kind, words: string): Draft => ({ kind, entryText: withTag(kind, words), moodRating: null, isMoodSet: false });
