import { dayIn, knownZone, type Day } from "#shared/dates.ts";

/** The device's time zone. */
export const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Today in the account's time zone; without one of its own, in the device's. */
export const todayOf = ({ timeZone }: { timeZone?: string }): Day => dayIn(knownZone(timeZone ?? zoneHere()), Date.now());
