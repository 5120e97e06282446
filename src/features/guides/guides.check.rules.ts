import { frontFaults, guideParents, guideSlugs, isGuideSlug, isRoute, type GuideFront } from "./guides.rules.ts";
import { anchorsOf, bodyFaults, linksOf, sectionsOf, type GuideFault } from "./guides.source.rules.ts";

/** What the build refuses about a guide, and how long and how hard it reads. */

export type GuideText = {
  /** The name of the file before ".guide.mdx". */
  slug: string;
  /** The front matter as parsed from YAML; only frontFaults checks its form. */
  front: unknown;
  body: string;
  bodyLine: number;
};

/** All problems of `guide`, by line; `bodies` has the text of every guide. */
export function guideFaults(guide: GuideText, bodies: ReadonlyMap<string, string>): GuideFault[] {
  const front = frontFaults(guide.front, guide.slug);
  if (front.length > 0) return front.map((sentence) => ({ line: 1, sentence }));
  const { minutes, parent, sources } = guide.front as GuideFront; // frontFaults found no problem
  const inText = [
    ...bodyFaults(
      guide.body,
      sources.map(({ id }) => id),
    ),
    ...linkFaults(guide.slug, bodies),
  ];
  const whole = [
    ...lengthFaults(guide.slug, wordsIn(wordsOf(guide.body)), minutes),
    ...levelFaults(guide.body),
    ...missingChildren(guide.slug, guide.body),
    ...(parent === "growth" || bodies.has(parent) ? [] : [`parent: there is no guide called "${parent}".`]),
  ];
  return [
    ...whole.map((sentence) => ({ line: 1, sentence })),
    ...inText.map(({ line, sentence }) => ({ line: line + guide.bodyLine, sentence })),
  ];
}

/** The plain text of a guide, headings included. */
export const wordsOf = (body: string): string =>
  sectionsOf(body)
    .map(({ heading, text }) => (heading ? `${heading}. ${text}` : text))
    .join("\n");

/** Guides whose page is mostly tools may be shorter than the others. */
const shortGuides: readonly string[] = ["cooking-lessons", "emotional-intelligence", "confidence-builder"];
const wordsAMinute = 200;

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[a-z0-9]/i.test(word)).length;
const minutesToRead = (words: number): number => Math.max(1, Math.ceil(words / wordsAMinute));

/** Messages about a guide that is too long, too short, or states the wrong number of minutes. */
export function lengthFaults(slug: string, words: number, minutes: number): string[] {
  const least = shortGuides.includes(slug) ? 600 : 900;
  const faults = words < least ? [`${words} words are fewer than ${least}.`] : words > 2500 ? [`${words} words are more than 2500.`] : [];
  return Math.abs(minutes - minutesToRead(words)) > 1 ? [...faults, `minutes: ${words} words take ${minutesToRead(words)}.`] : faults;
}

/** Broken links; an anchor of a guide that is not in `bodies` cannot be checked. */
export function linkFaults(slug: string, bodies: ReadonlyMap<string, string>): GuideFault[] {
  const body = bodies.get(slug) ?? "";
  return linksOf(body).flatMap(({ url, line }) => {
    const sentence = linkFault(url, body, bodies);
    return sentence ? [{ line, sentence }] : [];
  });
}

function linkFault(url: string, body: string, bodies: ReadonlyMap<string, string>): string {
  if (/^(https:\/\/[a-z0-9.-]+\.[a-z]+(\/|$)|tel:\+?[\d-]+$|sms:\+?\d+)/.test(url)) return "";
  const [path = "", anchor] = url.split("#");
  const slug = path.replace("/growth/", "");
  const isGuide = isGuideSlug(slug) || bodies.has(slug);
  if (path !== "" && !isRoute(path) && !isGuide) return `${url} is no route.`;
  if (anchor === undefined) return path === "" ? "A link has no address." : "";
  const target = path === "" ? body : bodies.get(slug);
  if (path !== "" && !isGuide) return `${url}: anchors are only kept in guides.`;
  return target !== undefined && !anchorsOf(target).includes(anchor) ? `${url}: there is no such heading.` : "";
}

/** Links to inner guides that the specification requires and the text lacks. */
export function missingChildren(slug: string, body: string): string[] {
  const urls = linksOf(body).map(({ url }) => url.split("#")[0]);
  return guideSlugs
    .filter((child) => guideParents[child] === slug && !urls.includes(`/growth/${child}`))
    .map((child) => `A link to /growth/${child} is missing.`);
}

/**
 * The school grade that a text requires (Flesch-Kincaid), an estimate because syllables are counted by their vowels. Units: US school
 * years. Source: Kincaid et al., 1975: 0.39 words a sentence + 11.8 syllables a word - 15.59.
 */
export function schoolGrade(text: string): number {
  const sentences = Math.max(1, text.split(/[.!?](?:["”)]*\s|$)/).filter((part) => /[a-z]/i.test(part)).length);
  const words = text.toLowerCase().match(/[a-z]+(?:'[a-z]+)?/g) ?? [];
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return Math.max(0, 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59);
}

/** The allowed school grades of a guide. About the eighth grade, a little below to be safe. */
const readingBand = { least: 5.5, most: 9 };

/**
 * What counts as sentences: without headings, tables and boxes of short commands, without the bold names at the start of list items, and
 * without lines to say aloud, which are short on purpose.
 */
export const readingMatter = (body: string): string =>
  wordsOf(
    body
      .replace(/<(Say|Checklist|Stop|Avoid)\b[\s\S]*?<\/\1>/g, "")
      .replace(/<Glance[^>]*>/g, "")
      .replace(/^(?:\||#).*$/gm, "")
      .replace(/^(- |\d+\. )\*\*[^*]+\*\* /gm, "$1"),
  );

/** A message about a guide whose text is too choppy or too hard. */
export function levelFaults(body: string): string[] {
  const grade = schoolGrade(readingMatter(body));
  if (grade < readingBand.least) return [`It reads at grade ${grade.toFixed(1)}, below ${readingBand.least}: join what belongs together.`];
  return grade > readingBand.most
    ? [`It reads at grade ${grade.toFixed(1)}, above ${readingBand.most}: shorter sentences, plainer words.`]
    : [];
}

function syllablesIn(word: string): number {
  const groups = word.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end[0] ?? "").match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 0);
}

/** Guides with the same place in the reading order as another one. */
export function orderFaults(guides: readonly Pick<GuideText, "slug" | "front">[]): { slug: string; sentence: string }[] {
  const orderOf = ({ front }: Pick<GuideText, "front">) => (front as Partial<GuideFront> | null | undefined)?.order;
  return guides.flatMap((guide, at) => {
    const order = orderOf(guide);
    const other = order === undefined ? undefined : guides.slice(0, at).find((one) => orderOf(one) === order);
    return other ? [{ slug: guide.slug, sentence: `order: ${order} is the place of ${other.slug}.` }] : [];
  });
}
