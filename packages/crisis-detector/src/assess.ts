import { isChild } from "./age.ts";
import type { CueGroup, CueKind } from "./phrases/patterns.ts";
import * as context from "./context.ts";
import { predictLinear, soundsImminent } from "./linear-model.ts";
import { mayLieIn, nearbyOf, spanAt, type Pattern, type Span } from "./patterns.ts";
import { patterns, figureGroup, isExcepted, isKnown, type CrisisPattern } from "./lookup.ts";
import { sentencesOf, type Sentence } from "./text.ts";

export type SafetyKind = "self-harm" | "abuse" | "danger" | "medical" | "eating" | "substance" | "harm-to-others";
/** 0 nothing, 1 distress or a faint sign (see `isFaint`), 2 a possible crisis, 3 imminent: a plan, a means, a time, or an emergency now. */
export type SafetyLevel = 0 | 1 | 2 | 3;
export type Assessment = {
  level: SafetyLevel;
  kinds: SafetyKind[];
  /** The writer seems to be talking about someone else, so the card addresses a helper. */
  isAboutOther: boolean;
  rulesVersion: string;
  /** The kinds of the newest text, if they are fewer than all: card and answer address these. */
  newestKinds?: SafetyKind[];
  /** What card and answer need to know besides the kinds. */
  form?: SafetyForm;
  /** Only patterns that often have a harmless meaning found it: the encoder may overrule it. */
  isUnsure?: true;
  /** An emergency by itself, such as a number of pills that was swallowed: the encoder never overrules it. */
  isCertain?: true;
};
/** Abuse of a child; a threat of suicide that keeps the writer in a relationship; someone who reads along or follows. */
type SafetyForm = "child" | "coercion" | "watched";

/** Raised with every change of the patterns or this file, so that counts can be compared. */
const rulesVersion = "2026-11-30.12";
/** From this level on the crisis card is shown. */
export const cardLevel: SafetyLevel = 2;
/** A faint sign, found by the encoder alone: a quiet line and no card. Distress found by the rules at this level has no kind and shows nothing. */
export const isFaint = ({ level, kinds }: Pick<Assessment, "level" | "kinds">): boolean => level === 1 && kinds.length > 0;
/** Whether anything is shown: the card, or the quiet line. */
export const isShown = (found: Pick<Assessment, "level" | "kinds">): boolean => found.level >= cardLevel || isFaint(found);
/** How many earlier texts of one conversation are used. */
export const recentTexts = 10;
/** How long a level is stored for one browser session, in milliseconds. */
export const levelKeptMs = 24 * 60 * 60 * 1000;

type Given = { recent: readonly string[]; isEncoderNext: boolean; harmless: readonly string[] };
/**
 * Assesses a text, with the newest ten of `recent` before it. Phrase rules first, then a linear model if they find nothing: no network, no
 * state, nothing stored. Both have misses and false alarms, and decide only which help is shown. `isEncoderNext`: what the encoder may
 * overrule is left to it, since it finds more and is wrong less often. `harmless`: texts in which the encoder is sure that there is nothing; of
 * these neither unsure patterns nor the linear model count. Source of levels and kinds: the safety protocol; of rules and model:
 * our own labelled sentences.
 */
export function assess(text: string, { recent = [], isEncoderNext = false, harmless = [] }: Partial<Given> = {}): Assessment {
  const texts = [text, ...recent.slice(-recentTexts)].map((one) => (harmless.includes(one) ? onlySure(readingOf(one)) : readingOf(one)));
  const found = assessReadings(texts);
  if (isEncoderNext && found.isUnsure) return nothingFound;
  const raised = found.level >= cardLevel ? raiseToImminent(texts, found) : isEncoderNext ? found : withLinearModel(texts, found);
  return forChild(raised, [...recent.slice(-recentTexts), text]);
}

/** Adds the form of child abuse; `texts` oldest first. */
export const forChild = (found: Assessment, texts: readonly string[]): Assessment =>
  found.kinds.includes("abuse") && !found.isAboutOther && isChild(texts) ? { ...found, form: "child" } : found;

/** The assessment by the rules only; the model is compared with it. */
export const assessByRules = (text: string): Assessment => forChild(assessReadings([readingOf(text)]), [text]);

/** The patterns of which each by itself brings up a card for `text`. */
export const patternsIn = (text: string): Set<Pattern> =>
  new Set(
    readingOf(text).hits.flatMap((hit) =>
      hit.level >= cardLevel && hit.group.kind !== "distress" && !needsLoss(hit) ? [hit.pattern] : [],
    ),
  );

/** `texts` newest first. Every text counts for level and kinds; the newest with a finding decides whom the card addresses. */
function assessReadings(texts: readonly Reading[]): Assessment {
  const hits = texts.flatMap((one) => one.hits);
  let level: SafetyLevel = 0;
  const telling: Hit[] = [];
  const isBesideLoss = hits.some(needsLoss) && texts.some(({ sentences }) => sentences.some(context.hasLoss));
  hits.forEach((hit, at) => {
    if (needsLoss(hit) && !isBesideLoss) return;
    const before = hits.slice(0, at);
    const reached = needsLoss(hit) ? cardLevel : isBackedUp(hit, before) ? (isTimed([hit, ...before]) ? 3 : cardLevel) : hit.level;
    if (reached > level) level = reached;
    if (reached >= cardLevel && hit.group.kind !== "distress") telling.push(hit);
  });
  const newest = telling.filter((hit) => hit.text === texts[0]?.text);
  const deciding = newest.length > 0 ? newest : telling;
  return {
    level,
    ...kindsFrom(kindsIn(telling), kindsIn(deciding)),
    isAboutOther: deciding.length > 0 && deciding.every((hit) => hit.isOther),
    rulesVersion,
    ...formOf(deciding),
    ...(telling.length > 0 && telling.every(isUnsureAlone) && { isUnsure: true }),
    ...(telling.some(({ group }) => group.marks?.includes("s")) && { isCertain: true }),
  };
}

const needsLoss = ({ group }: Found) => group.marks?.includes("l") ?? false;
/** Whether a hit brings up the card by itself and is unsure; of an emergency it never is. With a loss or another sign beside it, also in another message, it is sure. */
const isUnsureAlone = (hit: Hit) => hit.pattern.isUnsure && hit.level === cardLevel && !needsLoss(hit);
const isCoercion = ({ group }: Found) => group.marks?.includes("c") ?? false;
const formOf = (hits: readonly Hit[]): { form?: SafetyForm } =>
  hits.some(isCoercion) ? { form: "coercion" } : hits.length > 0 && hits.every((hit) => hit.isWatching) ? { form: "watched" } : {};

function kindsIn(hits: readonly Hit[]): SafetyKind[] {
  const kinds = new Set(hits.flatMap(kindsOf));
  return safetyKinds.filter((kind) => kinds.has(kind));
}
const kindsFrom = (kinds: SafetyKind[], newest: SafetyKind[]) =>
  newest.length > 0 && newest.length < kinds.length ? { kinds, newestKinds: newest } : { kinds };

/** Violence that happens now is an emergency as well. */
const kindsOf = ({ group, level }: Hit): (CueKind | undefined)[] => [
  group.kind,
  group.also,
  ...(level === 3 && group.kind === "abuse" ? ["danger" as const] : []),
];

/** If no rule brings up a card, the linear model may. It cannot tell a faint sign from an emergency in new words. */
function withLinearModel(texts: readonly Reading[], found: Assessment): Assessment {
  for (const { sentences, setAside, isHarmless } of texts) {
    if (isHarmless) continue;
    const predicted = predictLinear(sentences, (number) => setAside.has(number));
    if (!predicted) continue;
    const level = soundsImminent(sentences, predicted.sentence) ? 3 : cardLevel;
    return { ...found, level, kinds: [predicted.kind], isAboutOther: context.speaksOfOther(sentences[predicted.sentence] ?? []) };
  }
  return found;
}

/** If a rule brings up a card, the model may raise it to imminent. */
function raiseToImminent(texts: readonly Reading[], found: Assessment): Assessment {
  const isForNow = texts.some(({ hits, sentences }) =>
    hits.some(({ level, sentence, group }) => level >= cardLevel && group.kind !== "distress" && soundsImminent(sentences, sentence)),
  );
  return isForNow ? { ...found, level: 3 } : found;
}

/** A weak pattern counts as a possible crisis once another one of its kind was found nearby, or in another message. */
const isBackedUp = (hit: Hit, before: readonly Hit[]): boolean =>
  isWeak(hit) &&
  before.some(
    (one) =>
      isWeak(one) &&
      one.group.kind === hit.group.kind &&
      one.pattern !== hit.pattern &&
      (one.text !== hit.text || (hit.sentence - one.sentence <= 12 && !isInSameWords(one, hit))),
  );

/** Two patterns of a preparation in the same words are one sign. */
const isInSameWords = (one: Hit, two: Hit) =>
  one.group === two.group &&
  canBeTimed(one.group) &&
  one.sentence === two.sentence &&
  one.span.from < two.span.to &&
  two.span.from < one.span.to;

/** Whether one of the signs of a preparation names its time. */
const isTimed = (hits: readonly Hit[]): boolean => hits.some((hit) => isWeak(hit) && hit.isSoon);
const canBeTimed = ({ marks = "" }: CueGroup) => marks.includes("w") && marks.includes("i");
const isWeak = ({ group, level }: Hit) => level > 0 && (group.marks?.includes("w") ?? false);

/** The level that stays in force: neither a denial nor a new topic lowers it within a session. Addressee and kind follow the newest text. */
export function higherLevel(before: Assessment, now: Assessment): Assessment {
  if (before.level >= cardLevel && now.level < cardLevel) return before;
  const newest = now.kinds.length > 0 ? now : before;
  const kinds = safetyKinds.filter((kind) => before.kinds.includes(kind) || now.kinds.includes(kind));
  return {
    level: now.level >= before.level ? now.level : before.level,
    ...kindsFrom(kinds, newest.newestKinds ?? newest.kinds),
    isAboutOther: newest.isAboutOther,
    rulesVersion: now.rulesVersion,
    ...(newest.form && { form: newest.form }),
  };
}

export const nothingFound: Assessment = { level: 0, kinds: [], isAboutOther: false, rulesVersion };

/** Every kind, the most urgent first. */
export const safetyKinds: readonly SafetyKind[] = ["medical", "danger", "self-harm", "abuse", "harm-to-others", "eating", "substance"];

type Hit = {
  group: CueGroup;
  pattern: Pattern;
  level: SafetyLevel;
  isOther: boolean;
  isWatching: boolean;
  isSoon: boolean;
  span: Span;
  text: string;
  sentence: number;
};
type Found = Omit<Hit, "text" | "sentence">;
/** The sentences of `text`, normalized for rules and model. */
export const readSentences = (text: string): Sentence[] => sentencesOf(text, isKnown);

/** Input for the model: the sentences of `text`, and which of them the rules have excluded. */
export function classifierInput(text: string): { sentences: Sentence[]; isSetAside: (sentence: number) => boolean } {
  const { sentences, setAside } = readingOf(text);
  return { sentences, isSetAside: (sentence) => setAside.has(sentence) };
}

type Reading = { text: string; hits: Hit[]; sentences: Sentence[]; setAside: Set<number>; isHarmless?: true };

/** Without its unsure hits: a loss or a weak sign in it counts as before. */
const onlySure = (reading: Reading): Reading => ({ ...reading, hits: reading.hits.filter((hit) => !isUnsureAlone(hit)), isHarmless: true });

function readingOf(text: string): Reading {
  const hits: Hit[] = [];
  const setAside = new Set<number>();
  const settled = new Set<Pattern>();
  const counts = new Map<Pattern, number>();
  const sentences = readSentences(text);
  sentences.forEach((sentence, number) => {
    let nearby: ((at: number) => number) | undefined;
    for (let at = 0; at < sentence.length; at++) {
      const candidates = patterns.get(sentence[at] ?? "");
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
        if ((!hit || hit.level < candidate[1].group.level) && !candidate[1].group.marks?.includes("a")) setAside.add(number);
        if (!hit) continue;
        hits.push({ ...hit, text, sentence: number });
        if (isSettled(hit, count(counts, pattern))) settled.add(pattern);
      }
    }
  });
  return { text, hits, sentences, setAside };
}

/** A sentence with more words than these around its figure of speech says something else too. */
const longestAroundFigure = 8;

/** Whether later text cannot raise the finding any more; also stops after many repetitions. */
const isSettled = (hit: Found, times: number) =>
  hit.level === 3 || times >= 100 || (hit.level === hit.group.level && !canEscalate(hit.group));

function count(counts: Map<Pattern, number>, pattern: Pattern): number {
  const times = (counts.get(pattern) ?? 0) + 1;
  counts.set(pattern, times);
  return times;
}

function weigh(
  pattern: Pattern,
  { group, exceptions }: CrisisPattern,
  span: Span,
  sentences: readonly Sentence[],
  number: number,
): Found | null {
  const sentence = sentences[number] ?? [];
  const marks = group.marks ?? "";
  if (marks.includes("m") && context.hasMundane(sentence, span)) return null;
  if (marks.includes("h") && context.hasJoke(sentence, span)) return null;
  if (!pattern.hasNo && context.isNegated(sentence, span)) return null;
  if (isExcepted(sentence, span, exceptions) || context.isStory(sentence, span)) return null;
  const seen = {
    group,
    pattern,
    span,
    isOther: isOtherIn(group, sentence, span),
    isWatching: group.kind === "abuse" && context.isWatching(sentence, span),
    isSoon: canBeTimed(group) && context.hasSoon(sentence, span),
  };
  if (context.isPast(sentence, span)) return { ...seen, level: Math.min(1, group.level) as SafetyLevel };
  return { ...seen, level: isImminent(group, span, sentences, number) ? 3 : group.level };
}

/** Whether it is about someone else: for harm to others the actor decides, for abuse the victim. */
function isOtherIn({ kind, marks }: CueGroup, sentence: Sentence, span: Span): boolean {
  if (marks?.includes("c")) return false;
  if (kind === "harm-to-others") return !context.isByWriterAlone(sentence, span);
  if (kind === "abuse" && context.isDoneToWriter(sentence, span)) return false;
  return context.isAboutOther(sentence, span);
}

const canEscalate = ({ level, kind, marks }: CueGroup) =>
  level === 2 && (kind === "self-harm" || kind === "harm-to-others" || (marks?.includes("n") ?? false));

function isImminent(group: CueGroup, span: Span, sentences: readonly Sentence[], number: number): boolean {
  if (!canEscalate(group) || group.marks?.includes("m")) return false;
  if (group.marks?.includes("n")) return context.hasNow(sentences[number] ?? [], span);
  if (group.marks?.includes("i") && context.hasSoon(sentences[number] ?? [], span)) return true;
  return [number - 1, number, number + 1].some((near) => {
    const sentence = sentences[near];
    return sentence !== undefined && context.hasMeans(sentence, near === number ? span : { from: 0, to: sentence.length });
  });
}
