import { part } from "#web/ui/part.tsx";
import { Skeleton } from "#web/ui/states.tsx";

/** Loaded apart from its guide, whose route would be over its budget with it. */
export const LateRehearsalPanel = part(
  () => import("./rehearsal.panel.tsx").then((one) => one.RehearsalPanel),
  <Skeleton description="Fetching your rehearsal" />,
);
