import { clearOthers, clearCachedAnswers, takeNoted } from "#web/clear-data.ts";
import { startQueue } from "#web/offline-queue.ts";
import { queries } from "#web/query.ts";
import { tellInterrupted } from "#web/other-files.ts";
import { watchPrint } from "#web/print-dialog.ts";
import { persistQueries } from "#web/query-persistence.ts";
import { currentMember, onSession, session } from "#web/session.ts";
import { followOtherTabs } from "#web/tab-sync.ts";
import { todayIn } from "#web/today.ts";
import { offerUndoAgain } from "#web/undo.ts";
import { retrying } from "#web/chunk-load-error.ts";

/** Starts everything that is stored on this device for a signed-in member. Called after the first paint. Returns the stop function. */
export function startDeviceData(member: string): () => void {
  // loaded early, in case the connection is lost
  void Promise.allSettled([retrying(() => import("#web/send.ts")), retrying(() => import("#web/ui/queue-list.tsx"))]);
  offerUndoAgain(member);
  void tellInterrupted(member).catch(() => undefined);
  let stopQueue = () => {};
  let isOver = false;
  // another member's data is deleted before anything is sent
  void clearOthers(member)
    .catch(() => undefined)
    .finally(() => {
      if (!isOver) stopQueue = startQueue();
    });
  const stops = [
    () => {
      isOver = true;
      stopQueue();
    },
    persistQueries(member),
    refreshOnNewDay(),
    followOtherTabs(member),
    watchPrint(),
    onSession(() => void afterEnd(member).catch(() => undefined)),
  ];
  void afterEnd(member).catch(() => undefined);
  return () => stops.forEach((stop) => stop());
}

/** If the session has ended, goes on with the one that a change before a reload has begun, or deletes cached answers. */
async function afterEnd(member: string) {
  const { state } = session();
  if (state !== "ended" && state !== "out") return;
  if (state === "ended" && (await takeNoted(member))) return queries.invalidateQueries();
  return clearCachedAnswers();
}

/** Refetches everything on the page once the member's date has changed: at midnight, or on return to a page left open overnight. */
function refreshOnNewDay(): () => void {
  const today = () => todayIn(currentMember()?.timeZone);
  let day = today();
  const check = () => {
    if (day === today()) return;
    day = today();
    void queries.invalidateQueries();
  };
  const timer = setInterval(check, 30_000);
  document.addEventListener("visibilitychange", check);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", check);
  };
}
