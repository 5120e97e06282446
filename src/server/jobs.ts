import type { Limits } from "./limits.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { Traces } from "./traces.ts";

export type Jobs = {
  /** In every process, once per period. */
  every: (ms: number, name: string, work: () => Promise<unknown>) => void;
  /** In one of all processes that share the database, one at a time: the first one in each period takes the lease, and has it while it works. */
  once: (ms: number, name: string, work: () => Promise<unknown>) => void;
  stop: () => Promise<void>;
};

/**
 * Runs `work` for each of `items`, one after the other. One that fails (an invalid row, an external service) is counted and logged without
 * content, and the others are still processed. Every job over all members uses this.
 */
export async function forEachItem<T>(
  log: Log,
  name: string,
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<{ done: number; failed: number }> {
  const counts = { done: 0, failed: 0 };
  for (const item of items) {
    try {
      await work(item);
      counts.done += 1;
    } catch (error) {
      counts.failed += 1;
      log.error({ err: error, job: name }, "one item of a job failed; the next run tries again");
    }
  }
  return counts;
}

/** A run that takes longer loses its lease to the others: it hangs. */
const longestRunMs = 12 * 3_600_000;

/** Periodic work. A failure is logged and retried at the next run; two runs in one process never overlap. */
export function openJobs(
  log: Log,
  leases: Pick<Limits, "lease" | "renew">,
  metrics: Metrics | null = null,
  traces: Traces | null = null,
): Jobs {
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Promise<unknown>>();
  const timed = async (name: string, work: () => Promise<unknown>) => {
    const began = performance.now();
    let isGood = false;
    try {
      await (traces ? traces.job(name, work) : work());
      isGood = true;
    } finally {
      metrics?.jobEnded(name, isGood, performance.now() - began);
    }
  };
  const plan: Jobs["every"] = (ms, name, work) => {
    metrics?.jobPlanned(name, ms);
    let busy = false;
    const timer = setInterval(() => {
      if (busy) return;
      busy = true;
      const run = work()
        .catch((error: unknown) => log.error({ err: error, job: name }, "job failed"))
        .finally(() => {
          busy = false;
          running.delete(run);
        });
      running.add(run);
    }, ms);
    timer.unref();
    timers.push(timer);
  };
  /** Renews the lease of a job for as long as it runs: a backup may take longer than the time between two looks for one. */
  const withLease = async (name: string, leaseMs: number, work: () => Promise<unknown>) => {
    const endsAt = performance.now() + longestRunMs;
    const renewal = setInterval(() => {
      if (performance.now() > endsAt) return clearInterval(renewal);
      leases.renew(name, leaseMs).catch((error: unknown) => log.warn({ err: error, job: name }, "the lease of a job could not be renewed"));
    }, leaseMs / 2);
    renewal.unref();
    try {
      await work();
    } finally {
      clearInterval(renewal);
    }
  };
  return {
    every: (ms, name, work) => plan(ms, name, () => timed(name, work)),
    // the lease ends a little before the next run, so that a server's own timer finds it expired
    once: (ms, name, work) =>
      plan(ms, name, async () => {
        if (await leases.lease(name, ms * 0.95)) await withLease(name, ms * 0.95, () => timed(name, work));
      }),
    stop: async () => {
      timers.forEach(clearInterval);
      await Promise.all(running);
    },
  };
}
