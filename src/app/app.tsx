import { lazy, Suspense, useCallback, useEffect, useState, type ComponentType } from "react";
import { Router, useLocation } from "wouter";
import { determineSession } from "../features/account/auth.api.ts";
import { CrisisPanel } from "../features/safety/crisis-lines.panel.tsx";
import { AuthPage } from "../features/account/auth.page.tsx";
import { whenIdle } from "#web/prefetch.ts";
import { fetchDisplayFont } from "#web/fonts.ts";
import { aroundNav } from "#web/layers.ts";
import { session, useSession } from "#web/session.ts";
import { onStorageLost, storageLostTitle } from "#web/storage.ts";
import { onToasts, toast } from "#web/toast.ts";
import { lateComponent, LoadedLater } from "#web/ui/late-component.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { authPath, pageAt, plainPath } from "./paths.ts";
import { NotFoundPage } from "./not-found.tsx";
import { retrying } from "#web/chunk-load-error.ts";

/** Loads everything that a returning member's page needs. */
export const prepare = () => Promise.allSettled([determineSession(), fetchMembers()]);

/** Which page the server sent prerendered. */
export type Prerendered = "auth" | "shell" | "not-found";

let Members: ComponentType | undefined;
const fetchMembers = () => retrying(() => import("./web.tsx")).then((root) => ((Members = root.Members), root.ready));
const LazyMembers = lazy(() => retrying(() => import("./web.tsx")).then((root) => ({ default: root.Members })));

/** Signed out: the sign-in page on every path. Signed in: the app. In between: a spinner with a sentence. */
export function App({ prerendered }: { prerendered: Prerendered }) {
  useEffect(() => document.getElementById("late")?.remove(), []);
  return (
    <Router aroundNav={aroundNav}>
      <ErrorBoundary>
        <Current prerendered={prerendered} />
      </ErrorBoundary>
      <CrisisPanel />
      <LazyToasts />
    </Router>
  );
}

function Current({ prerendered }: { prerendered: Prerendered }) {
  const now = useSession();
  const [path, go] = useLocation();
  const isIn = now.state === "in" || now.state === "ended";
  const isAuth = plainPath(path) === authPath;
  // email links work without and with a session, because a member who confirms a new address is usually signed in; so do redirects from a
  // sign-in provider
  const [isEmailLink, setEmailLink] = useState(isFromEmailLink);

  const goHome = useCallback(() => go("/"), [go]);
  const emailLinkDone = useCallback(() => {
    setEmailLink(false);
    go("/", { replace: true });
  }, [go]);
  useEffect(() => {
    fetchDisplayFont();
    const stop = onStorageLost(() => toast(storageLostTitle));
    if (session().state === "unknown") void determineSession();
    return stop;
  }, []);
  useEffect(() => {
    if (isIn && isAuth && !isEmailLink) go("/", { replace: true });
  }, [isIn, isAuth, isEmailLink, go]);

  if (now.state === "unknown" && prerendered === "not-found") return <NotFoundPage />;
  if ((isEmailLink && isAuth) || now.state === "out" || (now.state === "unknown" && prerendered === "auth"))
    return <AuthPage onSignedIn={goHome} onEmailLinkDone={emailLinkDone} />;
  if (!isAuth && !pageAt(path)) return <NotFoundPage />;
  if (!isIn || isAuth) return <QueuedWrite />;
  return Members ? (
    <Members />
  ) : (
    <Suspense fallback={<QueuedWrite />}>
      <LazyMembers />
    </Suspense>
  );
}

const isFromEmailLink = () => typeof location !== "undefined" && /[?&](?:reset|confirm|stop|state)=/.test(location.search);

function QueuedWrite() {
  return (
    <main className="bare">
      <p className="wait" role="status">
        <span className="spin" aria-hidden="true" />
        Loading Evenday
      </p>
    </main>
  );
}

const Toasts = lateComponent(() => retrying(() => import("#web/ui/toasts.tsx")).then((file) => file.Toasts), null, LoadedLater);

/** The toast region is mounted after the first paint, or with the first toast. */
function LazyToasts() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    whenIdle(() => setWanted(true));
    return onToasts(() => setWanted(true));
  }, []);
  return isWanted ? <Toasts /> : null;
}
