import { part } from "#web/ui/part.tsx";
import { useWaiting } from "#web/queue-state.ts";

const WaitingList = part(() => import("#web/ui/queue-list.tsx").then((file) => file.WaitingList));

/** The place on a page for the queued writes of one call; renders nothing when there are none. */
export function Waits({ call }: { call: string }) {
  const waiting = useWaiting(call);
  return waiting.length > 0 && <WaitingList call={call} />;
}
