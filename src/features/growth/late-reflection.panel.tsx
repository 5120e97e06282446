import { lazy, Suspense } from "react";

// the last tool of a long page: with its crisis card it is not part of the page's first script
const ReflectionPanel = lazy(() => import("./reflection.panel.tsx").then((file) => ({ default: file.ReflectionPanel })));

export const LateReflectionPanel = () => (
  <Suspense fallback={null}>
    <ReflectionPanel />
  </Suspense>
);
