import { speaksOfOther } from "./context.ts";
import type { Prediction } from "./encoder.ts";
import {
  assess,
  assessByRules,
  cardLevel,
  forChild,
  hearable,
  isFaint,
  nothingFound,
  readSentences,
  type Assessment,
  type SafetyKind,
} from "./assess.ts";
import { isVeiled } from "./faint.ts";
import { isVenting, moodKinds } from "./venting.ts";

/** The kinds in the order of the encoder's outputs. */
export const encoderKinds: readonly SafetyKind[] = ["self-harm", "abuse", "danger", "medical", "eating", "substance", "harm-to-others"];

/**
 * The encoder's thresholds, chosen on texts outside the training set (evaluation/thresholds.ts). From `logit` on, about 2 of 100 ordinary texts
 * bring up a card or a faint sign; below `sure` it is a faint sign if no word names the danger (src/faint.ts). From `faint` on it is a faint
 * sign, in about 4 of 100. The longer the text, the higher each threshold, because among a hundred harmless windows one always scores highest.
 * A finding of the rules or the linear model lowers `logit` to `beside` and makes it a card; an everyday low mood (src/venting.ts) raises it.
 */
const threshold = {
  logit: 2.4,
  sure: 4.5,
  faint: 1.6,
  perDoubling: 0.3,
  urgency: 0.3,
  unhurried: -3,
  beside: 1.2,
  doubt: 1.5,
  venting: 2.5,
  lead: 0.5,
};
/** Faint signs that bring up the card together: one that reaches `logit` counts twice, so two of which one does, or any three. */
const addingUp = 3;
/** A window is as long as the encoder's training examples. */
const windowSize = { sentences: 2, leastWords: 8, mostWords: 40, overlap: 10 };
/** An entry may have thousands of windows; the last ones are classified. */
const mostWindows = 300;

/** A text in windows of one or two sentences, each sentence in two of them, without what the rules have excluded. */
export function windowsOf(text: string): string[] {
  const sentences = text
    .split(/(?<=[.!?;])\s+|\n+/)
    .flatMap(inShortParts)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence) && !isSetAside(sentence));
  const windows = new Set<string>();
  for (let from = 0; from < sentences.length; from++) {
    let output = "";
    let to = from;
    for (; to < sentences.length && (to - from < windowSize.sentences || wordsOf(output).length < windowSize.leastWords); to++) {
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
  const { sentences, isSetAside: isAside } = hearable(sentence);
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
  const { found, signs } = read({ text, windows });
  if (!isFaint(found)) return found;
  const all = [...signs, ...recent.flatMap((one) => read(one).signs)];
  const weight = all.reduce((sum, { isClear }) => sum + (isClear ? 2 : 1), 0);
  return weight >= addingUp ? { ...found, level: cardLevel } : found;
}

/** A window with a faint sign; clear if it reaches the threshold that brought up a card before there was a quiet line. */
type Sign = { window: Window; isClear: boolean };

function read({ text, windows }: Predicted): { found: Assessment; signs: Sign[] } {
  const byRules = assessByRules(text);
  const isByRules = byRules.level >= cardLevel;
  const isPredicted = isByRules || assess(text).level >= cardLevel;
  const longer = threshold.perDoubling * Math.log2(Math.max(1, windows.length));
  const above = (least: (window: Window) => number) => windows.filter((window) => window.prediction.logit > least(window) + longer);
  const inMood = (window: Window) => (!isByRules && isMoodTalk(window) ? threshold.venting : 0);
  const telling = above((window) => (isPredicted && inMood(window) === 0 ? threshold.beside : threshold.logit + inMood(window)));
  const faint = above((window) => threshold.faint + inMood(window)).filter(({ prediction }) => isSpokenTo(prediction));
  const isNow = telling.some(({ prediction }) => prediction.urgency > threshold.urgency);
  if (isByRules) return { found: telling.length > 0 ? { ...byRules, level: isNow ? 3 : cardLevel } : nothingFound, signs: [] };
  const isCard =
    isNow ||
    (isPredicted && telling.length > 0) ||
    telling.some((window) => window.prediction.logit > threshold.sure + longer || !isVeiledIn(window, windows));
  const worst = worstOf(telling) ?? worstOf(faint);
  if (!worst) return { found: nothingFound, signs: [] };
  const isAboutOther = readSentences(worst.text).every(speaksOfOther);
  const found = { ...nothingFound, level: isNow ? 3 : isCard ? cardLevel : 1, kinds: kindsOf(worst.prediction), isAboutOther } as const;
  if (isCard) return { found: forChild(found, [text]), signs: [] };
  const signs = apart(windows.filter((window) => telling.includes(window) || faint.includes(window)));
  return { found, signs: signs.map((window) => ({ window, isClear: telling.includes(window) })) };
}

/** There is a quiet line for each kind except emergencies. */
const isSpokenTo = (prediction: Prediction) => !["medical", "danger"].includes(ranked(prediction)[0]?.kind ?? "");

const worstOf = (windows: readonly Window[]): Window | undefined =>
  windows.reduce(
    (before: Window | undefined, one) => (before && before.prediction.logit >= one.prediction.logit ? before : one),
    undefined,
  );

/** Checks the windows before and after it too: the word that names the danger, or urgency, may be in the next sentence. */
function isVeiledIn(window: Window, windows: readonly Window[]): boolean {
  const at = windows.indexOf(window);
  const near = windows.slice(Math.max(0, at - 1), at + 2);
  const isHurried = near.some(({ prediction }) => prediction.logit > threshold.faint && prediction.urgency >= threshold.unhurried);
  return (
    !isHurried &&
    isVeiled(
      kindsOf(window.prediction),
      near.flatMap(({ text }) => readSentences(text)),
    )
  );
}

/** The windows that do not overlap: a sentence is in two windows, and is one sign. */
const apart = (windows: readonly Window[]): Window[] =>
  windows.reduce((before: Window[], one) => (before.some(({ text }) => overlap(text, one.text)) ? before : [...before, one]), []);
const overlap = (before: string, after: string): boolean =>
  before.split(" ").some((_, at, words) => after.startsWith(words.slice(at).join(" ")));

/** An everyday low mood, unless a kind that it is not mistaken for leads clearly. */
function isMoodTalk({ text, prediction }: Window): boolean {
  const order = ranked(prediction);
  const mood = order.find(({ kind }) => moodKinds.includes(kind));
  return mood !== undefined && (order[0]?.score ?? 0) - mood.score < threshold.lead && isVenting(readSentences(text));
}

const ranked = ({ kinds }: Prediction) =>
  encoderKinds.map((kind, at) => ({ kind, score: kinds[at] ?? 0 })).toSorted((a, b) => b.score - a.score);

/** The likeliest kind, and the next when they are nearly equal: the card then names the lines of both. */
function kindsOf(prediction: Prediction): SafetyKind[] {
  const order = ranked(prediction);
  return order.slice(0, 2).flatMap(({ kind, score }) => ((order[0]?.score ?? 0) - score < threshold.doubt ? [kind] : []));
}
