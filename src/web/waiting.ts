import { useMemo, useSyncExternalStore } from "react";
import { Problem } from "#kernel/problem.ts";
import { newId } from "#web/ids.ts";
import type { Waiting } from "#web/outbox-rules.ts";
import { memberAtScreen } from "#web/session.ts";
import type { Later } from "#web/save.ts";
import { isUnreached, send, unreachable } from "#web/wire.ts";

/** What waits on this device to be sent, as every page may know it. Kept and sent by outbox.ts, which comes after the first screen. */
let list: readonly Waiting[] = [];
const listeners = new Set<() => void>();

export const waitingNow = () => list;

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

const patienceMs = 10_000;

/**
 * A write that may wait for a network: sent at once, or, when nothing answers or others wait before it, kept and sent later, in
 * order, exactly once. Throws what the server says against it.
 */
export async function deliver<Output>(wish: Pick<Waiting, "call" | "input" | "about" | "says" | "tellsAge">): Promise<Output | Later> {
  const item: Waiting = { ...wish, id: newId(), member: memberAtScreen()?.id ?? "", at: Date.now(), tries: 0 };
  let failure: unknown;
  if (!list.some((one) => one.refusal === undefined)) {
    try {
      return await post<Output>(item.call, item.input, item.id);
    } catch (cause) {
      if (!isUnreached(cause)) throw cause;
      failure = cause;
    }
  }
  const { keep } = await import("#web/outbox.ts").catch(() => { throw failure; });
  await keep(item);
  return { waits: item.id };
}

/** One typed call by its name, with the id of the write. Silence for ten seconds counts as no network. */
export async function post<Output>(call: string, input: unknown, id: string): Promise<Output> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const { json } = await send<{ json: Output }>(`/api/rpc/${call}`, { json: input }, { method: "POST", signal, headers: { "idempotency-key": id } });
    return json;
  } catch (cause) {
    if (cause instanceof DOMException) throw new Problem("unavailable", unreachable, { cause });
    throw cause;
  }
}

function watch(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
