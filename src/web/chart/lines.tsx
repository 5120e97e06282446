import { area, curveLinear, curveStepAfter, line } from "d3-shape";
import { fitTicks, inWords, isNumber, scaleAlong, scaleFor, spread } from "./marks.ts";
import type { Limit, Tick, Tone } from "./marks.ts";
import { boxOf, placeNotes, type Box } from "./notes.ts";
import { Nothing, Plot, TickRow } from "./plot.tsx";

export type LinePoint = { x: number; y: number | null };
export type LineSeries = {
  name: string;
  points: readonly LinePoint[];
  tone?: Tone;
  /** What was or may be is dotted; what is, solid. */
  look?: "solid" | "dotted";
  markers?: boolean;
  steps?: boolean;
  /** Fills down to the baseline, 1 pale to 3 deep. Layers: hand in running totals, largest first. */
  fill?: 1 | 2 | 3;
  /** The name beside the last point. */
  isNamed?: boolean;
};
export type LineNote = { x: number; y: number; text: string; hasMark?: boolean };

/** Lines over a baseline: several series, a limit, a day called today, and a dashed part that is not over yet. */
export function LinePlot(props: {
  label: string;
  series: readonly LineSeries[];
  /** The name of a place on the axis, as the cursor says it: "12 October". */
  nameOf: (x: number) => string;
  format?: (y: number) => string;
  ticks?: readonly Tick[];
  limit?: Limit;
  from?: number;
  to?: number;
  height?: number;
  /** The first series carries a honey disc here. */
  today?: number;
  /** From here on lines are dashed: not over yet, or only a plan. */
  unfinishedFrom?: number;
  notes?: readonly LineNote[];
  /** Draws three dashes where the first series has a gap after its beginning. */
  showsGaps?: boolean;
  /** What the cursor says at a gap. */
  nothing?: string;
  /** Whether the first value stands beside the first point. */
  showsFirst?: boolean;
}) {
  const { series, format = String, ticks = [], limit, notes = [], height = 240 } = props;
  const bottom = height - (ticks.length ? 30 : 8);
  const places = [...new Set(series.flatMap((one) => one.points.map((point) => point.x)).concat(ticks.map((tick) => tick.at)))].filter(
    isNumber,
  );
  const heights = series
    .flatMap((one) => one.points.map((point) => point.y))
    .concat(
      limit?.value ?? null,
      notes.map((note) => note.y),
    );
  const top = limit || notes.length || series.some((one) => one.isNamed) ? 34 : 16;
  const y = scaleFor(heights, [bottom, top], props.from ?? 0, props.to);
  const along = (width: number) => scaleAlong(places, [10, width - 10]);

  const stops = (width: number) => {
    const x = along(width);
    const walked = [...new Set(series.flatMap((one) => one.points.map((point) => point.x)))].filter(isNumber).toSorted((a, b) => a - b);
    return walked.map((place) => {
      const here = series.map((one) => ({ name: one.name, y: one.points.find((point) => point.x === place)?.y }));
      const said = here.flatMap((one) => (isNumber(one.y) ? [series.length > 1 ? `${one.name} ${format(one.y)}` : format(one.y)] : []));
      const first = here.find((one) => isNumber(one.y))?.y;
      return {
        x: x(place),
        y: y(first ?? props.from ?? 0),
        name: props.nameOf(place),
        text: inWords(said) || (props.nothing ?? "nothing written"),
      };
    });
  };

  return (
    <Plot label={props.label} height={height} stops={stops}>
      {(width) => {
        const x = along(width);
        return (
          <>
            {series.map(
              (one) =>
                one.fill && (
                  <path key={one.name} className={`chart-area-${one.fill} tone-${one.tone ?? "primary"}`} d={areaOf(one, x, y, bottom)} />
                ),
            )}
            <path className="chart-base" d={`M0 ${bottom}H${width}`} />
            {series.toReversed().map((one) => (
              <Line
                key={one.name}
                one={one}
                isLayer={Boolean(one.fill) && one !== series[0]}
                x={x}
                y={y}
                unfinishedFrom={props.unfinishedFrom}
              />
            ))}
            {props.showsGaps && gapsOf(series[0]?.points ?? []).map((point) => <Nothing key={point.x} x={x(point.x)} y={bottom - 8} />)}
            {limit && <path className="chart-limit" d={`M0 ${y(limit.value)}H${width}`} />}
            {limit && (
              <text className="chart-say" x={0} y={y(limit.value) - 8}>
                {limit.name}
              </text>
            )}
            <Names series={series} x={x} y={y} width={width} bottom={bottom} avoid={limit && y(limit.value)} />
            <Notes
              notes={notes.map((note) => ({ ...note, x: x(note.x), y: y(note.y) }))}
              frame={{ width, top: 0, bottom }}
              taken={takenBy(props, x, y, width)}
              drawn={series.flatMap((one) => along4(one.points, x, y))}
            />
            <Today series={series[0]} today={props.today} x={x} y={y} />
            {props.showsFirst && <First points={series[0]?.points ?? []} format={format} x={x} y={y} />}
            <TickRow ticks={fitTicks(ticks, x, width)} y={bottom + 20} />
          </>
        );
      }}
    </Plot>
  );
}

type Scale = (value: number) => number;

function Line({
  one,
  isLayer,
  x,
  y,
  unfinishedFrom,
}: {
  one: LineSeries;
  isLayer: boolean;
  x: Scale;
  y: Scale;
  unfinishedFrom: number | undefined;
}) {
  const tone = `tone-${one.tone ?? (one.look === "dotted" ? "muted" : "primary")}`;
  const edge = unfinishedFrom ?? Infinity;
  const past = one.points.filter((point) => point.x <= edge);
  const ahead = one.points.filter((point) => point.x >= edge);
  return (
    <g className={tone}>
      <path
        className={isLayer ? "chart-line is-layer" : one.look === "dotted" ? "chart-line is-dotted" : "chart-line"}
        d={pathOf(past, one.steps, x, y)}
      />
      {ahead.length > 1 && <path className="chart-line is-dashed" d={pathOf(ahead, one.steps, x, y)} />}
      {one.markers &&
        one.points.map(
          (point) => isNumber(point.y) && <circle key={point.x} className="chart-marker" cx={x(point.x)} cy={y(point.y)} r={3.5} />,
        )}
    </g>
  );
}

const pathOf = (points: readonly LinePoint[], steps: boolean | undefined, x: Scale, y: Scale) =>
  line<LinePoint>(
    (point) => x(point.x),
    (point) => y(point.y ?? 0),
  )
    .defined((point) => isNumber(point.y))
    .curve(steps ? curveStepAfter : curveLinear)
    .digits(1)(points) ?? "";

const areaOf = (one: LineSeries, x: Scale, y: Scale, bottom: number) =>
  area<LinePoint>(
    (point) => x(point.x),
    bottom,
    (point) => y(point.y ?? 0),
  )
    .defined((point) => isNumber(point.y))
    .curve(one.steps ? curveStepAfter : curveLinear)
    .digits(1)(one.points) ?? "";

/** Gaps after the first known value: before it there was nothing to write. */
const gapsOf = (points: readonly LinePoint[]) =>
  points
    .slice(
      Math.max(
        0,
        points.findIndex((point) => isNumber(point.y)),
      ),
    )
    .filter((point) => !isNumber(point.y));

const lastOf = (points: readonly LinePoint[]) => points.findLast((point) => isNumber(point.y));

function Names(props: { series: readonly LineSeries[]; x: Scale; y: Scale; width: number; bottom: number; avoid: number | undefined }) {
  const { x, y, bottom, avoid = -100 } = props;
  const named = props.series.filter((one) => one.isNamed && lastOf(one.points));
  const wanted = named.map((one) => {
    const last = y(lastOf(one.points)?.y ?? 0);
    return last - 10 < avoid + 18 && last > avoid - 12 ? Math.max(last, avoid) + 20 : last - 10;
  });
  const heights = spread(wanted, 16, bottom - 6);
  return named.map((one, index) => (
    <text
      key={one.name}
      className="chart-name"
      x={Math.min(props.width, x(lastOf(one.points)?.x ?? 0) + 8)}
      y={heights[index]}
      textAnchor="end"
    >
      {one.name}
    </text>
  ));
}

function Notes({
  notes,
  frame,
  taken,
  drawn,
}: {
  notes: readonly LineNote[];
  frame: { width: number; top: number; bottom: number };
  taken: readonly Box[];
  drawn: readonly Box[];
}) {
  const placed = placeNotes(notes, frame, taken, drawn);
  return notes.map((note, index) => {
    const at = placed[index];
    return (
      <g key={`${note.x} ${note.text}`}>
        {note.hasMark && <circle className="chart-marker is-note" cx={note.x} cy={note.y} r={5} />}
        {at && (
          <text className="chart-name" x={at.x} y={at.y} textAnchor={at.anchor}>
            {at.text}
          </text>
        )}
      </g>
    );
  });
}

/** What is written or drawn already where notes would like to stand. */
function takenBy(
  {
    series,
    limit,
    today,
    showsFirst,
    format = String,
  }: { series: readonly LineSeries[]; limit?: Limit; today?: number; showsFirst?: boolean; format?: (y: number) => string },
  x: Scale,
  y: Scale,
  width: number,
): Box[] {
  const points = series[0]?.points ?? [];
  const first = points.find((point) => isNumber(point.y));
  const now = points.find((point) => point.x === today);
  return [
    ...(limit
      ? [boxOf(limit.name, 0, y(limit.value) - 8), { left: 0, top: y(limit.value) - 2, right: width, bottom: y(limit.value) + 2 }]
      : []),
    ...(showsFirst && first && isNumber(first.y) ? [boxOf(format(first.y), Math.max(0, x(first.x) - 8), y(first.y) - 9)] : []),
    ...(now && isNumber(now.y) ? [{ left: x(now.x) - 8, top: y(now.y) - 8, right: x(now.x) + 8, bottom: y(now.y) + 8 }] : []),
  ];
}

/** A line as small boxes, one every four px. */
function along4(points: readonly LinePoint[], x: Scale, y: Scale): Box[] {
  const known = points
    .filter((point): point is { x: number; y: number } => isNumber(point.y))
    .map((point) => ({ x: x(point.x), y: y(point.y) }));
  return known.slice(1).flatMap((to, index) => {
    const from = known[index] ?? to;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4));
    return Array.from({ length: steps }, (_, at) => {
      const [left, top] = [from.x + ((to.x - from.x) * at) / steps, from.y + ((to.y - from.y) * at) / steps];
      return { left: left - 2, top: top - 2, right: left + 2, bottom: top + 2 };
    });
  });
}

function Today({ series, today, x, y }: { series: LineSeries | undefined; today: number | undefined; x: Scale; y: Scale }) {
  const point = series?.points.find((one) => one.x === today);
  return point && isNumber(point.y) ? <circle className="chart-today" cx={x(point.x)} cy={y(point.y)} r={7} /> : null;
}

function First({ points, format, x, y }: { points: readonly LinePoint[]; format: (value: number) => string; x: Scale; y: Scale }) {
  const point = points.find((one) => isNumber(one.y));
  return point && isNumber(point.y) ? (
    <text className="chart-say" x={Math.max(0, x(point.x) - 8)} y={y(point.y) - 9}>
      {format(point.y)}
    </text>
  ) : null;
}
