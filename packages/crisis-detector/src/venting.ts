import { lookup, readPatterns, spanAt } from "./patterns.ts";
import { serious as seriousWords, venting } from "./phrases/venting.ts";
import type { Sentence } from "./text.ts";

const named = (rows: string) => lookup(readPatterns(rows).map((pattern) => [pattern, null] as const));
const everyday = named(venting);
const serious = named(seriousWords);

/** The kinds that everyday low moods are mistaken for: talk of breakups, injuries, drinks with friends and stress. */
export const moodKinds: readonly string[] = ["self-harm", "eating", "substance"];

/** Whether a window is about an everyday low mood and contains no severe words. */
export const isVenting = (passage: readonly Sentence[]): boolean =>
  passage.some((sentence) => holds(sentence, everyday)) && !passage.some((sentence) => holds(sentence, serious));

const holds = (sentence: Sentence, patterns: typeof everyday) =>
  sentence.some((word, at) => patterns.get(word)?.some(([pattern]) => spanAt(pattern, sentence, at)));
