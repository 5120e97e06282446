import { coachActions, type CoachAction } from "./coach.actions.content.ts";
import type { Message } from "./coach.rules.ts";
import { asksWhatItIs, beyondCoaching, isAboutMoney, isHello, isThanks, soundsUnreal } from "./coach.signs.rules.ts";
import {
  builtInIntro,
  forProfessionals,
  groundingAnswer,
  hello,
  noTopic,
  notForgotten,
  stillAsking,
  supportive,
  thanks,
  whatItIs,
} from "./coach.words.content.ts";

/** The built-in coach: no network, no key. It finds the topic by searching the guides and answers in words that people wrote. */

/** Sections of the guides for some words, and actions for some words, best first; scores are of the search's own scale. */
export interface CoachSearch {
  sections: (words: string) => { slug: string; anchor: string; score: number }[];
  actions: (words: string) => { id: string; score: number }[];
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
  /** Something earlier in the talk was grave: it is not dropped, and not repeated either. */
  wasGrave?: boolean;
}

/** The whole answer to the newest of `messages`, which is the person's. Says once a talk that it is the built-in coach. */
export function builtInAnswer(messages: readonly Message[], search: CoachSearch, concern: Concern): BuiltInAnswer {
  const newest = messages.at(-1)?.content ?? "";
  const isFirst = messages.filter(({ role }) => role === "user").length <= 1;
  const said = (text: string): BuiltInAnswer => ({ text: isFirst ? `${builtInIntro} ${text}` : text });
  if (concern.level >= 2) return said(supportiveAnswer(newest, concern));
  if (asksWhatItIs(newest)) return { text: whatItIs };
  if (soundsUnreal(newest)) return said(groundingAnswer);
  const professional = beyondCoaching(newest);
  if (professional) return said(forProfessionals[professional]);
  if (isHello(newest)) return said(hello);
  if (isThanks(newest)) return said(thanks);
  const action = chooseAction(newest, search) ?? (concern.wasGrave ? undefined : chooseAction(earlier(messages), search));
  if (!action) return said(concern.wasGrave ? stillAsking : noTopic);
  const before = concern.wasGrave ? `${notForgotten}\n\n` : "";
  return { ...said(before + told(action, concern.level)), action: action.id, guide: action.guide };
}

/** The written answer for a crisis: the highest level first, then helpers, money despair, and the gravest kind. */
export function supportiveAnswer(newest: string, concern: Concern): string {
  const kinds = new Set(concern.kinds);
  if (concern.isAboutOther && kinds.has("self-harm")) return supportive.helper;
  if (kinds.has("medical")) return supportive.medical;
  if (concern.level >= 3 && kinds.has("self-harm")) return supportive.imminent;
  if (kinds.has("self-harm") && isAboutMoney(newest)) return supportive.money;
  for (const kind of ["abuse", "harm-to-others", "self-harm", "danger", "eating", "substance"] as const)
    if (kinds.has(kind)) return supportive[kind];
  return concern.level >= 3 ? supportive.danger : supportive["self-harm"];
}

/**
 * The action whose own words fit best, helped by how well its guide and section fit. Undefined when nothing fits well enough:
 * asking back is better than guessing.
 */
export function chooseAction(words: string, search: CoachSearch): CoachAction | undefined {
  if (words.trim() === "") return undefined;
  const sections = search.sections(words);
  const best = Math.max(1e-9, ...sections.map(({ score }) => score));
  const share = (of: (hit: { slug: string; anchor: string }) => boolean) =>
    Math.max(0, ...sections.filter(of).map(({ score }) => score)) / best;
  const scored = search
    .actions(words)
    .slice(0, 12)
    .flatMap(({ id, score }) => {
      const action = coachActions.find((one) => one.id === id);
      if (!action || score < leastScore) return [];
      const inSection = share(({ slug, anchor }) => slug === action.guide && anchor === action.anchor);
      const inGuide = share(({ slug }) => slug === action.guide);
      return [{ action, score: score * (1 + 0.2 * inSection + 0.2 * inGuide) }];
    });
  return scored.sort((a, b) => b.score - a.score)[0]?.action;
}
const leastScore = 4;

const earlier = (messages: readonly Message[]) =>
  messages
    .filter(({ role }) => role === "user")
    .slice(-3)
    .map(({ content }) => content)
    .join("\n");

function told(action: CoachAction, level: number): string {
  const softer = level === 1 ? "That sounds like a lot right now. If it gets too heavy, 988 listens by call or text. " : "";
  const steps = action.steps.map((step, index) => `${index + 1}. ${step}`).join("\n");
  return `${softer}${action.hear}\n\n${steps}\n\n**One next step:** ${action.next}\n\nRead more: [${action.link.label}](${action.link.href})\n\n${action.ask}`;
}
