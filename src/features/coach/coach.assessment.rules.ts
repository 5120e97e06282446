import { assess, type Assessment } from "crisis-detector/assessment";

/** A message of the user. `isHarmless`: the page's encoder is sure that there is no danger in it, so it overrules what the server is unsure of. */
type UserMessage = { text: string; isHarmless: boolean };
/** What the user wrote: the newest message, and those before it, oldest first. */
export type Written = { newest: UserMessage; recent: readonly UserMessage[] };
/** The safety assessment of the newest message alone, and of it after the earlier ones. */
export type ChatAssessment = { fresh: Assessment; seen: Assessment };

/** Runs in the server's own thread for short talks and in a worker thread for long ones (coach.assessment.repository.ts). */
export function assessWritten({ newest, recent }: Written): ChatAssessment {
  const harmless = [...recent, newest].flatMap(({ text, isHarmless }) => (isHarmless ? [text] : []));
  const fresh = assess(newest.text, { harmless });
  return { fresh, seen: recent.length > 0 ? assess(newest.text, { recent: recent.map(({ text }) => text), harmless }) : fresh };
}

/** UTF-16 units of a chat that are assessed directly: some ten milliseconds of work. */
export const shortTalk = 2_000;

export const lengthOf = ({ newest, recent }: Written): number => recent.reduce((sum, { text }) => sum + text.length, newest.text.length);

/** The end of each text, which usually contains the point, so that no body size makes more work than this. */
export const bounded = (turns: readonly UserMessage[], longest: number, isNewestHarmless: boolean): Written => {
  const said = turns.slice(-11).map(({ text, isHarmless }) => ({ text: text.slice(-longest), isHarmless }));
  return { newest: { text: said.at(-1)?.text ?? "", isHarmless: isNewestHarmless }, recent: said.slice(0, -1) };
};

/** What is assessed when a whole chat would take too long: the beginning and the end of the newest message. */
export const sampleOf = ({ newest: { text, isHarmless } }: Written): Written => ({
  newest: { text: text.length > 1_500 ? `${text.slice(0, 500)}\n${text.slice(-1_000)}` : text, isHarmless },
  recent: [],
});
