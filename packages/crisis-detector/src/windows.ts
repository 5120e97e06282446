import { speaksOfOther } from "./context.ts";
import type { Prediction } from "./encoder.ts";
import {
  assess,
  assessByRules,
  cardLevel,
  forChild,
  hearable,
  nothingFound,
  readSentences,
  type Assessment,
  type SafetyKind,
} from "./assess.ts";
import { isVenting, moodKinds } from "./venting.ts";

/** The kinds in the order of the encoder's outputs. */
export const encoderKinds: readonly SafetyKind[] = ["self-harm", "abuse", "danger", "medical", "eating", "substance", "harm-to-others"];

/**
 * The encoder's thresholds, chosen on ordinary texts outside the training set, of which about 2 of 100 may bring up a card. The longer the
 * text, the higher the threshold, because among a hundred harmless windows one always scores highest; a finding of the rules or the linear
 * model lowers it, and an everyday low mood (src/venting.ts) raises it.
 */
const threshold = { logit: 2.4, perDoubling: 0.3, urgency: 0.3, beside: 1.2, doubt: 1.5, venting: 2.5, lead: 0.5 };
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

type Window = { text: string; prediction: Prediction };

/**
 * The encoder's predictions for each window of `text`, combined. If the rules found something their kinds stay, and the encoder only
 * decides the urgency; otherwise the encoder names the kind.
 */
export function assessPredictions(text: string, windows: readonly Window[]): Assessment {
  const byRules = assessByRules(text);
  const isByRules = byRules.level >= cardLevel;
  const isPredicted = isByRules || assess(text).level >= cardLevel;
  const longer = threshold.perDoubling * Math.log2(Math.max(1, windows.length));
  const leastFor = (window: Window) => {
    if (!isByRules && isMoodTalk(window)) return threshold.logit + threshold.venting;
    return isPredicted ? threshold.beside : threshold.logit;
  };
  const telling = windows.filter((window) => window.prediction.logit > leastFor(window) + longer);
  const worst = telling.reduce((before, one) => (before && before.prediction.logit >= one.prediction.logit ? before : one), telling[0]);
  if (!worst) return nothingFound;
  const level = telling.some(({ prediction }) => prediction.urgency > threshold.urgency) ? 3 : cardLevel;
  if (isByRules) return { ...byRules, level };
  const isAboutOther = readSentences(worst.text).every(speaksOfOther);
  return forChild({ ...nothingFound, level, kinds: kindsOf(worst.prediction), isAboutOther }, [text]);
}

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
