import { area, curveLinear, curveStepAfter, line } from "d3-shape";
import { isNumber, type Limit, type Tone } from "./marks.ts";
import { boxOf, type Box } from "./notes.ts";

/** The geometry of a line chart in px: paths, areas, gaps, and the boxes that notes must avoid. */

export type LinePoint = { x: number; y: number | null };
export type LineSeries = {
  name: string;
  points: readonly LinePoint[];
  tone?: Tone;
  /** Past or possible values are dotted; actual values are solid. */
  look?: "solid" | "dotted";
  markers?: boolean;
  steps?: boolean;
  /** Fills to the baseline. */
  isFilled?: boolean;
  /** The label next to the last point. */
  isNamed?: boolean;
};
export type LineNote = { x: number; y: number; text: string };

/** From a value to px. */
export type Scale = (value: number) => number;

/** The `d` of a line, with a gap where values are missing. */
export const pathOf = (points: readonly LinePoint[], steps: boolean | undefined, x: Scale, y: Scale) =>
  line<LinePoint>(
    (point) => x(point.x),
    (point) => y(point.y ?? 0),
  )
    .defined((point) => isNumber(point.y))
    .curve(steps ? curveStepAfter : curveLinear)
    .digits(1)(points) ?? "";

/** The `d` of the area between a line and the baseline. */
export const areaOf = (one: LineSeries, x: Scale, y: Scale, base: number) =>
  area<LinePoint>(
    (point) => x(point.x),
    base,
    (point) => y(point.y ?? 0),
  )
    .defined((point) => isNumber(point.y))
    .curve(one.steps ? curveStepAfter : curveLinear)
    .digits(1)(one.points) ?? "";

/** Gaps after the first known value: before it no entry is missing. */
export const gapsOf = (points: readonly LinePoint[]) =>
  points
    .slice(
      Math.max(
        0,
        points.findIndex((point) => isNumber(point.y)),
      ),
    )
    .filter((point) => !isNumber(point.y));

export const lastOf = (points: readonly LinePoint[]) => points.findLast((point) => isNumber(point.y));

/** Boxes already taken where notes could be placed. */
export function takenBy(
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
  const disc = discOf(points, today, x, y);
  return [
    ...(limit
      ? [boxOf(limit.name, 0, y(limit.value) - 8), { left: 0, top: y(limit.value) - 2, right: width, bottom: y(limit.value) + 2 }]
      : []),
    ...(showsFirst && first && isNumber(first.y) ? [boxOf(format(first.y), Math.max(0, x(first.x) - 8), y(first.y) - 9)] : []),
    ...(disc ? [disc] : []),
  ];
}

/** The box of the disc on today's point. */
export function discOf(points: readonly LinePoint[], today: number | undefined, x: Scale, y: Scale): Box | undefined {
  const now = points.find((point) => point.x === today);
  return now && isNumber(now.y) ? { left: x(now.x) - 8, top: y(now.y) - 8, right: x(now.x) + 8, bottom: y(now.y) + 8 } : undefined;
}

/** A line as small boxes, one every four px. */
export function boxesOnLine(points: readonly LinePoint[], x: Scale, y: Scale): Box[] {
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
