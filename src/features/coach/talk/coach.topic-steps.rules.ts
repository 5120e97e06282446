import { plain } from "crisis-detector/plain";
import { statementAnswer } from "./coach.acts.rules.ts";
import { mayBeRisky } from "./coach.danger.rules.ts";
import type { BuiltInAnswer } from "./coach.answers.rules.ts";
import { asksOnward } from "./coach.follow.rules.ts";
import { choose, likeliest, thresholds, withoutNegated, type Choice } from "./coach.match.rules.ts";
import { allTold, askedOf, asksOn, byAllSoFar, earlier, enoughShare, isBrief, namesOf, nearDepression } from "./coach.nearby.rules.ts";
import { asksClearly } from "./coach.pick.rules.ts";
import { earlierWords } from "./coach.reply-steps.rules.ts";
import { isPeopleWay, wayOf } from "./coach.subject-answers.rules.ts";
import { askedAnswer, noted, notExactly, notUnderstood, tellsFact, tellsMatter } from "./coach.taken-up.rules.ts";
import { firstAnswer, ofTalk, plainAnswer, type Step, type TalkState } from "./coach.talk-state.rules.ts";
import { continueTopic } from "./coach.follow-answers.rules.ts";
import { fittingAngle, further } from "./coach.topic-answers.rules.ts";
import { about, assumed, onward, open, toldAndNear, unsure, unsureAgain } from "./coach.topic-text.rules.ts";
import { factAnswer, triedWords } from "./coach.turns.rules.ts";
import { fromWritten } from "./coach.words-again.rules.ts";
import * as replies from "../answers/coach.replies.content.ts";
import { forProfessionals, stillAsking } from "../coach.words.content.ts";

/** Ways to answer by a subject: the talk's own, one that is turned down, or one that the newest message chooses. */

/** Subjects were offered, and none was chosen. */
const isUndecided = ({ before, isCalm }: TalkState) => before.topic === undefined && before.offered.length > 0 && isCalm;

/** A follow-up before a subject was chosen: after two questions the likeliest is taken. */
const followUndecided: Step = (state) => {
  const { before, follow, said, talk } = state;
  if (!isUndecided(state) || !follow || follow.kind === "not-that") return undefined;
  const [guess, ...others] = before.offered;
  const isAskedEnough = before.hasAskedTwice || replies.unsureWhich.every((words) => said(words));
  if (!guess || !isAskedEnough || !(follow.kind === "yes" || asksOnward.has(follow.kind))) return unsure(state, before.offered);
  const text = follow.kind === "yes" && before.times(guess) === 0 ? open(state, guess).text : continueTopic(follow, guess, said, "", talk);
  return about(state, guess, `${replies.takenAs(guess.name)}\n\n${text}`, others);
};

/** What the earlier messages choose, where a follow-up has no subject. */
const chosenBefore = ({ before, follow, isCalm, messages, model }: TalkState): Choice | undefined =>
  before.topic === undefined && follow && isCalm ? choose(earlier(messages), model) : undefined;
const followListened: Step = (state) => {
  const first = state.before.isListening ? chosenBefore(state) : undefined;
  if (first?.kind === "topic") return open(state, first.topic);
  return first && first.near.length > 0 ? unsure(state, first.near) : undefined;
};

/** What the newest message turns down, and what is left of it. */
function turnedDownIn(state: TalkState) {
  const { newest, model, follow, before } = state;
  const first = chosenBefore(state);
  const topic = before.topic ?? (first?.kind === "topic" ? first.topic : undefined);
  const { rest, turnedDown } = withoutNegated(newest);
  const denied = turnedDown === undefined || turnedDown === "that" ? undefined : likeliest(turnedDown, model);
  const isTurnedDown = topic !== undefined && (follow?.kind === "not-that" || turnedDown === "that");
  return {
    ...state,
    /** The talk's subject, or the one that the earlier messages choose. */
    topic,
    rest,
    turnedDown,
    denied,
    /** The subject that the message says it is not about. */
    refused: denied && denied.share >= thresholds.wordsOnly.near ? denied.topic : undefined,
    isTurnedDown,
    /** Subjects that were turned down. */
    without: isTurnedDown ? [...before.without, topic.id] : before.without,
  };
}
type Narrowed = ReturnType<typeof turnedDownIn>;

/** "No, it's not the phone": it denies a subject other than the answered one, or turns the answer down. */
const notThat: Step<Narrowed> = (state) => {
  const { follow, topic, denied, before, messages, model, without } = state;
  if (follow?.kind !== "not-that") return undefined;
  if (topic && denied && denied.topic.id !== topic.id && denied.share >= thresholds.wordsOnly.sure) return onward(state, topic);
  if (before.wasDepressed && !topic) return unsure(state, nearDepression);
  return unsureAgain(state, choose(earlier(messages.slice(0, -1)), model, undefined, { without }).near);
};
const wordsAsked: Step<Narrowed> = (state) => {
  const text = state.topic && earlierWords(state);
  return state.topic && text ? about(state, state.topic, text) : undefined;
};
const followed: Step<Narrowed> = (state) => {
  const { follow, topic, answers, said, talk } = state;
  if (!follow || !topic) return undefined;
  const text = fromWritten(follow, answers, topic.id, said) ?? continueTopic(follow, topic, said, toldAndNear(state, topic), talk);
  return onward(state, topic, text);
};
const onlyTurnedDown: Step<Narrowed> = (state) => {
  const { turnedDown, rest, messages, model, without, topic, refused } = state;
  if (turnedDown === undefined || rest !== "") return undefined;
  const all = [...without, topic?.id ?? "", refused?.id ?? ""];
  return unsureAgain(state, choose(earlier(messages.slice(0, -1)), model, undefined, { without: all }).near);
};
const asksOnDirect: Step<Narrowed> = (state) =>
  state.before.topic && state.before.wasDirect && asksOn.test(state.rest) ? onward(state, state.before.topic) : undefined;

/** The subject that the newest message chooses, beside the talk's own. */
function chosenIn(state: Narrowed) {
  const { isMoment, rest, model, given, isTurnedDown, before, refused, newest, without, yields, isQuiet, messages } = state;
  const choice: Choice = isMoment
    ? { kind: "unsure", near: [] }
    : choose(rest, model, given.meaning, {
        current: isTurnedDown ? undefined : before.topic,
        offered: before.also,
        without: refused && rest !== newest ? [...without, refused.id] : without,
        isDoubtful: yields || (isQuiet && before.isGuess && asksClearly(newest)),
      });
  // a detail after an offer ("I get paid fortnightly") belongs to what was offered
  const together = isUndecided(state) ? likeliest(allTold(messages, model), model) : undefined;
  const isDetail = together && isBrief(newest) && choice.kind === "topic" && ![...before.offered, together.topic].includes(choice.topic);
  const isSame = choice.kind === "topic" && choice.topic.id === before.topic?.id && !choice.also;
  return {
    ...state,
    choice,
    together,
    isDetail,
    /** The talk's own subject is chosen again. */
    isSame,
    /** No other subject is chosen, and the talk's own is not turned down. */
    isWithin: (choice.kind !== "topic" || isSame) && !isTurnedDown,
  };
}
type Chosen = ReturnType<typeof chosenIn>;

const byAll: Step<Chosen> = (state) => {
  const { before, isQuiet, newest, choice, messages, model } = state;
  if (before.topic !== undefined || !isQuiet || mayBeRisky(newest)) return undefined;
  const meant = byAllSoFar(newest, choice, earlier(messages), before.offered, model);
  return meant && assumed(state, meant, []);
};
const statement: Step<Chosen> = (state) => {
  const { isWithin, act, turn, other } = state;
  const fact = turn && isWithin ? factAnswer(turn, "statements") : undefined;
  const late = act && isWithin ? statementAnswer(act) : undefined;
  if (late) return ofTalk(state, late);
  return turn && fact ? ((act && noted(act, fact, other)) ?? about(state, turn.topic, fact)) : undefined;
};

/** "Month to month lease" after a written answer is a part of it, and no new beginning. */
function isPartOfTalk({ before, newest, choice, isSame, isQuiet, act }: Chosen): boolean {
  const isBriefly = before.wasDirect && isBrief(newest) && !newest.includes("?") && !asksOn.test(newest);
  const isOffered = choice.kind === "topic" && [before.also, ...before.offered].includes(choice.topic);
  const staysPart = isSame || (before.topic !== undefined && !isOffered && !tellsMatter(newest));
  return isQuiet && ((isSame && isBriefly) || (act !== undefined && tellsFact(newest) && staysPart));
}
const chosenSubject: Step<Chosen> = (state) => {
  const { choice, isDetail } = state;
  return choice.kind === "topic" && !isDetail && !isPartOfTalk(state) ? open(state, choice.topic, choice.also) : undefined;
};

/** Goes on with the talk's subject: the part of it that fits, or a question where the message was not understood. */
const sameSubject: Step<Chosen> = (state) => {
  const { before, without, act, newest, said, turn, earlierTexts, model, other, isCalm } = state;
  const { topic } = before;
  if (!topic || without.includes(topic.id)) return undefined;
  const angle = act && tellsFact(newest) ? undefined : fittingAngle(topic, said, newest);
  const asked = act && angle === undefined ? askedAnswer(act) : undefined;
  if (asked !== undefined) return onward(state, topic, asked);
  // what to do about the subject is an answer to how to do something about it
  const way = isCalm && angle === undefined && asksHow.test(plain(newest)) ? wayOf(before) : undefined;
  const lead = turn ? triedWords(newest, said) || (act && angle === undefined && way === undefined ? notExactly(act) : "") : "";
  const ofBefore = act && askedOf(newest, earlierTexts.at(-1) ?? "", topic, model);
  if (ofBefore) return open(state, ofBefore);
  const unknown =
    act && !lead && angle === undefined && way === undefined && newest.trim().includes(" ") ? notUnderstood(act, other) : undefined;
  if (unknown) return { ...ofTalk(state, unknown.text), choices: unknown.names };
  if (!lead) return onward(state, topic, angle ?? way);
  const whole = isCalm ? wayOf(before) : undefined;
  // after a try between people the subject's next part comes before its steps
  const steps = whole !== undefined && isPeopleWay(whole) && topic.more.some(({ words }) => !said(words)) ? undefined : whole;
  return onward(state, topic, `${lead}\n\n${angle ?? steps ?? further(topic, said, toldAndNear(state, topic))}`);
};

const asksHow = /^\W*(?:(?:and|but|so|ok(?:ay)?|well|then)\W+)*how (?:do|can|could|should|would) (?:i|we) \w+(?: \w+){1,5}\W*$/;

const afterDangerOrDoubt: Step<Chosen> = ({ isCalm, before }) => {
  if ((!isCalm || before.saidLately(forProfessionals.help)) && !before.saidLately(stillAsking)) return plainAnswer(stillAsking);
  return before.wasDepressed ? plainAnswer(replies.depressedLater) : undefined;
};
/** An uncertain later message is classified together with the previous ones. */
const uncertainLater: Step<Chosen> = (state) => {
  const { choice, messages, model, isDetail, without, together, newest, isQuiet, before, said, act } = state;
  if (!((choice.kind === "unsure" && messages.length > 1) || isDetail)) return undefined;
  const { near } = choose(earlier(messages), model, undefined, { without });
  // who tells more instead of choosing is answered; the others stay to choose from
  if (together && together.share >= enoughShare(newest, isQuiet && !isDetail, together.topic) && before.offered.includes(together.topic))
    return assumed(state, together.topic, near);
  const unknown = before.hasAskedTwice && said(replies.askedEnough) && act ? notUnderstood(act) : undefined;
  if (unknown) return { text: unknown.text, choices: unknown.names };
  return before.hasAskedTwice && !said(replies.askedEnough) ? { text: replies.askedEnough, choices: namesOf(near) } : unsure(state, near);
};
/** A first message that no subject fits for certain. */
function uncertainFirst(state: Chosen): BuiltInAnswer {
  const { choice, isQuiet, messages } = state;
  if (choice.kind !== "unsure") return unsure(state, []);
  return choice.likely && isQuiet && messages.length === 1 ? assumed(state, choice.likely, choice.near) : unsure(state, choice.near);
}

/** In the order in which they are tried. */
const followSteps: readonly Step[] = [followUndecided, followListened];
const narrowedSteps: readonly Step<Narrowed>[] = [notThat, wordsAsked, followed, onlyTurnedDown, asksOnDirect];
const chosenSteps: readonly Step<Chosen>[] = [byAll, statement, chosenSubject, sameSubject, afterDangerOrDoubt, uncertainLater];

/** The answer by a subject; where none is found, a question. */
export function topicAnswer(state: TalkState): BuiltInAnswer {
  const followed = firstAnswer(followSteps, state);
  if (followed) return followed;
  const narrowed = turnedDownIn(state);
  const kept = firstAnswer(narrowedSteps, narrowed);
  if (kept) return kept;
  const chosen = chosenIn(narrowed);
  return firstAnswer(chosenSteps, chosen) ?? uncertainFirst(chosen);
}
