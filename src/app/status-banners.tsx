import { useEffect, useState, useSyncExternalStore } from "react";
import type { Query } from "@tanstack/react-query";
import { Problem } from "#shared/errors.ts";
import { count } from "#shared/text.ts";
import { useEnded } from "#web/access.ts";
import { sendNow } from "#web/offline-queue.ts";
import { queries } from "#web/query.ts";
import { formatHeld, formatQueueLength, pending } from "#web/offline-queue-rules.ts";
import { checkOnce, useIsOnline, useSeenAt, watchAnswers, watchConnectivity } from "#web/connectivity.ts";
import { isNetworkFailure } from "#web/http.ts";
import { currentMember } from "#web/session.ts";
import { useQueue } from "#web/queue-state.ts";
import { loadNewer, useNewerBuild } from "#web/worker.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { LoadedLater, lateComponent } from "#web/ui/late-component.tsx";
import { LastSeen } from "#web/ui/states.tsx";
import { ZoneBanner } from "../features/account/zone-banner.panel.tsx";
import { QueueList } from "#web/ui/queue-list.tsx";
import { retrying } from "#web/chunk-load-error.ts";

// only for the editor of a queued page; the idle page has fetched it with the pages that have a text field
const Care = lateComponent(() => retrying(() => import("../features/safety/care.panel.tsx")).then((file) => file.Care), null, LoadedLater);

/** Banners that may appear a moment after the first paint: offline, update available, queued writes, outdated data. */
export function StatusBanners() {
  const isNewer = useNewerBuild();
  const isOnline = useIsOnline();
  const isBarred = useEnded() !== undefined;
  const queue = useQueue();
  const [isOpen, setOpen] = useState(false);
  useEffect(watchConnectivity, []);
  const isOld = useIsOld();
  const refused = queue.filter((one) => one.refusal !== undefined).length;
  const waiting = pending(queue).length;
  const held = queue.length - refused - waiting;
  const showLink = (
    <button type="button" className="link-button" onClick={() => setOpen(true)}>
      {queue.length === 1 ? "Look at it" : "Look at them"}
    </button>
  );
  return (
    <>
      {!isOnline && <NoAnswerBanner />}
      {isNewer && (
        <Banner calm>
          A new version of Evenday is ready.{" "}
          <button type="button" className="link-button" onClick={() => void loadNewer()}>
            Reload
          </button>{" "}
          to use it; what you have begun to write stays.
        </Banner>
      )}
      <ZoneBanner />
      {isOld && (
        <LastSeen title="Failed to load what is new." error={null} onRetry={() => void queries.refetchQueries({ predicate: isStale })} />
      )}
      {held > 0 && (
        <Banner calm>
          {formatHeld(held)} {showLink}.
        </Banner>
      )}
      {waiting > 0 && (
        <Banner calm>
          {formatQueueLength(waiting)} {isBarred && `${waiting === 1 ? "It is" : "They are"} sent once your subscription is on. `}
          {showLink}
          {isOnline && !isBarred && (
            <>
              {" "}
              or{" "}
              <button type="button" className="link-button" onClick={() => sendNow()}>
                send now
              </button>
            </>
          )}
          .
        </Banner>
      )}
      {refused > 0 && (
        <Banner>
          {count(refused, "thing")} could not be sent, and {refused === 1 ? "is" : "are"} still here. {showLink}.
        </Banner>
      )}
      {isOpen && (
        <Dialog title="Waiting to be sent" onClose={() => setOpen(false)} acts={<Button onClick={() => setOpen(false)}>Close</Button>}>
          {queue.length > 0 ? <QueueList Care={Care} /> : <p>Everything has been sent.</p>}
        </Dialog>
      )}
    </>
  );
}

/** The age of the page's data, and how to retry, until the server answers again. */
function NoAnswerBanner() {
  const seenAt = useSeenAt();
  return (
    <Banner calm>
      {navigator.onLine ? "Evenday cannot be reached just now" : "You are offline"}
      {seenAt > 0 ? `. You see what was here at ${formatTime(seenAt)}` : ""}. New expenses, moods, journal pages, no-spend days and habit
      checks are sent later; other changes need a connection.{" "}
      <button type="button" className="link-button" onClick={() => void checkOnce()}>
        Try again
      </button>
    </Banner>
  );
}

const formatTime = (instant: number) =>
  new Intl.DateTimeFormat("en-US", {
    timeZone: currentMember()?.timeZone,
    weekday: Date.now() - instant > 43_200_000 ? "long" : undefined,
    hour: "numeric",
    minute: "2-digit",
  }).format(instant);

/** Features with their own banners, and background queries. */
const hasOwnBanner = new Set<unknown>(["progress", "documents", "subscription", "search"]);

/** Outdated data on the page, because the newer answer did not arrive. Gate and Home report an ended trial. */
const isStale = (request: Query) =>
  request.state.status === "error" &&
  !isNetworkFailure(request.state.error) &&
  !(request.state.error instanceof Problem && request.state.error.kind === "no-access") &&
  request.state.data !== undefined &&
  request.getObserversCount() > 0 &&
  !hasOwnBanner.has(request.queryKey.flat()[0]);

const useIsOld = () => useSyncExternalStore(watchAnswers, () => queries.getQueryCache().findAll({ predicate: isStale }).length > 0);
