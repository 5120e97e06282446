import { plain, plainWords } from "crisis-detector/plain";
import type { Day } from "#shared/dates.ts";
import { followUp } from "./coach.follow.rules.ts";
import { knownAnswer } from "../answers/coach.known.rules.ts";
import { exactAnswer } from "./coach.written.rules.ts";
import { isPeopleWay, selfTurn } from "./coach.self-turns.rules.ts";
import { isAboutDanger } from "./coach.own-matter.rules.ts";
import { isHeavy } from "./coach.sum-up.rules.ts";
import { generalFacts, peopleGeneral, toldFacts, usualTurns } from "../answers/coach.told-facts.content.ts";
import type { ToldFact } from "../answers/coach.told-form.content.ts";
import * as kinds from "../answers/coach.told-kinds.content.ts";
import { markOf, toldMarks } from "./coach.told-marks.rules.ts";
import type { Topic } from "../answers/coach.topics.rules.ts";

/** What is told in a later message and has an answer within its subject, and the first step and the words that follow from it. */

interface ToldTurn {
  newest: string;
  /** The user's messages before it, the oldest first. */
  before: readonly string[];
  said: (words: string) => boolean;
  topic?: Topic | undefined;
  /** The subject was taken with little certainty. */
  isGuess?: boolean;
}
interface Answer {
  text: string;
  topic?: string | undefined;
}

const man =
  /\b(?:he|him|his|husband|hubby|boyfriend|bf|dad|father|son|brother|uncle|grandpa|grandfather|nephew|father[- ]in[- ]law|brother[- ]in[- ]law)\b/;
const woman =
  /\b(?:she|her|hers|wife|girlfriend|gf|mom|mum|mother|daughter|sister|aunt|grandma|grandmother|niece|mother[- ]in[- ]law|sister[- ]in[- ]law)\b/;
const names = {
  he: { they: "he", them: "him", their: "his", theirs: "his" },
  she: { they: "she", them: "her", their: "her", theirs: "hers" },
  both: { they: "they", them: "them", their: "their", theirs: "theirs" },
} as const;
/** Of the last message that names somebody: the first one named in it. */
function whoOf(texts: readonly string[]): keyof typeof names {
  const last = texts.map((text) => plain(text)).findLast((text) => man.test(text) || woman.test(text)) ?? "";
  const [he, she] = [man, woman].map((one) => one.exec(last)?.index ?? Infinity) as [number, number];
  return he === she ? "both" : he < she ? "he" : "she";
}
/** A written text with the pronouns of the person whom the talk is about. */
export function withPerson(text: string, texts: readonly string[]): string {
  const who = names[whoOf(texts)];
  return text.replaceAll(/\{(t)hey\}|\{(t)hem\}|\{(t)heir\}|\{(t)heirs\}|\{(T)hey\}|\{(T)hem\}|\{(T)heir\}/g, (name) => {
    const key = name.slice(1, -1);
    const word = who[key.toLowerCase() as keyof typeof who];
    return key.startsWith("T") ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}

/** A written text with the member's own figures and words; at the beginning of a sentence with a capital. */
function withSlots(text: string, slots: ToldFact["slots"] = {}, texts: readonly string[]): string {
  return Object.entries(slots)
    .reduce((all, [name, { on, else: other }]) => {
      const value =
        texts.map((one) => on.exec(beginning(one))?.[1]?.trim()).findLast((found) => found !== undefined && found !== "") ?? other;
      const atStart = value.charAt(0).toUpperCase() + value.slice(1);
      return all.replaceAll(new RegExp(String.raw`(^|[.!?] |\n|\u201C)?\{${name}\}`, "g"), (_, before: string | undefined) =>
        before === undefined ? value : `${before}${atStart}`,
      );
    }, text)
    .replaceAll(/ (?=[.,;!?])/g, "");
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
/** Long messages tell their matter at the beginning, and the patterns are for a few sentences. */
const beginning = (text: string): string => plain(text.slice(0, 300));
const lately = 6;
const matterOf = ({ topic, before }: ToldTurn) => ({ id: topic?.id ?? "", earlier: before.slice(-lately).map(beginning).join("\n") });
/** Whether `one` is about this talk: by its subject, or by what was told. */
function isOf(one: ToldFact, turn: ToldTurn): boolean {
  const { id, earlier } = matterOf(turn);
  const all = `${earlier}\n${plain(turn.newest)}`;
  const byTopic = one.of?.test(id) ?? false;
  const byTalk = one.talk?.test(earlier) ?? false;
  // before a subject is found, what was told decides alone
  const isMatter =
    one.of && one.talk ? (id === "" || turn.isGuess ? byTalk : byTopic && (byTalk || one.topic !== undefined)) : byTopic || byTalk;
  return isMatter && (one.and?.test(all) ?? true) && !one.not?.test(all);
}
const unsaid = ({ said }: ToldTurn, text: string | undefined): text is string => text !== undefined && !said(markOf(text));

/** Nothing of it beside danger or despair, in any message of the talk. */
export const isCalmTalk = ({ before, newest }: ToldTurn): boolean =>
  [...before, newest].every((text) => {
    const words = plain(text.slice(0, 1200)).replaceAll(deniedHarm, " ").replaceAll(onlySaid, " ");
    return !isHeavy(words) && !mayBeDark.test(words);
  });
/** What may be a wish to be gone, or an illness of the mind: no everyday text, whatever else it may mean. */
const mayBeDark =
  /\bvoices (?:telling|saying|in my)\b|\bhear(?:ing)? voices\b|\bi (?:was|were|am|wasn'?t|weren'?t|am not) (?:gone|here|around)(?= ?(?:\W*$|anymore|any more|tomorrow|and|,))|\b(?:nobody|no one) would\b|\b(?:gave|giving|give) away (?:all |most of )?my\b|\bfeel nothing\b|\bnothing left\b|\bwant(?:ed)? (?:it|everything|this|the pain) (?:all )?to (?:stop|end|be over)\b|\beasier if i\b|\b(?:better|fine|okay|happier|easier)(?: off)? without me\b|\bthe world without me\b|\bgoodbye\b|\bwish i (?:was|were|had never|wasn'?t|weren'?t|could (?:sleep forever|disappear))\b|\bway out\b|\bplan to (?:end|go)\b|\bi have a plan\b|\bwhat i might do\b|\bn'?o?t (?:want to )?wake up\b|\b(?:threw|throw|throwing) (?:it |everything )?up\b|\bpurg\w*|\bhaven'?t eaten\b|\bstarv(?:e|ed|ing) myself\b|\bcut (?:again|myself)\b|\bno point\b/;
/** "The commute is killing me", "it's killing my budget", "forgive someone who hurt me". */
const onlySaid =
  /\b(?:difference|distance|stress|heat|job|commute|wait(?:ing)?|noise|traffic|debt|rent|back|knees?|feet|head|suspense|schedule)\b(?: is| are|'s)? killing (?:me|us)\b|\bkilling (?:my|our|the) (?:budget|wallet|savings|bank account|back|feet|knees|mood|motivation|sleep|vibe|diet|social life|productivity)\b|\bforgiv\w+ (?:\w+ ){1,4}(?:who|that|for) hurt(?:ing)? me\b/g;
/** "He doesn't hurt me", "she never hit me". */
const deniedHarm =
  /\b(?:does ?n'?t|does not|do ?n'?t|did ?n'?t|has ?n'?t|never|not) (?:ever |even |physically )?(?:hurts?|hit|hits|abuses?|threatens?|threatened) (?:me|us|the kids)\b/g;

/** Where somebody may be in danger, a general text has to name the hotline. */
const ofDanger = /^(?:look-at-the-signs|trouble-at-home)$/;
const isFittingFor = (topic: string | undefined, one: ToldFact): boolean =>
  !ofDanger.test(topic ?? "") || !peopleGeneral.has(one) || one.text.includes("1-800-799-7233");

/** The answer to what the newest message tells, or asks about what was told. */
export function toldAnswer(turn: ToldTurn, today: Day | undefined): Answer | undefined {
  const { newest, before, topic } = turn;
  if (before.length === 0 || newest.length > 220 || !isCalmTalk(turn)) return undefined;
  const output = plain(newest);
  const texts = [...before, newest];
  const written = exactAnswer(output, before.map(beginning));
  const usual =
    written && !turn.said(written.text.slice(0, 60))
      ? undefined
      : usualTurns.find((one) => one.told.test(output) && isOf(one, turn) && unsaid(turn, one.text));
  if (usual) return { text: withPerson(withSlots(usual.text, usual.slots, texts), texts), topic: usual.topic ?? topic?.id };
  const known = knownAnswer(newest, undefined, before);
  const isKnown = known !== undefined && !turn.said(known.slice(0, 60));
  // a question that has an answer, and what was written for this very talk, come first
  const own = selfTurn({ ...turn, isUnsafe: texts.some((text) => isAboutDanger(plain(text.slice(0, 1200)))) });
  if (isKnown && ((own === undefined && isQuestion.test(output)) || exactAnswer(output, before.map(beginning)) !== undefined))
    return undefined;
  if (own === undefined && turnsDown.test(output)) return undefined;
  const answered = (text: string, about: string | undefined): Answer => ({ text: withPerson(text, texts), topic: about ?? topic?.id });
  const follow = followUp(newest, topic !== undefined)?.kind;
  const isFirst = follow === "first" || asksFirst.test(output);
  const isWords = follow === "words" || asksWords.test(output);
  if (isFirst || isWords) {
    const key = isFirst ? "first" : "words";
    const found = before
      .toReversed()
      .flatMap((text) =>
        toldFacts.filter((one) => one[key] && one.told.test(beginning(text)) && isOf(one, turn) && unsaid(turn, one[key])),
      )[0];
    const text = found?.[key];
    if (text !== undefined && !(/\btomorrow\b/.test(output) && /\btonight\b/.test(text))) return answered(text, undefined);
  }
  // the steps of a subject between people give way to what is written for the very question
  const isPeoplesWay = own !== undefined && isPeopleWay(own.text);
  if (own && !isPeoplesWay) return own;
  if (follow === undefined || besideFollow.has(follow) || isPeoplesWay) {
    const all = isKnown ? toldFacts.filter((one) => !generalFacts.has(one)) : toldFacts;
    const found = all.find((one) => one.told.test(output) && isOf(one, turn) && isFittingFor(topic?.id, one) && unsaid(turn, one.text));
    const staysIn = found && peopleGeneral.has(found) && topic !== undefined && !turn.isGuess;
    if (found) return answered(withSlots(found.text, found.slots, texts), staysIn ? undefined : found.topic);
  }
  if (own) return own;
  const days = daysAnswer(turn, today);
  if (days !== undefined) return answered(days, undefined);
  // a plan is made after something was said
  const planned = topic || toldMarks.some((mark) => turn.said(mark)) ? (planAnswer(turn) ?? successAnswer(turn)) : undefined;
  return planned === undefined ? undefined : answered(planned, undefined);
}

const week = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const dayName = `(${week.join("|")})`;
const dueDay = new RegExp(
  String.raw`\b(?:due|deadline|hand(?:ed)? in|turn(?:ed)? in|exam|test|final|presentation|paper|essay)\b[^.!?]{0,25}\b${dayName}\b`,
);
const nowDay = new RegExp(
  String.raw`${opener}(?:it'?s|its|it is|today'?s|today is|and today is) (?:already |only |now )?${dayName}(?: (?:now|today|already|night|evening|morning))*\W*$`,
);
/** "It's Wednesday now" after "due Friday": how many days are left, and what each has to bring. */
function daysAnswer(turn: ToldTurn, today: Day | undefined): string | undefined {
  const output = plain(turn.newest);
  const due = turn.before.map((text) => dueDay.exec(plain(text))?.[1]).findLast((one) => one !== undefined);
  const named = nowDay.exec(output)?.[1];
  if (due === undefined || named === undefined) return undefined;
  const now = named ? week.indexOf(named) : today === undefined ? -1 : new Date(`${today}T12:00:00Z`).getUTCDay();
  const days = (week.indexOf(due) - now + 7) % 7;
  if (now < 0 || days === 0) return undefined;
  const size = days === 1 ? "one" : days === 2 ? "two" : "more";
  const text = kinds.daysLeft[size];
  const ask = kinds.daysLeftAsks.find((one) => !turn.said(one));
  if (!unsaid(turn, text) || ask === undefined) return undefined;
  const shown = due.charAt(0).toUpperCase() + due.slice(1);
  return `${kinds.daysLeftLead[size].replace("{days}", String(days))} ${text.replace("{day}", shown)}\n\n${ask}`;
}

const when = /\b(tomorrow|tonight|today|this weekend|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;
const hasMoment = /\b(?:lunch|breakfast|dinner|after|before|morning|evening|at \d|when|alarm|noon|every)\b/;
const ofMood =
  /^(?:name-a-feeling|feel-stuck|grieve|after-a-breakup|winter-blues|guilt-shame|self-criticism|keep-friends|always-tired|stress|rest-from-burnout|grown-apart|chronic-pain|body-image|purpose|miscarriage|pet-loss|divorce-process)$/;
/** A plan that was made is confirmed, with how to keep it. */
function planAnswer(turn: ToldTurn): string | undefined {
  const output = plain(turn.newest);
  // "I'll do it tonight" is no plan where nothing practical was spoken of
  if (ofMood.test(turn.topic?.id ?? "") && /\bdo it\b/.test(output)) return undefined;
  // a purchase with a sum has a next step of its own
  if (turn.topic?.id === "pause-a-purchase" && turn.before.some((text) => /\d/.test(text))) return undefined;
  if (plainWords(turn.newest).split(" ").length > 18 || !kinds.planMade.test(output) || kinds.noPlan.test(output)) return undefined;
  const day = when.exec(output)?.[1]?.replace(/^on /, "");
  const ways = hasMoment.test(output) ? kinds.planWays.slice(1) : kinds.planWays;
  const way = startingAt(ways, turn.newest.length).find(({ keep }) => unsaid(turn, keep));
  if (!way) return undefined;
  const shown = day === undefined ? "" : day.charAt(0).toUpperCase() + day.slice(1);
  const meet = shown ? `${shown}, then: ${way.meet}` : way.meet.charAt(0).toUpperCase() + way.meet.slice(1);
  return `${meet} ${way.keep}\n\n${way.ask}`;
}
function successAnswer(turn: ToldTurn): string | undefined {
  const output = plain(turn.newest);
  if (
    plainWords(turn.newest).split(" ").length > 14 ||
    !kinds.success.test(output) ||
    kinds.noSuccess.test(output.replace(/\bnot (?:so |that |too )?bad\b/, "fine"))
  )
    return undefined;
  const way = startingAt(kinds.successWays, turn.newest.length).find(({ move }) => unsaid(turn, move));
  return way && `${way.meet} ${way.move}\n\n${way.ask}`;
}
/** Not every talk begins with the first. */
const startingAt = <One>(all: readonly One[], length: number): One[] => {
  const at = length % all.length;
  return [...all.slice(at), ...all.slice(0, at)];
};

interface Kinded {
  isOfPeople: boolean;
  isAny: boolean;
  /** A part of the subject that was not said. */
  part?: { words: string; ask?: string | undefined } | undefined;
}
/** What is told and has no answer of its own is met by its kind; undefined where nothing fits that was not said. */
export function kindAnswer(turn: ToldTurn, { isOfPeople, isAny, part }: Kinded): string | undefined {
  const { newest, before, said, topic } = turn;
  if (!isCalmTalk(turn)) return undefined;
  const output = plain(newest);
  const isFitting = ({ only, move, ask }: kinds.Way) =>
    (only === undefined || (only === "people") === isOfPeople) && !said(markOf(move)) && !said(ask);
  const found = kinds.toldKinds
    .filter(({ of, on, not }) => (of?.test(topic?.id ?? "") ?? true) && on.test(output) && !not?.test(output))
    .map(({ ways, isBeforePart }) => {
      const way = startingAt(ways, newest.length).find(isFitting);
      return way && isBeforePart && part?.ask && !said(way.meet) ? { ...way, move: `\n\n${part.words}`, ask: part.ask } : way;
    })
    .find((way) => way !== undefined);
  const way = found ?? (isAny ? startingAt(kinds.anyWays, newest.length).find(isFitting) : undefined);
  return way && withPerson(`${way.meet} ${way.move}\n\n${way.ask}`.replace(" \n\n", "\n\n"), [...before, newest]);
}
