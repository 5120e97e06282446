import { retrying } from "#web/chunk-load-error.ts";
import { untilGone } from "#web/retry.ts";

/** Undo of a write: takes it out of the queue of this device, where it has the id `queued`, or runs `undoSent` if it has been sent. */
export async function takeBack(queued: string | undefined, undoSent: () => Promise<unknown>): Promise<true> {
  if (queued !== undefined) {
    const { drop } = await retrying(() => import("#web/offline-queue.ts"));
    if (await drop(queued)) return true;
  }
  return untilGone(undoSent)(undefined);
}
