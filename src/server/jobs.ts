import type { Log } from "./log.ts";

export type Jobs = { every: (ms: number, name: string, work: () => Promise<unknown>) => void; stop: () => Promise<void> };

/** Work on a timer inside this process. A failure is logged and tried again next time; two runs never overlap. */
export function openJobs(log: Log): Jobs {
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Promise<unknown>>();
  return {
    every: (ms, name, work) => {
      let busy = false;
      const timer = setInterval(() => {
        if (busy) return;
        busy = true;
        const run = work().catch((error: unknown) => log.error({ err: error, job: name }, "job failed")).finally(() => { busy = false; running.delete(run); });
        running.add(run);
      }, ms);
      timer.unref();
      timers.push(timer);
    },
    stop: async () => {
      timers.forEach(clearInterval);
      await Promise.all(running);
    },
  };
}
