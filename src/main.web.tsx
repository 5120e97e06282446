import "#web/styles.css";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App, prepare } from "#app/app.tsx";
import { whenIdle } from "#web/ahead.ts";
import type { Painted } from "#app/app.tsx";

/** The page may still be arriving when this script runs; and a task of its own keeps each pause short on a slow phone. */
const whenParsed = (work: () => void) => {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", work, { once: true });
  else setTimeout(work);
};

whenParsed(() => {
  const root = document.getElementById("root") ?? document.body;
  const painted = root.dataset["page"] as Painted | undefined;
  // as a transition, so that neither taking over a painted page nor drawing a room holds the browser up for long
  if (painted === "auth" || painted === "not-found") startTransition(() => void hydrateRoot(root, <App painted={painted} />));
  // the painted frame stays until there is something to put in its place
  else void prepare().then(() => startTransition(() => createRoot(root).render(<App painted="shell" />)));
});

// long after the first screen, which waits for nothing of this; signed in, the rooms ask for it as soon as they are all here
const keepAfterMs = 10_000;
setTimeout(
  () =>
    whenIdle(
      () =>
        void import("#web/worker.ts").then(
          ({ keepPages }) => keepPages(),
          () => undefined,
        ),
    ),
  keepAfterMs,
);
