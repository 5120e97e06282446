import { part } from "#web/ui/part.tsx";
import { Skeleton } from "#web/ui/states.tsx";
import { retrying } from "#web/chunk-load-error.ts";

/** A chunk of its own, because its guide's route would exceed its size budget with it. */
export const LateRehearsalPanel = part(
  () => retrying(() => import("./rehearsal.panel.tsx")).then((one) => one.RehearsalPanel),
  <Skeleton description="Fetching your rehearsal" />,
);
