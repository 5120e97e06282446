import { useEffect, useState } from "react";
import { dayIn, type Day } from "#shared/dates.ts";
import { zoneHere } from "#web/zone.ts";

/** Today's date in `zone` (the device's by default). */
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
