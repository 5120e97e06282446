import type { Message } from "../coach.rules.ts";
import { openAsks, smallSteps } from "../answers/coach.replies.content.ts";
import type { Concern } from "./coach.supportive.rules.ts";

/** No sentence is said twice in a talk: what an earlier answer contains is left out, as long as enough remains. */

/** Sentences of more than this many words count; a list's numbers, names and links may return. */
const shortest = 5;
const sentences = (text: string) =>
  text
    .split(/(?<=[^\d][.!?\u201D])\s+|\n+/)
    .map((one) => one.trim())
    .filter((one) => one.split(/\s+/).length > shortest);
const isKept = (sentence: string) =>
  /\]\(\/|\b(?:988|911|1-8\d\d)\b|[$\u20AC\u00A3]\d|\d [$\u20AC\u00A3]|\d percent|^\d\. |^- |^\u201C/.test(sentence);

const stepMark = "**One next step:**";
export function withoutSaid<Answer extends { text: string }>(answer: Answer, messages: readonly Message[], concern: Concern): Answer {
  // who may be in danger gets the whole text, also a second time
  if (concern.level > 0 || concern.isFaint || concern.wasSevere) return answer;
  const earlier = new Set(messages.flatMap(({ role, content }) => (role === "assistant" ? sentences(content) : [])));
  // words to say stay whole
  const quoted = [...answer.text.matchAll(/\u201C[^\u201D]*\u201D/g)].join("\n");
  const again = sentences(answer.text).filter((one) => earlier.has(one) && !isKept(one) && !quoted.includes(one));
  if (again.length === 0) return answer;
  const rest = again.reduce((text, one) => text.replace(one, ""), answer.text);
  const text = rest
    .split("\n")
    .map((line) => line.replaceAll(/ {2,}/g, " ").trimEnd())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
  if (text.split(/\s+/).length < 6) return answer;
  const unsaid = (all: readonly string[]) => all.find((words) => !messages.some(({ content }) => content.includes(words))) ?? "";
  // what was left out may have been the only step or the only question
  const step = answer.text.includes(stepMark) && !text.includes(stepMark) ? unsaid(smallSteps) : "";
  const ask = answer.text.trimEnd().endsWith("?") && !text.includes("?") ? unsaid(openAsks) : "";
  return { ...answer, text: [text, step && `${stepMark} ${step}`, ask].filter(Boolean).join("\n\n") };
}
