import "./safety.css";
import { useId, useState, type MouseEvent, type ReactNode } from "react";
import { KeepFoldOpen } from "#web/folds.ts";
import { PhoneIcon, TextIcon } from "#web/ui/icons.tsx";
import { CrisisLines, panelId } from "./crisis-lines.panel.tsx";
import { QuickExit } from "./quick-exit.panel.tsx";
import { PlaceLink } from "./help-link.panel.tsx";
import { card } from "./safety.card.content.ts";
import { helpFor, type Help } from "./safety.card.rules.ts";
import type { Found } from "./safety.found.rules.ts";
import { useFieldCard } from "./use-field-card.panel.tsx";

type CardProps = {
  found: Found | null | undefined;
  /** Inside a sheet. */
  isFlush?: boolean | undefined;
  /** How to stay safe, where the analyzer has marked physical danger in the text. */
  danger?: DangerParts | undefined;
};
/** `Panel` stands in place of the card, `StayPrivate` is part of it. */
export type DangerParts = {
  Panel: (props: { also: string | null }) => ReactNode;
  StayPrivate: (props: { Title: "h3" | "h4" }) => ReactNode;
};

/**
 * Appears above the text being written once `found` (see useSafetyWatch) is set, and stays: the crisis card, for a faint sign one quiet
 * line, or in the analyzer how to stay safe. Never blocks saving. The only component for all of them: `helpFor` chooses one.
 */
export function CrisisCardPanel({ found, isFlush, danger }: CardProps) {
  return (
    <div role="status">
      <CrisisCard found={useFieldCard(found, danger !== undefined)} isFlush={isFlush} danger={danger} />
    </div>
  );
}

/** The same inside a live region of another component. */
export function CrisisCard({ found, isFlush, danger }: CardProps) {
  const help = helpFor(found, danger !== undefined);
  if (!help) return null;
  return (
    <>
      <KeepFoldOpen />
      {help.look === "card" && <Card help={help} isFlush={isFlush} danger={danger} />}
      {help.look === "line" && <QuietLine help={help} isFlush={isFlush} />}
      {help.look === "danger" && danger && <danger.Panel also={help.also} />}
    </>
  );
}

type Shown<Look extends Help["look"]> = { help: Extract<Help, { look: Look }>; isFlush: boolean | undefined };

function QuietLine({ help: { words, number, isTexted }, isFlush }: Shown<"line">) {
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
function Card({ help, isFlush, danger }: Shown<"card"> & Pick<CardProps, "danger">) {
  const title = useId();
  return (
    <div role="group" className={isFlush ? "crisis-card is-flush" : "crisis-card"} aria-labelledby={title}>
      <h2 id={title}>{help.title}</h2>
      <p>{help.sentence}</p>
      <CrisisLines lines={help.lines} />
      {help.together && <p className="strong">{help.together}</p>}
      {help.also && <p className="strong">{help.also}</p>}
      {danger && help.isPrivate && <danger.StayPrivate Title="h3" />}
      <p className="small">{card.context}</p>
      <div className="row">
        <PlaceLink to="plan">My safety plan</PlaceLink>
        <PlaceLink to="breathing" kind="quiet">
          Breathe for a minute
        </PlaceLink>
        {help.hasExit && <QuickExit />}
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
