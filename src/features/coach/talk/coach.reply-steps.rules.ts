import { plain } from "crisis-detector/plain";
import { experienceAnswer, factualAnswer, requestAnswer, statementAnswer } from "./coach.acts.rules.ts";
import { mayBeRisky } from "./coach.danger.rules.ts";
import { choiceAnswer } from "./coach.choice.rules.ts";
import { complaintAnswer } from "./coach.complaint.rules.ts";
import { dishAnswer } from "./coach.dishes.rules.ts";
import { giftAnswer } from "./coach.gifts.rules.ts";
import { isCalmTalk } from "./coach.told-kinds.rules.ts";
import { dailySum } from "../sums/coach.daily-sums.rules.ts";
import { directAnswer, onBehalf } from "./coach.direct.rules.ts";
import { helpOrLanguage, smallTalk, smallTalkAnswer } from "./coach.follow.rules.ts";
import { choose, likeliest } from "./coach.match.rules.ts";
import { sureTopic } from "./coach.nearby.rules.ts";
import { areaAnswer } from "./coach.named-areas.rules.ts";
import { newSubject, reactionIn } from "./coach.off-topic.rules.ts";
import { responseAnswer } from "./coach.response.rules.ts";
import { noted } from "./coach.taken-up.rules.ts";
import {
  afterDanger,
  afterDangerOnce,
  ofTalk,
  plainAnswer,
  plainly,
  unsaidOf,
  within,
  withSubject,
  type Step,
  type TalkState,
} from "./coach.talk-state.rules.ts";
import { toldAnswer } from "./coach.told-facts.rules.ts";
import { about, open, unsure } from "./coach.topic-text.rules.ts";
import { scriptOf } from "./coach.follow-answers.rules.ts";
import { helpAnswer, laughAnswer, listAnswer, optionsAnswer, shorterWords } from "./coach.short-turns.rules.ts";
import { factAnswer, turnAnswer } from "./coach.turns.rules.ts";
import { withFiguresLead, wordsAgain } from "./coach.words-again.rules.ts";
import { warmEnds } from "../answers/coach.details.content.ts";
import { dangerAnswer } from "./coach.written.rules.ts";
import { reactions } from "../answers/coach.off-topic.content.ts";
import * as replies from "../answers/coach.replies.content.ts";
import { topicNamed } from "../answers/coach.topics.rules.ts";
import { isHello, isThanks } from "../coach.signs.rules.ts";
import { notForgotten } from "../coach.words.content.ts";
import { figured, figuredDebt, figuredTopic } from "../sums/coach.figures.rules.ts";
import { moneyTurn, type Stage } from "../sums/coach.money-turns.rules.ts";
import { afterOffer, ownAnswer } from "../sums/coach.numbers.rules.ts";

/** Ways to answer the newest message by itself, or as a part of the talk, before a subject is looked for. */

/** Dishes from what is there, presents, and sums of daily life. */
const daily = withSubject(({ isFree, newest, earlierTexts, talk, said }) => {
  const asked = { newest, before: earlierTexts, last: talk.last, said };
  return isFree && isCalmTalk(asked) ? (dailySum(asked) ?? dishAnswer(asked) ?? giftAnswer(asked)) : undefined;
});
const toldFact = withSubject(({ isFree, before, talk, given }) =>
  isFree ? toldAnswer({ ...talk, isGuess: before.isGuess }, given.today) : undefined,
);
/** A later message about a matter of money, with the figures of the talk. */
const ofMoney = (stage: Stage): Step =>
  withSubject(({ isFree, before, numbers, talk, given, messages }) => {
    // figures that are worked out exactly come first
    if (!isFree || numbers.length > 0 || (stage === "late" && figured(messages, before.topic?.id, given))) return undefined;
    const { today, currency, payoff } = given;
    return moneyTurn({ ...talk, topic: before.topic?.id, today, currency, payoff }, stage);
  });
const experience = within(({ act }) => act && experienceAnswer(act));
const complaint = within(({ isQuiet, newest, talk }) => (isQuiet && !mayBeRisky(newest) ? complaintAnswer(talk) : undefined));

/** A question or a statement that has one written answer. */
const direct = withSubject((state) => {
  const { given, earlierTexts, newest, answers, before, numbers, isQuiet, isCalm, isOnlyHeard } = state;
  const found = directAnswer({
    ...given,
    texts: [...earlierTexts, newest],
    answers,
    topic: before.topic?.id,
    hasNumbers: numbers.length > 0,
    isCalm: isQuiet,
  });
  if (!found || (isOnlyHeard && dangerAnswer(plain(newest)) === undefined)) return undefined;
  return isCalm ? found : { ...found, text: afterDangerOnce(state, found.text) };
});

/** The words of an earlier answer, as they are asked for again. */
export const earlierWords = ({ isQuiet, follow, answers, talk }: TalkState): string | undefined =>
  isQuiet && follow?.kind === "words" ? wordsAgain(answers, talk) : undefined;
const wordsWithFigures = within((state) => {
  const text = earlierWords(state);
  return text?.startsWith(withFiguresLead) ? text : undefined;
});

const choiceOrResponse = within(({ act, follow }) => act && (choiceAnswer(act) ?? (follow ? undefined : responseAnswer(act))));
/** "With money": a part of life, named alone. */
const namedArea: Step = ({ newest, before, said, isQuiet }) => (isQuiet ? areaAnswer(newest, before.topic, said) : undefined);
const hello = plainly(({ newest }) => (isHello(newest) ? replies.hello : undefined));

/** A later message of the subject that is talked about. */
const laterTurn = within(({ turn, messages, given }) => (turn && !figured(messages, turn.topic.id, given) ? turnAnswer(turn) : undefined));
/** "What are my options", "pros and cons", "lol". */
const shortTurn = within(({ isFree, newest, said, talk }) =>
  isFree
    ? (shorterWords(newest, talk.last) ?? laughAnswer(newest, said) ?? optionsAnswer(talk) ?? listAnswer(talk) ?? helpAnswer(talk))
    : undefined,
);
const request = within(({ act }) => act && requestAnswer(act));
/** A practical question after a message of danger. */
const factual = within((state) => {
  const { isCalm, concern, hasOwn, talk } = state;
  const text = !isCalm && !concern.isFaint && !hasOwn ? factualAnswer(talk) : undefined;
  return text && afterDangerOnce(state, text);
});
const thanks = plainly((state) =>
  isThanks(state.newest) ? ((state.said(replies.thanks) ? unsaidOf(state, warmEnds) : undefined) ?? replies.thanks) : undefined,
);
const language = plainly(({ newest }) => helpOrLanguage(newest));

/** The figures that the member sent along. */
const ownFigures = plainly((state) => {
  const { given, newest, numbers, earlierTexts, said } = state;
  const own = given.today && ownAnswer(newest, numbers, given.today, given.currency, earlierTexts);
  const text = own && said(own.slice(0, 80)) ? unsaidOf(state, replies.sameFigures) : own;
  return text ? afterDanger(state, text) : undefined;
});
const smallTalkKind = ({ before, follow, newest }: TalkState) =>
  before.topic && follow?.kind === "not-that" ? undefined : smallTalk(newest);
const chat = plainly((state) => smallTalkAnswer(smallTalkKind(state), state.numbers.length > 0, state.said));
const listening = plainly((state) => {
  const text = smallTalkKind(state) === "listen" || state.isOnlyHeard ? unsaidOf(state, replies.listening) : undefined;
  return text && !state.said(notForgotten) ? afterDanger(state, text) : text;
});

/** "Never mind, how do I …": the subject that is turned to. */
const turnedTo: Step = (state) => {
  const turned = newSubject(state.newest);
  if (turned === undefined) return undefined;
  const next = choose(turned, state.model);
  if (next.kind === "topic") return open(state, next.topic);
  if (!state.isCalm) return undefined; // "never mind, I'm fine" after danger is no other subject
  const likely = likeliest(turned, state.model);
  if (likely && likely.share >= 0.3) return open(state, likely.topic);
  return next.near.length > 0 ? unsure(state, next.near) : undefined;
};
/** Somebody else than the member is to be helped. */
const forSomebody: Step = (state) => {
  const { before, newest, model, given, messages, talk, said, concern, isCalm } = state;
  const topic = before.topic ?? sureTopic(choose(newest, model, given.meaning));
  const text = onBehalf(newest, messages.length === 1, topic && scriptOf(topic, talk), said);
  if (!text || concern.isFaint || !(topic || isCalm)) return undefined;
  return topic ? about(state, topic, text) : plainAnswer(text);
};
const reaction: Step = (state) => {
  const { isCalm, before, newest, said } = state;
  const kind = reactionIn(newest);
  return isCalm && before.topic && kind && !said(reactions[kind]) ? about(state, before.topic, reactions[kind]) : undefined;
};
/** One of the offered subjects by its name, its ordinal, or its number alone. */
const namedSubject: Step = (state) => {
  const { newest, follow, before } = state;
  const number = /^\W*([1-3])\W*$/.exec(newest)?.[1];
  const place = number ? Number(number) - 1 : follow?.kind === "step" ? follow.step : undefined;
  const named = topicNamed(newest) ?? (place === undefined ? undefined : before.offered[place]);
  return named && (before.offered.length > 0 || !follow) ? open(state, named) : undefined;
};
/** What the figures of the talk amount to. */
const figures = withSubject((state) => {
  const { messages, before, given } = state;
  const text = figured(messages, before.topic?.id, given);
  return text ? { text: afterDanger(state, text), topic: before.topic?.id ?? figuredTopic(text) ?? figuredDebt } : undefined;
});
/** Own figures are offered after a question that needs them. */
const figuresOffered = plainly(({ isCalm, numbers, newest, messages, given }) =>
  isCalm && numbers.length === 0 ? afterOffer(newest, messages.at(-2)?.content, given.currency) : undefined,
);
/** A plain fact about the subject: its own answer, or that it is noted. */
const plainFact: Step = (state) => {
  const { turn, act, follow, yields, other } = state;
  const text = turn && !(yields && turn.last.includes(replies.takenAs(turn.topic.name))) && factAnswer(turn, "plain");
  if (!turn || !text || follow) return undefined;
  const more = act && statementAnswer(act);
  return more ? ofTalk(state, more) : ((act && noted(act, text, other)) ?? about(state, turn.topic, text));
};

/** In the order in which they are tried. */
export const replySteps: readonly Step[] = [
  ofMoney("first"),
  daily,
  toldFact,
  experience,
  complaint,
  direct,
  ofMoney("late"),
  namedArea,
  wordsWithFigures,
  shortTurn,
  choiceOrResponse,
  hello,
  laterTurn,
  request,
  factual,
  thanks,
  language,
  ownFigures,
  chat,
  listening,
  turnedTo,
  forSomebody,
  reaction,
  namedSubject,
  figures,
  figuresOffered,
  plainFact,
];
