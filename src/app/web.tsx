import "#web/features.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { setPageLoader, whenIdle } from "#web/prefetch.ts";
import { closeDrawer } from "#web/drawer.ts";
import { persistedQueriesFlag } from "#web/persisted-queries-flag.ts";
import { queries } from "#web/query.ts";
import { hiddenAmountsFlag } from "#web/hidden-amounts-flag.ts";
import { closeQuickAdd } from "#web/quick-add.ts";
import { clearTab, currentMember, onSession, useMember } from "#web/session.ts";
import { browserStorage } from "#web/storage.ts";
import { clearToasts } from "#web/toast.ts";
import { prefetch, hasAccess } from "../features/billing/billing.api.ts";
import { Gate } from "../features/billing/gate.panel.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { navigation, pageAt, type Path } from "./paths.ts";
import { lazyPages } from "./pages.ts";
import { Shell } from "./shell.tsx";
import { retrying } from "#web/chunk-load-error.ts";

/** Everything behind the sign-in: the layout, the gate, and the page at the path. */
export function Members() {
  const member = useMember();
  const [path] = useLocation();
  const page = pageAt(path);

  useEffect(() => {
    whenIdle(() => void fetchAll());
  }, []);
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    whenIdle(
      () =>
        void retrying(() => import("#web/device-data.ts")).then(
          ({ startDeviceData }) => {
            if (!isOver) stop = startDeviceData(member.id);
          },
          () => undefined,
        ),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [member.id]);
  const feature = page && lazyPages[page.path];
  return (
    <QueryClientProvider client={queries}>
      <Shell key={member.id}>
        <Gate isGated={page?.isGated ?? false}>
          <ErrorBoundary key={page?.path}>{feature && <feature.Show />}</ErrorBoundary>
        </Gate>
      </Shell>
    </QueryClientProvider>
  );
}

const longestWaitMs = 250;
const quietMs = 2_000;
let lastInputAt = 0;
for (const input of ["pointerdown", "keydown"])
  addEventListener(input, () => void (lastInputAt = performance.now()), { capture: true, passive: true });

async function withoutInput() {
  const left = () => lastInputAt + quietMs - performance.now();
  while (left() > 0) await new Promise((done) => setTimeout(done, left()));
}

/**
 * One after the other, each when the browser is idle and none within two seconds of an input, so that no input has to wait for them:
 * each brings a style sheet, after which the browser styles the whole page again. Not at all in data-saving mode. The many guides are
 * left to the service worker, which parses nothing on this thread.
 */
async function fetchAll() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  lastInputAt = performance.now();
  for (const { path } of navigation()) {
    await withoutInput();
    await new Promise<void>((done) => whenIdle(done, longestWaitMs));
    await lazyPages[path as Path].fetch();
  }
  const { startServiceWorker, cacheFeatures } = await retrying(() => import("#web/worker.ts"));
  await startServiceWorker();
  const member = currentMember();
  if (member && hasAccess(member.id)) await cacheFeatures();
}

setPageLoader((path) => {
  const page = pageAt(path);
  if (page) void lazyPages[page.path].fetch();
});

/** Data, banners and the drawer of the previous member must never be visible to the next, not even for a moment. */
let shownMemberId = currentMember()?.id;
let lastIn = shownMemberId;
onSession(() => {
  const now = currentMember()?.id;
  if (now === shownMemberId) return;
  shownMemberId = now;
  clearToasts();
  closeDrawer();
  closeQuickAdd();
  if (now) clearTab(now);
  // signing in again after an ended session shows the page as it was
  if (now && now !== lastIn) queries.clear();
  lastIn = now ?? lastIn;
});

// blurs the whole page until the code that finds amounts is loaded
if (browserStorage.get(hiddenAmountsFlag)) document.documentElement.dataset["hide"] = "all";

const returning = currentMember();
const timeoutMs = 2_000;
/** Whether the page may be opened: checked while its code loads, and awaited, because a prerendered head is visible already. */
const admitted = returning && Promise.race([prefetch(returning.id), new Promise((done) => setTimeout(done, timeoutMs))]);

/** The last data that this member loaded, so that the page appears at once and offline. */
const lastSeen =
  returning && browserStorage.get(persistedQueriesFlag)
    ? Promise.race([
        retrying(() => import("#web/query-persistence.ts"))
          .then(({ restoreQueries }) => restoreQueries(returning.id))
          .catch(() => undefined),
        new Promise((done) => setTimeout(done, timeoutMs)),
      ])
    : undefined;

/** The code of the requested page, so that layout and page appear together. */
const here = pageAt(location.pathname);
export const ready: Promise<unknown> = Promise.all([here && lazyPages[here.path].fetch(returning), lastSeen, admitted]);
