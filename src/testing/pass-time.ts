import { startJobs } from "#app/jobs.ts";
import type { AppContext } from "#server/context.ts";

const stepMs = 5000;
const jobNames = ["reminders", "mail", "notifications"];

/**
 * Moves the clock in steps of 5 s for at most `seconds`, and runs the jobs of reminders whenever they are due, starting as if all had just
 * run. Returns the seconds that passed until `isOver`, or Infinity.
 */
export async function passTime(
  { context, clock }: { context: AppContext; clock: { now: number } },
  seconds: number,
  isOver: () => Promise<boolean>,
): Promise<number> {
  const jobs: { ms: number; work: () => Promise<unknown> }[] = [];
  const note = (ms: number, name: string, work: () => Promise<unknown>) => {
    if (jobNames.includes(name)) jobs.push({ ms, work });
  };
  startJobs({ ...context, jobs: { every: note, once: note, stop: async () => undefined } });
  if (jobs.length !== jobNames.length) throw new Error(`${jobs.length} of ${jobNames.join(", ")} are scheduled`);
  for (let passedMs = stepMs; passedMs <= seconds * 1000; passedMs += stepMs) {
    clock.now += stepMs;
    for (const { ms, work } of jobs) if (passedMs % ms === 0) await work();
    await Promise.all([context.mail.settled(), context.push.settled()]);
    if (await isOver()) return passedMs / 1000;
  }
  return Infinity;
}
