import { useEffect, useState } from "react";
import { count } from "#shared/text.ts";
import { Button } from "#web/ui/button.tsx";
import { breath, breathAt } from "./comfort.rules.ts";

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * The breathing circle: wider while breathing in, narrower while breathing out. With reduced motion it does not move and counts in words.
 */
export function BreathingPanel() {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (startedAt === null) return undefined;
    const isCalm = isStill();
    let frame = 0;
    const tick = () => {
      setElapsed(performance.now() - startedAt);
      frame = isCalm ? window.setTimeout(tick, 250) : requestAnimationFrame(tick);
    };
    tick();
    return () => (isCalm ? clearTimeout(frame) : cancelAnimationFrame(frame));
  }, [startedAt]);

  const isRunning = startedAt !== null;
  const now = breathAt(elapsed);
  const width = isRunning && !isStill() ? 34 + 70 * now.fullness : 82;
  return (
    <div className="breath">
      <svg viewBox="0 0 220 220" aria-hidden="true">
        <circle cx="110" cy="110" r="106" fill="none" stroke="var(--color-control)" strokeWidth="1.5" strokeDasharray="2 6" />
        <circle cx="110" cy="110" r={width} fill="var(--art-hill-far)" />
        <circle cx="110" cy="110" r={34 + (width - 34) / 2} fill="var(--art-hill)" />
        <circle cx="110" cy="110" r="34" fill="var(--color-surface)" />
        <text x="110" y="121" textAnchor="middle" fontSize="32" fontWeight="620" fill="var(--color-ink)">
          {isRunning ? now.seconds - now.second + 1 : 4}
        </text>
      </svg>
      <div className="stack gap-3 justify-items-start">
        <ol className="steps">
          {breath.map(({ phase, seconds, description }) => (
            <li key={phase} aria-current={isRunning && now.phase === phase ? "step" : undefined}>
              <b>{seconds}</b>
              {description}
            </li>
          ))}
        </ol>
        <p role="status" className="small">
          {isRunning ? `Now: ${now.description}.` : elapsed > 0 ? "Stopped. Breathe as you like." : ""}
        </p>
        {(isRunning || elapsed > 0) && (
          <p className="small muted">
            {count(now.cycles, "round")} done{now.cycles >= 4 ? ". That is plenty for one time; stop whenever you like." : ""}
          </p>
        )}
        {isRunning ? (
          <Button onClick={() => setStartedAt(null)}>Stop</Button>
        ) : (
          <Button
            kind="primary"
            onClick={() => {
              setElapsed(0);
              setStartedAt(performance.now());
            }}
          >
            Begin
          </Button>
        )}
      </div>
    </div>
  );
}
