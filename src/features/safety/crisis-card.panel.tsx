import "./safety.css";
import { useId } from "react";
import { KeepFoldOpen } from "#web/folds.ts";
import { CrisisLines } from "./crisis-lines.panel.tsx";
import { QuickExit } from "./quick-exit.panel.tsx";
import { PlaceLink } from "./help-link.panel.tsx";
import { card } from "./safety.card.content.ts";
import { linesFor, wordsFor, type Found } from "./safety.card.rules.ts";

/**
 * Appears above the text being written once `found` (see useSafetyWatch) is set, and stays. Never blocks saving.
 * The only crisis card component: a group, not a region, since two of them may be on one page. `isFlush` inside a sheet.
 */
export function CrisisCardPanel({ found, isFlush }: { found: Found | null | undefined; isFlush?: boolean }) {
  const title = useId();
  if (!found || found.level < 2) return <div role="status" />;
  const words = wordsFor(found);
  return (
    <div role="status">
      <KeepFoldOpen />
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
    </div>
  );
}
