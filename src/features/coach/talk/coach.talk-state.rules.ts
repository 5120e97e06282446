import type { BuiltInAnswer, Known } from "./coach.answers.rules.ts";
import { mayBeRisky } from "./coach.danger.rules.ts";
import { followUp } from "./coach.follow.rules.ts";
import { describeHistory } from "./coach.history.rules.ts";
import type { TextModel } from "./coach.model.rules.ts";
import { elsewhere, givesWay, goesOnWith, hasOwnAnswer } from "./coach.nearby.rules.ts";
import type { Concern } from "./coach.supportive.rules.ts";
import { historyOf, type Message } from "../coach.rules.ts";
import { notForgotten } from "../coach.words.content.ts";

/** What is known of a talk before its newest message is answered. */
export type TalkState = ReturnType<typeof readTalk>;

/** One way to answer the newest message; undefined where it does not apply, and the next way is tried. */
export type Step<State = TalkState> = (state: State) => BuiltInAnswer | undefined;

/** The answer of the first step that has one. */
export function firstAnswer<State>(steps: readonly Step<State>[], state: State): BuiltInAnswer | undefined {
  for (const step of steps) {
    const answer = step(state);
    if (answer) return answer;
  }
  return undefined;
}

export function readTalk(messages: readonly Message[], model: TextModel, concern: Concern, given: Known) {
  const newest = messages.at(-1)?.content ?? "";
  const earlierTexts = historyOf(messages.slice(0, -1));
  const answers = messages.flatMap(({ role, content }) => (role === "assistant" ? [content] : []));
  const last = answers.at(-1) ?? "";
  const before = describeHistory(messages.slice(0, -1));
  const { said, topic } = before;
  const isCalm = !concern.wasSevere;
  const isQuiet = isCalm && !concern.isFaint; // else there is no small talk, and no letter is drafted
  const follow = followUp(newest, topic !== undefined);
  const hasOwn = earlierTexts.length === 0 || mayBeRisky(newest) || hasOwnAnswer(newest, last, follow, before);
  const yields = isQuiet && topic !== undefined && givesWay(newest, topic, messages, model);
  // "after coffee in the morning", "we're divorced": a moment or a status, and no subject of its own
  const isMoment =
    topic !== undefined && goesOnWith(newest, model, isQuiet, yields || before.also !== undefined || topic.id.startsWith("app-"));
  const other = topic && isQuiet && !hasOwn && !isMoment ? elsewhere(newest, model, given.meaning, topic) : undefined;
  const talk = { newest, before: earlierTexts, last, said, topic, currency: given.currency, isNew: other !== undefined };
  return {
    messages,
    model,
    concern,
    given,
    numbers: given.numbers ?? [],
    newest,
    earlierTexts,
    answers,
    /** What our earlier answers contain. */
    before,
    said,
    isCalm,
    isQuiet,
    /** Any everyday answer may be given: nothing tells of danger, and nobody only wants to be heard. */
    isFree: isQuiet && !before.isListening && !mayBeRisky(newest),
    follow,
    /** The first message, or one that other steps answer. */
    hasOwn,
    /** The talk's subject may be left for a new one. */
    yields,
    isMoment,
    /** Another subject that the newest message names. */
    other,
    talk,
    /** The talk, where the newest message may be met as a part of it. */
    act: isQuiet && !hasOwn ? talk : undefined,
    /** The talk, where it has a subject. */
    turn: topic && isQuiet ? { newest, before: earlierTexts, last, topic, said, today: given.today, currency: given.currency } : undefined,
    /** While the coach only listens there is no advice; a sign of danger counts. */
    isOnlyHeard: before.isListening && isCalm && follow === undefined && !newest.includes("?"),
  };
}

export const plainAnswer = (text: string): BuiltInAnswer => ({ text });
/** An answer that keeps the talk's subject. */
export const ofTalk = ({ before }: TalkState, text: string): BuiltInAnswer => ({ text, ...(before.topic && { action: before.topic.id }) });
/** An answer with the subject that it is about, if any. */
export const withTopic = (text: string, topic: string | undefined): BuiltInAnswer => ({
  text,
  ...(topic !== undefined && { action: topic }),
});
type Found<Answer> = (state: TalkState) => Answer | undefined;
/** An answer with its subject. */
export const withSubject =
  (find: Found<{ text: string; topic?: string | undefined }>): Step =>
  (state) => {
    const found = find(state);
    return found && withTopic(found.text, found.topic);
  };
/** An answer that keeps the talk's subject. */
export const within =
  (find: Found<string>): Step =>
  (state) => {
    const text = find(state);
    return text ? ofTalk(state, text) : undefined;
  };
/** An answer without a subject. */
export const plainly =
  (find: Found<string>): Step =>
  (state) => {
    const text = find(state);
    return text === undefined ? undefined : plainAnswer(text);
  };

/** After a message of danger: that it is not forgotten, before the answer. */
export const afterDanger = ({ isCalm }: TalkState, text: string): string => (isCalm ? text : `${notForgotten}\n\n${text}`);
/** The same, where it was not said lately. */
export const afterDangerOnce = (state: TalkState, text: string): string =>
  state.before.saidLately(notForgotten) ? text : afterDanger(state, text);

/** The first of these texts that was not said. */
export const unsaidOf = ({ said }: TalkState, texts: readonly string[]): string | undefined => texts.find((words) => !said(words));
