import { plain } from "crisis-detector/plain";
import { afterAbuse } from "./coach.abuse.rules.ts";
import { requestAnswer, factualAnswer, statementAnswer, mayBeRisky, experienceAnswer } from "./coach.acts.rules.ts";
import { dangerAnswer } from "../answers/coach.life.rules.ts";
import { asksClearly, isQuestion } from "./coach.pick.rules.ts";
import { noted, notExactly, notUnderstood, tellsFact, tellsMatter } from "./coach.taken-up.rules.ts";
import { wayOf } from "./coach.self-turns.rules.ts";
import { sumUp } from "./coach.sum-up.rules.ts";
import type { BuiltInAnswer, Known } from "./coach.answers.rules.ts";
import { choiceAnswer } from "./coach.choice.rules.ts";
import { complaintAnswer } from "./coach.complaint.rules.ts";
import { responseAnswer } from "./coach.response.rules.ts";
import { describeHistory } from "./coach.history.rules.ts";
import { figured, figuredDebt, figuredTopic } from "../sums/coach.figures.rules.ts";
import { asksOnward, followUp, smallTalk } from "./coach.follow.rules.ts";
import { choose, likeliest, thresholds, withoutNegated, type Choice } from "./coach.match.rules.ts";
import type { TextModel } from "./coach.model.rules.ts";
import {
  goesOnWith,
  hasOwnAnswer,
  isBrief,
  enoughShare,
  nearTo,
  namesOf,
  asksOn,
  askedOf,
  byAllSoFar,
  givesWay,
  sureTopic,
  nearDepression,
  allTold,
  earlier,
  elsewhere,
} from "./coach.nearby.rules.ts";
import * as replies from "../answers/coach.replies.content.ts";
import { directAnswer, onBehalf } from "./coach.direct.rules.ts";
import { newSubject, reactionIn } from "./coach.off-topic.rules.ts";
import { reactions } from "../answers/coach.off-topic.content.ts";
import { afterOffer, ownAnswer, withNumbers } from "../sums/coach.numbers.rules.ts";
import { isAboutDrinking, supportiveAnswer, type Concern } from "./coach.supportive.rules.ts";
import { factAnswer, namesHotline, summary, triedWords, turnAnswer } from "./coach.turns.rules.ts";
import { historyOf, type Message } from "../coach.rules.ts";
import { warmEnds } from "../answers/coach.details.content.ts";
import { further, continueTopic, fittingAngle, opening, scriptOf, unsureWords } from "./coach.topic-answers.rules.ts";
import { asksWhatItIs, beyondCoaching, isHello, isThanks, soundsDepressed, soundsUnreal, urgentInTalk } from "../coach.signs.rules.ts";
import { fromWritten, withFiguresLead, wordsAgain } from "./coach.words-again.rules.ts";
import { topicNamed, type Topic } from "../answers/coach.topics.rules.ts";
import { helpOrLanguage, smallTalkAnswer } from "./coach.small-talk.rules.ts";
import { toldAnswer } from "./coach.told-facts.rules.ts";
import { forProfessionals, groundingAnswer, notForgotten, stillAsking, whatItIs } from "../coach.words.content.ts";

/** What the built-in coach answers: it finds the subject by words and by meaning, and answers with written texts. */
export function ordinaryAnswer(messages: readonly Message[], model: TextModel, concern: Concern, given: Known): BuiltInAnswer {
  const { numbers = [], today, currency } = given;
  const newest = messages.at(-1)?.content ?? "";
  const output = (text: string): BuiltInAnswer => ({ text });
  const care = concern.level >= 2 ? supportiveAnswer(newest, concern, messages.slice(0, -1)) : afterAbuse(newest, concern, messages);
  if (care !== undefined) return output(care);
  if (asksWhatItIs(newest)) return output(whatItIs);
  const unreal = soundsUnreal(newest) ? groundingAnswer : soundsDepressed(newest) ? replies.depressed : undefined;
  if (unreal !== undefined) return output(unreal);
  const earlierTexts = historyOf(messages.slice(0, -1));
  const isDrinking = concern.wasSevere && isAboutDrinking(concern, newest);
  const professional = isDrinking ? "withdrawal" : (beyondCoaching(newest) ?? urgentInTalk(newest, earlierTexts));
  if (professional) return output(forProfessionals[professional]);
  const answers = messages.flatMap(({ role, content }) => (role === "assistant" ? [content] : []));
  const before = describeHistory(messages.slice(0, -1));
  const { said } = before;
  const isCalm = !concern.wasSevere;
  const isQuiet = isCalm && !concern.isFaint; // else there is no small talk, and no letter is drafted
  const follow = followUp(newest, before.topic !== undefined);
  const hasOwn = earlierTexts.length === 0 || mayBeRisky(newest) || hasOwnAnswer(newest, answers.at(-1) ?? "", follow, before);
  const yields = isQuiet && before.topic !== undefined && givesWay(newest, before.topic, messages, model);
  // "after coffee in the morning", "we're divorced": a moment or a status, and no subject of its own
  const isMoment =
    before.topic !== undefined &&
    goesOnWith(newest, model, isQuiet, yields || before.also !== undefined || before.topic.id.startsWith("app-"));
  const other = before.topic && isQuiet && !hasOwn && !isMoment ? elsewhere(newest, model, given.meaning, before.topic) : undefined;
  const talk = {
    newest,
    before: earlierTexts,
    last: answers.at(-1) ?? "",
    said,
    topic: before.topic,
    currency,
    isNew: other !== undefined,
  };
  const act = isQuiet && !hasOwn ? talk : undefined;
  const acted = (text: string): BuiltInAnswer => ({ text, ...(before.topic && { action: before.topic.id }) });
  const fact = isQuiet && !before.isListening && !mayBeRisky(newest) ? toldAnswer({ ...talk, isGuess: before.isGuess }, today) : undefined;
  if (fact) return { text: fact.text, ...(fact.topic !== undefined && { action: fact.topic }) };
  const taken = (act && experienceAnswer(act)) ?? (isQuiet && !mayBeRisky(newest) ? complaintAnswer(talk) : undefined);
  if (taken) return acted(taken);
  const direct = directAnswer({
    ...given,
    texts: [...earlierTexts, newest],
    answers,
    topic: before.topic?.id,
    hasNumbers: numbers.length > 0,
    isCalm: isQuiet,
  });
  // while it only listens, no advice, but a sign of danger counts
  const isOnlyHeard = before.isListening && !concern.wasSevere && follow === undefined && !newest.includes("?");
  if (direct && !(isOnlyHeard && dangerAnswer(plain(newest)) === undefined)) {
    const text = isCalm || before.saidLately(notForgotten) ? direct.text : `${notForgotten}\n\n${direct.text}`;
    return { text, ...(direct.topic !== undefined && { action: direct.topic }) };
  }
  const wordsBefore = isQuiet && follow?.kind === "words" ? wordsAgain(answers, talk) : undefined;
  if (wordsBefore?.startsWith(withFiguresLead)) return acted(wordsBefore);
  const chosen = act && (choiceAnswer(act) ?? (follow ? undefined : responseAnswer(act)));
  if (chosen) return acted(chosen);
  if (isHello(newest)) return output(replies.hello);
  const turn =
    before.topic && isQuiet
      ? { newest, before: earlierTexts, last: answers.at(-1) ?? "", topic: before.topic, said, today, currency }
      : undefined;
  const later = turn && !figured(messages, turn.topic.id, given) ? turnAnswer(turn) : undefined;
  if (turn && later) return { text: later, action: turn.topic.id };
  const asked = act && requestAnswer(act);
  if (asked) return acted(asked);
  const factual = !isCalm && !concern.isFaint && !hasOwn ? factualAnswer(talk) : undefined;
  if (factual) return acted(before.saidLately(notForgotten) ? factual : `${notForgotten}\n\n${factual}`);
  if (isThanks(newest)) return output(said(replies.thanks) ? (warmEnds.find((words) => !said(words)) ?? replies.thanks) : replies.thanks);
  const foreign = helpOrLanguage(newest);
  if (foreign !== undefined) return output(foreign);
  const own = today && ownAnswer(newest, numbers, today, currency, earlierTexts);
  const ownAgain = own && said(own.slice(0, 80)) ? replies.sameFigures.find((words) => !said(words)) : own;
  if (ownAgain) return output(concern.wasSevere ? `${notForgotten}\n\n${ownAgain}` : ownAgain);
  const small = before.topic && follow?.kind === "not-that" ? undefined : smallTalk(newest);
  const smallAnswer = smallTalkAnswer(small, numbers.length > 0, said);
  if (smallAnswer !== undefined) return output(smallAnswer);
  const listened = small === "listen" || isOnlyHeard ? replies.listening.find((words) => !said(words)) : undefined;
  if (listened) return output(concern.wasSevere && !said(notForgotten) ? `${notForgotten}\n\n${listened}` : listened);
  const lead = withNumbers(numbers);
  const sent = said(lead) || said("As of ") ? "" : lead;
  const about = (topic: Topic, text: string, choices: readonly Topic[] = []): BuiltInAnswer => ({
    ...output(`${concern.wasSevere && !before.saidLately(notForgotten) ? `${notForgotten}\n\n` : ""}${sent}${text}`),
    action: topic.id,
    ...(topic.guide && { guide: topic.guide }),
    ...(choices.length > 0 && { choices: namesOf(choices) }),
  });
  // who may be in danger is offered no other subject
  const nearBy = (topic: Topic) => (namesHotline(topic) ? [] : nearTo(topic, [...earlierTexts, newest], model));
  // the angles are used up: what was told, and what lies near
  const told = (topic: Topic) => {
    const near = nearBy(topic);
    return [isQuiet ? summary(topic, [...earlierTexts, newest]) : "", near.length > 0 ? replies.nearby(namesOf(near)) : ""]
      .filter(Boolean)
      .join(" ");
  };
  const onward = (topic: Topic, given?: string) => {
    const isUsedUp = given === undefined && topic.more.every(({ words }) => said(words));
    const summed = isUsedUp && act && !follow ? sumUp({ ...act, topic }, isQuestion(plain(newest))) : undefined;
    const text = summed ?? given ?? further(topic, said, told(topic));
    return about(topic, text, text.includes(replies.nothingMore) ? nearBy(topic) : []);
  };
  const unsure = (near: readonly Topic[]): BuiltInAnswer =>
    near.length === 0
      ? output(sent + (before.hasGuessedWrong ? replies.noTopicAgain : replies.noTopic))
      : { ...output(sent + unsureWords(near, said, newest)), choices: near.map(({ name }) => name) };
  const open = (topic: Topic, also?: Topic) =>
    before.times(topic) === 0
      ? about(
          topic,
          opening(topic, { level: concern.isFaint ? 0 : concern.level, said, newest, hasNumbers: numbers.length > 0, also }),
          also ? [also] : [],
        )
      : onward(topic);
  const turned = newSubject(newest);
  if (turned !== undefined) {
    const next = choose(turned, model);
    if (next.kind === "topic") return open(next.topic);
    const likely = isCalm ? likeliest(turned, model) : undefined; // "never mind, I'm fine" after danger is no other subject
    if (likely && likely.share >= 0.3) return open(likely.topic);
    if (isCalm && next.near.length > 0) return unsure(next.near);
  }
  const theirs = before.topic ?? sureTopic(choose(newest, model, given.meaning));
  const onTheirs = onBehalf(newest, messages.length === 1, theirs && scriptOf(theirs, talk), said);
  if (onTheirs && !concern.isFaint && (theirs || isCalm)) return theirs ? about(theirs, onTheirs) : output(onTheirs);
  const reacted = reactionIn(newest);
  if (isCalm && before.topic && reacted && !said(reactions[reacted])) return about(before.topic, reactions[reacted]);
  // one of the offered subjects by its name, its ordinal, or its number alone
  const number = /^\W*([1-3])\W*$/.exec(newest)?.[1];
  const place = number ? Number(number) - 1 : follow?.kind === "step" ? follow.step : undefined;
  const named = topicNamed(newest) ?? (place === undefined ? undefined : before.offered[place]);
  if (named && (before.offered.length > 0 || !follow)) return open(named);
  const figures = figured(messages, before.topic?.id, given);
  if (figures)
    return {
      ...output(concern.wasSevere ? `${notForgotten}\n\n${figures}` : figures),
      action: before.topic?.id ?? figuredTopic(figures) ?? figuredDebt,
    };
  const onlyOwn = !concern.wasSevere && numbers.length === 0 && afterOffer(newest, messages.at(-2)?.content, currency);
  if (onlyOwn) return output(onlyOwn);
  const plainFact = turn && !(yields && turn.last.includes(replies.takenAs(turn.topic.name))) && factAnswer(turn, "plain");
  if (turn && plainFact && !follow) {
    const more = act && statementAnswer(act);
    return more ? acted(more) : ((act && noted(act, plainFact, other)) ?? about(turn.topic, plainFact));
  }
  const isUndecided = before.topic === undefined && before.offered.length > 0 && !concern.wasSevere;
  if (isUndecided && follow && follow.kind !== "not-that") {
    const [guess, ...others] = before.offered;
    if (
      guess &&
      (before.hasAskedTwice || replies.unsureWhich.every((words) => said(words))) &&
      (follow.kind === "yes" || asksOnward.has(follow.kind))
    )
      return about(
        guess,
        `${replies.takenAs(guess.name)}\n\n${follow.kind === "yes" && before.times(guess) === 0 ? open(guess).text : continueTopic(follow, guess, said, "", talk)}`,
        others,
      );
    return unsure(before.offered);
  }
  const first = before.topic === undefined && follow && !concern.wasSevere ? choose(earlier(messages), model) : undefined;
  const topic = before.topic ?? (first?.kind === "topic" ? first.topic : undefined);
  if (before.isListening && follow && !before.topic && first) {
    if (first.kind === "topic") return open(first.topic);
    if (first.near.length > 0) return unsure(first.near);
  }
  const { rest, turnedDown } = withoutNegated(newest);
  const denied = turnedDown === undefined || turnedDown === "that" ? undefined : likeliest(turnedDown, model);
  const refused = denied && denied.share >= thresholds.wordsOnly.near ? denied.topic : undefined;
  // "no, it's not the phone" denies a subject other than the answered one
  if (follow?.kind === "not-that" && topic && denied && denied.topic.id !== topic.id && denied.share >= thresholds.wordsOnly.sure)
    return onward(topic);
  const isTurnedDown = topic !== undefined && (follow?.kind === "not-that" || turnedDown === "that");
  const without = isTurnedDown ? [...before.without, topic.id] : before.without;
  if (follow?.kind === "not-that") {
    if (before.wasDepressed && !topic) return unsure(nearDepression);
    const { near } = choose(earlier(messages.slice(0, -1)), model, undefined, { without });
    return near.length > 0 ? unsure(near) : output(replies.noTopicAgain);
  }
  if (wordsBefore && topic) return about(topic, wordsBefore);
  if (follow && topic)
    return onward(topic, fromWritten(follow, answers, topic.id, said) ?? continueTopic(follow, topic, said, told(topic), talk));
  if (turnedDown !== undefined && rest === "") {
    const { near } = choose(earlier(messages.slice(0, -1)), model, undefined, {
      without: [...without, topic?.id ?? "", refused?.id ?? ""],
    });
    return near.length > 0 ? unsure(near) : output(replies.noTopicAgain);
  }
  if (before.topic && before.wasDirect && asksOn.test(rest)) return onward(before.topic);
  const choice: Choice = isMoment
    ? { kind: "unsure", near: [] }
    : choose(rest, model, given.meaning, {
        current: isTurnedDown ? undefined : before.topic,
        offered: before.also,
        without: refused && rest !== newest ? [...without, refused.id] : without,
        isDoubtful: yields || (isQuiet && before.isGuess && asksClearly(newest)),
      });
  const meant =
    before.topic === undefined && isQuiet && !mayBeRisky(newest)
      ? byAllSoFar(newest, choice, earlier(messages), before.offered, model)
      : undefined;
  const assumed = (topic: Topic, near: readonly Topic[]): BuiltInAnswer => {
    const answer = open(topic);
    const choices = namesOf(near.filter((one) => one !== topic));
    return { ...answer, text: `${replies.takenAs(topic.name)}\n\n${answer.text}`, ...(choices.length > 0 && { choices }) };
  };
  if (meant) return assumed(meant, []);
  // a detail after an offer ("I get paid fortnightly") belongs to what was offered
  const together = isUndecided ? likeliest(allTold(messages, model), model) : undefined;
  const isDetail = together && isBrief(newest) && choice.kind === "topic" && ![...before.offered, together.topic].includes(choice.topic);
  const isSame = choice.kind === "topic" && choice.topic.id === before.topic?.id && !choice.also;
  const statement = turn && (choice.kind !== "topic" || isSame) && !isTurnedDown ? factAnswer(turn, "statements") : undefined;
  const late = act && (choice.kind !== "topic" || isSame) && !isTurnedDown ? statementAnswer(act) : undefined;
  if (late) return acted(late);
  if (turn && statement) return (act && noted(act, statement, other)) ?? about(turn.topic, statement);
  // "month to month lease" after a written answer is a part of it, and no new beginning
  const isBriefly = before.wasDirect && isBrief(newest) && !newest.includes("?") && !asksOn.test(newest);
  const isOffered = choice.kind === "topic" && [before.also, ...before.offered].includes(choice.topic);
  const staysPart = isSame || (before.topic !== undefined && !isOffered && !tellsMatter(newest));
  const isPart = isQuiet && ((isSame && isBriefly) || (act !== undefined && tellsFact(newest) && staysPart));
  if (choice.kind === "topic" && !isDetail && !isPart) return open(choice.topic, choice.also);
  if (before.topic && !without.includes(before.topic.id)) {
    const angle = act && tellsFact(newest) ? undefined : fittingAngle(before.topic, said, newest);
    const lead = turn ? triedWords(newest, said) || (act && angle === undefined ? notExactly(act) : "") : "";
    const ofBefore = act && askedOf(newest, earlierTexts.at(-1) ?? "", before.topic, model);
    if (ofBefore) return open(ofBefore);
    const unknown = act && !lead && angle === undefined && newest.trim().includes(" ") ? notUnderstood(act, other) : undefined;
    if (unknown) return { ...acted(unknown.text), choices: unknown.names };
    const next = angle ?? (lead ? ((isCalm ? wayOf(before) : undefined) ?? further(before.topic, said, told(before.topic))) : undefined);
    return onward(before.topic, lead ? `${lead}\n\n${next}` : next);
  }
  if ((concern.wasSevere || before.saidLately(forProfessionals.help)) && !before.saidLately(stillAsking)) return output(stillAsking);
  if (before.wasDepressed) return output(replies.depressedLater);
  // an uncertain later message is classified together with the previous ones
  if ((choice.kind === "unsure" && messages.length > 1) || isDetail) {
    const { near } = choose(earlier(messages), model, undefined, { without });
    // who tells more instead of choosing is answered; the others stay to choose from
    if (together && together.share >= enoughShare(newest, isQuiet && !isDetail, together.topic) && before.offered.includes(together.topic))
      return assumed(together.topic, near);
    const other = before.hasAskedTwice && said(replies.askedEnough) && act ? notUnderstood(act) : undefined;
    if (other) return { text: other.text, choices: other.names };
    return before.hasAskedTwice && !said(replies.askedEnough) ? { ...output(replies.askedEnough), choices: namesOf(near) } : unsure(near);
  }
  if (choice.kind !== "unsure") return unsure([]);
  return choice.likely && isQuiet && messages.length === 1 ? assumed(choice.likely, choice.near) : unsure(choice.near);
}
