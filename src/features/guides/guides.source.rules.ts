import { anchorOf, guideWords, isGuideTool } from "./guides.rules.ts";

/** Parses the source of a guide as text: its sections, its plain text, its problems. The vocabulary is small enough to need no parser. */

export type GuideSection = {
  /** Empty for the lead before the first heading. */
  heading: string;
  anchor: string;
  /** Plain text, without marks or components. */
  text: string;
};

/** A problem: `line` counts from 1 within the file. */
export type GuideFault = { line: number; sentence: string };

/** Splits a source into the YAML between the dashes and the text below; `bodyLine` is the line where the text begins. */
export function splitSource(source: string): { yaml: string; body: string; bodyLine: number } {
  const found = /^---\n([\s\S]*?)\n---\n/.exec(source);
  if (!found) return { yaml: "", body: source, bodyLine: 1 };
  return { yaml: found[1] ?? "", body: source.slice(found[0].length), bodyLine: found[0].split("\n").length };
}

/** The sections of a guide's text in order: the lead, then one for every `##`. */
export function sectionsOf(body: string): GuideSection[] {
  return body.split(/^## /m).flatMap((part, index) => {
    const [first = "", ...rest] = index === 0 ? ["", part] : part.split("\n");
    const heading = plain(first).trim();
    const text = plain(rest.join("\n"));
    return index === 0 && text === "" ? [] : [{ heading, anchor: anchorOf(heading), text }];
  });
}

/** Every anchor of a guide's text, `###` included, in order. */
export const anchorsOf = (body: string): string[] => headingsOf(body).map(({ text }) => anchorOf(text));

/** Links of a guide's text as written, with the line in the text (from 0). */
export const linksOf = (body: string): { url: string; line: number }[] =>
  [...body.matchAll(/\]\(([^)\s]*)\)/g)].map((found) => ({ url: found[1] ?? "", line: lineAt(body, found.index) }));

/** The problems of the text itself: components, sources, figures, marks. Lines count from 0 within the text. */
export function bodyFaults(body: string, sourceIds: readonly string[]): GuideFault[] {
  const faults: GuideFault[] = [];
  const fault = (at: number, sentence: string) => faults.push({ line: lineAt(body, at), sentence });
  const open: { name: string; inner: number; tag: number }[] = [];
  const seenNames = new Set<string>();
  for (const tag of body.matchAll(anyTag)) {
    const [, closing, name = "", attributes = "", single] = tag;
    const word = guideWords[name];
    if (!word) fault(tag.index, `<${name}> is no word of the vocabulary.`);
    else if (closing) {
      const opened = open.pop();
      if (opened?.name !== name) fault(tag.index, `</${name}> closes what was not opened.`);
      else for (const sentence of innerFaults(name, body.slice(opened.inner, tag.index))) fault(opened.tag, sentence);
    } else {
      const input = attributesOf(attributes);
      for (const key of word.must) if (!input[key]?.trim()) fault(tag.index, `<${name}> needs ${key}.`);
      for (const key of Object.keys(input)) if (![...word.must, ...word.may].includes(key)) fault(tag.index, `<${name}> has no ${key}.`);
      if (name === "Fact" && !sourceIds.includes(input.source ?? "")) fault(tag.index, `No source is called "${input.source}".`);
      if (name === "Tool" && !isGuideTool(input.name)) fault(tag.index, `No tool is called "${input.name}".`);
      if (name === "Glance" && !["Easy", "Medium", "Hard"].includes(input.difficulty ?? ""))
        fault(tag.index, "difficulty is Easy, Medium or Hard.");
      const unique = name === "Checklist" || name === "Tool" ? `${name} ${input.name}` : "";
      if (unique && seenNames.has(unique)) fault(tag.index, `${unique} stands here twice.`);
      seenNames.add(unique);
      if (!single) open.push({ name, inner: tag.index + tag[0].length, tag: tag.index });
      else if (name !== "Tool" && name !== "Glance") fault(tag.index, `<${name}/> is empty.`);
    }
  }
  for (const left of open) fault(left.tag, `<${left.name}> is never closed.`);
  for (const found of body.matchAll(callable))
    if (!found[1]) fault(found.index, `${found[0]} can be called, so it is a link: [${found[0]}](tel:${found[0]}).`);
  const untagged = body.replace(anyTag, blanks);
  for (const found of untagged.matchAll(/[<>{}]|!\[|^(?:import|export) |^# |^(?:---|\*\*\*)\s*$|```/gm))
    fault(found.index, `"${found[0].trim()}" has no place in a guide.`);
  const unsourced = body.replace(/<(Fact|Say|Example)\b[^>]*>[\s\S]*?<\/\1>|<Glance[^>]*>|\]\([^)]*\)/g, blanks);
  for (const found of unsourced.matchAll(figure)) fault(found.index, `"${found[0]}" is a figure without a source.`);
  const anchors = headingsOf(body);
  for (const [index, { text, at }] of anchors.entries()) {
    if (anchors.findIndex((other) => anchorOf(other.text) === anchorOf(text)) < index) fault(at, `Two headings make #${anchorOf(text)}.`);
  }
  return faults;
}

/**
 * Converts straight quotes to typographic ones. `isAfterWord`: a word directly precedes the text, so that a quote at its beginning closes.
 */
export const curly = (text: string, isAfterWord = false): string =>
  text
    .replace(/(^|[\s([{—–/])"/g, (_all, before: string, at: number) => (at === 0 && before === "" && isAfterWord ? "”" : `${before}“`))
    .replace(/"/g, "”")
    .replace(/(^|[\s([{—–/“])'(?=\S)/g, (_all, before: string, at: number) =>
      at === 0 && before === "" && isAfterWord ? "’" : `${before}‘`,
    )
    .replace(/'/g, "’");

const anyTag = /<(\/?)([A-Z]\w*)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>/g;
const figure = /\$\d[\d,.]*|\d[\d.,]*\s?%|\b\d[\d.,]* percent\b|\b\d+ in \d+\b/g;
const blanks = (text: string) => text.replace(/[^\n]/g, " ");
const lineAt = (text: string, index: number) => text.slice(0, index).split("\n").length - 1;
const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map((found) => [found[1], found[2]]));
const headingsOf = (body: string) => [...body.matchAll(/^###? (.+)$/gm)].map((found) => ({ text: plain(found[1] ?? ""), at: found.index }));

function innerFaults(name: string, inner: string): string[] {
  const items = [...inner.matchAll(/^(?:- |\d+\. )(.*)$/gm)];
  if (["Steps", "Avoid", "Boxes", "Checklist"].includes(name) && items.length === 0) return [`<${name}> holds a list.`];
  if (name === "Steps" && !/^\d+\. /m.test(inner)) return ["<Steps> holds a numbered list."];
  if (name === "Boxes" && !items.every((item) => item[1]?.startsWith("**"))) return ["Each item of <Boxes> begins with a bold name."];
  if (name === "Fact" && /\n\s*\n/.test(inner)) return ["<Fact> is one sentence inside a paragraph."];
  if (name === "Fact" && inner.match(figure) && !/\b(19|20)\d\d\b/.test(inner))
    return ["A figure that changes names its year in the sentence."];
  return inner.trim() === "" ? [`<${name}> is empty.`] : [];
}

/** The plain text of a piece of source. */
function plain(text: string): string {
  return text
    .replace(/<Glance((?:\s+[\w-]+="[^"]*")*)\s*\/>/g, (_all, input: string) =>
      Object.entries(attributesOf(input))
        .map(([key, value]) => `${key}: ${value}. `)
        .join(""),
    )
    .replace(/<Letter((?:\s+[\w-]+="[^"]*")*)>/g, (_all, input: string) => `${attributesOf(input).word}. ${attributesOf(input).ask ?? ""} `)
    .replace(/<\w+\s(?:when|title)="([^"]*)">/g, "$1: ")
    .replace(anyTag, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\|[\s|:-]+\|$/gm, "")
    .replace(/^\||\|$/gm, "")
    .replace(/ \| /g, ": ")
    .replace(/^#+ (.+)$/gm, "$1.")
    .replace(/^(?:- |\d+\. )(.*[^.!?:;\s])$/gm, "$1.")
    .replace(/^(?:- |\d+\. )/gm, "")
    .replace(/\*+/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** A phone number; the first group is set if it is inside a link or a tag. */
const callable = /(\[[^\]\n]*\]\([^)\n]*\)|<[^>]*>)|\b1-8\d\d-\d{3}-\d{4}\b|\b(?:988|911|211)\b/g;
