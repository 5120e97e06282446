import { conceptGroups } from "./phrases/concepts.ts";
import { common, groups, negators } from "./phrases/patterns.ts";
import { coercionGroups } from "./phrases/coercion.ts";
import { emergencyGroups } from "./phrases/emergencies.ts";
import { immediateGroups } from "./phrases/immediate.ts";
import { otherPeopleGroups } from "./phrases/other-people.ts";
import { planGroups } from "./phrases/plans.ts";
import { preparationGroups } from "./phrases/preparation.ts";
import { singleActGroups } from "./phrases/single-acts.ts";
import { situationGroups } from "./phrases/situations.ts";
import { ordinaryGroups } from "./phrases/ordinary.ts";
import { stem } from "./stem.ts";
import { ventingGroups } from "./phrases/venting.ts";
import { signGroups } from "./phrases/signs.ts";
import { threatGroups } from "./phrases/threats.ts";
import { unprotectedGroups } from "./phrases/unprotected.ts";
import { urgentGroups } from "./phrases/urgent.ts";
import { violenceGroups } from "./phrases/violence.ts";

type Part = { words: ReadonlySet<string> | null; gap: number; isOptional: boolean; isEnd: boolean };
/**
 * `hasNo`: the pattern contains a negation of its own ("not breathing"), so a negation inside it denies nothing. `isUnsure`: it often has a
 * harmless meaning, so the encoder may overrule it.
 */
export type Pattern = { row: string; parts: Part[]; anchor: number; hasNo: boolean; isUnsure: boolean; needs: number[] };
export type Span = { from: number; to: number };

/** Parses rows of patterns; the notation is explained at the head of the patterns. */
export const readPatterns = (rows: string, read = readPattern): Pattern[] =>
  rows
    .split("\n")
    .map((row) => row.trim())
    .filter((row) => row !== "")
    .map((row) => read(row));

/** Every word that `patterns` can be looked up by. */
const anchorsOf = (pattern: Pattern): Iterable<string> => pattern.parts[pattern.anchor]?.words ?? [];
export const wordsIn = (pattern: Pattern): string[] => pattern.parts.flatMap((part) => [...(part.words ?? [])]);

/** Computes which words are near each position, so that most patterns are skipped without matching. */
export function nearbyOf(words: readonly string[]): (at: number) => number {
  const blocks: number[] = [];
  for (let at = 0; at < words.length; at++) blocks[at >> 4] = (blocks[at >> 4] ?? 0) | markOf(words[at] ?? "");
  return (at) => (blocks[(at >> 4) - 1] ?? 0) | (blocks[at >> 4] ?? 0) | (blocks[(at >> 4) + 1] ?? 0);
}

/** Whether all words that `pattern` needs may be among those nearby; false is certain, true is not. */
export function mayLieIn(nearby: number, pattern: Pattern): boolean {
  const { needs } = pattern;
  for (let at = 0; at < needs.length; at++) if ((nearby & (needs[at] ?? 0)) === 0) return false;
  return true;
}

const marks = new Map<string, number>();

function markOf(word: string): number {
  const saved = marks.get(word);
  if (saved !== undefined) return saved;
  if (marks.size > 20_000) marks.clear();
  let hash = 7;
  for (let at = 0; at < word.length; at++) hash = (Math.imul(hash, 31) + word.charCodeAt(at)) | 0;
  const mark = 1 << ((hash >>> 7) % 31);
  marks.set(word, mark);
  return mark;
}

/** The span of `pattern` in `words` when its anchor is at `at`; null when it doesn't match. */
export function spanAt(pattern: Pattern, words: readonly string[], at: number): Span | null {
  const to = walk(pattern.parts, pattern.anchor + 1, words, at + 1, 1);
  if (to < 0) return null;
  const from = walk(pattern.parts, pattern.anchor - 1, words, at - 1, -1);
  return from === failed ? null : { from: from + 1, to: to - 1 };
}

/** Patterns by each word of their anchor, each with its owner. */
export function lookup<Owner>(entries: readonly (readonly [Pattern, Owner])[]): Map<string, (readonly [Pattern, Owner])[]> {
  const found = new Map<string, (readonly [Pattern, Owner])[]>();
  for (const entry of entries) {
    for (const word of anchorsOf(entry[0])) {
      const row = found.get(word);
      if (row) row.push(entry);
      else found.set(word, [entry]);
    }
  }
  return found;
}

const failed = -2;

/** The position after the last matched word in this direction, or `failed`. */
function walk(parts: readonly Part[], index: number, words: readonly string[], at: number, step: 1 | -1): number {
  const part = parts[index];
  if (!part) return at;
  if (part.isEnd && isEnd(words, at)) return walk(parts, index + step, words, at, step);
  if (part.gap > 0) {
    for (let skipped = 0; skipped <= part.gap; skipped++) {
      const next = at + skipped * step;
      if (next < -1 || next > words.length) break;
      if (skipped > 0 && part.words !== null && !part.words.has(words[next - step] ?? "")) break;
      const end = walk(parts, index + step, words, next, step);
      if (end !== failed) return end;
    }
    return failed;
  }
  if (part.words !== null && at >= 0 && at < words.length && part.words.has(words[at] ?? "")) {
    const end = walk(parts, index + step, words, at + step, step);
    if (end !== failed) return end;
  }
  return part.isOptional ? walk(parts, index + step, words, at, step) : failed;
}

const isEnd = (words: readonly string[], at: number) => at >= words.length || words[at] === ",";

const nos = new Set(negators.split(" ").map(stem));
const mostCommon = new Set(common.split(" ", 16).map(stem));
const everyday = new Set(common.split(" ").map(stem));

const unsureMark = "~ ";

export function readPattern(row: string): Pattern {
  const isUnsure = row.startsWith(unsureMark);
  const unmarked = isUnsure ? row.slice(unsureMark.length) : row;
  const read = unmarked.split(" ").map(readPart);
  const weights = read.map(({ weight }) => weight);
  return {
    row: unmarked,
    parts: read.map(({ part }) => part),
    anchor: weights.indexOf(Math.min(...weights)),
    hasNo: read.some((one) => one.hasNo),
    isUnsure,
    needs: read.filter(({ weight }) => weight !== Infinity).map(({ marks }) => marks),
  };
}

function weightOf(words: ReadonlySet<string>): number {
  let weight = 0;
  for (const word of words) weight += mostCommon.has(word) ? 2000 : everyday.has(word) ? 100 : 1;
  return weight;
}

/** A part with what is computed from its words; an infinite weight if the part can be absent. */
type ReadPart = { part: Part; weight: number; hasNo: boolean; marks: number };
/** Most parts occur in many rows: each is read once, which takes a third of the time. */
const readParts = new Map<string, ReadPart>();

function readPart(text: string): ReadPart {
  const saved = readParts.get(text);
  if (saved) return saved;
  const part = partOf(text);
  const { words, gap } = part;
  const isAbsentAtTimes = words === null || gap > 0 || part.isOptional || part.isEnd;
  let marks = 0;
  for (const word of words ?? []) marks |= markOf(word);
  const hasNo = gap === 0 && words !== null && [...words].some((word) => nos.has(word));
  const read = { part, weight: isAbsentAtTimes ? Infinity : weightOf(words), hasNo, marks };
  readParts.set(text, read);
  return read;
}

function partOf(text: string): Part {
  if (text.startsWith("..")) {
    const [, most, group] = /^\.\.(\d*)(?:<(\w+)>)?$/.exec(text) ?? [];
    return { words: group ? new Set(wordsNamed(`<${group}>`).map(stem)) : null, gap: Number(most || 3), isOptional: false, isEnd: false };
  }
  const isOptional = text.endsWith("?");
  const names = (isOptional ? text.slice(0, -1) : text).split("|");
  return { words: new Set(names.flatMap(wordsNamed).map(stem)), gap: 0, isOptional, isEnd: names.includes("$") };
}

const allGroups: Record<string, string> = {
  ...conceptGroups,
  ...groups,
  ...violenceGroups,
  ...planGroups,
  ...coercionGroups,
  ...signGroups,
  ...otherPeopleGroups,
  ...immediateGroups,
  ...emergencyGroups,
  ...ventingGroups,
  ...preparationGroups,
  ...threatGroups,
  ...situationGroups,
  ...singleActGroups,
  ...urgentGroups,
  ...unprotectedGroups,
  ...ordinaryGroups,
};
const wordsNamed = (name: string): string[] =>
  name.startsWith("<") ? (allGroups[name.slice(1, -1)] ?? "").split(" ").flatMap(wordsNamed) : name === "$" ? [] : [name];
