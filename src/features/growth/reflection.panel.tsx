import { reflectionDraft } from "#journal/journal.blocks.rules.ts";
import { NotePanel } from "./note.panel.tsx";

export const ReflectionPanel = () => (
  <NotePanel
    kind="eq-reflection"
    name="Reflection"
    label="Reflection journal"
    hint="What did I feel most strongly today, and what happened just before it?"
    act="Save Reflection"
    earlier="Earlier reflections"
    draftOf={reflectionDraft}
  />
);
