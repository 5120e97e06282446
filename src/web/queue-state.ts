import { useMemo, useSyncExternalStore } from "react";
import type { Waiting } from "#web/offline-queue-rules.ts";

/** The queue's state for every page. Stored and sent by offline-queue.ts, which loads after the first paint. */
let list: readonly Waiting[] = [];
const listeners = new Set<() => void>();

const waitingNow = () => list;

export function showWaiting(next: readonly Waiting[]) {
  if (next.length === 0 && list.length === 0) return;
  list = next;
  listeners.forEach((listener) => listener());
}

/** All queued writes, or those of one call: `useQueue("journal/write")`. */
export function useWaiting(call?: string): readonly Waiting[] {
  const all = useSyncExternalStore(watch, waitingNow, () => none);
  return useMemo(() => (call ? all.filter((one) => one.call === call) : all), [all, call]);
}
const none: readonly Waiting[] = [];

/** Of those, the ones the server has not refused: a page shows them as done. */
export function useUnsent(call: string): readonly Waiting[] {
  const all = useWaiting(call);
  return useMemo(() => all.filter((one) => one.refusal === undefined), [all]);
}

function watch(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
