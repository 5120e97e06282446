import { Problem } from "#shared/errors.ts";
import { isNetworkFailure } from "#web/http.ts";

/** A write that waits on this device for a connection. `id` is a UUIDv7 made here: it orders the queue and is the idempotency key. */
export type QueuedWrite = {
  id: string;
  /** The idempotency key when it differs from the id: the write was changed after it may have reached the server. */
  key?: string;
  member: string;
  /** Its path below /api/rpc: "journal/write". */
  call: string;
  input: Record<string, unknown>;
  /** The row it refers to, so that a page can show it in its place. */
  about: string;
  /** Its name in a list: "Journal page". */
  description: string;
  /** Generated text before the member's own: "[Achievement] ". */
  opening?: string;
  /** When it was created, UTC ms by this device's clock. `sendsAge` sends how long ago that is, so that a wrong clock does not matter. */
  at: number;
  sendsAge?: boolean;
  /** A request was sent, and may have arrived without an answer. */
  isSent?: boolean;
  /** What pages show instead of parts of its input until it is sent. */
  shows?: Record<string, unknown>;
  /** The write that takes it back on the server. */
  undo?: Pick<QueuedWrite, "call" | "input" | "shows">;
  /** The keys of removed writes of the same thing, and of this one before it was changed, that may have arrived, and that `undo` takes back too. */
  removedKeys?: readonly string[];
  /** It takes another one back: done, too, when the server has nothing to take back. */
  isUndo?: boolean;
  /** The keys that an undo takes back: the server does nothing if none of them has arrived, nor with those that arrive later. */
  undoes?: readonly string[];
  /** Answered failures so far, and the earliest next attempt (UTC ms). */
  tries: number;
  notBefore?: number;
  /** The member is editing it: not sent until they are done. */
  isBeingEdited?: boolean;
  /** Why the server refused it. It waits for the member then; the others are sent. */
  refusal?: string;
};

const mostTries = 6;
const longestPauseMs = 60_000;
/** The longest age that the server accepts (`agoMs` in src/shared/fields.ts). */
const longestAgeMs = 60 * 86_400_000;
/** How long a request is given for its answer, ms. */
export const timeoutMs = 10_000;

/** How long to wait after `failures` in a row, ms: 2 s, doubled each time, a minute at most. */
export const pauseMs = (failures: number): number => Math.min(longestPauseMs, 1_000 * 2 ** Math.max(1, failures));

/** Those still to be sent, oldest first. */
export const pending = (all: readonly QueuedWrite[]): QueuedWrite[] =>
  all.filter((one) => one.refusal === undefined && !one.isBeingEdited).toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** The write to send next at `now` (UTC ms): always the oldest. Undefined when there is none or it must wait. */
export function nextOf(all: readonly QueuedWrite[], now: number): QueuedWrite | undefined {
  const [first] = pending(all);
  return first && (first.notBefore ?? 0) <= now ? first : undefined;
}

/**
 * The state of a write that failed at `now` (UTC ms): unchanged when offline, signed out or after the trial; delayed when the
 * server asks for it; refused when the server gives a reason, or after six failures.
 */
export function afterFailure(item: QueuedWrite, failure: unknown, now: number): QueuedWrite {
  if (!(failure instanceof Problem) || isNetworkFailure(failure) || failure.kind === "not-signed-in" || failure.kind === "no-access")
    return item;
  if (failure.kind === "unavailable" || failure.kind === "too-many") {
    const tries = item.tries + (failure.kind === "unavailable" ? 1 : 0);
    if (tries >= mostTries) return { ...item, tries, refusal: failure.message };
    return { ...item, tries, notBefore: now + Math.max((failure.retryAfterSeconds ?? 0) * 1_000, pauseMs(tries)) };
  }
  // a refused key was never accepted; an earlier key of a changed write may have been
  return { ...item, isSent: item.key === undefined ? undefined : item.isSent, refusal: failure.message };
}

/** The keys under which `item`, before and after it was changed, or a removed one before it, may have arrived. */
export const sentKeys = ({ id, key = id, isSent, removedKeys = [] }: QueuedWrite): readonly string[] =>
  isSent ? [...new Set([...removedKeys, id, key])] : removedKeys;

/** The first of `all` that sets the same thing after `item`. */
const replacementOf = (item: QueuedWrite, all: readonly QueuedWrite[]) =>
  all
    .filter((one) => one.about === item.about && one.call === item.call && one.id > item.id)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .at(0);

/** Whether the undo sets the value before; other undos delete the row that was added, by its id. */
export const isRestored = ({ call, undo }: QueuedWrite): boolean => undo?.call === call;

/**
 * What has to be sent when `item` is removed from the queue at `now` (UTC ms): nothing if the server cannot have it, or if a later one of
 * `all` sets the same thing. It counts from when `item` was sent: what another device set since stays.
 */
export function undoOf(item: QueuedWrite, all: readonly QueuedWrite[], id: string, now: number): QueuedWrite | undefined {
  const { undo, member, about, description, sendsAge } = item;
  const keys = sentKeys(item);
  if (!undo || keys.length === 0 || replacementOf(item, all)) return undefined;
  // the server dates `item` when its request arrives
  const at = Math.min(now, item.at + timeoutMs);
  return { ...undo, id, member, about, description: `Undo: ${description}`, sendsAge, at, tries: 0, isUndo: true, undoes: keys };
}

/** The later one of `all` that sets the same thing as the removed `item`: taken back, it restores what was there before both. */
export function withUndoOf(item: QueuedWrite, all: readonly QueuedWrite[]): QueuedWrite | undefined {
  const next = replacementOf(item, all);
  if (!next || !item.undo) return undefined;
  // either of them may be what is there then
  const { seen: _, ...input } = item.undo.input;
  const keys = sentKeys(item);
  if (next.isUndo) return { ...next, input, shows: item.undo.shows, undoes: [...keys, ...(next.undoes ?? [])] };
  return { ...next, undo: { ...item.undo, input }, removedKeys: [...keys, ...(next.removedKeys ?? [])] };
}

/** Whether the server has nothing that `item` could take back. */
export const isUndone = (item: QueuedWrite, failure: unknown): boolean =>
  item.isUndo === true && failure instanceof Problem && (failure.kind === "not-found" || failure.kind === "conflict");

/** The request for `item` at `now` (UTC ms). Also when this device's clock was far back, it is not refused. */
export const sentFor = ({ input, at, sendsAge }: QueuedWrite, now: number): Record<string, unknown> =>
  sendsAge ? { ...input, agoMs: Math.min(Math.max(0, now - at), longestAgeMs) } : input;

/**
 * The same write again after the user reviewed it: the version they saw no longer matters. `change` is the edited input, with a
 * new idempotency key.
 */
export function retried(
  { refusal: _, notBefore: __, isBeingEdited: ____, ...item }: QueuedWrite,
  change?: { input: Record<string, unknown>; key: string },
): QueuedWrite {
  const { seen: ___, ...input } = item.input;
  const earlier = sentKeys(item);
  const changed = change && { key: change.key, ...(earlier.length > 0 && { removedKeys: earlier }) };
  return { ...item, tries: 0, input: { ...input, ...change?.input }, ...changed };
}

/** "One thing is kept here while you change it." */
export const formatHeld = (count: number): string =>
  count === 1 ? "One thing is kept here while you change it." : `${count} things are kept here while you change them.`;

/** "Three things wait to be sent." */
export function formatQueueLength(count: number): string {
  return count === 1 ? "One thing waits to be sent." : `${count} things wait to be sent.`;
}
