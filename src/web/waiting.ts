import { useMemo, useSyncExternalStore } from "react";
import type { Waiting } from "#web/outbox-rules.ts";

/** What waits on this device to be sent, as every page may know it. Kept and sent by outbox.ts, which comes after the first screen. */
let list: readonly Waiting[] = [];
const listeners = new Set<() => void>();

const waitingNow = () => list;

export function showWaiting(next: readonly Waiting[]) {
  if (next.length === 0 && list.length === 0) return;
  list = next;
  listeners.forEach((listener) => listener());
}

/** Everything that waits, or what waits for one call: `useWaiting("journal/write")`. */
export function useWaiting(call?: string): readonly Waiting[] {
  const all = useSyncExternalStore(watch, waitingNow, () => none);
  return useMemo(() => (call ? all.filter((one) => one.call === call) : all), [all, call]);
}
const none: readonly Waiting[] = [];

/** Of those, what the server has not refused: a page shows them as done. */
export function useUnsent(call: string): readonly Waiting[] {
  const all = useWaiting(call);
  return useMemo(() => all.filter((one) => one.refusal === undefined), [all]);
}

function watch(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
