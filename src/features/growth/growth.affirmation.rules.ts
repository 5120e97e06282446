import { daysBetween, type Day } from "#shared/dates.ts";
import { affirmations } from "./growth.confidence.content.ts";

/** The affirmation of a day: the same all day, the next one tomorrow. */
export function affirmationOf(day: Day, skipped = 0): string {
  const count = affirmations.length;
  const at = (((daysBetween("2026-01-01", day) + skipped) % count) + count) % count;
  return affirmations[at] ?? affirmations[0];
}
