/** A place on the globe in degrees (WGS 84). */
export type Point = { lat: number; lon: number };
export type DistanceUnit = "km" | "mi";

const earthRadiusMeters = 6_371_008.8; // mean radius, IUGG
const metersPerMile = 1_609.344;
const cell = 0.01; // degrees of latitude: 1.11 km

/** Messages of the location states. Source: specification, section 8; the last two are ours. */
export const locationWords = {
  denied: { title: "Location Access Denied", text: "Please enable location services to find nearby savings." },
  unsupported: {
    title: "Location Not Supported",
    text: "This browser cannot say where you are. You can still add saving spots of your own.",
  },
  timedOut: { title: "Location Took Too Long", text: "Your device did not answer in time. Please try again, near a window if you can." },
  unknown: { title: "Location Not Found", text: "Your device could not tell where it is just now. Please try again in a moment." },
} as const;
export type LocationRefusal = keyof typeof locationWords;

/** What a browser's error code means: 1 denied, 2 unavailable, 3 timed out (W3C Geolocation). */
export const refusalFor = (code: number): LocationRefusal => (code === 1 ? "denied" : code === 3 ? "timedOut" : "unknown");

export const pointRefusal = "This is not a place on the map.";
export const isPoint = ({ lat, lon }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;

/** Great-circle distance by the haversine formula, in meters. Fine at the poles and across the antimeridian. */
export function distanceMeters(from: Point, to: Point): number {
  const lat = radians(to.lat - from.lat) / 2;
  const lon = radians(to.lon - from.lon) / 2;
  const chord = Math.sin(lat) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(lon) ** 2;
  return 2 * earthRadiusMeters * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** "0.4 mi", "12 km", "under 0.1 km". */
export function showDistance(meters: number, unit: DistanceUnit): string {
  const amount = meters / (unit === "km" ? 1_000 : metersPerMile);
  if (amount < 0.1) return `under 0.1 ${unit}`;
  return `${amount < 9.95 ? amount.toFixed(1) : Math.round(amount)} ${unit}`;
}

/** How precise a rounded location is, in the member's unit. */
export const showPrecision = (unit: DistanceUnit): string => (unit === "km" ? "a kilometer" : "two thirds of a mile");

/**
 * A point on a grid of about 1 km, so that nothing more precise ever leaves the browser. Toward the poles the steps of longitude grow as
 * the circles of latitude shrink. Rounding a rounded point changes nothing.
 */
export function roundPoint({ lat, lon }: Point): Point {
  const roundLat = clean(Math.round(lat / cell) * cell);
  const step = lonSteps.find((one) => one * Math.cos(radians(roundLat)) >= cell * 0.99) ?? 360;
  const roundLon = clean(Math.round(lon / step) * step);
  return { lat: roundLat, lon: roundLon >= 180 ? clean(roundLon - 360) : roundLon };
}

/** Names an area of the grid and its search radius; the cache key of the places found there. */
export const areaKey = (point: Point, radiusMeters: number): string => `${point.lat.toFixed(2)},${point.lon.toFixed(2)},${radiusMeters}`;

// each divides 360, so that the grid closes at the antimeridian
const lonSteps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 90, 180];
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const clean = (degrees: number) => Math.round(degrees * 100) / 100 + 0; // + 0 turns -0 into 0
