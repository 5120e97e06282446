import type { BuiltInAnswer } from "./coach.answers.rules.ts";
import { namesOf, nearTo } from "./coach.nearby.rules.ts";
import { isQuestion } from "./coach.pick.rules.ts";
import { sumUp } from "./coach.sum-up.rules.ts";
import { afterDangerOnce, plainAnswer, type TalkState } from "./coach.talk-state.rules.ts";
import { further, opening, unsureWords } from "./coach.topic-answers.rules.ts";
import { namesHotline, summary } from "./coach.turns.rules.ts";
import * as replies from "../answers/coach.replies.content.ts";
import type { Topic } from "../answers/coach.topics.rules.ts";
import { withNumbers } from "../sums/coach.numbers.rules.ts";
import { plain } from "crisis-detector/plain";

/** Answers about a subject, by what was said of it in the talk. */

/** What the member chose to send along, where it was not said yet. */
function numbersLead({ numbers, said }: TalkState): string {
  const lead = withNumbers(numbers);
  return said(lead) || said("As of ") ? "" : lead;
}

export const about = (state: TalkState, topic: Topic, text: string, choices: readonly Topic[] = []): BuiltInAnswer => ({
  text: afterDangerOnce(state, `${numbersLead(state)}${text}`),
  action: topic.id,
  ...(topic.guide && { guide: topic.guide }),
  ...(choices.length > 0 && { choices: namesOf(choices) }),
});

/** Who may be in danger is offered no other subject. */
const nearBy = ({ earlierTexts, newest, model }: TalkState, topic: Topic) =>
  namesHotline(topic) ? [] : nearTo(topic, [...earlierTexts, newest], model);

/** The texts of a subject are used up: what was told, and what lies near. */
export function toldAndNear(state: TalkState, topic: Topic): string {
  const near = nearBy(state, topic);
  const told = state.isQuiet ? summary(topic, [...state.earlierTexts, state.newest]) : "";
  return [told, near.length > 0 ? replies.nearby(namesOf(near)) : ""].filter(Boolean).join(" ");
}

/** Goes on with a subject: with the given text, or with what was not said of it. */
export function onward(state: TalkState, topic: Topic, given?: string): BuiltInAnswer {
  const { said, act, follow, newest } = state;
  const isUsedUp = given === undefined && topic.more.every(({ words }) => said(words));
  const summed = isUsedUp && act && !follow ? sumUp({ ...act, topic }, isQuestion(plain(newest))) : undefined;
  const text = summed ?? given ?? further(topic, said, toldAndNear(state, topic));
  return about(state, topic, text, text.includes(replies.nothingMore) ? nearBy(state, topic) : []);
}

/** Begins a subject, with the second one that the message names; goes on where it was begun. */
export function open(state: TalkState, topic: Topic, also?: Topic): BuiltInAnswer {
  const { before, concern, said, newest, numbers } = state;
  if (before.times(topic) > 0) return onward(state, topic);
  const level = concern.isFaint ? 0 : concern.level;
  return about(state, topic, opening(topic, { level, said, newest, hasNumbers: numbers.length > 0, also }), also ? [also] : []);
}

/** Begins the likeliest subject and says that it was taken as such; the others stay to choose from. */
export function assumed(state: TalkState, topic: Topic, near: readonly Topic[]): BuiltInAnswer {
  const answer = open(state, topic);
  const choices = namesOf(near.filter((one) => one !== topic));
  return { ...answer, text: `${replies.takenAs(topic.name)}\n\n${answer.text}`, ...(choices.length > 0 && { choices }) };
}

/** Asks which of these subjects is meant. */
export function unsure(state: TalkState, near: readonly Topic[]): BuiltInAnswer {
  const lead = numbersLead(state);
  return near.length === 0
    ? plainAnswer(lead + (state.before.hasGuessedWrong ? replies.noTopicAgain : replies.noTopic))
    : { text: lead + unsureWords(near, state.said, state.newest), choices: near.map(({ name }) => name) };
}
/** Asks which of these is meant, or says that no subject was found. */
export const unsureAgain = (state: TalkState, near: readonly Topic[]): BuiltInAnswer =>
  near.length > 0 ? unsure(state, near) : plainAnswer(replies.noTopicAgain);
