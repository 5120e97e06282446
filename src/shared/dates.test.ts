import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { dayIn, dayOf, hourIn, instantIn, isDay, isLocalTimeOf, isZone, localTimeIn } from "./dates.ts";
import { instant } from "./fields.ts";

const zones = ["UTC", "America/New_York", "Asia/Kathmandu", "Pacific/Apia", "Africa/Monrovia"];
const shown = (zone: string, at: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" }).format(at);

test("the date in a zone is correct after any other call, also a millisecond before and after midnight", () => {
  const at = fc.tuple(fc.constantFrom(...zones), fc.integer({ min: -50_000, max: 50_000 }), fc.integer({ min: -1500, max: 1500 }));
  fc.assert(
    fc.property(fc.array(at, { minLength: 1, maxLength: 20 }), (asked) => {
      for (const [zone, quarters, ms] of asked) {
        const moment = Date.UTC(2000, 0, 1) + quarters * 900_000 + ms;
        expect(dayIn(zone, moment), `${zone} ${moment}`).toBe(shown(zone, moment));
      }
    }),
  );
});

test("a timestamp is valid within the allowed years and on an existing day only", () => {
  const ends = [
    "1969-12-31",
    "1970-01-01",
    "2100-12-31",
    "2101-01-01",
    "2024-02-29",
    "2026-02-29",
    "2026-13-01",
    "0001-01-01",
    "9999-12-31",
  ];
  for (const day of ends) expect(instant.safeParse(`${day}T23:59:59.999Z`).success, day).toBe(isDay(day));
  for (const text of ["", "1970", "2026-11-20", "2026-11-20T10:00:00+01:00", "20260-11-20T10:00:00Z", "+02026-11-20T10:00:00Z"])
    expect(instant.safeParse(text).success, text).toBe(false);
});

test("a local time is the date and time on a clock in the zone; impossible ones are recognized", () => {
  const at = Date.parse("2026-11-21T02:10:59.900Z");
  expect(localTimeIn("America/New_York", at)).toBe("2026-11-20T21:10:59");
  expect(localTimeIn("Pacific/Kiritimati", at)).toBe("2026-11-21T16:10:59");
  expect(dayOf(localTimeIn("America/New_York", at))).toBe(dayIn("America/New_York", at));
  for (const zone of ["Pacific/Kiritimati", "Etc/GMT+12", "Asia/Kathmandu"]) expect(isLocalTimeOf(localTimeIn(zone, at), at)).toBe(true);
  expect(isLocalTimeOf("2026-11-22T02:10:59", at)).toBe(false);
});

test.each([
  ["America/New_York", "2026-03-08"],
  ["Europe/Berlin", "2026-03-29"],
  ["America/Santiago", "2026-09-06"],
  ["Australia/Lord_Howe", "2026-10-04"],
])("a time of day in %s is the instant at which its clock shows it; a skipped one is moved past the change of clocks", (zone, day) => {
  for (let minutes = 0; minutes < 1440; minutes += 15) {
    const written = `${day}T${new Date(minutes * 60_000).toISOString().slice(11, 19)}`;
    const shownThere = localTimeIn(zone, instantIn(zone, day, minutes));
    expect(shownThere >= written, `${written}: ${shownThere}`).toBe(true);
    expect(Date.parse(`${shownThere}Z`) - Date.parse(`${written}Z`), `${written}: ${shownThere}`).toBeLessThanOrEqual(3_600_000);
    expect(hourIn(zone, instantIn(zone, day, minutes))).toBe(Number(shownThere.slice(11, 13)));
  }
  expect(localTimeIn(zone, instantIn(zone, day, 720))).toBe(`${day}T12:00:00`);
});

test("all spellings of a zone's name share one formatter, which takes memory for as long as the server runs", () => {
  const created = vi.spyOn(Intl, "DateTimeFormat");
  for (let spelling = 0; spelling < 64; spelling++) {
    const zone = [..."asia/thimphu"].map((letter, at) => ((spelling >> at) & 1 ? letter.toUpperCase() : letter)).join("");
    expect(isZone(zone), zone).toBe(true);
    expect(dayIn(zone, Date.UTC(2026, 10, 20, 18, spelling)), zone).toBe("2026-11-21");
  }
  expect(created).toHaveBeenCalledTimes(1);
  created.mockRestore();
});

test("a difference from UTC, or a name that only looks like one, is no time zone", () => {
  for (const zone of ["America/New_York", "UTC", "Etc/GMT+5", "US/Eastern", "est5edt"]) expect(isZone(zone), zone).toBe(true);
  // the last has the Kelvin sign, whose lower case is "k"
  for (const zone of ["+05:30", "-0800", "", "Mars/Olympus", "America/New_York ", "x".repeat(100_000), "Asia/To\u212Ayo"])
    expect(isZone(zone), zone).toBe(false);
});
