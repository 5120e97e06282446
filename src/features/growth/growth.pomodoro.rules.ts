import { minuteMs } from "#shared/dates.ts";

/** The 25 + 5 timer (specification, section 9), with a longer break after every fourth round. */
export const workMs = 25 * minuteMs;
export const breakMs = 5 * minuteMs;
export const longBreakMs = 15 * minuteMs;
export const roundsBeforeLongBreak = 4;

type PomodoroMoment = {
  phase: "work" | "break" | "long break";
  /** 1 to 4 within the current set. */
  round: number;
  leftMs: number;
};

const setMs = roundsBeforeLongBreak * workMs + (roundsBeforeLongBreak - 1) * breakMs + longBreakMs;

/** The timer's state `elapsedMs` after its start. Units: milliseconds, >= 0. */
export function pomodoroAt(elapsedMs: number): PomodoroMoment {
  const inSet = Math.max(0, elapsedMs) % setMs;
  const index = Math.min(Math.floor(inSet / (workMs + breakMs)), roundsBeforeLongBreak - 1);
  const inRound = inSet - index * (workMs + breakMs);
  if (inRound < workMs) return { phase: "work", round: index + 1, leftMs: workMs - inRound };
  if (index === roundsBeforeLongBreak - 1) return { phase: "long break", round: index + 1, leftMs: workMs + longBreakMs - inRound };
  return { phase: "break", round: index + 1, leftMs: workMs + breakMs - inRound };
}

/** "25:00", "0:07": whole seconds, rounded up so that 0:00 is only shown at the end. */
export function formatClock(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
