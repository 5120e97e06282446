import { useId } from "react";
import { dayIn } from "#shared/dates.ts";
import { useSave } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import { shortDay } from "#web/format-day.ts";
import { untilGone } from "#web/retry.ts";
import { Button } from "#web/ui/button.tsx";
import { DoneWithUndo, type Done } from "#web/ui/done-with-undo.tsx";
import { Ledger, LedgerRow } from "#web/ui/shapes.tsx";

/** An imported file; `facts` are its rows that still exist, such as "3 pages". */
export type ImportedFile = {
  id: string;
  fileName: string;
  format: string;
  importedAt: string;
  facts: (string | false)[];
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
};
type Props = {
  files: readonly ImportedFile[];
  /** What was just done, here or beside it, with Undo. */
  done: Done | undefined;
  setDone: (done: Done | undefined) => void;
  /** Refetches what a file has changed. */
  refresh: () => Promise<unknown>;
  level: 3 | 4;
};
const title = "Imported in the last 30 days";

/** The imports of the last 30 days, newest first, each of which can be undone. */
export function ImportedFiles({ files, done, setDone, refresh, level }: Props) {
  const { timeZone = "UTC" } = useMember();
  const removing = useSave((remove: () => Promise<unknown>) => untilGone(remove)(undefined), { failed: "Error deleting" });
  const removeFile = ({ fileName, remove, restore }: ImportedFile) =>
    removing.run(remove, () => {
      setDone({ words: `What ${fileName} added is deleted.`, undo: restore });
      void refresh();
    });
  const heading = useId();
  const Heading = `h${level}` as const;
  return (
    <>
      {done && (
        <DoneWithUndo
          // a new element for each result, which takes the focus again
          key={done.words}
          done={done}
          onUndone={() => {
            setDone(undefined);
            return refresh();
          }}
        />
      )}
      {files.length > 0 && (
        <section className="stack" aria-labelledby={heading}>
          <Heading id={heading}>{title}</Heading>
          <Ledger label={title}>
            {files
              .toSorted((one, other) => (one.importedAt < other.importedAt ? 1 : -1))
              .map((one) => (
                <LedgerRow
                  key={one.id}
                  end={
                    <Button
                      kind="quiet"
                      aria-label={`Remove what ${one.fileName} added`}
                      isBusy={removing.isBusy}
                      onClick={() => void removeFile(one)}
                    >
                      Remove
                    </Button>
                  }
                >
                  <span dir="auto">{one.fileName}</span>
                  <span className="small muted">
                    {" "}
                    · {shortDay(dayIn(timeZone, Date.parse(one.importedAt)))} · {one.format} ·{" "}
                    {one.facts.filter(Boolean).join(", ") || "nothing left"}
                  </span>
                </LedgerRow>
              ))}
          </Ledger>
        </section>
      )}
    </>
  );
}
