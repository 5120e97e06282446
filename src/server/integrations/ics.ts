import ical, { escape, ICalAlarmRelatesTo, ICalAlarmType, ICalEventClass, ICalEventTransparency } from "ical-generator";
import type { Day } from "#shared/dates.ts";

/** A whole day `on`, or an instant `at` (UTC ms). `alarmMinutes` before its start; negative after it. */
type Event = { uid: string; title: string; details: string | null; alarmMinutes: number | null } & (
  | { on: Day; at?: never }
  | { at: number; on?: never }
);

/** How often a client should refresh, seconds: a suggestion that most follow. */
const refreshSeconds = 3600;

/**
 * A calendar as iCalendar (RFC 5545). Whole days are dates, so that they stay on their day in every time zone; instants are UTC. No event
 * marks its owner as busy. `now` (UTC ms) is the time stamp of every event.
 */
export function icsOf({ name, events }: { name: string; events: Event[] }, now: number): string {
  const calendar = ical({
    // the library does not escape the name
    name: escape(plain(name), false),
    prodId: { company: "evenday", product: "calendar", language: "EN" },
    ttl: refreshSeconds,
  });
  for (const { uid, on, at, title, details, alarmMinutes } of events) {
    const event = calendar.createEvent({
      id: uid,
      stamp: new Date(now),
      start: new Date(on === undefined ? at : `${on}T00:00:00Z`),
      allDay: on !== undefined,
      summary: plain(title),
      description: details === null ? null : plain(details),
      class: ICalEventClass.PRIVATE,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    // set by its method: the library does not accept `relatesTo` with the other options, and counts an alarm after the start from the end
    if (alarmMinutes !== null)
      event.createAlarm({ type: ICalAlarmType.display, trigger: alarmMinutes * 60 }).relatesTo(ICalAlarmRelatesTo.start);
  }
  return `${calendar.toString()}\r\n`;
}

/** Control characters are not allowed in a text value; every kind of line break becomes one. */
const plain = (text: string) => text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, " ");
