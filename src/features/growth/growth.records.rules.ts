import { guideSlugs, isGuideSlug, type GuideSlug } from "#guides/guides.rules.ts";
import { Problem } from "#shared/errors.ts";
import { addDays, type Day } from "#shared/dates.ts";
import { longestCheckinWord } from "./growth.rules.ts";

/** What growth stores besides journal entries, and its limits. */

/** The guides whose reading progress is stored. */
export const knownGuides: readonly GuideSlug[] = guideSlugs;

export type Checkin = {
  id: string;
  day: Day;
  /** The day's mood, 1 to 10, wherever it was set. */
  rating: number;
  word: string;
  /** False while the day has no mood: then the rating means nothing, unless it is one of 0.1.0, which set no mood. */
  isRatingSet: boolean;
};

export type GuideReading = {
  slug: GuideSlug;
  read: string[];
  lastAnchor: string;
  /** ISO 8601, UTC. */
  readAt: string;
};

export type Rehearsal = { id: string; day: Day; seconds: number };

export const strengthsName = "confidence-builder/strengths";
export const mostItems = 60;
/** Sections that a guide can have had over time: reading only adds to them. */
export const mostSections = 500;
export const longestItem = 200;
/** How many days of check-ins are shown, and how far back one may be added. */
export const checkinDays = 60;

/** Whether `name` is a list in a guide: "time-management/kit". */
export function isListName(name: string): boolean {
  const [slug = "", list = "", more] = name.split("/");
  return more === undefined && isGuideSlug(slug) && /^[a-z][a-z0-9-]{0,39}$/.test(list);
}

/** Throws invalid for a future day or one more than 60 days back. */
export function checkCheckin(checkin: Pick<Checkin, "day" | "word">, today: Day): void {
  if (checkin.day > today) throw new Problem("invalid", "That day has not come yet.", { field: "day" });
  if (checkin.day < addDays(today, -checkinDays))
    throw new Problem("invalid", `Check-ins reach back ${checkinDays} days.`, { field: "day" });
  if ([...checkin.word].length > longestCheckinWord)
    throw new Problem("invalid", `One word or two, up to ${longestCheckinWord} characters.`, { field: "word" });
}
