import { cueGroups, type CueGroup, type CueKind } from "./safety.cues.content.ts";
import { concepts } from "./safety.concepts.content.ts";
import {
  hasJoke,
  hasMeans,
  hasMundane,
  hasNow,
  hasSoon,
  isAboutOther,
  isNegated,
  isPast,
  isStory,
  speaksOfOther,
} from "./safety.context.rules.ts";
import { hintIn, soundsImminent } from "./safety.hints.rules.ts";
import { lookup, mayLieIn, nearbyOf, readPatterns, spanAt, wordsIn, type Pattern, type Span } from "./safety.cues.rules.ts";
import { sentencesOf, type Sentence } from "./safety.text.rules.ts";
import { figures, violence } from "./safety.violence.content.ts";
import { excuses, wider } from "./safety.wider.content.ts";

export type SafetyKind = "self-harm" | "abuse" | "danger" | "medical" | "eating" | "substance" | "harm-to-others";
/** 0 nothing, 1 distress, 2 a possible crisis, 3 imminent: a plan, a means, a time, or an emergency now. */
export type SafetyLevel = 0 | 1 | 2 | 3;
export type Assessment = {
  level: SafetyLevel;
  kinds: SafetyKind[];
  /** The writer seems to speak of somebody else, so the card speaks to a helper. */
  isAboutOther: boolean;
  rulesVersion: string;
};

/** Raised with every change to the cues or to this file, so that counts can be told apart. */
export const rulesVersion = "2026-11-22.2";
/** From this level on the crisis card is shown. */
export const cardLevel: SafetyLevel = 2;
/** How many earlier texts of one conversation are looked at. */
export const recentTexts = 10;
/** How long a level is kept for one browser session, in milliseconds. */
export const keptForMs = 24 * 60 * 60 * 1000;

/**
 * How much a text, and the newest ten of `recent` before it, sound like a crisis.
 * Phrase rules first, and a small model of our own where they stay silent: no network, no state, nothing kept. Both miss things
 * and see things, and decide nothing but what help is shown. `isHintLeftToEar` where the closer ear is asked next, which hears
 * more than the small model and is wrong less often.
 * Source of levels and kinds: the safety protocol; of rules and model: our own labelled sentences.
 */
export function assess(
  text: string,
  { recent = [], isHintLeftToEar = false }: { recent?: readonly string[]; isHintLeftToEar?: boolean } = {},
): Assessment {
  const texts = [text, ...recent.slice(-recentTexts)].map(readingOf);
  const found = judged(texts);
  if (found.level >= cardLevel) return hastened(texts, found);
  return isHintLeftToEar ? found : hinted(texts, found);
}

/** What the rules alone say of a text; the model is measured against it. */
export const assessByRules = (text: string): Assessment => judged([readingOf(text)]);

function judged(texts: readonly Reading[]): Assessment {
  const hits = texts.flatMap((one) => one.hits);
  let level: SafetyLevel = 0;
  const telling: Hit[] = [];
  hits.forEach((hit, at) => {
    const reached = isBackedUp(hit, hits.slice(0, at)) ? cardLevel : hit.level;
    if (reached > level) level = reached;
    if (reached >= cardLevel && hit.group.kind !== "distress") telling.push(hit);
  });
  const kinds = new Set(telling.flatMap(kindsOf));
  return {
    level,
    kinds: safetyKinds.filter((kind) => kinds.has(kind)),
    isAboutOther: telling.length > 0 && telling.every((hit) => hit.isOther),
    rulesVersion,
  };
}

/** Violence that happens at this moment is an emergency as well. */
const kindsOf = ({ group, level }: Hit): (CueKind | undefined)[] => [
  group.kind,
  group.also,
  ...(level === 3 && group.kind === "abuse" ? ["danger" as const] : []),
];

/** Where no rule brings up a card, what the model hears may. */
function hinted(texts: readonly Reading[], found: Assessment): Assessment {
  for (const { sentences, setAside } of texts) {
    const hint = hintIn(sentences, (number) => setAside.has(number));
    if (!hint) continue;
    const level = soundsImminent(sentences, hint.sentence) ? 3 : cardLevel;
    return { ...found, level, kinds: [hint.kind], isAboutOther: speaksOfOther(sentences[hint.sentence] ?? []) };
  }
  return found;
}

/** Where a rule brings up a card, the model may say that it is for now. */
function hastened(texts: readonly Reading[], found: Assessment): Assessment {
  const isForNow = texts.some(({ hits, sentences }) =>
    hits.some(({ level, sentence, group }) => level >= cardLevel && group.kind !== "distress" && soundsImminent(sentences, sentence)),
  );
  return isForNow ? { ...found, level: 3 } : found;
}

/** A weak cue counts as a possible crisis once another one of its kind was said nearby, or in another message. */
const isBackedUp = (hit: Hit, before: readonly Hit[]): boolean =>
  isWeak(hit) &&
  before.some(
    (one) =>
      isWeak(one) &&
      one.group.kind === hit.group.kind &&
      one.pattern !== hit.pattern &&
      (one.text !== hit.text || hit.sentence - one.sentence <= 12),
  );

const isWeak = ({ group, level }: Hit) => level > 0 && (group.marks?.includes("w") ?? false);

/** What stays in force: neither a denial nor a new topic lowers what was said before in the same session. */
export function keepLevel(before: Assessment, now: Assessment): Assessment {
  const higher = now.level >= before.level ? now : before;
  const kinds = safetyKinds.filter((kind) => before.kinds.includes(kind) || now.kinds.includes(kind));
  const told = [before, now].filter((one) => one.kinds.length > 0);
  return {
    level: higher.level,
    kinds,
    isAboutOther: told.length > 0 && told.every((one) => one.isAboutOther),
    rulesVersion: now.rulesVersion,
  };
}

export const nothingFound: Assessment = { level: 0, kinds: [], isAboutOther: false, rulesVersion };

/** Every kind, the one to act on first at the front. */
export const safetyKinds: readonly SafetyKind[] = ["medical", "danger", "self-harm", "abuse", "harm-to-others", "eating", "substance"];

type Hit = { group: CueGroup; pattern: Pattern; level: SafetyLevel; isOther: boolean; text: string; sentence: number };
type Found = Pick<Hit, "group" | "pattern" | "level" | "isOther">;
type Cue = { group: CueGroup; exceptions: Map<string, (readonly [Pattern, null])[]> };

/** What excuses a phrase of a kind also excuses the wider cues of that kind. */
const excusesOf = (kind: CueKind) =>
  cueGroups.flatMap((group) => (group.kind === kind && kind !== "self-harm" ? [group.except ?? ""] : []));
const isPhysical = (kind: CueKind) => kind === "abuse" || kind === "harm-to-others";
const figureGroup: CueGroup = { kind: "distress", level: 1, marks: "f", cues: figures };
const allGroups = [
  ...cueGroups,
  ...[...concepts, ...wider].map((group) => ({ ...group, except: [group.except ?? "", ...excusesOf(group.kind)].join("\n") })),
  ...violence,
].map((group) => ({ ...group, except: [group.except ?? "", excuses[group.kind] ?? "", isPhysical(group.kind) ? figures : ""].join("\n") }));
const cues = lookup(
  [...allGroups, figureGroup].flatMap((group) => {
    const cue: Cue = { group, exceptions: lookup(readPatterns(group.except ?? "").map((pattern) => [pattern, null] as const)) };
    return readPatterns(group.cues).map((pattern) => [pattern, cue] as const);
  }),
);
const known = new Set(allGroups.flatMap((group) => [...readPatterns(group.cues), ...readPatterns(group.except ?? "")].flatMap(wordsIn)));
const isKnown = (word: string) => known.has(word);

/** The sentences of `text` in the words that rules and model know. */
export const readSentences = (text: string): Sentence[] => sentencesOf(text, isKnown);

/** What the model is asked about `text`: its sentences, and which of them the rules have put aside. */
export function hearable(text: string): { sentences: Sentence[]; isSetAside: (sentence: number) => boolean } {
  const { sentences, setAside } = readingOf(text);
  return { sentences, isSetAside: (sentence) => setAside.has(sentence) };
}

type Reading = { hits: Hit[]; sentences: Sentence[]; setAside: Set<number> };

function readingOf(text: string): Reading {
  const hits: Hit[] = [];
  const setAside = new Set<number>();
  const settled = new Set<Pattern>();
  const counts = new Map<Pattern, number>();
  const sentences = readSentences(text);
  sentences.forEach((sentence, number) => {
    let nearby: ((at: number) => number) | undefined;
    for (let at = 0; at < sentence.length; at++) {
      const candidates = cues.get(sentence[at] ?? "");
      if (!candidates) continue;
      nearby ??= nearbyOf(sentence);
      const near = nearby(at);
      for (const candidate of candidates) {
        const pattern = candidate[0];
        if (!mayLieIn(near, pattern) || settled.has(pattern)) continue;
        const span = spanAt(pattern, sentence, at);
        if (!span) continue;
        if (candidate[1].group === figureGroup) {
          if (sentence.length - (span.to - span.from) <= longestAroundFigure) setAside.add(number);
          continue;
        }
        const hit = weigh(pattern, candidate[1], span, sentences, number);
        if (!hit || hit.level < candidate[1].group.level) setAside.add(number);
        if (!hit) continue;
        hits.push({ ...hit, text, sentence: number });
        if (isSettled(hit, count(counts, pattern))) settled.add(pattern);
      }
    }
  });
  return { hits, sentences, setAside };
}

/** A sentence with more words than these around its figure of speech says something else too. */
const longestAroundFigure = 8;

/** Nothing later can say more than a cue at its height; and nobody says the same a hundred times and something else after. */
const isSettled = (hit: Found, times: number) =>
  hit.level === 3 || times >= 100 || (hit.level === hit.group.level && !canEscalate(hit.group));

function count(counts: Map<Pattern, number>, pattern: Pattern): number {
  const times = (counts.get(pattern) ?? 0) + 1;
  counts.set(pattern, times);
  return times;
}

function weigh(pattern: Pattern, { group, exceptions }: Cue, span: Span, sentences: readonly Sentence[], number: number): Found | null {
  const sentence = sentences[number] ?? [];
  const marks = group.marks ?? "";
  if (marks.includes("m") && hasMundane(sentence, span)) return null;
  if (marks.includes("h") && hasJoke(sentence, span)) return null;
  if (!pattern.hasNo && isNegated(sentence, span)) return null;
  if (isExcepted(sentence, span, exceptions) || isStory(sentence, span)) return null;
  const isOther = isAboutOther(sentence, span);
  if (isPast(sentence, span)) return { group, pattern, level: Math.min(1, group.level) as SafetyLevel, isOther };
  return { group, pattern, level: isImminent(group, span, sentences, number) ? 3 : group.level, isOther };
}

const canEscalate = ({ level, kind, marks }: CueGroup) =>
  level === 2 && (kind === "self-harm" || kind === "harm-to-others" || (marks?.includes("n") ?? false));

function isImminent(group: CueGroup, span: Span, sentences: readonly Sentence[], number: number): boolean {
  if (!canEscalate(group) || group.marks?.includes("m")) return false;
  if (group.marks?.includes("n")) return hasNow(sentences[number] ?? [], span);
  if (group.marks?.includes("i") && hasSoon(sentences[number] ?? [], span)) return true;
  return [number - 1, number, number + 1].some((near) => {
    const sentence = sentences[near];
    return sentence !== undefined && hasMeans(sentence, near === number ? span : { from: 0, to: sentence.length });
  });
}

/** An exception only counts where it lies over the cue or right beside it. */
function isExcepted(sentence: Sentence, span: Span, exceptions: Cue["exceptions"]): boolean {
  for (let at = Math.max(0, span.from - 12); at < Math.min(sentence.length, span.to + 13); at++) {
    for (const [pattern] of exceptions.get(sentence[at] ?? "") ?? []) {
      const other = spanAt(pattern, sentence, at);
      if (other && other.from <= span.to + 1 && other.to >= span.from - 1) return true;
    }
  }
  return false;
}
