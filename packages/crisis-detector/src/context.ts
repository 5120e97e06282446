import {
  affirming,
  again,
  blockers,
  doubleNegations,
  jokes,
  means,
  mundane,
  negationDegrees,
  negationLimits,
  negators,
  nowCues,
  others,
  past,
  description,
  soon,
  stories,
  writers,
} from "./phrases/patterns.ts";
import { watching } from "./phrases/coercion.ts";
import { lookup, readPatterns, spanAt, type Pattern, type Span } from "./patterns.ts";
import { losses } from "./phrases/plans.ts";
import { stem } from "./stem.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" ").map(stem));
const words = {
  again: setOf(again),
  blockers: setOf(blockers),
  jokes: setOf(jokes),
  mundane: setOf(mundane),
  negators: setOf(negators),
  others: setOf(others),
  description: setOf(description),
  self: setOf("myself me us"),
  otherSelf: setOf("himself herself themself themselves yourself"),
  subjects: setOf("i im ill id ive"),
  telling: setOf("think thought feel say said saying mean meant claim i"),
  stories: setOf(stories),
  writers: setOf(writers),
  mine: setOf("my our"),
  nobody: setOf("nobody nadie"),
  tellers: setOf("tell told telling"),
  cannot: setOf("cant cannot couldnt never dont doesnt didnt"),
};
const index = (rows: string) => lookup(readPatterns(rows).map((pattern) => [pattern, null] as const));
const pastPatterns = index(past),
  soonPatterns = index(soon),
  meansPatterns = index(means),
  presentCues = index(nowCues),
  lossCues = index(losses),
  watchCues = index(watching),
  doubleNegationPatterns = index(doubleNegations),
  affirmingPatterns = index(affirming),
  limitPatterns = index(negationLimits),
  degreePatterns = index(negationDegrees);

/** How many words around a pattern count in a very long sentence. */
const reach = 25;

export const hasJoke = (sentence: readonly string[], span: Span): boolean => hasNear(sentence, span, words.jokes);
export const hasMundane = (sentence: readonly string[], span: Span): boolean => hasNear(sentence, span, words.mundane);

/** Whether the sentence tells a story; the writer's own statements about themself count unless the story says them. */
export function isStory(sentence: readonly string[], span: Span): boolean {
  const from = Math.max(0, span.from - reach),
    to = Math.min(sentence.length, span.to + reach);
  for (let at = from; at < to; at++) {
    if (!words.stories.has(sentence[at] ?? "") || isLikened(sentence, at)) continue;
    if (!isByWriter(sentence, span) || words.description.has(sentence[at + 1] ?? "") || words.description.has(sentence[at - 1] ?? ""))
      return true;
  }
  return false;
}

/** Whether a negation precedes the pattern and applies to it: "I would never …", but not "I can't stop …". */
export function isNegated(sentence: readonly string[], span: Span): boolean {
  let hasNewSubject = false;
  for (let at = span.from - 1, steps = 0; at >= 0 && steps < 5; at--, steps++) {
    const word = sentence[at] ?? "";
    if (word === "," || words.blockers.has(word)) break;
    if (words.subjects.has(word)) hasNewSubject = true;
    if (words.negators.has(word))
      return (!hasNewSubject || words.telling.has(sentence[at + 1] ?? "")) && !deniesNothing(sentence, at, span);
  }
  // inside a pattern that doesn't carry its own no: "he has never hit me"
  for (let at = span.from; at < span.to; at++)
    if (words.negators.has(sentence[at] ?? "") && !words.blockers.has(sentence[at + 1] ?? "")) return !deniesNothing(sentence, at, span);
  return false;
}

/**
 * Whether a negation does not deny the pattern: "not a day goes by that I don't want to die", "I told nobody I want to die", "he never hits
 * me where it would show".
 */
function deniesNothing(sentence: readonly string[], at: number, span: Span): boolean {
  if (words.nobody.has(sentence[at] ?? "")) return [1, 2].some((back) => words.tellers.has(sentence[at - back] ?? ""));
  const clause = { from: Math.max(at - 10, sentence.lastIndexOf(",", at) + 1), to: at };
  if (hasPattern(sentence, clause, doubleNegationPatterns, 0) || endsPattern(sentence, clause, affirmingPatterns)) return true;
  if (sentence[at] === "without") return sentence.slice(clause.from, at).some((word) => words.cannot.has(word));
  const end = { from: span.to, to: Math.min(sentence.length, span.to + 6) };
  if (sentence[at] === "never" && startsPattern(sentence, end, degreePatterns)) return true;
  return !sentence.slice(span.from, span.to + 1).includes("myself") && startsPattern(sentence, end, limitPatterns);
}

/** Whether the sentence is about something long over, without a sign that it came back. */
export function isPast(sentence: readonly string[], span: Span): boolean {
  if (hasNear(sentence, span, words.again)) return false;
  return hasPattern(sentence, span, pastPatterns);
}

export const hasSoon = (sentence: readonly string[], span: Span): boolean => hasPattern(sentence, span, soonPatterns);
export const hasNow = (sentence: readonly string[], span: Span): boolean => hasPattern(sentence, span, presentCues, 8);
export const hasMeans = (sentence: readonly string[], span: Span): boolean => hasPattern(sentence, span, meansPatterns);

export const isWatching = (sentence: readonly string[], span: Span): boolean => hasPattern(sentence, span, watchCues, 2);
/** Whether a loss is named anywhere in the sentence. */
export const hasLoss = (sentence: readonly string[]): boolean => hasPattern(sentence, { from: 0, to: sentence.length }, lossCues);

/** Whether the pattern describes what the writer does, and not someone else: its first person decides. */
export function isByWriterAlone(sentence: readonly string[], span: Span): boolean {
  const isTold = (word = "") => words.others.has(word) || words.subjects.has(word);
  const first = [span.from, span.from + 1].find((at) => isTold(sentence[at]));
  const before = Array.from({ length: 7 }, (_, back) => span.from - 1 - back).find((at) => at >= 0 && isTold(sentence[at]));
  const within = Array.from({ length: span.to + 1 - span.from }, (_, at) => span.from + at).find((at) => isTold(sentence[at]));
  // "I keep thinking about hurting someone": whom it is done to comes later than who does it
  return words.subjects.has(sentence[first ?? before ?? within ?? -1] ?? "");
}

/** Whether the pattern names something of the writer's, such as "my phone": then it happens to the writer. */
export function isDoneToWriter(sentence: readonly string[], span: Span): boolean {
  for (let at = span.from; at <= span.to; at++)
    if (
      words.mine.has(sentence[at] ?? "") &&
      ![1, 2].some((far) => words.others.has(sentence[at + far] ?? "")) &&
      sentence[at + 3] !== "old"
    )
      return true;
  return false;
}

/** Whether the pattern is about someone other than the writer: decided by its own words, then by the nearest person before it. */
export function isAboutOther(sentence: readonly string[], span: Span): boolean {
  for (let at = span.from; at <= span.to; at++) {
    if (words.self.has(sentence[at] ?? "")) return false;
    if (words.otherSelf.has(sentence[at] ?? "")) return true;
  }
  for (let at = span.to; at >= 0 && at > span.from - 8; at--) {
    // "letters to my kids": those who receive it are not those it is about
    if (words.others.has(sentence[at] ?? "") && !(at >= span.from && isRecipient(sentence, at))) return true;
    if (words.writers.has(sentence[at] ?? "") && sentence[at] !== "my") return false;
  }
  return false;
}
const isRecipient = (sentence: readonly string[], at: number) =>
  [1, 2].some((back) => ["to", "for"].includes(sentence[at - back] ?? "") || sentence[at + back] === "find");

/** Whether a sentence names somebody else and the writer nowhere but in "my". */
export const speaksOfOther = (sentence: readonly string[]): boolean =>
  sentence.some((word) => words.others.has(word)) &&
  !sentence.some((word) => word !== "my" && (words.writers.has(word) || words.self.has(word)));

/** "like a song": something is only likened to a story. */
const isLikened = (sentence: readonly string[], at: number) => sentence[at - 2] === likened || sentence[at - 1] === likened;
const likened = stem("like");

const isByWriter = (sentence: readonly string[], span: Span) => {
  for (let at = Math.max(0, span.from - 4); at <= span.to; at++) if (words.writers.has(sentence[at] ?? "")) return true;
  return false;
};

function hasNear(sentence: readonly string[], span: Span, set: ReadonlySet<string>): boolean {
  const to = Math.min(sentence.length, span.to + reach);
  for (let at = Math.max(0, span.from - reach); at < to; at++) if (set.has(sentence[at] ?? "")) return true;
  return false;
}

/** Whether a pattern ends with the last word of `span`. */
function endsPattern(sentence: readonly string[], { from, to }: Span, patterns: Map<string, (readonly [Pattern, null])[]>): boolean {
  for (let at = from; at < to; at++)
    for (const [pattern] of patterns.get(sentence[at] ?? "") ?? []) if (spanAt(pattern, sentence, at)?.to === to - 1) return true;
  return false;
}

/** Whether a pattern begins at the first or the second word of `span`. */
function startsPattern(sentence: readonly string[], { from, to }: Span, patterns: Map<string, (readonly [Pattern, null])[]>): boolean {
  for (let at = from; at < to; at++)
    for (const [pattern] of patterns.get(sentence[at] ?? "") ?? [])
      if ((spanAt(pattern, sentence, at)?.from ?? to) <= from + 1) return true;
  return false;
}

function hasPattern(sentence: readonly string[], span: Span, patterns: Map<string, (readonly [Pattern, null])[]>, far = reach): boolean {
  const to = Math.min(sentence.length, span.to + far);
  for (let at = Math.max(0, span.from - far); at < to; at++) {
    for (const [pattern] of patterns.get(sentence[at] ?? "") ?? []) if (spanAt(pattern, sentence, at)) return true;
  }
  return false;
}
