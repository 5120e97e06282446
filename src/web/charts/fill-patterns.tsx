import { useId } from "react";
import type { Tone } from "./marks.ts";

/** Patterns in addition to color: the first series is plain, the second hatched, the third dotted. */
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
    </defs>
  );
}

/** The fill of the series at `which`; plain ones take their tone from the style sheet. */
export const fillOf = (id: string, which: number): string | undefined => (which % 3 > 0 ? `url(#${id}${which})` : undefined);

/** A name in a legend; `which` is the position of the series, so that the sample has the same pattern. */
export type Key = { name: string; tone?: Tone; which?: number };

/** The small sample next to a name in a legend. */
export function Swatch({ tone = "primary", which = 0 }: Key) {
  const id = useId();
  return (
    <svg className={`chart-swatch tone-${tone}`} viewBox="0 0 12 18" aria-hidden="true">
      {which % 3 > 0 && <FillPatterns id={id} tones={Array.from({ length: which + 1 }, () => tone)} />}
      <path className="chart-bar" d="M0 0H12V18L6 14 0 18z" fill={fillOf(id, which)} />
    </svg>
  );
}
