import { speaksOfOther } from "./context.ts";
import { isContinuation } from "./continuation.ts";
import type { Prediction } from "./encoder.ts";
import {
  assess,
  assessByRules,
  cardLevel,
  forChild,
  higherLevel,
  classifierInput,
  isFaint,
  nothingFound,
  readSentences,
  type Assessment,
  type SafetyKind,
} from "./assess.ts";
import { isGrave, isOrdinary } from "./ordinary.ts";
import { isVenting, moodKinds } from "./venting.ts";

/** The kinds in the order of the encoder's outputs. */
export const encoderKinds: readonly SafetyKind[] = ["self-harm", "abuse", "danger", "medical", "eating", "substance", "harm-to-others"];

/**
 * The encoder's thresholds, chosen on texts outside the training set (MODEL_CARD.md): about 3 of 100 ordinary texts reach `logit`, a card, and 8
 * of 100 messages made of a danger's words do; a few more reach `faint`, a faint sign. What sounds imminent needs only `imminent`. The longer the text, the higher each threshold, because among a hundred harmless windows
 * one always scores highest. A finding of the rules or the linear model, or a sign in a text of up to four words, lowers `logit` to `beside`; an everyday low mood (src/venting.ts) raises it.
 * A sentence that the rules have excluded must reach `setAside`, an ordinary one (src/ordinary.ts) `ordinary`, and a text of three or four words in which they see nothing, and that names nothing grave, `brief`.
 * A certain finding of the rules stays always, an unsure one unless every window is below `overruled`; in a text of up to four words it stays always.
 */
const threshold = {
  logit: 2.5,
  imminent: 2,
  faint: 2,
  perDoubling: 0.3,
  urgency: 0.3,
  beside: 0.8,
  setAside: 3.4,
  ordinary: 6.5,
  brief: 4.5,
  doubt: 1.5,
  venting: 2.5,
  lead: 0.5,
  overruled: -1,
};
/** So many faint signs bring up the card together. */
const addingUp = 3;
/** A window is about as long as the encoder's longer training examples. */
const windowSize = { sentences: 3, leastWords: 8, mostWords: 60, overlap: 10 };
/** An entry may have thousands of windows; the last ones are classified. */
const mostWindows = 300;

/** A text in windows of up to three sentences, each beginning with the last one of the window before; what the rules have excluded in windows of its own; none of a text that only asks to go on or says goodbye until later. */
export function windowsOf(text: string): string[] {
  if (isContinuation(text) || isShort(text, 2)) return [];
  const parts = text
    .split(/(?<=[.!?;])\s+|\n+/)
    .flatMap(inShortParts)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const windows = new Set(parts.filter(isSetAside));
  const sentences = parts.filter((sentence) => !windows.has(sentence));
  for (let from = 0, to = 0; from < sentences.length; from = Math.max(from + 1, to - 1)) {
    let output = "";
    for (to = from; to < sentences.length && (to - from < windowSize.sentences || wordsOf(output).length < windowSize.leastWords); to++) {
      const more = output === "" ? (sentences[to] ?? "") : `${output} ${sentences[to]}`;
      if (output !== "" && wordsOf(more).length > windowSize.mostWords) break;
      output = more;
    }
    windows.add(output);
    if (to >= sentences.length) break;
  }
  return [...windows].slice(-mostWindows);
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/**
 * Whether a whole text has at most `words` different ones and the rules find no sign at all in it ("bye", "one more thing", "asdf asdf"). The
 * encoder, which was trained on sentences, finds danger in a third of those; the rules know the short ones that name it ("cant breathe").
 */
const isShort = (text: string, words: number): boolean => isOfWords(text, words) && assessByRules(text).level === 0;

const isOfWords = (text: string, words: number): boolean => new Set(wordsOf(text.toLowerCase())).size <= words;

/** A long sentence without a full stop is classified in overlapping parts. */
function inShortParts(sentence: string): string[] {
  const words = wordsOf(sentence);
  if (words.length <= windowSize.mostWords) return [words.join(" ")];
  const step = windowSize.mostWords - windowSize.overlap;
  return Array.from({ length: Math.ceil((words.length - windowSize.overlap) / step) }, (_, at) =>
    words.slice(at * step, at * step + windowSize.mostWords).join(" "),
  );
}

function isSetAside(sentence: string): boolean {
  const { sentences, isSetAside: isAside } = classifierInput(sentence);
  return sentences.length > 0 && sentences.every((_, at) => isAside(at));
}

export type Window = { text: string; prediction: Prediction };
/** A text and what the encoder says of its windows. */
export type Predicted = { text: string; windows: readonly Window[] };

/**
 * The encoder's predictions for each window of `text`, combined. If the rules found something their kinds stay, and the encoder only
 * decides the urgency; otherwise the encoder names the kind. Faint signs of `text` and of the `recent` texts of the same chat add up to a card.
 */
export function assessPredictions(text: string, windows: readonly Window[], recent: readonly Predicted[] = []): Assessment {
  const { found, faint } = read({ text, windows });
  if (!isFaint(found)) return found;
  const signs = [faint.length, ...recent.map((one) => read(one).faint.length)];
  return signs.reduce((sum, count) => sum + count, 0) >= addingUp ? { ...found, level: cardLevel } : found;
}

/** The finding, and the windows with a faint sign if that is all there is. */
function read({ text, windows }: Predicted): { found: Assessment; faint: readonly Window[] } {
  const byRules = assessByRules(text);
  const isByRules = byRules.level >= cardLevel;
  // in a text of a few words a sign is most of what it says ("took them all")
  const isPredicted = isByRules || (isOfWords(text, 4) && byRules.level > 0) || assess(text).level >= cardLevel;
  const longer = threshold.perDoubling * Math.log2(Math.max(1, windows.length));
  const brief = isShort(text, 4) && !isGrave(readSentences(text)) ? threshold.brief : 0;
  const above = (least: (window: Window) => number) =>
    windows.filter((window) => window.prediction.logit > Math.max(brief, least(window) + longer));
  const inMood = (window: Window) => (!isByRules && isMoodTalk(window) ? threshold.venting : 0);
  const alone = ({ prediction }: Window) => (prediction.urgency > threshold.urgency ? threshold.imminent : threshold.logit);
  const telling = above((window) => (isPredicted && inMood(window) === 0 ? threshold.beside : alone(window) + inMood(window)))
    .filter(({ text: window, prediction }) => prediction.logit > threshold.setAside + longer || !isSetAside(window))
    .filter(({ text: window, prediction }) => isByRules || prediction.logit > threshold.ordinary || !isOrdinary(readSentences(window)));
  const level = telling.some(({ prediction }) => prediction.urgency > threshold.urgency) ? 3 : cardLevel;
  const raised = telling.length > 0 ? { ...byRules, level } : nothingFound;
  if (byRules.isCertain) return { found: higherLevel(byRules, raised), faint: [] };
  if (byRules.isUnsure && (isOfWords(text, 4) || !isSurelyHarmless(windows))) return { found: higherLevel(byRules, raised), faint: [] };
  if (isByRules) return { found: raised, faint: [] };
  const card = worstOf(telling);
  if (card) return { found: forChild({ ...foundIn(card), level }, [text]), faint: [] };
  const faint = withoutOverlaps(
    above((window) => threshold.faint + inMood(window)).filter(
      ({ text: window, prediction }) => isSpokenTo(prediction) && !isSetAside(window),
    ),
  );
  const worst = worstOf(faint);
  return { found: worst ? { ...foundIn(worst), level: 1 } : nothingFound, faint };
}

/** Whether the encoder is sure that there is no danger in any window. Of a longer text it has not seen the beginning. */
export const isSurelyHarmless = (windows: readonly Window[]) =>
  windows.length > 0 && windows.length < mostWindows && windows.every(({ prediction }) => prediction.logit < threshold.overruled);

const foundIn = ({ text, prediction }: Window): Assessment => ({
  ...nothingFound,
  kinds: kindsOf(prediction),
  isAboutOther: readSentences(text).every(speaksOfOther),
});

/** There is a quiet line for each kind except emergencies. */
const isSpokenTo = (prediction: Prediction) => !["medical", "danger"].includes(ranked(prediction)[0]?.kind ?? "");

const worstOf = (windows: readonly Window[]): Window | undefined =>
  windows.reduce(
    (before: Window | undefined, one) => (before && before.prediction.logit >= one.prediction.logit ? before : one),
    undefined,
  );

/** The windows that do not overlap: a sentence is in two windows, and is one sign. */
const withoutOverlaps = (windows: readonly Window[]): Window[] =>
  windows.reduce((before: Window[], one) => (before.some(({ text }) => overlap(text, one.text)) ? before : [...before, one]), []);
const overlap = (before: string, after: string): boolean =>
  before.split(" ").some((_, at, words) => after.startsWith(words.slice(at).join(" ")));

/** An everyday low mood, unless a kind that it is not mistaken for leads clearly. */
function isMoodTalk({ text, prediction }: Window): boolean {
  const order = ranked(prediction);
  // an injury that keeps somebody from the gym is no emergency
  const isMood = (kind: SafetyKind) => moodKinds.includes(kind) || (kind === "medical" && prediction.urgency <= threshold.urgency);
  const mood = order.find(({ kind }) => isMood(kind));
  return mood !== undefined && (order[0]?.score ?? 0) - mood.score < threshold.lead && isVenting(readSentences(text));
}

const ranked = ({ kinds }: Prediction) =>
  encoderKinds.map((kind, at) => ({ kind, score: kinds[at] ?? 0 })).toSorted((a, b) => b.score - a.score);

/** The likeliest kind, and the next when they are nearly equal: the card then names the lines of both. */
function kindsOf(prediction: Prediction): SafetyKind[] {
  const order = ranked(prediction);
  return order.slice(0, 2).flatMap(({ kind, score }) => ((order[0]?.score ?? 0) - score < threshold.doubt ? [kind] : []));
}
