import { expect, test } from "vitest";
import { readDayOne } from "./journal.day-one.rules.ts";

const read = (...entries: object[]) => readDayOne([{ entries }], { zone: "America/New_York", today: "2026-11-21" });

test("an entry is on the date of the time zone that it was written in; without one the member's counts", () => {
  const at = { creationDate: "2026-11-20T03:30:00Z", text: "Words" };
  const zones = ["Asia/Tokyo", "America/New_York", "GMT-0500", undefined];
  expect(read(...zones.map((timeZone) => ({ ...at, timeZone }))).entries.map(({ day, localTime }) => [day, localTime])).toEqual([
    ["2026-11-20", "2026-11-20T12:30:00"],
    ["2026-11-19", "2026-11-19T22:30:00"],
    ["2026-11-19", null],
    ["2026-11-19", null],
  ]);
  const now = { creationDate: "2026-11-21T23:00:00Z", text: "It is the 22nd there.", timeZone: "Asia/Tokyo" };
  expect(read(now).entries, "it is no day to come").toMatchObject([{ day: "2026-11-22" }]);
});
