import { useMemo, useSyncExternalStore } from "react";
import type { QueuedWrite } from "#web/offline-queue-rules.ts";

/** The queue's state for every page. Stored and sent by offline-queue.ts, which loads after the first paint. */
let list: readonly QueuedWrite[] = [];
const listeners = new Set<() => void>();

export const queueNow = () => list;

/** The ids of writes that were taken out of the queue, here or in another tab, instead of being sent. */
export const removedWrites = new Set<string>();

export function showQueue(next: readonly QueuedWrite[]) {
  if (next.length === 0 && list.length === 0) return;
  list = next;
  listeners.forEach((listener) => listener());
}

/** All queued writes, or those of one call: `useQueue("journal/write")`. */
export function useQueue(call?: string): readonly QueuedWrite[] {
  const all = useSyncExternalStore(watch, queueNow, () => none);
  return useMemo(() => (call ? all.filter((one) => one.call === call) : all), [all, call]);
}
const none: readonly QueuedWrite[] = [];

/** Those of the queue that the server has not refused: a page shows them as done. */
export function usePending(call: string): readonly QueuedWrite[] {
  const all = useQueue(call);
  return useMemo(() => all.filter((one) => one.refusal === undefined), [all]);
}

function watch(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
