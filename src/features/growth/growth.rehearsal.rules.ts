import { addDays, daysBetween, type Day } from "#shared/dates.ts";

/** When to practice the interview answers again: 1, 3 and 7 days after the first time. */
const rehearsalSteps = [1, 3, 7] as const;

type RehearsalPlan = {
  /** The number of different days with practice. */
  times: number;
  /** The next day to practice, or null once all steps are done. */
  nextOn: Day | null;
  /** Whether that day is today or past. A late step just stays due. */
  isDue: boolean;
};

/**
 * Practice progress. `days` are the days on which answers were practiced aloud, in any order, repeats allowed. Steps count from the first
 * day; a step before the last practice's day moves to the day after it.
 */
export function rehearsalPlan(days: readonly Day[], today: Day): RehearsalPlan {
  const done = [...new Set(days)].sort();
  const first = done[0];
  const last = done.at(-1);
  if (first === undefined || last === undefined) return { times: 0, nextOn: today, isDue: true };
  const step = rehearsalSteps[done.length - 1];
  if (step === undefined) return { times: done.length, nextOn: null, isDue: false };
  const planned = addDays(first, step);
  const nextOn = daysBetween(last, planned) > 0 ? planned : addDays(last, 1);
  return { times: done.length, nextOn, isDue: daysBetween(nextOn, today) >= 0 };
}

/** "Again tomorrow", "Again in 3 days", "Time to say them again". */
export function rehearsalLine(plan: RehearsalPlan, today: Day): string {
  if (plan.times === 0) return "Not said aloud yet. The first time is the stiffest.";
  if (plan.nextOn === null) return "Said aloud on four days. They are yours now; once more on the morning of the interview is plenty.";
  if (plan.isDue) return "Time to say them again.";
  const days = daysBetween(today, plan.nextOn);
  return days === 1 ? "Again tomorrow." : `Again in ${days} days.`;
}
