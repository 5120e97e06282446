import type { Turn } from "./coach.answers.rules.ts";
import { plain, plainWords } from "crisis-detector/plain";
import { followUp, onlyAsksForHelp } from "./coach.follow.rules.ts";
import * as replies from "../answers/coach.replies.content.ts";

/** Short messages that mean the same in every talk: a laugh, the options, a list or a plan of what was said, shorter words to say. */

const lead = String.raw`^\W*(?:(?:and|but|so|ok(?:ay)?|well|then|yes|yeah|please|pls|thanks|great|cool|hm+)\W+)*`;
const asksOptions = new RegExp(
  String.raw`${lead}(?:what(?:'?s| are| r)? (?:all )?(?:my|the|our) (?:options|choices|possibilities|alternatives)|(?:do|what options do) i have (?:any )?(?:other )?(?:options|choices?)?|what (?:else )?(?:options|choices|alternatives) (?:are there|do i have)|(?:any|my) (?:other )?(?:options|alternatives))(?: (?:then|here|now))*\W*$`,
);
const asksProsAndCons = new RegExp(
  String.raw`${lead}(?:(?:can|could) you )?(?:(?:what are|tell me|give me|list|make|help me (?:with|make|list)) )?(?:a list of )?(?:the |some )?(?:pros (?:and|&|n) cons|pro(?:s)?[ -]?(?:and[ -])?con(?:s)?(?: list)?|advantages and disadvantages)(?: (?:list|of (?:it|that|this|both|each|moving|staying|leaving|quitting)))?\W*$`,
);
/** What leaves no time to weigh: who is afraid of somebody has other answers. */
const isUnsafe = /^(?:look-at-the-signs|trouble-at-home|report-at-work|no-place-to-sleep|identity-theft|spot-a-scam)$/;

export function optionsAnswer({ newest, topic, said }: Pick<Turn, "newest" | "topic" | "said">): string | undefined {
  if (isUnsafe.test(topic?.id ?? "")) return undefined;
  const output = plain(newest);
  const text = asksOptions.test(output) ? replies.options : asksProsAndCons.test(output) ? replies.prosAndCons : undefined;
  return text !== undefined && !said(text.slice(0, 60)) ? text : undefined;
}

const laugh = /^(?:(?:a?ha)+h?|(?:he)+h?|lo+l+|lmao+|rofl|haha+)(?: (?:ok(?:ay)?|yes|yeah|true|nice|right|funny|thats funny))*$/;
export const laughAnswer = (newest: string, said: (words: string) => boolean): string | undefined =>
  laugh.test(plainWords(newest)) ? replies.laughs.find((text) => !said(text.slice(0, 40))) : undefined;

const asksList = new RegExp(
  String.raw`${lead}(?:(?:can|could|would) you )?(?:(?:write|put|make|give|show|send|turn)(?: me)?(?: (?:it|that|this|me|all))*(?: down)?(?: (?:as|in|into|like))* ?)?(?:(?:a|the|short|simple|quick|little) )*(?:list|check ?list|bullet points?|to-?do list|steps?|step by step)(?: (?:of (?:it|that|this|steps|things)|for (?:me|it|that|this)|to (?:follow|do)|please|format|form))*\W*$`,
);
const asksPlan = new RegExp(
  String.raw`${lead}(?:(?:can|could|would) you )?(?:please )?(?:(?:make|give|write|create|do|show|build|help me (?:make|with|create|build))(?: me)? )?(?:(?:a|the|an|short|simple|quick|little|clear|real|concrete|weekly|action|step by step) )*(?:plan|schedule)(?: (?:of (?:it|action)|for (?:me|it|that|this|us|the (?:next )?(?:two )?weeks?)|to (?:follow|do|start)|please|then))*\W*$`,
);
/** A sentence that says what to do. */
const isStep =
  /^(?:add|agree|apply|ask|begin|breathe|bring|build|buy|call|cancel|check|choose|clean|compare|cook|count|cut|decide|draw|drink|eat|find|get|give|go|hang|invite|keep|lay|learn|leave|let|list|look|make|move|mute|name|note|offer|open|pay|pick|plan|practice|put|read|rest|save|say|send|set|share|show|shop|sit|sleep|start|stop|take|talk|tell|text|try|turn|use|walk|wash|wear|write)\b/i;
const stepsIn = (words: string): string[] =>
  words.split(/(?<=[.!?])\s+/).filter((one, at, all) => isStep.test(one) && one.length <= 130 && !/^If\b/.test(all[at - 1] ?? ""));
const enough = 3;
const most = 5;
/** What was not said of the subject, as a list or as a plan with days; undefined where too little is left. */
export function listAnswer({ newest, topic, said }: Pick<Turn, "newest" | "topic" | "said">): string | undefined {
  const output = plain(newest);
  const isList = asksList.test(output);
  if (!topic || isUnsafe.test(topic.id) || !(isList || asksPlan.test(output))) return undefined;
  const all = [topic.brief, topic.next, ...topic.more.flatMap(({ words, next }) => [next ?? "", ...stepsIn(words)]), ...topic.steps];
  const lines = [...new Set(all)].filter((line) => line !== "" && !said(line.slice(1))).slice(0, most);
  return lines.length < enough ? undefined : isList ? replies.asList(lines) : replies.asPlan(lines);
}

/** A sentence that asks for something, or says what will be done. */
const asksFor =
  /\b(?:could|can|would|will) (?:you|we)\b|\b(?:i'?d like|i would like|i want|i need|i'?m asking|i am asking|please|i can'?t|i won'?t|i'?ll|i will|let'?s|i'?d rather)\b/i;
const leastWords = 18;
/** The words to say of the last answer, with nothing but what they ask for; undefined where they are short already. */
export function shorterWords(newest: string, last: string): string | undefined {
  if (followUp(newest, true)?.kind !== "shorter") return undefined;
  const words = [...last.matchAll(/\u201C([^\u201D]+)\u201D/g)].map(([, one = ""]) => one).toSorted((a, b) => b.length - a.length)[0] ?? "";
  const sentences = words.split(/(?<=[.!?])\s+/);
  const kept = sentences.filter((one) => asksFor.test(one));
  if (words.split(/\s+/).length < leastWords || kept.length === 0) return undefined;
  const short = (kept.length === sentences.length ? kept.slice(-1) : kept.slice(0, 2)).join(" ");
  return `Shorter:\n\n\u201C${short}\u201D\n\nThe rest may stay out; who wants to know more will ask.\n\n**One next step:** read it aloud once, and send it or say it as it is.\n\nIs anything missing that they have to know?`;
}

/** "Help" within a talk about an everyday subject: who is there in danger, and the subject's next step. */
export function helpAnswer({ newest, topic, said }: Pick<Turn, "newest" | "topic" | "said">): string | undefined {
  if (!topic || isUnsafe.test(topic.id) || !onlyAsksForHelp(newest)) return undefined;
  const step = [topic.next, topic.brief, ...topic.steps].find((one) => one !== "" && !said(one));
  const text = step && replies.helpWithin(step);
  return text && !said(text.slice(0, 60)) ? text : undefined;
}
