/** "Auckland" for "Pacific/Auckland", "Buenos Aires" for "America/Argentina/Buenos_Aires", "UTC" for "Etc/UTC". */
export const placeOfZone = (zone: string): string => formatZone(zone.split("/").at(-1) ?? zone);

/** "America/New York" for "America/New_York". */
export const formatZone = (zone: string): string => zone.replaceAll("_", " ");

const halfYearMs = 183 * 86_400_000;

/** Whether the clocks of two time zones agree, now (UTC ms) and half a year from now: usually two names of one time zone. */
export const zonesAgree = (one: string, other: string, now: number): boolean =>
  one === other || [now, now + halfYearMs].every((instant) => clockIn(one, instant) === clockIn(other, instant));

const clockIn = (zone: string, instant: number) =>
  new Intl.DateTimeFormat("en-US", { timeZone: zone, dateStyle: "short", timeStyle: "short" }).format(instant);
