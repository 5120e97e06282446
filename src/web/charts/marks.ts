import { scaleLinear } from "d3-scale";

/** Colors that a mark may have; each is combined with a pattern, a shape or text, never used alone. */
export type Tone = "primary" | "plum" | "muted" | `cat-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

/** A label under the axis. Strong ones (today, the end) win where there is not enough space for all. */
export type Tick = { at: number; text: string; strong?: boolean };

/** A line to stay under or to reach, with its name above it. */
export type Limit = { value: number; name: string };

/** Charts are rendered for this width first; wider ones are measured. */
export const narrowest = 346;

/** Width of `text` at 13 px in px, slightly generous, since no canvas is available during prerendering. */
export const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (letter >= "\u1100" ? 14.5 : /[MWm@%]/.test(letter) ? 12 : /[A-Zw&]/.test(letter) ? 9.5 : 7.2),
    0,
  );

export const isNumber = (value: number | null | undefined): value is number => typeof value === "number" && Number.isFinite(value);

/** The finite numbers of `values`; gaps, NaN and infinities never reach a scale. */
const numbersOf = (values: readonly (number | null | undefined)[]): number[] => values.filter(isNumber);

/** A scale that covers 0, `to` and every value; never of zero height, so that empty, single and equal values still have a position. */
export function scaleFor(values: readonly (number | null | undefined)[], range: [number, number], to = 0) {
  const known = numbersOf(values);
  const low = Math.min(0, ...known);
  const high = Math.max(to, ...known);
  return scaleLinear([low, high > low ? high : low + 1], range);
}

/** A scale along the axis; a single position is in the middle. */
export function pointScale(values: readonly number[], range: [number, number]) {
  const known = numbersOf(values);
  if (!known.length) return scaleLinear([0, 1], range);
  return scaleLinear([Math.min(...known), Math.max(...known)], range);
}

export type Fitted = Tick & { x: number; anchor: "start" | "middle" | "end" };

/** The ticks that fit into `width` next to each other, strong ones and both ends first; one that would leave the plot ends at its edge. */
export function fitTicks(ticks: readonly Tick[], place: (at: number) => number, width: number, gap = 10): Fitted[] {
  const boxes = ticks.map((tick, index) => {
    const half = widthOf(tick.text) / 2;
    const x = place(tick.at);
    const anchor = x - half < 0 ? ("start" as const) : x + half > width ? ("end" as const) : ("middle" as const);
    const left = anchor === "start" ? 0 : anchor === "end" ? width - 2 * half : x - half;
    const rank = tick.strong ? 0 : index === 0 || index === ticks.length - 1 ? 1 : 2;
    return { ...tick, x: anchor === "start" ? 0 : anchor === "end" ? width : x, anchor, left, right: left + 2 * half, rank, index };
  });
  const saved: typeof boxes = [];
  for (const box of boxes.toSorted((a, b) => a.rank - b.rank || a.index - b.index)) {
    if (saved.every((other) => box.right + gap <= other.left || box.left >= other.right + gap)) saved.push(box);
  }
  return saved.toSorted((a, b) => a.index - b.index);
}

/** Places labels with the requested heights `wanted` at least `gap` apart, in the same order, above `lowest`. */
export function spread(requested: readonly number[], gap: number, lowest: number): number[] {
  const order = requested.map((_, index) => index).sort((a, b) => (requested[b] ?? 0) - (requested[a] ?? 0));
  const placed = [...requested];
  let ceiling = lowest;
  for (const index of order) {
    placed[index] = Math.min(placed[index] ?? 0, ceiling);
    ceiling = (placed[index] ?? 0) - gap;
  }
  return placed;
}

/** "a, b and c" */
export function inWords(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? "";
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
