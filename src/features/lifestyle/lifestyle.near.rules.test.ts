import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Point,
  areaKey,
  distanceMeters,
  isPoint,
  locationWords,
  refusalFor,
  roundPoint,
  showDistance,
  showPrecision,
} from "./lifestyle.near.rules.ts";

const points: fc.Arbitrary<Point> = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});
const halfEarth = Math.PI * 6_371_008.8;

test("known distances are computed correctly", () => {
  const berlin = { lat: 52.52, lon: 13.405 };
  expect(distanceMeters(berlin, { lat: 48.8566, lon: 2.3522 })).toBeCloseTo(877_464, -3); // Paris
  expect(distanceMeters({ lat: 0, lon: 0 }, { lat: 0, lon: 1 })).toBeCloseTo(111_195, -1);
  expect(distanceMeters({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(halfEarth, 0);
});

test("places on both sides of the antimeridian are near each other", () => {
  expect(distanceMeters({ lat: -17, lon: 179.99 }, { lat: -17, lon: -179.99 })).toBeLessThan(2_200);
  expect(distanceMeters({ lat: -17, lon: 180 }, { lat: -17, lon: -180 })).toBeLessThan(0.01);
});

test("at a pole the longitude is ignored", () => {
  fc.assert(
    fc.property(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }), (a, b) => {
      expect(distanceMeters({ lat: 90, lon: a }, { lat: 90, lon: b })).toBeLessThan(0.01);
      expect(distanceMeters({ lat: 90, lon: a }, { lat: -90, lon: b })).toBeCloseTo(halfEarth, 0);
    }),
  );
});

test("distances are the same both ways, never negative, never more than half around, and zero only for the same point", () => {
  fc.assert(
    fc.property(points, points, (a, b) => {
      const there = distanceMeters(a, b);
      expect(Math.abs(there - distanceMeters(b, a))).toBeLessThan(1e-3);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThanOrEqual(halfEarth + 1);
      expect(distanceMeters(a, a)).toBe(0);
    }),
  );
});

test("a detour is never shorter than the way itself", () => {
  fc.assert(
    fc.property(points, points, points, (a, b, c) => {
      expect(distanceMeters(a, c)).toBeLessThanOrEqual(distanceMeters(a, b) + distanceMeters(b, c) + 0.5);
    }),
  );
});

test("a rounded point is at most about a kilometer away, and rounding it again changes nothing", () => {
  fc.assert(
    fc.property(points, (point) => {
      const rounded = roundPoint(point);
      expect(isPoint(rounded)).toBe(true);
      expect(roundPoint(rounded)).toEqual(rounded);
      expect(distanceMeters(point, rounded)).toBeLessThan(1_700);
      expect(Object.is(rounded.lat, -0) || Object.is(rounded.lon, -0)).toBe(false);
      expect(areaKey(rounded, 3000)).toMatch(/^-?\d+\.\d\d,-?\d+\.\d\d,3000$/);
    }),
    { numRuns: 500 },
  );
});

test("no grid cell is narrower than a kilometer, so that a location is never more precise near the poles", () => {
  for (let lat = 0; lat < 89.9; lat += 0.37) {
    const here = roundPoint({ lat, lon: 12.3456 });
    let east = here.lon;
    while (roundPoint({ lat: here.lat, lon: east }).lon === here.lon && east < 180) east += 0.001;
    const next = { lat: here.lat, lon: roundPoint({ lat: here.lat, lon: east }).lon };
    expect(east < 180 ? distanceMeters(here, next) : Infinity).toBeGreaterThan(990);
  }
});

test("both sides of the antimeridian and all of a pole round to one point", () => {
  expect(roundPoint({ lat: 10, lon: 179.999 })).toEqual({ lat: 10, lon: -180 });
  expect(roundPoint({ lat: 10, lon: -179.999 })).toEqual({ lat: 10, lon: -180 });
  expect(roundPoint({ lat: 90, lon: 77 })).toEqual({ lat: 90, lon: 0 });
  expect(roundPoint({ lat: -89.999, lon: -120 })).toEqual({ lat: -90, lon: 0 });
});

test("a point outside the globe is refused", () => {
  for (const wrong of [
    { lat: 90.1, lon: 0 },
    { lat: 0, lon: 181 },
    { lat: Number.NaN, lon: 0 },
    { lat: 0, lon: Infinity },
  ])
    expect(isPoint(wrong)).toBe(false);
});

test("distances are written in km or miles", () => {
  expect(showDistance(643.7, "mi")).toBe("0.4 mi");
  expect(showDistance(640, "km")).toBe("0.6 km");
  expect(showDistance(50, "km")).toBe("under 0.1 km");
  expect(showDistance(9_949, "km")).toBe("9.9 km");
  expect(showDistance(9_960, "km")).toBe("10 km");
  expect(showDistance(25_000, "mi")).toBe("16 mi");
  expect([showPrecision("mi"), showPrecision("km")]).toEqual(["two thirds of a mile", "a kilometer"]);
});

test("a denied location is reported in the words of the specification", () => {
  expect(locationWords[refusalFor(1)]).toEqual({
    title: "Location Access Denied",
    text: "Please enable location services to find nearby savings.",
  });
  expect(locationWords.unsupported.title).toBe("Location Not Supported");
  expect([refusalFor(2), refusalFor(3), refusalFor(99)]).toEqual(["unknown", "timedOut", "unknown"]);
});
