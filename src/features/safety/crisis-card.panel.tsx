import "./safety.css";
import { useId } from "react";
import { KeepFoldOpen } from "#web/folds.ts";
import { PhoneIcon, TextIcon } from "#web/ui/icons.tsx";
import { CrisisButton, CrisisLines } from "./crisis-lines.panel.tsx";
import { QuickExit } from "./quick-exit.panel.tsx";
import { PlaceLink } from "./help-link.panel.tsx";
import { card } from "./safety.card.content.ts";
import { lineFor, linesFor, wordsFor, type Found } from "./safety.card.rules.ts";

/**
 * Appears above the text being written once `found` (see useSafetyWatch) is set, and stays: the crisis card, or for a faint sign one
 * quiet line. Never blocks saving. The only component for both. `isFlush` inside a sheet.
 */
export function CrisisCardPanel({ found, isFlush }: { found: Found | null | undefined; isFlush?: boolean }) {
  return (
    <div role="status">
      {found && found.level >= 1 && (
        <>
          <KeepFoldOpen />
          {found.level >= 2 ? <Card found={found} isFlush={isFlush} /> : <QuietLine found={found} isFlush={isFlush} />}
        </>
      )}
    </div>
  );
}

type Shown = { found: Found; isFlush: boolean | undefined };

function QuietLine({ found, isFlush }: Shown) {
  const { words, number, isTexted } = lineFor(found);
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
        <CrisisButton>All lines</CrisisButton>
      </div>
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
