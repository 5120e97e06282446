import { assess, type Assessment } from "crisis-detector/assessment";

/** What the user wrote: the newest message, and those before it, oldest first. */
export type Written = { newest: string; recent: readonly string[] };
/** The safety assessment of the newest message alone, and of it after the earlier ones. */
export type ChatAssessment = { fresh: Assessment; seen: Assessment };

/** Runs in the server's own thread for short talks and in a worker thread for long ones (coach.assessment.repository.ts). */
export function assessWritten({ newest, recent }: Written): ChatAssessment {
  const fresh = assess(newest);
  return { fresh, seen: recent.length > 0 ? assess(newest, { recent }) : fresh };
}

/** UTF-16 units of a chat that are assessed directly: some ten milliseconds of work. */
export const shortTalk = 2_000;

export const lengthOf = ({ newest, recent }: Written): number => recent.reduce((sum, text) => sum + text.length, newest.length);

/** The end of each text, which usually contains the point, so that no body size makes more work than this. */
export const bounded = (turns: readonly string[], longest: number): Written => {
  const texts = turns.slice(-11).map((text) => text.slice(-longest));
  return { newest: texts.at(-1) ?? "", recent: texts.slice(0, -1) };
};

/** What is assessed when a whole chat would take too long: the beginning and the end of the newest message. */
export const sampleOf = ({ newest }: Written): Written => ({
  newest: newest.length > 1_500 ? `${newest.slice(0, 500)}\n${newest.slice(-1_000)}` : newest,
  recent: [],
});
