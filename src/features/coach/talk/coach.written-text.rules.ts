import { capital } from "./coach.texts.rules.ts";
import { plain } from "crisis-detector/plain";
import type { FiguredAnswer, FiguredText, WrittenAnswer } from "../answers/coach.written.content.ts";

/** The texts of written answers: by what they are recognized in a talk, and how their gaps are filled. */

export const textsOf = ({ text }: Pick<FiguredAnswer, "text">): readonly FiguredText[] => (typeof text === "string" ? [text] : text);
export const wordsOf = (text: FiguredText): string => (typeof text === "string" ? text : text.text);

/** Long messages tell their matter at the beginning, and the patterns are for a few sentences. */
export const beginning = (text: string): string => plain(text.slice(0, 1200)).slice(0, 600);

/** The longest piece of a text without a gap to be filled, by which it is recognized in a talk. */
export const markOf = (text: FiguredText): string =>
  wordsOf(text)
    .split(/\n|\{[^}]+\}/)
    .toSorted((one, other) => other.length - one.length)[0]
    ?.slice(0, 90) ?? "";

const man =
  /\b(?:he|him|his|husband|hubby|boyfriend|bf|dad|father|son|brother|uncle|grandpa|grandfather|nephew|father[- ]in[- ]law|brother[- ]in[- ]law)\b/;
const woman =
  /\b(?:she|her|hers|wife|girlfriend|gf|mom|mum|mother|daughter|sister|aunt|grandma|grandmother|niece|mother[- ]in[- ]law|sister[- ]in[- ]law)\b/;
const names = {
  he: { they: "he", them: "him", their: "his", theirs: "his" },
  she: { they: "she", them: "her", their: "her", theirs: "hers" },
  both: { they: "they", them: "them", their: "their", theirs: "theirs" },
} as const;
/** Of the last message that names somebody: the first one named in it. */
function whoOf(texts: readonly string[]): keyof typeof names {
  const last = texts.map((text) => plain(text)).findLast((text) => man.test(text) || woman.test(text)) ?? "";
  const [he, she] = [man, woman].map((one) => one.exec(last)?.index ?? Infinity) as [number, number];
  return he === she ? "both" : he < she ? "he" : "she";
}
/** A written text with the pronouns of the person whom the talk is about. */
export function withPerson(text: string, texts: readonly string[]): string {
  const who = names[whoOf(texts)];
  return text.replaceAll(/\{(t)hey\}|\{(t)hem\}|\{(t)heir\}|\{(t)heirs\}|\{(T)hey\}|\{(T)hem\}|\{(T)heir\}/g, (name) => {
    const key = name.slice(1, -1);
    const word = who[key.toLowerCase() as keyof typeof who];
    return key.startsWith("T") ? capital(word) : word;
  });
}

/** With the member's own figures and words; at the beginning of a sentence with a capital. */
function withSlots(text: string, slots: WrittenAnswer["slots"] = {}, texts: readonly string[]): string {
  return Object.entries(slots)
    .reduce((all, [name, { on, else: other }]) => {
      const value =
        texts.map((one) => on.exec(beginning(one))?.[1]?.trim()).findLast((found) => found !== undefined && found !== "") ?? other;
      const atStart = capital(value);
      return all.replaceAll(new RegExp(String.raw`(^|[.!?] |\n|\u201C)?\{${name}\}`, "g"), (_, before: string | undefined) =>
        before === undefined ? value : `${before}${atStart}`,
      );
    }, text)
    .replaceAll(/ (?=[.,;!?])/g, "");
}

const numbers: Record<string, string> = { two: "2", three: "3", four: "4", five: "5", six: "6" };

/** With what the groups of a pattern found: words, numbers, and clock times. */
function withGroups(text: string, groups: readonly string[]): string {
  const [first = "", second = ""] = groups.map((one) => numbers[one] ?? one);
  return text
    .replaceAll(/\{([+-]?\d+)\}/g, (gap, minutes: string) =>
      gap === "{1}" ? first : gap === "{2}" ? second : clock(first, Number(minutes)),
    )
    .replaceAll("{1w1}", first)
    .replaceAll("{1w2}", String(Math.ceil(Number(first) / 2)));
}

/** "7:30" less 60 minutes: "6:30". */
function clock(time: string, minutes: number): string {
  const [hour = "0", minute = "0"] = time.split(/[:.]/);
  const all = (Number(hour) * 60 + Number(minute) + minutes + 12 * 60) % (12 * 60);
  return `${Math.floor(all / 60) || 12}:${String(all % 60).padStart(2, "0")}`;
}

/** A text with its gaps filled by what the talk says. `output`: the newest message, normalized; `texts`: all of the user's. */
export function filledText(
  { ask, slots }: Pick<FiguredAnswer, "ask" | "slots">,
  text: string,
  { output, texts }: { output: string; texts: readonly string[] },
): string {
  if (!text.includes("{")) return slots ? withSlots(text, slots, texts) : text;
  const groups = (ask?.exec(output) ?? []).slice(1).filter(Boolean);
  return withPerson(withSlots(withGroups(text, groups), slots, texts), texts);
}
