import type { BuiltInAnswer, Known } from "./coach.answers.rules.ts";
import { answerCorrected } from "./coach.corrections.rules.ts";
import { withWords } from "./coach.emoji.rules.ts";
import { insteadOfEveryday } from "./coach.harm.rules.ts";
import { withIntroduced } from "./coach.introduced.rules.ts";
import { choose } from "./coach.match.rules.ts";
import type { TextModel } from "./coach.model.rules.ts";
import { fromMatter, openingAnswer } from "./coach.opening.rules.ts";
import { describeHistory } from "./coach.history.rules.ts";
import { withMatter } from "./coach.matter.rules.ts";
import { sureTopic } from "./coach.nearby.rules.ts";
import { ordinaryAnswer } from "./coach.ordinary.rules.ts";
import { tellsFact } from "./coach.taken-up.rules.ts";
import { withoutSaid } from "./coach.repeats.rules.ts";
import type { Message } from "../coach.rules.ts";
import { quietSign } from "../coach.signs.rules.ts";
import { withSafetyQuestion, type Concern } from "./coach.supportive.rules.ts";

/** The built-in coach: no network, no key. It finds the subject by words and by meaning, and answers with written texts. */

/**
 * The complete answer to the newest of `written`, which is the user's. From the chat before, it uses which of its own texts were said, and
 * the figures that the user named.
 */
export function builtInAnswer(written: readonly Message[], model: TextModel, assessed: Concern, known: Known = {}): BuiltInAnswer {
  const messages = withWords(written);
  const sign = assessed.level < 2 && !assessed.isFaint ? quietSign(messages.at(-1)?.content ?? "") : undefined;
  const concern = sign ? { ...assessed, isFaint: true, kinds: assessed.wasSevere ? assessed.kinds : [sign] } : assessed;
  const answer = withoutSaid(
    answerCorrected(messages, concern, (talk) => calmAnswer(talk, model, concern, known)),
    messages,
    concern,
  );
  const danger = concern.level < 2 ? insteadOfEveryday(messages, answer.text) : undefined;
  if (danger) return { text: danger };
  return withSafetyQuestion(answer, messages, concern);
}

/** Who has only said hello or who they are is welcomed, and the talk begins with the first matter. */
function calmAnswer(talk: readonly Message[], model: TextModel, concern: Concern, known: Known): BuiltInAnswer {
  const isCalm = concern.level === 0 && !concern.isFaint && !concern.wasSevere;
  if (!isCalm) return ordinaryAnswer(talk, model, concern, known);
  const newest = talk.at(-1)?.content ?? "";
  const isMatter = () => tellsFact(newest) && sureTopic(choose(newest, model, known.meaning))?.id.startsWith("app-") === false;
  const { said } = describeHistory(talk.slice(0, -1));
  return (
    openingAnswer(talk) ?? withIntroduced(withMatter(ordinaryAnswer(fromMatter(talk, isMatter), model, concern, known), talk, said), talk)
  );
}
