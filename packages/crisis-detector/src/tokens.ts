/** The encoder's vocabulary: tokens with their log probabilities. */
export type Vocabulary = { numbers: Map<string, number>; scores: Float32Array; longest: number };

export function vocabularyOf(tokens: readonly string[], scores: Float32Array): Vocabulary {
  const numbers = new Map<string, number>();
  let longest = 1;
  tokens.forEach((token, number) => {
    if (number < reserved) return;
    numbers.set(token, number);
    longest = Math.max(longest, token.length);
  });
  return { numbers, scores, longest };
}

/** The first numbers mean no token: 0 is an unknown character. */
const reserved = 6;
const unknownScore = -20;

/**
 * Splits text into the likeliest sequence of tokens and returns their numbers: Viterbi over a unigram model (Kudo, "Subword
 * Regularization", 2018). A word begins with "▁". Consecutive unknown characters are one 0.
 */
export function tokenize(text: string, { numbers, scores, longest }: Vocabulary): number[] {
  const signs = `▁${text.normalize("NFKC").replaceAll(" ", "▁")}`;
  const best = new Float64Array(signs.length + 1).fill(-Infinity);
  const from = new Int32Array(signs.length + 1);
  const by = new Int32Array(signs.length + 1);
  best[0] = 0;
  for (let at = 0; at < signs.length; at++) {
    const here = best[at] ?? 0;
    for (let end = at + 1; end <= Math.min(signs.length, at + longest); end++) {
      const number = numbers.get(signs.slice(at, end));
      const score = here + (number === undefined ? unknownScore : (scores[number] ?? 0));
      if (number === undefined && end > at + 1) continue;
      if (score < (best[end] ?? 0)) continue;
      best[end] = score;
      from[end] = at;
      by[end] = number ?? 0;
    }
  }
  const found: number[] = [];
  for (let at = signs.length; at > 0; at = from[at] ?? 0) {
    const number = by[at] ?? 0;
    if (number !== 0 || found.at(-1) !== 0) found.push(number);
  }
  return found.toReversed();
}
