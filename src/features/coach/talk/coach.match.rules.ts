import { together, textLikelihoods, type Likelihoods, type TextModel } from "./coach.model.rules.ts";
import { topics, type Topic } from "../answers/coach.topics.rules.ts";

/** Which subject a message is about, and when it is better to ask. */

interface Match {
  topic: Topic;
  share: number;
}
/** `near` contains up to three other possible subjects, the nearest first. */
export type Choice =
  | { kind: "topic"; topic: Topic; also?: Topic; near: readonly Topic[] }
  | { kind: "unsure"; near: readonly Topic[]; likely?: Topic }
  | { kind: "none"; near: readonly Topic[] };

/**
 * Probabilities, chosen on the tuning half of `npm run eval:coach`. `sure`: an answer from there on (at most 2 % of that half is answered
 * wrong, by words and letters only 1 %), unless with a probability of `none` it is about no subject; `likely`: from there on an answer that
 * says which subject it takes it for (three of four are right); `near`: from there on a subject is offered; `leave`: what changes the
 * subject of a chat; `also`: a second subject of a message, and a subject indicated by one single word.
 */
export const thresholds = {
  withMeaning: { sure: 0.9, likely: 0.74, none: 0.001, near: 0.0005, leave: 0.999, also: 0.994 },
  wordsOnly: { sure: 0.8, likely: 1, none: 0.1, near: 0.0025, leave: 0.98, also: 0.97 },
};

/** How likely a text is about each subject, by its words, and by its sentence vector where that is known. */
function shares(text: string, model: TextModel, meaning?: Likelihoods): Float32Array {
  const words = textLikelihoods(model, text);
  return (meaning ? together(words, meaning) : words).map(Math.exp);
}

/** What hurts as a wrong guess is offered only where a word of it was written. */
const onlyNamed: Readonly<Record<string, RegExp>> = {
  miscarriage: /pregn|miscarr|still ?b|\bbab(?:y|ies)\b|\bivf\b|infertil|ultrasound|fertil|womb|conceiv/i,
  "family-addiction":
    /drink|drunk|drank|alcohol|beer|wine|vodka|liquor|\b(?:high|use[ds]?|using|clean|sober|pills?|meth|coke|weed)\b|drug|addict|rehab|relaps|overdos/i,
  "divorce-process": /divorc|separat|custody|lawyer|alimony|marriage|married|husband|wife|spouse|split/i,
  "coming-out": /\b(?:gay|lesbian|bi|bisexual|trans|queer|lgbt\w*|closet\w*)\b|com(?:e|ing) out/i,
  "pet-loss": /\b(?:dogs?|cats?|pets?|pupp\w+|kittens?|rabbit|bird|horse|hamster|vet)\b/i,
  "spot-a-scam":
    /scam|fraud|suspicious|stranger|gift ?card|crypto|wire|\b(?:called|calls?|emails?|texts?|texted|link|account|bank|offer)\b/i,
  "no-intimacy": /\bsex\w*|intima|libido|touch|\bbed\b|bedroom|closeness|affection|roommates/i,
};
const mayBeOffered = ({ id }: Topic, text: string): boolean => onlyNamed[id]?.test(text) ?? true;

/**
 * The subject of a message; `current` is the subject of the chat so far, `offered` the second one of the previous message, `without`
 * are rejected subjects; `isDoubtful`: the current one was taken with little certainty, and gives way to any that is sure.
 */
export function choose(
  text: string,
  model: TextModel,
  meaning?: Likelihoods,
  {
    current,
    offered,
    without = [],
    isDoubtful = false,
  }: { current?: Topic | undefined; offered?: Topic | undefined; without?: readonly string[]; isDoubtful?: boolean } = {},
): Choice {
  const limits = meaning ? thresholds.withMeaning : thresholds.wordsOnly;
  const whole = shares(text, model, meaning);
  const all = ranked(whole).filter(({ topic }) => !without.includes(topic.id));
  const [best] = all;
  // after a subject was rejected, guesses are compared with the remaining ones
  const left = all.reduce((sum, { share }) => sum + share, whole.at(-1) ?? 0) || 1;
  const near = all
    .filter(({ topic, share }) => share / left >= limits.near && mayBeOffered(topic, text))
    .slice(0, 3)
    .map(({ topic }) => topic);
  const shareOf = (topic: Topic | undefined) => all.find((one) => one.topic.id === topic?.id)?.share ?? 0;
  if (offered && shareOf(offered) > Math.max(limits.near, shareOf(current))) return { kind: "topic", topic: offered, near };
  const none = whole.at(-1) ?? 0;
  if (!best || none > best.share) return { kind: "none", near: without.length > 0 ? near : [] };
  if (current && best.topic.id !== current.id && best.share < (isDoubtful ? limits.sure : limits.leave)) return { kind: "none", near };
  const isOneWord = !text.trim().includes(" ");
  if (none >= limits.none || best.share < (isOneWord ? limits.also : limits.sure))
    return near.length > 0
      ? { kind: "unsure", near, ...(best.share >= limits.likely && none < limits.none && !isOneWord && { likely: best.topic }) }
      : { kind: "none", near };
  const also = partsOf(text)
    .flatMap((part) => likeliest(part, model) ?? [])
    .find(({ topic, share }) => share >= thresholds.wordsOnly.also && topic.id !== best.topic.id && !without.includes(topic.id))?.topic;
  return { kind: "topic", topic: best.topic, ...(also && { also }), near: near.filter(({ id }) => id !== best.topic.id) };
}

/** The most likely subject of a few words, by the word model alone. */
export const likeliest = (text: string, model: TextModel): Match | undefined => ranked(shares(text, model))[0];

/** The words of a subject's first message alone would not have been enough for it. */
export const isDoubtfulFor = (topic: Topic, text: string, model: TextModel): boolean => {
  const best = likeliest(text, model);
  return best?.topic.id !== topic.id || best.share < thresholds.wordsOnly.sure;
};

const ranked = (all: Float32Array): Match[] =>
  topics.map((topic, at) => ({ topic, share: all[at] ?? 0 })).toSorted((one, other) => other.share - one.share);

/** "I'm not sad, I'm angry", "not worried about money, I just fight with my sister", "I don't want to budget, I want to earn more". */
const turned = "((?!\\w+ing\\b)(?:(?!\\b(?:and|because|so|sure|if|when|that|ok|okay)\\b)[a-z' ]){3,40}?)[,;.]? ";
const contrasts = [
  `(?:it'?s|it is|this is|that'?s) not (?:really |even )?${turned}(?:but )?((?:i'?m|i am|i feel|just)\\b.{4,})`,
  `(?:i'?m|i am) not (?:really |even |so much )?${turned}(?:but )?((?:i'?m|i am|i feel|just|it'?s)\\b.{4,})`,
  `(?:(?:i'?m|i am) )?not (?:really )?(?:worried|sad|upset|asking|here)? ?about ${turned}(?:but )?((?:i'?m|i am|i|it'?s|my|just)\\b.{6,})`,
  `i (?:do ?n[o']?t|do not) (?:really )?want (?:to |an? |any )?${turned}(?:but )?(i (?:just |really |only )?(?:want|need|would)\\b.{6,})`,
  `i (?:do ?n[o']?t|do not) (?:really )?need (?:to |an? |any )?${turned}(?:but )?(i (?:just |really |only )?(?:want|need|would)\\b.{6,})`,
].map((pattern) => new RegExp(`^\\W*(?:no\\b\\W*)?${pattern}$`, "is"));

/** The message without what it says it is not about, and the rejected part ("not the phone but the sleep"). */
export function withoutNegated(text: string): { rest: string; turnedDown: string | undefined } {
  const instead =
    /^\W*(?:no\b\W*)?(?:not (?:really )?that|(?:that'?s|that is|it'?s) not (?:it|that|what i (?:mean|meant))|(?:i mean(?:t)? )?something else)\s*[,.;:!-]+\s*(?=\S+ \S)/i.exec(
      text,
    );
  if (instead) return { rest: text.slice(instead[0].length), turnedDown: "that" };
  // "i do not drink" is about no drinking
  const notDone =
    /^\W*(?:(?:but|and|also|no|well)\W+)*i (?:do not|do ?n'?t|never)(?: (?:even|really))* (drink|smoke|vape|gamble)(?: (?:alcohol|at all|either|though|anymore))*\W*$/i.exec(
      text,
    );
  if (notDone?.[1]) return { rest: "", turnedDown: notDone[1] };
  const contrasted = contrasts.map((pattern) => pattern.exec(text)).find(Boolean);
  if (contrasted?.[1] && contrasted[2]) return { rest: contrasted[2].trim(), turnedDown: contrasted[1].trim() };
  const found =
    /\b(?:it'?s|it is|that'?s|this is|i'?m|i am)? ?\bnot (?:really )?(?:about |because of |the |my )(?:the |my )?([^,.;!?]{2,40}?)(?:,? (?:but|it'?s|it is|rather)\b(?: (?:about|rather|more))?|[,.;!?]|$)/i.exec(
      text,
    );
  if (!found) return { rest: text, turnedDown: undefined };
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    .replace(/^\s*(?:no|nope|nah)\b[\s,.!]*/i, "")
    .trim();
  return { rest, turnedDown: found[1]?.trim() };
}

/** The sentences of a message, at most three; none where it is one. */
function partsOf(text: string): string[] {
  const parts = text
    .slice(0, 600)
    .split(/[.!?;\n]+|,? and also |,? and (?=i |im |i'm |my |we |he |she |the )|,? but /i)
    .map((part) => part.trim())
    .filter((part) => part.length > 8);
  return parts.length > 1 ? parts.slice(0, 3) : [];
}
