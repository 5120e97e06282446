import { useEffect, useState } from "react";
import { showCents } from "#shared/money.ts";
import { newId } from "#web/ids.ts";
import { queries } from "#web/query.ts";
import { withRetries } from "#web/retry.ts";
import { useMember } from "#web/session.ts";
import { failureToast } from "#web/failure-toast.ts";
import { toast } from "#web/toast.ts";
import { formatWhen } from "#web/format-day.ts";
import { useToday } from "#web/today.ts";
import { useFormatInstant } from "#web/format-instant.ts";
import { restoreDeleted } from "#web/undo.ts";
import { Button } from "#web/ui/button.tsx";
import { ownParagraphs } from "#web/ui/own-paragraphs.ts";
import { useConfirm } from "#web/ui/dialog.tsx";
import { Ledger, LedgerRow } from "#web/ui/shapes.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { discardDeleted, useDeleted, type DeletedItem } from "./account.api.ts";

const shownFirst = 50;

/** The rows deleted in the last 30 days: restore one, or delete it for good. Without a subscription they can still be seen and deleted. */
export function DeletedPanel({ isShown, isTarget, canRestore }: { isShown: boolean; isTarget: boolean; canRestore: boolean }) {
  const [most, setMost] = useState(shownFirst);
  const [busy, setBusy] = useState<string>();
  const [ask, question] = useConfirm();
  const { data, isError, isFetching, refetch } = useDeleted(most, isShown);

  const isThere = data !== undefined;
  useEffect(() => {
    if (isTarget && isThere) document.getElementById("recently-deleted")?.scrollIntoView({ block: "start" });
  }, [isTarget, isThere]);

  /** One at a time: a second press on a row is ignored. */
  async function run(id: string, failed: string, done: string, work: (key: string) => Promise<unknown>) {
    if (busy) return;
    setBusy(id);
    const key = newId(); // of every try
    try {
      await withRetries(() => work(key));
      await queries.invalidateQueries();
      toast(done, undefined, { source: id });
    } catch (failure) {
      failureToast(failed, failure, undefined, id);
      await refetch();
    } finally {
      setBusy(undefined);
    }
  }
  const restore = (item: DeletedItem) =>
    run(item.id, "Could not restore it", `${item.kind} restored.`, (key) => restoreDeleted(item.id, key));
  const discard = async (item: DeletedItem) => {
    const words = (
      <>
        "<span data-private>{nameOf(item)}</span>" cannot be restored after that.
      </>
    );
    if (!(await ask({ title: "Delete it for good?", words, yes: "Delete now" }))) return;
    await run(item.id, "Could not delete it", "Gone for good.", (key) => discardDeleted(key, item.id));
  };
  const discardAll = async () => {
    if (
      !(await ask({
        title: "Delete all of it for good?",
        words: "Nothing in this list can be restored after that.",
        yes: "Delete all now",
      }))
    )
      return;
    await run("all", "Could not delete it", "Gone for good.", discardDeleted);
  };

  return (
    <section className="stack" aria-labelledby="recently-deleted">
      <h3 id="recently-deleted">Recently deleted</h3>
      <p className="muted">
        What you delete stays here for 30 days, for you alone. Then it is gone for good.
        {canRestore ? "" : " You can restore it once you have access again, and remove it any time."}
      </p>
      {data ? (
        data.items.length === 0 ? (
          <p role="status">Nothing was deleted in the last 30 days.</p>
        ) : (
          <>
            <Ledger label="Recently deleted, newest first">
              {data.items.map((item) => (
                <Row
                  key={item.id}
                  item={item}
                  isBusy={busy === item.id}
                  onRestore={canRestore ? () => void restore(item) : undefined}
                  onDiscard={() => void discard(item)}
                />
              ))}
            </Ledger>
            <div className="row between">
              {data.total > data.items.length && data.items.length < 1000 ? (
                <Button kind="quiet" isBusy={isFetching} onClick={() => setMost(1000)}>
                  Show all {data.total}
                </Button>
              ) : (
                <span />
              )}
              <Button kind="quiet" isBusy={busy === "all"} onClick={() => void discardAll()}>
                Delete all now
              </Button>
            </div>
          </>
        )
      ) : isError ? (
        <LoadFailed title="Failed to load what was deleted" onRetry={() => void refetch()} isBusy={isFetching} />
      ) : (
        <Skeleton description="Fetching what was deleted" />
      )}
      {question}
    </section>
  );
}

const nameOf = ({ kind, name }: DeletedItem) => name || kind;

type RowProps = { item: DeletedItem; isBusy: boolean; onRestore: (() => void) | undefined; onDiscard: () => void };

function Row({ item, isBusy, onRestore, onDiscard }: RowProps) {
  const { timeZone, currency = "USD" } = useMember();
  const today = useToday(timeZone);
  const amount = item.cents === null ? "" : showCents(item.cents, currency);
  const when = useFormatInstant();
  const about = [item.name && item.kind, amount, item.on && formatWhen(item.on, today)].filter(Boolean).join(" · ");
  const which = [item.kind, item.name, amount].filter(Boolean).join(", ");
  return (
    <LedgerRow
      look="has-words"
      end={
        <>
          {onRestore && (
            <Button kind="quiet" isBusy={isBusy} aria-label={`Restore: ${which}`} onClick={onRestore}>
              Restore
            </Button>
          )}
          <Button kind="quiet" aria-label={`Delete now: ${which}`} onClick={onDiscard}>
            Delete now
          </Button>
        </>
      }
    >
      <p className="entry-words" {...ownParagraphs}>
        {nameOf(item)}
      </p>
      <p className="caption muted">
        {about && `${about} · `}deleted {when(item.deletedAt)}, here until {when(item.goneAt)}
      </p>
    </LedgerRow>
  );
}
