import { coachActions, type CoachAction } from "./coach.actions.content.ts";
import { followUp, languageOf, onlyAsksForHelp, smallTalk } from "./coach.follow.rules.ts";
import type { Day } from "#shared/dates.ts";
import { further, goOn, linkOf, nextStep, parts, type Said } from "./coach.say.rules.ts";
import { coachLater } from "./coach.later.content.ts";
import { coachBrief } from "./coach.brief.content.ts";
import * as replies from "./coach.replies.content.ts";
import { ownAnswer } from "./coach.numbers.rules.ts";
import type { Message } from "./coach.rules.ts";
import { debtFigured, debtSaid, dueSaid, savingFigured, type PayoffOf } from "./coach.said.rules.ts";
import { asksWhatItIs, beyondCoaching, isAboutMoney, isHello, isThanks, soundsDepressed, soundsUnreal } from "./coach.signs.rules.ts";
import {
  adultsOnly,
  builtInIntro,
  forProfessionals,
  groundingAnswer,
  notForgotten,
  stillAsking,
  supportive,
  whatItIs,
  youngPeople,
} from "./coach.words.content.ts";

/** The built-in coach: no network, no key. It finds the topic by searching the guides and answers in words that people wrote. */

/** Sections of the guides for some words, and actions for some words, best first; scores are of the search's own scale. */
export interface CoachSearch {
  sections: (words: string) => { slug: string; anchor: string; score: number }[];
  /** `share` is how much of what was asked the action knows of, 0 to 1. */
  actions: (words: string) => { id: string; score: number; share: number }[];
}

export interface BuiltInAnswer {
  text: string;
  action?: string;
  guide?: string;
}

/** What the safety check said about the newest message. */
export interface Concern {
  level: number;
  kinds: readonly string[];
  isAboutOther: boolean;
  newestKinds?: readonly string[];
  form?: string;
  /** An earlier message was severe: it is neither dropped nor repeated. */
  wasSevere?: boolean;
}

/**
 * The whole answer to the newest of `messages`, which is the person's. Says once a talk that it is the built-in coach. `numbers`
 * are the lines that the person chose to send along, `today` the date where they are. Of the talk before it uses which of its own
 * sentences were said, and the figures that the person named.
 */
export function builtInAnswer(
  messages: readonly Message[],
  search: CoachSearch,
  concern: Concern,
  { numbers = [], today, payoff }: { numbers?: readonly string[]; today?: Day; payoff?: PayoffOf } = {},
): BuiltInAnswer {
  const newest = messages.at(-1)?.content ?? "";
  const isFirst = messages.filter(({ role }) => role === "user").length <= 1;
  const output = (text: string): BuiltInAnswer => ({ text: isFirst ? `${builtInIntro} ${text}` : text });
  // somebody in need comes first: what answers is said by the line above the talk
  if (concern.level >= 2) return { text: supportiveAnswer(newest, concern) };
  if (asksWhatItIs(newest)) return { text: whatItIs };
  if (soundsUnreal(newest)) return { text: groundingAnswer };
  if (soundsDepressed(newest)) return { text: replies.depressed };
  const professional = beyondCoaching(newest);
  if (professional) return output(forProfessionals[professional]);
  if (isHello(newest)) return output(replies.hello);
  if (isThanks(newest)) return output(replies.thanks);
  if (onlyAsksForHelp(newest)) return { text: replies.needsHelp };
  const language = languageOf(newest);
  if (language) return { text: `${replies.inLanguage[language]}\n\n${replies.inLanguageNext}` };
  const own = today && ownAnswer(newest, numbers, today);
  if (own) return output(concern.wasSevere ? `${notForgotten}\n\n${own}` : own);
  const before = describe(messages.slice(0, -1));
  const follow = followUp(newest);
  const isOther = follow?.kind === "not-that" && before.topic !== undefined;
  const small = isOther ? undefined : smallTalk(newest);
  if (small === "numbers" && numbers.length === 0) return output(replies.cannotSee);
  if (small === "can") return output(replies.hello);
  if (small === "complaint") return output(replies.complaint);
  if (small === "goodbye") return output(replies.goodbye);

  if (isOther) return output(before.said(replies.noTopicAgain) ? replies.complaint : replies.noTopicAgain);
  const figures = figured(messages, before, payoff);
  if (figures)
    return { ...output(concern.wasSevere ? `${notForgotten}\n\n${figures}` : figures), action: before.topic?.id ?? "choose-a-debt" };
  const topic = before.topic ?? (follow && !concern.wasSevere ? chooseAction(earlier(messages), search) : undefined);
  const about = (action: CoachAction, text: string): BuiltInAnswer => ({
    ...output(`${concern.wasSevere ? `${notForgotten}\n\n` : ""}${withNumbers(numbers)}${text}`),
    action: action.id,
    guide: action.guide,
  });
  if (follow && topic) return about(topic, goOn(follow, topic, before.said));
  // in the middle of a topic only a clear word leads to another
  const action = chooseAction(newest, search, before.topic ? clear : usual) ?? before.topic ?? topic;
  if (action) return about(action, before.times(action) === 0 ? opening(action, concern.level, newest) : further(action, before.said));
  if (concern.wasSevere) return output(stillAsking);
  if (before.wasDepressed) return output(replies.depressedLater);
  if (numbers.length > 0) return output(withNumbers(numbers) + replies.noTopicAgain);
  return output(before.hasGuessedWrong ? replies.noTopicAgain : replies.noTopic);
}

/** The written answer for a crisis: the highest level first, then helpers, money despair, and the most severe kind. */
export function supportiveAnswer(newest: string, concern: Concern): string {
  const language = languageOf(newest);
  return (language ? `${replies.crisisLineIn[language]}\n\n` : "") + supportiveWords(newest, concern);
}

/** To somebody under 18: no coaching, but the same care, and the people who are there for the young. */
export const youngAnswer = (newest: string, concern: Concern): string =>
  concern.level >= 2 ? `${supportiveAnswer(newest, concern)}\n\n${youngPeople}` : adultsOnly;

function supportiveWords(newest: string, concern: Concern): string {
  const kinds = new Set(concern.level >= 3 ? concern.kinds : (concern.newestKinds ?? concern.kinds));
  if (concern.form === "child") return kinds.has("danger") ? supportive["child-now"] : supportive.child;
  if (concern.form === "coercion") return supportive.coercion;
  if (concern.isAboutOther && kinds.has("self-harm")) return supportive.helper;
  if (kinds.has("medical")) return supportive.medical;
  if (concern.level >= 3 && kinds.has("self-harm")) return supportive.imminent;
  if (kinds.has("self-harm") && isAboutMoney(newest)) return supportive.money;
  if (kinds.has("abuse") && kinds.has("danger")) return supportive["abuse-now"];
  for (const kind of ["abuse", "harm-to-others", "self-harm", "danger", "eating", "substance"] as const)
    if (kinds.has(kind)) return supportive[kind];
  return concern.level >= 3 ? supportive.danger : supportive["self-harm"];
}

/**
 * The action whose own words fit best, helped by how well its guide and section fit. Undefined when nothing fits well enough:
 * asking back is better than guessing.
 */
export function chooseAction(words: string, search: CoachSearch, needs: Needs = usual): CoachAction | undefined {
  if (words.trim() === "") return undefined;
  const sections = search.sections(words);
  const best = Math.max(1e-9, ...sections.map(({ score }) => score));
  const part = (of: (hit: { slug: string; anchor: string }) => boolean) =>
    Math.max(0, ...sections.filter(of).map(({ score }) => score)) / best;
  const scored = search
    .actions(words)
    .slice(0, 12)
    .flatMap(({ id, score, share: known }) => {
      const action = coachActions.find((one) => one.id === id);
      if (!action || score < needs.score || (known < needs.known && score < needs.sure)) return [];
      const inSection = part(({ slug, anchor }) => slug === action.guide && anchor === action.anchor);
      const inGuide = part(({ slug }) => slug === action.guide);
      return [{ action, score: score * (1 + 0.2 * inSection + 0.2 * inGuide) }];
    });
  return scored.sort((a, b) => b.score - a.score)[0]?.action;
}
/** Least score; and where less than the share `known` of the words is known, a score that leaves no doubt. */
type Needs = { score: number; known: number; sure: number };
const usual: Needs = { score: 8, known: 0.4, sure: 32 };
const clear: Needs = { score: 24, known: 0.6, sure: 40 };

const earlier = (messages: readonly Message[]) =>
  messages
    .filter(({ role }) => role === "user")
    .slice(-3)
    .map(({ content }) => content)
    .join("\n");

/** Which of our answers the chat contains: the topic of the last one, and how often each was given. */
function describe(messages: readonly Message[]) {
  const ours = messages.filter(({ role }) => role === "assistant").map(({ content }) => content);
  const isAbout = ({ id, hear, next }: CoachAction) => {
    const later = coachLater[id];
    const about = coachBrief[id];
    return (text: string) =>
      [hear, next, later?.words, later?.next, about?.brief, about?.why].some((words) => words && text.includes(words));
  };
  const last = ours.at(-1) ?? "";
  const lately = ours.slice(-2).toReversed();
  return {
    topic: lately.flatMap((text) => coachActions.find((action) => isAbout(action)(text)) ?? [])[0],
    times: (action: CoachAction) => ours.filter(isAbout(action)).length,
    said: ((words) => ours.some((text) => text.includes(words))) satisfies Said,
    wasDepressed: ours.slice(-2).includes(replies.depressed),
    hasGuessedWrong: last.includes(replies.noTopic),
  };
}

/** "From the numbers that you sent" and what they mean for today. */
function withNumbers(lines: readonly string[]): string {
  if (lines.length === 0) return "";
  const left = lines.find((line) => line.startsWith("Budget left"));
  const meaning = !left
    ? ""
    : /: [-\u2212(]/.test(left)
      ? " The month is over its budget already, so every day without a purchase counts."
      : " What is left has to last until the month ends.";
  return `From the numbers that you sent: ${lines.map((line) => line.charAt(0).toLowerCase() + line.slice(1)).join("; ")}.${meaning}\n\n`;
}

/** The first answer about something. */
function opening(action: CoachAction, level: number, newest: string): string {
  const steps = action.steps.map((step, index) => `${index + 1}. ${step}`).join("\n");
  const due = hasDate.has(action.id) ? dueSaid(newest) : undefined;
  return parts(
    action.hear,
    due ? `It is for ${due}, so the next step comes first and the rest may be good enough.` : "",
    steps,
    nextStep(action.next),
    level === 1 ? replies.heavyLine : "",
    linkOf(action),
    action.ask,
  );
}
const hasDate = new Set(["prepare-interview", "bills-due", "file-taxes", "say-no-at-work", "plan-a-hard-talk"]);

/** Figures from the talk, where the newest message adds one. */
function figured(
  messages: readonly Message[],
  { topic, said }: ReturnType<typeof describe>,
  payoff: PayoffOf | undefined,
): string | undefined {
  const texts = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  const newest = texts.at(-1) ?? "";
  if (Object.keys(debtSaid([newest])).length === 0) return undefined;
  const isDebt = topic?.id === "choose-a-debt" || isAboutDebt(texts.slice(-3).join("\n"));
  return (payoff && isDebt ? debtFigured(debtSaid(texts), payoff, said("From what you wrote, ")) : undefined) ?? savingFigured(newest);
}
const isAboutDebt = (text: string) => /\b(?:debts?|credit cards?|loans?|owe|apr)\b/i.test(text);
