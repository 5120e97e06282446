import { families } from "./phrases/families.ts";
import { stem } from "./stem.ts";

/** The number of weights; two features may share one by hashing. */
export const slots = 1 << 18;
/** The maximum words of a window, and how many words of the one before it repeats. */
const windowWords = 30;
const overlap = 10;

/** The sum of the weights of a sentence's features. */
export function sumOf(sentence: readonly string[], weights: Float32Array): number {
  const count = walk(sentence);
  let sum = 0;
  for (let at = 0; at < count; at++) sum += weights[places[at] ?? 0] ?? 0;
  return sum;
}

/** The features of one sentence, as indexes of weights. */
export const featuresOf = (sentence: readonly string[]): Int32Array => places.slice(0, walk(sentence));

const perWord = 12;
// one buffer for all sentences, because a long entry has thousands
let places = new Int32Array(perWord * 64);
let words = new Int32Array(64);
let kinds = new Int32Array(64);

/**
 * Fills `places` with the features of a sentence and returns their number: its words, pairs of words next to each other or one apart,
 * families of words, pairs of families up to three apart, and pairs of a word and a family. Commas are left out.
 */
function walk(sentence: readonly string[]): number {
  if (sentence.length + 2 > words.length) {
    words = new Int32Array(sentence.length * 2 + 2);
    kinds = new Int32Array(words.length);
    places = new Int32Array(words.length * perWord);
  }
  let length = 0;
  words[length] = edge;
  kinds[length++] = 0;
  for (const word of sentence) {
    if (word === ",") continue;
    const known = knownOf(word);
    words[length] = known.word;
    kinds[length++] = known.family;
  }
  words[length] = edge;
  kinds[length++] = 0;
  let count = 0;
  for (let at = 0; at < length; at++) {
    const word = words[at] ?? 0;
    const kind = kinds[at] ?? 0;
    places[count++] = slotOf(word, 0, 1);
    if (kind !== 0) places[count++] = slotOf(kind, 0, 2);
    for (let apart = 1; apart <= 3 && at + apart < length; apart++) {
      const next = words[at + apart] ?? 0;
      const nextKind = kinds[at + apart] ?? 0;
      if (apart < 3) {
        places[count++] = slotOf(word, next, apart === 1 ? 3 : 4);
        if (kind !== 0) places[count++] = slotOf(kind, next, 5);
        if (nextKind !== 0) places[count++] = slotOf(word, nextKind, 6);
      }
      if (kind !== 0 && nextKind !== 0) places[count++] = slotOf(kind, nextKind, apart === 1 ? 7 : 8);
    }
  }
  return count;
}

/** Splits long sentences into parts that are short enough for a single thought to count. */
export function splitLong(sentence: readonly string[]): (readonly string[])[] {
  if (sentence.length <= windowWords) return [sentence];
  const parts: (readonly string[])[] = [];
  for (let at = 0; at < sentence.length - overlap; at += windowWords - overlap) parts.push(sentence.slice(at, at + windowWords));
  return parts;
}

type Known = { word: number; family: number };
const edge = hashOf("^");
const familyOf = new Map<string, number>();
for (const [name, words] of Object.entries(families)) {
  for (const word of words.split(" ").map(stem)) if (!familyOf.has(word)) familyOf.set(word, hashOf(`@${name}`));
}

const saved = new Map<string, Known>();

function knownOf(word: string): Known {
  let known = saved.get(word);
  if (known) return known;
  known = { word: hashOf(word), family: familyOf.get(word) ?? 0 };
  if (saved.size > 20_000) saved.clear();
  saved.set(word, known);
  return known;
}

function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash === 0 ? 1 : hash;
}

function slotOf(one: number, two: number, sort: number): number {
  let hash = Math.imul(one ^ Math.imul(sort, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(two + sort, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 14)) & (slots - 1);
}
