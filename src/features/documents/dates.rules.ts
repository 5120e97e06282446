import { daysBetween, type Day } from "#shared/dates.ts";

export const dateKinds = ["expires", "due", "renews"] as const;
export type DateKind = (typeof dateKinds)[number];
/** A date of a document. */
export type DocumentDate = { kind: DateKind; on: Day };

export const mostDates = 6;
export const dateNames: Record<DateKind, string> = { expires: "Expires", due: "Due", renews: "Renews" };
export const dateMessages = { dayMissing: "Please choose a day.", tooMany: `${mostDates} dates are the most we can keep for a document.` };

/** `dates` with one more, sorted; the same one again changes nothing. */
export const withDate = (dates: readonly DocumentDate[], { kind, on }: DocumentDate): DocumentDate[] =>
  [...withoutDate(dates, { kind, on }), { kind, on }].toSorted(
    (one, other) => one.on.localeCompare(other.on) || one.kind.localeCompare(other.kind),
  );

export const withoutDate = (dates: readonly DocumentDate[], gone: DocumentDate): DocumentDate[] =>
  dates.filter(({ kind, on }) => kind !== gone.kind || on !== gone.on);

/** The next date, or the last one when all are over; null without any. */
export const nextDate = (dates: readonly DocumentDate[], today: Day): DocumentDate | null =>
  dates.find(({ on }) => on >= today) ?? dates.at(-1) ?? null;

/** "Expires" or, once the day is over, "Expired"; a due or renewal day "was" then. */
export function formatKind({ kind, on }: DocumentDate, today: Day): string {
  if (on >= today) return dateNames[kind];
  return kind === "expires" ? "Expired" : kind === "due" ? "Was due" : "Was renewed";
}

/** "today", "tomorrow", "in 12 days"; null for a past day or more than two months ahead. */
export function formatAway(on: Day, today: Day): string | null {
  const away = daysBetween(today, on);
  if (away < 0 || away > 61) return null;
  return away === 0 ? "today" : away === 1 ? "tomorrow" : `in ${away} days`;
}
