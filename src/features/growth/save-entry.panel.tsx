import { useRef, useState } from "react";
import { Problem } from "#shared/errors.ts";
import { journal, usePages, writePage, type Shown } from "#journal/journal.api.ts";
import { originOf, refusalOf, wordsOf, type Draft, type Entry, type Kind, type Message } from "#journal/journal.rules.ts";
import { useSave } from "#web/save.ts";
import { session } from "#web/session.ts";

/**
 * Saves a text of a guide to the journal, with the specified messages for every outcome. `save` returns the entry, or undefined; `refusal`
 * stays beside the field until `clearProblem` is called. Without a session it shows a message only where the specification does.
 */
export function useSaveEntry(kind: Kind) {
  const { failed, saved, signedOut } = originOf(kind);
  const [refusal, setRefusal] = useState<Message | null>(null);
  const failure = useRef<unknown>(undefined);
  const write = async ({ shown, ...input }: Draft & { id: string; shown: Shown | undefined }): Promise<Entry | null> => {
    try {
      return await writePage(input, shown);
    } catch (cause) {
      failure.current = cause;
      if (!(cause instanceof Problem) || cause.kind !== "not-signed-in") throw cause;
      return null;
    }
  };
  const saving = useSave(write, {
    failed,
    done: (entry) => (entry ? { title: saved.title, words: saved.description } : undefined),
    refresh: [journal.key()],
  });

  const signIn = () => void (signedOut && saving.refuse(signedOut.title, signedOut.description));

  async function save(id: string, draft: Draft, onSaved?: (entry: Entry) => void, shown?: Shown): Promise<Entry | undefined> {
    failure.current = undefined;
    const found = refusalOf(kind, wordsOf(draft));
    setRefusal(found);
    if (found) return void saving.refuse(found.title, found.description);
    const { state } = session();
    if (state === "out" || state === "ended") return signIn();
    const entry = await saving.run({ ...draft, id, shown }, (answer) => (answer ? onSaved?.(answer) : signIn()));
    return entry ?? undefined;
  }

  return {
    save,
    /** Why the last save failed. */
    lastFailure: () => (failure.current instanceof Problem ? failure.current.kind : undefined),
    isBusy: saving.isBusy,
    settle: saving.settle,
    refusal: refusal && (refusal.description ?? refusal.title),
    clearProblem: () => setRefusal(null),
  };
}

/** Saved entries of one kind, newest first. */
export const useEarlier = (kind: Kind) => usePages({ kind });
