import type { ReactNode } from "react";
import { capital } from "#shared/text.ts";
import { previewOf, type Entry, type Kind } from "#journal/journal.rules.ts";
import { useFormatLocalTime } from "#web/format-instant.ts";
import { Button } from "#web/ui/button.tsx";
import { ownParagraphs } from "#web/ui/own-paragraphs.ts";
import { LoadFailed } from "#web/ui/states.tsx";
import { Ledger, LedgerRow } from "#web/ui/shapes.tsx";
import { useEarlier } from "./save-entry.panel.tsx";

type Props = { kind: Kind; title: string; description?: (entry: Entry) => ReactNode; onOpen?: (entry: Entry) => void };

/** Earlier saved texts, newest first; `onOpen` never discards unsaved text. */
export function Earlier({ kind, title, description = (entry) => previewOf(entry), onOpen }: Props) {
  const { entries, isError, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useEarlier(kind);
  const when = useFormatLocalTime();
  if (!entries && isError) return <LoadFailed title="Failed to load earlier versions" onRetry={() => void refetch()} isBusy={isFetching} />;
  if (!entries || entries.length === 0) return null;
  return (
    <details className="g-earlier no-print">
      <summary>
        {title} ({entries.length}
        {hasNextPage ? " or more" : ""})
      </summary>
      <Ledger label={title}>
        {entries.map((entry) => (
          <LedgerRow
            look="has-words"
            key={entry.id}
            end={
              onOpen && (
                <Button kind="quiet" aria-label={`Open the version of ${when(entry.localTime)}`} onClick={() => onOpen(entry)}>
                  Open
                </Button>
              )
            }
          >
            <p className="entry-words" {...ownParagraphs}>
              {description(entry)}
            </p>
            <p className="caption muted">
              <time dateTime={entry.createdAt}>{capital(when(entry.localTime))}</time>
            </p>
          </LedgerRow>
        ))}
      </Ledger>
      {hasNextPage && (
        <div className="row">
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older ones
          </Button>
        </div>
      )}
    </details>
  );
}
