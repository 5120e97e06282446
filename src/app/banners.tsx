import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { whenIdle } from "#web/prefetch.ts";
import { giveUpSession, useSession } from "#web/session.ts";
import { Banner } from "#web/ui/banner.tsx";
import { LockIcon } from "#web/ui/icons.tsx";
import { authPath } from "./paths.ts";

const fetchLate = () => import("./status-banners.tsx");
const LateNotices = lazy(() => fetchLate().then((file) => ({ default: file.LateNotices })));

/** Page-wide banners: the session has ended; the others load a moment after the first paint. */
export function Notices() {
  const now = useSession();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    // signing out must work offline too
    const fetchBoth = () =>
      void Promise.all([fetchLate(), import("./sign-out.ts")]).then(
        () => setLate(true),
        () => addEventListener("online", fetchBoth, { once: true }),
      );
    whenIdle(fetchBoth);
  }, []);
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
      {isLate && (
        <Suspense fallback={null}>
          <LateNotices />
        </Suspense>
      )}
    </div>
  );
}
