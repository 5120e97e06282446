import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { whenIdle } from "#web/ahead.ts";
import { useIsOnline } from "#web/live.ts";
import { queries } from "#web/query.ts";
import { giveUpSession, useMember, useSession } from "#web/session.ts";
import { Banner } from "#web/ui/banner.tsx";
import { LockIcon } from "#web/ui/icons.tsx";
import { authPath } from "./paths.ts";

const fetchLate = () => import("./late-notices.tsx");
const LateNotices = lazy(() => fetchLate().then((file) => ({ default: file.LateNotices })));

/** What the whole page should know: the session has ended, or there is no connection. */
export function Notices() {
  const now = useSession();
  const isOnline = useIsOnline();
  const [isLate, setLate] = useState(false);
  // leaving too must be possible without a network
  useEffect(
    () =>
      whenIdle(
        () =>
          void Promise.all([fetchLate(), import("./leave.ts")]).then(
            () => setLate(true),
            () => undefined,
          ),
      ),
    [],
  );
  const seenAt = queries.getQueryState(["subscription", useMember().id])?.dataUpdatedAt;
  const [, go] = useLocation();
  const signInAgain = () => {
    giveUpSession();
    go(authPath);
  };
  return (
    <div className="wrap page-notices" role="status">
      {now.state === "ended" && (
        <Banner icon={<LockIcon />}>
          Your session has ended. Your text is still here.{" "}
          <button type="button" className="link-button" onClick={signInAgain}>
            Sign in again
          </button>{" "}
          and it can be saved.
        </Banner>
      )}
      {!isOnline && (
        <Banner calm>
          You are offline{seenAt ? `, and see what was here at ${sayTime(seenAt)}` : ""}. Journal pages, no-spend days and habits are sent
          later; what else you write stays here until you can save it.
        </Banner>
      )}
      {isLate && (
        <Suspense fallback={null}>
          <LateNotices />
        </Suspense>
      )}
    </div>
  );
}

const sayTime = (instant: number) =>
  new Intl.DateTimeFormat("en-US", {
    weekday: Date.now() - instant > 43_200_000 ? "long" : undefined,
    hour: "numeric",
    minute: "2-digit",
  }).format(instant);
