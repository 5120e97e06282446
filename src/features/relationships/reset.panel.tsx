import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { reset } from "./relationships.work.content.ts";

const whole = reset.reduce((sum, step) => sum + step.seconds, 0);

/** Two minutes at a desk: one sentence at a time, with start, pause and start over. Nothing moves but the text. */
export function ResetPanel() {
  const [passedMs, setPassedMs] = useState(0);
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const seconds = Math.min(whole, Math.floor(passedMs / 1000));

  useEffect(() => {
    if (startedAt === null) return;
    const timer = setInterval(() => {
      const passed = Date.now() - startedAt;
      setPassedMs(passed);
      if (passed >= whole * 1000) setStartedAt(null);
    }, 250);
    return () => clearInterval(timer);
  }, [startedAt]);

  const main = useRef<HTMLButtonElement>(null);
  const isDone = seconds >= whole;
  const isRunning = startedAt !== null;
  const left = whole - seconds;
  return (
    <>
      <blockquote aria-live="polite">{isDone ? "That was two minutes. Keep going, gently." : (stepAt(seconds) ?? "")}</blockquote>
      <p className="small muted num" role="timer">
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, "0")} left
      </p>
      <div className="row">
        {isRunning ? (
          <Button ref={main} onClick={() => setStartedAt(null)}>
            Pause
          </Button>
        ) : (
          <Button
            ref={main}
            onClick={() => {
              const from = isDone ? 0 : passedMs;
              setPassedMs(from);
              setStartedAt(Date.now() - from);
            }}
          >
            {isDone ? "Once more" : passedMs ? "Go on" : "Start two minutes"}
          </Button>
        )}
        {passedMs > 0 && !isDone && (
          <Button
            kind="quiet"
            onClick={() => {
              setStartedAt(null);
              setPassedMs(0);
              main.current?.focus();
            }}
          >
            Start over
          </Button>
        )}
      </div>
    </>
  );
}

function stepAt(seconds: number): string | undefined {
  let passed = 0;
  return reset.find((step) => (passed += step.seconds) > seconds)?.words;
}
