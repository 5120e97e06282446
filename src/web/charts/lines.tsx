import {
  boxesOnLine,
  areaOf,
  discOf,
  gapsOf,
  lastOf,
  pathOf,
  takenBy,
  type LineNote,
  type LinePoint,
  type LineSeries,
  type Scale,
} from "./line-path.ts";
import { fitTicks, inWords, isNumber, pointScale, scaleFor, spread } from "./marks.ts";
import type { Limit, Tick } from "./marks.ts";
import { boxOf, overlap, placeNotes, type Box } from "./notes.ts";
import { Nothing, Plot, TickRow } from "./plot.tsx";

/** Lines over a baseline at zero: several series, a limit and a marker for today. */
export function LinePlot(props: {
  label: string;
  series: readonly LineSeries[];
  /** The name of a position on the axis, as the cursor announces it: "October 12". */
  nameOf: (x: number) => string;
  format?: (y: number) => string;
  ticks?: readonly Tick[];
  limit?: Limit;
  /** The axis reaches at least up to this value. */
  to?: number;
  height?: number;
  /** The first series has a honey-colored disc here. */
  today?: number;
  notes?: readonly LineNote[];
  /** Draws three dashes where the first series has a gap after its start. */
  showsGaps?: boolean;
  /** Whether the first value is printed next to the first point. */
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
  const y = scaleFor(heights, [bottom, top], props.to);
  const along = (width: number) => pointScale(places, [10, width - 10]);

  const stops = (width: number) => {
    const x = along(width);
    const walked = [...new Set(series.flatMap((one) => one.points.map((point) => point.x)))].filter(isNumber).toSorted((a, b) => a - b);
    return walked.map((place) => {
      const here = series.map((one) => ({ name: one.name, y: one.points.find((point) => point.x === place)?.y }));
      const message = here.flatMap((one) => (isNumber(one.y) ? [series.length > 1 ? `${one.name} ${format(one.y)}` : format(one.y)] : []));
      const first = here.find((one) => isNumber(one.y))?.y;
      return { x: x(place), y: y(first ?? 0), name: props.nameOf(place), text: inWords(message) || "nothing written" };
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
                one.isFilled && <path key={one.name} className={`chart-area tone-${one.tone ?? "primary"}`} d={areaOf(one, x, y, y(0))} />,
            )}
            <path className="chart-base" d={`M0 ${y(0)}H${width}`} />
            {series.toReversed().map((one) => (
              <Line key={one.name} one={one} x={x} y={y} />
            ))}
            {props.showsGaps && gapsOf(series[0]?.points ?? []).map((point) => <Nothing key={point.x} x={x(point.x)} y={bottom - 8} />)}
            {limit && <path className="chart-limit" d={`M0 ${y(limit.value)}H${width}`} />}
            {limit && (
              <text className="chart-announcement" x={0} y={y(limit.value) - 8}>
                {limit.name}
              </text>
            )}
            <Names
              series={series}
              x={x}
              y={y}
              width={width}
              bottom={bottom}
              avoid={limit && y(limit.value)}
              disc={discOf(series[0]?.points ?? [], props.today, x, y)}
            />
            <Notes
              notes={notes.map((note) => ({ ...note, x: x(note.x), y: y(note.y) }))}
              area={{ width, top: 0, bottom }}
              taken={takenBy(props, x, y, width)}
              drawn={series.flatMap((one) => boxesOnLine(one.points, x, y))}
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

function Line({ one, x, y }: { one: LineSeries; x: Scale; y: Scale }) {
  const tone = `tone-${one.tone ?? (one.look === "dotted" ? "muted" : "primary")}`;
  return (
    <g className={tone}>
      <path className={one.look === "dotted" ? "chart-line is-dotted" : "chart-line"} d={pathOf(one.points, one.steps, x, y)} />
      {one.markers &&
        one.points.map(
          (point) => isNumber(point.y) && <circle key={point.x} className="chart-marker" cx={x(point.x)} cy={y(point.y)} r={3.5} />,
        )}
    </g>
  );
}

function Names(props: {
  series: readonly LineSeries[];
  x: Scale;
  y: Scale;
  width: number;
  bottom: number;
  avoid: number | undefined;
  disc: Box | undefined;
}) {
  const { x, y, bottom, disc, avoid = -100 } = props;
  const named = props.series.filter((one) => one.isNamed && lastOf(one.points));
  const end = (one: LineSeries) => Math.min(props.width, x(lastOf(one.points)?.x ?? 0) + 8);
  const beside = (one: LineSeries) => {
    const last = y(lastOf(one.points)?.y ?? 0);
    if (last - 10 >= avoid + 18 || last <= avoid - 12) return last - 10;
    // below the limit's line, and below any part of its own line that runs above the name
    const over = one.points.filter((point) => isNumber(point.y) && x(point.x) > props.width - 8 * one.name.length - 16);
    return Math.max(avoid, ...over.map((point) => y(point.y ?? 0))) + 20;
  };
  const expected = named.map((one) => {
    const at = beside(one);
    if (!disc || !overlap(boxOf(one.name, end(one), at, "end"), disc)) return at;
    return disc.bottom + 14 <= bottom - 6 ? disc.bottom + 14 : disc.top - 6;
  });
  const heights = spread(expected, 16, bottom - 6);
  return named.map((one, index) => (
    <text key={one.name} className="chart-name" x={end(one)} y={heights[index]} textAnchor="end">
      {one.name}
    </text>
  ));
}

function Notes({
  notes,
  area,
  taken,
  drawn,
}: {
  notes: readonly LineNote[];
  area: { width: number; top: number; bottom: number };
  taken: readonly Box[];
  drawn: readonly Box[];
}) {
  const placed = placeNotes(notes, area, taken, drawn);
  return notes.map((note, index) => {
    const at = placed[index];
    return (
      <g key={index}>
        <circle className="chart-marker is-note" cx={note.x} cy={note.y} r={5} />
        {at && (
          <text className="chart-name" x={at.x} y={at.y} textAnchor={at.anchor}>
            {at.text}
          </text>
        )}
      </g>
    );
  });
}

function Today({ series, today, x, y }: { series: LineSeries | undefined; today: number | undefined; x: Scale; y: Scale }) {
  const point = series?.points.find((one) => one.x === today);
  return point && isNumber(point.y) ? <circle className="chart-today" cx={x(point.x)} cy={y(point.y)} r={7} /> : null;
}

function First({ points, format, x, y }: { points: readonly LinePoint[]; format: (value: number) => string; x: Scale; y: Scale }) {
  const point = points.find((one) => isNumber(one.y));
  return point && isNumber(point.y) ? (
    <text className="chart-announcement" x={Math.max(0, x(point.x) - 8)} y={y(point.y) - 14}>
      {format(point.y)}
    </text>
  ) : null;
}
