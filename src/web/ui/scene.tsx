import type { ReactNode } from "react";

export type At = { x: number; y: number; scale?: number; mirrored?: boolean };

export const place = ({ x, y, scale = 1, mirrored }: At) => `translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})`;

/**
 * One illustration. Objects rest on its lower edge: `y` of each is `height`. Illustrations carry no meaning, so they are hidden
 * from assistive technology.
 */
export function Scene({ width, height, className, children }: { width: number; height: number; className?: string; children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      preserveAspectRatio={className ? "xMinYMax meet" : undefined}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A drawing at `at`, with its base at y = 0. */
export const piece = (drawn: ReactNode) => (at: At) => <g transform={place(at)}>{drawn}</g>;

/** Light in the member's time zone: four skewed panes, behind text and objects. */
export function Panes({ width, height, d }: { width: number; height: number; d: string }) {
  return (
    <svg className="panes" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <path fill="var(--color-light)" d={d} />
    </svg>
  );
}
