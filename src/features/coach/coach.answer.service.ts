import type { AnswerRequest, BuiltInAnswer } from "./talk/coach.answers.rules.ts";
import { corrected } from "./talk/coach.corrections.rules.ts";
import { builtInAnswer } from "./talk/coach.guide.rules.ts";
import { withoutNegated } from "./talk/coach.match.rules.ts";
import type { Concern } from "./talk/coach.supportive.rules.ts";
import type { Message } from "./coach.rules.ts";
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

const calm: Concern = { level: 0, kinds: [], isAboutOther: false };
/** Loads what `answerTo` needs, and answers a short talk: most patterns are compiled when they are first tried. */
export async function loadAnswers(): Promise<null> {
  const [model] = await Promise.all([coachSearch(), meaning("hello")]);
  const first: Message = { role: "user", content: "I can't sleep" };
  const { text } = builtInAnswer([first], model, calm, {});
  builtInAnswer([first, { role: "assistant", content: text }, { role: "user", content: "how long will it take" }], model, calm, {});
  return null;
}
