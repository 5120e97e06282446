import { lookup, readPatterns, spanAt } from "./patterns.ts";
import { plain, plainFood } from "./phrases/plain.ts";
import { grave } from "./phrases/venting.ts";
import type { Sentence } from "./text.ts";

const named = (rows: string) => lookup(readPatterns(rows).map((pattern) => [pattern, null] as const));
const plainWords = named(grave + plain);
const foodWords = named(plainFood);

/** The kinds that everyday low moods are mistaken for. A finding of any other kind is never a faint sign. */
const faintKinds: readonly string[] = ["self-harm", "eating"];

/** Whether a passage in which the encoder found `kinds` has no word that names the danger. */
export const isVeiled = (kinds: readonly string[], passage: readonly Sentence[]): boolean =>
  kinds.every((kind) => faintKinds.includes(kind)) &&
  !passage.some((sentence) => holds(sentence, plainWords) || (kinds.includes("eating") && holds(sentence, foodWords)));

const holds = (sentence: Sentence, patterns: typeof plainWords) =>
  sentence.some((word, at) => patterns.get(word)?.some(([pattern]) => spanAt(pattern, sentence, at)));
