import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";

type Props<Name extends string> = {
  /** "debt", "bill" … */
  what: string;
  editor: {
    form: Record<Name, string | number>;
    now: Record<Name, string | number>;
    both: readonly Name[];
    arrived: readonly Name[];
    isGone: boolean;
    draft: { isSaved: boolean };
    keepMine: () => void;
    useOther: () => void;
  };
  labels: Record<Name, string>;
  /** How a field's value is shown, if that is not the typed text itself. */
  show?: Partial<Record<Name, (value: string | number) => string>>;
  isBusy?: boolean;
  onAddAgain: () => void;
};

/**
 * What happened to a row while its editor was open: both values of every field that was changed on both sides, to choose from; or that the
 * row was deleted, with a button to add it again. Nothing is saved over it until one of them is pressed.
 */
export function ChangedElsewhere<Name extends string>({ what, editor, labels, show, isBusy, onAddAgain }: Props<Name>) {
  const { form, now, both, arrived, isGone } = editor;
  const own = useRef<HTMLDivElement>(null);
  const isAsking = isGone || both.length > 0;
  useEffect(() => {
    if (isAsking) own.current?.scrollIntoView({ block: "nearest" });
  }, [isAsking]);
  const valueOf = (name: Name, value: string | number) => show?.[name]?.(value) ?? (String(value).trim() || "nothing");
  if (isGone)
    return (
      <div ref={own} className="whole-row">
        <DeletedElsewhere what={what} isBusy={isBusy} onAddAgain={onAddAgain} />
      </div>
    );
  if (both.length > 0)
    return (
      <div ref={own} className="banner whole-row" role="alert">
        <div className="stack gap-3">
          <p>
            <b className="strong">This {what} was also changed somewhere else.</b> Yours is not saved yet. Which one should it be?
          </p>
          <dl className="versions">
            {both.map((name) => (
              <div key={name}>
                <dt>{labels[name]}</dt>
                <dd>
                  <span className="caption">Yours</span> <bdi>{valueOf(name, form[name])}</bdi>
                </dd>
                <dd>
                  <span className="caption">Saved now</span> <bdi>{valueOf(name, now[name])}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <div className="row justify-end">
            <Button onClick={editor.useOther}>Use the other version</Button>
            <Button onClick={editor.keepMine}>Use mine</Button>
          </div>
        </div>
      </div>
    );
  if (arrived.length === 0 || !editor.draft.isSaved) return null;
  return (
    <p className="small muted whole-row" role="status">
      Changed somewhere else meanwhile: {arrived.map((name) => `${labels[name]} is ${valueOf(name, now[name])}`).join(", ")}. What you typed
      is still here.
    </p>
  );
}

/** That the row of an open editor was deleted, with a button to add it again. */
export const DeletedElsewhere = ({ what, isBusy, onAddAgain }: { what: string; isBusy?: boolean; onAddAgain: () => void }) => (
  <div className="banner" role="alert">
    <div className="stack gap-3">
      <p>
        <b className="strong">This {what} was deleted somewhere else.</b> What you see here is not lost: it can be added again.
      </p>
      <div className="row justify-end">
        <Button isBusy={isBusy} onClick={onAddAgain}>
          Add it again
        </Button>
      </div>
    </div>
  </div>
);
