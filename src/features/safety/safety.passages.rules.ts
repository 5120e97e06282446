import { speaksOfOther } from "./safety.context.rules.ts";
import type { Understood } from "./safety.encoder.rules.ts";
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
} from "./safety.rules.ts";

/** The kinds in the order of the encoder's outputs. */
export const earKinds: readonly SafetyKind[] = ["self-harm", "abuse", "danger", "medical", "eating", "substance", "harm-to-others"];

/**
 * The encoder's thresholds, chosen on ordinary texts outside the training set, of which about 2 of 100 may bring up a card. The
 * longer the text, the higher the threshold, since among a hundred harmless windows one always scores highest; a finding of the
 * rules or the linear model lowers it.
 */
const believed = { strength: 2.4, perDoubling: 0.3, haste: 0.3, beside: 1.2, doubt: 1.5 };
/** A window is as long as the encoder's training examples. */
const passage = { sentences: 2, leastWords: 8, mostWords: 40, overlap: 10 };
/** An entry may have thousands of windows; the last ones are classified. */
const mostPassages = 300;

/** A text in passages of one or two sentences, each sentence in two of them, without what the rules have read and put aside. */
export function passagesOf(text: string): string[] {
  const sentences = text
    .split(/(?<=[.!?;])\s+|\n+/)
    .flatMap(inShortPieces)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence) && !isSetAside(sentence));
  const passages = new Set<string>();
  for (let from = 0; from < sentences.length; from++) {
    let said = "";
    let to = from;
    for (; to < sentences.length && (to - from < passage.sentences || wordsOf(said).length < passage.leastWords); to++) {
      const more = said === "" ? (sentences[to] ?? "") : `${said} ${sentences[to]}`;
      if (said !== "" && wordsOf(more).length > passage.mostWords) break;
      said = more;
    }
    passages.add(said);
    if (to >= sentences.length) break;
  }
  return [...passages].slice(-mostPassages);
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** A sentence without a full stop is classified in overlapping parts. */
function inShortPieces(sentence: string): string[] {
  const words = wordsOf(sentence);
  if (words.length <= passage.mostWords) return [words.join(" ")];
  const step = passage.mostWords - passage.overlap;
  return Array.from({ length: Math.ceil((words.length - passage.overlap) / step) }, (_, at) =>
    words.slice(at * step, at * step + passage.mostWords).join(" "),
  );
}

function isSetAside(sentence: string): boolean {
  const { sentences, isSetAside: isAside } = hearable(sentence);
  return sentences.length > 0 && sentences.every((_, at) => isAside(at));
}

/**
 * The encoder's predictions for each window of `text`, combined. Where the rules found something their kinds stay, and the
 * encoder only decides the urgency; otherwise the encoder names the kind.
 */
export function heardCloser(text: string, passages: readonly { text: string; understood: Understood }[]): Assessment {
  const byRules = assessByRules(text);
  const isByRules = byRules.level >= cardLevel;
  const isHeard = isByRules || assess(text).level >= cardLevel;
  const least = (isHeard ? believed.beside : believed.strength) + believed.perDoubling * Math.log2(Math.max(1, passages.length));
  const telling = passages.filter(({ understood }) => understood.strength > least);
  const worst = telling.reduce(
    (before, one) => (before && before.understood.strength >= one.understood.strength ? before : one),
    telling[0],
  );
  if (!worst) return nothingFound;
  const level = telling.some(({ understood }) => understood.haste > believed.haste) ? 3 : cardLevel;
  if (isByRules) return { ...byRules, level };
  const isAboutOther = readSentences(worst.text).every(speaksOfOther);
  return forChild({ ...nothingFound, level, kinds: kindsOf(worst.understood), isAboutOther }, [text]);
}

/** The likeliest kind, and the next when they are nearly equal: the card then names the lines of both. */
function kindsOf({ kinds }: Understood): SafetyKind[] {
  const order = earKinds.map((kind, at) => ({ kind, score: kinds[at] ?? 0 })).toSorted((a, b) => b.score - a.score);
  return order.slice(0, 2).flatMap(({ kind, score }) => ((order[0]?.score ?? 0) - score < believed.doubt ? [kind] : []));
}
