import { useRef, useState } from "react";
import { draftOfEdit, EditEntry } from "./journal-edit.panel.tsx";
import { capital } from "#shared/text.ts";
import { hasDraft } from "#web/drafts.ts";
import { removeOnce } from "#web/undo.ts";
import { useFormatLocalTime } from "#web/format-instant.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { EmptyState, LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { DeleteIcon, EditIcon } from "#web/ui/icons.tsx";
import { moodClass } from "#web/ui/mood-class.ts";
import { Scene } from "#web/ui/scene.tsx";
import { Ledger, LedgerRow } from "#web/ui/shapes.tsx";
import { Notebook } from "#web/ui/still-life.tsx";
import { PageWords } from "./journal-words.panel.tsx";
import { journal, usePages } from "./journal.api.ts";
import { formatFound, originOf, previewOf, hasMood, wordsOf, type Entry, type Kind } from "./journal.rules.ts";
import { moodWord } from "./mood.rules.ts";

/** How many entries are shown before older ones are requested, so that what follows the list is not too far down. */
const shownFirst = 6;

/** Entries, newest first, one page at a time. `kind` filters by origin, `query` by words. */
export function JournalList({ kind, query }: { kind?: Kind; query?: string }) {
  const { entries, isPending, isError, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, refresh } = usePages({
    kind,
    query,
  });
  const [isOpen, setOpen] = useState(false);
  /** Their editors stay open when the entry is deleted elsewhere, no longer matches the filter, or is further down than what is shown. */
  const [edited, setEdited] = useState<readonly Entry[]>([]);

  const skeleton = isPending && <Skeleton description="Fetching your pages" />;
  const failure = isError && !entries && (
    <LoadFailed title="Failed to load your pages" onRetry={() => void refetch()} isBusy={isFetching} />
  );
  if (!entries && edited.length === 0) return skeleton || failure;
  const found = entries ?? [];
  // PagesFound says so
  if (found.length + edited.length === 0 && (kind || query)) return null;
  if (found.length + edited.length === 0) {
    return (
      <EmptyState
        art={
          <Scene width={240} height={110} className="still">
            <Notebook x={12} y={110} />
          </Scene>
        }
        title="Nothing written yet"
        sentence="Your first page will show up here. Two honest lines are plenty."
      />
    );
  }

  const listed = isOpen ? found : found.slice(0, shownFirst);
  const isIn = (list: readonly Entry[], { id }: Entry) => list.some((one) => one.id === id);
  const open = edited.filter((one) => !isIn(listed, one)).map((one) => found.find(({ id }) => id === one.id) ?? one);
  const rows = open.length === 0 ? listed : [...listed, ...open].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const remove = ({ id }: Entry) =>
    removeOnce({ id, title: "Entry deleted.", failed: "Could not delete the entry", remove: () => journal.remove.call({ id }), refresh });

  return (
    <>
      <Ledger label="Your pages, newest first">
        {rows.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            isListed={!entries || isIn(found, entry)}
            query={query}
            onRemove={() => void remove(entry)}
            onEditing={(isEditing) => setEdited((before) => [...before.filter(({ id }) => id !== entry.id), ...(isEditing ? [entry] : [])])}
            onEdited={() => void refresh()}
          />
        ))}
      </Ledger>
      {skeleton || failure}
      {(hasNextPage || listed.length < found.length) && (
        <div className="row">
          <Button isBusy={isFetchingNextPage} onClick={() => (isOpen ? void fetchNextPage() : setOpen(true))}>
            Show older pages
          </Button>
        </div>
      )}
    </>
  );
}

/** How many entries match, for screen readers as well: rendered also without a filter, so that its first result is announced. */
export function PagesFound({ kind, query }: { kind?: Kind; query?: string }) {
  const { entries, hasNextPage } = usePages({ kind, query });
  const isFiltered = kind !== undefined || query !== undefined;
  return (
    <p role="status" className={isFiltered ? "muted" : "visually-hidden"}>
      {isFiltered && entries && formatFound(entries.length, hasNextPage)}
    </p>
  );
}

type RowProps = {
  entry: Entry;
  isListed: boolean;
  query: string | undefined;
  onRemove: () => void;
  onEditing: (isEditing: boolean) => void;
  onEdited: () => void;
};

function EntryRow({ entry, isListed, query, onRemove, onEditing, onEdited }: RowProps) {
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const when = useFormatLocalTime()(entry.localTime);
  // several may have the same minute
  const which = `${when}: ${previewOf(entry, 40)}`;
  const isShown = hasMood(entry);
  const isHalfDone = !isEditing && hasDraft(draftOfEdit(entry.id));
  const open = () => {
    setEditing(true);
    onEditing(true);
  };
  const close = () => {
    setEditing(false);
    onEditing(false);
    opener.current?.focus();
  };
  return (
    <LedgerRow
      look={isEditing ? "has-form" : "has-words"}
      id={entry.id}
      lead={
        isShown ? (
          <span className={`mood-dot ${moodClass(entry.moodRating)}`}>{entry.moodRating}</span>
        ) : (
          <span className="mood-dot is-none" aria-hidden="true">
            –
          </span>
        )
      }
      end={
        <>
          <IconButton ref={opener} label={`Edit the entry of ${which}`} onClick={open}>
            <EditIcon />
          </IconButton>
          <IconButton
            label={`Delete the entry of ${which}`}
            onClick={() => {
              setEditing(false);
              onEditing(false);
              onRemove();
            }}
          >
            <DeleteIcon />
          </IconButton>
        </>
      }
    >
      {isEditing ? (
        <EditEntry entry={entry} isListed={isListed} onClose={close} onEdited={onEdited} />
      ) : (
        <PageWords words={wordsOf(entry)} query={query} />
      )}
      <p className="caption muted">
        <time dateTime={entry.createdAt}>{capital(when)}</time>
        {entry.kind === "plain" ? "" : ` · ${originOf(entry.kind).one}`}
        {isShown ? ` · mood ${entry.moodRating}, ${moodWord(entry.moodRating)}` : entry.kind === "plain" ? " · mood not set" : ""}
        {entry.editedAt ? " · edited" : ""}
        {isHalfDone ? " · changes not saved yet" : ""}
      </p>
    </LedgerRow>
  );
}
