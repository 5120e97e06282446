import { sentLater } from "#web/save.ts";
import { takeBack } from "#web/take-back.ts";
import { undoable } from "#web/undo.ts";

/** Says that a write is queued on this device. Undo takes it out of the queue, or runs `undoSent` if it has been sent meanwhile. */
export function undoableQueued(title: string, queued: string, undoSent: () => Promise<unknown>): void {
  undoable(title, () => takeBack(queued, undoSent), { words: sentLater });
}
