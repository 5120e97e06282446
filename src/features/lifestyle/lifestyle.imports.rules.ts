import type { Day } from "#shared/dates.ts";
import { count } from "#shared/text.ts";
import { habitLimits } from "./lifestyle.habits.rules.ts";

/** Apps whose files become habits with their days. */
export const habitFormats = ["Loop"] as const;
export type HabitFormat = (typeof habitFormats)[number];

export const mostHabitBytes = 20_000_000;
/** Habits in one file, archived ones included. */
export const mostImportedHabits = 500;
export const tooManyImported = `One file can hold ${mostImportedHabits} habits.`;
export const notComeYet = "That day has not come yet.";
export const usualCategory = "Imported";

/** A habit of another app's file: `days` are those on which it was checked by hand. */
export type HabitRow = { line: number; name: string; weeklyTarget: number | null; isArchived: boolean; days: Day[] };
type BadHabit = { line: number; reason: string };
/** `rows` counts the days that were done: those in `habits` and those in `bad`. `notes` says what is left out. */
export type HabitFile = { kind: "habits"; format: HabitFormat; rows: number; habits: HabitRow[]; bad: BadHabit[]; notes: string[] };

/** "4 habits with 312 days"; "nothing" of neither. */
export const formatHabits = (habits: number, days: number): string =>
  habits + days === 0 ? "nothing" : `${count(habits, "habit")} with ${count(days, "day")}`;

/** The weekly target for `times` in `days` days; null for every day. */
export function weeklyTargetOf(times: number, days: number): number | null {
  const perWeek = Math.round((times * 7) / Math.max(1, days));
  return Number.isFinite(perWeek) && perWeek < 7 ? Math.max(habitLimits.weeklyTarget.smallest, perWeek) : null;
}
