import { part } from "#web/ui/part.tsx";
import type { Care } from "#web/ui/queue-list.tsx";
import { useQueue } from "#web/queue-state.ts";
import { retrying } from "#web/chunk-load-error.ts";

const QueueList = part(() => retrying(() => import("#web/ui/queue-list.tsx")).then((file) => file.QueueList));

/** The place on a page for the queued writes of one call; renders nothing when there are none. */
export function QueuedItems({ call, Care }: { call: string; Care?: Care }) {
  const queue = useQueue(call);
  return queue.length > 0 && <QueueList call={call} Care={Care} />;
}
