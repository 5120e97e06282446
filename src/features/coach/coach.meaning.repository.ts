import type { Log } from "#server/log.ts";
import { openThreads } from "#server/threads.ts";
import type { Likelihoods } from "./coach.model.rules.ts";

const meaningElsewhere = openThreads<string, Likelihoods>({
  module: "coach-vectors",
  task: "meaning",
  threads: 1,
  waiting: 16,
  perOwner: 2,
  ms: 2_500,
  idleMs: 120_000,
  megabytes: 128,
  busy: "busy",
  failed: "late",
});

/**
 * How likely a message is about each subject, by its sentence vector in a worker thread that ends two minutes after the last chat.
 * Undefined if it is late or busy: then only words decide. Never rejects.
 */
export async function meaningOf(text: string, memberId: string, log: Log): Promise<Likelihoods | undefined> {
  try {
    return await meaningElsewhere(text, memberId);
  } catch (err) {
    log.warn({ err }, "the coach compared by words only");
    return undefined;
  }
}
