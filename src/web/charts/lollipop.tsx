import { scalePoint } from "d3-scale";
import { isNumber, scaleFor } from "./marks.ts";
import { Nothing, Plot } from "./plot.tsx";

type LollipopPoint = {
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
export function LollipopChart({
  label,
  points,
  from = 0,
  to = 10,
  height = 262,
}: {
  label: string;
  points: readonly LollipopPoint[];
  from?: number;
  to?: number;
  height?: number;
}) {
  const bottom = height - 32;
  const y = scaleFor([to], [bottom - 4, 23], from, to);
  const along = (width: number) =>
    scalePoint(
      points.map((_, index) => index),
      [24, width - 24],
    );
  const place = (width: number, index: number) => along(width)(index) ?? width / 2;
  const stops = (width: number) =>
    points.map((point, index) => ({
      x: place(width, index),
      y: isNumber(point.value) ? y(point.value) : bottom - 12,
      name: point.name,
      text: isNumber(point.value) ? (point.text ?? String(point.value)) : "nothing written",
    }));
  return (
    <Plot label={label} height={height} stops={stops}>
      {(width) => (
        <>
          {points.map((point, index) => {
            const x = place(width, index);
            const disc = Math.min(19, Math.max(11, (width - 48) / Math.max(1, points.length - 1) / 2 - 2));
            return (
              <g key={index}>
                {isNumber(point.value) ? (
                  <Disc x={x} y={y(point.value)} r={disc} bottom={bottom} point={point} value={point.value} />
                ) : (
                  <Nothing x={x} y={bottom - 12} />
                )}
                <text className={point.isToday ? "chart-announcement" : undefined} x={x} y={bottom + 22} textAnchor="middle">
                  {point.short}
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

function Disc(props: { x: number; y: number; r: number; bottom: number; point: LollipopPoint; value: number }) {
  const tone = moodTone(props.value);
  return (
    <>
      <path className="chart-lollipop" d={`M${props.x} ${Math.min(props.bottom, props.y + props.r)}V${props.bottom}`} />
      <circle
        className={`mood-paper-${tone} ${props.point.isToday ? "chart-disc is-today" : "chart-disc"}`}
        cx={props.x}
        cy={props.y}
        r={props.r}
      />
      <text className={`chart-number mood-ink-${tone}`} x={props.x} y={props.y + 5} textAnchor="middle">
        {props.point.text ?? props.value}
      </text>
    </>
  );
}
