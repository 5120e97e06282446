import { useLocation } from "wouter";
import { useIsOnline } from "#web/live.ts";
import { queries } from "#web/query.ts";
import { giveUpSession, useMember, useSession } from "#web/session.ts";
import { loadNewer, useNewerBuild } from "#web/worker.ts";
import { Banner } from "#web/ui/banner.tsx";
import { LockIcon } from "#web/ui/icons.tsx";
import { authPath } from "./paths.ts";

/** What the whole page should know: the session has ended, or there is no connection. */
export function Notices() {
  const now = useSession();
  const isOnline = useIsOnline();
  const isNewer = useNewerBuild();
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
          Your session has ended. Your text is still here. <button type="button" className="link-button" onClick={signInAgain}>Sign in again</button> and it can be saved.
        </Banner>
      )}
      {isNewer && <Banner calm>A new version of Evenday is ready. <button type="button" className="link-button" onClick={() => void loadNewer()}>Reload</button> to use it; what you have begun to write stays.</Banner>}
      {!isOnline && <Banner calm>You are offline{seenAt ? `, and see what was here at ${sayTime(seenAt)}` : ""}. What you write stays in this browser until you can save it.</Banner>}
    </div>
  );
}

const sayTime = (instant: number) => new Intl.DateTimeFormat("en-US", { weekday: Date.now() - instant > 43_200_000 ? "long" : undefined, hour: "numeric", minute: "2-digit" }).format(instant);
