import { useEffect, useRef, type ReactNode } from "react";
import { takeBack } from "#web/take-back.ts";
import { useQueuedWrite } from "#web/queued-write.ts";
import { useSave } from "#web/save.ts";
import { takeDraft } from "#web/take-draft.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { AlertIcon, CheckIcon, UndoIcon } from "#web/ui/icons.tsx";
import { Settled } from "#web/ui/settled.tsx";
import { journal, usePages } from "./journal.api.ts";
import { wordsOf, type Draft } from "./journal.rules.ts";

type Props = {
  /** The id of the saved entry. */
  id: string;
  title: (isWaiting: boolean) => string;
  sign?: ReactNode;
  signClass?: string;
  takesFocus: boolean;
  /** The entry was undone: its text returns to the form, as it was changed last. Undefined if that is not known. */
  onUndone: (words: string | undefined) => void;
  /** The entry was deleted elsewhere, for example in the list, or removed from the queue. */
  onGone: () => void;
};

/** In place of a form that saved a journal entry: what was saved, a link to it, Undo. */
export function SavedPagePanel({ id, title, sign = <CheckIcon />, signClass, takesFocus, onUndone, onGone }: Props) {
  const listed = usePages().entries?.find((one) => one.id === id);
  useOnRemoved(listed !== undefined, onGone);
  const waiting = useQueuedWrite("journal/write", ({ input }) => input["id"] === id, onGone);
  const undo = async () => {
    await takeBack(waiting?.id, () => journal.remove.call({ id }));
    const last = waiting ? (waiting.input as Draft) : listed;
    // what is typed in its row of the queue
    return (waiting && takeDraft<string>(`waiting.${waiting.id}`)) ?? (last && wordsOf(last));
  };
  const removing = useSave(undo, { failed: "Could not undo", refresh: [journal.key(), ["members"]], onDone: onUndone });
  return (
    <Settled
      sign={waiting?.refusal === undefined ? sign : <AlertIcon />}
      signClass={waiting ? "sign-wait" : signClass}
      title={title(waiting !== undefined)}
      words={
        waiting
          ? (waiting.refusal ?? "It is saved as soon as you are back online.")
          : "It is at the top of Your pages. Only you can read it."
      }
      takesFocus={takesFocus}
    >
      {location.pathname === "/mental-health" ? (
        // a link within the page, which opens the fold there
        <a className="btn btn-quiet" href="#pages">
          Read it
        </a>
      ) : (
        <ButtonLink kind="quiet" href="/mental-health#pages">
          Read it
        </ButtonLink>
      )}
      <Button kind="quiet" icon={<UndoIcon small />} isBusy={removing.isBusy} onClick={() => void removing.run(undefined)}>
        Undo
      </Button>
    </Settled>
  );
}

/** Calls `onGone` once the entry was in the list and no longer is. */
function useOnRemoved(isListed: boolean, onGone: () => void) {
  const wasListed = useRef(false);
  useEffect(() => {
    if (wasListed.current && !isListed) onGone();
    wasListed.current = isListed;
  });
}
