import { wordsOf, type Entry } from "#journal/journal.rules.ts";
import { balanceStatements, interviewQuestions } from "./growth.tools.content.ts";

/** Parses saved text back into fields, so that it can be opened again. From a text edited by hand, whatever can be recognized is used. */

type Saved = Pick<Entry, "kind" | "entryText">;

/** The five answers of '[Interview Preparation]', empty if missing. Answers may have several lines. */
export function interviewAnswers(entry: Saved): string[] {
  const text = wordsOf(entry);
  const marks = interviewQuestions.map((question) => `Q: ${question}\nA:`);
  let from = 0;
  const starts = marks.map((mark) => {
    const at = text.indexOf(mark, from);
    if (at >= 0) from = at + mark.length;
    return at;
  });
  return marks.map((mark, index) => {
    const start = starts[index] ?? -1;
    if (start < 0) return "";
    const next = starts.slice(index + 1).find((at) => at >= 0);
    return text.slice(start + mark.length, next).trim();
  });
}

export type WeeklyPlan = { priorities: string[]; goals: string[] };

/** The numbered lines of '[Weekly Time Management Plan]', at most three of each, padded with empty ones. */
export function weeklyPlan(entry: Saved): WeeklyPlan {
  const [, goals = "", priorities = ""] = /^Weekly Goals[^\S\n]*$([\s\S]*?)^Top 3 Priorities[^\S\n]*$([\s\S]*)/m.exec(wordsOf(entry)) ?? [];
  return { priorities: threeLines(priorities), goals: threeLines(goals) };
}

const threeLines = (text: string) => {
  const lines = [...text.matchAll(/^\d+\. (.*)$/gm)].map((found) => found[1] ?? "");
  return [0, 1, 2].map((index) => lines[index] ?? "");
};

/** Which of the six statements of '[Relationship Assessment]' were marked done, in their current order. */
export function assessmentTicks(entry: Saved): boolean[] {
  const text = wordsOf(entry);
  return balanceStatements.map((statement) => text.split("\n").includes(`✓ Done: ${statement}`));
}

/** The score and answers of '[EQ Quiz Results]', or null when the text no longer contains them. */
export function quizOf(entry: Saved): { score: number; feedback: string; answers: number[] } | null {
  const found = /Score: (\d+)\/100\nFeedback: (.+)\nAnswers: ([\d, ]*)/.exec(wordsOf(entry));
  if (!found) return null;
  return {
    score: Number(found[1]),
    feedback: found[2] ?? "",
    answers: (found[3] ?? "")
      .split(",")
      .filter((part) => part.trim() !== "")
      .map(Number),
  };
}
