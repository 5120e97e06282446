import { scalePoint } from "d3-scale";
import { isNumber, scaleFor } from "./marks.ts";
import { Nothing, Plot } from "./plot.tsx";

type Stem = {
  /** "Saturday" */
  name: string;
  /** "Sat" */
  short: string;
  value: number | null;
  /** The disc's text; the value itself by default. */
  text?: string;
  isToday?: boolean;
};

/** The color of a value from 1 to 10, in pairs, 1 (dusk) to 5 (honey). */
export const moodTone = (value: number): 1 | 2 | 3 | 4 | 5 =>
  Math.min(5, Math.max(1, Math.ceil(Math.round(value) / 2))) as 1 | 2 | 3 | 4 | 5;

/** A lollipop chart: numbered discs above the horizon; three dashes where there is no entry. */
export function StemPlot({
  label,
  stems,
  from = 0,
  to = 10,
  height = 262,
}: {
  label: string;
  stems: readonly Stem[];
  from?: number;
  to?: number;
  height?: number;
}) {
  const bottom = height - 32;
  const y = scaleFor([to], [bottom - 4, 23], from, to);
  const along = (width: number) =>
    scalePoint(
      stems.map((_, index) => index),
      [24, width - 24],
    );
  const place = (width: number, index: number) => along(width)(index) ?? width / 2;
  const stops = (width: number) =>
    stems.map((stem, index) => ({
      x: place(width, index),
      y: isNumber(stem.value) ? y(stem.value) : bottom - 12,
      name: stem.name,
      text: isNumber(stem.value) ? (stem.text ?? String(stem.value)) : "nothing written",
    }));
  return (
    <Plot label={label} height={height} stops={stops}>
      {(width) => (
        <>
          {stems.map((stem, index) => {
            const x = place(width, index);
            const disc = Math.min(19, Math.max(11, (width - 48) / Math.max(1, stems.length - 1) / 2 - 2));
            return (
              <g key={index}>
                {isNumber(stem.value) ? (
                  <Disc x={x} y={y(stem.value)} r={disc} bottom={bottom} stem={stem} value={stem.value} />
                ) : (
                  <Nothing x={x} y={bottom - 12} />
                )}
                <text className={stem.isToday ? "chart-say" : undefined} x={x} y={bottom + 22} textAnchor="middle">
                  {stem.short}
                </text>
              </g>
            );
          })}
          <path className="chart-base is-ink" d={`M0 ${bottom}H${width}`} />
        </>
      )}
    </Plot>
  );
}

function Disc(props: { x: number; y: number; r: number; bottom: number; stem: Stem; value: number }) {
  const tone = moodTone(props.value);
  return (
    <>
      <path className="chart-stem" d={`M${props.x} ${Math.min(props.bottom, props.y + props.r)}V${props.bottom}`} />
      <circle
        className={`mood-paper-${tone} ${props.stem.isToday ? "chart-disc is-today" : "chart-disc"}`}
        cx={props.x}
        cy={props.y}
        r={props.r}
      />
      <text className={`chart-number mood-ink-${tone}`} x={props.x} y={props.y + 5} textAnchor="middle">
        {props.stem.text ?? props.value}
      </text>
    </>
  );
}
