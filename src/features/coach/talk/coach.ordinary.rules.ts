import { afterAbuse } from "./coach.abuse.rules.ts";
import type { BuiltInAnswer, Known } from "./coach.answers.rules.ts";
import type { TextModel } from "./coach.model.rules.ts";
import { replySteps } from "./coach.reply-steps.rules.ts";
import { isAboutDrinking, isSmokingOnly, supportiveAnswer, type Concern } from "./coach.supportive.rules.ts";
import { firstAnswer, readTalk } from "./coach.talk-state.rules.ts";
import { topicAnswer } from "./coach.topic-steps.rules.ts";
import * as replies from "../answers/coach.replies.content.ts";
import { historyOf, type Message } from "../coach.rules.ts";
import { asksWhatItIs, beyondCoaching, soundsDepressed, soundsUnreal, urgentInTalk } from "../coach.signs.rules.ts";
import { forProfessionals, groundingAnswer, whatItIs } from "../coach.words.content.ts";

/** What comes before every other answer: safety, what the coach is, illness, and what belongs to a doctor or a lawyer. */
function careAnswer(messages: readonly Message[], concern: Concern): string | undefined {
  const newest = messages.at(-1)?.content ?? "";
  const care = concern.level >= 2 ? supportiveAnswer(newest, concern, messages.slice(0, -1)) : afterAbuse(newest, concern, messages);
  if (care !== undefined) return care;
  if (asksWhatItIs(newest)) return whatItIs;
  if (soundsUnreal(newest)) return groundingAnswer;
  if (soundsDepressed(newest)) return replies.depressed;
  const isDrinking = concern.wasSevere && isAboutDrinking(concern, newest);
  const professional = isDrinking ? "withdrawal" : (beyondCoaching(newest) ?? urgentInTalk(newest, historyOf(messages.slice(0, -1))));
  return professional ? forProfessionals[professional] : undefined;
}

/** What the built-in coach answers: it finds the subject by words and by meaning, and answers with written texts. */
export function ordinaryAnswer(messages: readonly Message[], model: TextModel, found: Concern, given: Known): BuiltInAnswer {
  const isSmoking = isSmokingOnly(messages.at(-1)?.content ?? "", found, messages.slice(0, -1));
  const concern: Concern = isSmoking ? { level: 0, kinds: [], isAboutOther: false } : found;
  const care = careAnswer(messages, concern);
  if (care !== undefined) return { text: care };
  const state = readTalk(messages, model, concern, given);
  return firstAnswer(replySteps, state) ?? topicAnswer(state);
}
