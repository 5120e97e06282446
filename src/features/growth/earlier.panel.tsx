import type { ReactNode } from "react";
import { dayIn } from "#shared/dates.ts";
import { previewOf, type Entry, type Kind } from "#journal/journal.rules.ts";
import { useMember } from "#web/session.ts";
import { formatWhen, useToday, zoneHere } from "#web/today.ts";
import { Button } from "#web/ui/button.tsx";
import { LoadFailed } from "#web/ui/states.tsx";
import { Ledger, LedgerRow } from "#web/ui/shapes.tsx";
import { useEarlier } from "./save-entry.panel.tsx";

type Props = { kind: Kind; title: string; description?: (entry: Entry) => ReactNode; onOpen?: (entry: Entry) => void };

/** Earlier saved texts, newest first; opening one never discards unsaved text. */
export function Earlier({ kind, title, description = (entry) => previewOf(entry), onOpen }: Props) {
  const { entries, isError, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useEarlier(kind);
  const when = useWhen();
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
            hasWords
            key={entry.id}
            end={
              onOpen && (
                <Button kind="quiet" aria-label={`Open the version of ${when(entry)}`} onClick={() => onOpen(entry)}>
                  Open
                </Button>
              )
            }
          >
            <p className="entry-words">{description(entry)}</p>
            <p className="caption muted">
              <time dateTime={entry.createdAt}>{when(entry)}</time>
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

/** "today, 4:05 PM" in the member's time zone. */
function useWhen(): (entry: Pick<Entry, "createdAt">) => string {
  const zone = useMember().timeZone ?? zoneHere();
  const today = useToday(zone);
  return ({ createdAt }) => {
    const instant = Date.parse(createdAt);
    return `${formatWhen(dayIn(zone, instant), today)}, ${new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "numeric", minute: "2-digit" }).format(instant)}`;
  };
}
