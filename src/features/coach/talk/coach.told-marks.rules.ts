import { markOf } from "./coach.written-text.rules.ts";
import { toldFacts } from "../answers/coach.told-facts.content.ts";
import { anyWays, daysLeft, planWays, successWays, toldKinds } from "../answers/coach.told-kinds.content.ts";

/** By which an answer to something told is recognized in a talk. */

export const toldMarks: readonly string[] = [
  ...toldFacts.flatMap(({ text, first, words, topic }) => (topic === undefined ? [text, first, words] : [first, words])),
  ...[...toldKinds.flatMap(({ ways }) => ways), ...successWays, ...anyWays].map(({ move }) => move),
  ...planWays.map(({ keep }) => keep),
  ...Object.values(daysLeft),
].flatMap((text) => (text === undefined ? [] : [markOf(text)]));

/** The subject that begins with an answer of `toldFacts`. */
export const toldTopic = (answer: string): string | undefined =>
  toldFacts.find(({ text, topic }) => topic !== undefined && answer.includes(markOf(text)))?.topic;
