import type { Log } from "#server/log.ts";
import { openThreads } from "#server/threads.ts";
import { assessWritten, lengthOf, sampleOf, shortTalk, type ChatAssessment, type Written } from "./coach.assessment.rules.ts";

const assessInThread = openThreads<Written, ChatAssessment>({
  module: "coach-assessment",
  task: "assessWritten",
  threads: 1,
  waiting: 32,
  perOwner: 2,
  ms: 3_000,
  idleMs: 600_000,
  megabytes: 256,
  busy: "busy",
  failed: "late",
});

/**
 * The safety assessment of a chat. A long one is assessed in a worker thread, so that no other request waits; if that takes too long, or
 * one member sends too much at once, the beginning and end of the newest message are assessed here instead. Never rejects.
 */
export async function assessChat(written: Written, memberId: string, log: Log): Promise<ChatAssessment> {
  if (lengthOf(written) <= shortTalk) return assessWritten(written);
  try {
    return await assessInThread(written, memberId);
  } catch (err) {
    log.warn({ err }, "a long talk was read in part only");
    return assessWritten(sampleOf(written));
  }
}

const windowMs = 300_000;
const mostRefused = 40;

/** How many refused calls of one member are still assessed for a crisis: 40 in five minutes, then they are only refused. */
export function openRefusals(clock: () => number): (memberId: string) => boolean {
  const counted = new Map<string, { endsAt: number; count: number }>();
  return (memberId) => {
    const now = clock();
    if (counted.size > 10_000) counted.clear();
    const ownedBy = counted.get(memberId);
    const count = ownedBy && ownedBy.endsAt > now ? ownedBy.count + 1 : 1;
    counted.set(memberId, { endsAt: ownedBy && ownedBy.endsAt > now ? ownedBy.endsAt : now + windowMs, count });
    return count <= mostRefused;
  };
}
