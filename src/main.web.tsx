// first, so that the page's data is requested before anything else runs
import "#app/early-reads.ts";
import "#web/styles.css";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App, prepare } from "#app/app.tsx";
import { clearEarly } from "#web/early.ts";
import { exitAgain } from "#web/exit.ts";
import { watchTextSize } from "#web/large-text.ts";
import { whenIdle } from "#web/prefetch.ts";
import type { Prerendered } from "#app/app.tsx";
import { retrying } from "#web/chunk-load-error.ts";

/** The page may still be loading when this script runs; separate tasks keep each pause short on a slow phone. */
const whenParsed = (work: () => void) => {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", work, { once: true });
  else setTimeout(work);
};

watchTextSize();
whenParsed(() => {
  if (exitAgain()) return;
  const root = document.getElementById("root") ?? document.body;
  const prerendered = root.dataset["page"] as Prerendered | undefined;
  // as a transition, so that neither hydration nor rendering a page blocks the browser for long
  if (prerendered === "auth" || prerendered === "not-found") {
    startTransition(() => void hydrateRoot(root, <App prerendered={prerendered} />));
    whenIdle(clearEarly);
  }
  // the prerendered skeleton stays until the page can replace it
  else
    void prepare().then(() => {
      clearEarly();
      startTransition(() => createRoot(root).render(<App prerendered="shell" />));
    });
});

// long after the first paint; when signed in, this starts once all features are loaded
const startServiceWorkerAfterMs = 10_000;
setTimeout(
  () =>
    whenIdle(
      () =>
        void retrying(() => import("#web/worker.ts")).then(
          ({ startServiceWorker }) => startServiceWorker(),
          () => undefined,
        ),
    ),
  startServiceWorkerAfterMs,
);
