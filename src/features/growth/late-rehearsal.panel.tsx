import { part } from "#web/ui/part.tsx";
import { Skeleton } from "#web/ui/states.tsx";

/** A chunk of its own, because its guide's route would exceed its size budget with it. */
export const LateRehearsalPanel = part(
  () => import("./rehearsal.panel.tsx").then((one) => one.RehearsalPanel),
  <Skeleton description="Fetching your rehearsal" />,
);
