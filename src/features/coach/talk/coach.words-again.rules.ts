import type { Turn } from "./coach.answers.rules.ts";
import { writtenTopic } from "./coach.marks.rules.ts";
import type { FollowUp } from "./coach.follow.rules.ts";
import { filled } from "../sums/coach.filled-words.rules.ts";
import { firstPoint, openAsks } from "../answers/coach.replies.content.ts";

/** What an earlier answer of the talk holds for a later question: words to send, with the figures that were told since, and its first step. */

/** Begins the answer where a figure of the talk was put into them. */
export const withFiguresLead = "Use the words from above; with what you told me since, they go like this:";
const leadPlain = "The words from above still fit:";
const ask = "Which word would you put differently?";
const shortest = 40;

/** To "what do I write to him", when an earlier answer about this subject holds the words; undefined where none does, or they were just said. */
export function wordsAgain(
  answers: readonly string[],
  { newest, before, topic, currency }: Pick<Turn, "newest" | "before" | "topic" | "currency">,
): string | undefined {
  if (!topic) return undefined;
  const at = answers.findLastIndex(
    (text) => writtenTopic(text) === topic.id && new RegExp(`\u201C[^\u201D]{${shortest},}\u201D`).test(text),
  );
  const words = at < 0 ? undefined : new RegExp(`\u201C([^\u201D]{${shortest},})\u201D`).exec(answers[at] ?? "")?.[1];
  if (words === undefined || answers.some((text) => text.includes(withFiguresLead) || text.includes(leadPlain))) return undefined;
  const now = filled(words, [...before, newest], currency);
  // a subject's own words with the talk's sum are better than brackets
  if (now === words && (at === answers.length - 1 || /\[(?:sum|amount)\]/.test(now))) return undefined;
  return `${now === words ? leadPlain : withFiguresLead}\n\n\u201C${now}\u201D\n\nI can't send it for you. Change any word until it sounds like you.\n\n${ask}`;
}

/** What the written answers themselves hold for "what do I say exactly", "shorter" and "which first": the subject's own parts are about something wider. */
export function fromWritten(
  follow: FollowUp,
  answers: readonly string[],
  topic: string,
  said: (words: string) => boolean,
): string | undefined {
  const written = answers.findLast((text) => writtenTopic(text) === topic) ?? "";
  const text = written === answers.at(-1) ? written : "";
  const [, words] = /\u201C([^\u201D]{25,})\u201D/.exec(text) ?? [];
  const [, step = ""] = /\*\*One next step:\*\* (.+?)(?:\.|$)/m.exec(text) ?? [];
  const [, point = ""] = /^1\. (.+)$/m.exec(written) ?? [];
  const own =
    follow.kind === "first" && point && !said(firstPoint)
      ? `${firstPoint}:\n\n${point}\n\nTen minutes of it are enough for today.`
      : follow.kind === "words" || follow.kind === "example"
        ? words && `Word for word: \u201C${words}\u201D`
        : follow.kind === "shorter" || follow.kind === "first"
          ? step && `Only this: ${step}.`
          : undefined;
  return own ? [own, openAsks.find((one) => !said(one))].filter(Boolean).join("\n\n") : undefined;
}
