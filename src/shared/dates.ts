/**
 * Calendar days and months, independent of any clock: a Day is "2026-11-20" as a calendar in the member's time zone shows it.
 * Instants are UTC milliseconds and are always passed in, so that tests control the time.
 */
export type Day = string;
export type Month = string;
/** Date and time without a time zone, as a clock showed them: "2026-11-20T21:12:05". */
export type LocalTime = string;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether `text` is a real calendar date from 1970-01-01 to 2100-12-31. */
export function isDay(text: string): text is Day {
  const found = shape.exec(text);
  if (!found) return false;
  const year = Number(found[1]);
  return year >= 1970 && year <= 2100 && fromNumber(toNumber(text)) === text;
}

/** Whether `text` is a month such as "2026-11", from 1970 to 2100. */
export const isMonth = (text: string): text is Month => isDay(`${text}-01`);

/** The calendar date in `zone` at `instant` (UTC ms). Throws RangeError for an unknown zone. */
export function dayIn(zone: string, instant: number): Day {
  const second = Math.floor(instant / 1000);
  const name = zone.toLowerCase();
  const last = lastDays.get(name);
  if (last?.second === second) return last.day;
  const day = dayOf(localTimeIn(zone, instant));
  lastDays.set(name, { second, day });
  return day;
}

/** The last result per zone: each request needs today, and zones differ from UTC by whole seconds. */
const lastDays = new Map<string, { second: number; day: Day }>();

/** The local hour, 0 to 23, in `zone` at `instant` (UTC ms). */
export const hourIn = (zone: string, instant: number): number => new Date(clockIn(zone, instant)).getUTCHours();

/**
 * The instant (UTC ms) at which a clock in `zone` shows `day` and this many minutes after midnight. For an hour that a change of clocks
 * skips, it is the one after; for an hour that occurs twice, either.
 */
export function instantIn(zone: string, day: Day, minutes: number): number {
  const shown = toNumber(day) * dayMs + minutes * 60_000;
  let at = shown;
  for (let round = 0; round < 2; round++) at = shown - (clockIn(zone, at) - at);
  return at + Math.max(0, shown - clockIn(zone, at)); // before a skipped hour the clock shows an earlier one
}

/** Date and time on a clock in `zone` at `instant` (UTC ms), without a time zone: "2026-11-20T21:12:05". */
export const localTimeIn = (zone: string, instant: number): LocalTime => new Date(clockIn(zone, instant)).toISOString().slice(0, 19);

/** The date of a local time. */
export const dayOf = (localTime: LocalTime): Day => localTime.slice(0, 10);

/** Whether some time zone's clock shows `localTime` at `instant` (UTC ms): within 15 hours, since zones reach from 12 hours behind UTC to 14 ahead and a clock may be wrong. */
export function isLocalTimeOf(localTime: LocalTime, instant: number): boolean {
  const ahead = Date.parse(`${localTime}Z`) - instant;
  return Math.abs(ahead) <= 15 * 3_600_000;
}

/** `localTime` if some clock shows it at `instant` (UTC ms), else the time on a clock in `zone`. */
export const localTimeOr = (localTime: LocalTime | null, zone: string, instant: number): LocalTime =>
  localTime !== null && isLocalTimeOf(localTime, instant) ? localTime : localTimeIn(zone, instant);

export const addDays = (day: Day, count: number): Day => fromNumber(toNumber(day) + count);

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => toNumber(to) - toNumber(from);

/** 1 for Monday to 7 for Sunday (ISO 8601). 1970-01-01 was a Thursday. */
export const weekday = (day: Day): number => ((((toNumber(day) + 3) % 7) + 7) % 7) + 1;

/** The first day of the week that contains `day`; `startsOn` is 1 (Monday) to 7 (Sunday). */
export const startOfWeek = (day: Day, startsOn: number): Day => addDays(day, -((weekday(day) - startsOn + 7) % 7));

/** ISO 8601 week, such as "2026-W47": the week belongs to the year that contains its Thursday. */
export function isoWeek(day: Day): string {
  const thursday = addDays(startOfWeek(day, 1), 3);
  const week = Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
  return `${thursday.slice(0, 4)}-W${String(week).padStart(2, "0")}`;
}

export const monthOf = (day: Day): Month => day.slice(0, 7);

export function addMonths(month: Month, count: number): Month {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** In the order of `weekday`, Monday first. */
export const weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
export const monthNames = "January February March April May June July August September October November December".split(" ");
/** "Friday". */
export const weekdayName = (day: Day): string => weekdayNames[weekday(day) - 1] ?? "";
/** "November", of a month or one of its days. */
export const monthName = (of: Month | Day): string => monthNames[Number(of.slice(5, 7)) - 1] ?? "";
/** "November 20". */
export const monthAndDay = (day: Day): string => `${monthName(day)} ${Number(day.slice(8))}`;
/** "Friday, November 20". */
export const formatDay = (day: Day): string => `${weekdayName(day)}, ${monthAndDay(day)}`;
/** "November 20, 2026". */
export const formatDate = (day: Day): string => `${monthAndDay(day)}, ${day.slice(0, 4)}`;
/** "November 2026". */
export const formatMonth = (month: Month): string => `${monthName(month)} ${month.slice(0, 4)}`;

export const daysInMonth = (month: Month): number => daysBetween(`${month}-01`, `${addMonths(month, 1)}-01`);

/** Whether this runtime knows `zone` as an IANA time zone. A difference from UTC such as "+05:30" is none: in Postgres its sign means the opposite. */
export function isZone(zone: string): boolean {
  try {
    return /^[a-z]/i.test(zone) && clockOf(zone) !== undefined;
  } catch {
    return false; // Intl reports an unknown zone only by throwing
  }
}

/** `zone` if this runtime knows it, else UTC: a stored zone that a later runtime dropped must not break every page. */
export const knownZone = (zone: string): string => (isZone(zone) ? zone : "UTC");

const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(zone: string) {
  if (!/^[\w+:/-]{1,64}$/.test(zone)) throw new RangeError("not a time zone");
  // creating a formatter costs about 50 µs and 14 kB, so each zone caches its own: one for all spellings of a name, which differ in case only
  const name = zone.toLowerCase();
  const saved = clocks.get(name);
  if (saved) return saved;
  const created = new Intl.DateTimeFormat("en-u-ca-iso8601", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  clocks.set(name, created);
  return created;
}

/** The clock time of `zone` at `instant`, as if it were UTC ms. */
function clockIn(zone: string, instant: number): number {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}

const toNumber = (day: Day) => Math.round(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / dayMs);
const fromNumber = (count: number): Day => new Date(count * dayMs).toISOString().slice(0, 10);
