import { useState, type FormEvent } from "react";
import { useSave } from "#web/save.ts";
import { problemToast } from "#web/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { MoodScale } from "#web/ui/mood-scale.tsx";
import { journal } from "./journal.calls.ts";
import { originOf, refusalOf, withTag, wordsOf, type Entry } from "./journal.rules.ts";
import { moodWord } from "./mood.rules.ts";

/** One page in edit, in its own row: the words, and the mood of a plain one. The tag of its origin stays as it is. */
export function EditEntry({ entry, onClose, onEdited }: { entry: Entry; onClose: () => void; onEdited: () => void }) {
  const [text, setText] = useState(wordsOf(entry));
  const [mood, setMood] = useState(entry.moodRating);
  const [isTouched, setTouched] = useState(entry.isMoodTouched);
  const [problem, setProblem] = useState<string>();
  const saving = useSave(journal.edit.call, {
    failed: originOf(entry.kind).failed,
    done: { title: "Saved!", words: "Your page is mended." },
    onDone: () => {
      onEdited();
      onClose();
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const refusal = refusalOf(entry.kind, text);
    if (refusal) {
      problemToast(refusal.title, refusal.description);
      return setProblem(refusal.description ?? refusal.title);
    }
    return void saving.run({ id: entry.id, entryText: withTag(entry.kind, text), moodRating: mood, isMoodTouched: isTouched });
  };
  return (
    <form className="stack gap-3" onSubmit={save}>
      <TextArea
        autoFocus
        label="Your words"
        rows={5}
        value={text}
        problem={problem}
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
        }}
        onChange={(event) => {
          setProblem(undefined);
          setText(event.currentTarget.value);
        }}
      />
      {entry.kind === "plain" && mood !== null && (
        <MoodScale
          label="Mood of this page, 1 to 10"
          value={mood}
          isTouched={isTouched}
          word={moodWord}
          onChange={(next) => {
            setMood(next);
            setTouched(true);
          }}
        />
      )}
      <div className="row">
        <Button kind="primary" type="submit" isBusy={saving.isBusy}>
          Done
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
