import { achievementDraft } from "#journal/journal.blocks.rules.ts";
import { NotePanel } from "./note.panel.tsx";

export const AchievementPanel = () => (
  <NotePanel
    kind="achievement"
    name="Achievement"
    label="What did you do?"
    hint="What it was, what it took, how it felt after. Small counts."
    act="Save Achievement"
    earlier="Your achievements"
    draftOf={achievementDraft}
    lines={3}
  />
);
