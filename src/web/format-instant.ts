import { dayIn } from "#shared/dates.ts";
import { useMember } from "#web/session.ts";
import { formatWhen, useToday, zoneHere } from "#web/today.ts";

/** Formats an instant (ISO 8601) as "today", "yesterday" or a date, in the member's time zone. */
export function useFormatInstant(): (instant: string) => string {
  const { timeZone = zoneHere() } = useMember();
  const today = useToday(timeZone);
  return (instant) => formatWhen(dayIn(timeZone, Date.parse(instant)), today);
}
