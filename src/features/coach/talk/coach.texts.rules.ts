import { plain } from "crisis-detector/plain";

/** How answers are put together: paragraphs, a next step, words to say, capitals, and a time as the member wrote it. */

export const parts = (...all: string[]) => all.filter(Boolean).join("\n\n");
export const nextStep = (words: string) => `**One next step:** ${words}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Words to say or to send, with what stands before and after them. */
export const quote = (lead: string, text: string, ask: string): string =>
  `${lead}\n\n\u201C${text}\u201D\n\nI can't send it for you. Change any word until it sounds like you.\n\n${ask}`;

const due =
  /\b(tomorrow|tonight|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this weekend|next week|next month|next year)\b/;
/** The time that the user named, in their own words, such as "Friday" or "next week". */
export const dueSaid = (text: string): string | undefined =>
  due
    .exec(plain(text))?.[1]
    ?.replace(/^on /, "")
    .replace(/^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/, (day) => capital(day));
