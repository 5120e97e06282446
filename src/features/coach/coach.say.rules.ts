import type { CoachAction } from "./coach.actions.content.ts";
import { coachBrief } from "./coach.brief.content.ts";
import type { FollowUp } from "./coach.follow.rules.ts";
import { coachLater } from "./coach.later.content.ts";
import * as replies from "./coach.replies.content.ts";

/** Follow-up answers, put together from written parts so that no sentence comes twice in a talk while another is left. */

export type Said = (words: string) => boolean;

/** The first of `all` that the talk does not hold yet; the last one where all were said. */
const fresh = (all: readonly (string | undefined)[], said: Said): string => {
  const written = all.filter((words) => words !== undefined);
  return written.find((words) => !said(words)) ?? written.at(-1) ?? "";
};

/** What follows when somebody comes back to the same thing: what usually gets in the way, and then where people know more. */
export function further(action: CoachAction, said: Said): string {
  const later = coachLater[action.id];
  if (later && !said(later.words))
    return parts(later.words, nextStep(fresh([later.next, ...replies.smallSteps], said)), linkOf(action), later.ask);
  return parts(
    fresh([replies.nothingMore, ...replies.nothingMoreAgain], said),
    nextStep(fresh([replies.nothingMoreNext, ...replies.smallSteps], said)),
    `Or look again: [${action.link.label}](${action.link.href})`,
    fresh([replies.nothingMoreAsk, ...replies.openAsks], said),
  );
}

export function goOn(follow: FollowUp, action: CoachAction, said: Said): string {
  const later = coachLater[action.id];
  const { brief, why } = coachBrief[action.id] ?? { brief: action.next, why: action.hear };
  const [first] = action.steps;
  const ask = (...own: (string | undefined)[]) => fresh([...own, ...replies.openAsks], said);
  const step = (...own: string[]) => nextStep(fresh([...own, brief, ...replies.smallSteps], said));
  switch (follow.kind) {
    case "yes":
      return parts(fresh([replies.agreed, ...replies.agreedAgain], said), step(), linkOf(action), ask(replies.agreedAsk));
    case "no":
      return parts(
        fresh([replies.tooMuch, ...replies.tooMuchAgain], said),
        step(`only this: ${first.charAt(0).toLowerCase()}${first.slice(1)}`),
        linkOf(action),
        ask(replies.tooMuchAsk),
      );
    case "unsure":
      return parts(fresh([replies.unsure, ...replies.unsureAgain], said), step(), linkOf(action), ask(later?.ask));
    case "shorter":
      return parts(fresh([brief, ...replies.shortest], said), ask());
    case "why":
      return parts(fresh([why, ...replies.whyMore], said), ask());
    case "first":
      return parts(fresh([`This first: ${brief}`, ...replies.firstOnly], said), ask());
    case "words":
      return parts(fresh([...quotedIn(action), ...replies.scripts], said), ask());
    case "example":
      return parts(fresh([...quotedIn(action), later?.words, ...replies.scripts], said), ask());
    case "tried":
      return later && !said(later.words) ? parts(fresh(replies.triedFirst, said), further(action, said)) : further(action, said);
    case "step":
      return later && !said(later.words)
        ? parts(
            `You mean this one: \u201C${action.steps[follow.step]}\u201D`,
            later.words,
            step(later.next),
            linkOf(action),
            ask(later.ask),
          )
        : further(action, said);
    default:
      return further(action, said);
  }
}

/** Sentences that the action itself gives to say, in quotation marks. */
const quotedIn = ({ steps, next }: CoachAction): string[] =>
  [next, ...steps].flatMap((text) => /"([^"]{20,})"/.exec(text)?.[1] ?? []).map((words) => `Word for word: \u201C${words}\u201D`);

export const parts = (...all: string[]): string => all.filter(Boolean).join("\n\n");
export const nextStep = (words: string): string => `**One next step:** ${words}`;
/** A guide is read, a page is where it is done. */
export const linkOf = ({ link }: CoachAction): string =>
  `${link.href.startsWith("/growth") ? "Read more" : "Do it here"}: [${link.label}](${link.href})`;
