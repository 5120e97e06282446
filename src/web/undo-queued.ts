import { retrying } from "#web/chunk-load-error.ts";
import { sentLater } from "#web/save.ts";
import { undoable } from "#web/undo.ts";

/** Says that a write is queued on this device. Undo takes it out of the queue, or runs `undoSent` if it has been sent meanwhile. */
export function undoableQueued(title: string, queued: string, undoSent: () => Promise<unknown>): void {
  const undo = async () => {
    const { drop } = await retrying(() => import("#web/offline-queue.ts"));
    if (!(await drop(queued))) await undoSent();
  };
  undoable(title, undo, { words: sentLater });
}
