import "./safety.css";
import { useId, useState, type MouseEvent } from "react";
import { KeepFoldOpen } from "#web/folds.ts";
import { PhoneIcon, TextIcon } from "#web/ui/icons.tsx";
import { CrisisLines, panelId } from "./crisis-lines.panel.tsx";
import { QuickExit } from "./quick-exit.panel.tsx";
import { PlaceLink } from "./help-link.panel.tsx";
import { card } from "./safety.card.content.ts";
import { lineFor, linesFor, wordsFor, type Found } from "./safety.card.rules.ts";

type CardProps = { found: Found | null | undefined; isFlush?: boolean | undefined };

/**
 * Appears above the text being written once `found` (see useSafetyWatch) is set, and stays: the crisis card, or for a faint sign one
 * quiet line. Never blocks saving. The only component for both. `isFlush` inside a sheet.
 */
export function CrisisCardPanel({ found, isFlush }: CardProps) {
  return (
    <div role="status">
      <CrisisCard found={found} isFlush={isFlush} />
    </div>
  );
}

/** The same inside a live region of another component. */
export function CrisisCard({ found, isFlush }: CardProps) {
  if (!found || found.level < 1) return null;
  return (
    <>
      <KeepFoldOpen />
      {found.level >= 2 ? <Card found={found} isFlush={isFlush} /> : <QuietLine found={found} isFlush={isFlush} />}
    </>
  );
}

type Shown = { found: Found; isFlush: boolean | undefined };

function QuietLine({ found, isFlush }: Shown) {
  const { words, number, isTexted } = lineFor(found);
  const [isAll, setAll] = useState(false);
  /** The panel of all lines is part of the page, which nobody can press or read while a dialog is open: there they open in place. */
  const openInDialog = (event: MouseEvent) => {
    if (!event.currentTarget.closest("dialog")) return;
    event.preventDefault();
    setAll(!isAll);
  };
  return (
    <div className={isFlush ? "quiet-line is-flush" : "quiet-line"}>
      <p>{words}</p>
      <div className="row">
        <a className="btn btn-quiet" href={`tel:${number.replaceAll("-", "")}`}>
          <PhoneIcon small />
          Call {number}
        </a>
        {isTexted && (
          <a className="btn btn-quiet" href={`sms:${number}`}>
            <TextIcon small />
            Text {number}
          </a>
        )}
        <button
          type="button"
          className="btn btn-quiet"
          popoverTarget={panelId}
          aria-expanded={isAll || undefined} // the browser adds it for the panel
          onClick={openInDialog}
        >
          All lines
        </button>
      </div>
      {isAll && <CrisisLines />}
    </div>
  );
}

/** A group, not a region, since two of them may be on one page. */
function Card({ found, isFlush }: Shown) {
  const title = useId();
  const words = wordsFor(found);
  return (
    <div role="group" className={isFlush ? "crisis-card is-flush" : "crisis-card"} aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      <p>{words.sentence}</p>
      <CrisisLines lines={linesFor(found)} />
      {words.together && <p className="strong">{words.together}</p>}
      <p className="small">{card.context}</p>
      <div className="row">
        <PlaceLink to="plan">My safety plan</PlaceLink>
        <PlaceLink to="breathing" kind="quiet">
          Breathe for a minute
        </PlaceLink>
        {found.kinds.includes("abuse") && <QuickExit />}
      </div>
      <p className="small muted">
        {card.kept} {card.abroad}:{" "}
        <a href="https://findahelpline.com" target="_blank" rel="noopener noreferrer">
          findahelpline.com
        </a>
        .
      </p>
    </div>
  );
}
