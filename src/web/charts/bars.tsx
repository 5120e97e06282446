import { scaleBand } from "d3-scale";
import { useId } from "react";
import { fitTicks, inWords, isNumber, scaleFor, widthOf } from "./marks.ts";
import type { Tone } from "./marks.ts";
import { FillPatterns, fillOf } from "./fill-patterns.tsx";
import { Plot, TickRow } from "./plot.tsx";

type BarSeries = { name: string; tone?: Tone };
type BarGroup = {
  /** "November so far", as the cursor announces it. */
  name: string;
  /** "Nov", under the bar. */
  short: string;
  /** One value per series, in their order. */
  values: readonly (number | null)[];
  /** Unfinished period: dashed outline on the soft fill. */
  isUnfinished?: boolean;
};

const height = 240;
const bottom = height - 30;

/** Vertical bars over a baseline at zero, the series stacked, one group per month or week. */
export function BarPlot(props: {
  label: string;
  series: readonly BarSeries[];
  groups: readonly BarGroup[];
  format?: (value: number) => string;
}) {
  const { series, groups, format = String } = props;
  const pattern = useId();
  const totals = groups.map(totalOf);
  const y = scaleFor(totals, [bottom, 24]);
  const bands = (width: number) =>
    scaleBand(
      groups.map((_, index) => index),
      [0, width],
    )
      .paddingInner(0.22)
      .paddingOuter(0.06);
  const middle = (width: number) => (index: number) => (bands(width)(index) ?? 0) + bands(width).bandwidth() / 2;

  const stops = (width: number) =>
    groups.map((group, index) => {
      const message = series.flatMap((one, at) =>
        isNumber(group.values[at]) ? [series.length > 1 ? `${one.name} ${format(group.values[at])}` : format(group.values[at])] : [],
      );
      return { x: middle(width)(index), y: y(totals[index] ?? 0), name: group.name, text: inWords(message) || "nothing yet" };
    });

  return (
    <Plot label={props.label} height={height} stops={stops}>
      {(width) => {
        const band = bands(width);
        const wide = band.bandwidth();
        return (
          <>
            <FillPatterns id={pattern} tones={series.map((one) => one.tone ?? "primary")} />
            {groups.map((group, index) => (
              <g key={index}>
                {barsOf(group).map((bar) => (
                  <rect
                    key={bar.at}
                    className={`tone-${series[bar.at]?.tone ?? "primary"} ${group.isUnfinished ? "chart-bar is-unfinished" : "chart-bar"}`}
                    x={band(index) ?? 0}
                    y={y(bar.to)}
                    width={wide}
                    height={Math.max(0, y(bar.from) - y(bar.to) - (bar.from > 0 ? 2 : 0))}
                    fill={group.isUnfinished ? undefined : fillOf(pattern, bar.at)}
                  />
                ))}
                <Amount
                  total={totals[index]}
                  format={format}
                  x={(band(index) ?? 0) + wide / 2}
                  y={y(totals[index] ?? 0)}
                  room={band.step()}
                />
              </g>
            ))}
            <path className="chart-base is-ink" d={`M0 ${bottom}H${width}`} />
            <TickRow
              ticks={fitTicks(
                groups.map((group, at) => ({ at, text: group.short, strong: group.isUnfinished })),
                middle(width),
                width,
                6,
              )}
              y={bottom + 20}
            />
          </>
        );
      }}
    </Plot>
  );
}

function totalOf(group: BarGroup): number | null {
  const known = group.values.filter(isNumber);
  // a value below 0 has no bar; its amount is written on the baseline
  return known.length ? known.reduce((sum, one) => sum + Math.max(0, one), 0) : null;
}

function barsOf(group: BarGroup) {
  let foot = 0;
  return group.values.flatMap((value, at) => {
    if (!isNumber(value) || value <= 0) return [];
    const from = foot;
    foot += value;
    return [{ at, from, to: foot }];
  });
}

/** The amount over a bar; amounts that are too wide are left to the cursor and the table. */
function Amount(props: { total: number | null | undefined; format: (value: number) => string; x: number; y: number; room: number }) {
  if (!isNumber(props.total)) return null;
  const text = props.format(props.total);
  if (widthOf(text) > props.room + 4) return null;
  return (
    <text className="chart-announcement" x={props.x} y={props.y - 8} textAnchor="middle">
      {text}
    </text>
  );
}
