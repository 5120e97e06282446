import { useSave } from "#web/save.ts";
import { Button } from "#web/ui/button.tsx";
import { UndoIcon } from "#web/ui/icons.tsx";
import { Settled } from "#web/ui/settled.tsx";

export type Done = { words: string; undo: () => Promise<unknown> };

/** What was just done, with Undo beside it: for dialogs, because a toast outside could not be pressed. */
export function DoneWithUndo({ done, onUndone }: { done: Done; onUndone: () => unknown }) {
  const undoing = useSave((undo: Done["undo"]) => undo().then(() => true), { failed: "Could not undo", onDone: () => void onUndone() });
  return (
    <Settled sign={<UndoIcon small />} title={done.words} takesFocus>
      <Button kind="quiet" isBusy={undoing.isBusy} onClick={() => void undoing.run(done.undo)}>
        Undo
      </Button>
    </Settled>
  );
}
