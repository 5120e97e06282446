import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import { whenIdle } from "#web/prefetch.ts";
import { isNetworkFailure } from "#web/http.ts";
import { useSession } from "#web/session.ts";
import { useNow } from "#web/today.ts";
import { part } from "#web/ui/part.tsx";
import { LoadFailed, Spinner } from "#web/ui/states.tsx";
import { useSubscription } from "./billing.api.ts";
import { grantsAccess, trialDaysLeft } from "./billing.rules.ts";
import { retrying } from "#web/chunk-load-error.ts";

const fetchGate = () => retrying(() => import("./gate.page.tsx"));
const waiting = (
  <div className="wrap page-loading">
    <Spinner description="Checking your subscription" />
  </div>
);
const GatePage = part(() => fetchGate().then((screen) => screen.GatePage), waiting);

/**
 * Wraps every gated page. Once shown, the page stays mounted: without access it is only hidden behind the gate, so that unsaved text is not
 * lost. `?subscribe` shows the gate on any page, except to subscribers.
 */
export function Gate({ isGated, children }: { isGated: boolean; children: ReactNode }) {
  const { data, dataUpdatedAt, error, isError, isPending, isFetching, refetch } = useSubscription();
  const isAsked = new URLSearchParams(useSearch()).has("subscribe");
  const [path] = useLocation();
  const now = useNow();
  const isSignedOut = useSession().state === "ended";
  const isKnown = data !== undefined && grantsAccess(data, dataUpdatedAt, now);
  const isOutdated = data?.hasAccess === true && !isKnown;
  // without a session there is nobody to check: the last answer counts, and the banner says that the text is still here
  const hasFailed = isError && (data === undefined || isOutdated || !isSignedOut);
  // offline the last answer counts, until the end it named; a server that cannot answer leaves access as it was
  const isOpen = !isGated || (isKnown && (!hasFailed || isNetworkFailure(error)));
  const wasOpen = useWasOpen(path, isOpen);
  const end = data?.periodEnd ? Date.parse(data.periodEnd) : undefined;
  const days = data ? trialDaysLeft(data, now) : 0;
  const isBarred = !isOpen || (isAsked && data !== undefined && (!data.hasAccess || days > 0));

  // the gate is loaded before the connection is lost or the trial ends
  useEffect(() => whenIdle(() => void fetchGate().catch(() => undefined)), []);

  const container = useDialogsAside(isBarred);

  return (
    <>
      {(isOpen || wasOpen) && (
        <div ref={container} hidden={isBarred} inert={isBarred}>
          {children}
        </div>
      )}
      {isBarred && (isPending || (isOutdated && !hasFailed)) && waiting}
      {isBarred && hasFailed && (
        <div className="page-header">
          <div className="wrap page-header-text">
            <LoadFailed
              level={1}
              title="We could not check your subscription"
              sentence="Nothing of yours is lost. As soon as we can ask again, the page opens."
              onRetry={() => void refetch()}
              isBusy={isFetching}
            />
          </div>
        </div>
      )}
      {isBarred && !hasFailed && data && !isOutdated && (
        <GatePage days={days} until={end} status={data.status} onPaid={() => void refetch()} />
      )}
    </>
  );
}

/** Whether the page at `path` has been open before; reset when the path changes. */
function useWasOpen(path: string, isOpen: boolean) {
  const [openedPath, setOpenedPath] = useState<string>();
  if (isOpen && openedPath !== path) setOpenedPath(path);
  return openedPath === path;
}

/** Closes open dialogs of a hidden page, which would still cover the window, and reopens them with their page. */
function useDialogsAside(isBarred: boolean) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isBarred) return;
    const open = [...(container.current?.querySelectorAll("dialog") ?? [])].filter((dialog) => dialog.open);
    open.forEach((dialog) => dialog.close());
    return () => open.forEach((dialog) => dialog.isConnected && dialog.showModal());
  }, [isBarred]);
  return container;
}
