import { useEffect, useState } from "react";
import { useMember } from "#web/session.ts";
import { readTab, writeTab } from "#web/tab.ts";
import { Button } from "#web/ui/button.tsx";
import { formatClock, pomodoroAt, roundsBeforeLongBreak } from "./growth.pomodoro.rules.ts";

const name = "pomodoro-started";
const names = { work: "Work", break: "Break", "long break": "Long break" };

/** 25 minutes of work, 5 of break. It keeps running while another page is open, and after a reload. */
export function PomodoroPanel() {
  const { id } = useMember();
  const [startedMs, setStarted] = useState(() => {
    const stored = readTab(id, name);
    return typeof stored === "number" ? stored : null;
  });
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (startedMs === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [startedMs]);
  const { phase, round, leftMs } = pomodoroAt(startedMs === null ? 0 : nowMs - startedMs);
  const set = (at: number | null) => {
    if (at !== null) setNow(at);
    setStarted(at);
    writeTab(id, name, at ?? undefined);
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
      {startedMs === null ? (
        <Button onClick={() => set(Date.now())}>Start the timer</Button>
      ) : (
        <Button onClick={() => set(null)}>Stop the timer</Button>
      )}
    </section>
  );
}
