import { expect, test } from "vitest";
import { dayIn, hourIn } from "#shared/dates.ts";
import { leftToDecide, recapMonth } from "./recap-offer.rules.ts";

test.each([
  ["the last evening", "2026-11-30T18:00", "America/New_York", "2026-11"],
  ["the last day before its evening", "2026-11-30T17:59", "America/New_York", null],
  ["the last minute", "2026-11-30T23:59", "America/New_York", "2026-11"],
  ["the evening before the last", "2026-11-29T20:00", "America/New_York", null],
  ["the first day", "2026-12-01T00:00", "America/New_York", "2026-11"],
  ["the third day", "2026-12-03T23:59", "America/New_York", "2026-11"],
  ["the fourth day", "2026-12-04T00:00", "America/New_York", null],
  ["the last evening of a year", "2026-12-31T19:00", "America/New_York", "2026-12"],
  ["the first day of a year", "2027-01-01T09:00", "America/New_York", "2026-12"],
  ["the 28th of February", "2027-02-28T18:00", "America/New_York", "2027-02"],
  ["the 28th of February in a leap year", "2028-02-28T18:00", "America/New_York", null],
  ["the 29th of February", "2028-02-29T18:00", "America/New_York", "2028-02"],
  ["the last evening on the day that clocks go back", "2027-10-31T18:00", "Europe/Berlin", "2027-10"],
  ["the last evening on the day that clocks go forward", "2030-03-31T18:00", "Europe/Berlin", "2030-03"],
])("on %s the recap is offered for the right month", (_, local, zone, month) => {
  const at = instantOf(local, zone);
  expect(recapMonth(dayIn(zone, at), hourIn(zone, at))).toBe(month);
});

test("the same instant is the last evening for one member and too early, or too late, for others", () => {
  const at = Date.parse("2026-11-30T23:30:00Z");
  const months = ["America/New_York", "America/Los_Angeles", "Pacific/Kiritimati"].map((zone) =>
    recapMonth(dayIn(zone, at), hourIn(zone, at)),
  );
  expect(months).toEqual(["2026-11", null, "2026-11"]);
  expect(dayIn("Pacific/Kiritimati", at)).toBe("2026-12-01");
});

/** The instant at which clocks of `zone` show `local`, found by trial. */
function instantOf(local: string, zone: string): number {
  const around = Date.parse(`${local}:00Z`);
  const shown = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  for (let at = around - 15 * 3_600_000; at <= around + 15 * 3_600_000; at += 1_800_000)
    if (shown.format(at).replace(" ", "T") === local) return at;
  throw new Error(`no ${local} in ${zone}`);
}

test("nothing is left to decide on of a first month that begins after its first week", () => {
  expect(leftToDecide("2026-11", 76_960, "2026-11-20")).toBe(0);
  expect(leftToDecide("2026-11", 76_960, "2026-11-07")).toBe(76_960);
  expect(leftToDecide("2026-12", 76_960, "2026-11-20")).toBe(76_960);
  expect(leftToDecide("2026-12", 76_960, null)).toBe(76_960);
});
