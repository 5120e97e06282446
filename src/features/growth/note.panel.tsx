import { useRef, type ReactNode } from "react";
import type { Draft, Kind } from "#journal/journal.rules.ts";
import { useDraft } from "#web/drafts.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { part } from "#web/ui/part.tsx";
import { sentAs, wordsSince } from "#web/words-since.ts";
import { Care } from "#safety/care.panel.tsx";
import { useSaveEntry } from "./save-entry.panel.tsx";
import { retrying } from "#web/chunk-load-error.ts";

// below the tool and only for members who have saved before: not part of the page's own script
const Earlier = part(() => retrying(() => import("./earlier.panel.tsx")).then((file) => file.Earlier));

type Props = {
  kind: Kind;
  name: string;
  label: string;
  hint: string;
  act: string;
  earlier: string;
  draftOf: (words: string) => Draft;
  lines?: number;
  className?: string;
  children?: ReactNode;
};
const empty = { id: "", sent: "", text: "" };

/** One text field of a guide that is saved to the journal: stored as a draft while it is written, cleared once it is saved. */
export function NotePanel({ kind, name, label, hint, act, earlier, draftOf, lines = 5, className, children }: Props) {
  const [draft, setDraft, { snapshot, isSaved }] = useDraft(`growth.${kind}`, empty);
  const { text } = draft;
  const saveIt = useSaveEntry(kind);
  const area = useRef<HTMLTextAreaElement>(null);

  const save = async () => {
    const sent = sentAs(draft, text);
    if (text.trim()) setDraft({ ...sent, text });
    const settle = snapshot();
    const saved = await saveIt.save(sent.id, draftOf(text), () => {
      if (!settle()) setDraft((before) => ({ ...empty, text: wordsSince(text, before.text) }));
    });
    if (!saved) area.current?.focus();
  };

  return (
    <Form className="sheet pdf-feature stack" aria-label={name} onSubmit={save}>
      <TextArea
        ref={area}
        label={label}
        hint={hint}
        rows={lines}
        className={className}
        problem={saveIt.refusal ?? undefined}
        value={text}
        onChange={(event) => {
          saveIt.clearProblem();
          const words = event.currentTarget.value;
          setDraft((before) => ({ ...before, text: words }));
        }}
      />
      <Care text={text} />
      {children}
      <div className="row between">
        <span className="small muted" role="status">
          {isSaved ? "Kept in this browser until you save" : ""}
        </span>
        <Button kind="primary" className="w-full sm:w-auto" type="submit" isBusy={saveIt.isBusy}>
          {act}
        </Button>
      </div>
      <Earlier
        kind={kind}
        title={earlier}
        onOpen={(entry) =>
          setDraft({
            ...empty,
            text: text.trim() ? `${text.trimEnd()}\n\n${plain(entry.entryText, draftOf)}` : plain(entry.entryText, draftOf),
          })
        }
      />
    </Form>
  );
}

/** The text without its tag. */
const plain = (saved: string, draftOf: (words: string) => Draft) => saved.slice(draftOf("").entryText.length);
