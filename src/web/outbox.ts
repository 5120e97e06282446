import { Problem } from "#kernel/problem.ts";
import { newId } from "#web/ids.ts";
import { afterFailure, nextOf, onceMore, pauseMs, sentFor, unsent, type Waiting } from "#web/outbox-rules.ts";
import { queries } from "#web/query.ts";
import { memberAtScreen, onSession, session } from "#web/session.ts";
import { recordStore } from "#web/storage-records.ts";
import { showWaiting } from "#web/waiting.ts";
import { send, unreachable } from "#web/wire.ts";

/** One row a write, under its id: a key's order is the order of writing. */
const writes = recordStore<Waiting>("evenday-outbox", "writes");
const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel("evenday outbox") : undefined;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;
let isWanted = false;

/** Keeps a write until the server has taken it. Done once it lies in storage. */
export async function keep(item: Waiting): Promise<void> {
  await writes.set(item.id, item);
  await tell();
  void flush();
}

/** Takes a write back, once none is under way. False when it has been sent already. */
export async function drop(id: string): Promise<boolean> {
  const was = await inTurn(async () => {
    const item = await writes.get(id);
    await writes.del(id);
    return item !== undefined;
  });
  await tell();
  return was;
}

/** Keeps a write back while its person changes the words. False when it has been sent already. */
export async function hold(id: string, isInHand: boolean): Promise<boolean> {
  let isThere = false;
  await inTurn(() =>
    writes.update(id, (item) => {
      isThere = item !== undefined;
      return item && { ...item, isInHand };
    }),
  );
  await tell();
  if (!isInHand) void flush();
  return isThere;
}

/**
 * Sends a write again: a refused one, or one that its person has changed while it waited. Changed, it is another write to the
 * server, since the first may have arrived without an answer. What has been sent meanwhile is sent once more, with the change.
 */
export async function sendAgain(item: Waiting, change?: Record<string, unknown>): Promise<void> {
  await inTurn(async () => {
    const next = onceMore((await writes.get(item.id)) ?? item, change && { input: change, key: newId() });
    await writes.set(item.id, next);
  });
  await tell();
  sendNow();
}

export function sendNow() {
  failures = 0;
  void flush();
}

/** All that waits of `member`, straight from storage. */
export const waitingOf = async (member: string) => (await all()).filter((one) => one.member === member);

export const clearOutbox = async () => {
  await writes.clear();
  await tell();
};

export async function clearOutboxOfOthers(member: string): Promise<void> {
  const others = (await all()).filter((one) => one.member !== member);
  if (others.length > 0) await writes.delMany(others.map(({ id }) => id));
}

const patienceMs = 10_000;

/** One typed call by its name, with the id of the write. Silence for ten seconds counts as no network. */
export async function post<Output>(call: string, input: unknown, id: string): Promise<Output> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const { json } = await send<{ json: Output }>(
      `/api/rpc/${call}`,
      { json: input },
      { method: "POST", signal, headers: { "idempotency-key": id } },
    );
    return json;
  } catch (cause) {
    if (cause instanceof DOMException) throw new Problem("unavailable", unreachable, { cause });
    throw cause;
  }
}

/** Shows what waits, and sends it when there is a chance: now, back online, on return to the page. Gives how to stop. */
export function startOutbox(): () => void {
  const onMessage = ({ data }: MessageEvent<string>) => void refresh(data);
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
    showWaiting([]);
  };
}

/** Sends what waits, the oldest first, one tab at a time. */
function flush(): Promise<void> {
  isWanted = true;
  const work = async () => {
    // what was kept while the last round ended is not left lying
    while (isWanted) {
      isWanted = false;
      await inTurn(sendAll);
    }
  };
  return (running ??= work()
    .catch(() => undefined)
    .finally(() => (running = undefined)));
}

/** One at a time, in all tabs together. */
export const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  "locks" in navigator ? navigator.locks.request("evenday outbox", work) : work();

async function sendAll(): Promise<void> {
  clearTimeout(timer);
  for (;;) {
    const now = session();
    const mine = now.state === "in" ? await waitingOf(now.member.id) : [];
    // somebody else has come meanwhile, and would send it as theirs
    if (session() !== now) return;
    const item = nextOf(mine, Date.now());
    if (!item) return plan(mine);
    try {
      await post(item.call, sentFor(item, Date.now()), item.key ?? item.id);
      failures = 0;
      await writes.del(item.id);
      await tell(item.call.split("/")[0]);
    } catch (failure) {
      const after = afterFailure(item, failure, Date.now());
      // taken back or signed out while it was under way: it stays gone
      if (after !== item) await writes.update(item.id, (kept) => kept && after);
      await tell(after.refusal === undefined ? "" : item.call.split("/")[0]);
      if (after.refusal !== undefined) continue;
      failures += 1;
      return plan(await waitingOf(item.member));
    }
  }
}

/** Tries again by itself, also when no event says that the server is back. */
function plan(mine: readonly Waiting[]) {
  const [first] = unsent(mine);
  clearTimeout(timer);
  if (first) timer = setTimeout(() => void flush(), Math.max(pauseMs(failures), (first.notBefore ?? 0) - Date.now()));
}

const all = async () => (await writes.entries()).flatMap(([, item]) => (item ? [item] : []));

/** This tab and the others look again; `room` has newer answers on the server. */
async function tell(room = "") {
  tabs?.postMessage(room);
  await refresh(room);
}

async function refresh(room: string) {
  const member = memberAtScreen()?.id;
  showWaiting(member ? await waitingOf(member) : []);
  if (!room) return;
  // the answers of that room, and what is made of all rooms
  await Promise.all([[[room]], ["members"]].map((queryKey) => queries.invalidateQueries({ queryKey })));
}
