import { useCallback, useEffect, useRef, useState } from "react";
import { CrisisCardPanel } from "#safety/crisis-card.panel.tsx";
import { useSafetyWatch } from "#safety/safety.api.ts";
import { useDraft } from "#web/drafts.ts";
import { useIsOnline } from "#web/connectivity.ts";
import { newId } from "#web/ids.ts";
import { useSave } from "#web/save.ts";
import { BothVersions } from "#web/ui/both-versions.tsx";
import { Button } from "#web/ui/button.tsx";
import { DeletedElsewhere } from "#web/ui/changed-elsewhere.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { MoodPick } from "#web/ui/mood-pick.tsx";
import { isNotFound } from "#web/retry.ts";
import { restoreIfGone } from "#web/undo.ts";
import { journal, writePage } from "./journal.api.ts";
import { originOf, refusalOf, withTag, wordsOf, type Draft, type Entry } from "./journal.rules.ts";
import { moodWord } from "./mood.rules.ts";

export const draftOfEdit = (id: string) => `journal.edit.${id}`;

type EditProps = {
  entry: Entry;
  /** False once the entry is no longer in the list that it was opened from. */
  isListed?: boolean;
  onClose: () => void;
  onEdited: () => void;
};

/**
 * Edits one entry in its own row: the text, and the mood of a plain one. The tag of its origin stays as it is. Changes stay in this
 * browser, also after Escape and a reload, until they are saved or discarded with Cancel. An entry that was deleted elsewhere can be added again.
 */
export function EditEntry({ entry, isListed = true, onClose, onEdited }: EditProps) {
  const written = wordsOf(entry);
  const [change, setChange, { clear, snapshot, isSaved }] = useDraft(draftOfEdit(entry.id), {
    text: written,
    mood: entry.moodRating,
    isTouched: entry.isMoodSet,
    seenEditedAt: entry.editedAt,
  });
  const [storedEntry, setStoredEntry] = useState<Entry>();
  const [isGone, setGone] = useState(false);
  // the same for every attempt, so that a retry cannot add the page twice
  const [again] = useState(newId);
  const [problem, setProblem] = useState<string>();
  const isOnline = useIsOnline();
  // opening an old entry for editing does not bring up the card
  const found = useSafetyWatch(change.text === written ? "" : change.text);
  const readStored = useCallback(
    (seenEditedAt: string | null) =>
      journal.read.call({ id: entry.id }).then(
        (now) => {
          setStoredEntry(now.editedAt === seenEditedAt ? undefined : now);
          setGone(false);
        },
        (failure: unknown) => isNotFound(failure) && setGone(true),
      ),
    [entry.id],
  );
  const { seenEditedAt: seen } = change;
  useEffect(() => {
    if (!isListed) void readStored(seen);
  }, [isListed, readStored, seen]);
  const saving = useSave(edit, {
    failed: originOf(entry.kind).failed,
    done: { title: "Saved!", words: "Your changes are saved." },
    onDone: (saved) => {
      onEdited();
      setStoredEntry(undefined);
      setGone(false);
      if (settle.current()) onClose();
      // typed during the save: stays open, as a change of what was saved
      else setChange((before) => ({ ...before, seenEditedAt: saved.editedAt }));
    },
  });
  const settle = useRef(clear as () => boolean | void);
  const pickMood = (mood: number) => setChange((before) => ({ ...before, mood, isTouched: true }));
  const save = async (seenEditedAt: string | null, isAgain = false) => {
    const refusal = refusalOf(entry.kind, change.text);
    if (refusal) {
      saving.refuse(refusal.title, refusal.description);
      return setProblem(refusal.description ?? refusal.title);
    }
    const entryText = withTag(entry.kind, change.text);
    settle.current = snapshot();
    const { mood: moodRating, isTouched: isMoodSet } = change;
    const saved = await saving.run({
      id: entry.id,
      kind: entry.kind,
      entryText,
      moodRating,
      isMoodSet,
      seenEditedAt,
      again: isAgain ? again : undefined,
    });
    if (!saved) await readStored(seenEditedAt);
  };
  return (
    <Form className="stack gap-3" onSubmit={() => save(change.seenEditedAt)}>
      <CrisisCardPanel found={found} />
      <TextArea
        autoFocus
        className="is-growing"
        label="Your words"
        required
        rows={5}
        value={change.text}
        problem={problem}
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
        }}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setProblem(undefined);
          setChange((before) => ({ ...before, text }));
        }}
      />
      {entry.kind === "plain" && change.mood !== null && (
        <MoodPick
          isInForm
          label="Mood of this page, 1 to 10"
          value={change.isTouched ? change.mood : null}
          word={moodWord}
          onPick={pickMood}
          onMove={pickMood}
        />
      )}
      {isGone && <DeletedElsewhere what="page" isBusy={saving.isBusy} onAddAgain={() => void save(change.seenEditedAt, true)} />}
      {storedEntry && !isGone && (
        <BothVersions
          what="page"
          others={[{ text: wordsOf(storedEntry) }]}
          saving={saving}
          onMine={() => void save(storedEntry.editedAt)}
          onTheirs={() => {
            clear();
            onEdited();
            onClose();
          }}
        />
      )}
      {!isOnline && (
        <p className="small muted">A page that is already saved is changed once there is a connection. Your words stay here until then.</p>
      )}
      <div className="row justify-end">
        <span className="small muted mr-auto flex-1 basis-32" role="status">
          {isSaved ? "Kept in this browser until you save." : ""}
        </span>
        <Button
          onClick={() => {
            clear();
            onClose();
          }}
        >
          Cancel
        </Button>
        {!isGone && (
          <Button kind="primary" type="submit" isBusy={saving.isBusy}>
            Done
          </Button>
        )}
      </div>
    </Form>
  );
}

type Edit = Draft & { id: string; seenEditedAt: string | null; again: string | undefined };

/** Saves the change; with `again` it restores a deleted entry first, or writes it as a new one with this id when that is too late. */
async function edit({ kind, again, ...change }: Edit): Promise<Entry> {
  if (again === undefined) return journal.edit.call(change);
  const { seenEditedAt: _, ...draft } = change;
  await restoreIfGone(change.id);
  return journal.edit.call(change).catch((failure: unknown) => {
    if (isNotFound(failure)) return writePage({ ...draft, kind, id: again });
    throw failure;
  });
}
