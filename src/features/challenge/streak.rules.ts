import { daysBetween, monthAndDay, monthOf, weekdayName, type Day } from "#shared/dates.ts";
import { capital } from "#shared/text.ts";

/** `rest` and `travel` keep a streak without adding to it. */
export type Mark = "no-spend" | "rest" | "travel";
export type Marked = { day: Day; mark: Mark };

export const markNames: Record<Mark, string> = { "no-spend": "no-spend day", rest: "rest day", travel: "held for travel" };

/** `marks` with later ones applied in their order; null removes a mark. */
export function withQueued(marks: readonly Marked[], later: readonly { day: Day; mark: Mark | null }[]): Marked[] {
  const all = new Map<Day, Mark | null>(marks.map(({ day, mark }) => [day, mark]));
  for (const { day, mark } of later) all.set(day, mark);
  return [...all].flatMap(([day, mark]) => (mark ? [{ day, mark }] : []));
}

/** Consecutive no-spend days, with the rest and travel days between them. */
export type Run = {
  /** The no-spend days, oldest first; their number is the streak. */
  days: Day[];
  held: Marked[];
  /** The last day of the run, including rest and travel days: the run continues if the day after it is logged. */
  heldUntil: Day;
};

/**
 * All runs, oldest first. Each date counts once, however often it was logged. Of one month's rest days the first two count; a date with a
 * log and a rest day is logged.
 */
export function runs(marked: readonly Marked[]): Run[] {
  const logged = new Set(marked.filter(({ mark }) => mark === "no-spend").map(({ day }) => day));
  const holding = holders(marked, logged);
  const found: Run[] = [];
  let open: Run | null = null;
  for (const day of [...logged, ...holding.keys()].toSorted()) {
    if (open && daysBetween(open.heldUntil, day) > 1) open = null;
    if (!open && !logged.has(day)) continue; // a rest or travel day does not begin a run
    if (!open) found.push((open = { days: [], held: [], heldUntil: day }));
    const mark = holding.get(day);
    if (mark) open.held.push({ day, mark });
    else open.days.push(day);
    open.heldUntil = day;
  }
  return found;
}

/** The day on which `run` became `length` days long, or null when it is shorter. */
export const reachedOn = (run: Run, length: number): Day | null => run.days[length - 1] ?? null;

/** The text under the streak: since when, what extended it, and whether today is open. */
export function formatStreak(run: Run | null, hasAny: boolean, today: Day): string {
  if (!run)
    return hasAny
      ? "The next day you log begins a new streak. What you logged before stays counted."
      : "No days logged yet. Today can be the first.";
  const since = `Since ${formatDay(run.days[0] ?? today, today)}.`;
  const rest = formatHeld(run, today);
  const isLogged = run.days.includes(today); // the last one may be ahead of today, logged further east
  const now = run.held.find(({ day }) => day === today);
  return [since, rest, isLogged ? "Today is logged." : now ? `Today is a ${now.mark} day.` : "Today is still open."]
    .filter(Boolean)
    .join(" ");
}

/** "November 14", with the year when it is another one. */
export function nameDay(day: Day, today: Day): string {
  const date = monthAndDay(day);
  return day.slice(0, 4) === today.slice(0, 4) ? date : `${date}, ${day.slice(0, 4)}`;
}

/** "Tuesday" in the last six days, "October 14" this year, "October 14, 2025" before. */
export function formatDay(day: Day, today: Day): string {
  const ago = daysBetween(day, today);
  if (ago === 0) return "today";
  if (ago === 1) return "yesterday";
  if (ago > 1 && ago < 7) return weekdayName(day);
  return nameDay(day, today);
}

function formatHeld({ held, days }: Run, today: Day): string {
  const between = held.filter(({ day }) => day < today && day > (days[0] ?? today));
  const [only] = between;
  if (!only) return "";
  const kinds = [...new Set(between.map(({ mark }) => mark))].toSorted().join(" or ");
  if (between.length > 1) return `${between.length} days of ${kinds} held it and added nothing.`;
  const name = formatDay(only.day, today);
  return `${capital(name)} was a ${kinds} day: it held the streak and added nothing.`;
}

function holders(marked: readonly Marked[], logged: ReadonlySet<Day>): Map<Day, Mark> {
  const perMonth = new Map<string, number>();
  const holding = new Map<Day, Mark>();
  // few days are rest or travel days; only those are sorted
  const held = marked
    .filter(({ day, mark }) => mark !== "no-spend" && !logged.has(day))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  for (const { day, mark } of held) {
    if (holding.has(day)) continue;
    const used = perMonth.get(monthOf(day)) ?? 0;
    if (mark === "rest" && used >= 2) continue;
    if (mark === "rest") perMonth.set(monthOf(day), used + 1);
    holding.set(day, mark);
  }
  return holding;
}
