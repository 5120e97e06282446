import { useState } from "react";
import { CrisisCardPanel } from "#safety/crisis-card.panel.tsx";
import { useSafetyWatch } from "#safety/safety.api.ts";
import { useDraft } from "#web/drafts.ts";
import { useIsOnline } from "#web/connectivity.ts";
import { useSave } from "#web/save.ts";
import { BothVersions } from "#web/ui/both-versions.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { MoodScale } from "#web/ui/mood-scale.tsx";
import { journal } from "./journal.api.ts";
import { originOf, refusalOf, withTag, wordsOf, type Entry } from "./journal.rules.ts";
import { moodWord } from "./mood.rules.ts";

export const draftOfEdit = (id: string) => `journal.edit.${id}`;

/**
 * Edits one entry in its own row: the text, and the mood of a plain one. The tag of its origin stays as it is. Changes stay in this
 * browser, also after Escape and a reload, until they are saved or discarded with Cancel.
 */
export function EditEntry({ entry, onClose, onEdited }: { entry: Entry; onClose: () => void; onEdited: () => void }) {
  const written = wordsOf(entry);
  const [change, setChange, { clear, isSaved }] = useDraft(draftOfEdit(entry.id), {
    text: written,
    mood: entry.moodRating,
    isTouched: entry.isMoodSet,
    seenEditedAt: entry.editedAt,
  });
  const [storedEntry, setStoredEntry] = useState<Entry>();
  const [problem, setProblem] = useState<string>();
  const isOnline = useIsOnline();
  // opening an old entry for editing does not bring up the card
  const found = useSafetyWatch(change.text === written ? "" : change.text);
  const saving = useSave(journal.edit.call, {
    failed: originOf(entry.kind).failed,
    done: { title: "Saved!", words: "Your changes are saved." },
    onDone: () => end(),
  });
  const end = () => {
    clear();
    onEdited();
    onClose();
  };
  const save = async (seenEditedAt: string | null) => {
    const refusal = refusalOf(entry.kind, change.text);
    if (refusal) {
      saving.refuse(refusal.title, refusal.description);
      return setProblem(refusal.description ?? refusal.title);
    }
    const entryText = withTag(entry.kind, change.text);
    const saved = await saving.run({ id: entry.id, entryText, moodRating: change.mood, isMoodSet: change.isTouched, seenEditedAt });
    if (!saved) setStoredEntry(await changedElsewhere(entry.id, seenEditedAt));
  };
  return (
    <form
      className="stack gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(change.seenEditedAt);
      }}
    >
      <CrisisCardPanel found={found} />
      <TextArea
        autoFocus
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
        <MoodScale
          label="Mood of this page, 1 to 10"
          value={change.mood}
          isTouched={change.isTouched}
          word={moodWord}
          onChange={(mood) => setChange((before) => ({ ...before, mood, isTouched: true }))}
        />
      )}
      {storedEntry && (
        <BothVersions
          what="page"
          others={[{ text: wordsOf(storedEntry) }]}
          isBusy={saving.isBusy}
          onMine={() => void save(storedEntry.editedAt)}
          onTheirs={end}
        />
      )}
      {!isOnline && (
        <p className="small muted">A page that is already saved is changed once there is a connection. Your words stay here until then.</p>
      )}
      <div className="row justify-end">
        <span className="small muted mr-auto" role="status">
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
        <Button kind="primary" type="submit" isBusy={saving.isBusy}>
          Done
        </Button>
      </div>
    </form>
  );
}

/** The entry on the server, if it is no longer the version that the editor started from. */
async function changedElsewhere(id: string, seenEditedAt: string | null): Promise<Entry | undefined> {
  const now = await journal.read.call({ id }).catch(() => undefined);
  return now && now.editedAt !== seenEditedAt ? now : undefined;
}
