import { allAnswers, subjectAnswers } from "../answers/coach.lists.content.ts";
import { anyWays, daysLeft, planWays, successWays, toldKinds } from "../answers/coach.told-kinds.content.ts";
import type { WrittenAnswer } from "../answers/coach.written.content.ts";
import { singleWritten } from "./coach.written.rules.ts";
import { markOf, textsOf } from "./coach.written-text.rules.ts";

/** By which a written answer is recognized in a talk, and the subject with which the talk goes on after it. */

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
