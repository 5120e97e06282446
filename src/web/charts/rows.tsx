import { useId } from "react";
import { isNumber, scaleFor } from "./marks.ts";
import type { Tone } from "./marks.ts";
import { Plot } from "./plot.tsx";
import { FillPatterns, fillOf } from "./fill-patterns.tsx";

export type Row = {
  name: string;
  value: number;
  /** The text at the right: "$371.40". */
  text: string;
  /** A second text next to the amount: "of $520.00", or "over by $26.20". */
  beside?: string;
  tone?: Tone;
  isOver?: boolean;
  /** Position of the ink tick, in the unit of `value`. */
  mark?: number;
};

const rowHeight = 46;

/** Horizontal bars with their names above them: for names that are too long for a vertical bar. */
export function RowPlot({ label, rows }: { label: string; rows: readonly Row[] }) {
  const pattern = useId();
  const height = Math.max(1, rows.length) * rowHeight;
  const x = (width: number) =>
    scaleFor(
      rows.flatMap((row) => [row.value, row.mark ?? null]),
      [0, width],
    );
  const stops = () =>
    rows.map((row, index) => ({
      x: 14,
      y: index * rowHeight + 34,
      name: row.name,
      text: [row.text, row.beside].filter(Boolean).join(" "),
    }));
  return (
    <Plot label={label} height={height} stops={stops}>
      {(width) => (
        <>
          <FillPatterns id={pattern} tones={[]} />
          {rows.map((row, index) => {
            const top = index * rowHeight;
            const wide = isNumber(row.value) ? Math.max(0, x(width)(row.value)) : 0;
            return (
              <g key={index}>
                <text className="chart-name" x={0} y={top + 18}>
                  {row.name}
                </text>
                <text x={width} y={top + 18} textAnchor="end">
                  <tspan className="chart-announcement">{row.text}</tspan>
                  {row.beside && (
                    <tspan className={row.isOver ? "is-over" : undefined}>{row.isOver ? ` ↑ ${row.beside}` : ` ${row.beside}`}</tspan>
                  )}
                </text>
                <rect className="chart-track" x={0} y={top + 28} width={width} height={10} rx={5} />
                <rect
                  className={`chart-bar tone-${row.isOver ? "clay" : (row.tone ?? "primary")}`}
                  x={0}
                  y={top + 28}
                  width={wide}
                  height={10}
                  rx={Math.min(5, wide / 2)}
                  fill={fillOf(pattern, row.isOver ? "over" : 0)}
                />
                {isNumber(row.mark) && (
                  <path className="chart-tick" d={`M${Math.min(width - 1, Math.max(1, x(width)(row.mark)))} ${top + 24}v18`} />
                )}
              </g>
            );
          })}
        </>
      )}
    </Plot>
  );
}
