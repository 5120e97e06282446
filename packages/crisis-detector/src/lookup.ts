import { coercion } from "./phrases/coercion.ts";
import { concepts } from "./phrases/concepts.ts";
import { emergencies, ordinaryLife } from "./phrases/emergencies.ts";
import { everydayExcuses } from "./phrases/everyday.ts";
import { cueGroups, type CueGroup, type CueKind } from "./phrases/patterns.ts";
import { lookup, readPattern, readPatterns, spanAt, wordsIn, type Pattern, type Span } from "./patterns.ts";
import { immediate } from "./phrases/immediate.ts";
import { otherPeople } from "./phrases/other-people.ts";
import { medicineQuestions, plans } from "./phrases/plans.ts";
import { preparation } from "./phrases/preparation.ts";
import type { Sentence } from "./text.ts";
import { signs } from "./phrases/signs.ts";
import { singleActs } from "./phrases/single-acts.ts";
import { situations } from "./phrases/situations.ts";
import { threats } from "./phrases/threats.ts";
import { unprotected } from "./phrases/unprotected.ts";
import { urgent } from "./phrases/urgent.ts";
import { figures, ownViolence, violence } from "./phrases/violence.ts";
import { excuses, harmlessDoses, wider } from "./phrases/wider.ts";

/** All patterns by the word that each is looked up by, each with its exceptions. */

export type CrisisPattern = { group: CueGroup; exceptions: Map<string, (readonly [Pattern, null])[]> };

/** The exceptions of a kind's phrases also apply to the wider patterns of that kind. */
const excusesOf = (kind: CueKind) =>
  cueGroups.flatMap((group) => (group.kind === kind && kind !== "self-harm" ? [group.except ?? ""] : []));
const isPhysical = (kind: CueKind) => kind === "abuse" || kind === "harm-to-others";
export const figureGroup: CueGroup = {
  kind: "distress",
  level: 1,
  marks: "f",
  patterns: `${figures}\n${medicineQuestions}\n${harmlessDoses}\n${ordinaryLife}`,
};
const allGroups = [
  ...cueGroups,
  ...[...concepts, ...wider].map((group) => ({ ...group, except: [group.except ?? "", ...excusesOf(group.kind)].join("\n") })),
  ...violence,
  ...ownViolence,
  ...plans,
  ...coercion,
  ...signs,
  ...singleActs,
  ...otherPeople,
  ...immediate,
  ...emergencies,
  ...preparation,
  ...threats,
  ...situations,
  ...urgent,
  ...unprotected,
].map((group) => ({
  ...group,
  except: [group.except ?? "", excuses[group.kind] ?? "", everydayExcuses[group.kind] ?? "", isPhysical(group.kind) ? figures : ""].join(
    "\n",
  ),
}));
/** Groups share most exceptions: each row is read once. */
const exceptionRows = new Map<string, Pattern>();
const readException = (row: string): Pattern => {
  const pattern = exceptionRows.get(row) ?? readPattern(row);
  exceptionRows.set(row, pattern);
  return pattern;
};
const readGroups = [...allGroups, figureGroup].map((group) => ({
  group,
  patterns: readPatterns(group.patterns),
  exceptions: readPatterns(group.except ?? "", readException),
}));
export const patterns = lookup(
  readGroups.flatMap(({ group, patterns, exceptions }) => {
    const cue: CrisisPattern = { group, exceptions: lookup(exceptions.map((pattern) => [pattern, null] as const)) };
    return patterns.map((pattern) => [pattern, cue] as const);
  }),
);
const known = new Set<string>();
for (const { group, patterns, exceptions } of readGroups)
  if (group !== figureGroup) for (const pattern of [...patterns, ...exceptions]) wordsIn(pattern).forEach((word) => known.add(word));
export const isKnown = (word: string) => known.has(word);

/** An exception only counts where it overlaps the pattern or is right next to it. */
export function isExcepted(sentence: Sentence, span: Span, exceptions: CrisisPattern["exceptions"]): boolean {
  for (let at = Math.max(0, span.from - 12); at < Math.min(sentence.length, span.to + 13); at++) {
    for (const [pattern] of exceptions.get(sentence[at] ?? "") ?? []) {
      const other = spanAt(pattern, sentence, at);
      if (other && other.from <= span.to + 1 && other.to >= span.from - 1) return true;
    }
  }
  return false;
}
