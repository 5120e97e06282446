import { dayIn, dayOf, type Day, type LocalTime } from "#shared/dates.ts";
import { useMember } from "#web/session.ts";
import { formatWhen } from "#web/format-day.ts";
import { useToday } from "#web/today.ts";
import { zoneHere } from "#web/zone.ts";

/** Formats a date as "today", "yesterday" or in full. */
export function useFormatDay(): (day: Day) => string {
  const today = useToday(useMember().timeZone ?? zoneHere());
  return (day) => formatWhen(day, today);
}

/** Formats a local time as "today, 4:05 PM". */
export function useFormatLocalTime(): (localTime: LocalTime) => string {
  const format = useFormatDay();
  return (localTime) => `${format(dayOf(localTime))}, ${clock.format(Date.parse(`${localTime}Z`))}`;
}
const clock = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", hour: "numeric", minute: "2-digit" });

/** Formats an instant (ISO 8601) as "today", "yesterday" or a date, in the member's time zone. */
export function useFormatInstant(): (instant: string) => string {
  const { timeZone = zoneHere() } = useMember();
  const today = useToday(timeZone);
  return (instant) => formatWhen(dayIn(timeZone, Date.parse(instant)), today);
}
