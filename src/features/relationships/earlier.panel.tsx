import { useState } from "react";
import { capital } from "#shared/text.ts";
import { previewOf } from "#journal/journal.rules.ts";
import { useFormatInstant } from "#web/format-instant.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { DeletedLink } from "#web/ui/deleted-link.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { DeleteIcon, NextIcon } from "#web/ui/icons.tsx";
import { useAnalyses } from "./relationships.api.ts";
import type { Analysis } from "./relationships.rules.ts";

/** How many are shown at first, so that the page stays short. */
const shownFirst = 3;

/** Past situations, newest first, each of which opens with its marks; deleting can be undone. */
export function EarlierPanel({
  shown,
  onOpen,
  onRemove,
}: {
  shown: string | undefined;
  onOpen: (analysis: Analysis) => void;
  onRemove: (id: string) => void;
}) {
  const { analyses, isPending, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAnalyses();
  const [isWhole, setWhole] = useState(false);
  const format = useFormatInstant();

  if (isPending) return <Skeleton description="Fetching earlier situations" lines={2} />;
  if (!analyses)
    return isError ? <LoadFailed title="Failed to load earlier situations" onRetry={() => void refetch()} isBusy={isFetching} /> : null;
  const others = analyses.filter((one) => one.id !== shown);
  if (others.length === 0 && !hasNextPage)
    return (
      <>
        <p className="early small muted">
          {shown ? "Nothing earlier. This is the first one." : "Nothing saved yet. What you analyze is kept here, and can be deleted."}
        </p>
        <DeletedLink feature="relationships" />
      </>
    );

  return (
    <div className="early">
      <h3 className="label sub-label">Earlier</h3>
      <ul>
        {(isWhole ? others : others.slice(0, shownFirst)).map((one) => {
          const when = format(one.createdAt);
          const preview = (most: number) => previewOf({ kind: "plain", entryText: one.situationText }, most);
          return (
            <li key={one.id} data-row={one.id}>
              <button type="button" className="earlier" onClick={() => onOpen(one)}>
                <span>
                  <span dir="auto" data-private="">
                    {preview(90)}
                  </span>
                  <small>{capital(when)}</small>
                </span>
                <NextIcon small />
              </button>
              <IconButton label={`Delete the situation of ${when}: ${preview(40)}`} onClick={() => onRemove(one.id)}>
                <DeleteIcon />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {(hasNextPage || (!isWhole && others.length > shownFirst)) && (
        <div>
          <Button kind="quiet" isBusy={isFetchingNextPage} onClick={() => (isWhole ? void fetchNextPage() : setWhole(true))}>
            Show older situations
          </Button>
        </div>
      )}
      <DeletedLink feature="relationships" />
    </div>
  );
}
