import type { Turn } from "./coach.answers.rules.ts";
import { plain } from "crisis-detector/plain";
import * as choices from "../answers/coach.choices.content.ts";
import { detailAnswers, detailWays, questionAnswers } from "../answers/coach.lists.content.ts";
import type { FiguredAnswer } from "../answers/coach.written.content.ts";
import { asksAbout, detailAsk, detailIn, figures, ofPeople, reflected, toldOf, withoutOpener } from "./coach.details.rules.ts";
import { isQuestion } from "./coach.pick.rules.ts";
import { sumUp } from "./coach.sum-up.rules.ts";
import { readWritten, writtenAnswer } from "./coach.written.rules.ts";
import { wayOf } from "./coach.subject-answers.rules.ts";
import { isCalmTalk, kindAnswer } from "./coach.told-kinds.rules.ts";
import { stillAbout } from "../answers/coach.replies.content.ts";
import type { Topic } from "../answers/coach.topics.rules.ts";
import { angleForFact, stepsFor } from "./coach.topic-answers.rules.ts";

/** A plain fact within a talk, and a message that no rule understands. */

/** What can be said back as it is. */
const told =
  /^\W*(?:mom|dad|wife|husband|hubby|bf|gf|boyfriend|girlfriend|boss|manager|landlord|roommate|son|daughter|brother|sister|kids|parents|everyone|nobody|ive|hes|shes|theyre|i|i'm|im|i've|my|we|he|she|they|it|it's|its|the|there|our|his|her)\b/;

/** Asks whether another subject begins, with both to choose from. */
const newOrSame = (other: Topic, topic: Topic) => {
  const names = [other.name, topic.name];
  return { text: `${choices.askNew}\n\n1. ${other.name}\n2. ${topic.name}\n\n${choices.askNewEnd}`, names };
};

/** A fact that was said back and changes nothing. */
export const isOnlyNoted = (text: string): boolean => /^(?:So|Okay,) (?:(?![.!] [A-Z\u201C])[^\n])*\.\n\n/.test(text);

/** Words of one's own life; without any, a message may be about nothing at all. */
const ownFact =
  /^\W*(?:and |but |also )?(?:mostly|usually|just|only|even|especially|particularly|mainly because|because|since|kinda|kind of|probably|maybe|mainly|basically|both|either|sometimes|depends) [a-z]|\b(?:the|of|since|without|wants?|says?|said|have|has|had|haven'?t|hasn'?t|don'?t|doesn'?t|didn'?t|isn'?t|aren'?t|can'?t|won'?t|is|are|was|were|will|got|gets|went|came)\b|\d|\b(?:i|i'?m|i'?ve|my|me|we|us|our|he|she|they|his|her|him|them|their|it|kids?|mom|dad|parents|wife|husband|brother|sister|friends?|boss|teacher|landlord|roommate|neighbor|doctor|work|job|shift|school|class|college|home|house|apartment|car|rent|bills?|money|insurance|today|tonight|yesterday|tomorrow|days?|weeks?|months?|years?|always|never|again|already|still|old|tired|alone|nobody|everyone)\b/;

const asksWithin = (newest: string): boolean =>
  plain(newest)
    .split(/[.!;]+ /)
    .some(isQuestion);

/** A fact as it was told, of a longer message its last sentence that can be, or a word of thanks where none can be said back. */
function takenUp(newest: string, said: (words: string) => boolean): string {
  const parts = newest.length > longestBack ? newest.split(/(?<=[.!])\s+/).toReversed() : [newest];
  const part = parts.find((one) => one.length <= longestBack && told.test(plain(withoutOpener(one))));
  const ack = reflected(part ?? newest)
    .replaceAll(/[.!](?!\d) ?(?=.)/g, ", ")
    .replace(/[.!,]+ ?$/, "");
  // more than one short clause reads oddly when it is said back
  if (part !== undefined && ack.length <= longestClause && !/[,;:?]| like /.test(ack)) return `So ${ack}.`;
  if (plain(newest).split(" ").length <= fewWords && !/[,;:?]/.test(ack)) return `Okay: ${ack}.`;
  const left = choices.takenIn.filter((one) => !said(one));
  return left[newest.length % left.length] ?? "";
}
const longestBack = 90;
const longestClause = 55;
const fewWords = 5;

/** A plain fact is taken up, and the subject's next part follows; when none is left, what was told is summed up. */
export function noted(
  turn: Pick<Turn, "newest" | "before" | "last" | "said" | "topic">,
  answer: string,
  other?: Topic,
): { text: string; action: string; choices: string[] } | undefined {
  const { newest, topic } = turn;
  if (!isOnlyNoted(answer) || !topic || newest.length > 90 || isQuestion(plain(newest))) return undefined;
  const { text, names } = takenFurther(turn, topic, other) ?? { text: "", names: [] };
  return text === "" ? undefined : { text, action: topic.id, choices: names };
}

function takenFurther(
  { newest, before, said }: Pick<Turn, "newest" | "before" | "said">,
  topic: Topic,
  other?: Topic,
): { text: string; names: string[] } | undefined {
  const unsaid = (all: readonly (string | undefined)[]) => all.find((one): one is string => one !== undefined && one !== "" && !said(one));
  const change = toldOf(newest, topic.id);
  const changed = change !== undefined && !said(change) ? change : "";
  const fitting = asksAbout(newest).filter((ask) => !said(ask));
  // after a written answer the subject's own parts and steps are about something wider
  const isOpened = said(topic.hear);
  const angle = (isEnough: boolean) => angleForFact(topic, said, { newest, before }, { isEnough, isOpened });
  const shared = changed ? undefined : angle(true);
  // nothing is written about it: it is met by its kind, and a figure is said back
  const isFigure = figures.has(detailIn(newest)?.kind ?? "statement");
  const met = (isAny: boolean) =>
    changed || shared || isFigure
      ? undefined
      : kindAnswer(
          { newest, before, said, topic },
          { isOfPeople: ofPeople.test(topic.id), isAny, part: isOpened ? angle(false) : undefined },
        );
  const byDetail = changed || shared ? undefined : detailAnswer(detailAnswers, { newest, before, said, topic });
  if (byDetail !== undefined) return byDetail;
  const byKind = met(false);
  if (byKind !== undefined) return { text: byKind, names: [] };
  const isDark = !isCalmTalk({ newest, before, said });
  const next = changed ? undefined : (shared ?? angle(isDark));
  const way = changed || shared || isDark ? undefined : wayOf({ topic, said });
  const bridge = unsaid(choices.bridges) ?? "";
  if (way !== undefined) return { text: `${takenUp(newest, said)} ${bridge}`.trimEnd() + `\n\n${way}`, names: [] };
  const used = changed || next ? undefined : detailAnswer(detailWays, { newest, before, said, topic });
  if (used !== undefined) return used;
  const isUsedUp = !changed && !next && before.length > 2 && topic.more.every(({ words }) => said(words));
  const summed = isUsedUp && fitting.length === 0 ? sumUp({ newest, before, said, topic }, false) : undefined;
  if (summed !== undefined) return { text: summed, names: [] };
  const general = next || !isOpened ? undefined : met(true);
  if (general !== undefined) return { text: general, names: [] };
  const offer = next && other && !said(orOther(other.name)) ? orOther(other.name) : "";
  const step = unsaid([next?.next, ...stepsFor(topic, [...before, newest], isOpened)]);
  const text = [
    [takenUp(newest, said), changed, next && !shared ? bridge : ""].filter(Boolean).join(" "),
    next?.words,
    step && `**One next step:** ${step}`,
    offer,
    unsaid([next?.ask]) ?? detailAsk(newest, topic.id, said),
  ];
  return { text: text.filter(Boolean).join("\n\n"), names: offer ? [other?.name ?? ""] : [] };
}
/** What was told, and what it means for a matter of its kind. */
function detailAnswer(list: readonly FiguredAnswer[], turn: Pick<Turn, "newest" | "before" | "said"> & { topic: Topic }) {
  const found = isCalmTalk(turn) ? writtenAnswer(list, readWritten(turn)) : undefined;
  return found && { text: `${takenUp(turn.newest, turn.said)} ${found.text}`.trim(), names: [] };
}
/** The answer to a question that has none of its own, by the kind of its matter. */
export const askedAnswer = (turn: Pick<Turn, "newest" | "before" | "said" | "topic">): string | undefined =>
  turn.topic && isCalmTalk(turn) ? writtenAnswer(questionAnswers, readWritten(turn))?.text : undefined;
const orOther = (name: string) => `If it's more about “${name}” for you, say so, and we take that.`;

/** Before the subject's next part, when a question about it has no answer of its own; empty when no part is left. */
export function notExactly({ newest, said, topic }: Pick<Turn, "newest" | "said" | "topic">): string {
  if (!topic || !isQuestion(plain(newest)) || topic.more.every(({ words }) => said(words))) return "";
  const lead = choices.notExactly.find((words) => !said(words));
  const still = stillAbout(topic.name);
  return lead === undefined ? "" : said(still) ? lead : `${still} ${lead}`;
}

/** Whether a message tells of one's own life, and asks nothing. */
export const tellsFact = (newest: string): boolean => newest.length <= 160 && ownFact.test(plain(newest)) && !asksWithin(newest);

const matterWords =
  /\b(?:can'?t|cannot|cant|couldn'?t|won'?t|n'?t know|dont know|needs?|want\w*|wish|how|help|worr\w*|scared|afraid|anxi\w*|nervous|stress\w*|hates?|sick|tired|fight\w*|fought|argu\w+|problems?|trouble|struggl\w*|behind|owes?|owed|debts?|lost|losing|broke\w*|died|dying|dead|passed|fired|laid off|quit|leav\w+|left|cheat\w*|lied|lies|lying|sad|angry|mad|lone\w*|alone|hurt\w*|miss\w*|overwhelm\w*|cry\w*|cried|panic\w*|hard|difficult|too|never|always|keeps?|every|also|anyway|actually|divorc\w*|separat\w*|pregnan\w*|baby|doctor|pain|sleep\w*|asleep|awake|drink\w*|drunk|smok\w*|gambl\w*|guilt\w*|asham\w*|embarrass\w*|evict\w*|overdue|late|due|expensive|afford|bills?|fees?|charged|scam\w*|stole\w*|threat\w*|bull\w*|harass\w*|yell\w*|ignor\w*|jealous\w*|forget\w*|forgot|procrastinat\w*|stuck|bored|numb|empty|burn\w*|exhaust\w*|mess|messed|eat\w*|snack\w*|spend\w*|spent|lots?|failed|failing|wrong|worse|bad|awful|terrible|suck\w*|don'?t|doesn'?t|didn'?t|isn'?t|not|no|nobody|without)\b/;
/** Whether a message tells of a difficulty or a wish, as one that begins another subject does. */
export const tellsMatter = (newest: string): boolean => matterWords.test(plain(newest));

/** It says that it does not know, and offers kinds of help; undefined when all ways to say it were used. */
export function notUnderstood(
  turn: Pick<Turn, "newest" | "before" | "last" | "said" | "topic">,
  other?: Topic,
): { text: string; names: string[] } | undefined {
  const { newest, said, topic } = turn;
  const isStatement = tellsFact(newest) && !(other && newest.trim().split(/\s+/).length > 10 && tellsMatter(newest));
  if (other && topic && !isStatement && !said(choices.askNew)) return newOrSame(other, topic);
  const further = topic && isStatement ? takenFurther(turn, topic, other) : undefined;
  if (further) return further;
  const isAsked = asksWithin(newest);
  const summed = topic && (isStatement || isAsked) ? sumUp({ ...turn, topic }, isAsked) : undefined;
  if (summed !== undefined) return { text: summed, names: [] };
  const isSaidBack = newest.trim().length <= 90 && !isQuestion(plain(newest)) && told.test(plain(newest));
  const ack = reflected(newest)
    .replace(/[.!?]+ ?/g, ", ")
    .replace(/, $/, "");
  const found = choices.notUnderstood.find(({ ask }) => !said(ask));
  if (!found) return undefined;
  const still = topic ? stillAbout(topic.name) : "";
  const lead = found.lead(isSaidBack ? `So ${ack}. ` : "");
  const names = found.kinds.map((kind) => choices.kinds[kind]);
  return {
    text: `${lead}${still === "" || said(still) ? "" : ` ${still}`}\n\n${names.map((name, at) => `${at + 1}. ${name}`).join("\n")}\n\n${found.ask}`,
    names,
  };
}
