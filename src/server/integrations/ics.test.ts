import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { addDays } from "#shared/dates.ts";
import { icsOf } from "./ics.ts";

const now = Date.parse("2026-11-23T08:00:00Z");
const quiet = { details: null, alarmMinutes: null };
const eventsIn = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));

test("a whole day stays a date without a time, an instant is UTC, and every event has its uid and time stamp", () => {
  const text = icsOf(
    {
      name: "Evenday",
      events: [
        { ...quiet, uid: "bill-1-2026-11@evenday", on: "2026-11-30", title: "Bill due" },
        { ...quiet, uid: "trial-end@evenday", at: Date.parse("2026-11-25T13:30:00Z"), title: "Trial ends" },
      ],
    },
    now,
  );
  const [bill = "", trial = ""] = text.split("BEGIN:VEVENT").slice(1);
  expect(bill).toContain("\r\nDTSTART;VALUE=DATE:20261130\r\n");
  expect(bill).toContain("\r\nUID:bill-1-2026-11@evenday\r\n");
  expect(bill).toContain("\r\nDTSTAMP:20261123T080000Z\r\n");
  expect(trial).toContain("\r\nDTSTART:20261125T133000Z\r\n");
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:-\/\/evenday\/\/calendar\/\/EN\r\n/);
  expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  for (const event of [bill, trial]) expect(event.split("\r\n")).toEqual(expect.arrayContaining(["TRANSP:TRANSPARENT", "CLASS:PRIVATE"]));
});

test("an alarm is at nine on the day or on the day before, counted from the start", () => {
  const text = icsOf(
    {
      name: "Evenday",
      events: [
        { ...quiet, uid: "a@evenday", on: "2026-11-30", title: "On the day", alarmMinutes: -540 },
        { ...quiet, uid: "b@evenday", on: "2026-11-30", title: "Before", alarmMinutes: 900 },
      ],
    },
    now,
  );
  const alarms = eventsIn(text).map((event) => {
    const alarm = event.component.getFirstSubcomponent("valarm");
    const trigger = alarm?.getFirstProperty("trigger");
    const start = event.startDate.clone();
    start.isDate = false;
    start.addDuration(trigger?.getFirstValue() as ICAL.Duration);
    return [
      alarm?.getFirstPropertyValue("action"),
      alarm?.getFirstPropertyValue("description"),
      trigger?.getParameter("related"),
      start.toString(),
    ];
  });
  expect(alarms).toEqual([
    ["DISPLAY", "On the day", "START", "2026-11-30T09:00:00"],
    ["DISPLAY", "Before", "START", "2026-11-29T09:00:00"],
  ]);
});

test("whatever a name contains, another parser reads the same text, lines of at most 75 octets, and no additional event", () => {
  const words = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }).map((text) => text.toWellFormed()),
    fc.constantFrom(
      "Rent; water, light",
      "a\\nb",
      "END:VEVENT\r\nBEGIN:VEVENT\r\nUID:x",
      "🌿".repeat(60),
      "ü".repeat(80),
      'say "yes"',
      "one\ntwo",
      ":;,\\",
    ),
  );
  const event = fc.record({ title: words, details: fc.option(words, { nil: null }), day: fc.integer({ min: 0, max: 40_000 }) });
  fc.assert(
    fc.property(words, fc.array(event, { maxLength: 5 }), (name, all) => {
      const events = all.map(({ title, details, day }, at) => ({
        uid: `${at}@evenday`,
        on: addDays("1970-01-01", day),
        title,
        details,
        alarmMinutes: null,
      }));
      const text = icsOf({ name, events }, now);
      expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const plain = (one: string) => one.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, " ");
      const read = eventsIn(text);
      expect(read.map((one) => [one.uid, one.startDate.toString(), one.summary ?? "", one.description ?? ""])).toEqual(
        events.map(({ uid, on, title, details }) => [uid, on, plain(title), plain(details ?? "")]),
      );
      const calendar = new ICAL.Component(ICAL.parse(text));
      // a property beyond the standard: the parser leaves its escapes
      const called = String(calendar.getFirstPropertyValue("x-wr-calname") ?? "");
      expect(called.replace(/\\([\\;,n])/g, (_, one: string) => (one === "n" ? "\n" : one))).toBe(plain(name));
    }),
  );
});
