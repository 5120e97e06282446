import { useEffect, useRef } from "react";
import { journal, usePages } from "#journal/journal.api.ts";
import { hasMood, type Entry } from "#journal/journal.rules.ts";
import { count } from "#shared/text.ts";
import { usePending } from "#web/queue-state.ts";
import { useSave } from "#web/save.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckIcon, UndoIcon } from "#web/ui/icons.tsx";
import { moodClass } from "#web/ui/mood-scale.tsx";
import { Settled } from "#web/ui/settled.tsx";

type Props = {
  entry: Entry;
  takesFocus: boolean;
  /** The page is taken back: its words belong to the form again. */
  onUndone: (text: string) => void;
  /** The page was deleted elsewhere, for example in the list. */
  onGone: () => void;
};

/** After 'Save Entry': what was saved, where it is, Undo. */
export function SavedPagePanel({ entry, takesFocus, onUndone, onGone }: Props) {
  useGone(entry.id, onGone);
  const waiting = usePending("journal/write").find(({ input }) => input["id"] === entry.id);
  const removing = useSave(
    async () => {
      if (waiting) return import("#web/offline-queue.ts").then(({ drop }) => drop(waiting.id));
      await journal.remove.call({ id: entry.id });
      return true;
    },
    { failed: "Could not undo", refresh: [journal.key(), ["members"]] },
  );
  const undo = async () => {
    // false when it was sent just now: the next press removes the page
    if (await removing.run(undefined)) onUndone(entry.entryText);
  };
  const words = count(entry.entryText.trim().split(/\s+/u).length, "word");
  return (
    <Settled
      sign={hasMood(entry) ? entry.moodRating : <CheckIcon />}
      signClass={waiting ? "sign-wait" : hasMood(entry) ? moodClass(entry.moodRating) : "sign-done"}
      title={`${waiting ? "Your page is kept" : "Your page is saved"}: ${words}${hasMood(entry) ? `, mood ${entry.moodRating}` : ""}.`}
      words={waiting ? "It is saved as soon as you are back online." : "It is at the top of Your pages. Only you can read it."}
      takesFocus={takesFocus}
    >
      <a className="btn btn-quiet" href="#pages">
        Read it
      </a>
      <Button kind="quiet" icon={<UndoIcon small />} isBusy={removing.isBusy} onClick={() => void undo()}>
        Undo
      </Button>
    </Settled>
  );
}

/** Calls `onGone` once the page was in the list and is no more. */
function useGone(id: string, onGone: () => void) {
  const { entries } = usePages();
  const isListed = entries?.some((one) => one.id === id) ?? false;
  const wasListed = useRef(false);
  useEffect(() => {
    if (wasListed.current && !isListed) onGone();
    wasListed.current = isListed;
  });
}
