import { speller, stem } from "./coach.spelling.rules.ts";

/**
 * How likely a message is about each subject: three linear classifiers, over its words, its sequences of letters, and its sentence vector,
 * trained on the subjects' phrasings (scripts/coach-model.ts, scripts/train-coach-encoder.py). Pure arithmetic; the last class means "none
 * of them".
 */

/** Natural logarithms of the probabilities, in the order of the subjects, and last of no subject. */
export type Likelihoods = Float32Array;

/** One row of weights for each input, as 8-bit integers; `scales` is the scale of each row. */
interface Linear {
  rows: Int8Array;
  scales: Float32Array;
  bias: Float32Array;
}

interface FeatureModel {
  hash: string;
  /** Each feature with its row and its inverse frequency. */
  features: ReadonlyMap<string, { row: number; rarity: number }>;
  featuresIn: (text: string) => string[];
  linear: Linear;
}
/** Both classifiers that need no encoder. */
export interface TextModel {
  words: FeatureModel;
  letters: FeatureModel;
}

interface VectorModel {
  hash: string;
  mean: Float32Array;
  linear: Linear;
}

/** Factor of the inputs before the weights, so that both classifiers train at one rate. */
export const wordGain = 4;
const vectorGain = 2.5;

/** Apostrophes are left out, as users often do: "don't" and "dont" are one word. */
export const wordsOf = (text: string): string[] =>
  text
    .slice(0, 600)
    .toLowerCase()
    .replace(/[\u2019']/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 80);

/** Normalized like the encoder's training sentences: with missing apostrophes restored, and "I" capitalized. */
export const spelledOut = (text: string): string =>
  text
    .slice(0, 600)
    .replaceAll("\u2019", "'")
    .toLowerCase()
    .replace(/[a-z']+/g, (word) => whole.get(word.replaceAll("'", "")) ?? word);

const whole = new Map(
  "don't can't won't I'm I've he's she's that's what's didn't doesn't isn't wasn't aren't weren't haven't hasn't hadn't couldn't wouldn't shouldn't you're they're we've you've they've there's here's it's where's who's how's you'll they'll I let's aren't ain't"
    .split(" ")
    .map((word) => [word.replaceAll("'", "").toLowerCase(), word]),
);
for (const [short, word] of [
  ["u", "you"],
  ["ur", "your"],
  ["bf", "boyfriend"],
  ["gf", "girlfriend"],
  ["bc", "because"],
  ["cuz", "because"],
  ["mil", "mother-in-law"],
  ["idk", "I don't know"],
  ["pls", "please"],
] as const)
  whole.set(short, word);

/** Features: stems of content words, every word in its plain form, and pairs of both. */
export function featuresOf(text: string, spelled: (word: string) => string | null = stem): string[] {
  const words = wordsOf(text);
  const plain = words.map((word) => word.replace(/ies$/, "y").replace(/(?:ing|ed|es|s|ly)$/, (end, at: number) => (at >= 3 ? "" : end)));
  const stems = words.flatMap((word) => spelled(word) ?? []);
  return [...new Set([...named("w", plain), ...named("p", pairs(plain)), ...named(stemPrefix, stems), ...named("q", pairs(stems))])];
}
export const stemPrefix = "s";
const named = (kind: string, words: readonly string[]) => words.map((word) => `${kind}:${word}`);
const pairs = (words: readonly string[]) => words.slice(1).map((word, at) => `${words[at] ?? ""} ${word}`);

/** Every sequence of three to five letters, also across words: what is left of a word that is misspelled or unknown. */
export function lettersOf(text: string): string[] {
  const all = ` ${wordsOf(text).join(" ")} `;
  return [
    ...new Set(
      [3, 4, 5].flatMap((length) => Array.from({ length: Math.max(0, all.length - length + 1) }, (_, at) => all.slice(at, at + length))),
    ),
  ];
}

export const textLikelihoods = ({ words, letters }: TextModel, text: string): Likelihoods =>
  together(featureLikelihoods(words, text), featureLikelihoods(letters, text));

function featureLikelihoods({ features, featuresIn, linear }: FeatureModel, text: string): Likelihoods {
  const found = featuresIn(text).flatMap((feature) => features.get(feature) ?? []);
  const length = Math.hypot(...found.map(({ rarity }) => rarity)) || 1;
  const sums = Float32Array.from(linear.bias);
  for (const { row, rarity } of found) addRow(sums, linear, row, (wordGain * rarity) / length);
  return normalized(sums);
}

export function vectorLikelihoods({ mean, linear }: VectorModel, vector: Float32Array): Likelihoods {
  const sums = Float32Array.from(linear.bias);
  for (let row = 0; row < mean.length; row++) addRow(sums, linear, row, vectorGain * ((vector[row] ?? 0) - (mean[row] ?? 0)));
  return normalized(sums);
}

function addRow(sums: Float32Array, { rows, scales }: Linear, row: number, by: number): void {
  const from = row * sums.length;
  const step = by * (scales[row] ?? 0);
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + step * (rows[from + at] ?? 0);
}

/**
 * Two classifiers combined: the product of their probabilities. Their mean, which is flatter, separates right answers from wrong ones less
 * well (docs/decisions/0005-coach.md).
 */
export const together = (one: Likelihoods, other: Likelihoods): Likelihoods => normalized(one.map((value, at) => value + (other[at] ?? 0)));

function normalized(sums: Float32Array): Likelihoods {
  const most = sums.reduce((before, value) => Math.max(before, value), -Infinity);
  const all = Math.log(sums.reduce((sum, value) => sum + Math.exp(value - most), 0)) + most;
  return sums.map((value) => value - all);
}

/** Format of the weight files: the length of a header, the header as JSON padded to four bytes, then numbers. */
export type ModelHead = { hash: string; classes: number; features?: string[]; width?: number };
type TextOf = (bytes: Uint8Array) => string;

function unpacked(file: ArrayBuffer, textOf: TextOf) {
  const length = new DataView(file).getUint32(0, true);
  const head = JSON.parse(textOf(new Uint8Array(file, 4, length))) as ModelHead; // our own script wrote it
  let at = 4 + length;
  const take = (count: number) => {
    const part = new Float32Array(file, at, count);
    at += count * 4;
    return part;
  };
  return { head, take, rest: () => new Int8Array(file, at) };
}

export const readTextModel = (files: Record<keyof TextModel, ArrayBuffer>, textOf: TextOf): TextModel => ({
  words: readFeatureModel(files.words, textOf, (names) => {
    const known = names.filter((name) => name.startsWith(`${stemPrefix}:`)).map((name) => name.slice(2));
    const spelled = speller(new Set(known));
    return (text) => featuresOf(text, spelled);
  }),
  letters: readFeatureModel(files.letters, textOf, () => lettersOf),
});

function readFeatureModel(
  file: ArrayBuffer,
  textOf: TextOf,
  featuresFor: (names: readonly string[]) => FeatureModel["featuresIn"],
): FeatureModel {
  const { head, take, rest } = unpacked(file, textOf);
  const names = head.features ?? [];
  const rarity = take(names.length);
  const linear = { scales: take(names.length), bias: take(head.classes), rows: rest() };
  return {
    hash: head.hash,
    features: new Map(names.map((name, row) => [name, { row, rarity: rarity[row] ?? 0 }])),
    featuresIn: featuresFor(names),
    linear,
  };
}

export function readVectorModel(file: ArrayBuffer, textOf: TextOf): VectorModel {
  const { head, take, rest } = unpacked(file, textOf);
  const mean = take(head.width ?? 0);
  return { hash: head.hash, mean, linear: { scales: take(mean.length), bias: take(head.classes), rows: rest() } };
}
