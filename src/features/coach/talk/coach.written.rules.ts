import { dangerAnswers } from "../answers/coach.life-talk.content.ts";
import { exactAnswers, singleLists } from "../answers/coach.lists.content.ts";
import type { FiguredAnswer, FigureName, FiguredText, WrittenAnswer } from "../answers/coach.written.content.ts";
import { isDangerous } from "./coach.danger.rules.ts";
import { isAboutDanger, isOtherDanger, namesOnly } from "./coach.own-matter.rules.ts";
import { beginning, filledText, markOf, textsOf, wordsOf } from "./coach.written-text.rules.ts";

/** Which written answer a message gets. Every list of answers is asked here. */

/** A talk, as answers are looked for in it. */
export interface WrittenTalk {
  /** The user's messages before the newest, the oldest first, and the newest. */
  texts: readonly string[];
  /** The newest message, and the latest before it, normalized. */
  output: string;
  earlier: readonly string[];
  /** The id of the talk's subject; empty where it has none. */
  topic: string;
  /** The subject was taken with little certainty. */
  isGuess?: boolean | undefined;
  said: (words: string) => boolean;
}
/** What is known of the figures of a talk about money. */
export interface FiguresOf {
  /** The newest message asks something. */
  isAsked: boolean;
  /** The figures that it adds or changes. */
  added: ReadonlySet<FigureName>;
  /** A text with its figures; undefined where one is missing. */
  fill: (text: FiguredText) => string | undefined;
}

const lately = 7;

export function readWritten({
  newest,
  before,
  said = () => false,
  topic,
  isGuess,
}: {
  newest: string;
  before: readonly string[];
  said?: (words: string) => boolean;
  topic?: { id: string } | undefined;
  isGuess?: boolean | undefined;
}): WrittenTalk {
  const earlier = before.slice(-lately).map(beginning);
  return { texts: [...before, newest], output: beginning(newest), earlier, topic: topic?.id ?? "", isGuess, said };
}

type Matched = Omit<WrittenTalk, "texts" | "said">;
/** Whether a talk is about the matter of an answer. */
export function isOfMatter(one: FiguredAnswer, { output, earlier, topic, isGuess }: Matched): boolean {
  const { of, talk, and, not, notAfter } = one;
  const before = earlier.join("\n");
  const all = `${before}\n${output}`;
  const byTopic = of?.test(topic) ?? false;
  const byTalk = talk?.test(before) ?? false;
  // a subject that is a guess decides as little as none
  const isBoth = topic === "" || isGuess ? byTalk : byTopic && (byTalk || one.topic !== undefined);
  const isMatter = of && talk ? isBoth : byTopic || byTalk || !(of ?? talk);
  return isMatter && (and?.test(all) ?? true) && !not?.test(all) && !(notAfter && earlier.some((text) => notAfter.test(text)));
}
/** Whether the newest message says what an answer is to. */
function isSaid({ ask, question, statement, figures, but }: FiguredAnswer, output: string, given: FiguresOf | undefined): boolean {
  if (but?.test(output)) return false;
  if (ask) return ask.test(output);
  return given?.isAsked
    ? (question?.test(output) ?? false)
    : (figures?.some((name) => given?.added.has(name)) ?? false) || (statement?.test(output) ?? false);
}

/** Most patterns are never tried, because the talk has another subject. */
const isOtherSubject = ({ of, talk }: FiguredAnswer, { topic, isGuess }: Matched): boolean =>
  of !== undefined && !of.test(topic) && (talk === undefined || (topic !== "" && !isGuess));

/** Whether the newest message is to an answer. */
const isMeant = (one: FiguredAnswer, talk: Matched, given?: FiguresOf): boolean =>
  !isOtherSubject(one, talk) && isSaid(one, talk.output, given) && isOfMatter(one, talk);

/**
 * The same for a question that its talk alone makes clear: the latest message that goes beyond the answer's own words names its matter,
 * neither the question nor a message between the two names anything else, and nothing in them is about danger.
 */
function isMeantAlone({ ask, talk, and, also, between, isForDanger }: FiguredAnswer, output: string, earlier: readonly string[]): boolean {
  if (!ask?.test(output) || !namesOnly(output.replace(ask, " "), also)) return false;
  const at = earlier.findLastIndex((one) => talk?.test(one));
  const rest = (one: string) => (between ? one.replace(new RegExp(between.source, "g"), " ") : one);
  return (
    at >= 0 &&
    (and === undefined || earlier.slice(at).some((one) => and.test(one))) &&
    earlier.slice(at + 1).every((one) => namesOnly(rest(one), also)) &&
    !(isForDanger ? [...earlier, output.replace(ask, " ")].some(isOtherDanger) : [...earlier, output].some(isAboutDanger))
  );
}

/** All of them that need no subject. */
export const singleWritten: readonly WrittenAnswer[] = [
  ...singleLists.flatMap(({ answers }) => answers),
  ...exactAnswers,
  ...dangerAnswers,
];

/** The answer to a sign of danger that a normalized message names. */
export const dangerAnswer = (output: string): WrittenAnswer | undefined => dangerAnswers.find(({ ask }) => ask?.test(output));

/** The answer to what the newest message asks or tells by itself. */
export function singleAnswer(talk: Matched): WrittenAnswer | undefined {
  const isInDanger = isDangerous(talk.output);
  return singleLists
    .filter(({ longest = Infinity, danger }) => talk.output.length <= longest && (isInDanger ? danger !== undefined : danger !== "only"))
    .flatMap(({ answers }) => answers)
    .find((one) => isMeant(one, talk));
}

const longestExact = 140;
/** The answer to a question that its talk alone makes clear. */
export const exactAnswer = ({ output, earlier }: Matched): WrittenAnswer | undefined =>
  output.length > longestExact || earlier.length === 0 ? undefined : exactAnswers.find((one) => isMeantAlone(one, output, earlier));

export interface Given<One = FiguredAnswer> {
  one: One;
  text: string;
  /** The subject with which the talk goes on. */
  topic: string | undefined;
}

/** The first answer of a list that is meant, and of its texts the first that was not said, filled in. */
export function writtenAnswer<One extends FiguredAnswer>(
  list: Iterable<One>,
  talk: WrittenTalk,
  { figures, isFitting }: { figures?: FiguresOf; isFitting?: (one: One) => boolean } = {},
): Given<One> | undefined {
  for (const one of list) {
    if (!isMeant(one, talk, figures) || isFitting?.(one) === false) continue;
    for (const text of textsOf(one)) {
      const words = talk.said(markOf(text)) ? undefined : figures ? figures.fill(text) : filledText(one, wordsOf(text), talk);
      if (words !== undefined) return { one, text: words, topic: one.topic ?? (talk.topic || undefined) };
    }
  }
  return undefined;
}
