import { useDeferredValue, useState } from "react";
import { usePages } from "#journal/journal.api.ts";
import { JournalList } from "#journal/journal-list.panel.tsx";
import { isKind, kinds, originOf, type Kind } from "#journal/journal.rules.ts";
import { DeletedLink } from "#web/ui/deleted-link.tsx";
import { Select, TextInput } from "#web/ui/field.tsx";
import { QueuedItems } from "#web/ui/queued-items.tsx";
import { Section } from "#web/ui/page-header.tsx";

/** All entries, newest first: searched, filtered by origin, edited or deleted. */
export function HistoryPanel() {
  const [query, setQuery] = useState("");
  const [kind, setKind] = useState<Kind>();
  const request = useDeferredValue(query.trim());
  const { entries, isError } = usePages();
  // over an empty journal there is nothing to look for
  const hasTools = query !== "" || kind !== undefined || (entries ? entries.length > 0 : isError);
  return (
    <Section title="Your pages" id="pages">
      {hasTools && (
        <div className="history-tools">
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
            {kinds.map((one) => (
              <option key={one} value={one}>
                {originOf(one).label}
              </option>
            ))}
          </Select>
        </div>
      )}
      <QueuedItems call="journal/write" />
      <JournalList kind={kind} query={request || undefined} />
      <DeletedLink />
    </Section>
  );
}
