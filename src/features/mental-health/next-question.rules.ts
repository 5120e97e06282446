import { isBlank, isStorable } from "#shared/text.ts";
import { pageCloses, pageOpens, questionInstruction } from "./mental-health.words.content.ts";

/** The longest excerpt of an entry that is sent to a language model, in characters (code points), and the longest question. */
export const longestExcerpt = 2000;
const longestQuestion = 200;
/** Timeout of the model, in ms. */
export const longestWaitMs = 8000;

/** The source of a next question: a model at `place`, the name of its host, or with null only the written set. */
export type QuestionSource = { place: string | null };
/** What is sent for one question: the end of the entry, its mood when it was set, and the question before. */
export type QuestionRequest = { excerpt: string; mood: number | null; last: string | null };

/** The end of an entry, at most `longestExcerpt` characters, starting at a word if there is one. */
export function excerptOf(text: string): string {
  const letters = [...text.trim()];
  if (letters.length <= longestExcerpt) return letters.join("");
  const cut = letters.slice(-longestExcerpt).join("");
  const space = cut.search(/\s/u);
  return space >= 0 && space < 100 ? cut.slice(space).trimStart() : cut;
}

/** Parses the browser's request; null for anything that it would not send. */
export function readQuestionRequest(body: Record<string, unknown>): QuestionRequest | null {
  const { excerpt, mood = null, last = null } = body;
  const isText = (value: unknown, longest: number): value is string =>
    typeof value === "string" && [...value].length <= longest && isStorable(value);
  if (!isText(excerpt, longestExcerpt) || isBlank(excerpt)) return null;
  if (mood !== null && !(typeof mood === "number" && Number.isInteger(mood) && mood >= 1 && mood <= 10)) return null;
  if (last !== null && !isText(last, longestQuestion)) return null;
  return { excerpt, mood, last };
}

/** The messages for the model. Markers inside the entry are removed, so that its text cannot end it early. */
export function questionMessages({ excerpt, mood, last }: QuestionRequest): { role: "system" | "user"; content: string }[] {
  const page = excerpt.replaceAll(pageOpens, "").replaceAll(pageCloses, "");
  const about = [
    mood === null ? "" : `Their mood today, from 1 (very heavy) to 10 (very light): ${mood}.`,
    last === null ? "" : `Do not ask this again: ${last}`,
  ]
    .filter(Boolean)
    .join("\n");
  return [
    { role: "system", content: questionInstruction },
    { role: "user", content: `${about}\n${pageOpens}\n${page}\n${pageCloses}`.trim() },
  ];
}

/**
 * The question in a model's answer: its last sentence with a question mark. Null when there is none, or when it is too long, contains
 * markup, a link or a phone number, or is the one before.
 */
export function questionIn(answer: string, last: string | null): string | null {
  const plain = answer
    .replace(/<think>[\s\S]*?<\/think>/gi, "")
    .replace(/\s+/gu, " ")
    .trim();
  const sentences = plain.split(/(?<=[.!?…]["'”’)]*)\s+|(?<=[。！？])/u);
  const question = sentences
    .findLast((one) => /[?？]["'”’]*$/u.test(one))
    ?.replace(/^["'“”‘*_-]+|["'”’]+$/gu, "")
    .trim();
  if (!question || question.length < 8 || [...question].length > longestQuestion || !question.isWellFormed()) return null;
  if (/[<>[\]{}`|\\]|\*\*|https?:|www\.|\d{3}/i.test(question) || question === last) return null;
  return question;
}
