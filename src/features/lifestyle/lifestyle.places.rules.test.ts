import fc from "fast-check";
import { expect, test } from "vitest";
import { kindsOfPlaces } from "./lifestyle.places.content.ts";
import { nearest, placeLink, placesQuery, readPlaces } from "./lifestyle.places.rules.ts";

const library = { type: "node", id: 11, lat: 40.01, lon: -75.02, tags: { amenity: "library", name: "Main Branch" } };
const answer = (elements: unknown[], more: object = {}) => ({
  version: 0.6,
  generator: "Overpass API 0.7.62",
  osm3s: { timestamp_osm_base: "2026-11-19T04:00:00Z", copyright: "ODbL" },
  elements,
  ...more,
});

test("the query asks for every kind of place around the rounded point, as JSON with centers", () => {
  const query = placesQuery({ lat: 40.01, lon: -75.02 }, 3_000, 20);
  expect(query).toContain("[out:json][timeout:20]");
  expect(query).toContain('nwr["amenity"="library"](around:3000,40.01,-75.02);');
  expect(query).toContain('nwr["shop"~"^(charity|second_hand)$"](around:3000,40.01,-75.02);');
  expect(query).toContain('["brand"~"^(Aldi|Lidl|');
  expect(query).toMatch(/out meta center \d+;$/);
  expect(query.match(/nwr/g)?.length).toBe(kindsOfPlaces.flatMap((one) => one.tags).length);
});

test("a place has its name, type, kind of saving, hours, access, address and age, as far as they are known", () => {
  const read = readPlaces(
    answer([
      {
        ...library,
        timestamp: "2025-03-02T10:00:00Z",
        tags: {
          ...library.tags,
          opening_hours: "Mo-Fr 10:00-18:00",
          wheelchair: "limited",
          "addr:housenumber": "12",
          "addr:street": "Elm St",
          "addr:city": "Dayton",
        },
      },
    ]),
  );
  expect(read).toMatchObject({ asOf: "2026-11-19T04:00:00Z", isComplete: true });
  expect(read?.places).toEqual([
    {
      key: "node/11",
      lat: 40.01,
      lon: -75.02,
      name: "Main Branch",
      kind: "library",
      type: "Library",
      discount: kindsOfPlaces[1]?.discount,
      address: "12 Elm St, Dayton",
      openingHours: "Mo-Fr 10:00-18:00",
      wheelchair: "limited",
      editedOn: "2025-03-02",
    },
  ]);
  expect(placeLink("node/11")).toBe("https://www.openstreetmap.org/node/11");
});

test("unknown fields stay empty, and a place without a name says so", () => {
  const place = readPlaces(answer([{ ...library, tags: { amenity: "library" } }]))?.places[0];
  expect(place).toMatchObject({
    name: "Library without a name on the map",
    address: null,
    openingHours: null,
    wheelchair: null,
    editedOn: null,
  });
});

test("ways and relations are located at their center", () => {
  const read = readPlaces(
    answer([{ type: "way", id: 5, center: { lat: 1, lon: 2 }, nodes: [1], tags: { shop: "charity", name: "Give" } }]),
  );
  expect(read?.places).toMatchObject([{ key: "way/5", lat: 1, lon: 2, kind: "thrift" }]);
});

test.each([
  [{ shop: "second_hand" }, "thrift"],
  [{ amenity: "social_facility", social_facility: "food_bank" }, "food-bank"],
  [{ amenity: "food_sharing" }, "food-bank"],
  [{ amenity: "workshop", repair: "assisted_self_service" }, "repair"],
  [{ shop: "bicycle", "service:bicycle:diy": "yes" }, "repair"],
  [{ amenity: "marketplace" }, "market"],
  [{ shop: "supermarket", brand: "ALDI" }, "discount"],
  [{ shop: "charity;books" }, "thrift"],
])("%o is of the kind %s", (tags, kind) => {
  expect(readPlaces(answer([{ ...library, tags }]))?.places[0]?.kind).toBe(kind);
});

test("an ordinary supermarket and a café are left out", () => {
  expect(
    readPlaces(
      answer([
        { ...library, tags: { shop: "supermarket", brand: "Whole Foods Market" } },
        { ...library, id: 12, tags: { amenity: "cafe" } },
      ]),
    )?.places,
  ).toEqual([]);
});

test("broken elements are left out and the valid ones stay", () => {
  const broken = [
    null,
    7,
    "x",
    [],
    {},
    { type: "node" },
    { ...library, id: "11" },
    { ...library, lat: 91 },
    { ...library, lon: "3" },
    { ...library, tags: null },
    { type: "area", id: 3, lat: 1, lon: 1, tags: { amenity: "library" } },
    { type: "way", id: 4, tags: { amenity: "library" } },
  ];
  expect(readPlaces(answer([...broken, library]))?.places.map((one) => one.key)).toEqual(["node/11"]);
});

test("a malformed answer differs from an empty one", () => {
  for (const wrong of [null, undefined, "<html>", [], {}, { elements: null }, { elements: {} }]) expect(readPlaces(wrong)).toBeNull();
  expect(readPlaces(answer([]))).toMatchObject({ places: [], isComplete: true });
});

test("a remark that the server gave up makes the answer incomplete", () => {
  const remark = 'runtime error: Query timed out in "query" at line 3 after 21 seconds.';
  expect(readPlaces(answer([library], { remark }))).toMatchObject({ isComplete: false });
  expect(readPlaces(answer([library], { remark: "hint: nothing to worry" }))).toMatchObject({ isComplete: true });
});

test("the same shop as a point and as a building is one place, two branches are two", () => {
  const twin = { type: "way", id: 12, center: { lat: 40.0101, lon: -75.0201 }, tags: library.tags };
  const branch = { ...library, id: 13, lat: 40.03 };
  expect(readPlaces(answer([library, twin, branch, library]))?.places.map((one) => one.key)).toEqual(["node/11", "node/13"]);
});

test("names become one line of storable text, never too long", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (name) => {
      const place = readPlaces(answer([{ ...library, tags: { amenity: "library", name } }]))?.places[0];
      expect(place?.name.isWellFormed()).toBe(true);
      expect(place?.name).not.toMatch(/[\n\r\0]/);
      expect(place?.name.length).toBeGreaterThan(0);
      expect(place?.name.length).toBeLessThanOrEqual(120);
    }),
  );
});

test("whatever the answer, parsing it never throws", () => {
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      readPlaces(anything);
      readPlaces(answer([anything]));
      readPlaces(answer([{ ...library, tags: anything }]));
    }),
    { numRuns: 300 },
  );
});

test("the nearest come first, in any input order", () => {
  const at = (lat: number, lon: number, name: string) => ({ lat, lon, name });
  const list = [at(0, -179.9, "across"), at(0, 179.8, "far"), at(0, 179.99, "door")];
  expect(nearest(list, { lat: 0, lon: 180 }).map((one) => one.name)).toEqual(["door", "across", "far"]);
  expect(nearest(list, { lat: 0, lon: 180 }, 1)).toHaveLength(1);
  fc.assert(
    fc.property(
      fc.array(fc.record({ lat: fc.integer({ min: -90, max: 90 }), lon: fc.integer({ min: -180, max: 180 }), name: fc.string() })),
      (places) => {
        const sorted = nearest(places, { lat: 10, lon: 10 }, 1_000);
        expect(sorted).toHaveLength(places.length);
        const distances = sorted.map((one) => one.distanceMeters);
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      },
    ),
  );
});

test("every kind has a name, and says what it usually offers", () => {
  for (const one of kindsOfPlaces) {
    expect(one.type).not.toBe("");
    expect(one.discount.length).toBeGreaterThan(30);
  }
});
