import { splitLong, slots, sumOf } from "./features.ts";
import type { CueKind } from "./phrases/patterns.ts";
import type { Model } from "./linear-format.ts";
import { models } from "../model/linear-weights.ts";

type LinearKind = Exclude<CueKind, "distress">;

/** The linear model's prediction for a text: logit, kind and sentence. A card is shown from logit 0 on. */
export type LinearPrediction = { logit: number; kind: LinearKind; sentence: number };
/** The kinds in the order of their models. */
export const linearKinds: readonly LinearKind[] = ["self-harm", "abuse", "eating", "substance", "harm-to-others", "medical", "danger"];
/** Weights are integers from -`most` to `most`. */
export const most = 7;

/** The divisor of a sum of weights, by its number of words: long texts collect more of them, and three words say little. */
export const spread = (words: number): number => Math.sqrt(Math.max(shortest, words));
const shortest = 9;

/**
 * The strongest prediction in a text, or null when there is none: each sentence is assessed alone and with the next. The threshold rises
 * with the length, because among a hundred harmless sentences one always scores highest. `isSetAside` marks sentences that the rules have
 * excluded: a denial, a story, something long over.
 */
export function predictLinear(
  sentences: readonly (readonly string[])[],
  isSetAside: (sentence: number) => boolean,
  { card: using, kinds }: Pick<Read, "card" | "kinds"> = shipped(),
): LinearPrediction | null {
  const parts: { part: readonly string[]; words: number; sum: number; sentence: number }[] = [];
  sentences.forEach((sentence, number) => {
    if (isSetAside(number)) return;
    for (const part of splitLong(sentence)) {
      parts.push({ part, words: part.length + 2, sum: sumOf(part, using.weights), sentence: number });
    }
  });
  let best = -Infinity;
  let at = -1;
  let length = 1;
  parts.forEach((part, number) => {
    const next = parts[number + 1];
    const alone = part.sum / spread(part.words);
    if (alone > best) [best, at, length] = [alone, number, 1];
    if (!next || next.sentence > part.sentence + 1) return;
    const both = (part.sum + next.sum) / spread(part.words + next.words);
    if (both > best) [best, at, length] = [both, number, 2];
  });
  const logit = best + using.bias - using.least - using.perDoubling * Math.log2(Math.max(1, parts.length / 2));
  if (at < 0 || !(logit > 0)) return null;
  return {
    logit,
    kind: kindOf(
      parts.slice(at, at + length).map(({ part }) => part),
      kinds,
    ),
    sentence: parts[at]?.sentence ?? 0,
  };
}

/** The kind whose model scores highest. */
function kindOf(parts: readonly (readonly string[])[], kinds: readonly Weights[]): LinearKind {
  const words = parts.reduce((sum, part) => sum + part.length + 2, 0);
  const scores = kinds.map(({ weights, bias }) => parts.reduce((sum, part) => sum + sumOf(part, weights), 0) / spread(words) + bias);
  return linearKinds[scores.indexOf(Math.max(...scores))] ?? "self-harm";
}

export type Weights = { weights: Float32Array; bias: number; least: number; perDoubling: number };
export type Read = { card: Weights; urgent: Weights; kinds: Weights[] };

/**
 * Unpacks weights. A character of `gaps` is the distance to the next weight (`~`: 90 more, and the next character counts too), its
 * character in `values` the weight.
 */
function readWeights({ gaps, values, step, ...rest }: Model): Weights {
  const weights = new Float32Array(slots);
  let place = -1;
  let number = 0;
  for (let at = 0; at < gaps.length; at++) {
    const gap = valueOf(gaps.charCodeAt(at));
    if (gap === furthest) {
      place += furthest;
      continue;
    }
    place += gap + 1;
    const value = valueOf(values.charCodeAt(number++));
    weights[place] = step * (value < most ? value - most : value - most + 1);
  }
  return { weights, ...rest };
}

/** The inverse of `readWeights`, in integers. */
export function packWeights(steps: Int8Array): Pick<Model, "gaps" | "values"> {
  let gaps = "";
  let values = "";
  let last = -1;
  steps.forEach((weight, place) => {
    if (weight === 0) return;
    let gap = place - last - 1;
    for (; gap >= furthest; gap -= furthest) gaps += letterOf(furthest);
    gaps += letterOf(gap);
    values += letterOf(weight < 0 ? weight + most : most + weight - 1);
    last = place;
  });
  return { gaps, values };
}

const furthest = 90;
// printable characters without quotes and backslash, so that the text can be part of a source file
const alphabet = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  .filter((sign) => !"\"'`\\".includes(sign))
  .join("");
const valueOf = (code: number) => alphabet.indexOf(String.fromCharCode(code));
const letterOf = (value: number) => alphabet.charAt(value);

let read: Read | undefined;
const shipped = () =>
  (read ??= { card: readWeights(models.card), urgent: readWeights(models.urgent), kinds: models.kinds.map(readWeights) });

/** Whether the text around the sentence `at` sounds imminent: a plan, a means, a time, an emergency now. */
export const soundsImminent = (sentences: readonly (readonly string[])[], at: number): boolean =>
  urgency(sentences.slice(Math.max(0, at - 1), at + 2)) > 0;

/** The urgency of a few sentences; 0 is the threshold. */
export function urgency(sentences: readonly (readonly string[])[], { urgent }: Pick<Read, "urgent"> = shipped()): number {
  return (predictLinear(sentences, () => false, { card: alwaysPositive(urgent), kinds: [] })?.logit ?? 0) - far;
}
/** Weights that predict a crisis in every text, `far` above the threshold. */
export const alwaysPositive = (weights: Weights): Weights => ({ ...weights, least: weights.least - far });
export const far = 100;
