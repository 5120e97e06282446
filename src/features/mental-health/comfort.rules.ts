/** 4-7-8 breathing: in for 4 s, hold for 7 s, out for 8 s. Source: specification, Comfort Mode. */
export const breath = [
  { phase: "in", seconds: 4, description: "breathe in through the nose" },
  { phase: "hold", seconds: 7, description: "hold it, softly" },
  { phase: "out", seconds: 8, description: "let it go, slowly" },
] as const;
type Phase = (typeof breath)[number]["phase"];

export const cycleMs = breath.reduce((sum, one) => sum + one.seconds, 0) * 1000;
export const meditationMs = 5 * 60 * 1000;

/**
 * The breathing state after `elapsedMs`: the phase, the second within it (1, 2, …) and the finished cycles. `fullness` is how open the
 * circle is, 0 to 1.
 */
export function breathAt(elapsedMs: number): {
  phase: Phase;
  description: string;
  second: number;
  seconds: number;
  cycles: number;
  fullness: number;
} {
  const elapsed = Math.max(0, elapsedMs);
  let left = elapsed % cycleMs;
  const cycles = Math.floor(elapsed / cycleMs);
  for (const { phase, seconds, description } of breath) {
    if (left < seconds * 1000) {
      const part = left / (seconds * 1000);
      return {
        phase,
        description,
        second: Math.floor(left / 1000) + 1,
        seconds,
        cycles,
        fullness: phase === "in" ? part : phase === "out" ? 1 - part : 1,
      };
    }
    left -= seconds * 1000;
  }
  return { phase: "in", description: breath[0].description, second: 1, seconds: 4, cycles, fullness: 0 };
}

/** A timer that can be paused: `startedAt` is null while paused, `doneMs` is what ran before. Instants in ms. */
export type Timer = { doneMs: number; startedAt: number | null };
export const resting: Timer = { doneMs: 0, startedAt: null };

export const elapsedOf = (timer: Timer, now: number): number =>
  timer.startedAt === null ? timer.doneMs : timer.doneMs + Math.max(0, now - timer.startedAt);
export const started = (timer: Timer, now: number): Timer => (timer.startedAt === null ? { ...timer, startedAt: now } : timer);
export const paused = (timer: Timer, now: number): Timer => ({ doneMs: elapsedOf(timer, now), startedAt: null });

type MeditationState = "ready" | "running" | "paused" | "done";

export function meditationState(timer: Timer, now: number): MeditationState {
  const elapsed = elapsedOf(timer, now);
  if (elapsed >= meditationMs) return "done";
  if (timer.startedAt !== null) return "running";
  return elapsed > 0 ? "paused" : "ready";
}

/** "4:05" that are left, never below "0:00". */
export function showLeft(timer: Timer, now: number): string {
  const left = Math.max(0, Math.ceil((meditationMs - elapsedOf(timer, now)) / 1000));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

/** A random index below `count`, never `last` again. `random` is 0 <= x < 1. */
export function anotherOf(count: number, last: number | null, random: number): number {
  if (count <= 1 || last === null || last < 0 || last >= count) return Math.min(count - 1, Math.floor(random * count));
  const place = Math.floor(random * (count - 1));
  return place >= last ? place + 1 : place;
}
