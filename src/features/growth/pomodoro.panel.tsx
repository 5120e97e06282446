import { useEffect, useState } from "react";
import { useDraft } from "#web/drafts.ts";
import { Button } from "#web/ui/button.tsx";
import { formatClock, pomodoroAt, roundsBeforeLongBreak } from "./growth.pomodoro.rules.ts";

const stopped: { startedMs: number | null } = { startedMs: null };
const names = { work: "Work", break: "Break", "long break": "Long break" };

/** 25 minutes of work, 5 of break. It keeps running while another page is open. */
export function PomodoroPanel() {
  const [{ startedMs }, setState, { clear }] = useDraft("growth.pomodoro", stopped);
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (startedMs === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [startedMs]);
  const { phase, round, leftMs } = pomodoroAt(startedMs === null ? 0 : nowMs - startedMs);
  const start = () => {
    setNow(Date.now());
    setState({ startedMs: Date.now() });
  };
  return (
    <section className="sheet pdf-feature row between" aria-label="Pomodoro timer">
      <div>
        <p className="figure num" role="timer">
          {formatClock(leftMs)}
        </p>
        <p className="muted" role="status">
          {startedMs === null
            ? "25 minutes of work, then 5 minutes of rest."
            : `${names[phase]}, round ${round} of ${roundsBeforeLongBreak}`}
        </p>
      </div>
      {startedMs === null ? <Button onClick={start}>Start the timer</Button> : <Button onClick={clear}>Stop the timer</Button>}
    </section>
  );
}
