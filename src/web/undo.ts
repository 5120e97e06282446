import type { Problem } from "#shared/errors.ts";
import { focusRow } from "#web/focus-row.ts";
import { send } from "#web/http.ts";
import { newId } from "#web/ids.ts";
import { announceSave } from "#web/tab-sync.ts";
import { queries } from "#web/query.ts";
import { currentMember } from "#web/session.ts";
import { readTab, writeTab } from "#web/tab.ts";
import { failureToast } from "#web/failure-toast.ts";
import { settleToasts, toast } from "#web/toast.ts";
import { ignoreNotFound, isNotFound, untilRemoved, withRetries } from "#web/retry.ts";

/** A row that was just deleted, stored for this tab so that Undo is still offered after a reload. */
type Removed = { id: string; title: string; words?: string; path: string; at: number };
const name = "removed";
/** How long after the delete a reload shows Undo again, ms; Recently deleted has it for 30 days. */
const undoMs = 60_000;

/** Restores a deleted row, whatever it is. `key` makes a repeated call harmless. */
export async function restoreDeleted(id: string, key: string = newId()): Promise<void> {
  await send("/api/rpc/deleted/restore", { json: { id } }, { headers: { "idempotency-key": key } });
  announceSave();
}

/** Restores a row that the page shows as deleted. It may be there: restored elsewhere, or by an attempt whose answer was lost. */
export const restoreIfGone = (id: string): Promise<void> => restoreDeleted(id).catch(ignoreNotFound);

/** Shows that a row was deleted and offers Undo, which restores it, refetches the list and moves the focus to the row. */
function offerUndo(removed: Pick<Removed, "id" | "title" | "words">, refresh: () => Promise<unknown>): void {
  const member = currentMember()?.id;
  if (member) writeTab(member, name, { ...removed, path: location.pathname, at: Date.now() } satisfies Removed);
  show(removed, refresh);
}

/** After a reload of the same page: offers Undo of a delete within the last minute. */
export function offerUndoAgain(member: string): void {
  const removed = readTab(member, name) as Removed | null;
  if (!removed || removed.path !== location.pathname || Date.now() - removed.at > undoMs) return writeTab(member, name, undefined);
  show(removed, () => queries.invalidateQueries());
}

function show({ id, title, words }: Pick<Removed, "id" | "title" | "words">, refresh: () => Promise<unknown>) {
  undoable(title, (key) => restoreDeleted(id, key).then(refresh), { words, row: id });
}

/** Shows a toast for an action that can be undone from it; `row` is the id of the row that is restored and focused. */
export function undoable(
  title: string,
  undo: (key: string) => Promise<unknown>,
  { words, link, row }: { words?: string; link?: { name: string; href: string }; row?: string } = {},
): void {
  const key = newId();
  const run = () => {
    const before = document.activeElement;
    withRetries(() => undo(key)).then(
      () => {
        const member = currentMember()?.id;
        if (member) writeTab(member, name, undefined);
        if (row) void focusRow(row, before);
        else toast("Undone.");
      },
      (failure: unknown) => failureToast("Could not undo", failure, { name: "Retry", run }),
    );
  };
  toast(title, words, { act: { name: "Undo", run }, link });
}

type Removal = {
  /** The row's id; ids are unique in the whole product. */
  id: string;
  /** "Food deleted." */
  title: string;
  words?: string;
  /** The title of the failure toast. */
  failed: string;
  remove: () => Promise<unknown>;
  /** Called once it is deleted, not for a row that was deleted elsewhere. */
  onGone?: () => void;
  /** Whether a failure was answered in another way than by its toast. */
  isAnswered?: (failure: Problem) => boolean;
  refresh: () => Promise<unknown>;
};
const leaving = new Set<string>();

/**
 * Deletes a row once, however often its button is pressed, shows it once and offers Undo. False when it failed or is running already. A row
 * that was deleted elsewhere is only removed from the list.
 */
export async function removeOnce({ id, title, words, failed, remove, onGone, isAnswered, refresh }: Removal): Promise<boolean> {
  if (leaving.has(id)) return false;
  leaving.add(id);
  try {
    await untilRemoved(remove);
    onGone?.();
    settleToasts(id);
    offerUndo({ id, title, words }, refresh);
    await refresh();
    return true;
  } catch (failure) {
    if (!isNotFound(failure) && !isAnswered?.(failure as Problem)) failureToast(failed, failure, undefined, id);
    await refresh();
    return isNotFound(failure);
  } finally {
    leaving.delete(id);
  }
}
