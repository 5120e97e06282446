import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { whenIdle } from "#web/prefetch.ts";
import { returnAfterSignIn } from "#web/return.ts";
import { dropSession, useSession } from "#web/session.ts";
import { Banner } from "#web/ui/banner.tsx";
import { LockIcon } from "#web/ui/icons.tsx";
import { LoadedLater, lateComponent } from "#web/ui/late-component.tsx";
import { authPath } from "./paths.ts";
import { retryLater, retrying } from "#web/chunk-load-error.ts";

const fetchStatusBanners = () => retrying(() => import("./status-banners.tsx"));
const StatusBanners = lateComponent(() => fetchStatusBanners().then((file) => file.StatusBanners), null, LoadedLater);

/** Page-wide banners: the session has ended; the others load a moment after the first paint. */
export function Banners() {
  const now = useSession();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    // signing out must work offline too
    const fetchBoth = () =>
      void Promise.all([fetchStatusBanners(), retrying(() => import("./sign-out.ts"))]).then(
        () => setLate(true),
        () => void retryLater(fetchBoth),
      );
    whenIdle(fetchBoth);
  }, []);
  const [, go] = useLocation();
  const signInAgain = () => {
    if ("member" in now) returnAfterSignIn(now.member.id);
    dropSession();
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
      {isLate && <StatusBanners />}
    </div>
  );
}
