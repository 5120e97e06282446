import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import { narrowest, widthOf } from "./marks.ts";
import type { Fitted } from "./marks.ts";

/** A stop of the arrow-key cursor: its position on the chart, its name and the value there. */
type Stop = { x: number; y: number; name: string; text: string };

/**
 * The chart area: an svg as wide as its container with `label` as its complete description, and over it a cursor that arrow keys, a mouse
 * or a finger move along `stops`. Keyboard steps are announced politely; the pointer only shows them.
 */
export function Plot(props: {
  label: string;
  height: number;
  stops?: (width: number) => readonly Stop[];
  children: (width: number) => ReactNode;
}) {
  const { ref, width } = useWidth();
  const stops = props.stops?.(width) ?? [];
  const cursor = useCursor(stops);
  return (
    <div className="chart-plot" ref={ref}>
      <svg className="chart-svg" viewBox={`0 0 ${width} ${props.height}`} role="img" aria-label={props.label}>
        {props.children(width)}
        {cursor.stop && <Reading stop={cursor.stop} width={width} height={props.height} />}
      </svg>
      {stops.length > 1 && (
        <>
          <div
            className="chart-cursor"
            role="application"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it handles the arrow keys, as an application does
            tabIndex={0}
            aria-label={`Walk through the chart with the arrow keys: ${headOf(props.label)}`}
            {...cursor.handlers}
          />
          <p className="visually-hidden" aria-live="polite">
            {cursor.said}
          </p>
        </>
      )}
    </div>
  );
}

/** The part of a label before its figures, which names the chart: a page has many. */
const headOf = (label: string) => label.split(/[.:](?:\s|$)/, 1)[0];

function useCursor(stops: readonly Stop[]) {
  const [at, setAt] = useState<number | null>(null);
  const [message, setSaid] = useState("");
  const stop = at === null ? undefined : stops[Math.min(at, stops.length - 1)];
  const go = (index: number) => {
    const next = Math.max(0, Math.min(stops.length - 1, index));
    setAt(next);
    const here = stops[next];
    setSaid(here ? `${here.name}: ${here.text}` : "");
  };
  const leave = () => {
    setAt(null);
    setSaid("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const now = at ?? stops.length - 1;
    if (event.key === "ArrowRight" || event.key === "ArrowDown") go(now + 1);
    else if (event.key === "ArrowLeft" || event.key === "ArrowUp") go(now - 1);
    else if (event.key === "Home") go(0);
    else if (event.key === "End") go(stops.length - 1);
    else if (event.key === "Escape" && at !== null) leave();
    else return;
    event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => setAt(nearest(event, stops));
  const handlers = {
    onKeyDown,
    onFocus: (event: { currentTarget: Element }) => {
      if (event.currentTarget.matches(":focus-visible")) go(stops.length - 1);
    },
    onBlur: leave,
    onPointerDown: onPointerMove,
    onPointerMove,
    onPointerLeave: () => setAt(null),
  };
  return { stop, said: message, handlers };
}

function nearest(event: PointerEvent<HTMLElement>, stops: readonly Stop[]): number {
  const box = event.currentTarget.getBoundingClientRect();
  const x = event.clientX - box.left;
  const y = event.clientY - box.top;
  // rows share one x, so the height decides between them; elsewhere the horizontal distance does
  const isColumn = stops.every((stop) => stop.x === stops[0]?.x);
  const far = (stop: Stop) => (isColumn ? Math.abs(stop.y - y) : Math.abs(stop.x - x));
  let best = 0;
  stops.forEach((stop, index) => {
    if (far(stop) < far(stops[best] ?? stop)) best = index;
  });
  return best;
}

function Reading({ stop, width, height }: { stop: Stop; width: number; height: number }) {
  const wide = Math.min(width, Math.max(widthOf(stop.name), widthOf(stop.text)) + 20);
  const left = Math.max(0, Math.min(width - wide, stop.x - wide / 2));
  const top = stop.y - 62 >= 0 ? stop.y - 62 : Math.min(stop.y + 14, height - 46);
  return (
    <g className="chart-reading" aria-hidden="true">
      <circle cx={stop.x} cy={stop.y} r={9} />
      <rect x={left} y={top} width={wide} height={46} rx={6} />
      <text x={left + 10} y={top + 19}>
        {stop.name}
      </text>
      <text x={left + 10} y={top + 37}>
        {stop.text}
      </text>
    </g>
  );
}

/** The labels under the axis. */
export function TickRow({ ticks, y }: { ticks: readonly Fitted[]; y: number }) {
  return ticks.map((tick) => (
    <text key={tick.at} x={tick.x} y={y} textAnchor={tick.anchor} className={tick.strong ? "chart-announcement" : undefined}>
      {tick.text}
    </text>
  ));
}

/** Three dashes above the baseline: no entry here. */
export const Nothing = ({ x, y }: { x: number; y: number }) => <path className="chart-nothing" d={`M${x - 9} ${y}h18`} />;

function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(narrowest);
  useEffect(() => {
    if (!ref.current || typeof ResizeObserver === "undefined") return;
    const watcher = new ResizeObserver(([entry]) => {
      const seen = Math.round(entry?.contentRect.width ?? 0);
      if (seen > 0) setWidth(seen);
    });
    watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, []);
  return { ref, width };
}
