import { useEffect, useState } from "react";
import { addDays, dayIn, formatDay, type Day } from "#shared/dates.ts";

export const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Today's date in `zone` (the member's own by default). */
export const todayIn = (zone = zoneHere()): Day => dayIn(zone, Date.now());

/** The same, updated at midnight and after sleep. */
export function useToday(zone = zoneHere()): Day {
  const [day, setDay] = useState(() => todayIn(zone));
  useEffect(() => {
    const refresh = () => setDay(todayIn(zone));
    refresh();
    const timer = setInterval(refresh, 30_000);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [zone]);
  return day;
}

/** The current time (UTC ms), updated every half minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** "Nov 20". */
export const shortDay = formatter({ month: "short", day: "numeric" });

/** "Friday". */
export const dayOfWeek = formatter({ weekday: "long" });

/** "today", "yesterday", "Friday, November 20", with the year when it is another one. */
export function formatWhen(day: Day, today: Day): string {
  if (day === today) return "today";
  if (day === addDays(today, -1)) return "yesterday";
  return day.slice(0, 4) === today.slice(0, 4) ? formatDay(day) : `${formatDay(day)}, ${day.slice(0, 4)}`;
}

/** Created with the first day and cached: creating one costs about 50 µs. */
function formatter(parts: Intl.DateTimeFormatOptions): (day: Day) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (day) => (made ??= new Intl.DateTimeFormat("en-US", { ...parts, timeZone: "UTC" })).format(new Date(`${day}T00:00:00Z`));
}
