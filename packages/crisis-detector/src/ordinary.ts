import { lookup, readPatterns, spanAt } from "./patterns.ts";
import { grave, ordinary } from "./phrases/ordinary.ts";
import { stem } from "./stem.ts";
import type { Sentence } from "./text.ts";

const rows = lookup(readPatterns(ordinary).map((pattern) => [pattern, null] as const));
/** After the phrase at most so many words, and none that begins something else: "makes me breakfast and touches me". */
const mostAfter = 4;
const connectors = new Set(
  "and then but because cause when if until so or after before while who y pero cuando porque ,".split(" ").map(stem),
);

/** Whether each sentence of a window is an ordinary one that the encoder takes for a danger. The phrase rules must have found nothing in it. */
export const isOrdinary = (passage: readonly Sentence[]): boolean => passage.length > 0 && passage.every(isCovered);

const isCovered = (sentence: Sentence): boolean =>
  sentence.some((word, at) =>
    rows.get(word)?.some(([pattern]) => {
      const span = spanAt(pattern, sentence, at);
      if (!span || span.from > 1) return false;
      const after = sentence.slice(span.to + 1);
      return after.length <= mostAfter && !after.some((one) => connectors.has(one));
    }),
  );

const graveWords = new Set(grave.split(" ").map(stem));
export const isGrave = (passage: readonly Sentence[]): boolean => passage.some((sentence) => sentence.some((word) => graveWords.has(word)));
