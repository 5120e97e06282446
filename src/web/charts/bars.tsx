import { scaleBand } from "d3-scale";
import { useId } from "react";
import { fitTicks, inWords, isNumber, scaleFor, widthOf } from "./marks.ts";
import type { Limit, Tone } from "./marks.ts";
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
  /** Over the limit: clay color, stripes, an arrow; the text belongs in the finding and the table. */
  isOver?: boolean;
  /** Unfinished period: dashed outline on the soft fill. */
  isUnfinished?: boolean;
};

/** Vertical bars over a baseline at zero, side by side or stacked, one group per month or week. */
export function BarPlot(props: {
  label: string;
  series: readonly BarSeries[];
  groups: readonly BarGroup[];
  arrange?: "paired" | "stacked";
  limit?: Limit;
  format?: (value: number) => string;
  height?: number;
}) {
  const { series, groups, arrange = "paired", limit, format = String, height = 240 } = props;
  const pattern = useId();
  const bottom = height - 30;
  const totals = groups.map((group) => totalOf(group, arrange));
  const y = scaleFor([...totals, limit?.value ?? null], [bottom, limit ? 40 : 24]);
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
            {groups.map((group, index) => {
              // only the first of a pair is marked as over; the reference bar stays as it is
              const isOver = (at: number) => group.isOver === true && (arrange === "stacked" || at === 0);
              return (
                <g key={index}>
                  {barsOf(group, arrange, wide).map((bar) => (
                    <rect
                      key={bar.at}
                      className={`tone-${isOver(bar.at) ? "clay" : (series[bar.at]?.tone ?? "primary")} ${group.isUnfinished ? "chart-bar is-unfinished" : "chart-bar"}`}
                      x={(band(index) ?? 0) + bar.left}
                      y={y(bar.to)}
                      width={Math.max(0, bar.wide)}
                      height={Math.max(0, y(bar.from) - y(bar.to) - (bar.from > 0 ? 2 : 0))}
                      fill={group.isUnfinished ? undefined : fillOf(pattern, isOver(bar.at) ? "over" : bar.at)}
                    />
                  ))}
                  <Amount
                    group={group}
                    total={totals[index] ?? null}
                    amount={arrange === "stacked" ? (totals[index] ?? null) : (group.values[0] ?? null)}
                    format={format}
                    x={(band(index) ?? 0) + wide / 2}
                    y={y(totals[index] ?? 0)}
                    feature={limit ? wide : band.step()}
                    under={
                      limit && series.length === 1 && bottom - y(limit.value) > 30 && bottom - y(totals[index] ?? 0) > 30
                        ? y(limit.value)
                        : undefined
                    }
                  />
                </g>
              );
            })}
            <path className="chart-base is-ink" d={`M0 ${bottom}H${width}`} />
            {limit && <path className="chart-limit" d={`M0 ${y(limit.value)}H${width}`} />}
            {limit && (
              <text className="chart-announcement" x={0} y={14}>
                {limit.name}
              </text>
            )}
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

const numbers = (group: BarGroup) => group.values.filter(isNumber);

function totalOf(group: BarGroup, arrange: "paired" | "stacked"): number | null {
  const known = numbers(group);
  if (!known.length) return null;
  // a value below 0 has no bar; its amount is written on the baseline
  return arrange === "stacked" ? known.reduce((sum, one) => sum + Math.max(0, one), 0) : Math.max(0, ...known);
}

function barsOf(group: BarGroup, arrange: "paired" | "stacked", wide: number) {
  const each = arrange === "paired" ? wide / group.values.length : wide;
  let foot = 0;
  return group.values.flatMap((value, at) => {
    if (!isNumber(value) || value <= 0) return [];
    const from = arrange === "stacked" ? foot : 0;
    foot = from + value;
    return [{ at, from, to: from + value, left: arrange === "paired" ? at * each : 0, wide: arrange === "paired" ? each - 2 : each }];
  });
}

/**
 * The amount is drawn inside the bar if a limit line would cross it above, else over the bar; amounts that are too wide are left to the
 * cursor and the table.
 */
function Amount(props: {
  group: BarGroup;
  total: number | null;
  amount: number | null;
  format: (value: number) => string;
  x: number;
  y: number;
  feature: number;
  under: number | undefined;
}) {
  const { group, total, amount, x, y } = props;
  if (total === null || !isNumber(amount)) return null;
  const text = props.format(amount);
  const fits = widthOf(text) <= props.feature + 4;
  const { under } = props;
  const isInside = under !== undefined;
  const inside = group.isOver ? "chart-inside is-striped" : group.isUnfinished ? "chart-inside is-unfinished" : "chart-inside";
  const top = isInside ? Math.max(y, group.isOver ? under : y) + 20 : y - 8;
  return (
    <>
      {fits && (
        <text
          className={isInside ? inside : group.isOver ? "chart-announcement is-over" : "chart-announcement"}
          x={x}
          y={top}
          textAnchor="middle"
        >
          {!isInside && group.isOver ? `↑ ${text}` : text}
        </text>
      )}
      {group.isOver && (isInside || !fits) && (
        <text className="chart-announcement is-over" x={x} y={y - 6} textAnchor="middle">
          ↑
        </text>
      )}
    </>
  );
}
