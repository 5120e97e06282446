import type { Day } from "#shared/dates.ts";
import { count, isBlank, isStorable, inSentence } from "#shared/text.ts";
import { plainDigits } from "#shared/amounts.ts";
import { reachedOn, type Run } from "./streak.rules.ts";

/** `unlockedOn` is the day when a streak reached it; it never changes afterwards. */
export type Milestone = { id: string; label: string; days: number; isCustom: boolean; unlockedOn: Day | null };

/** Source: specification, section 9. */
export const defaultMilestones: readonly { label: string; days: number }[] = [
  { label: "One Week Warrior", days: 7 },
  { label: "Two Week Champion", days: 14 },
  { label: "Month Master", days: 30 },
];

export const mostMilestones = 100;
export const longestLabel = 100;
export const mostDays = 36_500;
/** Wording: specification, section 5. */
export const milestoneWrong = "Please enter valid milestone details";
const labelTooLong = `Please keep the name under ${longestLabel} characters.`;
const labelNotStorable = "This text contains a character that cannot be saved.";

type MilestoneRead = { label: string; days: number; refusal?: never } | { refusal: string; field: "label" | "days" };

/** A milestone needs a name and a whole number of days from 1. */
export function readMilestone(label: string, typedDays: string): MilestoneRead {
  const days = isBlank(typedDays) ? Number.NaN : Number(plainDigits(typedDays));
  if (isBlank(label)) return { refusal: milestoneWrong, field: "label" };
  if (label.length > longestLabel) return { refusal: labelTooLong, field: "label" };
  if (!isStorable(label)) return { refusal: labelNotStorable, field: "label" };
  if (!Number.isInteger(days) || days < 1 || days > mostDays) return { refusal: milestoneWrong, field: "days" };
  return { label: label.trim(), days };
}

/** Those that any of `all` streaks has reached, with the day when the first one did. Unlocked ones are skipped. */
export function unlocking(milestones: readonly Milestone[], all: readonly Run[]): { id: string; unlockedOn: Day }[] {
  return milestones.flatMap(({ id, days, unlockedOn }) => {
    if (unlockedOn !== null) return [];
    const reached = all.map((run) => reachedOn(run, days)).find((day) => day !== null);
    return reached === undefined || reached === null ? [] : [{ id, unlockedOn: reached }];
  });
}

/** Sorted by days, as the specification says (section 4); equal ones by name. */
export const sorted = <One extends Pick<Milestone, "days" | "label">>(milestones: readonly One[]): One[] =>
  milestones.toSorted((one, other) => one.days - other.days || one.label.localeCompare(other.label));

/** The progress of the current streak, 0 to 100. */
export const percentOfWay = (current: number, days: number): number => Math.min(100, Math.floor((100 * current) / days));

export function formatMilestone({ days, unlockedOn }: Milestone, current: number): string {
  if (unlockedOn !== null) return `${count(days, "day")} in a row`;
  const left = Math.max(1, days - current);
  return left > 20 ? `${left} to go, no hurry` : `${left} to go`;
}

/** "3 more days to One Week Warrior.", for the nearest locked milestone; undefined when there is none. */
export function toNextMilestone({ milestones, current }: { milestones: readonly Milestone[]; current: number }): string | undefined {
  const next = sorted(milestones).find(({ unlockedOn, days }) => unlockedOn === null && days > current);
  return next && `${count(next.days - current, "more day", "more days")} to ${inSentence(next.label)}.`;
}

/** What the celebration adds: the next milestone, if there is one. */
export function formatReached(milestones: readonly Milestone[], current: number, isTodayLogged: boolean): string {
  const next = sorted(milestones).find(({ unlockedOn, days }) => unlockedOn === null && days > current);
  const stays = "It stays yours, whatever tomorrow brings.";
  if (!next) return stays;
  if (next.days === current + 1 && isTodayLogged) return `${stays} Tomorrow would make ${next.days}, and ${inSentence(next.label)}.`;
  return `${stays} ${inSentence(next.label)} is ${count(next.days - current, "day")} away.`;
}
