import { plain, plainWords } from "crisis-detector/plain";
import { unsureMeets } from "../answers/coach.choices.content.ts";
import * as replies from "../answers/coach.replies.content.ts";
import { dueSaid, nextStep, parts } from "./coach.texts.rules.ts";
import type { Topic } from "../answers/coach.topics.rules.ts";

/** Answers composed of the written parts of a subject, without repetition within a chat. */

export type Said = (words: string) => boolean;

/** The first of `all` that the chat does not contain yet; the last one if all were said. */
export const fresh = (all: readonly (string | undefined)[], said: Said): string => {
  const written = all.filter((words): words is string => words !== undefined && words !== "");
  return written.find((words) => !said(words)) ?? written.at(-1) ?? "";
};

/** The first answer about a subject. */
export function opening(
  topic: Topic,
  { level, said, newest, hasNumbers, also }: { level: number; said: Said; newest: string; hasNumbers: boolean; also: Topic | undefined },
): string {
  const steps = topic.steps.map((step, at) => `${at + 1}. ${step}`).join("\n");
  const due = hasDate.has(topic.id) ? dueSaid(newest) : undefined;
  return parts(
    lossMet(newest, topic, said),
    topic.hear,
    due ? `It is for ${due}, so the next step comes first and the rest may be good enough.` : "",
    steps,
    nextStep(topic.next),
    level === 1 ? replies.heavyLine : "",
    linkOf(topic),
    !hasNumbers && usesNumbers.has(topic.id) && !said(replies.offerOwn) ? replies.offerOwn : "",
    also ? `You also wrote about something else: ${also.name.toLowerCase()}. We can take that next.` : "",
    topic.ask,
  );
}
const died =
  /\b(?:(?:my|our)|(?:since|after|when)(?: my| our)?) (?:late )?(mom|mum|mother|dad|father|husband|wife|partner|son|daughter|brother|sister|grand(?:ma|pa|mother|father)|aunt|uncle|cousin|best friend|friend)(?: (?:just|recently|suddenly|had|has))* (?:died|passed(?: away)?(?! (?:out|the|on|up|by|my|his|her)\b))\b|\b(?:i|we) lost (?:my|our) (mom|mum|mother|dad|father|husband|wife|son|daughter|brother|sister|grand(?:ma|pa|mother|father)|best friend)(?! (?:s|in|at|to|on)\b)/;
/** A death that is told beside another subject is met before it. */
function lossMet(newest: string, { id, hear }: Topic, said: Said): string {
  const [, one, other] = died.exec(plain(newest)) ?? [];
  const who = one ?? other;
  if (who === undefined || /griev|miscarr|pet-loss/.test(id) || /\bsorry\b/.test(hear) || said("I'm sorry about your")) return "";
  return `I'm sorry about your ${who}. A loss like that is in the practical things, too.`;
}
const hasDate = new Set([
  "prepare-interview",
  "public-speaking",
  "study-exam",
  "bills-due",
  "new-job-nerves",
  "moving-house",
  "tax-debt",
  "file-taxes",
  "say-no-at-work",
  "plan-a-hard-talk",
  "holidays-family",
  "dating-again",
]);
const usesNumbers = new Set([
  "start-a-budget",
  "choose-a-debt",
  "money-worry",
  "build-a-cushion",
  "save-for-trip",
  "app-safe-to-spend",
  "no-spend-slip",
]);

/** "If they said no": for who comes back with a result, and not for who tells a fact. */
const presumes = /^(?:If|When|After|Once|Then|Good)\b/;
/** Of the angles that were not said, the one that shares a word of its own with the message. */
function sharedAngle(topic: Topic, said: Said, newest: string): Topic["more"][number] | undefined {
  const mine = stemsOf(newest).filter((stem) => !stemsOf(topic.name).includes(stem));
  const [best] = topic.more
    .filter(({ words }) => !said(words))
    .map((angle) => ({ angle, shared: stemsOf(angle.words).filter((stem) => mine.includes(stem)).length }))
    .filter(({ angle, shared }) => shared > (presumes.test(angle.words) ? 1 : 0))
    .toSorted((one, other) => other.shared - one.shared);
  return best?.angle;
}
export function fittingAngle(topic: Topic, said: Said, newest: string): string | undefined {
  const angle = sharedAngle(topic, said, newest);
  return (
    angle &&
    parts(
      angle.words,
      nextStep(fresh([angle.next, ...replies.smallSteps], said)),
      linkOf(topic),
      fresh([angle.ask, ...replies.openAsks], said),
    )
  );
}
/**
 * The angle that may follow a fact: one that shares a word with it, then one that does with the talk, then any. `isEnough`: a question
 * is enough; `isOpened`: the subject itself was answered, and not only a part of it.
 */
export function angleForFact(
  topic: Topic,
  said: Said,
  { newest, before }: { newest: string; before: readonly string[] },
  { isEnough, isOpened }: { isEnough: boolean; isOpened: boolean },
): Topic["more"][number] | undefined {
  const other = () =>
    sharedAngle(topic, said, [...before, newest].join("\n")) ??
    (isOpened ? topic.more.find(({ words }) => !said(words) && !presumes.test(words) && !words.includes("911")) : undefined);
  return sharedAngle(topic, said, newest) ?? (isEnough ? undefined : other());
}
/** The subject's steps; of one that was not answered itself, those that share a word with the talk. */
export function stepsFor(topic: Topic, texts: readonly string[], isOpened: boolean): readonly string[] {
  const mine = stemsOf(texts.join("\n"));
  return [topic.brief, ...topic.steps].filter((step) => isOpened || stemsOf(step).some((stem) => mine.includes(stem)));
}
const common = new Set(
  "about after again also always anything because been before being better could does doing done even ever every everything feel first from getting give goes going have help here into just keep know last later like little long made make many maybe more most much need never next nothing only other over really right same said says should some someone something still take talk tell than that them then there these they thing things think this time today want week well went were what when where which while will with work would year years your sunday monday tuesday wednesday thursday friday saturday morning evening night month minute hour".split(
    " ",
  ),
);
const stemsOf = (text: string) => [
  ...new Set(
    plainWords(text)
      .split(" ")
      .filter((word) => word.length > 3 && !common.has(word) && !common.has(word.replace(/s$/, "")))
      .map((word) => word.replace(/(?:ing|ed|es|s)$/, "").slice(0, 6)),
  ),
];

/** The answer when the user returns to the same subject: another angle, and then where to find help. */
export function further(topic: Topic, said: Said, told = ""): string {
  const later = topic.more.find(({ words }) => !said(words));
  if (later)
    return parts(
      later.words,
      nextStep(fresh([later.next, ...replies.smallSteps], said)),
      linkOf(topic),
      fresh([later.ask, ...replies.openAsks], said),
    );
  const again = topic.link ? `Or look again: [${topic.link.label}](${topic.link.href})` : "";
  const unsaid = (all: readonly string[]) => all.find((words) => !said(words)) ?? "";
  return parts(
    unsaid([replies.nothingMore, ...replies.nothingMoreAgain]),
    said(replies.nothingMore) ? "" : told,
    nextStep(unsaid([topic.brief, ...topic.steps, replies.nothingMoreNext, ...replies.smallSteps]) || replies.wholeStep),
    said(again) ? "" : again,
    unsaid([replies.nothingMoreAsk, ...replies.openAsks]),
  );
}

/** When the meaning is unclear: the nearest subjects to choose from. */
export function unsureWords(near: readonly Topic[], said: Said, newest = ""): string {
  const words = plain(newest);
  const met = unsureMeets.find(({ on }) => on.test(words))?.text ?? "";
  return parts(
    `${met === "" || said(met) ? "" : `${met} `}${fresh(replies.unsureWhich, said)}`,
    near.map(({ name }, at) => `${at + 1}. ${name}`).join("\n"),
    nextStep(fresh(replies.unsureNext, said)),
    fresh(replies.unsureAsk, said),
  );
}

/** Sentences in quotation marks that the steps themselves suggest to say. */
export const quotedIn = ({ steps, next }: Topic): string[] =>
  [next, ...steps].flatMap((text) => /"([^"]{20,})"/.exec(text)?.[1] ?? []).map((words) => `Word for word: \u201C${words}\u201D`);

/** The words of a subject to say to somebody. */
export const ownWords = (topic: Topic): string | undefined => topic.script ?? quotedIn(topic)[0];

/** A guide is for reading, a page for the action. */
export const linkOf = ({ link }: Topic) =>
  link ? `${link.href.startsWith("/growth") ? "Read more" : "Do it here"}: [${link.label}](${link.href})` : "";
