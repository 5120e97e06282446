import "./horizontal-bars.css";
import "./chart.css";
import type { CSSProperties } from "react";
import type { Tone } from "./marks.ts";

type HorizontalBar = {
  key: string;
  /** "Nov" */
  name: string;
  /** "November 2026", for screen readers. */
  fullName?: string;
  value: number;
  /** The amount at the end: "$1,230.40". */
  text: string;
  /** What the bar's style means, for screen readers: "of $2,000.00, over the budget". */
  description?: string;
  /** Position of the ink tick, in the unit of `value`. */
  mark?: number | undefined;
  isOver?: boolean;
  isUnfinished?: boolean;
  tone?: Tone;
};

/** A list of horizontal bars, each between its name and its amount, so that no labels overlap at any width. */
export function HorizontalBars({
  label,
  bars,
  isWide,
}: {
  label: string;
  bars: readonly HorizontalBar[];
  /** for longer names */ isWide?: boolean;
}) {
  const most = Math.max(1, ...bars.flatMap(({ value, mark }) => [value, mark ?? 0]));
  const percent = (value: number) => Math.round((Math.max(0, value) / most) * 1000) / 10;
  return (
    <ul className={isWide ? "horizontal-bars is-wide" : "horizontal-bars"} aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.key}>
          <span className="lying-name" dir="auto">
            {bar.fullName ? (
              <>
                <span aria-hidden="true">{bar.name}</span>
                <span className="visually-hidden">{bar.fullName}</span>
              </>
            ) : (
              bar.name
            )}
          </span>
          <span
            className={`lying-track tone-${bar.tone ?? "primary"}${bar.isOver ? " is-over" : ""}${bar.isUnfinished ? " is-open" : ""}`}
            style={{ "--v": percent(bar.value), "--at": percent(bar.mark ?? 0) } as CSSProperties}
            aria-hidden="true"
          >
            <i />
            {bar.mark !== undefined && <b />}
          </span>
          <span className={bar.isOver ? "lying-sum num is-clay" : "lying-sum num"}>
            {bar.isOver && <span aria-hidden="true">↑ </span>}
            {bar.text}
            {bar.description && <span className="visually-hidden"> {bar.description}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
