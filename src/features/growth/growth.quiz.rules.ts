import { quizQuestions } from "./growth.quiz.content.ts";

/** The self-awareness quiz. */

/** Index of the option that counts, in every question (specification, section 9: "the third option (index 2)"). */
const countedOption = 2;

type QuizBand = "Excellent" | "Good" | "Developing" | "Growth opportunity";
type QuizResult = {
  /** 0 to 100. */
  score: number;
  feedback: QuizBand;
  answers: number[];
};

/**
 * The result of the self-awareness quiz. `answers` are option indexes 0..3, one for each of the five questions.
 * Units: score 0..100 = share of answers equal to index 2, times 100, rounded. Source: specification, section 9.
 */
export function quizResult(answers: readonly number[]): QuizResult {
  const counted = answers.filter((answer) => answer === countedOption).length;
  const score = Math.round((counted / quizQuestions.length) * 100);
  return { score, feedback: bandOf(score), answers: [...answers] };
}

/** Source: specification, section 9. */
export function bandOf(score: number): QuizBand {
  if (score >= 80) return "Excellent";
  if (score >= 60) return "Good";
  return score >= 40 ? "Developing" : "Growth opportunity";
}

/** The meaning of each level, in a sentence without judgment. */
export const bandSentences: Record<QuizBand, string> = {
  Excellent: "You tend to notice the feeling first and choose after. Keep the habit on tired days, when it is hardest.",
  Good: "You often pause and check. Look at the moments below where you did something else, and pick one to try.",
  Developing: "You do this some of the time. One small habit, such as naming the feeling, will move a lot.",
  "Growth opportunity": "Your first reactions come quickly, as most people's do. The pause in this guide is the place to start.",
};
