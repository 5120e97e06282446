import { expect, test } from "vitest";
import { formatZone, placeOfZone, zonesAgree } from "./zones.rules.ts";

test.each([
  ["Pacific/Auckland", "Auckland"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires"],
  ["UTC", "UTC"],
])("%s is called %s", (zone, place) => expect(placeOfZone(zone)).toBe(place));

test("a zone is shown without underscores", () =>
  expect(formatZone("America/Argentina/Buenos_Aires")).toBe("America/Argentina/Buenos Aires"));

test.each([
  ["Europe/Berlin", "Europe/Paris", true],
  ["Asia/Calcutta", "Asia/Kolkata", true],
  ["America/New_York", "Pacific/Auckland", false],
  // the same in winter, an hour apart in summer
  ["America/Denver", "America/Phoenix", false],
  ["UTC", "Europe/London", false],
])("%s and %s show the same time: %s", (one, other, is) => expect(zonesAgree(one, other, Date.UTC(2026, 10, 23))).toBe(is));
