import { type KindOfPlace, type PlaceKind, kindsOfPlaces } from "./lifestyle.places.content.ts";
import { type Point, distanceMeters, isPoint } from "./lifestyle.near.rules.ts";

export type { PlaceKind };
/** One real place. `discount` says what its kind usually offers; unknown fields are null. */
export type Place = Point & {
  /** "node/123", "way/456": its OpenStreetMap id. */
  key: string;
  name: string;
  kind: PlaceKind;
  type: string;
  discount: string;
  address: string | null;
  openingHours: string | null;
  wheelchair: "yes" | "limited" | "no" | null;
  /** When the entry was last edited, as ISO date. */
  editedOn: string | null;
};
type Nearby<T extends Point> = T & { distanceMeters: number };
type PlacesRead = { places: Place[]; asOf: string | null; isComplete: boolean };

export const radii = [3_000, 10_000] as const;
export type Radius = (typeof radii)[number];
const mostPlaces = 60;
const mostElements = 800;

export const placesWords = {
  unavailable: "The map service does not answer right now. Nothing is lost; please try again in a few minutes.",
  busy: "The map service is busy right now. Please try again in a few minutes.",
  spent: "We have asked the map service as often as it allows for today. Areas that were looked up before still work.",
  notConfigured: "Looking up places is not set up here, so nothing was sent anywhere. Your own saving spots work as before.",
  none: "No such places are on the map near here. Look farther, or add a saving spot of your own.",
  attribution: "© OpenStreetMap contributors",
  attributionLink: "https://www.openstreetmap.org/copyright",
} as const;

/** The query for an Overpass server: every kind of place around `center`, with its center and the date of its last edit. */
export function placesQuery(center: Point, radius: Radius, timeoutSeconds: number): string {
  const around = `(around:${radius},${center.lat.toFixed(2)},${center.lon.toFixed(2)})`;
  const parts = kindsOfPlaces.flatMap((one) => one.tags).map((set) => `nwr${Object.entries(set).map(filterFor).join("")}${around};`);
  return `[out:json][timeout:${timeoutSeconds}][maxsize:33554432];\n(\n${parts.join("\n")}\n);\nout meta center ${mostElements};`;
}

/**
 * Parses the JSON of an Overpass server. Elements of another form than documented are left out; null when the whole answer is malformed. A
 * `remark` about an error means that the server gave up midway: then `isComplete` is false.
 */
export function readPlaces(answer: unknown): PlacesRead | null {
  if (!isRecord(answer) || !Array.isArray(answer["elements"])) return null;
  const places = answer["elements"].map(readElement).filter((one) => one !== null);
  const base = isRecord(answer["osm3s"]) ? words(answer["osm3s"]["timestamp_osm_base"], 40) : null;
  const remark = words(answer["remark"], 500);
  return {
    places: withoutTwins(places),
    asOf: isInstant(base) ? base : null,
    isComplete: remark === null || !/error|timed out|memory/i.test(remark),
  };
}

/** The nearest first, with the distance. Equal distances are sorted by name. */
export function nearest<T extends Point & { name: string }>(places: readonly T[], from: Point, most = mostPlaces): Nearby<T>[] {
  return places
    .map((place) => ({ ...place, distanceMeters: distanceMeters(from, place) }))
    .toSorted((a, b) => a.distanceMeters - b.distanceMeters || a.name.localeCompare(b.name))
    .slice(0, most);
}

export const wheelchairWords = { yes: "Wheelchair access", limited: "Limited wheelchair access", no: "No wheelchair access" } as const;
export const placeLink = (key: string): string => `https://www.openstreetmap.org/${key}`;

function readElement(element: unknown): Place | null {
  if (!isRecord(element) || !isRecord(element["tags"])) return null;
  const { type, id, tags } = element;
  if ((type !== "node" && type !== "way" && type !== "relation") || typeof id !== "number" || !Number.isSafeInteger(id)) return null;
  const at = pointOf(isRecord(element["center"]) ? element["center"] : element);
  const kind = kindsOfPlaces.find((one) => one.tags.some((set) => Object.entries(set).every(([tag, values]) => holds(tags, tag, values))));
  if (!at || !kind) return null;
  const tag = (name: string, longest = 120) => words(tags[name], longest);
  const street = [tag("addr:housenumber", 20), tag("addr:street")].filter((one) => one !== null).join(" ");
  const wheelchair = tag("wheelchair");
  return {
    ...at,
    key: `${type}/${id}`,
    name: tag("name") ?? tag("brand") ?? tag("operator") ?? `${kind.type} without a name on the map`,
    kind: kind.kind,
    type: kind.type,
    discount: kind.discount,
    address: [street, tag("addr:city")].filter((one) => one).join(", ") || null,
    openingHours: tag("opening_hours", 250),
    wheelchair: wheelchair === "yes" || wheelchair === "limited" || wheelchair === "no" ? wheelchair : null,
    editedOn: isInstant(words(element["timestamp"], 40)) ? String(element["timestamp"]).slice(0, 10) : null,
  };
}

const filterFor = ([tag, values]: [string, readonly string[]]) =>
  tag === "brand"
    ? `["brand"~"^(${values.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})$",i]`
    : values.length === 1
      ? `["${tag}"="${values[0]}"]`
      : `["${tag}"~"^(${values.join("|")})$"]`;

function holds(tags: Record<string, unknown>, tag: string, values: KindOfPlace["tags"][number][string]): boolean {
  const value = words(tags[tag], 200);
  if (value === null) return false;
  // OpenStreetMap separates several values of one tag by semicolons
  const written = value.split(";").map((one) => one.trim().toLowerCase());
  return (values ?? []).some((one) => written.includes(one.toLowerCase()));
}

/** The same shop is often mapped twice, as a point and as its building: within 60 m and with the same name it is one place. */
function withoutTwins(places: readonly Place[]): Place[] {
  const saved: Place[] = [];
  for (const place of places) {
    const isTwin = saved.some(
      (one) => one.key === place.key || (one.kind === place.kind && one.name === place.name && distanceMeters(one, place) < 60),
    );
    if (!isTwin) saved.push(place);
  }
  return saved;
}

function pointOf({ lat, lon }: Record<string, unknown>): Point | null {
  return typeof lat === "number" && typeof lon === "number" && isPoint({ lat, lon }) ? { lat, lon } : null;
}

/** Text that can be stored and shown on one line, or null. */
function words(value: unknown, longest: number): string | null {
  if (typeof value !== "string") return null;
  const plain = value
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  return plain === "" ? null : plain.length > longest ? `${plain.slice(0, longest - 1).toWellFormed()}…` : plain;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isInstant = (text: string | null): boolean =>
  text !== null && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
