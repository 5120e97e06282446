import type { Log } from "#server/log.ts";
import { openThreads } from "#server/threads.ts";
import { partsOf, type Meaning } from "./coach.match.rules.ts";
import type { Likelihoods } from "./coach.model.rules.ts";

const meaningsElsewhere = openThreads<string[], Likelihoods[]>({
  module: "coach-vectors",
  task: "meanings",
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
 * How likely a message is about each subject, by sentence vectors in a worker thread that ends two minutes after the last chat. Undefined
 * if it is late or busy: then only words decide. Never rejects.
 */
export async function meaningOf(text: string, memberId: string, log: Log): Promise<Meaning | undefined> {
  try {
    return await meaningsElsewhere(partsOf(text), memberId);
  } catch (err) {
    log.warn({ err }, "the coach compared by words only");
    return undefined;
  }
}
