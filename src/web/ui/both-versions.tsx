import { Button } from "#web/ui/button.tsx";
import { ownParagraphs } from "#web/ui/own-paragraphs.ts";

type Props = {
  /** "page" */
  what: string;
  others: readonly { label?: string; text: string }[];
  /** The form's `useSave`: what it says of the save that failed goes with the choice. */
  saving: { isBusy: boolean; settle: () => void };
  onMine: () => void;
  onTheirs: () => void;
};

/** The form shows what was typed here; this shows what was saved elsewhere meanwhile, and the choice. */
export function BothVersions({ what, others, saving, onMine, onTheirs }: Props) {
  return (
    <div className="banner" role="alert">
      <div className="stack gap-3">
        <p>
          <b className="strong">This {what} was also changed somewhere else.</b> Yours is above and is not saved yet; this is the other one:
        </p>
        {others.map(({ label, text }) => (
          <div key={label ?? ""}>
            {label && <p className="small muted">{label}</p>}
            <blockquote className="entry-words" {...ownParagraphs}>
              {text === "" ? <span className="muted">Left empty</span> : text}
            </blockquote>
          </div>
        ))}
        <div className="row justify-end">
          <Button
            onClick={() => {
              saving.settle();
              onTheirs();
            }}
          >
            Use the other version
          </Button>
          <Button isBusy={saving.isBusy} onClick={onMine}>
            Use mine
          </Button>
        </div>
      </div>
    </div>
  );
}

/**
 * Names the day or week of a form that is not the present one, and offers to discard what is not saved of it; `back` leads to the present
 * one if all is saved.
 */
export function EndedForm({ when, back, onDiscard }: { when: string; back?: string | undefined; onDiscard: () => void }) {
  return (
    <div className="row between">
      <p>{back ? `This is ${when}.` : `This is ${when}, which you have not saved yet.`}</p>
      <Button kind="quiet" onClick={onDiscard}>
        {back ?? "Discard it"}
      </Button>
    </div>
  );
}
