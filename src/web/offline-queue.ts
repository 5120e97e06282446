import { Problem } from "#shared/errors.ts";
import { newId } from "#web/ids.ts";
import {
  afterFailure,
  isRestored,
  isUndone,
  nextOf,
  retried,
  pauseMs,
  sentFor,
  sentKeys,
  pending,
  timeoutMs,
  undoOf,
  withUndoOf,
  type QueuedWrite,
} from "#web/offline-queue-rules.ts";
import { queries } from "#web/query.ts";
import { announceSave } from "#web/tab-sync.ts";
import { asMember, currentMember, onSession, requireMember, session } from "#web/session.ts";
import { recordStore } from "#web/storage-records.ts";
import { removedWrites, showQueue } from "#web/queue-state.ts";
import { send, unreachable } from "#web/http.ts";

/** One row per write, keyed by its id: key order is the order of writing. */
const writes = recordStore<QueuedWrite>("evenday-outbox", "writes");
/** Sent to the other tabs when the queue changes: the feature that has newer data on the server, "" for none, or the write that is removed. */
type TabMessage = string | { removed: string };
const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel("evenday outbox") : undefined;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;
let isRequested = false;

/** Stores a write until the server has accepted it. Resolves once it is in storage. */
export async function enqueue(item: QueuedWrite): Promise<void> {
  await store(item);
  await notify();
  void flush();
}

/** Nothing is stored for a member who has signed out meanwhile. */
async function store(item: QueuedWrite): Promise<void> {
  requireMember(item.member);
  await writes.set(item.id, item);
}

/**
 * Removes a queued write and returns it; undefined when the server has it already. One whose answer may have been lost is also taken back
 * on the server.
 */
export async function drop(id: string): Promise<QueuedWrite | undefined> {
  const was = await exclusively(async () => {
    const item = await writes.get(id);
    const mine = item ? await queueOf(item.member) : [];
    const change = item && (withUndoOf(item, mine) ?? undoOf(item, mine, newId(), Date.now()));
    if (change) await writes.set(change.id, change);
    // before it is gone: a tab that no longer finds it in the queue would take it for sent
    if (item) noteRemoved(id);
    await writes.del(id);
    return item;
  });
  await notify();
  void flush();
  return was;
}

/** In every tab. */
function noteRemoved(id: string) {
  removedWrites.add(id);
  tabs?.postMessage({ removed: id } satisfies TabMessage);
}

/**
 * Queues a removed write again, changed by `change`. One that may have arrived is another write to the server, and later than the one that
 * takes it back.
 */
export const enqueueAgain = ({ isSent, ...item }: QueuedWrite, change: Partial<QueuedWrite>): Promise<void> => {
  const isOther = sentKeys({ ...item, isSent }).length > 0;
  const id = isOther ? newId() : item.id;
  return enqueue({ ...item, ...change, id, key: isOther ? id : item.key, at: isOther && isRestored(item) ? Date.now() : item.at });
};

/** Pauses a write while the member edits it. False when it has been sent already. */
export async function hold(id: string, isBeingEdited: boolean): Promise<boolean> {
  let isThere = false;
  await exclusively(() =>
    writes.update(id, (item) => {
      isThere = item !== undefined;
      return item && { ...item, isBeingEdited };
    }),
  );
  await notify();
  if (!isBeingEdited) void flush();
  return isThere;
}

/**
 * Sends a write again: a refused one, or one that was edited while queued. An edited one gets a new idempotency key, because the first
 * request may have succeeded without an answer. If it has been sent meanwhile, it is sent again with the change.
 */
export async function sendAgain(item: QueuedWrite, change?: Record<string, unknown>): Promise<void> {
  await exclusively(async () => {
    const next = retried((await writes.get(item.id)) ?? item, change && { input: change, key: newId() });
    await store(next);
  });
  await notify();
  sendNow();
}

export function sendNow() {
  failures = 0;
  void flush();
}

/** All queued writes of `member`, straight from storage. */
export const queueOf = async (member: string) => (await all()).filter((one) => one.member === member);

export const clearQueue = async () => {
  await writes.clear();
  await notify();
};

export async function clearQueueOfOthers(member: string): Promise<void> {
  const others = (await all()).filter((one) => one.member !== member);
  if (others.length > 0) await writes.delMany(others.map(({ id }) => id));
}

/** Sends a write of the member who is signed in. No answer within ten seconds counts as offline. */
export async function post<Output>({ call, id, key = id, undoes, member }: QueuedWrite, input: unknown): Promise<Output> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const headers = { "idempotency-key": key, ...(undoes && { "undoes-keys": undoes.join(",") }) };
    const { json } = await asMember(member, () =>
      send<{ json: Output }>(`/api/rpc/${call}`, { json: input }, { method: "POST", signal, headers }),
    );
    announceSave();
    return json;
  } catch (cause) {
    if (cause instanceof DOMException) throw new Problem("unavailable", unreachable, { cause });
    throw cause;
  }
}

/** Shows the queue, and sends it now, when back online, and on return to the page. Returns the stop function. */
export function startQueue(): () => void {
  const onMessage = ({ data }: MessageEvent<TabMessage>) => {
    if (typeof data === "string") void refresh(data);
    else removedWrites.add(data.removed);
  };
  const onChance = () => {
    if (document.visibilityState !== "hidden") sendNow();
  };
  tabs?.addEventListener("message", onMessage);
  const chances = ["online", "focus", "visibilitychange"] as const;
  chances.forEach((chance) => addEventListener(chance, onChance));
  const stop = onSession(() => session().state === "in" && onChance());
  void refresh("").then(flush);
  return () => {
    tabs?.removeEventListener("message", onMessage);
    chances.forEach((chance) => removeEventListener(chance, onChance));
    clearTimeout(timer);
    stop();
    showQueue([]);
  };
}

/** Sends the queue, oldest first, one tab at a time. */
function flush(): Promise<void> {
  isRequested = true;
  const work = async () => {
    // writes queued while the last run ended are sent too
    while (isRequested) {
      isRequested = false;
      await exclusively(sendAll);
    }
  };
  return (running ??= work()
    .catch(() => undefined)
    .finally(() => (running = undefined)));
}

/** One at a time, across all tabs. */
export const exclusively = <Result>(work: () => Promise<Result>): Promise<Result> =>
  "locks" in navigator ? navigator.locks.request("evenday outbox", work) : work();

async function sendAll(): Promise<void> {
  clearTimeout(timer);
  for (;;) {
    const now = session();
    const mine = now.state === "in" ? await queueOf(now.member.id) : [];
    // another member has signed in meanwhile, and must not send it as theirs
    if (session() !== now) return;
    const next = nextOf(mine, Date.now());
    if (!next) return plan(mine);
    const item = next.isSent || !navigator.onLine ? next : { ...next, isSent: true };
    if (item !== next) await writes.update(item.id, (saved) => saved && item);
    try {
      await post(item, sentFor(item, Date.now())).catch((failure: unknown) => {
        if (!isUndone(item, failure)) throw failure;
      });
      failures = 0;
      await writes.del(item.id);
      await notify(item.call.split("/")[0]);
    } catch (failure) {
      const after = afterFailure(item, failure, Date.now());
      // removed, or signed out, while it was being sent: it stays removed
      if (after !== item) await writes.update(item.id, (saved) => saved && after);
      await notify(after.refusal === undefined ? "" : item.call.split("/")[0]);
      if (after.refusal !== undefined) continue;
      failures += 1;
      return plan(await queueOf(item.member));
    }
  }
}

/** Retries on a timer, also when no event reports that the server is back. */
function plan(mine: readonly QueuedWrite[]) {
  const [first] = pending(mine);
  clearTimeout(timer);
  if (first) timer = setTimeout(() => void flush(), Math.max(pauseMs(failures), (first.notBefore ?? 0) - Date.now()));
}

const all = async () => (await writes.entries()).flatMap(([, item]) => (item ? [item] : []));

/** Refreshes this tab and the others; `feature` has newer data on the server. */
async function notify(feature = "") {
  tabs?.postMessage(feature satisfies TabMessage);
  await refresh(feature);
}

async function refresh(feature: string) {
  const member = currentMember()?.id;
  showQueue(member ? await queueOf(member) : []);
  if (!feature) return;
  // queries of that feature, and of pages that combine features
  await Promise.all([[[feature]], ["members"]].map((queryKey) => queries.invalidateQueries({ queryKey })));
}
