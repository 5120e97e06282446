import { useSyncExternalStore } from "react";
import { queries } from "#web/query.ts";
import { onRefusal } from "#web/session.ts";
import { isNetworkFailure } from "#web/http.ts";
import { createStore } from "#web/store.ts";

/** Whether the server can be reached. Browsers only know whether there is a network, and are often wrong about that. */
const isAnswering = createStore(true);
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatched = false;
/** Checks that were begun, and the newest that was answered: an older one may end later, such as by its timeout. */
let [begun, answered] = [0, 0];
const retryMs = 10_000;
const timeoutMs = 5_000;

export const useIsOnline = () => useSyncExternalStore(isAnswering.watch, isAnswering.get, () => true);

/** When the oldest data on the page was fetched, UTC ms. 0 without data. */
export const useSeenAt = () => useSyncExternalStore(watchAnswers, seenAt, () => 0);
/** For useSyncExternalStore: a new function at every render would unsubscribe and subscribe again. */
export const watchAnswers = (listener: () => void) => queries.getQueryCache().subscribe(listener);

/** Polls after a call got no answer, then refetches everything shown. Returns the stop function. */
export function watchConnectivity(): () => void {
  isWatched = true;
  const ask = () => void checkOnce();
  const events = ["online", "offline"] as const;
  events.forEach((event) => addEventListener(event, ask));
  const stop = onRefusal("unavailable", () => isAnswering.get() && ask());
  const leave = queries.getQueryCache().subscribe((event) => {
    if (!isAnswering.get() && event.type === "updated" && event.action.type === "success" && !event.action.manual) ask();
  });
  // failures before the first subscription
  const isMissed = queries
    .getQueryCache()
    .getAll()
    .some((query) => isNetworkFailure(query.state.fetchFailureReason));
  if (isMissed || !navigator.onLine) ask();
  return () => {
    isWatched = false;
    events.forEach((event) => removeEventListener(event, ask));
    clearTimeout(timer);
    leave();
    stop();
  };
}

/** Uses the cheapest URL. Only a gateway error means that the server is down. */
export async function checkOnce(): Promise<void> {
  clearTimeout(timer);
  const mine = (begun += 1);
  const status = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(timeoutMs) }).then(
    (answer) => answer.status,
    () => 0,
  );
  if (mine < answered) return;
  answered = mine;
  const was = isAnswering.get();
  const is = status > 0 && status < 502;
  clearTimeout(timer);
  if (!is && isWatched) timer = setTimeout(() => void checkOnce(), retryMs);
  isAnswering.set(is);
  if (is && !was) await queries.invalidateQueries({}, { cancelRefetch: false });
}

function seenAt(): number {
  const shown = queries
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive() && query.state.data !== undefined && query.queryKey[0] !== "subscription");
  return shown.length > 0 ? Math.min(...shown.map((query) => query.state.dataUpdatedAt)) : 0;
}
