import { plain } from "crisis-detector/plain";
import { languageOf } from "./coach.follow.rules.ts";
import { abuseCare } from "./coach.abuse.rules.ts";
import { isAboutDanger } from "./coach.own-matter.rules.ts";
import { isSextortion } from "./coach.harm.rules.ts";
import type { Message } from "../coach.rules.ts";
import * as replies from "../answers/coach.replies.content.ts";
import { asksToStopDrinking, isAboutMoney, quietSign } from "../coach.signs.rules.ts";
import { adultsOnly, afterChoking, askSafety, inDanger, supportive, youngPeople } from "../coach.words.content.ts";

/** The written answers to a crisis. */

/** The safety assessment of the newest message. */
export interface Concern {
  level: number;
  kinds: readonly string[];
  isAboutOther: boolean;
  newestKinds?: readonly string[];
  form?: string;
  /** Models alone found a faint sign in the newest message. */
  isFaint?: boolean;
  /** An earlier message was severe: it is neither ignored nor repeated. */
  wasSevere?: boolean;
}

const choked =
  /\b(?:hands?|fingers|arm|belt|cord)\b[^.!?]{0,12}\b(?:around|on|at|round|over) my (?:neck|throat)\b|\b(?:chok(?:ed|es|ing)|strangl(?:ed|es|ing)) me\b|\bgrabbed (?:me by )?(?:the|my) (?:neck|throat)\b/;

/** The written answer for a crisis: the highest level first, then helpers, money despair, and the most severe kind. `before`: the talk so far. */
export function supportiveAnswer(newest: string, concern: Concern, before: readonly Message[] = []): string {
  const language = languageOf(newest);
  const first = language ? `${replies.crisisLineIn[language]}\n\n` : "";
  const neck =
    concern.kinds.includes("abuse") && !concern.kinds.includes("danger") && !concern.isAboutOther && choked.test(plain(newest))
      ? `${afterChoking}\n\n`
      : "";
  return first + neck + ((neck || first ? undefined : abuseCare(newest, concern, before)) ?? supportiveWords(newest, concern));
}

/** For users under 18: no coaching, but the same care, and services for young people. */
export const youngAnswer = (newest: string, concern: Concern): string =>
  concern.level >= 2 ? `${supportiveAnswer(newest, concern)}\n\n${youngPeople}` : adultsOnly;

function supportiveWords(newest: string, concern: Concern): string {
  const kinds = new Set(concern.level >= 3 ? concern.kinds : (concern.newestKinds ?? concern.kinds));
  if (concern.form === "child") return kinds.has("danger") ? supportive["child-now"] : supportive.child;
  if (concern.form === "coercion") return supportive.coercion;
  if (kinds.has("medical")) return supportive.medical;
  if (concern.isAboutOther && kinds.has("self-harm")) return supportive.helper;
  if (concern.level >= 3 && kinds.has("self-harm")) return supportive.imminent;
  if (kinds.has("self-harm") && isAboutMoney(newest)) return supportive.money;
  if (kinds.has("abuse") && kinds.has("danger")) return supportive["abuse-now"];
  if (kinds.has("abuse") && isSextortion(plain(newest))) return inDanger.sextortion;
  for (const kind of ["abuse", "harm-to-others", "self-harm", "danger", "eating", "substance"] as const)
    if (kinds.has(kind)) return supportive[kind];
  return concern.level >= 3 ? supportive.danger : supportive["self-harm"];
}

/** In place of an answer that fails, where something may be a sign of danger. `isShown`: the chat's level shows a card or the quiet line. */
export function safetyQuestion(newest: string, concern: Concern, isShown: boolean): string | undefined {
  const sign = quietSign(newest);
  return sign || isShown ? askSafety[safetyQuestionFor(sign ? { ...concern, kinds: [sign] } : concern)] : undefined;
}

/** "Can I just stop at once?" after a message about drinking. */
export const isAboutDrinking = ({ kinds }: Concern, newest: string) => kinds.includes("substance") && asksToStopDrinking(newest, true);

const slippedOnly =
  /^\W*(?:(?:and|but|so|well|sorry|then|ok(?:ay)?|yes|honestly|ugh)\W+)*i(?:'ve| have)? (?:just |already )?(?:relapsed|slipped(?: up)?)(?: (?:again|once|last night|yesterday|today|tonight|this morning|this weekend|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|after (?:\d+|two|three|a few|a) (?:days?|weeks?|months?)))*\W*$/;
const smoking = /\b(?:smok(?:e|es|ed|ing|er)|cigarettes?|cigs?|vap(?:e|es|ed|ing)|nicotine|juul)\b/;
const otherSubstance =
  /\b(?:drink\w*|drank|drunk|alcohol\w*|sober|beers?|wine|liquor|vodka|weed|pot|joints?|blunts?|crack|coke|cocaine|meth|heroin|fentanyl|opioids?|pills?|oxy\w*|xanax|percs?|drugs?|using|clean|high|rehab|detox|overdos\w*|inject\w*)\b/;
/** "I relapsed last night", where the talk is about cigarettes and nothing else. */
export function isSmokingOnly(newest: string, concern: Concern, before: readonly Message[]): boolean {
  const told = before.filter(({ role }) => role === "user").map(({ content }) => plain(content));
  const kinds = [...concern.kinds, ...(concern.newestKinds ?? [])];
  const isOnlySubstance = concern.level === 2 && !concern.isAboutOther && kinds.length > 0 && kinds.every((kind) => kind === "substance");
  return (
    isOnlySubstance &&
    slippedOnly.test(plain(newest)) &&
    told.some((text) => smoking.test(text)) &&
    !told.some((text) => otherSubstance.test(text) || isAboutDanger(text))
  );
}

function safetyQuestionFor({ kinds, isAboutOther }: Concern): keyof typeof askSafety {
  if (isAboutOther) return "other";
  return kinds.includes("self-harm") ? "own" : kinds.includes("abuse") ? "abuse" : kinds.includes("substance") ? "substance" : "own";
}

/** The question about safety before an answer, once in a talk, where the newest message has a faint sign. */
export function withSafetyQuestion<Answer extends { text: string }>(
  answer: Answer,
  messages: readonly Message[],
  concern: Concern,
): Answer {
  const isAsked = messages.some(
    ({ role, content }) => role === "assistant" && Object.values(askSafety).some((ask) => content.includes(ask)),
  );
  // the answer about depression names 988 itself
  if (!concern.isFaint || concern.wasSevere || isAsked || answer.text === replies.depressed) return answer;
  return { ...answer, text: `${askSafety[safetyQuestionFor(concern)]}\n\n${answer.text}` };
}
