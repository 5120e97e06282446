import { useEffect, useRef, useState, type RefObject } from "react";
import { useSafetyWatch } from "#safety/safety.api.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { useSave } from "#web/save.ts";
import type { Reading } from "./marked.panel.tsx";
import { relationships, useRemoval } from "./relationships.api.ts";
import { analysisFailed, analysisSaved, situationRefusal } from "./relationships.rules.ts";

const blank = { id: "", text: "" };

/** The typed situation, its analysis, and saving and deleting it. Text stays in this browser until the server has it. */
export function useAnalyzer(area: RefObject<HTMLTextAreaElement | null>) {
  const [draft, setDraft, { isSaved }] = useDraft("relationships.situation", blank);
  const [reading, setReading] = useState<Reading | null>(null);
  const [problem, setProblem] = useState<string>();
  const wantsText = useRef(false);
  const found = useSafetyWatch(draft.text);
  const saving = useSave(relationships.analyze.call, {
    failed: analysisFailed,
    done: { title: analysisSaved.title, words: analysisSaved.description },
    refresh: [relationships.list.key()],
    onDone: (saved) => {
      setReading((now) => (now && now.text === saved.situationText ? { ...now, saved } : now));
      setDraft((now) => (now.text === saved.situationText ? blank : now));
    },
  });
  const remove = useRemoval((id) => {
    if (reading?.saved?.id !== id) return;
    wantsText.current = true;
    setReading(null);
  });

  useEffect(() => {
    if (wantsText.current) area.current?.focus();
    wantsText.current = false;
  }, [reading, area]);

  const save = (text: string, id: string) => void saving.run({ id, situationText: text });
  const analyze = () => {
    const refusal = situationRefusal(draft.text);
    if (refusal) {
      saving.refuse(refusal.title, refusal.description);
      setProblem(refusal.description ?? refusal.title);
      return area.current?.focus();
    }
    // the id stays with the draft, so that a retry cannot save the text twice
    const id = draft.id || newId();
    setDraft((before) => ({ ...before, id }));
    setReading({ text: draft.text, saved: null });
    save(draft.text, id);
  };

  return {
    text: draft.text,
    /** Whether unsaved text is stored in this browser. */
    isKept: isSaved && draft.text !== "",
    reading,
    problem,
    found,
    isBusy: saving.isBusy,
    write: (text: string) => {
      setProblem(undefined);
      setDraft({ id: "", text });
    },
    analyze,
    show: setReading,
    retry: (text: string) => save(text, draft.id || newId()),
    /** Back to the field, with `text` in it, below another unsaved text. */
    rewrite: (text: string) => {
      setReading(null);
      setProblem(undefined);
      if (text)
        setDraft((now) => (now.text.includes(text) ? now : { id: "", text: [now.text.trimEnd(), text].filter(Boolean).join("\n\n") }));
      wantsText.current = true;
    },
    remove: (id: string) => void remove(id),
  };
}
