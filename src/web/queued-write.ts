import { useLayoutEffect, useRef } from "react";
import type { QueuedWrite } from "#web/offline-queue-rules.ts";
import { removedWrites, useQueue } from "#web/queue-state.ts";

/** The queued write of `call` for which `isIt` is true, also when the server has refused it. `onRemoved`: it was taken out, not sent. */
export function useQueuedWrite(call: string, isIt: (write: QueuedWrite) => boolean, onRemoved: () => void): QueuedWrite | undefined {
  const write = useQueue(call).find(isIt);
  const last = useRef<string>(undefined);
  // before the page is painted without it
  useLayoutEffect(() => {
    const isRemoved = !write && last.current !== undefined && removedWrites.has(last.current);
    last.current = write?.id;
    if (isRemoved) onRemoved();
  });
  return write;
}
