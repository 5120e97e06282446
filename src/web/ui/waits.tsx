import { lazy, Suspense } from "react";
import { useWaiting } from "#web/waiting.ts";

const WaitingList = lazy(() => import("#web/ui/waiting-list.tsx").then((file) => ({ default: file.WaitingList })));

/** The place on a page for what waits to be sent of one call; nothing stands there while there is none. */
export function Waits({ call }: { call: string }) {
  const waiting = useWaiting(call);
  return (
    waiting.length > 0 && (
      <Suspense fallback={null}>
        <WaitingList call={call} />
      </Suspense>
    )
  );
}
