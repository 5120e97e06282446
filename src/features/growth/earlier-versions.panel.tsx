import type { ReactNode } from "react";
import type { Entry, Kind } from "#journal/journal.rules.ts";
import { useDraft } from "#web/drafts.ts";
import { Button } from "#web/ui/button.tsx";
import { Earlier } from "./earlier.panel.tsx";
import { useEarlier } from "./save-entry.panel.tsx";

type Props<Value> = {
  kind: Kind;
  title: string;
  description: (entry: Entry) => ReactNode;
  /** The name of the form's draft. */
  form: string;
  /** What the form contains and is not saved; undefined without a draft. */
  unsaved: Value | undefined;
  blank: Value;
  valueOf: (entry: Entry) => Value;
  /** What the member has typed of it. */
  contentOf: (value: Value) => unknown;
  onOpen: (value: Value) => void;
};

/**
 * Earlier versions of a form with several fields. Unsaved content that one of them replaces is stored in this browser until it is brought
 * back or discarded, the latest first.
 */
export function EarlierVersions<Value>({ form, unsaved, blank, valueOf, contentOf, onOpen, kind, ...list }: Props<Value>) {
  const { entries = [] } = useEarlier(kind);
  const [replaced, setReplaced] = useDraft<Value[]>(`${form}.replaced`, []);
  const [latest, ...others] = replaced;
  const textOf = (value: Value) => JSON.stringify(contentOf(value));
  const open = (value: Value, rest: Value[]) => {
    // an opened version that was not changed is stored already
    const isStored = !unsaved || [blank, ...entries.map(valueOf)].some((one) => textOf(one) === textOf(unsaved));
    setReplaced(isStored ? rest : [unsaved, ...rest]);
    onOpen(value);
  };
  return (
    <>
      <div role="status">
        {latest && (
          <div className="row between">
            <span className="small muted">What you had not saved is still in this browser.</span>
            <div className="row">
              <Button kind="quiet" onClick={() => setReplaced(others)}>
                Discard it
              </Button>
              <Button onClick={() => open(latest, others)}>Bring it back</Button>
            </div>
          </div>
        )}
      </div>
      <Earlier kind={kind} {...list} onOpen={(entry) => open(valueOf(entry), replaced)} />
    </>
  );
}
