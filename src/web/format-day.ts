import { addDays, formatDay, type Day } from "#shared/dates.ts";

/** "Nov 20". */
export const shortDay = formatter({ month: "short", day: "numeric" });

/** "Nov 20, 2026", on one line, for the column of a table. */
export const dateCell = (day: Day): string => shortDate(day).replaceAll(" ", "\u00a0");
const shortDate = formatter({ month: "short", day: "numeric", year: "numeric" });

/** "Friday". */
export const dayOfWeek = formatter({ weekday: "long" });

/** "today", "yesterday", "Friday, November 20", with the year when it is another one. */
export function formatWhen(day: Day, today: Day): string {
  if (day === today) return "today";
  if (day === addDays(today, -1)) return "yesterday";
  return formatLong(day, today);
}

/** "Friday, November 20", with the year when it is another one than that of `today`. */
export const formatLong = (day: Day, today: Day): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatDay(day) : `${formatDay(day)}, ${day.slice(0, 4)}`;

/** Created with the first day and cached: creating one costs about 50 µs. */
function formatter(parts: Intl.DateTimeFormatOptions): (day: Day) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (day) => (made ??= new Intl.DateTimeFormat("en-US", { ...parts, timeZone: "UTC" })).format(new Date(`${day}T00:00:00Z`));
}
