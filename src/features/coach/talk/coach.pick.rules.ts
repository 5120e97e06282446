import type { Turn } from "./coach.answers.rules.ts";
import { capital } from "./coach.texts.rules.ts";
import { plain, plainWords } from "crisis-detector/plain";
import * as acts from "../answers/coach.acts.content.ts";
import type { Area } from "./coach.areas.rules.ts";
import * as asks from "../answers/coach.asks.content.ts";
import * as choices from "../answers/coach.choices.content.ts";
import { wordsFor } from "./coach.wording.rules.ts";

/** The lines that fit a later turn, and the choice among what was offered. */

const denied =
  /\b(?:not|never|(?:is|was|are|were|do|does|did|have|has)n'?t|(?:i'?m|im|i am) not)(?: (?:really|even|so|that|too|exactly|feel(?:ing)?|my|a|all|at all|actually))* (?:hungry|sad|depress\w*|empty|numb|angry|mad|scared|afraid|anxious|nervous|asham\w*|guilt\w*|fault|tired|lonely|alone|jealous|stupid|embarrass\w*|crying|selfish|stressed|worried|upset|bored|overwhelm\w*)\b/g;
/** A normalized message without the feelings that it denies: "not hungry, bored", "it wasn't even my fault". */
export const withoutDenied = (words: string): string => words.replace(denied, " ");

/** The first line that fits and was not said: one for this very message before one for its area. */
export function lineOf(lines: readonly acts.ActLine[], { newest, before, said, isNew }: Turn, areas: readonly Area[]): string | undefined {
  const words = withoutDenied(plain(newest));
  const all = plain([...before, newest].join("\n"));
  const near = areas.slice(0, 4);
  const fits = lines.filter(
    ({ on, talk, not, in: some, text }) =>
      !said(text.slice(0, 60)) &&
      (!isNew || on !== undefined || talk !== undefined) &&
      (!on || on.test(words)) &&
      (!talk || talk.test(all)) &&
      !not?.test(all) &&
      (!some || some.some((area) => near.includes(area))),
  );
  const rank = ({ on, talk, in: some }: acts.ActLine) =>
    on ? (talk ? -2 : -1) : talk ? 0 : some ? 1 + Math.min(...some.map((area) => (near.includes(area) ? near.indexOf(area) : 9))) : 20;
  return fits.toSorted((one, other) => rank(one) - rank(other))[0]?.text;
}

/** Whether a normalized message (`plain`) asks or orders something. */
const question =
  /\?|^\W*(?:(?:ok(?:ay)?|and|so|but|now|also|well) )*(?:how|what|whats|when (?:do|does|did|will|would|should|can|is|are)|where|who|which|why|can|could|should|would|will|do|does|did|is|are|am|give|gimme|write|tell|show|help|make|(?:was|were) (?:that|it|this|i|he|she|they)|(?:is|are|was|were|should|would|could|do|does|did|ca|wo)n'?t (?:it|that|this|they|he|she|i|we|you|there))\b/;
export const isQuestion = (words: string): boolean => question.test(words);
/** "How do I apologize?", and not "what helps". */
export const asksClearly = (text: string): boolean => isQuestion(plain(text)) && text.trim().split(/\s+/).length > 3;

const offeredIn = (last: string): choices.Kind[] =>
  [...last.matchAll(/^\d\. (.+)$/gm)].flatMap(
    ([, name = ""]) => (Object.keys(choices.kinds) as choices.Kind[]).find((kind) => choices.kinds[kind] === name) ?? [],
  );
const ordinals: Record<string, number> = { "1": 0, one: 0, first: 0, "2": 1, two: 1, second: 1, "3": 2, three: 2, third: 2, last: 2 };
const keys: Record<choices.Kind, RegExp> = {
  words: /\b(?:words|say|text|script|wording)\b/,
  plan: /\b(?:plan|week|steps)\b/,
  bring: /\b(?:ask|bring|take along|list)\b/,
  fear: /\b(?:wrong|if)\b/,
  cost: /\b(?:cost|price|money)\b/,
};

/** One of the kinds of help or one of the answers that the last question offered, by number, name or a word of it. */
export function pickedIn(turn: Turn, areas: readonly Area[]): string | undefined {
  const { newest, before, last, said } = turn;
  const words = plainWords(newest);
  if (
    words.split(" ").length > 7 ||
    /\?/.test(newest) ||
    /\b(?:first|second|third|last) time\b|\b(?:none|neither|not|no|never|dont|havent|hasnt|didnt|doesnt|isnt|wasnt|arent|cant|wont)\b/.test(
      words,
    )
  )
    return undefined;
  const place =
    ordinals[
      /^(?:the |number |option |lets do |maybe |ok |id say )*(1|2|3|one|two|three|first|second|third|last)(?: one)?(?: please| sounds good| then)?$/.exec(
        words,
      )?.[1] ?? ""
    ];
  const kindsOffered = offeredIn(last);
  const kind =
    place === undefined
      ? kindsOffered.find((one) => plainWords(choices.kinds[one]) === words || (words.split(" ").length <= 4 && keys[one].test(words)))
      : kindsOffered[place];
  if (kind) {
    const line = (lines: readonly acts.ActLine[]) => lineOf(lines, turn, areas);
    if (kind === "words") return wordsFor({ newest: "write it", before, areas });
    return line({ plan: asks.planLines, bring: asks.bringLines, fear: acts.selfFearLines.slice(-1), cost: asks.costLines }[kind]);
  }
  const offer = /([^.!?\n]+\?)\s*$/.exec(last)?.[1] ?? "";
  const listed = /(?:[:,] |\b(?:be|it|is|would you rather|want|do) )((?:[^,?:]+, )+or [^,?]+|[^,?:]+? or [^,?]+)\?$/.exec(offer)?.[1];
  if (listed === undefined || /^\d\. /m.test(last)) return undefined;
  const options = listed
    .split(/, or |, | or /)
    .map((one) => one.trim())
    .filter(Boolean);
  // "and was there an accident or a ticket" is a second question
  if (options.length < 2 || options.some((one) => one.split(" ").length > 7 || question.test(one) || /^and\b/.test(one))) return undefined;
  const stems = (text: string) =>
    plainWords(text)
      .split(" ")
      .filter((one) => one.length > 3 && !small.has(one))
      .map((one) => one.slice(0, 5));
  const mine = stems(newest);
  const found = place === undefined ? options.filter((one) => stems(one).some((stem) => mine.includes(stem))) : [options[place] ?? ""];
  const [what = ""] = found;
  if (found.length !== 1 || what === "") return undefined;
  const shown = capital(what);
  return choices.picked.map((text) => text(shown)).find((text) => !said(text.slice(-50)));
}
const small = new Set("with your that this would rather them they from into what have been about more than something somebody".split(" "));

/** Whether an answer offered kinds of help by number. */
export const offersKinds = (text: string): boolean => offeredIn(text).length > 0;
