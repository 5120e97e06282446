import { assess as assessTexts, cardLevel, type SafetyKind, type SafetyLevel } from "./assess.ts";

/** `kind`: the most urgent one, null below a level of 2. `spans`: positions in the text, in UTF-16 units, `to` excluded. */
export type Detection = { level: SafetyLevel; kind: SafetyKind | null; spans: { from: number; to: number }[] };

/** Assesses one text: level, kind and sentences. For conversations of several messages: assess.ts. */
export function assess(text: string): Detection {
  const { level, kinds } = assessTexts(text);
  if (level < cardLevel) return { level, kind: null, spans: [] };
  const sentences = [...text.matchAll(/[^.!?;\n]+[.!?;\n]*/g)].map((match) => trimmed(match[0], match.index));
  const telling = sentences.filter(({ from, to }) => assessTexts(text.slice(from, to)).level >= cardLevel);
  // signs that only add up to a crisis are in several sentences
  return { level, kind: kinds[0] ?? null, spans: telling.length > 0 ? telling : [trimmed(text, 0)] };
}

function trimmed(part: string, begin: number): { from: number; to: number } {
  const from = begin + part.length - part.trimStart().length;
  return { from, to: Math.max(from, begin + part.trimEnd().length) };
}
