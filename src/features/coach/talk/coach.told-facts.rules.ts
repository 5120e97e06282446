import { plain } from "crisis-detector/plain";
import type { Day } from "#shared/dates.ts";
import { followUp } from "./coach.follow.rules.ts";
import { knownAnswer } from "../answers/coach.known.rules.ts";
import { isPeopleWay, selfTurn } from "./coach.subject-answers.rules.ts";
import { isAboutDanger } from "./coach.own-matter.rules.ts";
import { generalFacts, peopleGeneral, toldFacts, usualTurns } from "../answers/coach.lists.content.ts";
import { daysAnswer, isCalmTalk, planAnswer, successAnswer, type ToldTurn } from "./coach.told-kinds.rules.ts";
import { marksWithin } from "./coach.marks.rules.ts";
import { exactAnswer, isOfMatter, readWritten, writtenAnswer, type WrittenTalk } from "./coach.written.rules.ts";
import { beginning, filledText, markOf } from "./coach.written-text.rules.ts";
import type { WrittenAnswer } from "../answers/coach.written.content.ts";

/** What is told in a later message and has an answer within its subject, and the first step and the words that follow from it. */

interface Answer {
  text: string;
  topic?: string | undefined;
}

const opener = String.raw`^\W*(?:(?:ok(?:ay)?|so|and|but|well|then|alright|all right|yes|yeah|thanks)\W+)*`;
/** "What's the first step", "what can I do tonight", "what should I do". */
const asksFirst = new RegExp(
  String.raw`${opener}(?:what(?:'?s| is| should be| would be)? (?:the |my )?(?:very )?(?:first|next)(?: (?:small )?(?:step|thing|move))?(?: (?:to do|here|then|now|i (?:can|should) (?:do|take)))*|what (?:should|do|can|could|would|must) (?:i|we) (?:even |actually |really )?(?:do|start with|begin with|try)(?: (?:first|now|tonight|today|then|about (?:it|this|that)|next|right now|this week|tomorrow|here|on (?:mon|tues|wednes|thurs|fri|satur|sun)day))*|can i do (?:something|anything)(?: about (?:it|this|that))?|(?:where|how) (?:do|should|would|can) i (?:even |best )?(?:start|begin)(?: (?:with )?(?:it|that|this|now|tonight|today))?|(?:so )?what now|now what|what(?:'?s| is) the plan|what would you do(?: first| in my place)?)\W*$`,
);
const asksWords = new RegExp(
  String.raw`${opener}(?:what|how) (?:exactly )?(?:do|should|can|could|would) i (?:even |actually )?(?:say|tell|put|word|bring|start|ask|explain)\b[^.!]{0,30}$`,
);

/** Follow-ups beside which a fact may be told: "I don't want to", "what do I do when it starts". */
const besideFollow: ReadonlySet<string> = new Set(["unsure", "no", "first", "words", "tried"]);
const isQuestion =
  /\?|^\W*(?:(?:ok(?:ay)?|and|so|but|now|also|well) )*(?:how|what|whats|when|where|who|which|why|can|could|should|would|will|do|does|did|is|are|am)\b/;
const turnsDown = /^\W*(?:no\W+)?(?:not (?:really )?that\b|that'?s not (?:it|what)\b|forget (?:that|it))/;

/** Where somebody may be in danger, a general text has to name the hotline. */
const ofDanger = /^(?:look-at-the-signs|trouble-at-home)$/;
const isFittingFor = (topic: string | undefined, one: WrittenAnswer): boolean =>
  !ofDanger.test(topic ?? "") || !peopleGeneral.has(one) || one.text.includes("1-800-799-7233");

/** The first step, or the words to say, that belong to what was told last. */
function partAfter(part: "first" | "words", talk: WrittenTalk): string | undefined {
  const told = talk.texts.slice(0, -1).toReversed().map(beginning);
  const found = told
    .flatMap((text) =>
      toldFacts.flatMap((one) => {
        const words = one[part];
        const isFitting = words !== undefined && one.ask?.test(text) && isOfMatter(one, talk) && !talk.said(markOf(words));
        return isFitting ? [{ one, words }] : [];
      }),
    )
    .at(0);
  return found && filledText(found.one, found.words, talk);
}

/** The answer to what the newest message tells, or asks about what was told. */
export function toldAnswer(turn: ToldTurn, today: Day | undefined): Answer | undefined {
  const { newest, before, topic } = turn;
  if (before.length === 0 || newest.length > 220 || !isCalmTalk(turn)) return undefined;
  const talk = readWritten(turn);
  const { output, texts } = talk;
  const exact = exactAnswer(talk);
  const usual = exact && !turn.said(exact.text.slice(0, 60)) ? undefined : writtenAnswer(usualTurns, talk);
  if (usual) return usual;
  const known = knownAnswer(newest, undefined, before);
  const isKnown = known !== undefined && !turn.said(known.slice(0, 60));
  // a question that has an answer, and what was written for this very talk, come first
  const own = selfTurn({ ...turn, isUnsafe: texts.some((text) => isAboutDanger(plain(text.slice(0, 1200)))) });
  if (isKnown && ((own === undefined && isQuestion.test(output)) || exact !== undefined)) return undefined;
  if (own === undefined && turnsDown.test(output)) return undefined;
  const inTopic = (text: string): Answer => ({ text, topic: topic?.id });
  const follow = followUp(newest, topic !== undefined)?.kind;
  const isFirst = follow === "first" || asksFirst.test(output);
  const isWords = follow === "words" || asksWords.test(output);
  const part = isFirst || isWords ? partAfter(isFirst ? "first" : "words", talk) : undefined;
  if (part !== undefined && !(/\btomorrow\b/.test(output) && /\btonight\b/.test(part))) return inTopic(part);
  // the steps of a subject between people give way to what is written for the very question
  const isPeoplesWay = own !== undefined && isPeopleWay(own.text);
  if (own && !isPeoplesWay) return own;
  if (follow === undefined || besideFollow.has(follow) || isPeoplesWay) {
    const list = isKnown ? toldFacts.filter((one) => !generalFacts.has(one)) : toldFacts;
    const found = writtenAnswer(list, talk, { isFitting: (one) => isFittingFor(topic?.id, one) });
    if (found) return peopleGeneral.has(found.one) && topic !== undefined && !turn.isGuess ? inTopic(found.text) : found;
  }
  if (own) return own;
  // a plan is made after something was said
  const isPlanned = topic !== undefined || marksWithin.some((mark) => turn.said(mark));
  const text = daysAnswer(turn, today) ?? (isPlanned ? (planAnswer(turn) ?? successAnswer(turn)) : undefined);
  return text === undefined ? undefined : inTopic(text);
}
