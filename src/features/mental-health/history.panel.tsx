import { useDeferredValue, useState } from "react";
import { usePages } from "#journal/journal.api.ts";
import { JournalList, PagesFound } from "#journal/journal-list.panel.tsx";
import { hasMood, isKind, kinds, originOf, type Entry, type Kind } from "#journal/journal.rules.ts";
import { Care } from "#safety/care.panel.tsx";
import { BringLink } from "#web/ui/bring-link.tsx";
import { DeletedLink } from "#web/ui/deleted-link.tsx";
import { KeepFoldOpen } from "#web/folds.ts";
import { useQueue } from "#web/queue-state.ts";
import { dayOf } from "#shared/dates.ts";
import { useFormatDay } from "#web/format-instant.ts";
import { Fold } from "#web/ui/fold.tsx";
import { Select, TextInput, Options } from "#web/ui/field.tsx";
import { QueuedItems } from "#web/ui/queued-items.tsx";

/** All entries, newest first: searched, filtered by origin, edited or deleted. */
export function HistoryPanel() {
  const [query, setQuery] = useState("");
  const [kind, setKind] = useState<Kind>();
  const request = useDeferredValue(query.trim());
  const { entries, isError } = usePages();
  // an empty journal has nothing to search
  const hasTools = query !== "" || kind !== undefined || (entries ? entries.length > 0 : isError);
  const isWaiting = useQueue("journal/write").length > 0;
  return (
    <Fold id="pages" title="Your pages" fact={useFact(entries)}>
      {isWaiting && <KeepFoldOpen />}
      {hasTools && (
        <div className="history-tools no-print">
          <TextInput
            label="Search your pages"
            type="search"
            maxLength={200}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          <Select
            label="Show"
            value={kind ?? ""}
            onChange={(event) => setKind(isKind(event.currentTarget.value) ? event.currentTarget.value : undefined)}
          >
            <option value="">Everything</option>
            <Options of={kinds.map((one) => ({ id: one, name: originOf(one).label }))} />
          </Select>
        </div>
      )}
      <PagesFound kind={kind} query={request || undefined} />
      <QueuedItems call="journal/write" Care={Care} />
      <JournalList kind={kind} query={request || undefined} />
      <DeletedLink feature="journal" />
      <BringLink apps="Daylio or Day One" />
    </Fold>
  );
}

/** "The last one yesterday, mood 7" */
function useFact(entries: readonly Entry[] | undefined): string {
  const format = useFormatDay();
  const last = entries?.[0];
  if (!last) return entries ? "Your first page will be here" : "What you wrote, newest first";
  const when = format(dayOf(last.localTime));
  return `The last one ${when}${hasMood(last) ? `, mood ${last.moodRating}` : ""}`;
}
