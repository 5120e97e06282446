import { capital, quote } from "./coach.texts.rules.ts";

/** Words for a request or a message whose content the member has written already. All texts here are the output of `plain`. */

const offices =
  /\b(?:bill(?:s|ing)?|hospital|bank|insur\w+|company|office|lender|agency|provider|customer service|collect\w+|irs|clinic|pharmacy|airline|store)\b/;
const aside = /,? (?:without|is there|are there|is it|or is|do i|should i|but (?:i|without)|so that|because)\b.*$/;

/** "How do I ask her for one more evening without a lecture": words that ask for it. `lately` is the newest message with the one before. */
export function requestWords(asked: string, lately: string): string {
  const request = asked.replace(/[.?!]+$/, "").replace(aside, "");
  const thing = /^(?:a|an|some|more|the|less|help|time|my|one more|\w+ (?:days?|weeks?|hours?))\b/.test(request)
    ? request
    : `this: ${request}`;
  return offices.test(lately) && !/\b(?:him|her|my \w+)\b/.test(lately)
    ? quote(
        "For the phone, with paper beside you:",
        `Hello, my name is [name], and my account number is [number]. I'd like to ask for ${thing}. Could you put a note in my account that I called, and tell me by when I'll have it? And may I have your name, please?`,
        "No special words are needed; a clear request, a date and a name are what counts. When are they easiest to reach?",
      )
    : quote(
        "At a calm moment, not in the middle of a fight:",
        `Do you have ten minutes? I understand why it is the way it is. I'd like to ask for ${thing}. Could we try it for two weeks? I'll keep my side, and if it goes wrong, we go back to how it is now. What would you need from me for that?`,
        "Have the smaller version in mind, in case it's too much at once. What could you offer in return?",
      );
}

const tells =
  /\bhow (?:do|can|should|would|could) i (?:even |best |nicely |gently )*(?:tell|let|say to) (?:him|her|them|my (?:\w+ ){1,3}?|the \w+)(?: know)?,?(?: that)? ?\b((?:i|we)(?:'?m|'?ve|'?re|'?ll|'?d)? (?!should\b|feel like (?:he|she|they)\b)[^?.!]{8,120})/;
const written: readonly (readonly [RegExp, string])[] = [
  [/\bim\b/g, "I'm"],
  [/\bive\b/g, "I've"],
  [/\bi\b/g, "I"],
  [/\b(ca|do|wo|did|is|are|does|has|have|would|could)nt\b/g, "$1n't"],
];

/** "How do I tell her I'm skipping the trip": the member's own sentence, ready to be said. Undefined where the message has none. */
export function tellingWords(words: string): string | undefined {
  const clause = tells.exec(words)?.[1]?.replace(aside, "");
  // "I don't love her anymore" would be said to her
  if (clause === undefined || clause.split(" ").length < 3 || /\b(?:he|him|his|she|her|hers|they|them|their)\b/.test(clause))
    return undefined;
  const sentence = written.reduce((text, [wrong, right]) => text.replace(wrong, right), clause).trim();
  return quote(
    "You have the sentence already. It only needs something kind before it, and room for an answer after it:",
    `There's something I'd like you to hear from me first. ${capital(sentence)}. If you'd like to talk about it, I'm glad to.`,
    "Say it early and only once, and let the silence after it be. What do you think comes back?",
  );
}
