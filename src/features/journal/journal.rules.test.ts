import fc from "fast-check";
import { expect, test } from "vitest";
import type { Problem } from "#shared/errors.ts";
import {
  achievementDraft,
  assessmentDraft,
  conversationDraft,
  decisionDraft,
  interviewDraft,
  plainDraft,
  pollDraft,
  quizDraft,
  reflectionDraft,
  weeklyPlanDraft,
} from "./journal.blocks.rules.ts";
import {
  checkDraft,
  isKind,
  formatFound,
  kinds,
  lengthOf,
  longestStored,
  longestText,
  notStorable,
  originOf,
  previewOf,
  refusalOf,
  hasMood,
  tooLong,
  withTag,
  wordsOf,
} from "./journal.rules.ts";

const refused = (work: () => unknown) => {
  try {
    work();
  } catch (problem) {
    return problem as Problem;
  }
  throw new Error("nothing was refused");
};

test("each kind begins with the tag that the specification gives it", () => {
  expect(Object.fromEntries(kinds.map((kind) => [kind, originOf(kind).tag]))).toEqual({
    plain: "",
    decision: "",
    poll: "[POLL] ",
    "eq-reflection": "[EQ Reflection] ",
    achievement: "[Achievement] ",
    "eq-quiz": "[EQ Quiz Results]",
    "relationship-assessment": "[Relationship Assessment]",
    interview: "[Interview Preparation]",
    conversation: "[Difficult Conversation Prep]",
    "weekly-plan": "[Weekly Time Management Plan]",
    "weekly-reset": "[Weekly Reset]", // ours
  });
});

test("the messages are those of the specification", () => {
  expect(originOf("plain").empty).toEqual({ title: "Entry is empty", description: "Please write something before saving." });
  expect(originOf("conversation").empty).toEqual({
    title: "No notes to save",
    description: "Please write your conversation preparation notes.",
  });
  expect(["decision", "poll", "eq-reflection", "achievement"].map((kind) => originOf(kind as "poll").empty?.title)).toEqual([
    "Please describe your decision to save.",
    "Please describe your decision to poll.",
    "Please write your reflection.",
    "Please describe your achievement.",
  ]);
  expect(Object.fromEntries(kinds.map((kind) => [kind, originOf(kind).failed]))).toEqual({
    plain: "Error saving entry",
    decision: "Error saving journal",
    poll: "Error creating poll",
    "eq-reflection": "Error saving reflection",
    achievement: "Error saving achievement",
    "eq-quiz": "Error saving results",
    "relationship-assessment": "Error saving assessment",
    interview: "Error saving",
    conversation: "Error saving",
    "weekly-plan": "Error saving",
    "weekly-reset": "Error saving reflection",
  });
  expect(originOf("interview").saved).toEqual({ title: "Saved!", description: "Your interview preparation has been saved." });
  expect(originOf("conversation").saved).toEqual({ title: "Saved!", description: "Your conversation notes have been saved." });
  expect(originOf("weekly-plan").saved).toEqual({ title: "Saved!", description: "Your weekly plan has been saved." });
  const signIn = (what: string) => ({ title: "Not authenticated", description: `Please sign in to save your ${what}.` });
  expect(kinds.map((kind) => originOf(kind).signedOut).filter(Boolean)).toEqual([
    signIn("assessment"),
    signIn("notes"),
    signIn("notes"),
    signIn("plan"),
  ]);
});

test("a quiz result names score, feedback and answer indexes", () => {
  expect(quizDraft({ score: 80, feedback: "Excellent", answers: [2, 2, 1, 2, 2] }).entryText).toBe(
    "[EQ Quiz Results]\nScore: 80/100\nFeedback: Excellent\nAnswers: 2, 2, 1, 2, 2",
  );
});

test("an assessment has one line for each statement, marked done or not", () => {
  const { entryText } = assessmentDraft([
    { statement: "We listen", isDone: true },
    { statement: "We rest", isDone: false },
  ]);
  expect(entryText).toBe("[Relationship Assessment]\n✓ Done: We listen\n○ Not done: We rest");
});

test("interview preparation contains every question, in pairs between blank lines", () => {
  const { entryText } = interviewDraft([
    { question: "Why us?", answer: " The work. " },
    { question: "Where next?", answer: "" },
  ]);
  expect(entryText).toBe("[Interview Preparation]\nQ: Why us?\nA: The work.\n\nQ: Where next?\nA:");
});

test("a weekly plan lists goals, then priorities, numbered without the blank ones", () => {
  const { entryText } = weeklyPlanDraft({ goals: ["Rest", " ", "Call mum"], priorities: ["", "Bills", ""] });
  expect(entryText).toBe("[Weekly Time Management Plan]\nWeekly Goals\n1. Rest\n2. Call mum\n\nTop 3 Priorities\n1. Bills");
});

test("a weekly plan with nothing in it may still be saved", () => {
  expect(() => checkDraft(weeklyPlanDraft({ goals: [], priorities: [] }))).not.toThrow();
});

test("polls, reflections, achievements and notes contain the text as it was typed", () => {
  expect(pollDraft(" Move? ").entryText).toBe("[POLL]  Move? ");
  expect(reflectionDraft("I paused.").entryText).toBe("[EQ Reflection] I paused.");
  expect(achievementDraft("I asked.")).toMatchObject({ entryText: "[Achievement] I asked.", moodRating: 8, isMoodSet: false });
  expect(conversationDraft("Say it kindly").entryText).toBe("[Difficult Conversation Prep]\nSay it kindly");
  expect(decisionDraft("Stay or go").entryText).toBe("Stay or go");
});

test("a slider that was not moved saves 5 and is marked, so that averages leave it out", () => {
  expect(plainDraft("Hello", null)).toMatchObject({ moodRating: 5, isMoodSet: false });
  expect(hasMood(plainDraft("Hello", null))).toBe(false);
  expect(hasMood(plainDraft("Hello", 5))).toBe(true);
  expect(hasMood(achievementDraft("Won"))).toBe(false);
});

test("text of white space only is refused in the specified words", () => {
  for (const blank of ["", "  \n\t ", "\u200B\u200D\uFEFF", "\u00A0\u3000"]) {
    expect(refusalOf("plain", blank)).toEqual(originOf("plain").empty);
    expect(refused(() => checkDraft(pollDraft(blank))).message).toBe("Please describe your decision to poll.");
    expect(refused(() => checkDraft(conversationDraft(blank))).message).toBe("Please write your conversation preparation notes.");
  }
});

test("50,000 characters are accepted, one more is refused, and an emoji counts as one", () => {
  expect(() => checkDraft(plainDraft("😀".repeat(longestText), 3))).not.toThrow();
  expect(() => checkDraft(pollDraft("a".repeat(longestText)))).not.toThrow();
  const problem = refused(() => checkDraft(plainDraft("a".repeat(longestText + 1), 3)));
  expect([problem.kind, problem.message, problem.field]).toEqual(["invalid", tooLong, "entryText"]);
  expect(lengthOf("a😀\uD800b")).toBe(4);
});

test("text that the database can't store unchanged is refused, not corrected", () => {
  expect(refused(() => checkDraft(plainDraft("a\0b", 3))).message).toBe(notStorable);
  expect(refused(() => checkDraft(plainDraft("half \uD83D", 3))).message).toBe(notStorable);
});

test("moods outside 1 to 10, a plain entry without one and a forged achievement are refused", () => {
  for (const mood of [0, 11, 5.5, Number.NaN, -1]) expect(refused(() => checkDraft(plainDraft("x", mood))).field).toBe("moodRating");
  expect(refused(() => checkDraft({ ...plainDraft("x", 3), moodRating: null })).field).toBe("moodRating");
  expect(refused(() => checkDraft({ ...achievementDraft("x"), moodRating: 3 })).field).toBe("moodRating");
});

test("a kind without its tag and an unknown kind are refused", () => {
  expect(refused(() => checkDraft({ ...pollDraft("x"), entryText: "x" })).field).toBe("entryText");
  expect(refused(() => checkDraft({ ...pollDraft("x"), kind: "toString" as "poll" })).field).toBe("kind");
  expect(isKind("__proto__")).toBe(false);
});

test("the typed text can be parsed from the saved text unchanged", () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.string({ unit: "binary" }), (kind, words) => {
      const entryText = withTag(kind, words);
      expect(wordsOf({ kind, entryText })).toBe(words);
      expect(lengthOf(entryText)).toBe([...entryText].length);
      expect(entryText.startsWith(originOf(kind).tag)).toBe(true);
    }),
  );
});

test("every text that is accepted fits the column", () => {
  for (const kind of kinds) expect(lengthOf(withTag(kind, "a".repeat(longestText)))).toBeLessThanOrEqual(longestStored);
});

test("a preview is one line, cut between words, never through an emoji", () => {
  expect(previewOf({ kind: "poll", entryText: "[POLL] Should I\n\nmove?" })).toBe("Should I move?");
  expect(previewOf({ kind: "plain", entryText: "one two three four" }, 10)).toBe("one two…");
  expect(previewOf({ kind: "plain", entryText: "So it is. Then more" }, 12)).toBe("So it is…");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (words) => {
      const line = previewOf({ kind: "plain", entryText: words }, 20);
      expect(line.isWellFormed()).toBe(true);
      expect([...line].length).toBeLessThanOrEqual(21);
    }),
  );
});

test("what a search found is said in a sentence", () => {
  expect([formatFound(0, false), formatFound(1, false), formatFound(2, false), formatFound(20, true)]).toEqual([
    "No pages match. Try another word, or show everything.",
    "1 page matches.",
    "2 pages match.",
    "More than 20 pages match.",
  ]);
});
