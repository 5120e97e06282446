import { conversationDraft } from "#journal/journal.blocks.rules.ts";
import { NotePanel } from "./note.panel.tsx";

/** The planning field is 150 px tall and cleared after a save, as specified. */
export const ConversationPanel = () => (
  <NotePanel
    kind="conversation"
    name="Conversation plan"
    label="Plan your conversation"
    hint="What I want, my first sentence, the one thing I ask for, and how I will leave if I must."
    act="Save Conversation Prep"
    earlier="Earlier plans"
    draftOf={conversationDraft}
    className="g-tall"
  />
);
