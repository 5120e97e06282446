import { LoadedLater, lateComponent } from "#web/ui/late-component.tsx";

// the last tool of a long page: with its crisis card it is not part of the page's first script
export const LateReflectionPanel = lateComponent(
  () => import("./reflection.panel.tsx").then((file) => file.ReflectionPanel),
  null,
  LoadedLater,
);
