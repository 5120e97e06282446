import * as acts from "../answers/coach.acts.content.ts";
import * as asks from "../answers/coach.asks.content.ts";
import { choiceLines, choiceMarks, doubtLines, whichOne } from "../answers/coach.choice.content.ts";
import * as choices from "../answers/coach.choices.content.ts";
import { complaintMarks } from "../answers/coach.complaint.content.ts";
import { askedAbout, detailAsks, gladAsks, lossAsks } from "../answers/coach.details.content.ts";
import { placeLines } from "../answers/coach.places.content.ts";
import { responseLines } from "../answers/coach.response.content.ts";
import { sumUpAsks } from "../answers/coach.sum-up.content.ts";
import { askSafety, notForgotten } from "../coach.words.content.ts";
import { allAnswers, subjectAnswers } from "../answers/coach.lists.content.ts";
import { anyWays, daysLeft, planWays, successWays, toldKinds } from "../answers/coach.told-kinds.content.ts";
import type { WrittenAnswer } from "../answers/coach.written.content.ts";
import { singleWritten } from "./coach.written.rules.ts";
import { markOf, textsOf } from "./coach.written-text.rules.ts";

/** By which an answer is recognized in a talk, and whether the talk goes on with another subject after it. */

const marks: readonly { mark: string; topic: string | undefined }[] = [
  ...allAnswers.flatMap(({ one, topic }) => [
    ...[...textsOf(one), one.short, one.next].map((text) => ({ text, topic })),
    // what belongs to something told keeps the subject of the talk
    ...[one.first, one.words].map((text) => ({ text, topic: undefined })),
  ]),
  ...Object.entries(subjectAnswers).flatMap(([id, { how, long, example, ...usual }]) => [
    ...[how, long, example].map((text) => ({ text, topic: id })),
    ...Object.values(usual).map((text: string) => ({ text, topic: undefined })),
  ]),
  ...[...toldKinds.flatMap(({ ways }) => ways), ...successWays, ...anyWays].map(({ move }) => ({ text: move, topic: undefined })),
  ...[...planWays.map(({ keep }) => keep), ...Object.values(daysLeft)].map((text) => ({ text, topic: undefined })),
].flatMap(({ text, topic }) => (text === undefined ? [] : [{ mark: markOf(text), topic }]));

/** Marks of answers that leave the talk's subject as it was. */
export const marksWithin: readonly string[] = marks.flatMap(({ mark, topic }) => (topic === undefined ? [mark] : []));

const marksWithTopic = marks.filter(({ topic }) => topic !== undefined);
/** The subject with which a talk goes on after a written answer. */
export const writtenTopic = (answer: string): string | undefined => marksWithTopic.find(({ mark }) => answer.includes(mark))?.topic;

const singleMarks = singleWritten.map((one) => ({
  one,
  all: [one.text, one.short, one.next].flatMap((text) => (text === undefined ? [] : [markOf(text)])),
}));
/** The answer of those that need no subject that a text contains: whole, in short, or its second part. */
export const singleIn = (answer: string): WrittenAnswer | undefined =>
  singleMarks.find(({ all }) => all.some((mark) => answer.includes(mark)))?.one;

/** The questions after a fact. */
const factAsks = [...askedAbout.flatMap(({ asks }) => asks), ...lossAsks, ...gladAsks, ...detailAsks];

const actLines = [...Object.values(acts).flat(), ...Object.values(asks).flat(), ...placeLines] as readonly acts.ActLine[];
const starts = [
  ...[...actLines, ...choiceLines, ...doubtLines].map(({ text }) => text),
  ...Object.values(responseLines).flat(),
  whichOne,
].map((text) => text.slice(0, 60));
/** Marks of other answers that leave the talk's subject as it was. */
const otherMarks = [
  ...starts,
  ...choices.notUnderstood.map(({ ask }) => ask),
  ...choiceMarks,
  ...complaintMarks,
  ...sumUpAsks,
  ...factAsks,
  ...choices.picked.map((text) => text("").slice(-50)),
  ...choices.decided.map((text) => text("").slice(-60)),
  ...choices.farewells,
  ...choices.farewellsEs,
  "I can't send it for you. Change any word",
];
/** What may stand before an answer: after a severe message, or beside a faint sign. */
const prefixes = [notForgotten, ...Object.values(askSafety)].map((words) => `${words}\n\n`);
const withoutPrefix = (text: string): string =>
  prefixes.reduce((rest, words) => (rest.startsWith(words) ? rest.slice(words.length) : rest), text);
/** Whether an answer leaves the talk's subject as it was. */
export const keepsSubject = (text: string): boolean =>
  marksWithin.some((words) => text.includes(words)) ||
  otherMarks.some((words) => text.includes(words)) ||
  calculatedPatterns.some((words) => words.test(withoutPrefix(text)));
const calculatedPatterns = [
  /^\S+ in parts of \S+ a (?:month|week): /,
  /^(?:\d+ (?:months?|weeks?)|The same), as worked out above, if every part is paid/,
  /^Together that's /,
  /^For (?:one month|\d+ months) that's /,
  /^\d+ times \S+(?:\s\S+)? is \S+(?:\s\S+)?, if nothing came in/,
  /^\d{3} counts as (?:poor|fair|good|very good|exceptional)\./,
  /^Because of its rate\. /,
  /^[^\n]{2,90} lasts (?:about )?\d+ (?:and a half )?months?, if nothing else/,
  /^\S+(?:\s\S+)? a (?:week|day) is about \S+(?:\s\S+)? a month, and /,
  /^(?:With )?\S+(?:\s\S+)? a month for (?:all|both)\b/,
  / is still missing\.|Closing costs are usually/,
  / over \d+ months is about /,
  / times \d+ is /,
  /lenders usually want the house/,
  / percent, and \S+ is left for everything else/,
  /a year less than the same job pays/,
  /a usual raise is around/,
  /^To be up at /,
  /^\d+ \w+ in \d+ days is /,
  /^At forty hours a week that's about /,
  /^\d+ hours at \S+/,
  /^Then \S+ is missing of the /,
  /^If you start at \d+, you'd have received /,
  /^That's \S+ more, or \d+ percent/,
  / by \d+ is \S+ each\./,
  /^(?:Your income comes to [^.]+\. )?Extra Help with/,
];
