import { useState } from "react";
import { dayOf } from "#shared/dates.ts";
import { capital } from "#shared/text.ts";
import { useFreshPages } from "#journal/journal.search.api.ts";
import { EditEntry } from "#journal/journal-edit.panel.tsx";
import { originOf, hasMood, wordsOf, type Entry } from "#journal/journal.rules.ts";
import { moodWord } from "#journal/mood.rules.ts";
import { useFormatDay } from "#web/format-instant.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ownParagraphs } from "#web/ui/own-paragraphs.ts";
import { GoLink } from "#web/ui/link.tsx";

/** A found journal entry, to read and to edit, over the open page. */
export function EntryPanel({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const [isEditing, setEditing] = useState(false);
  const refresh = useFreshPages();
  const when = useFormatDay()(dayOf(entry.localTime));
  const mood = hasMood(entry) ? `, mood ${entry.moodRating} of 10, ${moodWord(entry.moodRating)}` : "";
  return (
    <Dialog
      title={capital(when)}
      isWide
      onClose={onClose}
      acts={
        isEditing ? undefined : (
          <>
            <GoLink className="btn btn-quiet" href="/mental-health" onClick={onClose}>
              All pages
            </GoLink>
            <Button onClick={() => setEditing(true)}>Edit</Button>
          </>
        )
      }
    >
      <p className="small muted">
        {originOf(entry.kind).one}
        {mood}
      </p>
      {isEditing ? (
        <EditEntry entry={entry} onClose={onClose} onEdited={refresh} />
      ) : (
        <p className="finder-page" {...ownParagraphs}>
          {wordsOf(entry)}
        </p>
      )}
    </Dialog>
  );
}
