import { Problem } from "#kernel/problem.ts";
import { isUnreached } from "#web/wire.ts";

/** A write that waits on this device for a network. `id` is a UUIDv7 made here: it orders the queue and names the write to the server. */
export type Waiting = {
  id: string;
  /** What the server knows it by, when that is no longer the id: it was changed after it may have arrived. */
  key?: string;
  member: string;
  /** Where it goes, below /api/rpc: "journal/write". */
  call: string;
  input: Record<string, unknown>;
  /** What it is about within its call, so that a page can show it in its place. */
  about: string;
  /** What it is called in a list: "Journal page". */
  says: string;
  /** What its words begin with and the person has not written: "[Achievement] ". */
  opening?: string;
  /** When it was made, UTC ms by this device's clock. `tellsAge` sends how long ago that is, so that the clock itself does not matter. */
  at: number;
  tellsAge?: boolean;
  /** Answered failures so far, and when it may be tried again (UTC ms). */
  tries: number;
  notBefore?: number;
  /** Its person is changing the words: it steps aside until they are done. */
  isInHand?: boolean;
  /** Why the server did not take it. It waits for its person then, and the others go on. */
  refusal?: string;
};

const mostTries = 6;
const longestPauseMs = 60_000;

/** How long to wait after `failures` in a row, ms: 2 s, doubled each time, a minute at most. */
export const pauseMs = (failures: number): number => Math.min(longestPauseMs, 1_000 * 2 ** Math.max(1, failures));

/** Those still to be sent, oldest first. */
export const unsent = (all: readonly Waiting[]): Waiting[] =>
  all.filter((one) => one.refusal === undefined && !one.isInHand).toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** What goes next at `now` (UTC ms): always the oldest, never one before another. Undefined while there is none or it must rest. */
export function nextOf(all: readonly Waiting[], now: number): Waiting | undefined {
  const [first] = unsent(all);
  return first && (first.notBefore ?? 0) <= now ? first : undefined;
}

/**
 * What becomes of a write that failed at `now` (UTC ms). It stays as it is when nothing answered, nobody is signed in or the
 * trial has ended; it rests when the server asks for patience; it is refused when the server says why, or has failed six times.
 */
export function afterFailure(item: Waiting, failure: unknown, now: number): Waiting {
  if (!(failure instanceof Problem) || isUnreached(failure) || failure.kind === "not-signed-in" || failure.kind === "no-access")
    return item;
  if (failure.kind === "unavailable" || failure.kind === "too-many") {
    const tries = item.tries + (failure.kind === "unavailable" ? 1 : 0);
    if (tries >= mostTries) return { ...item, tries, refusal: failure.message };
    return { ...item, tries, notBefore: now + Math.max((failure.retryAfterSeconds ?? 0) * 1_000, pauseMs(tries)) };
  }
  return { ...item, refusal: failure.message };
}

/** What is sent for `item` at `now` (UTC ms). */
export const sentFor = ({ input, at, tellsAge }: Waiting, now: number): Record<string, unknown> =>
  tellsAge ? { ...input, agoMs: Math.max(0, now - at) } : input;

/**
 * The same once more, after its person has looked at it: what they saw before no longer matters. `change` is what they wrote
 * instead, with a key of its own.
 */
export function onceMore(
  { refusal: _, notBefore: __, isInHand: ____, ...item }: Waiting,
  change?: { input: Record<string, unknown>; key: string },
): Waiting {
  const { seen: ___, ...input } = item.input;
  return { ...item, tries: 0, input: { ...input, ...change?.input }, ...(change && { key: change.key }) };
}

/** "Three things wait to be sent." */
export function sayWaiting(count: number): string {
  return count === 1 ? "One thing waits to be sent." : `${count} things wait to be sent.`;
}
