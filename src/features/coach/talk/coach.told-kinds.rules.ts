import type { Turn } from "./coach.answers.rules.ts";
import { capital } from "./coach.texts.rules.ts";
import { plain, plainWords } from "crisis-detector/plain";
import type { Day } from "#shared/dates.ts";
import { isHeavy } from "./coach.sum-up.rules.ts";
import * as kinds from "../answers/coach.told-kinds.content.ts";
import { markOf, withPerson } from "./coach.written-text.rules.ts";

/** What is told and has no answer of its own, met by its kind; days that are left, plans and small successes. */

export type ToldTurn = Pick<Turn, "newest" | "before" | "said" | "topic" | "isGuess">;
const opener = String.raw`^\W*(?:(?:ok(?:ay)?|so|and|but|well|then|alright|all right|yes|yeah|thanks)\W+)*`;
const unsaid = ({ said }: ToldTurn, text: string): boolean => !said(markOf(text));

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

const week = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const dayName = `(${week.join("|")})`;
const dueDay = new RegExp(
  String.raw`\b(?:due|deadline|hand(?:ed)? in|turn(?:ed)? in|exam|test|final|presentation|paper|essay)\b[^.!?]{0,25}\b${dayName}\b`,
);
const nowDay = new RegExp(
  String.raw`${opener}(?:it'?s|its|it is|today'?s|today is|and today is) (?:already |only |now )?${dayName}(?: (?:now|today|already|night|evening|morning))*\W*$`,
);
/** "It's Wednesday now" after "due Friday": how many days are left, and what each has to bring. */
export function daysAnswer(turn: ToldTurn, today: Day | undefined): string | undefined {
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
  const shown = capital(due);
  return `${kinds.daysLeftLead[size].replace("{days}", String(days))} ${text.replace("{day}", shown)}\n\n${ask}`;
}

const when = /\b(tomorrow|tonight|today|this weekend|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;
const hasMoment = /\b(?:lunch|breakfast|dinner|after|before|morning|evening|at \d|when|alarm|noon|every)\b/;
const ofMood =
  /^(?:name-a-feeling|feel-stuck|grieve|after-a-breakup|winter-blues|guilt-shame|self-criticism|keep-friends|always-tired|stress|rest-from-burnout|grown-apart|chronic-pain|body-image|purpose|miscarriage|pet-loss|divorce-process)$/;
/** A plan that was made is confirmed, with how to keep it. */
export function planAnswer(turn: ToldTurn): string | undefined {
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
  const shown = day === undefined ? "" : capital(day);
  const meet = shown ? `${shown}, then: ${way.meet}` : capital(way.meet);
  return `${meet} ${way.keep}\n\n${way.ask}`;
}
export function successAnswer(turn: ToldTurn): string | undefined {
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
