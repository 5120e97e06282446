import type { AnswerRequest, BuiltInAnswer } from "./talk/coach.answers.rules.ts";
import { corrected } from "./talk/coach.corrections.rules.ts";
import { builtInAnswer } from "./talk/coach.guide.rules.ts";
import { withoutNegated } from "./talk/coach.match.rules.ts";
import type { PayoffOf } from "./sums/coach.payoff.rules.ts";
import { coachSearch } from "./coach.search.repository.ts";
import { meaning } from "./coach.vectors.repository.ts";

/** The built-in coach's answer, in a worker thread (coach.built-in.repository.ts). `payoff` is the debt feature's own computation. */
export async function answerTo({ messages, concern, ...known }: AnswerRequest, payoff: PayoffOf): Promise<BuiltInAnswer> {
  const [model, byMeaning] = await Promise.all([
    coachSearch(),
    meaning(withoutNegated(corrected(messages).messages.at(-1)?.content ?? "").rest),
  ]);
  return builtInAnswer(messages, model, concern, { ...known, meaning: byMeaning, payoff });
}

/** Loads what `answerTo` needs. */
export async function loadAnswers(): Promise<null> {
  await Promise.all([coachSearch(), meaning("hello")]);
  return null;
}
