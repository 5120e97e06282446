import { useId } from "react";
import type { Tone } from "./marks.ts";

/** Patterns in addition to color: the first series is plain, the second hatched, the third dotted, "over" striped in clay. */
export function FillPatterns({ id, tones }: { id: string; tones: readonly Tone[] }) {
  return (
    <defs>
      {tones.map(
        (tone, index) =>
          index % 3 > 0 && (
            <pattern
              key={index}
              id={`${id}${index}`}
              width={8}
              height={8}
              patternUnits="userSpaceOnUse"
              patternTransform={index % 3 === 1 ? "rotate(45)" : undefined}
              className={`tone-${tone}`}
            >
              <rect width={8} height={8} className="chart-tone" />
              {index % 3 === 1 ? <path d="M0 0V8" className="chart-thread" /> : <circle cx={4} cy={4} r={1.5} className="chart-grain" />}
            </pattern>
          ),
      )}
      <pattern id={`${id}over`} width={10} height={10} patternUnits="userSpaceOnUse" patternTransform="rotate(25)" className="tone-clay">
        <rect width={10} height={10} className="chart-tone" />
        <path d="M1.5 0V10" className="chart-thread is-thick" />
      </pattern>
    </defs>
  );
}

/** The fill of the series at `which`, or of a bar that is over; plain ones take their tone from the style sheet. */
export const fillOf = (id: string, which: number | "over"): string | undefined =>
  which === "over" || which % 3 > 0 ? `url(#${id}${which})` : undefined;

/** A name in a legend; `which` is the position of the series, so that the sample has the same pattern. */
export type Key = { name: string; tone?: Tone; which?: number; look?: "bar" | "dotted" | "unfinished" };

/** The small sample next to a name in a legend. */
export function Swatch({ tone = "primary", which = 0, look = "bar" }: Key) {
  const id = useId();
  if (look === "dotted") {
    return (
      <svg className="chart-swatch is-line tone-muted" viewBox="0 0 24 18" aria-hidden="true">
        <path className="chart-line is-dotted" d="M0 9H24" />
      </svg>
    );
  }
  return (
    <svg className={`chart-swatch tone-${tone}`} viewBox="0 0 12 18" aria-hidden="true">
      {which % 3 > 0 && <FillPatterns id={id} tones={Array.from({ length: which + 1 }, () => tone)} />}
      <path
        className={look === "unfinished" ? "chart-bar is-unfinished" : "chart-bar"}
        d="M0 0H12V18L6 14 0 18z"
        fill={look === "bar" ? fillOf(id, which) : undefined}
      />
    </svg>
  );
}
