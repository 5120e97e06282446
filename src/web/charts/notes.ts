import { widthOf } from "./marks.ts";

/** A requested note: its point on the chart in px, its text, and whether a ring marks the point. */
export type RequestedNote = { x: number; y: number; text: string; hasMark?: boolean };
type PlacedNote = { x: number; y: number; anchor: "start" | "end"; text: string; box: Box };
/** A rectangle in px, from its upper left to its lower right corner. */
export type Box = { left: number; top: number; right: number; bottom: number };
export type Area = { width: number; top: number; bottom: number };

const [above, below, step, beside, ring] = [12, 4, 18, 9, 7];
/** How far a note may be from its point: three rows, px. */
const reach = 3 * step;

/**
 * Where each note is placed: next to its point where there is space, else higher, else below it, never over another note, a
 * ring or `taken`, never outside `frame`, and near enough to belong to its point. `drawn` (the lines themselves) is avoided as long as there is another position.
 * Texts wider than the frame are cut; null means that no position is free: the ring stays, and the table has the text.
 */
export function placeNotes(
  notes: readonly RequestedNote[],
  area: Area,
  taken: readonly Box[] = [],
  drawn: readonly Box[] = [],
): (PlacedNote | null)[] {
  const full = [
    ...taken,
    ...notes.flatMap(({ x, y, hasMark }) => (hasMark ? [{ left: x - ring, top: y - ring, right: x + ring, bottom: y + ring }] : [])),
  ];
  return notes.map((note) => {
    const free = candidates(note, area).filter(
      ({ box }) => isInside(box, area) && isNear(box, note) && !full.some((other) => overlap(box, other)),
    );
    const placed = free.find(({ box }) => !drawn.some((other) => overlap(box, other))) ?? free[0];
    if (placed) full.push(placed.box);
    return placed ?? null;
  });
}

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The rectangle of `text` at 13 px with its baseline at `y`. */
export function boxOf(text: string, x: number, y: number, anchor: "start" | "end" = "start"): Box {
  const left = anchor === "start" ? x : x - widthOf(text);
  return { left, top: y - above, right: left + widthOf(text), bottom: y + below };
}

const isInside = (box: Box, area: Area) => box.left >= 0 && box.right <= area.width && box.top >= area.top && box.bottom <= area.bottom;

const isNear = ({ left, top, right, bottom }: Box, { x, y }: RequestedNote) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) <= reach;

/** Every position that `note` may have, the most natural first. */
function candidates(note: RequestedNote, { width, top, bottom }: Area): PlacedNote[] {
  const text = cut(note.text, width);
  const rows = Math.ceil((bottom - top) / step);
  const upward = Array.from({ length: rows }, (_, index) => note.y - 8 - index * step);
  const downward = Array.from({ length: rows }, (_, index) => note.y + 20 + index * step);
  const at = (x: number, y: number, anchor: "start" | "end"): PlacedNote => ({ x, y, anchor, text, box: boxOf(text, x, y, anchor) });
  return [
    ...upward.slice(0, 3).flatMap((y) => [at(note.x + beside, y, "start"), at(width, y - 8, "end")]),
    ...downward.slice(0, 2).map((y) => at(note.x - 4, y, "end")),
    ...[...upward.slice(3), ...downward].flatMap((y) => [at(note.x + beside, y, "start"), at(width, y, "end"), at(0, y, "start")]),
  ];
}

function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && widthOf(`${letters.join("")}…`) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
