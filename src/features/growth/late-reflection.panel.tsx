import { LoadedLater, lateComponent } from "#web/ui/late-component.tsx";
import { retrying } from "#web/chunk-load-error.ts";

// the last tool of a long page: with its crisis card it is not part of the page's first script
export const LateReflectionPanel = lateComponent(
  () => retrying(() => import("./reflection.panel.tsx")).then((file) => file.ReflectionPanel),
  null,
  LoadedLater,
);
