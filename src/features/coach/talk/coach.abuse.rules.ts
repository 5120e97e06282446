import { plain } from "crisis-detector/plain";
import { abuseAgain, afterControl, controlAnswers, controlLines } from "../answers/coach.people-control.content.ts";
import type { Message } from "../coach.rules.ts";
import { historyOf } from "../coach.rules.ts";
import { supportive } from "../coach.words.content.ts";
import type { WrittenAnswer } from "../answers/coach.written.content.ts";
import { readWritten, writtenAnswer } from "./coach.written.rules.ts";
import { isDangerous } from "./coach.danger.rules.ts";

/** Answers to control, watching and being made to doubt, where a sign of abuse was found and nothing tells of blows or other danger. */

interface Sign {
  level: number;
  kinds: readonly string[];
  newestKinds?: readonly string[];
  form?: string;
  wasSevere?: boolean;
}

const isOnlyAbuse = ({ kinds, newestKinds, form }: Sign, isNewest: boolean): boolean => {
  const found = (isNewest ? newestKinds : undefined) ?? kinds;
  const isOwnForm = form === undefined || form === "watched";
  return isOwnForm && [...found, ...kinds].every((kind) => kind === "abuse") && found.length > 0;
};
const saidIn = (messages: readonly Message[]) => (text: string) =>
  messages.some(({ role, content }) => role === "assistant" && content.includes(text.slice(0, 90)));
/** Blows, threats, weapons, being held: the general text comes first. */
const violent =
  /\b(?:hit|hits|hitting|slap\w*|punch\w*|kick\w*|chok\w*|strangl\w*|shov\w*|push(?:es|ed)|grab\w*|threat\w*|kill\w*|gun|knife|lock(?:s|ed)|bruis\w*|forc(?:es|ed)|rap(?:e|ed)|beat|beats|scared|afraid|terrified|follow(?:s|ed|ing)|stalk\w*|smash\w*|thr(?:ew|ows?))\b/;
const isViolent = (output: string) => violent.test(output) || isDangerous(output);
/** The first of these answers that fits and tells of no blows beside it. */
function answerOf(list: readonly WrittenAnswer[], newest: string, before: readonly Message[]): string | undefined {
  const talk = readWritten({ newest, before: historyOf(before), said: saidIn(before) });
  return writtenAnswer(list, talk, { isFitting: ({ ask = /^/ }) => !isViolent(talk.output.replace(ask, " ")) })?.text;
}

/** In place of the general text about abuse; undefined where that one is to be given. `before`: the talk so far. */
export function abuseCare(newest: string, sign: Sign, before: readonly Message[]): string | undefined {
  if (!isOnlyAbuse(sign, true)) return undefined;
  const said = saidIn(before);
  const beginning = newest.slice(0, 600);
  const lines = controlLines.find((one) => !said(one));
  const found = answerOf(controlAnswers, beginning, before);
  if (found !== undefined && lines) return `${found}\n\n${lines}`;
  // the general text is not said twice, as long as there is another with the same lines
  const wasSaid = said(supportive.abuse) || controlLines.some(said);
  return wasSaid && sign.level < 3 && !isViolent(plain(beginning)) ? abuseAgain.find((one) => !said(one)) : undefined;
}

/** To what is asked or told after such a sign, in a message without one. */
export function afterAbuse(newest: string, sign: Sign, before: readonly Message[]): string | undefined {
  if (!sign.wasSevere || sign.level >= 2 || newest.length > 160 || !isOnlyAbuse(sign, false)) return undefined;
  return answerOf(afterControl, newest, before);
}
