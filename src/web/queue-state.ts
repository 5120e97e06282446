import { useMemo, useSyncExternalStore } from "react";
import type { QueuedWrite } from "#web/offline-queue-rules.ts";
import { createStore } from "#web/store.ts";

/** The queue's state for every page. Stored and sent by offline-queue.ts, which loads after the first paint. */
const queue = createStore<readonly QueuedWrite[]>([]);

export const queueNow = queue.get;

/** The ids of writes that were taken out of the queue, here or in another tab, instead of being sent. */
export const removedWrites = new Set<string>();

export function showQueue(next: readonly QueuedWrite[]) {
  if (next.length > 0 || queueNow().length > 0) queue.set(next);
}

/** All queued writes, or those of one call: `useQueue("journal/write")`. */
export function useQueue(call?: string): readonly QueuedWrite[] {
  const all = useSyncExternalStore(queue.watch, queueNow, () => none);
  return useMemo(() => (call ? all.filter((one) => one.call === call) : all), [all, call]);
}
const none: readonly QueuedWrite[] = [];

/** Those of the queue that the server has not refused: a page shows them as done. */
export function usePending(call: string): readonly QueuedWrite[] {
  const all = useQueue(call);
  return useMemo(() => all.filter((one) => one.refusal === undefined), [all]);
}
